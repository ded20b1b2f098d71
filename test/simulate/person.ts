import { Temporal } from "temporal-polyfill";
import type { Machine } from "./machine";
import { Random } from "./random";
import type { Taken, WhatsAppPlay } from "./whatsapp-play";

export const ZONE = "Europe/Amsterdam";
const TITLES = ["budget", "roadmap", "launch", "contract", "pricing", "security"];
const YES = ["yes", "ok", "👍", "yes"];
const MINUTE = 60_000;

/** What a message of the person's is, in the person's own mind. */
export type Meaning = "book" | "move" | "cancel" | "yes" | "no" | "correct" | "undo" | "talk";

export interface Inbound {
  id: string;
  means: Meaning;
  /** The meeting that it is about. */
  title: string | null;
  text: string;
  writtenAt: number;
  /** Its own stamp, which lies far back for one that was held up. */
  sentAt: number;
  /** When the app first took it; null while it has not. */
  takenAt: number | null;
  forwarded: boolean;
  /** Meta's id of the message of ours that it answers. */
  quotes: string | null;
  choice: { id: string; title: string } | null;
  /** Whether the proposal stood there as the newest message, a moment ago, when it was confirmed. */
  plain: boolean;
}

/** Something that the person wants, and how far it has come. */
interface Errand {
  kind: "book" | "move" | "cancel";
  title: string;
  start: number;
  askedAt: number;
  tries: number;
  /** Answered with a yes that should count. */
  agreed: boolean;
}

interface Parts {
  machine: Machine;
  seed: string;
  prefix: string;
  phone: WhatsAppPlay;
  /** Hands a message to Meta. */
  write: (message: Inbound) => void;
}

/** Somebody with a phone: asks, looks at what came, confirms, corrects, forwards, quotes, forgets. */
export class Person {
  readonly messages: Inbound[] = [];
  readonly #luck: Random;
  readonly #machine: Machine;
  readonly #prefix: string;
  readonly #phone: WhatsAppPlay;
  readonly #write: (message: Inbound) => void;
  readonly #booked: { title: string; start: number }[] = [];
  readonly #hours: number[];
  #errand: Errand | null = null;
  #left: number;
  #sent = 0;

  constructor({ machine, seed, prefix, phone, write }: Parts) {
    this.#luck = new Random(`${seed}:person`);
    this.#machine = machine;
    this.#prefix = prefix;
    this.#phone = phone;
    this.#write = write;
    this.#left = this.#luck.between(3, 9);
    this.#hours = [9, 10, 11, 13, 14, 15, 16].toSorted(() => this.#luck.next() - 0.5);
    machine.in(1_000, () => this.#act());
  }

  get isActing(): boolean {
    return this.#left > 0;
  }

  #act(): void {
    this.#left -= 1;
    if (this.#errand) this.#goOn(this.#errand);
    else this.#begin();
    if (this.#left > 0) this.#machine.in(this.#pause(), () => this.#act());
  }

  #pause(): number {
    if (this.#machine.strikes("jump", "the person is away")) return this.#luck.between(1, 20) * 60 * MINUTE;
    const pace = this.#luck.weighted({ flurry: 1, usual: 7, slow: 2 });
    if (pace === "flurry") return this.#luck.between(50, 2_500);
    return pace === "usual" ? this.#luck.between(4_000, 90_000) : this.#luck.between(3, 15) * MINUTE;
  }

  #begin(): void {
    const known = this.#booked.length > 0;
    const what = this.#luck.weighted({
      book: 6,
      talk: 2,
      move: known ? 3 : 0,
      cancel: known ? 2 : 0,
      undo: known ? 1 : 0,
    });
    if (what === "talk") this.#say("talk", this.#luck.pick(["what's on tomorrow?", "help", "what's my next meeting?"]));
    else if (what === "undo") this.#say("undo", "undo");
    else this.#ask(what);
  }

  #ask(kind: Errand["kind"]): void {
    const free = TITLES.filter((title) => !this.messages.some((message) => message.title === title));
    const known = this.#luck.pick([null, ...this.#booked].slice(kind === "book" ? 0 : 1));
    const title = kind === "book" || !known ? free[0] : known.title;
    if (title === undefined || (kind !== "book" && !known)) return;
    // Every errand has an hour and a day of its own, so that nothing is in the way of anything.
    const number = this.messages.filter(({ means }) => means === "book" || means === "move").length;
    const hour = this.#hours[number % this.#hours.length] ?? 12;
    const start = kind === "cancel" ? 0 : this.#slot(number + 2, hour);
    this.#errand = { kind, title, start, askedAt: this.#machine.now, tries: 0, agreed: false };
    this.#request(this.#errand);
  }

  #slot(days: number, hour: number): number {
    const today = Temporal.Instant.fromEpochMilliseconds(this.#machine.now).toZonedDateTimeISO(ZONE).toPlainDate();
    const day = today.add({ days });
    return day.toZonedDateTime({ timeZone: ZONE, plainTime: { hour } }).epochMilliseconds;
  }

  #request({ kind, title, start }: Errand): void {
    const at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(ZONE);
    const when = `${at.toLocaleString("en-GB", { day: "numeric", month: "long" })} at ${clockTime(start)}`;
    if (kind === "book") this.#say("book", `book 30 min with anna@example.com on ${when} about the ${title}`, title);
    else if (kind === "move") this.#say("move", `move the ${title} to ${when}`, title);
    else this.#say("cancel", `cancel the ${title}`, title);
  }

  /** Looks at the phone: an answer to the errand, or nothing yet. */
  #goOn(errand: Errand): void {
    errand.tries += 1;
    if (errand.tries > 4) this.#errand = null;
    const newest = this.#phone.taken.at(-1);
    const shown = this.#phone.taken.findLast(
      ({ at, text, buttons }) => at >= errand.askedAt && buttons.length > 0 && mentions(text, errand.title),
    );
    if (shown && this.#isDone(shown)) this.#finish(errand);
    else if (shown) this.#answer(errand, shown, shown === newest);
    else this.#wonder(errand);
  }

  #isDone({ text }: Taken): boolean {
    return /^(Booked|Changed|Cancelled)/.test(text);
  }

  #finish(errand: Errand): void {
    this.#errand = null;
    if (errand.kind === "book") this.#booked.push({ title: errand.title, start: errand.start });
    this.#begin();
  }

  /** Nothing came, or nothing that shows what was asked for. */
  #wonder(errand: Errand): void {
    const what = this.#luck.weighted({ wait: 5, again: errand.agreed ? 0 : 3, blindly: 1, leave: 1 });
    if (what === "again") this.#request(errand);
    else if (what === "blindly") this.#say("yes", "yes", errand.title);
    else if (what === "leave") this.#errand = null;
  }

  #answer(errand: Errand, shown: Taken, isNewest: boolean): void {
    const { title } = errand;
    const kinds = { yes: 12, tap: 5, quoting: 2, forwarded: 1, other: 1, old: 1, correct: 2, no: 1, talk: 1, twice: 2 };
    const how = this.#luck.weighted(kinds);
    const last = this.messages.at(-1);
    // Nothing else was said since, and it is fresh: this has to count.
    const plain = isNewest && shown.callback === `reply:${last?.id}` && this.#machine.now - shown.at < 5 * MINUTE;
    const yes = (more: Partial<Inbound> = {}) => this.#say("yes", this.#luck.pick(YES), title, more);
    const agree = (more: Partial<Inbound> = {}) => {
      errand.agreed = true;
      yes({ plain, ...more });
    };
    if (how === "yes") agree();
    else if (how === "tap")
      agree({ choice: shown.buttons[0] ?? null, quotes: shown.id, text: shown.buttons[0]?.title });
    else if (how === "quoting") agree({ quotes: shown.id });
    else if (how === "twice") {
      agree();
      yes();
    } else if (how === "forwarded") yes({ forwarded: true });
    else if (how === "old") yes({ sentAt: this.#machine.now - this.#luck.between(20, 3_000) * MINUTE });
    else if (how === "other") this.#yesToAnother(title, yes);
    else this.#talkBack(how, errand);
  }

  #yesToAnother(title: string, yes: (more: Partial<Inbound>) => void): void {
    const other = this.#phone.taken.find(({ text, buttons }) => buttons.length > 0 && !mentions(text, title));
    if (other) yes({ quotes: other.id });
  }

  #talkBack(how: "correct" | "no" | "talk", errand: Errand): void {
    if (how === "talk") this.#say("talk", "help");
    else if (how === "correct" && errand.kind === "book" && !errand.agreed) {
      errand.start += 60 * MINUTE;
      errand.askedAt = this.#machine.now;
      this.#say("correct", `no, ${clockTime(errand.start)}`, errand.title);
    } else {
      this.#errand = null;
      this.#say("no", "no", errand.title);
    }
  }

  #say(means: Meaning, text: string, title: string | null = null, more: Partial<Inbound> = {}): void {
    this.#sent += 1;
    const now = this.#machine.now;
    const message: Inbound = {
      ...{
        id: `wamid.${this.#prefix}.in${this.#sent}`,
        means,
        title,
        text,
        writtenAt: now,
        sentAt: now,
        takenAt: null,
      },
      ...{ forwarded: false, quotes: null, choice: null, plain: false },
      ...more,
    };
    this.messages.push(message);
    const how = [
      message.forwarded && "forwarded",
      message.quotes && `quotes ${message.quotes}`,
      message.choice && "tap",
    ];
    const old =
      now - message.sentAt > MINUTE ? [`stamped ${Math.round((now - message.sentAt) / MINUTE)} min back`] : [];
    this.#machine.log(`person ${message.id}: ${message.text} ${[...how.filter(Boolean), ...old].join(", ")}`);
    this.#write(message);
  }
}

export function mentions(text: string, title: string): boolean {
  return text.toLowerCase().includes(title);
}

/** "15:00" on the person's wall. */
export function clockTime(moment: number): string {
  const at = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE);
  return `${String(at.hour).padStart(2, "0")}:${String(at.minute).padStart(2, "0")}`;
}
