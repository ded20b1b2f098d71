import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coveredBy, placeInColumns, type Stretch } from "~/domain/overlap-columns";

const shares = (a: Stretch, b: Stretch) => a.from < b.to && b.from < a.to;
const stretch = fc
  .tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 400 }))
  .map(([from, length]): Stretch => ({ from, to: from + length }));
const many = fc.array(stretch, { maxLength: 60 });

test("what overlaps stands side by side, and what comes after it takes the first column again", () => {
  const stretches = [
    { from: 0, to: 60 },
    { from: 30, to: 90 },
    { from: 60, to: 120 },
    { from: 120, to: 180 },
  ];
  expect(placeInColumns(stretches).places).toEqual([
    { column: 0, columns: 2 },
    { column: 1, columns: 2 },
    { column: 0, columns: 2 },
    { column: 0, columns: 1 },
  ]);
});

test("of two that begin together the longer one stands first", () => {
  const { places } = placeInColumns([
    { from: 0, to: 30 },
    { from: 0, to: 90 },
  ]);
  expect(places.map((place) => place?.column)).toEqual([1, 0]);
});

test("no two that share time stand in one column, and those that hang together have columns of one width", () => {
  fc.assert(
    fc.property(many, (stretches) => {
      const { places, rests } = placeInColumns(stretches);
      expect(rests).toEqual([]);
      for (const [index, place] of places.entries()) {
        expect(place && place.column < place.columns).toBe(true);
        for (const [other, its] of places.entries()) {
          if (index === other || !shares(stretches[index]!, stretches[other]!)) continue;
          expect(its?.columns).toBe(place?.columns);
          expect(its?.column).not.toBe(place?.column);
        }
      }
    }),
  );
});

test("with as many columns as there may be, everything has a place or is counted where it would stand, and nothing overlaps", () => {
  fc.assert(
    fc.property(many, fc.integer({ min: 2, max: 5 }), (stretches, most) => {
      const { places, rests } = placeInColumns(stretches, most);
      const left = stretches.filter((_, index) => places[index] === null);
      expect(rests.reduce((sum, { count }) => sum + count, 0)).toBe(left.length);
      for (const one of left) expect(rests.some((rest) => rest.from <= one.from && one.to <= rest.to)).toBe(true);
      const drawn = [
        ...stretches.flatMap((one, index) => (places[index] ? { ...one, ...places[index] } : [])),
        ...rests,
      ];
      for (const [index, one] of drawn.entries()) {
        expect(one.columns).toBeLessThanOrEqual(most);
        for (const other of drawn.slice(index + 1))
          expect(shares(one, other) && one.column === other.column).toBe(false);
      }
    }),
  );
});

describe("what is covered", () => {
  test("once and twice", () => {
    const stretches = [
      { from: 0, to: 60 },
      { from: 30, to: 90 },
      { from: 90, to: 100 },
      { from: 200, to: 200 },
    ];
    expect(coveredBy(stretches, 1)).toEqual([{ from: 0, to: 100 }]);
    expect(coveredBy(stretches, 2)).toEqual([{ from: 30, to: 60 }]);
  });

  test("minute for minute as counting says", () => {
    const short = stretch.map(({ from, to }) => ({ from: from % 50, to: (from % 50) + ((to - from) % 20) }));
    fc.assert(
      fc.property(fc.array(short, { maxLength: 12 }), fc.integer({ min: 1, max: 3 }), (stretches, depth) => {
        const covered = coveredBy(stretches, depth);
        for (let minute = 0; minute < 75; minute++) {
          const count = stretches.filter(({ from, to }) => from <= minute && minute < to).length;
          expect(covered.filter(({ from, to }) => from <= minute && minute < to)).toHaveLength(count >= depth ? 1 : 0);
        }
      }),
    );
  });
});
