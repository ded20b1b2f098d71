import { wordsOf as catalogueOf } from "~/agent/words/catalogue";
import type { CalendarEvent } from "~/domain/calendar-event";
import { contactRows } from "~/domain/contact";
import type { OutgoingMessage } from "~/domain/message";
import { converse, guest, meeting } from "../dialogue";
import { faultsOf, instantOf, printed } from "./judge";
import { LANGUAGES, type Moment, PEOPLE, type Shape, type Spoken, TITLES, type Titled, type Turn, WEEK } from "./shape";

/**
 * Right; asked: nothing was written, and a question stands, where one is fair; useless: nothing was written that is wrong,
 * and the person has not got what was asked for; wrong: the calendar is not as it should be after a yes, or before one.
 */
type Ending = "right" | "asked" | "useless" | "wrong";

export interface Played {
  ending: Ending;
  /** What is not as it should be, in words. */
  faults: string[];
  /** What was said on both sides. */
  talk: string[];
}

const NOW = "2026-11-25T09:30:00+01:00";
const iso = (moment: Moment) => new Date(instantOf(moment)).toISOString();
const named = (email: string) => ({ ...guest(PEOPLE[email] ?? email), email });

/** In a talk of its own, in the week of `WEEK`, by somebody who has chosen that language. */
export function playPlain(shape: Shape, said: readonly string[], language: Spoken): Played {
  const person = personIn(language);
  for (const turn of shape.turns) if (!person.isStuck()) person.take(turn, said);
  const { was, now, begun, isEarly, last, faults, talk } = person.end();
  const [fewest = []] = [shape.ends, ...(shape.ends.or ?? [])]
    .map((ends) => faultsOf(ends, was, now, titlesIn(language)))
    .sort((a, b) => a.length - b.length);
  const all = [...(isEarly ? ["something was written before a yes"] : []), ...fewest, ...faults];
  const isChanged = printed(now) !== begun || isEarly;
  const isAsked = shape.ends.mayAsk === true && !isChanged && isQuestion(last);
  const isWrong = isEarly || (isChanged && fewest.length > 0);
  return { ending: all.length === 0 ? "right" : isAsked ? "asked" : isWrong ? "wrong" : "useless", faults: all, talk };
}

/** Somebody who presses the confirming button of whatever is shown, as people do. */
function personIn(language: Spoken) {
  const titles = titlesIn(language);
  const talk = converse({
    now: NOW,
    preferred: language,
    contacts: Object.entries(PEOPLE).flatMap(([email, name]) => contactRows(email, name, { fromCalendar: true })),
    events: WEEK.map((one) => meeting(titles[one.title], iso(one.from), iso(one.to), (one.with ?? []).map(named))),
  });
  const was: readonly CalendarEvent[] = talk.events();
  const lines: string[] = [];
  const answers: string[] = [];
  const faults: string[] = [];
  let last: OutgoingMessage | undefined;
  let begun = printed(was);
  let [mayWrite, isStuck, isEarly] = [false, false, false];

  function send(text: string, id?: string): void {
    last = talk.send(text, id);
    answers.push(wordsOf(last));
    lines.push(`> ${text}`, wordsOf(last));
    isEarly ||= !mayWrite && printed(talk.events()) !== printed(was);
  }

  /** @returns whether there is something to press */
  function press(choice: { id: string; title: string } | undefined, isYes = false): boolean {
    mayWrite ||= isYes && choice !== undefined;
    if (choice) send(choice.title, choice.id);
    return choice !== undefined;
  }

  function expect(wanted: RegExp, heard: string): void {
    if (!wanted.test(heard)) faults.push(`the answer lacks ${wanted}`);
  }

  const steps: Record<Extract<Turn, string>, () => void> = {
    agreed: () => {
      mayWrite = true;
    },
    begun: () => {
      begun = printed(talk.events());
    },
    row: () => {
      press(rowsOf(last)[0], true);
    },
    no: () => {
      if (!press(buttonsOf(last).find(({ id }) => id.startsWith("no:")))) send("no");
    },
    "yes?": () => {
      press(confirming(last), true);
    },
    yes: () => {
      press(byDay(last));
      isStuck = !press(confirming(last), true);
      if (isStuck) faults.push("there is nothing to say yes to");
    },
  };

  return {
    isStuck: () => isStuck,
    take(turn: Turn, said: readonly string[]): void {
      if (typeof turn === "number") send(said[turn] ?? "");
      else if (typeof turn === "string") steps[turn]();
      else if ("heard" in turn) expect(turn.heard, answers.join("\n"));
      else expect("titled" in turn ? literal(titles[turn.titled]) : turn.hears, wordsOf(last));
    },
    end: () => ({ was, now: talk.events(), begun, isEarly, last, faults, talk: lines }),
  };
}

function titlesIn(language: Spoken): Readonly<Record<Titled, string>> {
  const n = LANGUAGES.indexOf(language);
  return Object.fromEntries(Object.entries(TITLES).map(([key, titles]) => [key, titles[n]])) as Record<Titled, string>;
}

const literal = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i");
const buttonsOf = (message?: OutgoingMessage) => (message?.kind === "buttons" ? message.buttons : []);
const rowsOf = (message?: OutgoingMessage) => (message?.kind === "list" ? message.rows : []);
const isQuestion = (message?: OutgoingMessage) =>
  wordsOf(message).includes("?") || buttonsOf(message).length + rowsOf(message).length > 1;

const GUESSES = new Set(LANGUAGES.map((language) => catalogueOf({ language }).buttons.propose));

/** The button that does what is shown; a guess that is to be shown first is a question. */
const confirming = (message?: OutgoingMessage) =>
  buttonsOf(message).find(({ id, title }) => id.startsWith("yes:") && !GUESSES.has(title));

/** "08:30 or 20:30?" is answered with the one by day. */
function byDay(message?: OutgoingMessage) {
  const hours = buttonsOf(message).filter(({ title }) => /^\d\d:\d\d$/.test(title));
  return hours.length === 2 ? hours.find(({ title }) => title >= "07:00" && title < "19:00") : undefined;
}

function wordsOf(message?: OutgoingMessage): string {
  if (!message) return "";
  const said = [...(message.before ?? []), "body" in message ? message.body : message.name];
  const choices = [...buttonsOf(message), ...rowsOf(message)].map(({ title }) => `[${title}]`);
  return [...said, choices.join(" ")].join("\n").trim();
}
