import { newPrice, newProduct, type Price } from "./objects";
import type { StripeStore } from "./store";

/** The plans that an account here is born with, so that a newcomer can buy at once; `.dev.vars.example` names the prices. */
const PLANS = [
  { plan: "starter", name: "Parley Starter", cents: 2_900 },
  { plan: "professional", name: "Parley Professional", cents: 4_900 },
  { plan: "enterprise", name: "Parley Enterprise", cents: 9_900 },
] as const;

const firstPriceId = (plan: string) => `price_local_${plan}`;

/** Puts the plans there where nothing is yet. */
export function fillCatalogue(store: StripeStore): void {
  if (store.find(firstPriceId("starter"))) return;
  for (const { plan, name, cents } of PLANS) {
    const product = newProduct(`prod_local_${plan}`, name, store.now(), { plan });
    const price: Price = newPrice(
      firstPriceId(plan),
      {
        ...{ currency: "eur", product: product.id, lookup_key: `parley_${plan}`, unit_amount: cents },
        tax_behavior: "inclusive",
      },
      store.now(),
      { plan },
    );
    store.save({ ...product, default_price: price.id });
    store.save(price);
  }
}
