import { expect, test } from "vitest";
import { contactKey, contactRows, readEmail } from "~/domain/contact";

test.each([
  ["José  Álvarez", "jose alvarez"],
  ["  ANNA\tde Vries ", "anna de vries"],
  ["Zoë (Acme)", "zoe acme"],
  ["O'Brien-Smith", "o'brien-smith"],
  ["😀", ""],
])("the name %j is compared as %j", (name, key) => {
  expect(contactKey(name)).toBe(key);
});

test("a contact is found by the whole name and by the first", () => {
  expect(contactRows("Anna@Acme.test", " Anna de Vries ")).toEqual([
    { email: "anna@acme.test", name: "Anna de Vries", nameKey: "anna de vries" },
    { email: "anna@acme.test", name: "Anna de Vries", nameKey: "anna" },
  ]);
  expect(contactRows("anna@acme.test", "Anna")).toHaveLength(1);
  expect(contactRows("anna@acme.test", "😀")).toEqual([]);
});

test.each([
  ["anna@acme.test", "anna@acme.test"],
  ["  <Anna@Acme.Test> ", "anna@acme.test"],
  ["anna@mail.acme.test", "anna@mail.acme.test"],
  ["anna@acme", undefined],
  ["anna@acme..test", undefined],
  ["anna acme@acme.test", undefined],
  ["a@b.test, c@d.test", undefined],
  [`${"x".repeat(65)}@acme.test`, undefined],
  ["", undefined],
])("typed as %j an address is %s", (typed, expected) => {
  expect(readEmail(typed)).toBe(expected);
});
