/** What Stripe Tax finds for everybody here: a consumer in the Netherlands. */
export const VAT_PERCENT = 21;

export type TaxBehaviour = "inclusive" | "exclusive" | "unspecified";

/** Tax of one line, or of a whole invoice; amounts in cents. */
export interface Tax {
  amount: number;
  tax_behavior: "inclusive" | "exclusive";
  tax_rate_details: { tax_rate: string };
  taxability_reason: "standard_rated";
  taxable_amount: number;
  type: "tax_rate_details";
}

/** The tax on an amount. A price that does not say is taken as one with tax, as Stripe does outside America. */
export function taxOn(amount: number, behaviour: TaxBehaviour): Tax {
  const isOnTop = behaviour === "exclusive";
  const share = VAT_PERCENT / (isOnTop ? 100 : 100 + VAT_PERCENT);
  // What is given back is taxed as what was taken.
  const tax = Math.sign(amount) * Math.round(Math.abs(amount) * share) || 0;
  return newTax(tax, isOnTop ? amount : amount - tax, isOnTop ? "exclusive" : "inclusive");
}

/** The tax of several lines together. */
export function sumOfTaxes(taxes: readonly Tax[]): Tax[] {
  const [first] = taxes;
  if (!first) return [];
  const sum = (of: "amount" | "taxable_amount") => taxes.reduce((all, tax) => all + tax[of], 0);
  return [newTax(sum("amount"), sum("taxable_amount"), first.tax_behavior)];
}

function newTax(amount: number, taxable_amount: number, tax_behavior: Tax["tax_behavior"]): Tax {
  return {
    ...{ amount, tax_behavior, taxable_amount, tax_rate_details: { tax_rate: "txr_local_nl" } },
    ...{ taxability_reason: "standard_rated", type: "tax_rate_details" },
  };
}
