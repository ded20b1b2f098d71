import type { Command, Context, When } from "../command";
import { hereOf } from "../grammar/parse";
import { capitalise } from "../grammar/titles";
import { followsUp, questionIn, talkIn } from "./asides";
import { onAskedDay } from "./leaning";
import { settle, type TimeFound, whenOf } from "./said-times";
import { timesOf } from "./slots";
import { type Heard, isPhrase, textOf, type Unit } from "./unit";

/** Talk, a question that counts or looks back, or one that leans on the question before. */
export function besideMeetings(message: string, { units, ground }: Heard, context: Context): Command | undefined {
  const base: Command = { intent: "out_of_domain", confidence: 0.9, slots: {}, when: null, question: null };
  const talk = context.awaiting === undefined ? talkIn(units) : null;
  if (talk) return { ...base, aside: talk };
  const here = hereOf(context);
  const settled = settle(timesOf(units));
  const when = whenOf(settled, here, { anchor: true, looking: true })?.when ?? null;
  const question = questionIn(units, ground);
  if (question) return { ...base, intent: "query", ...question, when };
  const { asked, awaiting, focus } = context;
  const isSmall = (unit: Unit) =>
    unit.kind === "stop" ||
    isPhrase(
      unit,
      "join",
      "interrogative",
      "whatAbout",
      "courtesy",
      "filler",
      "opensQuestion",
      "act:ask",
      "it",
      "planned",
      "with",
      "hollow",
    );
  if (
    focus &&
    awaiting === undefined &&
    units.length < 7 &&
    units.every(isSmall) &&
    units.some((unit) => isPhrase(unit, "interrogative"))
  )
    return { ...base, intent: "query", manner: "about" };
  const isNext = (unit: Unit) => isPhrase(unit, "afterThat");
  const isBehind = units.some(isNext) && units.every((unit) => isNext(unit) || isSmall(unit));
  // The day is looked at again: without one nobody knows what else is on.
  if (asked && focus && awaiting === undefined && isBehind)
    return { ...base, intent: "query", manner: "next-of", when: asked.when };
  const follows = asked && awaiting === undefined && message.length < LONGEST_FOLLOW_UP ? followsUp(units) : null;
  // "And Friday afternoon?" about what is on, wherever the talk was.
  const isDay = ({ time: { point } }: TimeFound) => point.date !== undefined && !point.clock && !point.length;
  const asksOf = !asked && focus && awaiting === undefined ? followsUp(units) : null;
  const isAgenda = asksOf?.words.length === 0 && units.every(({ kind }) => kind !== "person") && /\?\s*$/.test(message);
  if (isAgenda && when && timesOf(units).every(isDay)) return { ...base, intent: "query", when };
  if (!asked || !follows) return undefined;
  const leaning = settle(onAskedDay(timesOf(units), asked));
  const then = whenOf(leaning, here, { anchor: true, looking: true })?.when ?? null;
  const title = follows.words.map(textOf).join(" ");
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.said] : []));
  const step = units.some((unit) => isPhrase(unit, "dayAfter"))
    ? 1
    : units.some((unit) => isPhrase(unit, "dayBefore"))
      ? -1
      : 0;
  if (step !== 0 && asked.when) return { ...asked, when: daysFrom(asked.when, step) };
  const { target: before, ...slots } = asked.slots;
  const named = { ...(title && { title: capitalise(title) }), ...(people.length > 0 && { attendees: people }) };
  const { when: _, ...others } = before ?? {};
  const target = Object.keys(named).length > 0 ? named : others;
  return {
    ...asked,
    slots: { ...slots, ...(Object.keys(target).length > 0 && { target }) },
    when: then ?? (title || people.length ? null : asked.when),
  };
}

const LONGEST_FOLLOW_UP = 60;

/** A day that was asked about, some days on. */
function daysFrom(when: When, days: number): When {
  const date = /^\d{4}-\d\d-\d\d/.exec(when.start ?? "")?.[0];
  if (!date) return when;
  const on = (n: number) => new Date(Date.parse(`${date}T00:00:00Z`) + n * 86_400_000).toISOString().slice(0, 10);
  return { kind: "date", start: on(days), end: null, part: null, grain: "day", text: when.text };
}
