import { converse, meeting, playAll } from "../support/dialogue";

/** Two meetings that are to be called off; what is thought of next keeps one of them. */
const begin = () => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  talk.put(meeting("Pitch", "2027-03-04T10:00:00+01:00", "2027-03-04T10:30:00+01:00", []));
  talk.put(meeting("Massage", "2027-03-05T14:00:00+01:00", "2027-03-05T15:00:00+01:00", []));
  talk.put(meeting("1:1 Oscar", "2027-03-10T10:00:00+01:00", "2027-03-10T10:30:00+01:00", []));
  talk.put(meeting("1:1 Leila", "2027-03-10T14:00:00+01:00", "2027-03-10T14:30:00+01:00", []));
  return talk;
};

const KEEPS = {
  en: [
    "cancel the pitch and the massage",
    "hm no keep the massage",
    "no both after all",
    "hang on, leave the pitch in",
  ],
  nl: ["zeg de pitch en de massage af", "o nee laat de massage staan", "toch allebei", "hm niet de pitch"],
  de: ["sag den pitch und die massage ab", "hm die massage aber behalten", "doch beide", "ach nein nicht den pitch"],
  fr: ["annule le pitch et le massage", "euh garde le massage", "finalement les deux", "ah non laisse le pitch"],
  es: ["cancela el pitch y el massage", "bueno, deja el massage", "al final los dos", "espera, el pitch no"],
};

playAll(
  {
    ...Object.fromEntries(
      Object.entries(KEEPS).map(([language, [both, one, again, other]]) => [
        `one is kept, both go after all, then the other is kept: ${language}`,
        `> ${both}
        1. … Pitch … 2. … Massage
        > ${one}
        Pitch … 10:00–10:30
        > ${again}
        1. … Pitch … 2. … Massage
        > ${other}
        Massage … 14:00–15:00
        > yes
        Massage`,
      ]),
    ),
    "both are called off again only where both were": `
    > cancel the pitch
    Pitch
    > both after all
    Nothing is cancelled yet`,
    "the other one is that of the same name, and no hour": `
    > cancel my 1:1 with oscar
    “1:1 Oscar”
    > no the other one
    Shall I cancel this? … “1:1 Leila”
    > cancel the massage
    “Massage”
    > the other one
    I'm not sure`,
  },
  begin,
);
