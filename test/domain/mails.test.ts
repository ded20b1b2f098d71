import { expect, test } from "vitest";
import type { Mail } from "~/domain/mail";
import { writeLetter } from "~/domain/mail";
import { exampleEvent } from "./example-event";

type Builders = Record<string, (...values: never[]) => Mail>;
const modules = import.meta.glob<Builders>("../../app/domain/{*-mails,number-loss}.ts", { eager: true });
const builders: Builders = Object.fromEntries(
  Object.values(modules).flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith("Mail"))),
);

const URL_OF_OURS = "https://parley.test/auth/confirm?token=x";
const HOSTILE = [
  "Your account was locked. Go to https://evil.example/login",
  "Visit evil.example now",
  "www.evil.example",
  "Bank\r\nBcc: victim@evil.example",
  "Line\u2028two\u0085three\u0000",
  "a@evil.example",
];
const NOW = Date.parse("2026-11-24T09:05:00Z");

const PAID = { number: "AB-0001", description: "1 × Parley Starter (per month)", at: NOW, total: 2_900, tax: 503 };

const HOUR = { start: NOW + 86_400_000, end: NOW + 90_000_000 };

const offered = (words: string) => ({
  host: { name: words, email: "robin@parley.test", zone: "UTC" },
  title: words,
  now: NOW,
});

const summary = (words: string) => ({
  title: words,
  start: NOW,
  zone: "UTC",
  overview: [{ text: words }],
  decisions: [{ text: words }],
  actionItems: [{ text: words, owner: words, due: "2026-11-27" }],
  questions: [{ text: words }],
  followUp: null,
  dropped: 1,
});

/** Every mail of the app: to whom it goes, and how it is made with words of somebody's. */
const MAILS: Record<string, { to: "unproven" | "guest" | "owner" | "us"; make: (words: string) => Mail }> = {
  confirmSignUpMail: { to: "unproven", make: () => call("confirmSignUpMail", URL_OF_OURS) },
  confirmAddressMail: { to: "unproven", make: () => call("confirmAddressMail", URL_OF_OURS) },
  accountExistsMail: { to: "unproven", make: () => call("accountExistsMail", URL_OF_OURS, URL_OF_OURS) },
  signInLinkMail: { to: "unproven", make: () => call("signInLinkMail", URL_OF_OURS) },
  resetPasswordMail: { to: "unproven", make: () => call("resetPasswordMail", URL_OF_OURS) },
  contactReceivedMail: { to: "unproven", make: () => call("contactReceivedMail") },
  runningLateMail: {
    to: "guest",
    make: (words) =>
      call(
        "runningLateMail",
        { name: words, email: "robin@parley.test" },
        exampleEvent({ title: words }),
        10,
        "UTC",
        NOW,
      ),
  },
  timesOfferedMail: {
    to: "guest",
    make: (words) =>
      call("timesOfferedMail", offered(words), { slots: [HOUR], url: URL_OF_OURS, language: "en", toSeveral: true }),
  },
  timeBookedMail: {
    to: "guest",
    make: (words) =>
      call("timeBookedMail", offered(words), { slot: HOUR, location: words, uid: "x", zone: "UTC", language: "en" }),
  },
  guestSummaryMail: {
    to: "guest",
    make: (words) =>
      call(
        "guestSummaryMail",
        summary(words),
        { name: words, email: "robin@parley.test" },
        { language: "en", now: NOW },
      ),
  },
  summaryMail: {
    to: "owner",
    make: (words) =>
      call(
        "summaryMail",
        summary(words),
        { name: words, keepDays: 30, settingsUrl: URL_OF_OURS },
        { language: "en", url: URL_OF_OURS, now: NOW },
      ),
  },
  missingTranscriptMail: {
    to: "owner",
    make: (words) =>
      call(
        "missingTranscriptMail",
        words,
        { name: words, settingsUrl: URL_OF_OURS },
        { language: "en", url: URL_OF_OURS },
      ),
  },
  offerAnsweredMail: {
    to: "owner",
    make: (words) =>
      call(
        "offerAnsweredMail",
        offered(words),
        { kind: "suggested", text: words },
        { name: words, email: "guest@parley.test", invited: true },
        URL_OF_OURS,
      ),
  },
  groupAnsweredMail: {
    to: "owner",
    make: (words) => call("groupAnsweredMail", offered(words), HOUR, URL_OF_OURS),
  },
  assistantConnectedMail: {
    to: "owner",
    make: (words) =>
      call("assistantConnectedMail", words, {
        ...{ client: words, host: "assistant.example", keysUrl: URL_OF_OURS, resetUrl: URL_OF_OURS },
      }),
  },
  apiKeyCreatedMail: {
    to: "owner",
    make: (words) => call("apiKeyCreatedMail", words, "parley_live_x", URL_OF_OURS, URL_OF_OURS),
  },
  webhookDisabledMail: {
    to: "owner",
    make: (words) => call("webhookDisabledMail", words, "https://hooks.parley.test/x", URL_OF_OURS),
  },
  signInAddedMail: { to: "owner", make: (words) => call("signInAddedMail", words, URL_OF_OURS, URL_OF_OURS) },
  signInRemovedMail: { to: "owner", make: (words) => call("signInRemovedMail", words, URL_OF_OURS) },
  numberLostMail: {
    to: "owner",
    make: (words) => call("numberLostMail", words, "+31612345678", "silent", URL_OF_OURS),
  },
  passwordChangedMail: {
    to: "owner",
    make: (words) =>
      call(
        "passwordChangedMail",
        words,
        { resetUrl: URL_OF_OURS, keysUrl: URL_OF_OURS },
        { withoutGoogle: true, endedKeys: [words] },
      ),
  },
  addressChangedMail: { to: "owner", make: (words) => call("addressChangedMail", words, "support@parley.test") },
  accountDeletedMail: {
    to: "owner",
    make: (words) =>
      call("accountDeletedMail", words, { planEnded: true, supportEmail: "support@parley.test", language: "fr" }),
  },
  paymentFailedMail: { to: "owner", make: (words) => call("paymentFailedMail", words, PAID, NOW, URL_OF_OURS) },
  receiptMail: { to: "owner", make: (words) => call("receiptMail", words, PAID, URL_OF_OURS) },
  planEndsMail: {
    to: "owner",
    make: (words) => call("planEndsMail", words, "Starter", NOW, URL_OF_OURS, { amount: PAID, paidUntil: NOW }),
  },
  withdrawalMail: {
    to: "owner",
    make: (words) => call("withdrawalMail", words, { planName: "Starter", isPaid: true }, NOW, URL_OF_OURS),
  },
  calendarRevokedMail: { to: "owner", make: (words) => call("calendarRevokedMail", words, URL_OF_OURS) },
  contactMail: {
    to: "us",
    make: (words) => call("contactMail", { name: words, email: "a@b.example", subject: words, message: words }),
  },
  supportMail: {
    to: "us",
    make: (words) => {
      const account = { id: "id", email: "robin@parley.test" };
      return call("supportMail", { account, name: words, email: "a@b.example", subject: words, message: words });
    },
  },
};

/** Our own addresses aside, the text has nothing that a mail program makes clickable. */
const clickable = (text: string) =>
  text
    .replaceAll(URL_OF_OURS, "")
    .replace(/\S+@parley\.test/g, "")
    .match(/:\/\/|\bwww\.\S|\S@\S|[\p{L}\p{N}]\.\p{L}/gu);

test("the table holds every mail", () => {
  expect(Object.keys(MAILS).toSorted()).toEqual(Object.keys(builders).toSorted());
  // Only what can be made without anybody's words goes to an address that nobody has proven.
  for (const [name, { to }] of Object.entries(MAILS))
    if (to === "unproven") expect(builders[name]?.length).toBeLessThan(3);
});

test.each(Object.entries(MAILS))("%s carries no stranger's links or lines", (_, { to, make }) => {
  const plain = make("Robin Example");
  for (const words of HOSTILE) {
    const mail = make(words);
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(clickable(mail.subject)).toBeNull();
    if (to === "unproven") expect(mail).toEqual(plain);
    if (to === "guest" || to === "owner") expect(clickable(mail.text)).toBeNull();
  }
});

test("a subject is one line without links, whatever it is made from", () => {
  const { subject } = writeLetter({
    subject: "Help\r\nBcc: a@b.example\u0085 https://x.example y",
    greeting: "",
    paragraphs: [],
  });
  expect(subject).toBe("Help Bcc: a @ b. example https: //x. example y");
});

function call(name: string, ...values: unknown[]): Mail {
  // The table above gives each the values that it takes.
  return (builders[name] as unknown as (...all: unknown[]) => Mail)(...values);
}

test("the mail about an assistant gives its host with its port as it is written", () => {
  const mail = (host: string) =>
    call("assistantConnectedMail", "Robin", { client: "Helper", host, keysUrl: URL_OF_OURS, resetUrl: URL_OF_OURS });
  expect(mail("localhost:9999").text).toContain("was sent to localhost:9999.");
  expect(mail("assistant.example:8443").text).toContain("was sent to assistant. example:8443.");
});

test("a name that nobody proved is quoted to the user, and a guest is greeted without one", () => {
  const name = "Anna Send Money";
  const to = (words: string) => offered(words);
  const guest = { name, email: "guest@parley.test", invited: false };
  const { subject, text } = call("offerAnsweredMail", to("Open"), { kind: "picked", slot: HOUR }, guest, URL_OF_OURS);
  expect(subject).toContain("'Anna Send Money' picked ");
  expect(text).toContain("“Anna Send Money” (guest@parley.test) picked ");
  for (const language of ["en", "nl", "de", "fr", "es"])
    expect(
      call("timeBookedMail", to("Open"), { slot: HOUR, location: "", uid: "x", zone: "UTC", language }).text,
    ).toMatch(/^[\p{L} ]+[,:]\n/u);
});
