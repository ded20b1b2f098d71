import fc from "fast-check";
import { expect, test } from "vitest";
import { mirrorEvents } from "~/db/calendar-events";
import { rememberContacts } from "~/db/contacts";
import { jsonArrays } from "~/db/json-arrays";
import { contactRows } from "~/domain/contact";
import { exampleEvent } from "../domain/example-event";
import { seeded } from "../support/seed";
import { db } from "../support/user";

/** D1: two million bytes in one value. The runtime of the tests does not insist, so the test does. */
const D1_BYTES = 2_000_000;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

interface Written {
  toSQL(): { params: unknown[] };
}

test("values come back whole and in order, whatever their number and length", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.constant("x".repeat(150_000))), { maxLength: 40 }), (values) => {
      const arrays = jsonArrays(values.map((value) => JSON.stringify(value)));
      expect(arrays.flatMap((array) => JSON.parse(array))).toEqual(JSON.parse(JSON.stringify(values)));
      expect(arrays.every((array) => array.length < 600_000)).toBe(true);
    }),
    seeded({ numRuns: 50 }),
  );
  expect(jsonArrays([])).toEqual([]);
});

test("no parameter outgrows D1: a calendar of long descriptions, ten thousand people", () => {
  // Three bytes a character, and the longest description that Google keeps.
  const events = Array.from({ length: 300 }, (_, n) => exampleEvent({ id: `e${n}`, description: "漢".repeat(8_192) }));
  const people = Array.from({ length: 10_000 }, (_, n) =>
    contactRows(`person${n}@a-rather-long-name-of-a-company.example.com`, `Person Number ${n} of the Company`),
  );
  const statements = [...mirrorEvents(db, "user", events), ...rememberContacts(db, "user", people.flat(), 0)];
  // The type of a statement in a batch leaves `toSQL` out; every statement that is built here has it.
  const parameters = statements.flatMap((statement) => (statement as unknown as Written).toSQL().params);
  expect(parameters.length).toBeGreaterThan(statements.length);
  for (const parameter of parameters) expect(bytesOf(String(parameter))).toBeLessThan(D1_BYTES);
});
