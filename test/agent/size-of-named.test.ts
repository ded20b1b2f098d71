import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const MILA = guest("Mila Brandt");

const begin = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: contactRows(MILA.email, MILA.name, {}),
    events: [
      meeting("Interview Mila", "2026-11-27T16:00:00+01:00", "2026-11-27T17:00:00+01:00", [MILA]),
      meeting("Pilates", "2026-11-25T17:30:00+01:00", "2026-11-25T18:30:00+01:00"),
    ],
  });

/** How long everything in the calendar is, in its order, behind a yes. */
const lengthsBehind = (said: string) => {
  const talk = begin();
  talk.send(said);
  talk.send("yes");
  return talk.events().map(({ title, start, end }) => `${title} ${(end - start) / 60_000}`);
};

test.each([
  "the interview with Mila only takes 30 minutes",
  "interview mila just 30 min",
  "half an hour is enough for the interview with Mila",
  "Het interview met Mila hoeft maar een half uur te duren",
  "interview mila maar 30 min",
  "Voor het interview met Mila is een halfuur genoeg",
  "Das Interview mit Mila soll nur eine halbe Stunde dauern",
  "interview mila nur 30 min",
  "L'interview avec Mila ne dure que 30 minutes",
  "l'interview avec mila 30 min seulement",
  "interview mila solo media hora",
  "El interview con Mila solo tiene que durar 30 minutos",
])("“%s” is how long it is", (said) => {
  expect(lengthsBehind(said)).toEqual(["Pilates 60", "Interview Mila 30"]);
});

test.each(["pilates +30 min", "plak een half uur aan pilates"])("“%s” is how much longer", (said) => {
  expect(lengthsBehind(said)).toEqual(["Pilates 90", "Interview Mila 60"]);
});

test.each([
  "Pilates ends at 7 pm today",
  "pilates goes on until seven this evening",
  "Pilates is vandaag pas om 19 uur afgelopen",
  "Das Pilates endet heute um 19 Uhr",
  "Le pilates se termine à 19h aujourd'hui",
  "Hoy el pilates sigue hasta las siete de la tarde",
])("“%s” is when it is over", (said) => {
  expect(lengthsBehind(said)).toEqual(["Pilates 90", "Interview Mila 60"]);
});

test.each(["interview mila 30 min", "does pilates end at 7 today?", "pilates only 30 minutes on Saturday"])(
  "“%s” changes nothing that is there",
  (said) => {
    const talk = begin();
    talk.send(said);
    expect(talk.send("yes") && lengthsBehind(said)).toEqual(
      expect.arrayContaining(["Pilates 60", "Interview Mila 60"]),
    );
  },
);

/** From when to when the interview is, behind a yes. */
const interviewBehind = (said: string) => {
  const talk = begin();
  talk.send(said);
  talk.send("yes");
  const found = talk.events().find(({ title }) => title === "Interview Mila");
  return (
    found && `${new Date(found.start).toISOString().slice(11, 16)}–${new Date(found.end).toISOString().slice(11, 16)}`
  );
};

test.each([
  "the interview with Mila should start half an hour earlier and still end at 5",
  "interview mila begins at 3:30, end stays the same",
  "Het interview met Mila begint een half uur eerder, maar eindigt gewoon om vijf uur",
  "interview mila om half vier beginnen, einde blijft 17u",
  "Das Interview mit Mila fängt eine halbe Stunde früher an, endet aber wie geplant um 17 Uhr",
  "interview mila beginnt 15:30, ende bleibt",
  "L'interview avec Mila commence une demi-heure plus tôt mais finit quand même à 17h",
  "interview mila commence à 15h30, fin toujours 17h",
  "El interview con Mila empieza media hora antes y acaba igual a las 17h",
  "interview mila empieza a las 15:30, sigue terminando a las 17",
])("“%s” makes it longer in front and leaves its end", (said) => {
  expect(interviewBehind(said)).toBe("14:30–16:00");
});

test.each([
  "pilates ends ten minutes later today",
  "de pilates eindigt vandaag tien minuten later",
  "Pilates endet heute zehn Minuten später",
  "le pilates finit dix minutes plus tard ce soir",
  "el pilates termina diez minutos más tarde hoy",
])("“%s” leaves its start", (said) => {
  expect(lengthsBehind(said)).toEqual(["Pilates 70", "Interview Mila 60"]);
});
