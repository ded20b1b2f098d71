import { expect, test } from "vitest";
import { converse } from "../support/dialogue";

/** On a Wednesday morning: a series of Wednesdays begins when it was said to, and not today. */
test.each([
  ["every other wed 4pm chess starting next wed", "Wed 2 Dec, 16:00"],
  ["chess every wednesday 4pm from next wednesday", "Wed 2 Dec, 16:00"],
  ["every wednesday 4pm chess starting monday", "Wed 2 Dec, 16:00"],
  ["every wednesday 4pm chess", "Wed 25 Nov, 16:00"],
  ["elke woensdag 16 uur schaken vanaf volgende woensdag", "wo 2 dec, 16:00"],
  ["jeden Mittwoch 16 Uhr Schach ab nächstem Mittwoch", "Mi, 2. Dez., 16:00"],
  ["tous les mercredis à 16h échecs à partir de mercredi prochain", "mer. 2 déc., 16:00"],
  ["ajedrez todos los miércoles a las 16h a partir del miércoles que viene", "mié 2 dic, 16:00"],
])("%s", (text, first) => {
  expect(converse({ now: "2026-11-25T09:30:00+01:00" }).say(text)).toContain(first);
});
