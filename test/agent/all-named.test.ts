import { expect, test } from "vitest";
import { namingAll } from "~/agent/say/guest-list";
import { buttons, withHeard } from "~/agent/say/message";
import { renderReply } from "~/agent/say/render";
import type { Voice } from "~/agent/say/voice";
import type { Action, Draft } from "~/agent/state/action";
import type { Reply } from "~/agent/state/reply";
import type { Attendee } from "~/domain/calendar-event";
import { BODY_MAX } from "~/domain/message";
import { DEFAULT_PREFERENCES } from "~/domain/preferences";
import { HOUR } from "~/domain/time";
import { whatsAppBody } from "~/providers/whatsapp-body";
import { converse, meeting } from "../support/dialogue";

const NOW = Date.parse("2026-11-24T09:05:00+01:00");
const voice: Voice = {
  language: "en",
  zone: "Europe/Amsterdam",
  clock: "24h",
  now: NOW,
  preferences: { ...DEFAULT_PREFERENCES, timezone: "Europe/Amsterdam", language: "en" },
  appUrl: "https://parley.test",
};

const many = (count: number, address = (n: number) => `guest${n}@company${n}.example`): Attendee[] =>
  Array.from({ length: count }, (_, n) => ({ email: address(n), name: `Guest Number ${n}` }));

const draftWith = (people: Attendee[]): Draft & { start: number } => ({
  meetingId: "00000000-0000-4000-8000-000000000001",
  ...{ title: "Budget", people, unknownNames: [], location: "", durationMinutes: 30 },
  ...{ start: NOW + 24 * HOUR, around: null, recurrence: "", language: "en" },
});
const theMeeting = (guests: Attendee[]) =>
  meeting("Budget", "2026-11-25T15:00:00+01:00", "2026-11-25T16:00:00+01:00", guests);
const slot = { start: NOW + 30 * HOUR, end: NOW + 31 * HOUR };
const propose = (...actions: Action[]): Reply => ({
  kind: "propose",
  id: "1",
  actions,
  overlaps: actions.map(() => []),
  left: [],
});

const booking = (guests: Attendee[]): Action => ({ kind: "create", draft: draftWith(guests), allowOverlap: false });
const invitation = (guests: Attendee[]): Action => {
  const event = theMeeting([]);
  return { kind: "change", event, change: { slot: event, attendees: guests }, allowOverlap: true };
};
const move = (guests: Attendee[]): Action => ({
  kind: "change",
  event: theMeeting(guests),
  change: { slot },
  allowOverlap: false,
});
const leaving = (guests: Attendee[]): Action => {
  const event = theMeeting(guests);
  return { kind: "change", event, change: { slot: event, attendees: [] }, allowOverlap: true };
};
const series = (guests: Attendee[]): Action => ({
  kind: "series",
  ...{ event: theMeeting(guests), reach: "all", slot: null, meetingId: "2" },
});
const conflict = (action: Action): Reply => ({
  kind: "conflict",
  ...{ id: "1", action, slot, with: [theMeeting([])], options: [slot], late: false },
});

/** Every place where a yes, or a tap, sends mails: whether it shows whole addresses, and what is said. */
const PLACES: [string, boolean, (guests: Attendee[]) => Reply][] = [
  ["a booking", true, (guests) => propose(booking(guests))],
  ["an invitation to what exists", true, (guests) => propose(invitation(guests))],
  ["a move", true, (guests) => propose(move(guests))],
  ["who is no longer invited", true, (guests) => propose(leaving(guests))],
  ["a cancellation", false, (guests) => propose({ kind: "cancel", event: theMeeting(guests) })],
  ["a series", false, (guests) => propose(series(guests))],
  ["a list with a booking", true, (guests) => propose(booking(guests), { kind: "cancel", event: theMeeting([]) })],
  ["a list with an invitation", true, (guests) => propose(invitation(guests), booking([]))],
  ["a list with guests who leave", true, (guests) => propose(leaving(guests), booking([]))],
  ["a list with a move", false, (guests) => propose(move(guests), booking([]))],
  ["a conflict of a booking", true, (guests) => conflict(booking(guests))],
  ["a conflict of a move", false, (guests) => conflict(move(guests))],
  [
    "being late",
    false,
    (guests) => ({
      kind: "late",
      ...{ id: "1", event: theMeeting(guests), minutes: 10, slot, move: true, tell: false, overlaps: [], ways: [] },
    }),
  ],
  [
    "a mail about being late",
    true,
    (guests) => ({
      kind: "late",
      ...{ id: "1", event: theMeeting(guests), minutes: 10, slot, move: false, tell: true, overlaps: [], ways: [] },
    }),
  ],
];
const LONG = (n: number) => `${"a".repeat(60)}${n}@${"x".repeat(60)}.${"y".repeat(60)}.example`;
const CROWDS: [string, Attendee[]][] = [
  ["1 guest", many(1)],
  ["8 guests", many(8)],
  ["9 guests", many(9)],
  ["8 guests with long addresses", many(8, LONG)],
  ["3 guests with long addresses", many(3, LONG)],
  ["200 guests", many(200)],
  ["400 guests", many(400)],
  ["400 guests with long addresses", many(400, LONG)],
  ["400 guests without names", many(400).map(({ email }) => ({ email }))],
  ["20 homoglyphs", many(20, (n) => `guest${n}@bаnk${n}.example`)],
];

test.each(
  PLACES.flatMap(([place, whole, say]) => CROWDS.map(([crowd, guests]) => [place, crowd, whole, say, guests] as const)),
)(
  "%s with %s names everybody before the yes, in messages that WhatsApp takes",
  (_place, _crowd, whole, say, guests) => {
    for (const heard of [null, "book it"]) {
      const message = withHeard(renderReply(say(guests), { ...voice, heard }), { ...voice, heard });
      if (message.kind !== "buttons" && message.kind !== "list") throw new Error("a question was expected");
      const parts = [...(message.before ?? []), message.body];
      const all = parts.join("\n");
      expect(all).not.toMatch(/ and \d+ more/);
      for (const { name, email } of guests) {
        expect(all.includes(name ?? email)).toBe(true);
        if (whole) expect(all.includes(email)).toBe(true);
      }
      // All of the card stands with its buttons.
      expect(message.body).toContain("Budget");
      expect(message.body.length).toBeLessThanOrEqual(BODY_MAX[message.kind]);
      expect(() => parts.slice(0, -1).map((body) => whatsAppBody({ kind: "text", body }))).not.toThrow();
      expect(() => whatsAppBody(message)).not.toThrow();
      if (guests.length > 8) expect(message.body).toContain(`${guests.length} people (all named above)`);
    }
  },
);

test("a short list stays in the card", () => {
  const { before, ...card } = renderReply(propose(booking(many(3))), voice);
  expect(before).toBeUndefined();
  expect("body" in card && card.body).toContain("Guest Number 2 (guest2@company2.example)");
});

test("a question with buttons loses no line, however many it has", () => {
  const lines = Array.from({ length: 60 }, (_, n) => `${n + 1}. ${"x".repeat(100)}`);
  const message = buttons(lines.join("\n"), [{ id: "yes:1", title: "Yes" }]);
  expect([...(message.before ?? []), "body" in message ? message.body : ""].join("\n")).toBe(lines.join("\n"));
});

test("one list of names stands in one message as long as it fits", () => {
  const { before } = namingAll(1024, voice, (who) => who(many(30), (count) => `${count}:`, { addresses: true }));
  expect(before).toHaveLength(1);
  expect(before[0]?.split("\n")).toHaveLength(31);
});

test("more guests than Google invites are refused with a way out, for a new meeting and for one that exists", () => {
  const addresses = many(201).map(({ email }) => email);
  const begin = () => converse({ now: "2026-11-24T09:05:00+01:00", events: [theMeeting(many(199))] });
  const limit = /Google invites at most 200 people to one event\. Invite fewer, or one group address/;
  expect(begin().say(`book the kick-off tomorrow at 10am with ${addresses.join(", ")}`)).toMatch(limit);
  expect(begin().say("invite a@example.com and b@example.com to the budget")).toMatch(limit);
  expect(begin().say("invite a@example.com to the budget")).toMatch(/a@example\.com/);
});

test("nobody is mailed one by one when they are too many, and that is said", () => {
  const talk = converse({ now: "2026-11-24T09:05:00+01:00", events: [theMeeting(many(21))] });
  expect(talk.say("I'm 10 minutes late for the budget")).toMatch(/too many people to mail each of them \(21\)/);
});

const stranger = (name: string, hour: number) =>
  meeting(name, `2026-12-02T${hour}:00:00+01:00`, `2026-12-02T${hour + 1}:00:00+01:00`, many(400), {
    organizerSelf: false,
  });

test("guests of what somebody else has set up hear nothing, so none of them is named", () => {
  const talk = converse({ now: "2026-11-24T09:05:00+01:00", events: [stranger("Expo", 10), stranger("Fair", 12)] });
  const said = talk.say("cancel everything on 2 December");
  expect(said).toContain("“Expo”");
  expect(said.match(/set up by somebody else: it only leaves your calendar/g)).toHaveLength(2);
  expect(said).not.toMatch(/Guest Number|guest\d|will be told/);
  expect(said.length).toBeLessThan(BODY_MAX.buttons);
});

test("one yes is for as many meetings as 200 named guests allow, and the others are said to wait", () => {
  const own = (name: string, hour: number) => ({ ...stranger(name, hour), organizerSelf: true, attendees: many(90) });
  const talk = converse({
    now: "2026-11-24T09:05:00+01:00",
    events: [own("Expo", 10), own("Fair", 12), own("Party", 14), stranger("Talk", 16)],
  });
  const said = talk.say("cancel everything on 2 December");
  expect(said).toContain("these wait for another message: “Party”.");
  expect(said).toMatch(/3\. Cancel “Talk”/);
  expect(talk.say("yes")).not.toContain("Party");
  expect(talk.say("cancel the party")).toContain("Guest Number 89");
});
