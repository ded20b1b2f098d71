import { expect, test } from "vitest";
import { BUTTON_TITLE_MAX } from "~/domain/message";
import { LANGUAGES } from "~/domain/preferences";
import { templateMessage } from "~/domain/template-message";
import { allSubmissions, CODE_EXPIRATION_MINUTES, TEMPLATE_WORDS, templateSubmission } from "~/domain/template-words";
import { MINUTE } from "~/domain/time";
import { CODE_LIFETIME_MS } from "~/domain/verification";
import { TEMPLATE_LANGUAGES, TEMPLATE_USES, templateLanguage, templateOf } from "~/domain/whatsapp-templates";
import { whatsAppBody } from "~/providers/whatsapp-body";

const inEveryLanguage = TEMPLATE_USES.flatMap((use) => TEMPLATE_LANGUAGES.map((language) => [use, language] as const));

test.each(inEveryLanguage)(
  "%s in %s has its own words with every parameter once, as Meta takes them",
  (use, language) => {
    const { parameters, buttons = [] } = templateOf(use);
    const words = TEMPLATE_WORDS[use];
    if (words === null) return;
    const { body, buttons: titles = [] } = words[language];
    const named = body.match(/\{\{\w+\}\}/g) ?? [];
    expect(named.toSorted()).toEqual(
      Object.keys(parameters)
        .map((name) => `{{${name}}}`)
        .toSorted(),
    );
    expect(body).not.toMatch(/^\s*\{\{|\}\}[.!?\s]*$/);
    expect(titles).toHaveLength(buttons.length);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(BUTTON_TITLE_MAX);
    if (language !== "en") expect(body).not.toBe(words.en.body);
  },
);

test.each(TEMPLATE_USES)("the longest body of %s is as long as its row says", (use) => {
  const words = TEMPLATE_WORDS[use];
  const longest = words ? Math.max(...Object.values(words).map(({ body }) => body.length)) : undefined;
  expect(templateOf(use).longest).toBe(longest);
});

test("what is submitted is numbered in the order of the parameters, with an example of each", () => {
  expect(templateSubmission("conflict", "en")).toEqual({
    name: "parley_conflict",
    language: "en",
    category: "UTILITY",
    components: [
      {
        type: "BODY",
        text: "Two of your meetings overlap: {{1}} ({{2}}) and {{3}} ({{4}}). What shall I do?",
        example: {
          body_text: [["Demo with Anna", "Tue 24 Nov, 15:00–15:30", "Budget review", "Tue 24 Nov, 15:15–16:00"]],
        },
      },
      {
        type: "BUTTONS",
        buttons: ["Move the first", "Move the second", "Keep both"].map((text) => ({ type: "QUICK_REPLY", text })),
      },
    ],
  });
  expect(templateSubmission("code", "nl").components).toEqual([
    { type: "BODY", add_security_recommendation: true },
    { type: "FOOTER", code_expiration_minutes: CODE_EXPIRATION_MINUTES },
    { type: "BUTTONS", buttons: [{ type: "OTP", otp_type: "COPY_CODE" }] },
  ]);
  expect(new Set(allSubmissions().map(({ name, language }) => `${name} ${language}`)).size).toBe(
    TEMPLATE_USES.length * TEMPLATE_LANGUAGES.length,
  );
});

test("a code is said to be good for as long as it is, and every language that can be chosen has its templates", () => {
  expect(CODE_EXPIRATION_MINUTES * MINUTE).toBe(CODE_LIFETIME_MS);
  expect(LANGUAGES.map(({ value }) => templateLanguage(value))).toEqual(LANGUAGES.map(({ value }) => value));
  expect(["pt-BR", "", "de-AT"].map(templateLanguage)).toEqual(["en", "en", "de"]);
});

test("a message is filled in the order of the parameters, its buttons carry what a tap brings back", () => {
  const values = { second: "Review", secondTime: "15:15", first: "Demo\n\twith Anna", firstTime: "" };
  const message = templateMessage("conflict", "de", { ...values, keepBoth: "k", moveFirst: "a", moveSecond: "b" });
  expect(whatsAppBody(message)).toEqual({
    type: "template",
    template: {
      name: "parley_conflict",
      language: { code: "de" },
      components: [
        {
          type: "body",
          parameters: ["Demo with Anna", "–", "Review", "15:15"].map((text) => ({ type: "text", text })),
        },
        ...["a", "b", "k"].map((payload, n) => ({
          type: "button",
          sub_type: "quick_reply",
          index: String(n),
          parameters: [{ type: "payload", payload }],
        })),
      ],
    },
  });
  expect(templateMessage("code", "en", { code: "123456" })).toMatchObject({
    parameters: ["123456"],
    copyCode: "123456",
  });
});

test("values that are too long are cut, the longest first, until the whole fits", () => {
  const link = "https://parley.example/dashboard/meetings/1";
  const { parameters } = templateMessage("summaryReady", "en", { title: "t".repeat(2_000), link });
  expect(parameters[1]).toBe(link);
  expect(parameters[0]).toMatch(/^t+…$/);
  const { parameters: both } = templateMessage("reminders", "en", { time: "x".repeat(900), meetings: "y".repeat(900) });
  expect(both.join("").length).toBeLessThan(1_024);
  expect(Math.abs((both[0] ?? "").length - (both[1] ?? "").length)).toBeLessThan(50);
});

test("the compiler refuses a message with a parameter or a button too many or too few", () => {
  // @ts-expect-error a parameter is missing
  templateMessage("summaryReady", "en", { title: "Demo" });
  // @ts-expect-error there is no such parameter
  templateMessage("test", "en", { title: "Demo" });
  // @ts-expect-error its buttons are missing
  templateMessage("conflict", "en", { first: "a", firstTime: "b", second: "c", secondTime: "d" });
  // @ts-expect-error there is no such language
  templateMessage("test", "pt", {});
});
