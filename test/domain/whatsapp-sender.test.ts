import { expect, test } from "vitest";
import { DAY } from "~/domain/time";
import { isLongSilent, NUMBER_SILENCE_DAYS } from "~/domain/verification";
import { isFromNumberOf, senderOf } from "~/domain/whatsapp-sender";

const NOW = Date.UTC(2026, 10, 24);
const phone = "+31612345678";
const linked = { userId: "anna", phone, senderId: "NL.1", provenAt: NOW };
const unknown = { ...linked, senderId: null };

test.each([
  ["the number", { from: phone }, [linked], { kind: "owner", userId: "anna" }],
  ["number and id", { from: phone, senderId: "NL.1" }, [linked], { kind: "owner", userId: "anna" }],
  [
    "an id for the first time",
    { from: phone, senderId: "NL.1" },
    [unknown],
    { kind: "owner", userId: "anna", learns: "NL.1" },
  ],
  ["another id", { from: phone, senderId: "NL.2" }, [linked], { kind: "changed" }],
  ["another id before the proof", { from: phone, senderId: "NL.2", sentAt: NOW - 1 }, [linked], { kind: "stranger" }],
  ["the id alone", { from: "NL.1", senderId: "NL.1" }, [linked], { kind: "owner", userId: "anna" }],
  ["another id alone", { from: "NL.2", senderId: "NL.2" }, [linked], { kind: "stranger" }],
  ["the id from another number", { from: "+31600000000", senderId: "NL.1" }, [linked], { kind: "stranger" }],
  ["nothing that is known", { from: "+31600000000" }, [], { kind: "stranger" }],
])("a message with %s is from %o", (_, message, numbers, sender) => {
  const common = { messageId: "wamid.1", sentAt: NOW, kind: "text", text: "" } as const;
  expect(senderOf({ ...common, ...message }, numbers)).toEqual(sender);
});

test.each([
  [phone, true, true],
  ["NL.1", true, true],
  ["+31600000000", true, false],
  [phone, false, false],
])("%s writes for a user whose number is connected (%s): %s", (from, whatsappConnected, ours) => {
  expect(isFromNumberOf({ from }, { whatsappConnected, whatsappPhone: phone, whatsappUserId: "NL.1" })).toBe(ours);
});

test.each([
  [null, false],
  [NOW, false],
  [NOW + DAY, false],
  [NOW - NUMBER_SILENCE_DAYS * DAY + 1, false],
  [NOW - NUMBER_SILENCE_DAYS * DAY, true],
])("heard of at %s, the number has to be proven again: %s", (heardAt, silent) => {
  expect(isLongSilent(heardAt, NOW)).toBe(silent);
});
