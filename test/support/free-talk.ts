import type { CalendarEvent } from "~/domain/calendar-event";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "./dialogue";
import { now } from "./week";

const people = [
  ["nina@example.com", "Nina Smit"],
  ["omar@example.com", "Omar Haddad"],
  ["lotte@example.com", "Lotte de Boer"],
].flatMap(([email = "", name = ""]) => contactRows(email, name));

export const omar = { email: "omar@example.com", name: "Omar Haddad" };
export const physio = meeting("Physio", "2026-11-26T09:00:00+01:00", "2026-11-26T09:45:00+01:00");
export const chess = meeting("Chess night", "2026-11-27T20:00:00+01:00", "2026-11-27T23:00:00+01:00");
export const tandarts = meeting("Tandarts", "2026-11-27T10:00:00+01:00", "2026-11-27T10:30:00+01:00");

/** A talk in a week with these meetings: Nina, Omar and Lotte are known. */
export const talkWith = (...events: CalendarEvent[]) => converse({ now, contacts: people, events });

const lena = { email: "lena@example.com", name: "Lena Vogt" };
const owen = { email: "owen@example.com", name: "Owen Price" };

/** A talk in that week with these meetings: Lena and Owen are known. */
export const talkOfLenaAndOwen = (...events: CalendarEvent[]) =>
  converse({ now, contacts: [lena, owen].flatMap(({ email, name }) => contactRows(email, name)), events });

/** People whom the calendar knows, each by an address of the first name. */
export const knownAs = (...names: string[]) =>
  names.flatMap((name) =>
    contactRows(`${name.split(" ", 1)[0]?.toLowerCase()}@example.com`, name, { fromCalendar: true }),
  );

/** What the last of these messages is answered with; what is shown in between is agreed to. */
export function lastOf(talk: ReturnType<typeof converse>, texts: readonly string[], yes = "ok"): string {
  for (const text of texts.slice(0, -1)) {
    talk.say(text);
    talk.say(yes);
  }
  return talk.say(texts.at(-1)!);
}

/** Says something and taps the yes of what is shown for it, and of what that brings up. */
export function sayYes(talk: ReturnType<typeof converse>, text: string): void {
  let answer = talk.send(text);
  for (let times = 0; times < MOST_CARDS && answer.kind === "buttons"; times++) {
    const yes = answer.buttons.find(({ title }) => /^(Yes|Ja|Oui|Sí|OK,)/u.test(title));
    if (!yes) return;
    answer = talk.send(yes.title, yes.id);
  }
}

const MOST_CARDS = 3;

/** Asks for lunch tomorrow, from 12 to 13. */
export const LUNCH_WITH_MIA = {
  en: "lunch with mia tomorrow 12 to 1pm",
  nl: "lunch met mia morgen van 12 tot 13 uur",
  de: "Mittagessen mit Mia morgen von 12 bis 13 Uhr",
  fr: "déjeuner avec mia demain de 12h à 13h",
  es: "comida con mia mañana de 12 a 13h",
} as const;
