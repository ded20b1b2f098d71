import type { Db } from "~/db/database";
import type { Encryption } from "~/db/encryption";
import type { PlannedKey } from "~/db/planned-notifications";
import type { CalendarAct } from "~/domain/calendar-act";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { LiveTopic } from "~/domain/live-topic";
import type { PlanId } from "~/domain/plans";
import type { Summarise } from "~/domain/summary";
import type { Instant } from "~/domain/time";
import type { CodeRefusal, VerificationStatus } from "~/domain/verification";
import type { TemplateLanguage } from "~/domain/whatsapp-templates";
import type { Email } from "~/providers/email";
import type { GoogleCalendar } from "~/providers/google-calendar";
import type { GoogleIdentity } from "~/providers/google-identity";
import type { GoogleMeet } from "~/providers/google-meet";
import type { GoogleOAuth } from "~/providers/google-oauth";
import type { LanguageModel } from "~/providers/language-model";
import type { Stripe } from "~/providers/stripe";
import type { Transcription } from "~/providers/transcription";
import type { WebhookReceiver } from "~/providers/webhook-receiver";
import type { WhatsApp } from "~/providers/whatsapp";
import type { PasswordHasher } from "./password-hash";

/** What services work with. Each names only what it uses: `Pick<Deps, "db" | "whatsapp">`. */
export interface Deps {
  db: Db;
  whatsapp: WhatsApp;
  email: Email;
  googleOAuth: GoogleOAuth;
  googleIdentity: GoogleIdentity;
  calendar: GoogleCalendar;
  meet: GoogleMeet;
  stripe: Stripe;
  /** What is sold: Stripe's price of each plan, and whether Stripe computes the tax. */
  sales: { prices: Record<PlanId, string>; tax: boolean };
  /** Asked where the rules are unsure of a message; null when none is set up. */
  languageModel: LanguageModel | null;
  /** Writes down voice notes; null when none is set up. */
  transcription: Transcription | null;
  /** What a meeting came to, by its transcript. No network unless a model may be asked. */
  summarise: Summarise;
  /** Servers of users to which events are posted. */
  webhookReceiver: WebhookReceiver;
  encryption: Encryption;
  passwords: PasswordHasher;
  /** The machine's moment, for book-keeping and expiry of tokens; a message brings its own `now`. */
  clock(): Instant;
  /** Refreshes the user's Google access token; calls at the same moment share one flight. */
  refreshAccess: RefreshAccess;
  /** Hands a delivery that waits to the queue. Never throws: the sweep finds what is not there. */
  queueDelivery(deliveryId: string, delaySeconds: number): Promise<void>;
  /**
   * Hands work to the queue of notifications: plans to be made, rows that are due, a look at what will be. Rows that do
   * not get there are claimed again.
   *
   * @throws when the queue does not take it
   */
  queueNotifications(work: readonly NotificationWork[]): Promise<void>;
  /** Tells the user's open pages that something of this kind has changed. Never throws: a page is fresh on load anyway. */
  notifyPages(userId: string, topic: LiveTopic): Promise<void>;
  /** Hangs up on the open pages of sessions that have ended, and tells the user's other pages. Never throws. */
  sessionsEnded(userId: string, ended: EndedSessions): Promise<void>;
  appUrl: string;
  /** Where letters from the support form go. */
  supportEmail: string;
}

/**
 * What the queue of notifications carries: ids. `now` is the cron's moment and `at` the clock's when it was handed over:
 * whoever takes it later goes on from there. It is taken after `delaySeconds`, at once without. `ahead` takes what is due
 * by `until`.
 */
export type NotificationWork = { now: Instant; at: Instant; delaySeconds?: number } & (
  | { kind: "plan"; userId: string }
  | { kind: "ahead"; until: Instant }
  | { kind: "webhooks"; userId: string; endpointId: string }
  | { kind: "reminder" | "conflict" | "agenda" | "due-items" | "proposal"; userId: string; keys: PlannedKey[] }
);

/**
 * A new access token, or `revoked` when Google says that the grant is over.
 *
 * @param spent the access token that is over, encrypted as it was read: if another is stored by now, that one is given
 */
export type RefreshAccess = (userId: string, spent: string) => Promise<{ accessToken: string } | { revoked: true }>;

/** Which of a user's sessions have ended, by their ids: one, all but one, or all. */
export type EndedSessions = { only: string } | { except: string } | { all: true };

/** The user's Durable Object as the rest of the app sees it. */
export interface Assistant {
  /** Keeps a message; `answer` begins its turn, or the alarm a second later when nobody calls. */
  receive(message: IncomingMessage, userId: string | null): Promise<void>;
  /** Begins to answer what was received, and returns at once. */
  answer(): Promise<void>;
  /** Something was done to the calendar without a message: "undo" takes it back, like what a message did. */
  noteDone(done: CalendarAct): Promise<void>;
  /** Drops what is open, a proposal or a question: whoever had it has lost the number or disconnected it. */
  endConversation(): Promise<void>;
  /**
   * Sends a new code to this number, in place of any other.
   *
   * @param isSent false makes a code that nobody gets: the number has had its one of today
   */
  startVerification(userId: string, phone: string, isSent: boolean, language?: TemplateLanguage): Promise<CodeSending>;
  /** The number that the right code proves, once; otherwise why not. */
  checkCode(userId: string, code: string): Promise<{ phone: string } | { refused: CodeRefusal }>;
  verification(): Promise<VerificationStatus | null>;
  cancelVerification(): Promise<void>;
  /** Brings the mirror of the calendar up to date soon, in the background. */
  syncCalendar(userId: string): Promise<void>;
  /** Tells the open pages. */
  notifyPages(topic: LiveTopic): Promise<void>;
  /** Closes the sockets of ended sessions and tells the other open pages. */
  sessionsEnded(ended: EndedSessions): Promise<void>;
  /** Opens a socket for a page; only for requests whose session was checked. Its id comes in `SESSION_HEADER`. */
  fetch(request: Request): Promise<Response>;
  /** Forgets everything and closes the sockets, when the account is deleted. May be called again. */
  forget(): Promise<void>;
  /** What it remembers of its person, for the export: no key, no hash. */
  remembered(): Promise<Remembered>;
}

/** Names the session of a page that opens a socket. */
export const SESSION_HEADER = "x-session-id";

export type AssistantOwner = { userId: string } | { phone: string };

export interface Assistants {
  /** The assistant of a user, or of a number that belongs to nobody. */
  assistantOf(owner: AssistantOwner): Assistant;
  /** Finds the same assistant again with `assistantWithId`, and says nothing about whose it is. */
  assistantId(owner: AssistantOwner): string;
  assistantWithId(id: string): Assistant;
}

/** The assistant's own memory, as it is stored. */
export interface Remembered {
  messages: IncomingMessage[];
  /** What models made of unclear messages, as JSON. */
  hearings: string[];
  /** What the conversation is about, as JSON; null when nothing is. */
  conversation: string | null;
  /** A number whose code has not been entered. */
  unconfirmedPhone: string | null;
}

/** `too-many`: another code can be sent from `retryAt` on. */
export type CodeSending =
  | { ok: true }
  | { ok: false; reason: "too-many"; retryAt: Instant }
  | { ok: false; reason: "not-sent" };

declare module "@remix-run/cloudflare" {
  /** What a loader or action finds in `context`; `workers/entry` makes it for each request. */
  interface AppLoadContext extends Deps, Assistants {
    /** The zone from which the request came, as far as the network can tell. */
    guessedZone: string | null;
    settings: {
      whatsappAppSecret: string;
      whatsappVerifyToken: string;
      whatsappPhoneNumberId: string;
      whatsappChatUrl: string;
      stripeWebhookSecret: string;
      resendWebhookSecret: string;
      /** What `/healthz/deep` is asked with. */
      healthToken: string;
    };
    /** Does work when the answer to this request has gone out, so that the two do not compete. */
    afterAnswer(work: () => Promise<void>): void;
    /** The OpenAPI document as it is served. */
    readApiDocument(): Promise<unknown>;
    /** Names this answer's own scripts in its Content-Security-Policy. */
    nonce: string;
  }
}
