import type { AppLoadContext } from "@remix-run/cloudflare";
import { refusedUntil } from "~/db/rate-limits";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { isRedirectUri } from "~/domain/oauth";
import { secondsUntil } from "~/domain/rate-limits";
import { checkAccounts } from "~/services/billing/check-accounts";
import { finishPicks } from "~/services/booking/answer-offer";
import { tellGuests } from "~/services/booking/tell-guests";
import { finishErasures } from "~/services/delete-account";
import type { NotificationWork } from "~/services/deps";
import { dispatchNotifications, lookAhead } from "~/services/dispatch-notifications";
import { prune } from "~/services/prune";
import { renewChannels } from "~/services/renew-channels";
import { collectTranscripts } from "~/services/summaries/collect-transcripts";
import { summariseDue } from "~/services/summaries/summarise-due";
import { sweepDeliveries } from "~/services/sweep-deliveries";
import { syncDueCalendars } from "~/services/sync-due-calendars";
import { dispatchWebhooks } from "~/services/webhooks/send";
import { takeForm } from "./bodies";
import { createContext } from "./context";
import { createDeps, type Env, type QueuedDelivery, settingsOf } from "./deps";
import { prerenderedPage } from "./prerendered-page";
import { takeBatch } from "./queues";
import { withSecurityHeaders } from "./security-headers";
import { type Settings, SettingsError } from "./settings";
import { answerWebhook } from "./webhooks";

export { Assistant } from "./assistant";

export default {
  async fetch(request, env, ctx?: ExecutionContext) {
    const ready = await prerenderedPage(request, env.ASSETS);
    if (ready) return ready;
    const later: (() => Promise<void>)[] = [];
    try {
      const context = createContext(env, request.cf, (work) => later.push(work));
      const response = await answerRequest(request, context);
      if (later.length > 0) ctx?.waitUntil(doAfterwards(later));
      const answer = withSecurityHeaders(response, {
        nonce: context.nonce,
        formTargets: [...formTargets(settingsOf(env)), ...consentTarget(request)],
        isPrivate: isPrivate(request),
      });
      const until = answer.status === 429 && refusedUntil(context.db);
      if (until) answer.headers.set("retry-after", String(secondsUntil(until, context.clock())));
      return answer;
    } catch (error) {
      return withSecurityHeaders(failure(error), { nonce: "", formTargets: [], isPrivate: true });
    }
  },

  /** Every job reads an index of what is due at the scheduled time, never the users one by one. */
  async scheduled({ scheduledTime }, env) {
    const context = createContext(env);
    const jobs = [
      ...[dispatchNotifications, lookAhead, syncDueCalendars, renewChannels, sweepDeliveries, dispatchWebhooks],
      ...[finishErasures, checkAccounts, prune, summariseDue, collectTranscripts, tellGuests, finishPicks],
    ];
    // One that breaks stops no other; the platform hears of it when all have ended.
    const ends = await Promise.allSettled(jobs.map(async (job) => job(context, scheduledTime)));
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  },

  async queue(batch, env) {
    await takeBatch(createDeps(env), batch);
  },
} satisfies ExportedHandler<Env, QueuedDelivery | NotificationWork>;

async function answerRequest(request: Request, context: AppLoadContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  // A key says who calls, from wherever; pages' machinery is not loaded for it.
  if (pathname.startsWith("/api/v1/")) return (await import("~/api/answer")).answerApi(request, context);
  if (pathname === "/mcp") return (await import("~/api/mcp/answer")).answerMcp(request, context);
  if (pathname.startsWith("/oauth/") || pathname.startsWith("/.well-known/oauth-")) {
    const answered = await (await import("~/api/oauth")).answerOAuth(request, context);
    if (answered) return answered;
  }
  if (!PAGE_METHODS.includes(request.method))
    return new Response(null, {
      status: request.method === "OPTIONS" ? 204 : 405,
      headers: { allow: [...PAGE_METHODS, "OPTIONS"].join(", ") },
    });
  // Remix breaks off with a 500 when a form comes from elsewhere; a refusal is what it is.
  if (isForeign(request)) return new Response("Forbidden", { status: 403 });
  return (await answerWebhook(request, context)) ?? answerPage(request, context);
}

/** What pages and webhooks answer: Remix would log an error of any other. */
const PAGE_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** Where a form of ours may end: Google's consent, and Stripe's pages. */
function formTargets(settings: Settings): string[] {
  const { GOOGLE_ACCOUNTS_BASE_URL, STRIPE_CHECKOUT_URL, STRIPE_PORTAL_URL } = settings;
  const origins = [GOOGLE_ACCOUNTS_BASE_URL, STRIPE_CHECKOUT_URL, STRIPE_PORTAL_URL].map((url) => new URL(url).origin);
  return [...new Set(origins)];
}

/** Where the answer to a client of OAuth goes: the page checks whether it is that client's, and shows no form otherwise. */
function consentTarget(request: Request): string[] {
  const { pathname, searchParams } = new URL(request.url);
  const uri = searchParams.get("redirect_uri") ?? "";
  return pathname === "/oauth/authorize" && isRedirectUri(uri) ? [new URL(uri).origin] : [];
}

async function answerPage(request: Request, context: AppLoadContext): Promise<Response> {
  const [taken, { handlePage }] = await Promise.all([takeForm(request), import("./pages")]);
  if (typeof taken !== "number") return handlePage(withoutDataSwitch(taken), context);
  const { pathname, origin } = new URL(request.url);
  // Remix's scripts show their error page for a status; whoever has none gets the page itself.
  if (pathname.endsWith(".data")) return new Response(null, { status: taken });
  return handlePage(new Request(`${origin}/refused/${taken}`, { headers: { accept: "text/html" } }), context);
}

/** Remix breaks off over this parameter, which its earlier versions sent and nothing of ours does. */
function withoutDataSwitch(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has("_data")) return request;
  url.searchParams.delete("_data");
  return new Request(url, request);
}

/** By then the answer has left: where one thread does everything, a turn that begins sooner takes the road from it. */
const ANSWER_FIRST_MS = 10;

/** What can wait for the answer. Whatever is lost here has a timer that does it. */
async function doAfterwards(work: readonly (() => Promise<void>)[]): Promise<void> {
  await scheduler.wait(ANSWER_FIRST_MS);
  for (const end of await Promise.allSettled(work.map((one) => one()))) {
    if (end.status === "rejected") {
      logEvent("afterwards-failed", describeError(end.reason), "error");
    }
  }
}

/** A write whose page is not ours. Webhooks come from servers, which send no `Origin`. */
function isForeign(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (origin === null || request.method === "GET" || request.method === "HEAD") return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
}

/** Bad settings are named, for whoever runs this; anything else is nobody's business but the log's. */
function failure(error: unknown): Response {
  const headers = { "content-type": "text/plain; charset=utf-8" };
  if (error instanceof SettingsError) return new Response(`${error.message}\n`, { status: 503, headers });
  logEvent("request-failed", describeError(error), "error");
  return new Response("Something went wrong.\n", { status: 500, headers });
}

/** Pages behind the sign-in and around it, errors and redirects included, never stay in a cache. */
function isPrivate(request: Request): boolean {
  return /^\/(?:dashboard|auth|oauth|sign-out|unsubscribe|book)(?=[/.]|$)/.test(new URL(request.url).pathname);
}
