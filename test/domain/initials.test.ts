import { expect, test } from "vitest";
import { initialsOf } from "~/domain/initials";

test.each([
  ["anna@example.com", "A"],
  ["anna.devries@example.com", "AD"],
  ["Anna de Vries", "AV"],
  ["Ánna", "Á"],
  ["42@example.com", "?"],
  ["", "?"],
])("the initials of %j are %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
