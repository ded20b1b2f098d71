import { expect, test } from "vitest";
import { googleEventId } from "~/domain/event-id";
import { maskPhone, readPhone, toE164 } from "~/domain/phone";
import { DAY } from "~/domain/time";
import { meetingsLeft, TRIAL_DAYS, TRIAL_MEETINGS, trialDaysLeft, trialEndsAt, trialHolder } from "~/domain/trial";

const meetingId = "0b0c6a3e-7a51-4a27-9f54-3f4f2a1f1c9d";

test("a meeting has one Google event id, in the letters that Google takes", () => {
  expect(googleEventId(meetingId)).toMatch(/^[a-v0-9]{5,1024}$/);
  expect(googleEventId(meetingId.toUpperCase())).toBe(googleEventId(meetingId));
  expect(googleEventId("1b0c6a3e-7a51-4a27-9f54-3f4f2a1f1c9d")).not.toBe(googleEventId(meetingId));
  expect(() => googleEventId("not-a-uuid")).toThrow(RangeError);
});

test("a WhatsApp id becomes E.164", () => {
  expect(toE164("31612345678")).toBe("+31612345678");
  expect(toE164("+31612345678")).toBe("+31612345678");
  for (const bad of ["", "0612345678", "31 6123", "123456", "1234567890123456", "NL.1349"]) {
    expect(() => toE164(bad)).toThrow(RangeError);
  }
});

test.each([
  ["+31 6 1234-5678", "+31612345678"],
  ["0031612345678", "+31612345678"],
  ["+1 (415) 555-2671", "+14155552671"],
  ["0612345678", undefined],
  ["+31", undefined],
  ["hello", undefined],
])("typed as %j a number is %s", (typed, expected) => {
  expect(readPhone(typed)).toBe(expected);
});

test("a masked number keeps its length, its country and its last four digits", () => {
  expect(maskPhone("+31612345678")).toBe("+31•••••5678");
  expect(maskPhone("+123456")).toBe("•••••••");
});

test.each([
  ["address", "Anna@Example.com", "address:anna@example.com"],
  ["address", "anna+trial2@example.com", "address:anna@example.com"],
  ["address", "an.na@example.com", "address:an.na@example.com"],
  ["address", "a.n.na+x+y@gmail.com", "address:anna@gmail.com"],
  ["address", "anna@googlemail.com", "address:anna@gmail.com"],
  ["address", "+31@example.com", "address:+31@example.com"],
  ["phone", "+31612345678", "phone:+31612345678"],
] as const)("a trial is one for the %s %s, however it is written", (kind, value, holder) => {
  expect(trialHolder(kind, value)).toBe(holder);
});

test("the trial counts begun days and ends after fourteen", () => {
  const createdAt = Date.UTC(2026, 2, 20, 12);
  const end = trialEndsAt(createdAt);
  expect(trialDaysLeft(end, createdAt)).toBe(TRIAL_DAYS);
  expect(trialDaysLeft(end, createdAt + 1)).toBe(TRIAL_DAYS);
  expect(trialDaysLeft(end, createdAt + DAY)).toBe(TRIAL_DAYS - 1);
  expect(trialDaysLeft(end, end - 1)).toBe(1);
  expect(trialDaysLeft(end, end)).toBe(0);
  expect(trialDaysLeft(end, end + 30 * DAY)).toBe(0);
  // A clock that runs behind the one that signed the user up.
  expect(trialDaysLeft(end, createdAt - DAY)).toBe(TRIAL_DAYS);
});

test("meetings of the trial run out at the limit and never below", () => {
  expect(meetingsLeft(0)).toBe(TRIAL_MEETINGS);
  expect(meetingsLeft(TRIAL_MEETINGS - 1)).toBe(1);
  expect(meetingsLeft(TRIAL_MEETINGS)).toBe(0);
  expect(meetingsLeft(TRIAL_MEETINGS + 1)).toBe(0);
});
