import { expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";
import { showWhole } from "~/agent/understand/show";
import { rowsOf } from "./rows";

const titled = (title: string, ...people: string[]) => ({ title, people });

/** A Wednesday; there are some meetings. */
const context = {
  now: Date.parse("2026-03-04T09:30:00+01:00"),
  zone: "Europe/Amsterdam",
  known: {
    people: [{ name: "Anna de Vries", email: "anna@example.com" }],
    meetings: [
      titled("Review"),
      titled("Standup"),
      titled("Lunch", "Anna de Vries"),
      titled("1:1 Anna", "Anna de Vries"),
      titled("Cena"),
    ],
  },
};

const COMES_AGAIN = `
  repeat it every week → reschedule · FREQ=WEEKLY · 2026-03-04
  set it to repeat every two weeks → reschedule · FREQ=WEEKLY;INTERVAL=2 · 2026-03-04
  have the review repeat weekly → reschedule · FREQ=WEEKLY · the one “Review” · 2026-03-04
  make the 3pm repeat every friday → reschedule · FREQ=WEEKLY;BYDAY=FR · the one 15:00 · 2026-03-06
  make it a weekly meeting → reschedule · FREQ=WEEKLY · 2026-03-04
  maak het wekelijks → reschedule · FREQ=WEEKLY · 2026-03-04
  maak er een wekelijkse afspraak van → reschedule · FREQ=WEEKLY · 2026-03-04
  herhaal de review elke dinsdag → reschedule · FREQ=WEEKLY;BYDAY=TU · the one “Review” · 2026-03-10
  laat het elke week terugkomen → reschedule · FREQ=WEEKLY · 2026-03-04
  wiederhole die Besprechung jeden Dienstag → reschedule · FREQ=WEEKLY;BYDAY=TU · 2026-03-10
  mach daraus einen wöchentlichen Termin → reschedule · FREQ=WEEKLY · 2026-03-04
  répète la réunion tous les mardis → reschedule · FREQ=WEEKLY;BYDAY=TU · 2026-03-10
  repite la reunión cada martes → reschedule · FREQ=WEEKLY;BYDAY=TU · 2026-03-10
  can we do this every week from now on → reschedule · FREQ=WEEKLY · 2026-03-04
  das soll jeden Montag stattfinden → reschedule · FREQ=WEEKLY;BYDAY=MO · 2026-03-09
  repite el review cada martes → reschedule · FREQ=WEEKLY;BYDAY=TU · the one “Review” · 2026-03-10
`;

const CHANGE_PLACES = `
  swap my 2pm and my 4pm → reschedule · the one 14:00 · for the one 16:00
  can you swap lunch with anna and the standup please → reschedule · the one “Lunch” with anna · for the one “Standup”
  switch the 10am with the 3pm → reschedule · the one 10:00 · for the one 15:00
  swap it with the standup → reschedule · the one  · for the one “Standup”
  wissel de standup en de review om → reschedule · the one “Standup” · for the one “Review”
  tausche das Mittagessen und die Besprechung um 15 Uhr → reschedule · the one “Lunch” · for the one 15:00
  échange ma réunion de 14h et le déjeuner → reschedule · the one 14:00 · for the one “Lunch”
  intercambia la comida y la cena → reschedule · the one “Lunch” · for the one “Cena”
`;

const read = (text: string, focus: boolean) =>
  requestsOf(text, { ...context, focus })
    .map(({ command }) => showWhole(command))
    .join(" + ");

test.each(rowsOf(COMES_AGAIN))("“%s” makes a series, where one was spoken of", (text, expected) => {
  expect(read(text, true)).toBe(expected);
});

test.each(rowsOf(CHANGE_PLACES))("“%s” moves both", (text, expected) => {
  expect(read(text, / it /.test(text))).toBe(expected);
});
