import { expect, test } from "vitest";
import { holdToWords } from "~/agent/decide/hold-to-words";
import { keepUnheard } from "~/agent/decide/unheard";
import type { Action } from "~/agent/state/action";
import { type ConversationState, EMPTY_STATE } from "~/agent/state/conversation";
import type { Reply } from "~/agent/state/reply";
import type { TurnContext } from "~/agent/state/turn-context";
import { plain } from "~/agent/understand/command";
import { mentionsOf, NO_MENTIONS } from "~/agent/understand/cover/mentioned";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";

const zone = "Europe/Amsterdam";
const now = Date.parse("2027-02-24T09:30:00+01:00"); // A Wednesday.
const HOUR = 3_600_000;
const people = ["Nina Smit", "Omar Haddad", "Lotte de Boer"].flatMap((name) =>
  contactRows(`${name.split(" ")[0]?.toLowerCase()}@example.com`, name),
);

/** What is said of a card that a rule has made of these words. */
function heldTo(words: string, action: Action, before: Partial<ConversationState> = {}) {
  const context = { now, zone, workday: { startMinute: 540, endMinute: 1080 }, known: { people, meetings: [] } };
  const message = {
    ...{ text: words, newId: "1", isOld: false, receivedAt: now },
    requests: [{ text: words, command: plain("reschedule", {}) }] as const,
    mentions: mentionsOf(words, context as never),
  };
  const turn = {
    now,
    earliest: now,
    zone,
    preferences: { trips: [] as unknown },
    calendar: { events: [] as unknown },
  } as TurnContext;
  const decision = {
    state: EMPTY_STATE,
    reply: { kind: "propose" as const, id: "1", actions: [action], overlaps: [], left: [] },
  };
  const held = holdToWords({ ...EMPTY_STATE, ...before }, decision, message, turn);
  if ("act" in held) throw new Error("Nothing was to be done");
  return held.reply.kind === "ask-partly" ? held.reply.unread : held.reply.kind;
}

/** Lunch with Nina, so many days and hours from midnight on, with Nina or others. */
function lunch({
  day = 2,
  hour = 12,
  minutes = 60,
  who = people.filter(({ name }) => name === "Nina Smit"),
} = {}): Action {
  const event = meeting("Lunch", "2027-02-24T08:00:00+01:00", "2027-02-24T08:15:00+01:00");
  const start = Date.parse("2027-02-24T00:00:00+01:00") + (day * 24 + hour) * HOUR;
  const attendees = who.map(({ name, email }) => ({ name, email }));
  return {
    kind: "change",
    event,
    change: { slot: { start, end: start + minutes * 60_000 }, attendees },
    allowOverlap: false,
  };
}

const SAID: Record<string, string> = {
  en: "make it friday at 12 for 60 minutes with Nina",
  nl: "doe maar vrijdag om 12 uur voor 60 minuten met Nina",
  de: "mach Freitag um 12 Uhr für 60 Minuten mit Nina",
  fr: "mets vendredi à 12h pour 60 minutes avec Nina",
  es: "ponlo el viernes a las 12 por 60 minutos con Nina",
};

test.each(Object.entries(SAID))("%s: a card that shows all of what was said is shown", (_, words) => {
  expect(heldTo(words, lunch())).toBe("propose");
});

test.each(Object.entries(SAID))("%s: what was said and shows nowhere on a card is asked about", (_, words) => {
  const others = [
    ...[1, 3, 4, 5, 6, 8].map((day) => ({ day })),
    ...[7, 8, 9, 10, 13, 15, 17].map((hour) => ({ hour })),
    ...[15, 30, 45, 90].map((minutes) => ({ minutes })),
    ...[[], people.filter(({ name }) => name !== "Nina Smit")].map((who) => ({ who })),
  ];
  expect(others.filter((change) => heldTo(words, lunch(change)) === "propose")).toEqual([]);
});

test("what is ruled out must not show, and what is taken back need not", () => {
  expect(heldTo("not friday", lunch())).toBe("friday");
  expect(heldTo("not friday", lunch({ day: 5 }))).toBe("propose");
  expect(heldTo("monday, no sorry, friday", lunch())).toBe("propose");
  expect(heldTo("friday, no sorry, monday", lunch())).toBe("monday");
  expect(heldTo("friday doesn't work for me", lunch({ day: 5 }))).toBe("propose");
});

test("a place in a list, the past and a length of change are no times that must show", () => {
  expect(heldTo("the second one", lunch())).toBe("propose");
  expect(heldTo("I was at the office until 8 yesterday. Make it friday", lunch())).toBe("propose");
  expect(heldTo("push it by 4 hours", lunch({ day: 0, hour: 12, minutes: 15 }))).toBe("propose");
  expect(heldTo("push it by 5 hours", lunch({ day: 0, hour: 12, minutes: 15 }))).toBe("by 5 hours");
});

const spokenOf = (action: Action) => ({ focusEventId: action.kind === "create" ? null : action.event.id });

test("what was not understood before is named on the next card, unless it was said again in other words", () => {
  const card = lunch();
  const before = { ...spokenOf(card), unheard: { text: "hm tight 330", matters: ["hour" as const] } };
  expect(heldTo("make it friday", card, before)).toBe("hm tight 330");
  expect(heldTo("make it 12", card, before)).toBe("propose");
  expect(heldTo("make it friday", card, { unheard: before.unheard })).toBe("propose");
});

test("words that were not understood are kept while something is open, and let go of by a tap or a card", () => {
  const said = { text: "hm tight 330", newId: "1", isOld: false, receivedAt: now };
  const message = { ...said, requests: [{ text: said.text, command: plain("out_of_domain", {}) }] as const };
  const pending = { kind: "proposal", id: "1", actions: [lunch()], expiresAt: now } as const;
  const state: ConversationState = { ...EMPTY_STATE, pending: { ...pending, actions: [lunch()] } };
  const kept = (more: object, reply: Reply, on = state) =>
    keepUnheard(on, { state: on, reply }, { ...message, mentions: { ...NO_MENTIONS, matters: ["hour"] }, ...more })
      .state.unheard?.text ?? null;
  const still = { kind: "still-open" } as const;
  expect(kept({}, still)).toBe("hm tight 330");
  expect(kept({ mentions: NO_MENTIONS }, still)).toBeNull();
  expect(kept({ choiceId: "no:1" }, still)).toBeNull();
  expect(kept({}, still, EMPTY_STATE)).toBeNull();
  // What was spoken of last is not open, and a request behind it is one of its own.
  expect(kept({}, { kind: "off-topic" }, { ...EMPTY_STATE, ...spokenOf(lunch()) })).toBeNull();
  const before = { ...state, unheard: { text: "before", matters: ["day" as const] } };
  expect(kept({}, { kind: "propose", id: "1", actions: [lunch()], overlaps: [], left: [] }, before)).toBeNull();
});

test("a part that was not understood is asked about before the card behind it is written", () => {
  const talk = converse({ now: "2027-02-24T09:30:00+01:00", contacts: people });
  expect(talk.say("call with omar friday 3pm")).toContain("Shall I book this?");
  talk.say("hm thats tight 330");
  const answer = talk.say("with nina too");
  expect(answer).toContain("hm thats tight 330");
  expect(answer).not.toContain("Yes, book it");
});

test("days are counted from the wall that a traveller looks at now, and are not asked about", () => {
  const talk = converse({ now: "2026-11-23T20:00:00+01:00" });
  expect(talk.say("I'm in Tokyo Wednesday to Friday")).toContain("Tokyo");
  const answer = talk.say("book kim@example.com in two days at 3pm");
  expect(answer).toContain("Wed 25 Nov, 15:00");
  expect(answer).toContain("[Yes, book it]");
});
