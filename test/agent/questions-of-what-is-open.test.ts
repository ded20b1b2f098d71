import { test } from "vitest";
import { converse, guest, meeting, playAll } from "../support/dialogue";

/** Questions that name nothing, of what waits for a yes and of what was just done: nothing is written by one. */
const YUKI = guest("Yuki Tanaka");
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  talk.put(meeting("Kick-off", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", [YUKI, guest("Omar Haddad")]));
  talk.put(meeting("Board prep", "2026-11-27T13:00:00+01:00", "2026-11-27T14:00:00+01:00"));
  talk.put(meeting("Party", "2026-11-27T18:00:00+01:00", "2026-11-27T19:00:00+01:00"));
  return talk;
};

const CARD = "*Demo* … Fri 27 Nov, 15:00–15:30";

playAll(
  {
    "while a card waits, the answer stands above it": `
      > book a demo with yuki friday at 3pm
      ${CARD}
      > am i free then?
      Yes, you are free Fri 27 Nov, 15:00–15:30. … Shall I book this? … ${CARD} … [Yes, book it]
      > what's before that?
      “Board prep” … ${CARD} … [Yes, book it]
      > anything after it?
      “Party” … ${CARD} … [Yes, book it]
      > am i free at 1:30pm?
      No, you are busy on Fri 27 Nov at 13:30 … “Board prep” … ${CARD} … [Yes, book it]
      > how's my week looking?
      2 meetings from Mon 23 Nov … ${CARD} … [Yes, book it]
      > who's in it?
      ${CARD} … Yuki Tanaka … [Yes, book it]
      > ok then, 20 minutes is enough
      *Demo* … Fri 27 Nov, 15:00–15:20 … [Yes, book it]
      > yes
      Booked: *Demo* … 15:00–15:20`,
    "of what was just booked": `
      > book a demo with yuki friday at 3pm
      ${CARD}
      > yes
      Booked
      > what did you just book?
      “Demo” … Fri 27 Nov, 15:00–15:30 … Yuki Tanaka
      > when was that again?
      “Demo” … Fri 27 Nov, 15:00–15:30
      > who's in it now?
      Yuki Tanaka
      > wer ist jetzt dabei?
      Yuki Tanaka
      > was hast du gerade gebucht?
      “Demo”
      > wat heb je net geboekt?
      “Demo”
      > qu'est-ce que tu viens de réserver ?
      “Demo”
      > ¿qué acabas de reservar?
      “Demo”
      > ¿con quién era?
      Yuki Tanaka`,
    "a line of the list that was shown is put elsewhere, and no day of the month": `
      > j'ai quoi vendredi
      2 rendez-vous
      > mets le deuxième à 20h
      Je déplace ce rendez-vous ? … “Party” … ven. 27 nov., 20:00–21:00
      > non
      comme il est
      > what's on friday
      2 meetings
      > put the second one at 8pm
      “Party” … To: Fri 27 Nov, 20:00–21:00`,
    "several that were done at once are all told": `
      > book a demo with yuki friday at 3pm and omar monday at 10am
      Shall I do all of this?
      > yes
      Booked
      > what did you just book?
      “Demo” … “Meeting with Omar Haddad”`,
    "an hour is on the day of the times that are offered": `
      > busca media hora con Yuki el viernes
      Tienes 30 minutos libres
      > ¿a las 16:00 estoy libre?
      Sí, estás libre: vie 27 nov, 16:00–16:30
      > pues a las 16:00
      ¿Reservo esta reunión? … vie 27 nov, 16:00–16:30`,
    "behind a question about a day, then is that day": `
      > what's on friday?
      2 meetings
      > am i free then?
      You're free on Fri 27 Nov`,
  },
  begin,
);

const ASKED: Readonly<Record<string, readonly [before: string, after: string, free: string]>> = {
  en: ["what's before that?", "anything after that?", "am i free then?"],
  nl: ["wat heb ik daarvoor?", "heb ik daarna nog iets?", "ben ik dan vrij?"],
  de: ["was habe ich davor?", "hab ich danach noch was?", "bin ich da frei?"],
  fr: ["qu'est-ce que j'ai avant ?", "j'ai quelque chose après ?", "je suis libre à ce moment-là ?"],
  es: ["¿qué tengo antes?", "¿tengo algo después?", "¿estoy libre entonces?"],
};

test.for(Object.entries(ASKED))("in front of it, behind it and then: %s", ([, [before, after, free]], { expect }) => {
  const talk = begin();
  talk.say("book a demo with yuki friday at 3pm");
  expect(talk.say(before)).toContain("Board prep");
  expect(talk.say(after)).toContain("Party");
  expect(talk.say(free)).toContain("15:00–15:30");
  expect(talk.pending()?.kind).toBe("proposal");
  expect(talk.events()).toHaveLength(3);
});
