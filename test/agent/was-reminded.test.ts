import { expect, test } from "vitest";
import { understand } from "~/agent/understand/understand";
import type { ReminderEvidence } from "~/domain/reminder-evidence";
import { MINUTE, SECOND } from "~/domain/time";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";

const now = "2026-11-24T15:00:00+01:00";
const DUE = Date.parse("2026-11-24T13:45:00+01:00");
const demo = meeting("Demo", "2026-11-24T14:00:00+01:00", "2026-11-24T14:30:00+01:00");
const budget = meeting("Budget review", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00");

const message = (more: Partial<ReminderEvidence> = {}): ReminderEvidence => ({
  ...{ id: "reminder:1", channel: "whatsapp", state: "read", errorCode: null },
  ...{ about: { eventIds: [demo.id], start: demo.start }, plannedFor: DUE, acceptedAt: DUE + 2 * SECOND },
  ...{ deliveredAt: DUE + 3 * SECOND, readAt: DUE + MINUTE },
  ...more,
});

const begin = (...evidence: ReminderEvidence[]) =>
  converse({
    now,
    events: [demo, budget],
    calendar: {
      reminded: { unasked: [], evidence, planned: [{ eventId: budget.id, dueAt: budget.start - 15 * MINUTE }] },
    },
  });

test("whether a reminder arrived is told by what its provider said, with times", () => {
  play(
    begin(message()),
    `
    > did the reminder for the demo arrive?
    Yes: read Tue 24 Nov, 13:46 … on WhatsApp. … “Demo”, Tue 24 Nov, 14:00 … • Due Tue 24 Nov, 13:45 … • Sent … • Delivered … • Read
    > did you remind me of it?
    Yes: read Tue 24 Nov, 13:46
    > did you remind me of the budget review?
    Not yet: it is planned for Wed 25 Nov, 13:45
    > is de herinnering voor de demo aangekomen?
    Ja: gelezen di 24 nov, 13:46 … op WhatsApp.
    > heb je me aan de budget review herinnerd?
    Nog niet: hij staat gepland voor wo 25 nov, 13:45`,
  );
});

test("a rhythm in front of a name belongs to it", () => {
  const weekly = meeting("Weekly sync", "2026-11-24T14:00:00+01:00", "2026-11-24T14:30:00+01:00");
  const about = { eventIds: [weekly.id], start: weekly.start };
  play(
    converse({
      now,
      events: [weekly],
      calendar: { reminded: { unasked: [], evidence: [message({ about })], planned: [] } },
    }),
    `
    > did the reminder for the weekly sync arrive?
    Yes: read Tue 24 Nov, 13:46`,
  );
});

test("nothing is said to have arrived before its provider says so", () => {
  play(
    begin(message({ state: "accepted", deliveredAt: null, readAt: null })),
    "> did the reminder for the demo arrive?\nIt was sent Tue 24 Nov, 13:45 … that it arrived nobody has told me",
  );
  const refused = message({ state: "failed", errorCode: "131026", acceptedAt: null, deliveredAt: null, readAt: null });
  play(
    begin(refused),
    "> did the reminder for the demo arrive?\nNo: not delivered on WhatsApp: the number is not on WhatsApp",
  );
  const bounced = message({
    id: "reminder:1/mail",
    channel: "email",
    state: "failed",
    errorCode: "bounced",
    readAt: null,
  });
  play(
    begin(refused, bounced),
    "> did the reminder for the demo arrive?\nNo: not delivered by email: the mail came back. … • Sent … by email",
  );
  play(begin(), "> did the reminder for the demo arrive?\nThere was no reminder of “Demo”, and none is planned.");
});

test.each([
  "did the reminder for the demo arrive?",
  "was my reminder for the demo sent?",
  "did you remind me of the demo",
  "have I been reminded of the demo?",
  "did I get a reminder for the demo?",
  "is de herinnering voor de demo al verstuurd?",
  "ben ik herinnerd aan de demo?",
  "ist die Erinnerung an die Demo angekommen?",
  "hast du mich an die Demo erinnert?",
  "le rappel pour la démo est-il arrivé ?",
  "est-ce que tu m'as rappelé la démo ?",
  "¿llegó el recordatorio de la demo?",
])("%s", (text) => {
  const command = understand(text, { now: Date.parse(now), zone: "Europe/Amsterdam" });
  expect(command).toMatchObject({ intent: "query", manner: "reminded" });
  expect(command.slots.target?.title).toMatch(/^d[eé]mo$/i);
});

test("a request to be reminded is no question", () => {
  for (const text of ["remind me of the demo", "herinner me aan de demo", "can you remind me about the demo?"])
    expect(understand(text, { now: Date.parse(now), zone: "Europe/Amsterdam" }).manner).not.toBe("reminded");
});

test("what is promised is told before the plan reaches it, by the rule and not by a plan that is being made anew", () => {
  const workshop = meeting("Pricing workshop", "2026-11-30T14:00:00+01:00", "2026-11-30T15:00:00+01:00");
  const calendar = {
    reminded: { unasked: [], evidence: [], planned: [{ eventId: budget.id, dueAt: budget.start - 30 * MINUTE }] },
  };
  play(
    converse({ now, events: [workshop, budget], calendar }),
    `
    > did the reminder for the pricing workshop arrive?
    Not yet: it is planned for Mon 30 Nov, 13:45
    > remind me 45 minutes before the pricing workshop
    I'll remind you of “Pricing workshop” 45 minutes before.
    > did the reminder for the pricing workshop arrive?
    Not yet: it is planned for Mon 30 Nov, 13:15
    > no reminder for the pricing workshop
    I won't remind you
    > did the reminder for the pricing workshop arrive?
    There was no reminder of “Pricing workshop”, and none is planned.
    > did you remind me of the budget review?
    Not yet: it is planned for Wed 25 Nov, 13:45`,
  );
});
