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
  "Don't move pilates, just the roadmap, to 4 pm",
  "pilates niet verzetten, enkel roadmap naar 16u",
  "De pilates blijft staan, alleen roadmap gaat naar 16 uur.",
  "Pilates bleibt, nur Roadmap auf 16 Uhr",
  "pilates reste, seulement roadmap à 16 h",
  "el pilates no lo muevas, solo roadmap a las 16h",
])("only the other one is changed: %j", (text) => {
  expect(after(text)).toEqual([PILATES, "Roadmap 26 16:00 Ola", INTERVIEW]);
});

test.each([
  "cancel today, but not pilates",
  "Zeg af wat ik vandaag heb, maar laat pilates gewoon staan.",
  "Heute alles absagen, nur Pilates bleibt",
  "Annule ce que j'ai aujourd'hui, mais ne touche pas au pilates.",
  "hoy cancela todo menos pilates",
])("what stays is not what goes: %j", (text) => {
  expect(after(text)).toContain(PILATES);
});

test.each([
  "fri cancel everything but the interview",
  "Fr alles absagen, nur Interview Mila bleibt",
  "vie cancela todo menos la entrevista con mila",
])("a day in two letters is a day: %j", (text) => {
  expect(after(text)).toEqual([PILATES, ROADMAP, INTERVIEW]);
});
