import { DurableObject } from "cloudflare:workers";
import { answerMessage, apologise } from "~/agent/answer-message";
import { type ConversationState, EMPTY_STATE } from "~/agent/conversation";
import { packState, unpackState } from "~/agent/kept-state";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { LiveTopic } from "~/domain/live-topic";
import { SECOND } from "~/domain/time";
import type { Assistant as AssistantContract, CodeSending, Deps } from "~/services/deps";
import { refreshAccess } from "~/services/google-access";
import { sendVerificationCode } from "~/services/send-verification-code";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { createDeps, type Env } from "./deps";
import { Inbox, type Waiting } from "./inbox";
import { LiveSockets } from "./live-sockets";
import { type Timer, Timers } from "./timers";
import { VerificationStore } from "./verification-store";

/** A message that fails this often is answered with an apology, so that it does not hold up those behind it. */
const MAX_ATTEMPTS = 3;
const RETRY_MS = 2 * SECOND;
/** A sync that fails is tried again, each time twice as late; after the last one the cron comes by. */
const SYNC_RETRY_MS = 20 * SECOND;
const MAX_SYNC_ATTEMPTS = 5;

/**
 * One user's assistant: takes messages in the order in which they arrive, answers them one at a time and remembers the
 * conversation in between. It keeps the user's verification code, their open pages and what is to happen when.
 * What is decided about meetings is none of its business.
 */
export class Assistant extends DurableObject<Env> implements AssistantContract {
  readonly #sql = this.ctx.storage.sql;
  readonly #inbox = new Inbox(this.ctx.storage.sql);
  readonly #timers = new Timers(this.ctx.storage);
  readonly #verification = new VerificationStore(this.ctx.storage.sql);
  readonly #sockets = new LiveSockets(this.ctx);
  #refreshing: ReturnType<typeof refreshAccess> | undefined;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#createTables();
  }

  #createTables(): void {
    this.#timers.createTable();
    this.#verification.createTables();
    this.#inbox.createTables();
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS conversation (id INTEGER PRIMARY KEY CHECK (id = 1), state TEXT NOT NULL)",
    );
  }

  /** Keeps the message and wakes the alarm. The same id delivered twice, or twenty times at once, changes nothing. */
  async receive(message: IncomingMessage, userId: string | null): Promise<void> {
    if (this.#inbox.put(message, userId, Date.now())) await this.#timers.set("inbox", Date.now());
  }

  /** The code is on its way, or certainly not. While nobody knows it counts as sent: it can be tried and sent again. */
  async startVerification(userId: string, phone: string): Promise<CodeSending> {
    const started = this.#verification.start(userId, phone, Date.now());
    if ("retryAt" in started) return { ok: false, reason: "too-many", retryAt: started.retryAt };
    await this.#timers.set("verification", started.expiresAt);
    if (await sendVerificationCode(this.#deps(), phone, started.code)) return { ok: true };
    await this.cancelVerification();
    return { ok: false, reason: "not-sent" };
  }

  async checkCode(userId: string, code: string) {
    return this.#verification.check(userId, code, Date.now());
  }

  async verification() {
    return this.#verification.status(Date.now());
  }

  async cancelVerification(): Promise<void> {
    this.#verification.forget();
    await this.#timers.clear("verification");
  }

  async syncCalendar(userId: string): Promise<void> {
    await this.#timers.set("sync", Date.now(), { userId });
  }

  async tell(topic: LiveTopic): Promise<void> {
    this.#sockets.tell(topic);
  }

  /** Opens a socket; the route has checked the session and where the page comes from. */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get("upgrade") !== "websocket") return new Response("Upgrade Required", { status: 426 });
    return this.#sockets.accept();
  }

  async forget(): Promise<void> {
    this.#sockets.closeAll();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#createTables();
  }

  /** One flight per user: whoever asks while Google is being asked waits for the same answer. */
  async refreshAccess(userId: string, spent: string): ReturnType<typeof refreshAccess> {
    this.#refreshing ??= refreshAccess(this.#deps(), userId, spent).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** Does what is due. The platform calls again after a crash, and a timer goes only when its work is done. */
  override async alarm(): Promise<void> {
    for (const timer of this.#timers.due(Date.now())) {
      const again = await this.#run(timer);
      this.#timers.finish(timer);
      if (again !== null) await this.#timers.set(timer.name, again, { ...timer, attempts: timer.attempts + 1 });
    }
    await this.#timers.wake();
  }

  /** @returns when to run it again, null when it is done */
  async #run({ name, userId, attempts }: Timer): Promise<number | null> {
    if (name === "inbox") return (await this.#answerWaiting()) ? null : Date.now() + RETRY_MS;
    if (name === "verification") {
      this.#sockets.tell("verification");
      return null;
    }
    if (userId === null || (await this.#sync(userId)) === "done") return null;
    return attempts < MAX_SYNC_ATTEMPTS ? Date.now() + SYNC_RETRY_MS * 2 ** attempts : null;
  }

  /** Whatever goes wrong here must not stop the alarm: messages depend on it too. */
  async #sync(userId: string): Promise<"done" | "retry"> {
    try {
      return await syncUserCalendar(this.#deps(), userId);
    } catch (error) {
      console.error(JSON.stringify({ event: "sync-broke", error: error instanceof Error ? error.name : "unknown" }));
      return "retry";
    }
  }

  /** Answers what waits, in order of arrival; each answer is marked as it is done. False when one is to be tried again. */
  async #answerWaiting(): Promise<boolean> {
    for (let next = this.#inbox.next(); next; next = this.#inbox.next()) {
      this.#inbox.noteAttempt(next);
      if (next.attempts >= MAX_ATTEMPTS) await this.#giveUp(next);
      else if (!(await this.#answer(next))) return false;
      this.#inbox.finish(next, Date.now());
    }
    return true;
  }

  /** One turn; false when it is to be tried again. */
  async #answer(waiting: Waiting): Promise<boolean> {
    const { position, message, userId } = waiting;
    try {
      const state = await answerMessage(this.#deps(), {
        message,
        userId,
        state: this.#state(),
        claimReply: () => this.#inbox.claimReply(waiting, Date.now()),
        recall: () => this.#inbox.recall(waiting),
        keep: (hearing) => this.#inbox.keep(waiting, hearing),
        earlier: () => this.#inbox.earlier(waiting),
        heardToday: () => this.#inbox.heardToday(waiting),
      });
      this.#sql.exec(
        "INSERT INTO conversation (id, state) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state",
        packState(state),
      );
      this.#sockets.tell("meetings");
      return true;
    } catch (error) {
      this.#logFailure("turn-failed", position, error);
      return false;
    }
  }

  /** Whatever happens here, the message is done with: those behind it must not wait for it. */
  async #giveUp(next: Waiting): Promise<void> {
    if (!this.#inbox.claimReply(next, Date.now())) return;
    try {
      await apologise(this.#deps(), next);
    } catch (error) {
      this.#logFailure("apology-failed", next.position, error);
    }
  }

  /** Ids and the error's own name only: messages may quote what people wrote. */
  #logFailure(event: string, position: number, error: unknown): void {
    console.error(JSON.stringify({ event, position, error: error instanceof Error ? error.name : "unknown" }));
  }

  #state(): ConversationState {
    const [row] = this.#sql.exec<{ state: string }>("SELECT state FROM conversation").toArray();
    return row ? unpackState(row.state) : EMPTY_STATE;
  }

  #deps(): Deps {
    const deps = createDeps(this.env, (userId, spent) => this.refreshAccess(userId, spent));
    return { ...deps, notify: async (_, topic) => this.#sockets.tell(topic) };
  }
}
