import { expect, test } from "vitest";
import { readMailboxes } from "~/domain/mailboxes";

const tom = { email: "tom@example.com", name: "Tom Smit" };
const anna = { email: "anna@example.com", name: "Vries, Anna de" };

test.each([
  ["", []],
  ["tom@example.com", [{ email: tom.email }]],
  ["Tom Smit <tom@example.com>", [tom]],
  ["  <TOM@example.com> ,", [{ email: tom.email }]],
  ['Tom Smit <tom@example.com>, "Vries, Anna de" <anna@example.com>', [tom, anna]],
  ['"Vries, Anna de" <anna@example.com>; Tom Smit <Tom@Example.com>;', [anna, tom]],
  ["Tom Smit <tom@example.com>\r\nbob@example.com\n", [tom, { email: "bob@example.com" }]],
  ["'Tom Smit' <tom@example.com>", [tom]],
  // A field of one line makes spaces of line ends.
  ['Tom Smit <tom@example.com> "Vries, Anna de" <anna@example.com>', [tom, anna]],
  ["tom@example.com bob@example.com", [{ email: tom.email }, { email: "bob@example.com" }]],
  ["Tom Smit tom@example.com", [tom]],
  ["Tom Smit tom@example.com; Bob bob@example.com", [tom, { email: "bob@example.com", name: "Bob" }]],
  // Pasted lines, in a field of one line.
  [
    'Tom Smit tom@example.com "Vries, Anna de" anna@example.com bob@example.com',
    [tom, anna, { email: "bob@example.com" }],
  ],
  ["tom@example.com, TOM@example.com", [{ email: tom.email }]],
  // A name that is another address is none.
  ['"boss@bank.example" <tom@example.com>', [{ email: tom.email }]],
  ['"Tom \\"T\\" Smit" <tom@example.com>', [{ email: tom.email, name: "Tom T Smit" }]],
])("%j names these people", (text, mailboxes) => {
  expect(readMailboxes(text)).toEqual({ mailboxes, wrong: [] });
});

test.each([
  ["anna@example.com, bob", ["bob"]],
  // Without quotes it could be two people, and nobody is left out in silence.
  ["Smit, Tom <tom@example.com>", ["Smit"]],
  ["Tom Smit <tom>", ["Tom Smit <tom>"]],
  ["Tom <tom@example.com", ["Tom <tom@example.com"]],
  ["Tom tom@ bob@example.com", ["Tom tom@ bob@example.com"]],
  ["tom@example.com Smit", ["Smit"]],
  ["a@example.com <b@example.com> <", ["<"]],
  ['"', ['"']],
])("%j is told to be wrong where it is", (text, wrong) => {
  expect(readMailboxes(text).wrong).toEqual(wrong);
});

test("ten thousand characters of anything are read, or refused", () => {
  for (const piece of ['"', '"\\', "<", ">", "a ", '"a', "a@b.c ", '\\"'])
    expect(() => readMailboxes(piece.repeat(10_000 / piece.length))).not.toThrow();
});
