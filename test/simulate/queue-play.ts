import type { NotificationWork } from "~/services/deps";
import type { QueuedDelivery } from "../../workers/deps";
import wranglerToml from "../../wrangler.toml?raw";
import type { Life, Machine } from "./machine";

/** How the queues of `wrangler.toml` are read: how often a message comes again, and after how many seconds. */
const QUEUES = new Map(
  [...wranglerToml.matchAll(/\[\[queues\.consumers\]\]\n((?:.+\n)+)/g)].map(([, settings = ""]) => {
    const of = (name: string) => new RegExp(`^${name} = "?([^"\\n]+)`, "m").exec(settings)?.[1];
    const rules = { maxRetries: Number(of("max_retries")), retryDelay: Number(of("retry_delay") ?? 0) };
    return [of("queue"), { ...rules, deadLetters: of("dead_letter_queue") }];
  }),
);
/** A batch is collected for so long. */
const BATCH_MS = 1_000;

export type QueuedWork = QueuedDelivery | NotificationWork;

interface Queued {
  queue: string;
  body: QueuedWork;
  attempts: number;
  dueAt: number;
}

type Take = (life: Life, batch: MessageBatch<QueuedWork>) => Promise<void>;

/** Cloudflare's queues: batches, retries, messages that come twice, and those that are given up. */
export class QueuePlay {
  readonly #machine: Machine;
  readonly #take: Take;
  #waiting: Queued[] = [];
  #count = 0;

  constructor(machine: Machine, take: Take) {
    this.#machine = machine;
    this.#take = take;
  }

  add(queue: string, body: QueuedWork, delaySeconds = 0, attempts = 0): void {
    if (!QUEUES.has(queue)) throw new Error(`Nobody reads the queue ${queue}`);
    const dueAt = this.#machine.now + delaySeconds * 1_000;
    this.#waiting.push({ queue, body, attempts, dueAt });
    this.#machine.at(dueAt + BATCH_MS, () => this.#deliver(queue));
  }

  #deliver(queue: string): void {
    const due = this.#waiting.filter((one) => one.queue === queue && one.dueAt <= this.#machine.now);
    this.#waiting = this.#waiting.filter((one) => !due.includes(one));
    if (due.length === 0) return;
    const delay = QUEUES.get(queue)?.retryDelay ?? 0;
    const entries = due.map((one) => this.#entryOf(one, delay));
    const batch = {
      queue,
      messages: entries.map(({ message }) => message),
      ackAll: () => {},
      retryAll: () => {},
      metadata: {},
    };
    const life = this.#machine.newLife(queue);
    // As much of a batch as the app uses.
    this.#machine.start(life, () => this.#take(life, batch as unknown as MessageBatch<QueuedWork>), {
      done: () => {
        for (const { one, verdict } of entries) this.#settle(one, verdict.retryAfter);
      },
      failed: (error) => {
        this.#machine.log(`queue failed: ${String(error)}`);
        for (const { one, verdict } of entries) if (!verdict.acked) this.#retry(one, delay);
      },
      // Acknowledgements travel with the end of the batch.
      died: () => {
        for (const { one } of entries) this.#retry(one, delay);
      },
    });
  }

  #entryOf(one: Queued, delay: number) {
    this.#count += 1;
    const verdict = { acked: false, retryAfter: null as number | null };
    const message = {
      id: `message${this.#count}`,
      timestamp: new Date(this.#machine.now),
      body: one.body,
      attempts: one.attempts + 1,
      ack: () => {
        verdict.acked = true;
      },
      retry: (options?: QueueRetryOptions) => {
        verdict.retryAfter = options?.delaySeconds ?? delay;
      },
    };
    return { one, verdict, message };
  }

  #settle(one: Queued, retryAfter: number | null): void {
    if (retryAfter !== null) this.#retry(one, retryAfter);
    else if (this.#machine.strikes("queueTwice", nameOf(one.body))) this.add(one.queue, one.body, 10, one.attempts);
  }

  #retry({ queue, body, attempts }: Queued, delaySeconds: number): void {
    const { maxRetries = 0, deadLetters } = QUEUES.get(queue) ?? {};
    const isDead = attempts >= maxRetries || (deadLetters && this.#machine.strikes("deadLetter", nameOf(body)));
    if (!isDead) this.add(queue, body, delaySeconds, attempts + 1);
    else if (deadLetters) this.add(deadLetters, body, 0);
    else this.#machine.log(`lost for good: ${nameOf(body)}`);
  }
}

/** What tells one piece of work from another. */
function nameOf(body: QueuedWork): string {
  if ("deliveryId" in body) return body.deliveryId;
  if (body.kind === "ahead") return `ahead ${body.until}`;
  return `${body.kind} ${body.userId} ${body.now} ${"keys" in body ? (body.keys[0]?.id ?? "") : ""}`;
}
