import { expect, test } from "vitest";
import { nextRung, type Reader, rungFor } from "~/domain/delivery-ladder";
import { templateMessage } from "~/domain/template-message";
import { DAY, SECOND } from "~/domain/time";

const NOW = Date.UTC(2026, 10, 24, 9);
const PHONE = "+31612345678";
const template = templateMessage("calendarDisconnected", "en", { link: "https://parley.example" });
const words = { kind: "text", body: "Google no longer lets me in.", template } as const;
const bare = { kind: "text", body: "Here you are." } as const;
const reader = (change: Partial<Reader> = {}): Reader => ({
  phone: PHONE,
  lastInboundAt: NOW - DAY + SECOND,
  optedOut: false,
  ...change,
});

test.each([
  ["words of our own within 24 hours", words, reader(), { send: words }],
  ["the template from the 24th hour on", words, reader({ lastInboundAt: NOW - DAY }), { send: template }],
  ["the template when they never wrote", words, reader({ lastInboundAt: null }), { send: template }],
  ["what was planned where nothing lies beside it", bare, reader({ lastInboundAt: null }), { send: bare }],
  ["a template within 24 hours too, when that was planned", template, reader(), { send: template }],
  ["nothing after STOP", words, reader({ optedOut: true }), { end: "opted-out" }],
  ["nothing to a number that is not theirs any more", words, reader({ phone: "+31600000000" }), { end: "unlinked" }],
  ["nothing without a number", words, reader({ phone: null }), { end: "unlinked" }],
  ["nothing when the account is gone", words, undefined, { end: "erased" }],
])("a reader gets %s", (_, message, who, rung) => {
  expect(rungFor(message, who, PHONE, NOW)).toEqual(rung);
});

test.each([
  [words, 131047, template],
  [words, 132001, null],
  [words, 131026, null],
  [words, undefined, null],
  [bare, 131047, null],
  [template, 131047, null],
  [template, 132015, null],
])("after a refusal the template comes only where the window was closed: %#", (message, code, next) => {
  expect(nextRung(message, code)).toEqual(next);
});
