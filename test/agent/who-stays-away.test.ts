import { expect, test } from "vitest";
import { converse, guest, meeting, playAll } from "../support/dialogue";

/** A meeting with two is put right: who stays away, who comes for whom, and two that change places. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  const people = ["Leila Haddad", "Jasper Kuipers"].map(guest);
  talk.put(
    meeting("Photo", "2027-02-15T09:00:00+01:00", "2027-02-15T10:00:00+01:00", [...people, guest("Ingrid Berg")]),
  );
  talk.put(meeting("Board call", "2027-03-04T13:00:00+01:00", "2027-03-04T14:00:00+01:00", people));
  return talk;
};

const TALKS = {
  en: ["demo with leila and jasper monday 16:00", "jasper can't", "drop both, it's just me", "other way round"],
  nl: ["demo met leila en jasper maandag 16:00", "jasper hoeft niet", "haal ze allebei eraf, alleen ik", "andersom"],
  de: ["demo mit leila und jasper montag 16 uhr", "jasper kann nicht", "ohne die beiden, nur ich", "umgekehrt"],
  fr: ["démo avec leila et jasper lundi à 16h", "sauf jasper", "sans les deux, juste moi", "l'inverse"],
  es: ["demo con leila y jasper el lunes a las 16:00", "menos jasper", "sin los dos, solo yo", "al revés"],
};

playAll(
  {
    ...Object.fromEntries(
      Object.entries(TALKS).flatMap(([language, [open, one, , round]]) => [
        [
          `one of two stays away: ${language}`,
          `> ${open}
          16:00–16:30 … Leila Haddad … Jasper Kuipers
          > ${one}
          16:00–16:30
          > yes
          Leila Haddad`,
        ],
        [
          `two that wait for a yes change places, and back once they are booked: ${language}`,
          `> leila friday 10:00 and jasper friday 11:00
          Leila Haddad*, Fri 5 Mar, 10:00–10:30 … Jasper Kuipers*, Fri 5 Mar, 11:00–11:30
          > ${round}
          Leila Haddad … 11:00–11:30 … Jasper Kuipers … 10:00–10:30
          > yes
          11:00–11:30
          > ${round}
          10:00–10:30`,
        ],
      ]),
    ),
    "somebody comes for whoever was taken off, though that is done": `
    > remove jasper from the board call
    No longer invited: Jasper
    > yes
    Changed
    > put ingrid in instead
    With: Leila Haddad (leila@example.com), Ingrid Berg`,
    "of a single guest it is asked what is meant": `
    > demo with leila monday 16:00
    Leila
    > leila can't
    I'm not sure`,
  },
  begin,
);

test.each(Object.entries(TALKS))("nobody comes: %s", (_, [open = "", , all = ""]) => {
  const talk = begin();
  talk.say(open);
  const card = talk.say(all);
  expect(card).toContain("16:00–16:30");
  expect(card).not.toMatch(/Leila|Jasper/);
});

/** Of one guest and of several, before it is booked and behind it. */
const NOBODY = {
  nl: [
    "zonder leila, alleen ik",
    "niemand uitnodigen aub, is alleen voor mezelf",
    "geen gasten, enkel ik",
    "leila hoeft er niet bij, gewoon ik alleen",
    "verwijder de gasten",
    "leila komt niet, ik ga alleen",
    "leila mag eruit, blok blijft gewoon voor mij alleen",
    "laat leila maar weg, is voor mezelf",
  ],
  de: [
    "ohne leila, nur ich",
    "bitte niemanden einladen, ist nur für mich",
    "keine gäste, nur ich selbst",
    "leila muss nicht dabei sein, nur ich allein",
    "gäste bitte entfernen",
    "lad niemanden ein",
    "leila kommt nicht, ich geh allein",
    "nimm leila raus, ich mach das allein",
  ],
};

test.each(Object.entries(NOBODY).flatMap(([language, all]) => all.map((said) => [said, language] as const)))(
  "nobody comes: %s",
  (said, language) => {
    const [open = ""] = TALKS[language as keyof typeof NOBODY];
    for (const ahead of [
      [open.replace(/ (?:en|und) jasper/, "")],
      [open],
      [open.replace(/ (?:en|und) jasper/, ""), "ja"],
    ]) {
      const talk = begin();
      for (const message of ahead) talk.say(message);
      const card = talk.say(said).replace(/(?:Niet meer uitgenodigd|Nicht mehr eingeladen):.*/, "");
      expect(card).toContain("16:00–16:30");
      expect(card).not.toMatch(/Leila|Jasper/);
    }
  },
);

test.each(["alleen leila en ik", "nur leila und ich", "met leila, ik kan alleen dan", "leila kommt auch allein"])(
  "somebody still comes: %s",
  (said) => {
    const talk = begin();
    talk.say("demo met leila en jasper maandag 16:00");
    expect(talk.say(said)).not.toMatch(/16:00–16:30\n(?!.*Leila)/s);
  },
);

/** Of the only one who comes, before and after it is booked. */
const ALONE = {
  fr: [
    "démo avec leila lundi à 16h",
    "oui",
    "vire l'invitée",
    "en fait ya que moi",
    "leila ne vient plus, je serai toute seule",
    "y aura personne d'autre que moi, n'invite pas leila",
    "N'invitez personne, je souhaite y être seule",
  ],
  es: [
    "demo con leila el lunes a las 16:00",
    "sí",
    "saca a la invitada porfa",
    "sin invitados, es solo para mí",
    "leila ya no viene, déjame el hueco solo para mí",
    "no va nadie más que yo, no invites a leila",
    "No invite a nadie, por favor, estaré sola",
  ],
};

const alone = Object.values(ALONE).flatMap(([open, yes, ...said]) => said.map((text) => [text, open!, yes!] as const));

test.each(alone)("the only guest stays away: %s", (text, open, yes) => {
  const talk = begin();
  talk.say(open);
  expect(talk.say(text)).toMatch(/16:00–16:30(?!.*Leila)/s);
  const booked = begin();
  for (const words of [open, yes, text]) booked.say(words);
  expect(booked.say(yes)).toMatch(/16:00/);
  expect(booked.events().find(({ title }) => /demo|démo/i.test(title))?.attendees ?? []).toHaveLength(0);
});

test("what is called off is what lasts so long, not who comes", () => {
  const talk = begin();
  for (const words of ["demo con leila el lunes a las 16:00", "sí"]) talk.say(words);
  expect(talk.say("solo media hora")).not.toMatch(/Ya sin invitación/);
});
