import { expect, test } from "vitest";
import { converse, guest, meeting, shown } from "../support/dialogue";

/**
 * Two changes in one message about what was just spoken of, an hour and a person, or one who comes and one who goes: the card
 * has both, and no meeting is booked in place of it.
 */
const TOLD: Record<
  string,
  { ask: string; title: string; both: string[]; swapped: string[]; joined: string[]; gone: string[] }
> = {
  en: {
    ask: "what do I have tomorrow?",
    title: "Lunch",
    both: ["3pm same day plus tom", "3pm, mia and tom", "lunch with mia and tom at 3pm", "15:00 and tom too"],
    swapped: ["make it Tom rather than Mia"],
    joined: ["Tom comes too"],
    gone: ["take Mia off the lunch", "remove Mia from lunch, I still need the time"],
  },
  nl: {
    ask: "wat heb ik morgen?",
    title: "Lunch",
    both: ["15u en tom erbij", "Mia's lunch mag naar 3 uur, en Tom mag er ook bij", "lunch is om 15:00 met mia én tom"],
    swapped: ["wissel mia om voor tom bij de lunch", "die van 12 uur wordt met tom, mia valt af"],
    joined: ["tom gaat mee"],
    gone: ["haal mia van de lunch, de tijd heb ik nog nodig"],
  },
  de: {
    ask: "was habe ich morgen?",
    title: "Mittagessen",
    both: [
      "15-16 uhr, zu dritt mit tom",
      "das mit mia bitte erst 15 uhr, und schreib tom mit rein",
      "15 uhr und tom dazu",
    ],
    swapped: ["das mittagessen ist mit tom, mia fällt weg"],
    joined: ["dann sind wir zu dritt, mit tom", "tom geht mit"],
    gone: ["beim mittagessen mia streichen, die zeit brauche ich noch"],
  },
  fr: {
    ask: "qu'est-ce que j'ai demain ?",
    title: "Déjeuner",
    both: ["15h + tom stp", "mets le à 15h avec tom en plus", "rdv avec mia à 15h, tom sera là aussi"],
    swapped: ["mia peut pas, tom la remplace au déj de demain", "plutôt tom que mia"],
    joined: ["on sera trois alors, avec tom"],
    gone: ["décommande mia pour le déjeuner de jeudi, je mange seule"],
  },
  es: {
    ask: "¿qué tengo mañana?",
    title: "Comida",
    both: ["15h, mia y tom", "pon las tres y tom también", "la del jueves la hacemos a las 15.00 y agrega a tom"],
    swapped: ["pon a tom en lugar de mia"],
    joined: ["entonces seremos tres, con tom", "tom se viene"],
    gone: ["ya no cuento con mia para eso, retírala"],
  },
};

const [mia, tom] = [guest("Mia Berg"), guest("Tom Baker")];

const SAID = Object.entries(TOLD).flatMap(([code, { ask, title, both, swapped, joined, gone }]) => [
  ...both.map((said) => [code, ask, title, said, "15:00", "mia+tom"] as const),
  ...swapped.map((said) => [code, ask, title, said, "12:00", "tom"] as const),
  ...joined.map((said) => [code, ask, title, said, "12:00", "mia+tom"] as const),
  ...gone.map((said) => [code, ask, title, said, "12:00", ""] as const),
]);

test.each(SAID)("%s, %s, of the %s: %s", (code, ask, title, said, hour, people) => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred: code });
  talk.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [mia, tom]));
  talk.put(meeting(title, "2027-03-04T12:00:00+01:00", "2027-03-04T13:00:00+01:00", [mia]));
  talk.send(ask);
  const answer = talk.send(said);
  const [yes] = "buttons" in answer ? (answer.buttons ?? []) : [];
  if (yes) talk.send(yes.title, yes.id);
  const [event, another] = talk.events().filter((one) => one.title !== "Group photo");
  const guests = (event?.attendees ?? []).filter(({ self }) => !self).map(({ email }) => email.split("@")[0]);
  expect(another, shown(answer)).toBeUndefined();
  expect(event?.start, shown(answer)).toBe(Date.parse(`2027-03-04T${hour}:00+01:00`));
  expect(guests.sort().join("+"), shown(answer)).toBe(people);
});
