import { expect, test } from "vitest";
import { understand } from "~/agent/understand/understand";

/** Working hours as they are told in passing, in words or figures, with the part of the day behind each hour. */
test.each([
  ["en", "Just so you know, my working hours are 7 am to 3 pm."],
  ["en", "my day runs from 7am until 3pm"],
  ["en", "I'm usually at work from 7 till 15:00"],
  ["nl", "ter info, ik werk van 7 uur 's ochtends tot 3 uur 's middags"],
  ["nl", "mijn werkdag loopt van 7 tot 15 uur"],
  ["nl", "ik werk elke dag van zeven tot drie"],
  ["de", "nur damit du es weißt, ich arbeite von 7 bis 15 Uhr"],
  ["de", "mein Arbeitstag geht von 7 bis 15 Uhr"],
  ["fr", "pour info, je bosse de 7h à 15h"],
  ["fr", "ma journée va de 7h à 15h"],
  ["es", "mi horario de trabajo es de siete de la mañana a tres de la tarde"],
  ["es", "que sepas que trabajo de 7 a 15"],
  ["es", "mi jornada laboral es de 7:00 a 15:00"],
])("%s: %s", (locale, said) => {
  const context = { now: Date.parse("2026-11-24T09:30:00+01:00"), zone: "Europe/Amsterdam", locale };
  expect(understand(said, context).slots.preference).toEqual({
    kind: "set",
    values: { workdayStartMinute: 420, workdayEndMinute: 900 },
  });
});
