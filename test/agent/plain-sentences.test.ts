import { describe, expect, test } from "vitest";
import { drawn } from "../support/drawn";
import { playPlain } from "../support/plain/play";
import { SAYINGS } from "../support/plain/sayings";
import { SHAPES } from "../support/plain/shapes";

const EACH = 12;

test("every shape is said twice in five languages, in as many messages as it has", () => {
  expect(SAYINGS).toHaveLength(Object.keys(SHAPES).length * 10);
  for (const { name, said, shape } of SAYINGS)
    expect([name, said.length]).toEqual([name, shape.turns.filter((turn) => typeof turn === "number").length]);
});

describe("what people ask for most ends as they meant it", () => {
  const right = SAYINGS.filter(({ isOpen }) => !isOpen);
  test.each(drawn(right, EACH).map((one) => [one.name, one] as const))("%s", (_, { shape, said, language }) => {
    const { ending, faults, talk } = playPlain(shape, said, language);
    expect(ending, [...faults, ...talk].join("\n")).toBe("right");
  });
});
