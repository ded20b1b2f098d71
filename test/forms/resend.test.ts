import { expect, test } from "vitest";
import { deliveryIdOf, tagOf } from "~/domain/mail-event";
import { parseResendEvent } from "~/forms/resend";

const event = (type: string, data: object = {}) => ({
  type,
  created_at: "2026-02-03T04:05:06.000Z",
  data: { email_id: "mail-1", to: ["Anna <Anna@Example.com>"], ...data },
});
const permanent = { bounce: { type: "Permanent", subType: "General", message: "no such user" } };
const tag = { name: "delivery", value: tagOf("support/1") };

test.each([
  ["delivered", event("email.delivered")],
  ["bounced", event("email.bounced", permanent)],
  ["complained", event("email.complained")],
])("%s is read", (type, body) => {
  const at = Date.parse("2026-02-03T04:05:06Z");
  const expected = { type, providerMessageId: "mail-1", deliveryId: null, recipients: ["anna@example.com"], at };
  expect(parseResendEvent(body)).toEqual(expected);
});

test("our own id comes back by its tag, in either form", () => {
  for (const tags of [[tag], { [tag.name]: tag.value }]) {
    expect(parseResendEvent(event("email.delivered", { tags }))).toMatchObject({ deliveryId: "support/1" });
  }
});

test.each([
  ["nothing", undefined],
  ["a list", []],
  ["an event that says nothing of arriving", event("email.opened")],
  ["a bounce that may pass", event("email.bounced", { bounce: { type: "Transient" } })],
  ["a bounce without its kind", event("email.bounced")],
  ["an event without its mail", { ...event("email.delivered"), data: {} }],
  ["an event of no time", { ...event("email.delivered"), created_at: "soon" }],
  ["a name that objects have", event("constructor")],
])("%s is taken and left", (_, body) => {
  expect(parseResendEvent(body)).toBeNull();
});

test.each(["support/1", "reminder:user:1:ab/mail", "late/ö☕/3", "a"])("%s fits a tag and comes back", (id) => {
  expect(tagOf(id)).toMatch(/^[\w-]+$/);
  expect(deliveryIdOf(tagOf(id) ?? "")).toBe(id);
});

test("an id that is too long has no tag, and what is no tag of ours no id", () => {
  expect(tagOf("x".repeat(200))).toBeNull();
  expect([deliveryIdOf("a"), deliveryIdOf("abcde"), deliveryIdOf("a b"), deliveryIdOf("")]).toEqual(
    Array(4).fill(null),
  );
});
