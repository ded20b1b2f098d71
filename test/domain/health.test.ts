import { expect, test } from "vitest";
import { healthReport, SOON_MS, type WorkRead } from "~/domain/health";
import { DAY, HOUR, MINUTE, SECOND } from "~/domain/time";

const NOW = Date.UTC(2026, 2, 4, 9);
const NONE = { dueAt: [], atOnce: 0 };
const QUIET: WorkRead = {
  notifications: { ...NONE, oldestKind: null },
  deliveries: [],
  deadLetters: 0,
  channels: NONE,
  syncs: NONE,
  billing: NONE,
};
const late = (ms: number) => ({ dueAt: [NOW - ms], atOnce: 0 });
const open = (state: WorkRead["deliveries"][number]["state"], dueIn: number, age: number) => ({
  state,
  dueAt: NOW + dueIn,
  createdAt: NOW - age,
});

test("with nothing open all is in bounds, and every figure is 0", () => {
  expect(healthReport(QUIET, NOW)).toEqual({
    ok: true,
    wrong: [],
    notifications: { due: 0, lateSeconds: 0, oldestKind: null },
    deliveries: { planned: 0, claimed: 0, unknown: 0, lateSeconds: 0, oldestSeconds: 0 },
    deadLetters: 0,
    channels: { due: 0, soon: 0, lateSeconds: 0 },
    syncs: { due: 0, lateSeconds: 0 },
    billing: { due: 0, lateSeconds: 0 },
  });
});

const unknown = (count: number) => Array.from({ length: count }, () => open("unknown", SECOND, MINUTE));

test.each<[string, Partial<WorkRead>, Partial<WorkRead>]>([
  [
    "notifications.lateSeconds",
    { notifications: { ...late(5 * MINUTE), oldestKind: "plan" } },
    { notifications: { ...late(5 * MINUTE + SECOND), oldestKind: "reminder" } },
  ],
  [
    "deliveries.lateSeconds",
    { deliveries: [open("planned", -5 * MINUTE, HOUR)] },
    { deliveries: [open("claimed", -5 * MINUTE - SECOND, HOUR), open("planned", HOUR, MINUTE)] },
  ],
  [
    "deliveries.oldestSeconds",
    { deliveries: [open("planned", MINUTE, DAY)] },
    { deliveries: [open("planned", MINUTE, DAY + SECOND)] },
  ],
  ["deliveries.unknown", { deliveries: unknown(20) }, { deliveries: unknown(21) }],
  ["deadLetters", { deadLetters: 0 }, { deadLetters: 1 }],
  ["channels.lateSeconds", { channels: late(30 * MINUTE) }, { channels: late(30 * MINUTE + SECOND) }],
  ["syncs.lateSeconds", { syncs: late(30 * MINUTE) }, { syncs: late(30 * MINUTE + SECOND) }],
  ["billing.lateSeconds", { billing: late(HOUR) }, { billing: late(HOUR + SECOND) }],
])("%s is named when it is over its bound, and not at it", (name, within, over) => {
  expect(healthReport({ ...QUIET, ...within }, NOW)).toMatchObject({ ok: true, wrong: [] });
  expect(healthReport({ ...QUIET, ...over }, NOW)).toMatchObject({ ok: false, wrong: [name] });
});

test("a channel that is due later counts as soon and not as late; what was asked for at once has no age", () => {
  const channels = { dueAt: [NOW - MINUTE, NOW, NOW + SOON_MS], atOnce: 2 };
  expect(healthReport({ ...QUIET, channels }, NOW)).toMatchObject({
    ok: true,
    channels: { due: 4, soon: 1, lateSeconds: 60 },
  });
});
