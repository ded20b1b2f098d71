import { DurableObject } from "cloudflare:workers";
import { UNDO_HOURS } from "~/agent/state/action";
import { type ConversationState, EMPTY_STATE, HALF_FOR_MS, mayStandHalf } from "~/agent/state/conversation";
import { packState, unpackState } from "~/agent/state/kept-state";
import { withQuestionUnseen } from "~/agent/state/shown";
import { withActs } from "~/agent/state/with-acts";
import { turnId } from "~/agent/turn-id";
import { IN_FLIGHT_MS } from "~/db/meetings";
import type { CalendarAct } from "~/domain/calendar-act";
import { describeError, isOutage } from "~/domain/describe-error";
import type { IncomingMessage } from "~/domain/incoming-message";
import type { LiveTopic } from "~/domain/live-topic";
import { logEvent } from "~/domain/log-event";
import { MOST_FAULTS, nextTry } from "~/domain/next-try";
import { MESSAGES_LIMIT } from "~/domain/rate-limits";
import { HOUR, type Instant, MINUTE, SECOND } from "~/domain/time";
import type { TemplateLanguage } from "~/domain/whatsapp-templates";
import {
  type Assistant as AssistantContract,
  type CodeSending,
  type Deps,
  type EndedSessions,
  type Remembered,
  SESSION_HEADER,
} from "~/services/deps";
import { refreshAccess } from "~/services/google-access";
import { sendVerificationCode } from "~/services/send-verification-code";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { createDeps, type Env } from "./deps";
import { Inbox, type Waiting } from "./inbox";
import { LiveSockets } from "./live-sockets";
import { SerialTask } from "./serial-task";
import { type Timer, Timers } from "./timers";
import { VerificationStore } from "./verification-store";

/** Whoever brings a message calls for its answer as well; the alarm does it when that call was lost. */
const UNCALLED_MS = SECOND;
/** A sync that has not come to its end by then was cut off, and is begun again. */
const SYNC_LEASE_MS = 5 * MINUTE;
/** A sync that fails is tried again, each time twice as late; after the last one the cron comes by. */
const SYNC_RETRY_MS = 20 * SECOND;
const MAX_SYNC_ATTEMPTS = 5;
/** After a message was given up, its claims are older than any that may still be on its way. */
const AFTER_FAILURE_MS = IN_FLIGHT_MS + MINUTE;

/** Everything about language, loaded with the first message: to receive one it is not needed. */
const talk = () => import("~/agent/answer-message");
const reminder = () => import("~/agent/notify/remind-half");

/**
 * One user's assistant: takes messages in the order in which they arrive, answers them one at a time and remembers the
 * conversation in between. Its alarm is one at a time as well, so nothing long waits in it but answers: a sync goes on
 * beside them. It keeps the user's verification code, their open pages and what is to happen when.
 * What is decided about meetings is none of its business.
 */
export class Assistant extends DurableObject<Env> implements AssistantContract {
  readonly #sql = this.ctx.storage.sql;
  readonly #inbox = new Inbox(this.ctx.storage.sql);
  readonly #timers = new Timers(this.ctx.storage);
  readonly #verification = new VerificationStore(this.ctx.storage.sql);
  readonly #sockets = new LiveSockets(this.ctx);
  readonly #answers = new SerialTask(() => this.#answerWaiting());
  readonly #syncs = new SerialTask(() => this.#syncOnce());
  /** How often everything was forgotten: what was under way then writes nothing any more. */
  #forgotten = 0;
  #refreshing: ReturnType<typeof refreshAccess> | undefined;
  /** Rises when a conversation is dropped, so that a turn that is still running does not bring it back. */
  #conversation = 0;
  /** Messages that were too many, since this object woke up. */
  #dropped = 0;

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
    this.#sql.exec("CREATE TABLE IF NOT EXISTS acts (id TEXT PRIMARY KEY, act TEXT NOT NULL, at INTEGER NOT NULL)");
  }

  /** Keeps the message. The same id delivered twice, or twenty times at once, changes nothing. */
  async receive(message: IncomingMessage, userId: string | null): Promise<void> {
    const put = this.#inbox.put(message, userId, Date.now());
    if (put === "kept") await this.#timers.set("inbox", Date.now() + UNCALLED_MS);
    if (put !== "dropped") return;
    if (userId !== null && !this.#timers.find("unread"))
      await this.#timers.set("unread", Date.now() + MESSAGES_LIMIT.windowMs, { userId });
    this.#dropped += 1;
    // Of a flood of messages no flood of lines: the 1st, the 10th, the 100th…
    if (Number.isInteger(Math.log10(this.#dropped))) {
      logEvent("messages-dropped", { count: this.#dropped }, "warn");
    }
  }

  /** Begins to answer what waits. It goes on after this call has ended. */
  async answer(): Promise<void> {
    this.#goOn(this.#answers.run(), "answering-broke");
  }

  /** Kept beside the conversation: a turn that is under way writes what it began with. */
  async noteDone(act: CalendarAct): Promise<void> {
    // What one form does to several meetings has one name.
    const id = `${act.id}/${act.event.id}`;
    this.#sql.exec("INSERT OR REPLACE INTO acts (id, act, at) VALUES (?, ?, ?)", id, JSON.stringify(act), act.at);
    await this.#planForgetting();
  }

  async endConversation(): Promise<void> {
    this.#conversation += 1;
    this.#sql.exec("DELETE FROM conversation");
  }

  /** The code is on its way, or certainly not. While nobody knows it counts as sent: it can be tried and sent again. */
  async startVerification(
    userId: string,
    phone: string,
    isSent: boolean,
    language?: TemplateLanguage,
  ): Promise<CodeSending> {
    const started = this.#verification.start(userId, phone, Date.now());
    if ("retryAt" in started) return { ok: false, reason: "too-many", retryAt: started.retryAt };
    await this.#timers.set("verification", started.expiresAt);
    await this.#planForgetting();
    if (await sendVerificationCode(this.#deps(), { userId, phone, code: isSent ? started.code : null, language }))
      return { ok: true };
    this.#verification.takeBack();
    const before = await this.verification();
    if (before) await this.#timers.set("verification", before.expiresAt);
    else await this.#timers.clear("verification");
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

  async notifyPages(topic: LiveTopic): Promise<void> {
    this.#sockets.broadcast(topic);
  }

  async sessionsEnded(ended: EndedSessions): Promise<void> {
    this.#sockets.closeEnded(ended);
    this.#sockets.broadcast("sessions");
  }

  /** Opens a socket; the route has checked the session and where the page comes from. */
  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get("upgrade") !== "websocket") return new Response("Upgrade Required", { status: 426 });
    const pageAgeMs = Number(new URL(request.url).searchParams.get("age") ?? 0);
    return this.#sockets.accept(request.headers.get(SESSION_HEADER) ?? "", pageAgeMs);
  }

  async forget(): Promise<void> {
    this.#forgotten += 1;
    this.#sockets.closeAll();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#createTables();
  }

  async remembered(): Promise<Remembered> {
    const state = this.#state();
    return {
      messages: this.#inbox.messages(),
      hearings: this.#inbox.hearings(),
      conversation: state === EMPTY_STATE ? null : packState(state),
      unconfirmedPhone: this.#verification.status(Date.now())?.phone ?? null,
    };
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
      if (timer.name === "inbox") await this.#answers.run();
      else if (timer.name === "sync") await this.#startSync(timer);
      else if (timer.name === "unread") await this.#nameUnread(timer);
      else if (timer.name === "after-failure") await this.#syncAfterFailure(timer);
      else if (timer.name === "half") await this.#remindHalf(timer);
      else if (timer.name === "forget") await this.#forgetOld(Date.now());
      else {
        this.#sockets.broadcast(timer.name);
        this.#timers.finish(timer);
      }
    }
    await this.#timers.wake();
  }

  /** Drops what the retention table keeps no longer; when nothing was said in that time, the conversation too. */
  async #forgetOld(now: Instant): Promise<void> {
    this.#inbox.forgetOld(now);
    this.#verification.forgetOld(now);
    this.#sql.exec("DELETE FROM acts WHERE at <= ?", now - UNDO_HOURS * HOUR);
    if (this.#inbox.messages().length === 0) this.#sql.exec("DELETE FROM conversation");
    await this.#timers.clear("forget");
    await this.#planForgetting();
  }

  /** An object that nobody calls any more forgets all the same. */
  async #planForgetting(): Promise<void> {
    const [{ at = null } = {}] = this.#sql.exec<{ at: number | null }>("SELECT min(at) AS at FROM acts").toArray();
    const dues = [
      this.#inbox.nextForgetting(),
      this.#verification.nextForgetting(),
      at && at + UNDO_HOURS * HOUR,
    ].filter((due) => due !== null);
    const next = Math.min(...dues);
    const planned = this.#timers.find("forget")?.dueAt ?? Number.POSITIVE_INFINITY;
    if (next < planned) await this.#timers.set("forget", next);
  }

  /** What a message that was given up had claimed and not written is seen by a sync, once nothing can be on its way. */
  async #syncAfterFailure(timer: Timer): Promise<void> {
    if (timer.userId !== null) await this.#timers.set("sync", Date.now(), { userId: timer.userId });
    this.#timers.finish(timer);
  }

  /** The timer stays as a lease while the sync goes on, for the case that it is cut off. */
  async #startSync(timer: Timer): Promise<void> {
    await this.#timers.set("sync", Date.now() + SYNC_LEASE_MS, timer);
    this.#goOn(this.#syncs.run(), "sync-broke");
  }

  async #syncOnce(): Promise<void> {
    const timer = this.#timers.find("sync");
    if (!timer) return;
    const again = timer.userId !== null && (await this.#sync(timer.userId)) === "retry";
    if (again && timer.attempts < MAX_SYNC_ATTEMPTS) {
      await this.#timers.retry(timer, Date.now() + SYNC_RETRY_MS * 2 ** timer.attempts);
    } else {
      this.#timers.finish(timer);
      await this.#timers.wake();
    }
  }

  async #sync(userId: string): Promise<"done" | "retry"> {
    try {
      return await syncUserCalendar(this.#deps(), userId);
    } catch (error) {
      logEvent("sync-broke", describeError(error), "error");
      return "retry";
    }
  }

  /** Work that nobody waits for. What it left undone has a timer. */
  #goOn(work: Promise<void>, broke: string): void {
    const logged = work.catch((error: unknown) => {
      logEvent(broke, describeError(error), "error");
    });
    this.ctx.waitUntil(logged);
  }

  /** Answers what waits, in order of arrival, until all is answered or the first is to be tried again later. */
  async #answerWaiting(): Promise<void> {
    for (let next = this.#inbox.next(); next; next = this.#inbox.next()) {
      if (next.retryAt !== null && next.retryAt > Date.now()) {
        await this.#timers.set("inbox", next.retryAt);
        return;
      }
      if (next.isTooMany) await this.#giveUp(next, "too-many");
      else if (next.failedTries.faults >= MOST_FAULTS) await this.#giveUp(next);
      else await this.#answer(next);
    }
    await this.#timers.clear("inbox");
    await this.#planForgetting();
  }

  /** One turn; it ends the message, or says when it is tried again. */
  async #answer(waiting: Waiting): Promise<void> {
    const { message, userId, receivedAt, failedTries } = waiting;
    const conversation = this.#conversation;
    const isKept = this.#untilForgotten();
    const begunAt = Date.now();
    const before = this.#state();
    this.#inbox.noteAttempt(waiting);
    try {
      const { answerMessage } = await talk();
      const state = await answerMessage(this.#deps(), {
        message,
        userId,
        receivedAt,
        isAgain: failedTries.faults + failedTries.outages > 0,
        state: before,
        claimReply: () => isKept() && this.#inbox.claimReply(waiting, Date.now()),
        isReplyClaimed: () => this.#inbox.isReplyClaimed(waiting),
        recall: () => this.#inbox.recall(waiting),
        keep: (hearing) => {
          if (isKept()) this.#inbox.keep(waiting, hearing);
        },
        earlier: () => this.#inbox.earlier(waiting),
        heardToday: () => this.#inbox.heardToday(waiting),
      });
      if (!isKept()) return;
      if (conversation === this.#conversation) {
        this.#remember(state);
        if (userId && mayStandHalf(state) && !mayStandHalf(before))
          await this.#timers.set("half", Date.now() + HALF_FOR_MS, { userId });
      }
      this.#sockets.broadcast("meetings");
      this.#inbox.finish(waiting, Date.now());
    } catch (error) {
      if (!isKept()) return;
      await this.#logFailure("turn-failed", waiting, error);
      return this.#tryLater(waiting, isOutage(error));
    }
    await this.#logTurn(waiting, begunAt, "answered");
  }

  async #tryLater(waiting: Waiting, wasOutage: boolean): Promise<void> {
    const now = Date.now();
    const { faults, outages, outageSince } = waiting.failedTries;
    const failedTries = wasOutage
      ? { faults, outages: outages + 1, outageSince: outageSince ?? now }
      : { faults: faults + 1, outages, outageSince };
    const retryAt = nextTry(failedTries, wasOutage, now);
    if (retryAt === null) await this.#giveUp(waiting);
    else this.#inbox.postpone(waiting, failedTries, retryAt);
  }

  /** Whatever happens here, the message is done with: those behind it must not wait for it. */
  async #giveUp(waiting: Waiting, why: "failed" | "too-many" = "failed"): Promise<void> {
    const conversation = this.#conversation;
    const isKept = this.#untilForgotten();
    const begunAt = Date.now();
    try {
      const { apologise, tellTooMany } = await talk();
      const say = why === "failed" ? apologise : tellTooMany;
      const { language } = this.#state();
      await say(this.#deps(), { ...waiting, language, claimReply: () => this.#inbox.claimReply(waiting, Date.now()) });
    } catch (error) {
      await this.#logFailure("apology-failed", waiting, error);
    }
    if (!isKept()) return;
    // It may have answered the open question, or have put another one: neither is known to be what the person reads.
    if (why === "failed" && conversation === this.#conversation) this.#remember(withQuestionUnseen(this.#state()));
    const { userId } = waiting;
    if (why === "failed" && userId !== null)
      await this.#timers.set("after-failure", Date.now() + AFTER_FAILURE_MS, { userId });
    this.#inbox.finish(waiting, Date.now());
    await this.#logTurn(waiting, begunAt, why);
  }

  /** Nobody is left with a series twice in the calendar in silence; until it is answered it stays remembered. */
  async #remindHalf(timer: Timer): Promise<void> {
    this.#timers.finish(timer);
    const state = this.#state();
    try {
      const { remindHalf } = await reminder();
      if (timer.userId !== null && mayStandHalf(state)) await remindHalf(this.#deps(), timer.userId, state);
    } catch (error) {
      logEvent("half-not-told", describeError(error), "error");
    }
  }

  /** What was dropped is said to be, when there is room again: a yes among it was none. */
  async #nameUnread(timer: Timer): Promise<void> {
    this.#timers.finish(timer);
    const unread = this.#inbox.takeUnread();
    try {
      const { tellUnread } = await talk();
      await tellUnread(this.#deps(), unread, this.#state().language);
    } catch (error) {
      logEvent("unread-not-told", describeError(error), "error");
    }
  }

  /** One line for each message that is done with; `tookMs` is of its last try alone. */
  async #logTurn({ message, receivedAt }: Waiting, begunAt: Instant, outcome: "answered" | "failed" | "too-many") {
    const [turn, endedAt] = [await turnId(message.messageId), Date.now()];
    const { kind } = message;
    logEvent("turn", { turn, kind, waitedMs: begunAt - receivedAt, tookMs: endedAt - begunAt, outcome });
  }

  /** Tells whether everything was forgotten since: positions in the inbox begin anew then, and belong to others. */
  #untilForgotten(): () => boolean {
    const before = this.#forgotten;
    return () => this.#forgotten === before;
  }

  /** Ids and codes only: messages may quote what people wrote, and WhatsApp's ids hold their numbers. */
  async #logFailure(event: string, { position, message }: Waiting, error: unknown): Promise<void> {
    const turn = await turnId(message.messageId);
    logEvent(event, { turn, position, ...describeError(error) }, "error");
  }

  #remember(state: ConversationState): void {
    this.#sql.exec(
      "INSERT INTO conversation (id, state) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state",
      packState(state),
    );
  }

  /** With what was done by others since: from now on it is the conversation's. */
  #state(): ConversationState {
    const [row] = this.#sql.exec<{ state: string }>("SELECT state FROM conversation").toArray();
    const kept = row ? unpackState(row.state) : EMPTY_STATE;
    const acts = this.#sql.exec<{ act: string }>("SELECT act FROM acts ORDER BY at, rowid").toArray();
    if (acts.length === 0) return kept;
    const state = withActs(
      kept,
      acts.map(({ act }) => JSON.parse(act)), // `noteDone` wrote them
    );
    this.#remember(state);
    this.#sql.exec("DELETE FROM acts");
    return state;
  }

  #deps(): Deps {
    const deps = createDeps(this.env, (userId, spent) => this.refreshAccess(userId, spent));
    return {
      ...deps,
      notifyPages: async (_, topic) => this.#sockets.broadcast(topic),
      sessionsEnded: async (_, ended) => this.sessionsEnded(ended),
    };
  }
}
