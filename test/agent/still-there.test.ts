import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

const [MILA, OLA] = [guest("Mila Brandt"), guest("Ola Nilsen")] as const;
const local = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Amsterdam",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** What stands in the calendar behind a yes, on a Wednesday morning: the title, the day of the month, the hour, who is asked. */
function after(text: string) {
  const talk = converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: [MILA, OLA].flatMap(({ email, name }) => contactRows(email, name, {})),
    events: [
      meeting("Pilates", "2026-11-25T17:30:00+01:00", "2026-11-25T18:30:00+01:00"),
      meeting("Roadmap", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [OLA]),
      meeting("Interview Mila", "2026-11-27T16:00:00+01:00", "2026-11-27T17:00:00+01:00", [MILA]),
    ],
  });
  talk.send(text);
  talk.send("yes");
  return talk
    .events()
    .map(({ title, start, attendees }) =>
      [
        title,
        local.format(start).replace(", ", " "),
        ...attendees.filter(({ self }) => !self).map(({ name }) => name?.split(" ")[0]),
      ].join(" "),
    );
}

const [PILATES, ROADMAP, INTERVIEW] = ["Pilates 25 17:30", "Roadmap 26 14:00 Ola", "Interview Mila 27 16:00 Mila"];

test.each([
  "If pilates is still on today, cancel it please.",
  "pilates still on today? if so cancel",
  "Als pilates vandaag nog doorgaat, zeg het dan af.",
  "als pilates vandaag nog staat, annuleer maar",
  "Falls Pilates heute noch drinsteht, sag es bitte ab.",
  "Sag Pilates heute ab, falls es noch stattfindet",
  "Si pilates est toujours prévu aujourd'hui, annule-le.",
  "si pilates tjs prévu auj, annule",
  "Si pilates sigue en pie hoy, cancélalo.",
  "si hoy sigue lo de pilates quítalo",
])("that a meeting is still there is what finding it tells: %j", (text) => {
  expect(after(text)).toEqual([ROADMAP, INTERVIEW]);
});

test.each([
  "If the roadmap tomorrow is still planned, move it to 11.",
  "als roadmap morgen nog staat, verzet hem naar 11 uur",
  "falls Roadmap morgen noch ansteht, verschieb ihn auf 11 Uhr",
  "si roadmap est toujours prévu demain, décale-le à 11 h",
  "si el roadmap de mañana sigue en pie, pásalo a las 11",
])("so it is moved: %j", (text) => {
  expect(after(text)).toEqual([PILATES, "Roadmap 26 11:00 Ola", INTERVIEW]);
});

test.each(["if pilates is boring, cancel it", "si pilates no sigue en pie, cancela el roadmap"])(
  "what else it hangs on is asked about: %j",
  (text) => {
    expect(after(text)).toEqual([PILATES, ROADMAP, INTERVIEW]);
  },
);
