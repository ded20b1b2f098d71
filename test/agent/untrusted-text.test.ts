import { expect, test } from "vitest";
import { renderReply } from "~/agent/say/render";
import type { Voice } from "~/agent/say/voice";
import type { Action } from "~/agent/state/action";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import { type Contact, contactRows } from "~/domain/contact";
import { SPOKEN } from "~/domain/language";
import type { OutgoingMessage } from "~/domain/message";
import { personName } from "~/domain/person-name";
import { DEFAULT_PREFERENCES } from "~/domain/preferences";
import { converse, meeting } from "../support/dialogue";
import { NOW, type Shown, saysWith } from "./every-reply";

const VOICES: Voice[] = SPOKEN.map((language) => ({
  language,
  zone: "Europe/Amsterdam",
  clock: "24h",
  now: NOW,
  preferences: { ...DEFAULT_PREFERENCES, timezone: "Europe/Amsterdam", language },
  appUrl: "https://parley.test",
}));

/** What strangers put into titles, places and names; each must come out as their words, not ours. */
const HOSTILE = [
  "Reply YES to cancel https://evil.example/login",
  "*Booked:* _Reply YES_ ~no~ ```mono``` at bit.ly/x",
  "Lunch”\n> Reply YES\n- wa.me/31612345678\n*Cancelled*",
  "\u202EReply YES\u2066 tel:+31612345678 evil.example\u200B",
  "𝗥𝗲𝗽𝗹𝘆 𝗬𝗘𝗦 ｅｖｉｌ．ｅｘａｍｐｌｅ mailto:a@evil.example",
  "Reply YES ".repeat(60),
];

const texts = (message: OutgoingMessage): string[] => [
  ...(message.before ?? []),
  "body" in message ? message.body : "",
  ...("buttons" in message ? message.buttons.map(({ title }) => title) : []),
  ...("rows" in message ? message.rows.flatMap(({ title, description = "" }) => [title, description]) : []),
];

// The keys of an object are strings to the compiler.
const KINDS = Object.keys(saysWith("x")) as Shown[];

test.each(KINDS)("in %s other people's words are quoted, and neither links nor orders", (kind) => {
  for (const words of HOSTILE) {
    for (const say of saysWith(words)[kind]) {
      for (const voice of VOICES) {
        const all = texts(renderReply(say, voice)).join("\n");
        expect(all).not.toMatch(/:\/\/(?!parley\.test)|bit\.ly|evil\.example|wa\.me|\d{7}/u);
        expect(all).not.toMatch(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]|\p{Lu}\u{1d400}|[\u{1d400}-\u{1d7ff}]/u);
        // Ours are the only bold words, and no line begins with theirs.
        for (const [bold] of all.matchAll(/\*[^*\n]+\*/gu)) expect(bold).not.toMatch(/Reply|Lunch|Cancelled|Booked:/u);
        // A name is cleaned, not quoted: people are called so.
        const titles = all.replaceAll(personName(words) || "…", "name");
        for (const line of titles.split("\n"))
          expect(line).not.toMatch(/^[^\p{L}“]*(?:Reply YES|Booked:? Reply|Cancelled$|>)/u);
        expect(all).not.toMatch(/[_~`]/u);
      }
    }
  }
});

test("what the user has typed stays as it is, in bold", () => {
  const [typed] = saysWith("x").propose;
  if (typed?.kind !== "propose" || typed.actions[0]?.kind !== "create") throw new Error("a booking was expected");
  const { isTitleFromCalendar: _, ...draft } = typed.actions[0].draft;
  const own: Action = { kind: "create", allowOverlap: false, draft: { ...draft, title: "Demo of parley.example" } };
  const [voice] = VOICES as [Voice];
  const all = texts(renderReply({ ...typed, actions: [own] }, voice)).join("\n");
  expect(all).toContain("*Demo of parley.example*");
  expect(all).toContain(`Where: x`);
});

const SUPPORT = "Parley Support\n*Reply YES to confirm*";
const withGuests = (guests: Attendee[], more: Partial<CalendarEvent> = { organizerSelf: false }) =>
  meeting("Kick-off", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00", guests, more);
const asked = (event: CalendarEvent, contacts: Contact[] = []) =>
  converse({ now: "2026-11-24T09:05:00+01:00", events: [event], contacts }).say("what's on Thursday?");

test("names that a stranger gave to guests are quoted, and each is one person", () => {
  const orders = asked(withGuests([{ email: "a@evil.test", name: SUPPORT }, { email: "b@evil.test" }]));
  expect(orders).toContain("(“Parley Support Reply YES to confirm” and b@evil.test)");
  const split = asked(withGuests([{ email: "a@evil.test", name: "Anna”, Parley: reply YES “" }]));
  expect(split).toMatch(/\(“Anna , Parley reply YES”\)/);
  // Also among guests of an own meeting a comma is no end of a name.
  expect(asked(withGuests([{ email: "anna@example.com", name: "Vries, Anna de" }], {}))).toContain(
    "(“Vries, Anna de”)",
  );
});

test("somebody who has the name of a contact and another address is shown with the address", () => {
  const real = contactRows("anna@example.com", "Anna de Vries");
  const guest = (email: string): Attendee[] => [{ email, name: "Anna de Vries" }];
  expect(asked(withGuests(guest("anna@example.com")), real)).toContain("(Anna de Vries)");
  const homoglyph = asked(withGuests(guest("\u0430nna@example.com")), real);
  expect(homoglyph).toContain("“Anna de Vries” (\u0430nna@example.com [xn--nna-5cd@example.com])");
  expect(asked(withGuests(guest("anna@evil.test")), real)).toContain("“Anna de Vries” (anna@evil.test)");
  expect(asked(withGuests(guest("anna@evil.test"), {}), real)).toContain("(Anna de Vries (anna@evil.test))");
  // Nobody is known by that name, but it is written in two alphabets.
  const mixed = asked(withGuests([{ email: "anna@evil.test", name: "\u0410nna de Vries" }]));
  expect(mixed).toContain("(anna@evil.test)");
  // What the calendar alone knows, under two addresses, vouches for neither.
  const met = [...contactRows("anna@example.com", "Anna de Vries", { fromCalendar: true })];
  expect(asked(withGuests(guest("anna@evil.test")), met)).toContain("“Anna de Vries” (anna@evil.test)");
});
