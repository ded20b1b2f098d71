import { createSummarise } from "~/agent/summarise/summarise";
import { createDb } from "~/db/database";
import { createEncryption } from "~/db/encryption";
import { isNotification } from "~/domain/delivery-rules";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { createEmail } from "~/providers/email";
import { createGoogleCalendar } from "~/providers/google-calendar";
import { createGoogleIdentity } from "~/providers/google-identity";
import { createGoogleMeet } from "~/providers/google-meet";
import { createGoogleOAuth } from "~/providers/google-oauth";
import { createLanguageModel } from "~/providers/language-model";
import { createStripe } from "~/providers/stripe";
import { createTranscription } from "~/providers/transcription";
import { createWebhookReceiver } from "~/providers/webhook-receiver";
import { createWhatsApp } from "~/providers/whatsapp";
import type { Assistant, Deps, NotificationWork, RefreshAccess } from "~/services/deps";
import { passwordHasher } from "~/services/password-hash";
import { isLocal, parseSettings, type Settings } from "./settings";

/** The methods of the user's Durable Object; its class needs the bindings, so they name no class. */
export interface AssistantObject extends Assistant, Rpc.DurableObjectBranded {
  /** See `Deps`. */
  refreshAccess(...asked: Parameters<RefreshAccess>): ReturnType<RefreshAccess>;
  /** Called by the platform when something is due. */
  alarm(): Promise<void>;
}

/** The bindings of `wrangler.toml`; the settings are beside them and are read by `parseSettings` alone. */
export interface Env {
  DB: D1Database;
  ASSETS: Fetcher;
  ASSISTANT: DurableObjectNamespace<AssistantObject>;
  DELIVERIES: Queue<QueuedDelivery>;
  NOTIFICATIONS: Queue<QueuedDelivery | NotificationWork>;
  /** Cloudflare's own models; only where `wrangler.toml` switches them on. */
  AI?: Ai;
}

/** What the queue carries: an id. Whether it is still true is looked up when it is sent. */
export interface QueuedDelivery {
  deliveryId: string;
}

/** Cloudflare takes so many messages in one call. */
const MOST_IN_BATCH = 100;

const parsed = new WeakMap<object, Settings>();

/** @throws SettingsError when one is missing or bad; parsed once for each isolate */
export function settingsOf(env: Env): Settings {
  const settings = parsed.get(env) ?? parseSettings(env);
  parsed.set(env, settings);
  return settings;
}

/** @param refresh asked when an access token is about to end; by default the user's own Durable Object */
export function createDeps(
  env: Env,
  refresh: RefreshAccess = (userId, spent) => assistantStub(env, userId).refreshAccess(userId, spent),
): Deps {
  const settings = settingsOf(env);
  const languageModel = languageModelOf(env, settings);
  return {
    db: createDb(env.DB),
    whatsapp: createWhatsApp({
      baseUrl: settings.WHATSAPP_BASE_URL,
      apiVersion: settings.WHATSAPP_API_VERSION,
      phoneNumberId: settings.WHATSAPP_PHONE_NUMBER_ID,
      token: settings.WHATSAPP_TOKEN,
    }),
    email: createEmail({
      baseUrl: settings.EMAIL_BASE_URL,
      apiKey: settings.EMAIL_API_KEY,
      from: settings.EMAIL_FROM,
    }),
    googleIdentity: createGoogleIdentity({
      clientId: settings.GOOGLE_CLIENT_ID,
      certsUrl: `${settings.GOOGLE_APIS_BASE_URL}/oauth2/v3/certs`,
    }),
    googleOAuth: createGoogleOAuth({
      clientId: settings.GOOGLE_CLIENT_ID,
      clientSecret: settings.GOOGLE_CLIENT_SECRET,
      accountsBaseUrl: settings.GOOGLE_ACCOUNTS_BASE_URL,
      oauth2BaseUrl: settings.GOOGLE_OAUTH2_BASE_URL,
      apisBaseUrl: settings.GOOGLE_APIS_BASE_URL,
    }),
    calendar: createGoogleCalendar({ baseUrl: `${settings.GOOGLE_APIS_BASE_URL}/calendar/v3` }),
    meet: createGoogleMeet({ baseUrl: settings.GOOGLE_MEET_BASE_URL }),
    stripe: createStripe({
      baseUrl: settings.STRIPE_BASE_URL,
      secretKey: settings.STRIPE_SECRET_KEY,
      pages: { checkout: settings.STRIPE_CHECKOUT_URL, portal: settings.STRIPE_PORTAL_URL },
    }),
    sales: {
      prices: {
        starter: settings.STRIPE_PRICE_STARTER,
        professional: settings.STRIPE_PRICE_PROFESSIONAL,
        enterprise: settings.STRIPE_PRICE_ENTERPRISE,
      },
      tax: settings.STRIPE_TAX === "on",
    },
    languageModel,
    transcription: transcriptionOf(settings),
    summarise: createSummarise(languageModel),
    webhookReceiver: createWebhookReceiver({ allowLoopback: isLocal(settings.APP_URL) }),
    encryption: createEncryption(settings.TOKEN_KEYS),
    passwords: passwordHasher,
    clock: () => Date.now(),
    refreshAccess: refresh,
    queueDelivery: async (deliveryId, delaySeconds) => {
      const queue = isNotification(deliveryId) ? env.NOTIFICATIONS : env.DELIVERIES;
      await queue.send({ deliveryId }, { delaySeconds }).catch((error: unknown) => {
        // The row is there: the sweep hands it to the queue again.
        logEvent("not-queued", describeError(error), "error");
      });
    },
    queueNotifications: async (work) => {
      for (let from = 0; from < work.length; from += MOST_IN_BATCH) {
        const batch = work.slice(from, from + MOST_IN_BATCH);
        await env.NOTIFICATIONS.sendBatch(batch.map((body) => ({ body, delaySeconds: body.delaySeconds ?? 0 })));
      }
    },
    notifyPages: (userId, topic) => assistantStub(env, userId).notifyPages(topic).catch(logNotNotified),
    sessionsEnded: (userId, ended) => assistantStub(env, userId).sessionsEnded(ended).catch(logNotNotified),
    appUrl: settings.APP_URL,
    supportEmail: settings.SUPPORT_EMAIL,
  };
}

/** Nobody waits for it: whoever loads a page sees what is true. */
function logNotNotified(error: unknown): void {
  logEvent("not-notified", describeError(error), "error");
}

/** A server of one's own choice before Cloudflare's models; null when neither is set up. */
function languageModelOf({ AI }: Env, { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: Settings): Deps["languageModel"] {
  if (!LLM_MODEL) return null;
  if (LLM_BASE_URL) return createLanguageModel({ baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL });
  return AI ? createLanguageModel({ binding: AI, model: LLM_MODEL }) : null;
}

/** At the model's server, with its key, unless it has one of its own. */
function transcriptionOf(settings: Settings): Deps["transcription"] {
  const { TRANSCRIPTION_BASE_URL: own, TRANSCRIPTION_MODEL: model, LLM_BASE_URL } = settings;
  const baseUrl = own ?? LLM_BASE_URL;
  if (!model || !baseUrl) return null;
  return createTranscription({ baseUrl, apiKey: own ? settings.TRANSCRIPTION_API_KEY : settings.LLM_API_KEY, model });
}

export function assistantStub(env: Env, name: string) {
  return env.ASSISTANT.get(env.ASSISTANT.idFromName(name));
}
