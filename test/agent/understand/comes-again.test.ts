import { expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";
import { showWhole } from "~/agent/understand/show";
import { rowsOf } from "./rows";

/** A Wednesday; there is a review, and a meeting was spoken of. */
const context = {
  now: Date.parse("2026-03-04T09:30:00+01:00"),
  zone: "Europe/Amsterdam",
  known: { people: [], meetings: [{ title: "Review", people: [] }] },
  focus: true,
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

test.each(rowsOf(COMES_AGAIN))("“%s” makes a series of what there is", (text, expected) => {
  expect(
    requestsOf(text, context)
      .map(({ command }) => showWhole(command))
      .join(" + "),
  ).toBe(expected);
});
