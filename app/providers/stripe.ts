import * as z from "zod";
import { ProviderError } from "./errors";
import { type Connection, request } from "./request";
import { retry } from "./retry";
import {
  Checkout,
  Customer,
  Invoice,
  InvoicePayments,
  listOf,
  NewCustomer,
  Preview,
  Subscription,
} from "./stripe-objects";

interface StripeConfig extends Connection {
  /** https://api.stripe.com */
  baseUrl: string;
  secretKey: string;
  /** Where Stripe's own pages are: an address that is not below one of these is followed nowhere. */
  pages: { checkout: string; portal: string };
}

export type Stripe = ReturnType<typeof createStripe>;

/** The version whose shapes `stripe-objects` reads; the webhook endpoint is made with the same. */
const STRIPE_VERSION = "2026-10-28.endive";
/** As many as Stripe gives at once; nobody here comes near it. */
const MOST_SUBSCRIPTIONS = 100;
const SHOWN_INVOICES = 24;

const Refusal = z.object({ error: z.object({ type: z.string(), code: z.string().optional() }) });
const Url = z.object({ url: z.string() });

/** Values of a form; undefined ones are left out. */
type Fields = Record<string, string | number | boolean | undefined>;

interface CheckoutOrder {
  customer: string;
  priceId: string;
  /** Comes back with the session, to see whose it is. */
  accountId: string;
  successUrl: string;
  cancelUrl: string;
  /** Unix seconds, at least 48 hours ahead; null to begin at once. */
  trialEnd: number | null;
  tax: boolean;
}

/**
 * Stripe's API, as far as we use it. What would be there twice when it is sent twice carries an idempotency key of ours:
 * Stripe answers the same call under the same key with the first answer, for a day. The rest sets what is to be.
 *
 * Every call throws ProviderError, whose `code` is Stripe's word for the error.
 */
export function createStripe(config: StripeConfig) {
  async function call<S extends z.ZodType>(
    schema: S,
    method: "GET" | "POST" | "DELETE",
    path: string,
    fields: Fields = {},
    key?: string,
  ): Promise<z.output<S>> {
    const form = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    );
    const query = method === "POST" || form.size === 0 ? "" : `?${form}`;
    const answer = await request("stripe", config, {
      method,
      url: `${config.baseUrl}${path}${query}`,
      headers: {
        authorization: `Bearer ${config.secretKey}`,
        "stripe-version": STRIPE_VERSION,
        ...(method === "POST" && { "idempotency-key": key ?? crypto.randomUUID() }),
      },
      ...(method === "POST" && { body: form }),
      write: method !== "GET",
    });
    if (!answer.ok) {
      const refusal = Refusal.safeParse(answer.body).data?.error;
      throw new ProviderError("stripe", answer.status, { code: refusal?.code ?? refusal?.type });
    }
    const read = schema.safeParse(answer.body);
    if (!read.success) throw new ProviderError("stripe", answer.status, { reason: "unreadable", outcome: "unknown" });
    return read.data;
  }

  /** Changes a subscription. Where no answer came it is asked for once more under its key, which does nothing twice. */
  function change(id: string, fields: Fields) {
    const key = crypto.randomUUID();
    let left = 1;
    return retry(
      config,
      ({ outcome }) => outcome === "unknown" && left-- > 0,
      () => call(Subscription, "POST", `/v1/subscriptions/${id}`, fields, key),
    );
  }

  /** @throws ProviderError when the page is not where Stripe's pages are */
  function ownPage(url: string | null, place: string): string {
    if (url?.startsWith(`${place}/`)) return url;
    throw new ProviderError("stripe", 200, { reason: "foreign page", outcome: "refused", retryable: false });
  }

  return {
    async createCustomer(given: { email: string; name: string; accountId: string }, key: string): Promise<string> {
      const { email, name, accountId } = given;
      const fields = { email, name, "metadata[account_id]": accountId };
      return (await call(NewCustomer, "POST", "/v1/customers", fields, key)).id;
    },

    /** The customer with the payment method that is used; `deleted` when there is none any more. */
    getCustomer: (id: string) =>
      call(Customer, "GET", `/v1/customers/${id}`, { "expand[0]": "invoice_settings.default_payment_method" }),

    /** Deletes the customer: a subscription ends at once, invoices stay. One that is gone already is as good. */
    async deleteCustomer(id: string): Promise<void> {
      try {
        await call(Customer, "DELETE", `/v1/customers/${id}`);
      } catch (error) {
        if (!(error instanceof ProviderError) || error.status !== 404) throw error;
      }
    },

    /** @returns the session's id and the address of its page, null once it is over */
    async createCheckout(order: CheckoutOrder, key: string) {
      const session = await call(
        Checkout,
        "POST",
        "/v1/checkout/sessions",
        {
          mode: "subscription",
          customer: order.customer,
          client_reference_id: order.accountId,
          "line_items[0][price]": order.priceId,
          "line_items[0][quantity]": 1,
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          "metadata[account_id]": order.accountId,
          "subscription_data[metadata][account_id]": order.accountId,
          "subscription_data[trial_end]": order.trialEnd ?? undefined,
          "automatic_tax[enabled]": order.tax || undefined,
          "tax_id_collection[enabled]": order.tax || undefined,
          // Tax needs to know where somebody is; the address is asked for on Stripe's page.
          "customer_update[address]": order.tax ? "auto" : undefined,
          "customer_update[name]": order.tax ? "auto" : undefined,
        },
        key,
      );
      return { ...session, url: ownPage(session.url, config.pages.checkout) };
    },

    getCheckout: (id: string) => call(Checkout, "GET", `/v1/checkout/sessions/${encodeURIComponent(id)}`),

    /** Closes a payment page; one that is over already is refused. */
    expireCheckout: (id: string) => call(Checkout, "POST", `/v1/checkout/sessions/${encodeURIComponent(id)}/expire`),

    /** @param flow the one thing that the page is for, or the whole of it */
    async createPortal(customer: string, returnUrl: string, flow?: "payment_method_update"): Promise<string> {
      const { url } = await call(Url, "POST", "/v1/billing_portal/sessions", {
        customer,
        return_url: returnUrl,
        "flow_data[type]": flow,
      });
      return ownPage(url, config.pages.portal);
    },

    /** Every subscription that a customer has or had, the newest first. */
    listSubscriptions: (customer: string) =>
      call(listOf(Subscription), "GET", "/v1/subscriptions", {
        ...{ customer, status: "all", limit: MOST_SUBSCRIPTIONS, "expand[0]": "data.default_payment_method" },
      }),

    /** The newest invoices. */
    listInvoices: (customer: string) =>
      call(listOf(Invoice), "GET", "/v1/invoices", { customer, limit: SHOWN_INVOICES }),

    /**
     * What another price would cost; nothing changes.
     *
     * @param charge `now` is the invoice that `upgrade` would make, `later` the one of the next period
     * @param date unix seconds from which the difference counts; Stripe's now by default
     */
    previewChange: (
      subscription: { id: string; itemId: string },
      priceId: string,
      charge: "now" | "later",
      date?: number,
    ) =>
      call(Preview, "POST", "/v1/invoices/create_preview", {
        subscription: subscription.id,
        "subscription_details[items][0][id]": subscription.itemId,
        "subscription_details[items][0][price]": priceId,
        "subscription_details[proration_behavior]": charge === "now" ? "always_invoice" : "none",
        "subscription_details[proration_date]": date,
      }),

    /**
     * Changes to a dearer price, takes the difference at once, and leaves all as it was until that is paid. Done twice
     * with the same moment it is done once.
     *
     * @param date unix seconds from which the difference counts
     */
    upgrade: (subscription: { id: string; itemId: string }, priceId: string, date: number) =>
      call(
        Subscription,
        "POST",
        `/v1/subscriptions/${subscription.id}`,
        {
          "items[0][id]": subscription.itemId,
          "items[0][price]": priceId,
          proration_behavior: "always_invoice",
          proration_date: date,
          payment_behavior: "pending_if_incomplete",
        },
        `upgrade/${subscription.id}/${priceId}/${date}`,
      ),

    /** Changes what a subscription is for, and takes nothing now. */
    changePrice: (subscription: { id: string; itemId: string }, priceId: string, metadata: Record<string, string>) =>
      change(subscription.id, {
        "items[0][id]": subscription.itemId,
        "items[0][price]": priceId,
        proration_behavior: "none",
        ...Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value])),
      }),

    setCancelAtPeriodEnd: (id: string, cancel: boolean) => change(id, { cancel_at_period_end: cancel }),

    /** Ends a subscription at once; one that has ended is as good. */
    async cancelNow(id: string): Promise<void> {
      try {
        await call(Subscription, "DELETE", `/v1/subscriptions/${id}`);
      } catch (error) {
        if (!(error instanceof ProviderError) || (error.status !== 404 && error.status !== 400)) throw error;
      }
    },

    /** Gives back what was paid for an invoice; what was given back already is as good. */
    async refundInvoice(invoiceId: string): Promise<void> {
      const { data } = await call(InvoicePayments, "GET", "/v1/invoice_payments", { invoice: invoiceId, limit: 10 });
      for (const { payment, status } of data) {
        if (status !== "paid" || !payment.payment_intent) continue;
        try {
          const fields = { payment_intent: payment.payment_intent };
          await call(z.object({ id: z.string() }), "POST", "/v1/refunds", fields, `refund/${payment.payment_intent}`);
        } catch (error) {
          if (!(error instanceof ProviderError) || error.code !== "charge_already_refunded") throw error;
        }
      }
    },
  };
}
