import { expect, test } from "vitest";
import { DELIVERY_RULES } from "~/domain/delivery-rules";
import { isSuppressed } from "~/domain/suppression";

const MAILS = Object.entries(DELIVERY_RULES).flatMap(([kind, { repeat }]) => (repeat === "keyed" ? [kind] : []));

test("after a bounce no mail goes out, and without a word about the address every one does", () => {
  expect(MAILS.length).toBeGreaterThan(10);
  for (const kind of MAILS)
    expect([isSuppressed(kind, "bounced"), isSuppressed(kind, undefined)]).toEqual([true, false]);
});

test("a complaint ends what nobody asked for, and nothing that opens or guards an account", () => {
  expect(MAILS.filter((kind) => isSuppressed(kind, "complained")).toSorted()).toEqual([
    "agenda-mail",
    "calendar-revoked",
    "conflict-mail",
    "due-items-mail",
    "guest-summary",
    "number-lost",
    "offer-answered",
    "payment-failed",
    "plan-ends",
    "proposal-mail",
    "receipt",
    "reminder-mail",
    "reply-mail",
    "running-late",
    "summary-mail",
    "time-booked",
    "times-offered",
    "webhook-disabled",
  ]);
  expect(isSuppressed("of-another-version", "complained")).toBe(true);
});
