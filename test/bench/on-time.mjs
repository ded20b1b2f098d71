// Reminders of many people that are due at the same minute, with the whole app and the sandbox running and the cron at
// its minutes: how long after the minute WhatsApp has taken them, and how many it gets in a second at most. Its statuses
// stay away meanwhile: here the thread that sends would have to hear them too. `DUE=…` sets how many.
import { randomUUID } from "node:crypto";
import { rounded } from "./figures.mjs";
import { control, cron, insert, pause, personRows, write } from "./people.mjs";
import { withRunningCopy } from "./running.mjs";

const DUE = Number(process.env.DUE ?? 1_000);
const MINUTE = 60_000;
const ALL_WITHIN_MS = 2 * MINUTE;

export async function measure() {
  return withRunningCopy(async (copy) => {
    await control(copy.sandboxUrl, "POST", "/whatsapp/status", { auto: false });
    const people = Array.from({ length: DUE }, (_, n) => {
      const id = randomUUID();
      return { id, email: `${id}@parley.test`, phone: `3163${String(n).padStart(7, "0")}` };
    });
    await write(copy, people.flatMap(rowsOf));
    // The first round makes everybody's Assistant, which whoever has connected a phone has.
    await oneRound(copy, people);
    const taken = await oneRound(copy, people);
    const at = (share) => rounded(taken[Math.ceil(share * DUE) - 1] ?? Number.POSITIVE_INFINITY);
    return [
      {
        figure: `${DUE} reminders due at once, from the minute to accepted by WhatsApp`,
        unit: "ms",
        ...{ first: at(1 / DUE), median: at(0.5), p95: at(0.95), last: at(1), n: taken.length },
        inOneSecond: mostInASecond(taken),
        goal: "p95 < 5000, at most 80 in a second",
      },
    ];
  });
}

/** @returns when WhatsApp took each, milliseconds after the minute, in their order */
async function oneRound(copy, people) {
  const { appUrl, proxy } = copy;
  // Some seconds to write them down, and the minute whose cron looks ahead.
  const dueAt = Math.ceil((Date.now() + 15_000) / MINUTE) * MINUTE + MINUTE;
  proxy.accepted.clear();
  await write(
    copy,
    people.flatMap((person) => meetingOf(person, dueAt)),
  );
  for (let minute = dueAt - MINUTE; minute <= dueAt; minute += MINUTE) {
    await pause(minute - Date.now());
    await cron(appUrl, minute);
  }
  while (proxy.accepted.size < DUE && Date.now() < dueAt + ALL_WITHIN_MS) await pause(200);
  return [...proxy.accepted.values()].map((at) => performance.timeOrigin + at - dueAt).toSorted((a, b) => a - b);
}

function mostInASecond(sorted) {
  let [most, from] = [0, 0];
  for (const [n, at] of sorted.entries()) {
    while (sorted[from] <= at - 1_000) from += 1;
    most = Math.max(most, n - from + 1);
  }
  return most;
}

/** They have long been silent, as most people have. */
function rowsOf(person) {
  const later = Date.now() + 86_400_000;
  return [
    ...personRows(person, {
      ...{ scope: "", access_token: "", access_token_expires_at: later, refresh_token: "" },
      ...{ sync_due_at: later, channel_due_at: later },
    }),
    insert("planned_notifications", { due_at: later, id: `${person.id}:plan`, user_id: person.id, kind: "plan" }),
  ];
}

/** A meeting of theirs a quarter of an hour after `dueAt`, and what is planned of it. */
function meetingOf({ id }, dueAt) {
  const start = dueAt + 15 * MINUTE;
  const eventId = `meeting${start}`;
  return [
    insert("calendar_events", {
      ...{ user_id: id, id: eventId, status: "confirmed", title: "Budget", blocks: 1, event_updated_at: 1 },
      ...{ start_at: start, end_at: start + 30 * MINUTE },
    }),
    insert("planned_notifications", {
      ...{ due_at: dueAt, id: `${id}:reminder:${eventId}:${start}`, user_id: id, kind: "reminder" },
      subject: JSON.stringify({ eventId, start }),
    }),
  ];
}
