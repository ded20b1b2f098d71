import { expect, test } from "vitest";
import { strangersIn } from "~/domain/strangers";

const GUESTS = [
  { name: "Robin Example", email: "robin@example.com" },
  { name: "Anna de Vries", email: "anna@example.com" },
  { name: "Anna Kroon", email: "kroon@example.com" },
];
const spoken = (...names: (string | null)[]) =>
  names.map((speaker, n) => ({ id: `e${n}`, speaker, at: null, text: "Words." }));

test.each<[names: string[], said: (string | null)[]]>([
  [
    ["Wanda", "Oskar"],
    ["Wanda", "Oskar", "Wanda "],
  ],
  [
    ["Wanda", "Oskar", "Lena"],
    ["Wanda", "Oskar", "Lena", "Mo"],
  ],
  // A guest by the first name, be it one that two bear.
  [[], ["Wanda", "Oskar", "Anna"]],
  [[], ["Wanda", "robin"]],
  // One may be a nickname; where nobody is named nothing is known.
  [[], ["Wanda", "Wanda"]],
  [[], [null, null]],
  [[], ["Speaker 1", "Speaker 2", "Wanda"]],
])("%j speak and are no guests", (names, said) => {
  expect(strangersIn(spoken(...said), GUESTS)).toEqual(names);
});

test("where nobody else was invited nobody is a stranger", () => {
  expect(strangersIn(spoken("Wanda", "Oskar"), GUESTS.slice(0, 1))).toEqual([]);
});
