import { expect, test } from "vitest";
import { kindById, nextStep, OPEN_STATES, type OpenDelivery } from "~/domain/delivery-rules";
import { SECOND } from "~/domain/time";

const NOW = Date.parse("2026-11-24T09:05:00+01:00");

test.each(OPEN_STATES)("a row of a kind that only another version knows ends, and breaks nothing, when %s", (state) => {
  const kind = "of-another-version" as OpenDelivery["kind"];
  const delivery = { kind, state, attempt: 1, expiresAt: NOW + SECOND };
  expect(nextStep(delivery, NOW)).toBe(state === "planned" ? "queue" : "no-evidence");
  expect(nextStep(delivery, NOW + SECOND)).toBe(state === "planned" ? "expired" : "no-evidence");
});

test.each([
  ["reply:wamid.HBgLMzE2", "reply"],
  ["code:7d3f", "code"],
  ["reminder:user:1795338300000:whatsapp", "reminder"],
  ["revoked:user:1795338300000", "notice"],
  ["wamid.HBgLMzE2", "notice"],
])("the kind of %s is %s, and nothing of its id", (id, kind) => {
  expect(kindById(id)).toBe(kind);
});
