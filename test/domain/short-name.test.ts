import { expect, test } from "vitest";
import { isShortFor } from "~/domain/short-name";

test.each([
  ["gijs", "gijsbert"],
  ["annie", "anna"],
  ["steffi", "stefanie"],
  ["javi", "javier"],
  ["tommy", "tommaso"],
  ["matze", "matthias"],
  ["nacho", "ignacio"],
  ["bego", "begona"],
  ["jp", "jean-paul moreau"],
  ["ec", "elizabeth crane"],
  ["liz", "elizabeth crane"],
])("%s is surely %s", (short, first) => expect(isShortFor(short, first)).toBe("surely"));

test.each([
  ["leon", "leonie"],
  ["jan", "janneke"],
  ["paul", "paula"],
  ["johan", "johanna"],
  ["lena", "magdalena"],
])("%s may be %s, and may be somebody else", (short, first) => expect(isShortFor(short, first)).toBe("maybe"));

test.each([
  ["al", "albert"],
  ["anna", "anna"],
  ["tina", "timo"],
  ["b.b", "b.bert"],
  ["constructor", "anna"],
])("%s is not %s", (short, first) => expect(isShortFor(short, first)).toBe(false));
