import { expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";
import { show } from "~/agent/understand/show";
import { everyday } from "./everyday";
import { rowsOf } from "./rows";

const people = ["Anna de Vries", "Tom Baker", "Elena Rossi", "Priya Nair"].map((name) => ({
  name,
  email: `${name.split(" ")[0]?.toLowerCase()}@example.com`,
}));
const meetings = [
  { title: "Yoga", people: [] },
  { title: "Design review", people: ["Anna de Vries"] },
  { title: "1:1 Priya", people: ["Priya Nair"] },
];
const here = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/Amsterdam", known: { people, meetings } };

test.each(rowsOf(everyday))("“%s” is read in full", (text, expected) => {
  const shown = requestsOf(text, { ...here })
    .map(({ command }) => show(command))
    .join(" + ");
  // What is made of nothing but a guess is asked about: there the kind of request is what counts.
  expect(expected.includes("·") ? shown : shown.split(" ")[0]).toBe(expected);
});
