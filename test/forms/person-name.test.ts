import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import * as mails from "~/domain/account-mails";
import { viewEvent } from "~/domain/event-view";
import { runningLateMail } from "~/domain/guest-mails";
import { viewMeeting } from "~/domain/meeting-view";
import { numberLostMail } from "~/domain/number-loss";
import { SignUpForm } from "~/forms/account";
import { ContactForm } from "~/forms/contact";
import { ProfileForm, SupportForm } from "~/forms/settings";
import { exampleEvent } from "../domain/example-event";

const PHISH = "Your account was locked. Go to https://evil.example";
const FORMS = [
  ["sign-up", SignUpForm, "name"],
  ["profile, first name", ProfileForm, "firstName"],
  ["profile, last name", ProfileForm, "lastName"],
  ["support", SupportForm, "name"],
  ["contact", ContactForm, "name"],
] as const;

const REFUSED = [
  PHISH,
  "Parley Support",
  "Anna. Your card was refused",
  "Anna\nBcc: all",
  "evil.example",
  "anna@evil.example",
  "Anna <b>",
  "a".repeat(500),
];

test.each(FORMS.flatMap((form) => REFUSED.map((name) => [...form, name] as const)))(
  "%s refuses a name that would be more than a name, says why at the field and keeps what was typed",
  (_, schema, field, name) => {
    const data = new FormData();
    data.set(field, name);
    const reply = parseWithZod(data, { schema }).reply();
    expect(reply.error?.[field]?.[0]).toMatch(/^(?:Use|Leave)[^.]*\.$/);
    expect(reply.error?.[field]).toHaveLength(1);
    expect(reply.initialValue?.[field]).toBe(name);
  },
);

test.each(FORMS)("%s takes honest names", (_, schema, field) => {
  for (const name of ["Anne-Marie O'Neill", "José María", "李小龙", "van 't Hoff", "Dr. K. Müller-Lüdenscheidt"]) {
    const data = new FormData();
    data.set(field, name);
    expect(parseWithZod(data, { schema }).reply().error?.[field]).toBeUndefined();
  }
});

const EVENT = exampleEvent({
  title: PHISH,
  attendees: [{ email: "wendy@bank.example", name: "Wendy (wendy@real.example) — verified\u202E" }],
});

test("no mail and no page shows a name or a title from outside as a link", () => {
  const words = [
    mails.passwordChangedMail(
      PHISH,
      { resetUrl: "https://ours.example", keysUrl: "https://ours.example" },
      { withoutGoogle: true, endedKeys: [PHISH] },
    ),
    mails.signInAddedMail(PHISH, "https://ours.example", "https://ours.example"),
    mails.signInRemovedMail(PHISH, "https://ours.example"),
    numberLostMail(PHISH, "+31612345678", "silent", "https://ours.example"),
    mails.addressChangedMail(PHISH, "help@ours.example"),
    runningLateMail({ name: PHISH, email: "robin@parley.test" }, EVENT, 10, "UTC", 0),
  ].flatMap(({ subject, text, html }) => [subject, text, html]);
  for (const one of words) expect(one).not.toMatch(/evil\.example/);

  expect(viewEvent(EVENT, "UTC", 0).guests).toBe("Wendy");
  const row = { ...EVENT, startAt: EVENT.start, endAt: EVENT.end };
  const meeting = viewMeeting(
    { ...row, repeats: 0, organizerSelf: 1, state: "upcoming", type: "video" } as never,
    "UTC",
    0,
  );
  expect(meeting.guests).toMatchObject([{ name: "Wendy", address: "wendy@bank.example" }]);
});

test("a message is none in two halves either", () => {
  const data = new FormData();
  data.set("firstName", "Anna.");
  data.set("lastName", "Send money");
  data.set("timezone", "Europe/Amsterdam");
  expect(parseWithZod(data, { schema: ProfileForm }).reply().error?.lastName).toEqual([
    "Use a name alone, without a message.",
  ]);
});
