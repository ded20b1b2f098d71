import { Random } from "./random";

/** Something that dies as a whole: an object in memory, one run of the queue, of the cron, of a webhook. */
export class Life {
  dead = false;
  readonly onDeath: (() => void)[] = [];

  constructor(
    readonly name: string,
    /** Names it in URLs, so that a call to a provider is known to be its own. */
    readonly id: string,
  ) {}
}

interface Appointment {
  at: number;
  order: number;
  what: () => void;
}

/** How often each kind of trouble comes: a probability each time that it could. */
export interface Troubles {
  /** A life ends before or after a step. */
  kill: number;
  whatsapp: number;
  google: number;
  mail: number;
  database: number;
  statusLost: number;
  statusTwice: number;
  webhookTwice: number;
  queueTwice: number;
  /** The queue gives a message up. */
  deadLetter: number;
  cronTwice: number;
  /** Something else happens between two steps. */
  interleave: number;
  jump: number;
  /** The object loses its memory. */
  restart: number;
  /** Of time's own work (`notifications`): a change at Google of which nobody rings, and a cron that stays away. */
  ringLost?: number;
  cronMissed?: number;
  /** Whatever sums up the words of a meeting breaks over it (`summaries`). */
  model?: number;
  /** A status that comes much later than those after it. */
  statusLate?: number;
  /** A message that its provider took and then could not deliver. */
  statusFailed?: number;
}

export type Trouble = keyof Troubles;

/** Header of an answer that takes so many milliseconds longer than others. */
export const LATE_BY = "x-late-by";

const never = () => new Promise<never>(() => {});
/** Of workerd or of Node: the runtime's own, taken before a run puts the simulated one in its place. */
const inWorkerd = typeof scheduler === "undefined" ? null : scheduler.wait.bind(scheduler);
const inNode = setImmediate;
const tick = () => inWorkerd?.(0) ?? new Promise<void>((go) => void inNode(go));
/** A parked step waits at most this long before it goes on, whatever else is due. */
const MOST_PARKED_MS = 60_000;
/** More than any run needs; a run that gets here goes round in circles. */
const MOST_EVENTS = 5_000;

/**
 * The clock, the order of things and the trouble of one run. Every round trip of the app is a step; between two steps
 * anything else may happen and a life may end. One step at a time, so that a seed gives the same run again.
 *
 * What an object writes to its storage between two steps is one transaction with what comes before its next step, as in
 * the platform: a kill after a step loses it whole, a kill before the next one keeps it whole.
 */
export class Machine {
  now: number;
  readonly trace: string[] = [];
  /** What went wrong on purpose, in order. */
  readonly faults: string[] = [];
  readonly #struck: { kind: Trouble; at: number }[] = [];
  #troubled = true;
  #agenda: Appointment[] = [];
  #order = 0;
  readonly #lives = new Map<string, Life>();
  #running = 0;
  #inFlight = 0;
  #progress = 0;
  #budget = Number.POSITIVE_INFINITY;
  #parked: { life: Life; since: number; go: () => void }[] = [];
  #line: Promise<unknown> = Promise.resolve();
  readonly #seed: string;
  readonly #fate: Random;
  readonly #schedule: Random;
  readonly #troubles: Troubles;
  readonly #without: ReadonlySet<number>;
  readonly #started: number;

  /** @param without numbers of troubles that are left out, to find out which ones matter */
  constructor(seed: string, now: number, troubles: Troubles, without: ReadonlySet<number>) {
    this.#seed = seed;
    this.now = now;
    this.#started = now;
    this.#fate = new Random(`${seed}:fate`);
    this.#schedule = new Random(`${seed}:schedule`);
    this.#troubles = troubles;
    this.#without = without;
  }

  log(line: string): void {
    this.trace.push(`${((this.now - this.#started) / 1000).toFixed(3).padStart(11)}  ${line}`);
  }

  newLife(name: string): Life {
    const life = new Life(name, `${name}-${this.#lives.size + 1}`);
    this.#lives.set(life.id, life);
    return life;
  }

  lifeOf(id: string): Life {
    const life = this.#lives.get(id);
    if (!life) throw new Error(`Nothing of the name ${id} has lived in this run`);
    return life;
  }

  /** What has come goes on: it is still there now. */
  lasts(kind: Trouble): void {
    this.#struck.push({ kind, at: this.now });
  }

  /** When the newest trouble of these kinds was there in that time; 0 when there was none. */
  lastStruck(kinds: readonly Trouble[], from: number, to: number): number {
    return this.#struck.reduce((last, { kind, at }) => (kinds.includes(kind) && at >= from && at <= to ? at : last), 0);
  }

  /** Whether something that was begun has not ended. */
  get isBusy(): boolean {
    return this.#running > 0;
  }

  /** From here on nothing goes wrong any more: what is broken has time to settle. */
  calmDown(): void {
    this.#troubled = false;
  }

  /** Whether this kind of trouble comes now. */
  strikes(kind: Trouble, where: string): boolean {
    const struck = this.#fate.chance(this.#troubles[kind] ?? 0);
    if (!struck || !this.#troubled) return false;
    this.faults.push(`${kind}: ${where}`);
    if (this.#without.has(this.faults.length - 1)) return false;
    this.#struck.push({ kind, at: this.now });
    this.log(`!! ${kind}: ${where}  (${this.faults.length - 1})`);
    return true;
  }

  struckBetween(kinds: readonly Trouble[], from: number, to: number): boolean {
    return this.#struck.some(({ kind, at }) => kinds.includes(kind) && at >= from && at <= to);
  }

  /** One of several forms that the newest trouble takes; the same whatever else is left out. */
  form<T>(forms: readonly T[]): T {
    return new Random(`${this.#seed}:form:${this.faults.length}`).pick(forms);
  }

  at(moment: number, what: () => void): Appointment {
    this.#order += 1;
    const appointment = { at: moment, order: this.#order, what };
    this.#agenda.push(appointment);
    return appointment;
  }

  in(milliseconds: number, what: () => void): Appointment {
    return this.at(this.now + milliseconds, what);
  }

  cancel(appointment: Appointment): void {
    this.#agenda = this.#agenda.filter((one) => one !== appointment);
  }

  wait(milliseconds: number): Promise<void> {
    return new Promise((done) => void this.in(milliseconds, done));
  }

  kill(life: Life): void {
    if (life.dead) return;
    life.dead = true;
    for (const hear of life.onDeath.splice(0)) hear();
  }

  /** One round trip of a life. It never comes back for a life that has ended. */
  async step<T>(life: Life, name: string, work: () => Promise<T>): Promise<T> {
    this.#progress += 1;
    // Whatever its caller does in the same breath is done by then.
    await Promise.resolve();
    if (life.dead) return never();
    if (this.#budget <= 0) await new Promise<void>((go) => this.#parked.push({ life, since: this.now, go }));
    this.#budget -= 1;
    this.now += 3;
    if (this.#dies(life, `${life.name} before ${name}`)) return never();
    const result = await this.#inLine(life, work);
    if (life.dead || this.#dies(life, `${life.name} after ${name}`)) return never();
    if ("error" in result) throw result.error;
    return result.value;
  }

  #dies(life: Life, where: string): boolean {
    if (life.dead) return true;
    if (!this.strikes("kill", where)) return false;
    this.kill(life);
    return true;
  }

  /** Steps are done one after another in the order in which they were asked for. */
  async #inLine<T>(life: Life, work: () => Promise<T>): Promise<{ value: T } | { error: unknown }> {
    const mine = this.#line.then(async () => {
      if (life.dead) return never();
      this.#inFlight += 1;
      try {
        return await work();
      } finally {
        this.#inFlight -= 1;
        this.#progress += 1;
      }
    });
    // What a dead life had asked for must not hold up the others.
    this.#line = life.dead ? this.#line : Promise.race([mine.then(nothing, nothing), deathOf(life)]);
    try {
      return { value: await mine };
    } catch (error) {
      return { error };
    }
  }

  /** Starts work of a life beside everything else; of the three ends exactly one is heard. */
  start(
    life: Life,
    work: () => Promise<void>,
    ends: { done?: () => void; failed?: (error: unknown) => void; died?: () => void },
  ): void {
    if (life.dead) {
      ends.died?.();
      return;
    }
    this.#running += 1;
    let ended = false;
    const end = (hear: () => void) => {
      if (ended) return;
      ended = true;
      this.#running -= 1;
      this.#progress += 1;
      hear();
    };
    life.onDeath.push(() => end(() => ends.died?.()));
    // In a microtask of its own, so that what throws at once is a failure as well.
    Promise.resolve()
      .then(work)
      .then(
        () => end(() => ends.done?.()),
        (error: unknown) => end(() => ends.failed?.(error)),
      );
  }

  /** Plays everything that is due up to this moment, and all that is under way then. */
  async playUntil(end: number): Promise<void> {
    for (let events = 0; ; events += 1) {
      if (events > MOST_EVENTS) throw new Error("The run does not come to an end");
      await this.#quiet();
      const next = this.#next();
      if (this.#parked.length > 0 && this.#goesOn(next)) this.#resume();
      else if (next && (next.at <= end || this.#running > 0)) this.#play(next);
      else break;
    }
    this.now = Math.max(this.now, end);
  }

  /** When the next thing happens of itself; null when nothing will. */
  get nextAt(): number | null {
    return this.#next()?.at ?? null;
  }

  #next(): Appointment | undefined {
    return this.#agenda.toSorted((a, b) => a.at - b.at || a.order - b.order)[0];
  }

  #play(next: Appointment): void {
    this.cancel(next);
    this.now = Math.max(this.now, next.at);
    this.#budget = this.#newBudget();
    next.what();
  }

  /** Whether a parked step goes on before the next appointment. */
  #goesOn(next: Appointment | undefined): boolean {
    if (!next) return true;
    const since = Math.min(...this.#parked.map((one) => one.since));
    return next.at > since + MOST_PARKED_MS || !this.#schedule.chance(0.5);
  }

  #resume(): void {
    const [parked] = this.#parked.splice(this.#schedule.between(0, this.#parked.length - 1), 1);
    this.#budget = this.#newBudget();
    parked?.go();
  }

  #newBudget(): number {
    if (!this.#troubled || !this.#schedule.chance(this.#troubles.interleave)) return Number.POSITIVE_INFINITY;
    return this.#schedule.between(1, 6);
  }

  /** Comes back when whatever runs waits for a parked step, a timer or nothing. */
  async #quiet(): Promise<void> {
    let still = 0;
    for (let seen = -1; still < 2; ) {
      await tick();
      if (this.#inFlight > 0) continue;
      if (this.#running === 0) return;
      still = seen === this.#progress ? still + 1 : 0;
      seen = this.#progress;
    }
  }
}

function nothing(): void {}

const deathOf = (life: Life) => new Promise<void>((ended) => void life.onDeath.push(ended));
