import type { Call } from "../call";
import type { Provider, World } from "../world";
import { answerApi } from "./api";
import { fillCatalogue } from "./catalogue";
import { checkoutPage } from "./checkout-page";
import { stripeControl } from "./control";
import { runEvent, sendLater } from "./events";
import { invoicePage } from "./invoice-page";
import { StripeModel } from "./model";
import { portalPage } from "./portal-page";
import { sqlStore, stripeTables } from "./store";

const PAGES = {
  "checkout.stripe.com": checkoutPage,
  "billing.stripe.com": portalPage,
  "invoice.stripe.com": invoicePage,
  "pay.stripe.com": invoicePage,
};

/** Stripe for one account: its API, and the pages on which its customers pay. */
export const stripe: Provider = {
  hosts: ["api.stripe.com", ...Object.keys(PAGES)],
  tables: stripeTables,
  indexes: { stripe_objects: "customer" },
  nameOf: ({ host }) => (host === "api.stripe.com" ? "stripe" : undefined),
  accountOf: (call: Call) => /\bcus_\w+/.exec(`${call.path}?${call.query} ${call.body}`)?.[0],
  errorBody: (status) => ({
    error:
      status === 429
        ? { message: "Request rate limit exceeded.", type: "rate_limit_error", code: "rate_limit" }
        : { message: "Sorry! There was an error while talking to one of our backends.", type: "api_error" },
  }),
  answer(call, world) {
    const show = PAGES[call.host as keyof typeof PAGES]; // undefined for the API's host
    if (show) return show(call, world, openModel(world));
    return answerApi(
      call,
      world,
      (request) => openModel(world, request),
      (model) => sendLater(world, model),
    );
  },
  control: (call, world) => stripeControl(call, world, openModel),
  jobs: { "stripe-event": runEvent },
};

function openModel(world: World, request?: { id: string; key: string | null }): StripeModel {
  const store = sqlStore(world.sql, world.now);
  fillCatalogue(store);
  return new StripeModel(store, world.base, request);
}
