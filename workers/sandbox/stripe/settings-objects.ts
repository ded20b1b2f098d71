import { type Fields, fieldsOf, textOf, textsOf } from "./form";
import { API_VERSION, newId } from "./objects";
import type { StripeObject } from "./store";

/* What an account sets up once: the portal and where webhooks go. */

const isOn = (fields: Fields, name: string) => textOf(fieldsOf(fields, name), "enabled") === "true";

export interface PortalSession extends StripeObject {
  customer: string;
  return_url: string | null;
  url: string;
}

export function newPortalSession(
  given: { base: string; customer: string; configuration: string; flow: string | null; return_url: string | null },
  now: number,
): PortalSession {
  const { base, flow, ...own } = given;
  const id = newId("bps");
  const none = {
    customer_update: null,
    subscription_cancel: null,
    subscription_pause: null,
    subscription_update: null,
  };
  return {
    ...{ id, object: "billing_portal.session", created: now, customer_account: null, livemode: false, locale: null },
    flow: flow && {
      after_completion: { hosted_confirmation: null, redirect: null, type: "portal_homepage" },
      ...{ ...none, subscription_update_confirm: null, type: flow },
    },
    ...{ on_behalf_of: null, url: `${base}/billing.stripe.com/p/session/${id}`, ...own },
  };
}

export function newPortalConfiguration(features: Fields, metadata: Record<string, string>, now: number): StripeObject {
  const cancel = fieldsOf(features, "subscription_cancel");
  return {
    ...{ id: newId("bpc"), object: "billing_portal.configuration", active: true, application: null },
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    ...{ created: now, default_return_url: null, is_default: false, livemode: false, metadata, name: null },
    login_page: { enabled: false, url: null },
    updated: now,
    features: {
      customer_update: {
        allowed_updates: textsOf(fieldsOf(features, "customer_update"), "allowed_updates"),
        enabled: isOn(features, "customer_update"),
      },
      invoice_history: { enabled: isOn(features, "invoice_history") },
      payment_method_update: { enabled: isOn(features, "payment_method_update"), payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: isOn(features, "subscription_cancel"),
        ...{ mode: textOf(cancel, "mode") ?? "at_period_end", proration_behavior: "none" },
      },
      subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
      subscription_update: {
        ...{ billing_cycle_anchor: null, default_allowed_updates: [], enabled: isOn(features, "subscription_update") },
        ...{
          proration_behavior: "none",
          schedule_at_period_end: { conditions: [] },
          trial_update_behavior: "end_trial",
        },
      },
    },
  };
}

export function newWebhookEndpoint(
  url: string,
  enabled_events: string[],
  metadata: Record<string, string>,
  now: number,
): StripeObject {
  return {
    ...{ id: newId("we"), object: "webhook_endpoint", api_version: API_VERSION, application: null, created: now },
    ...{ description: null, enabled_events, livemode: false, metadata, status: "enabled", url },
  };
}
