import type { Db } from "~/db/database";
import type { Sealer } from "~/db/seal";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { Instant } from "~/domain/time";
import type { GoogleCalendar } from "~/providers/google-calendar";
import type { GoogleOAuth } from "~/providers/google-oauth";
import type { WhatsApp } from "~/providers/whatsapp";

/** What services work with. Each names only what it uses: `Pick<Deps, "db" | "whatsapp">`. */
export interface Deps {
  db: Db;
  whatsapp: WhatsApp;
  googleOAuth: GoogleOAuth;
  calendar: GoogleCalendar;
  sealer: Sealer;
  /** The machine's moment, for book-keeping and expiry of tokens; a message brings its own `now`. */
  clock(): Instant;
  /** Refreshes the user's Google access token; calls at the same moment share one flight. */
  refreshAccess: RefreshAccess;
  /** Hands a delivery that waits to the queue. */
  queueDelivery(deliveryId: string, delaySeconds: number): Promise<void>;
  appUrl: string;
}

/** The new access token, or `revoked` when Google says that the grant is over. */
export type RefreshAccess = (userId: string) => Promise<{ accessToken: string } | { revoked: true }>;

/** The user's Durable Object as the rest of the app sees it. */
export interface Assistant {
  receive(message: IncomingMessage, userId: string | null): Promise<void>;
}

declare module "@remix-run/cloudflare" {
  /** What a loader or action finds in `context`; `workers/entry` makes it for each request. */
  interface AppLoadContext extends Deps {
    /** The assistant of a user, or of a number that belongs to nobody. */
    assistantOf(owner: { userId: string } | { phone: string }): Assistant;
    settings: { whatsappAppSecret: string; whatsappVerifyToken: string };
    /** Names this answer's own scripts in its Content-Security-Policy. */
    nonce: string;
  }
}
