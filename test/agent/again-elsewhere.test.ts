import { expect, test } from "vitest";
import { isOtherPerson } from "~/domain/calendar-event";
import { converse, guest, meeting } from "../support/dialogue";

/** What is booked at first, tomorrow from 12 to 1, or all of Friday; and what is said next. */
const SAID: Record<string, { booking: string; days: string; also: [text: string, what: string][]; longer: string[] }> =
  {
    en: {
      booking: "visit at 4 Elm Street with Ines tomorrow 12 to 1pm",
      days: "block friday all day for the trade fair",
      also: [
        ["and monday same time at 7 Oak Lane", "08 12:00 ines 7 Oak Lane"],
        ["and the day after at the same time too", "05 12:00 ines 4 Elm Street"],
        ["and Ravi by himself monday, same time", "08 12:00 ravi 4 Elm Street"],
      ],
      longer: [
        "it's two days actually, saturday as well",
        "make it two days, friday and saturday",
        "extend it to saturday",
      ],
    },
    nl: {
      booking: "bezichtiging Kerkstraat 4 met Ines morgen van 12 tot 13 uur",
      days: "zet vrijdag de hele dag beurs",
      also: [
        ["en dan maandag om dezelfde tijd Lindelaan 7", "08 12:00 ines Lindelaan 7"],
        ["en de week erna ook, zelfde tijd", "11 12:00 ines Kerkstraat 4"],
        ["en Ravi alleen maandag om dezelfde tijd", "08 12:00 ravi Kerkstraat 4"],
      ],
      longer: ["het zijn eigenlijk twee dagen, zaterdag ook", "verleng het tot zaterdag"],
    },
    de: {
      booking: "Besichtigung Lindenallee 4 mit Ines morgen von 12 bis 13 Uhr",
      days: "trag Freitag ganztägig Messe ein",
      also: [
        ["und dann Montag um dieselbe Zeit Rosenweg 7", "08 12:00 ines Rosenweg 7"],
        ["die Woche drauf auch, gleiche Zeit", "11 12:00 ines Lindenallee 4"],
      ],
      longer: ["es sind eigentlich zwei Tage, Samstag auch", "mach zwei Tage draus, Freitag und Samstag"],
    },
    fr: {
      booking: "visite rue Blanche 4 avec Ines demain de 12h à 13h",
      days: "bloque vendredi toute la journée pour le salon",
      also: [
        ["et lundi à la même heure celle de la rue Verte 7", "08 12:00 ines Rue Verte 7"],
        ["et le lendemain à la même heure aussi", "05 12:00 ines rue Blanche 4"],
      ],
      longer: ["ça dure deux jours, samedi aussi", "prolonge jusqu'à samedi", "c'est jusqu'à samedi"],
    },
    es: {
      booking: "visita calle Mayor 4 con Ines mañana de 12 a 13h",
      days: "bloquea el viernes todo el día para la feria",
      also: [
        ["y el lunes a la misma hora la calle Luna 3", "08 12:00 ines Calle Luna 3"],
        ["la semana siguiente también, misma hora", "11 12:00 ines calle Mayor 4"],
        ["y Ravi a solas el lunes a la misma hora", "08 12:00 ravi calle Mayor 4"],
      ],
      longer: ["son dos días en realidad, el sábado también", "que sean dos días, viernes y sábado"],
    },
  };

/** What stands in the calendar when each card of these messages got its yes. */
function after(language: string, ...messages: string[]) {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00", preferred: language });
  const past = ["2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00"] as const;
  talk.put(meeting("Group photo", ...past, [guest("Ines Dahl"), guest("Ravi Rao")]));
  for (const said of messages) {
    const answer = talk.send(said);
    const [yes] = ("buttons" in answer && answer.buttons) || [];
    if (yes) talk.send(yes.title, yes.id);
  }
  return talk.events().filter(({ title }) => title !== "Group photo");
}

for (const [language, { booking, days, also, longer }] of Object.entries(SAID)) {
  test.each(also)(`${language}, behind a booking: a second one, and the first stays: %s`, (text, what) => {
    const kept = after(language, booking, text).map(({ start, attendees, location }) => {
      const at = new Date(start + 3_600_000).toISOString();
      const who = attendees.filter(isOtherPerson).map(({ email }) => email.split("@")[0]);
      return `${at.slice(8, 10)} ${at.slice(11, 16)} ${who} ${location}`;
    });
    expect(kept).toEqual([expect.stringContaining("04 12:00 ines"), what]);
  });

  test.each(longer)(`${language}, behind a whole day: it is two days: %s`, (text) => {
    const kept = after(language, days, text);
    expect(kept).toEqual([expect.objectContaining({ startDate: "2027-03-05", endDate: "2027-03-07" })]);
  });
}

const THEIRS: Record<string, string> = {
  en: "make Ines's 40 min and Ravi right after that",
  nl: "maak die van Ines 40 min en Ravi er direct na",
  de: "mach den mit Ines 40 Minuten und Ravi direkt danach",
  fr: "fais 40 min pour celui d'Ines et Ravi juste après",
  es: "la de Ines de 40 min y Ravi justo después",
};

test.each(Object.entries(THEIRS))(
  "%s: of two that there are one lasts so long, and one goes behind it",
  (language, text) => {
    const two = ["call with Ines monday 10am for 30 minutes", "call with Ravi monday 12:00 for 30 minutes"];
    const talk = after("en", ...two, text).map(({ start, end }) =>
      [start, end].map((at) => new Date(at).toISOString()),
    );
    expect([language, ...talk.map((times) => times.map((at) => at.slice(11, 16)))]).toEqual([
      language,
      ["09:00", "09:40"],
      ["09:40", "10:10"],
    ]);
  },
);

const BEFORE: Record<string, [change: string, back: string[]]> = {
  en: ["move the demo to 3pm", ["no actually back to 12 as before", "12 again please, as it was"]],
  nl: ["verzet de demo naar 15 uur", ["nee toch weer 12 uur", "terug naar 12 uur zoals eerst"]],
  de: ["verschieb die demo auf 15 uhr", ["doch wieder auf 12 Uhr wie vorher", "zurück auf 12 Uhr wie zuerst"]],
  fr: ["déplace la demo à 15h", ["non en fait remets-la à 12h comme avant", "finalement 12h comme avant"]],
  es: ["pasa la demo a las 15", ["ponla otra vez a las 12 como antes", "no, otra vez a las 12 como al principio"]],
};

for (const [language, [change, back]] of Object.entries(BEFORE))
  test.each(back)(`${language}, behind a change of the hour: it is the one before again: %s`, (text) => {
    const booking = "demo with Ines tomorrow 12 to 1pm";
    const hours = (...more: string[]) =>
      after(language, booking, ...more).map(({ start, end }) => [start, end].map((at) => new Date(at).getUTCHours()));
    expect([hours(change), hours(change, text)]).toEqual([[[14, 15]], [[11, 12]]]);
  });

test.each([
  ["en", "monday 10 a call with Ines and at 12 another one with Ravi"],
  ["nl", "maandag om 10 uur een call met Ines en om 12 uur nog een met Ravi"],
  ["de", "Montag um 10 einen Call mit Ines und um 12 noch einen mit Ravi"],
  ["fr", "lundi à 10h un appel avec Ines et à 12h un autre avec Ravi"],
  ["es", "el lunes ponme a las 10 una llamada con Ines y a las 12 otra con Ravi"],
])("%s: two of a kind in one message are two: %s", (language, text) => {
  const hours = after(language, text).map(({ start, title }) => [new Date(start).getUTCHours(), title]);
  expect(hours).toEqual([9, 11].map((hour) => [hour, hours[0]?.[1]]));
});
