import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const BOOK = {
  en: "lunch with {} tomorrow 12",
  nl: "lunch met {} morgen 12 uur",
  de: "mittagessen mit {} morgen 12 uhr",
  fr: "déjeuner avec {} demain 12h",
  es: "comida con {} mañana a las 12",
} as const;

type Language = keyof typeof BOOK;

const SAID: Record<Language, string[]> = {
  en: ["no invite", "don't invite her", "no invite needed", "no invitation please"],
  nl: ["geen uitnodiging", "nodig haar niet uit", "zonder uitnodiging"],
  de: ["keine einladung", "lad sie nicht ein", "ohne einladung"],
  fr: ["pas d'invitation", "ne l'invite pas", "sans invitation"],
  es: ["sin invitación", "no la invites"],
};

const all = Object.entries(SAID).flatMap(([language, said]) =>
  said.map((text) => [language as Language, text] as const),
);

function begin(preferred: Language) {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred });
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Mia Berg")]));
  return talk;
}

/** Texts, and what a yes books: its title and who is invited. */
function booked(language: Language, ...texts: string[]) {
  const talk = begin(language);
  for (const text of [...texts, "yes"]) talk.say(text);
  const event = talk.events().find(({ title }) => title !== "Group photo");
  return [event?.title, event?.attendees.length];
}

test.each(all)("%s, %j: of somebody unknown no address is asked, and they are named", (language, text) => {
  const request = BOOK[language].replace("{}", "Zoe");
  expect(booked(language, request, text)).toEqual([expect.stringContaining("Zoe"), 0]);
  expect(booked(language, `${request}, ${text}`)).toEqual([expect.stringContaining("Zoe"), 0]);
});

test.each(all)("%s, %j: nor is somebody invited who is known", (language, text) => {
  const request = BOOK[language].replace("{}", "Mia");
  expect(booked(language, request, text)).toEqual([expect.stringContaining("Mia"), 0]);
  expect(booked(language, `${request}, ${text}`)).toEqual([expect.stringContaining("Mia"), 0]);
});

test("of what is booked already she is taken off, and with several only who is named", () => {
  const talk = begin("en");
  for (const text of ["lunch with mia tomorrow 12", "yes", "no invite", "yes"]) talk.say(text);
  expect(talk.events().at(-1)?.attendees).toEqual([]);
});

test.each([
  ["en", "deadline thesis friday 5pm, just me, no guests", "Deadline thesis"],
  ["nl", "deadline vrijdag 17u, alleen ik, nodig niemand uit", "Deadline"],
  ["de", "deadline gutachten freitag 17 uhr, nur für mich, bitte niemanden einladen", "Deadline gutachten"],
  ["fr", "bilan vendredi 17h, juste pour moi, n'invite personne", "Bilan"],
  ["es", "taller el viernes a las 17, solo para mí, no invites a nadie", "Taller"],
] as const)("%s, %j: of what has no guests it is no title", (language, text, title) => {
  expect(booked(language, text)).toEqual([title, 0]);
});
