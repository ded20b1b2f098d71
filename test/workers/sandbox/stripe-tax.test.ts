import { expect, test } from "vitest";
import { sumOfTaxes, taxOn } from "../../../workers/sandbox/stripe/tax";

test.each([
  [2_900, "inclusive", 503, 2_397],
  [2_900, "unspecified", 503, 2_397],
  [2_900, "exclusive", 609, 2_900],
  [-1_450, "inclusive", -252, -1_198],
  [0, "inclusive", 0, 0],
] as const)("of %i cents %s tax %i is tax", (amount, behaviour, tax, taxable) => {
  expect(taxOn(amount, behaviour)).toMatchObject({ amount: tax, taxable_amount: taxable });
});

test("an invoice's tax is that of its lines, and none is none", () => {
  expect(sumOfTaxes([taxOn(4_900, "inclusive"), taxOn(-2_900, "inclusive")])).toMatchObject([
    { amount: 347, taxable_amount: 1_653 },
  ]);
  expect(sumOfTaxes([])).toEqual([]);
});
