import { type Command, type Context, plain, type When } from "../command";
import { hereOf } from "../grammar/parse";
import { capitalise } from "../grammar/titles";
import { fold } from "../text";
import { daysAfter } from "../times/days";
import type { Here } from "../times/make-when";
import { isoPlaced, placeWall } from "../times/zone";
import { followsUp, questionIn, talkIn } from "./asides";
import { onAskedDay } from "./leaning";
import { leaningQuestion } from "./leaning-questions";
import { isOpen, settle, type TimeFound, whenOf } from "./said-times";
import { type Heard, isPhrase, isQuestionMark, textOf, type Unit } from "./unit";
import { has, namesIn, timesOf } from "./units-in";

/** Talk, a question that counts or looks back, or one that leans on the question before. */
export function besideMeetings(message: string, heard: Heard, context: Context): Command | undefined {
  const { units, ground } = heard;
  const base = plain("out_of_domain");
  const talk = context.awaiting === undefined ? talkIn(units) : null;
  if (talk) return { ...base, aside: talk };
  const leaning = leaningQuestion(heard, context);
  if (leaning) return leaning;
  const here = hereOf(context);
  const settled = settle(timesOf(units));
  const when = whenOf(settled, here, { anchor: true, looking: true })?.when ?? null;
  const question = questionIn(units, ground);
  const { asked, awaiting, focus } = context;
  if (question) {
    // "What's first tomorrow?", "and what's last?"
    const leans = question.manner === "first-of" || question.manner === "last-of";
    const then = leans && asked?.when?.grain === "day" ? asked.when : null;
    const isCount = has(units, "howMany");
    const isLeft = isCount && has(units, "more", "keeps");
    const isSoFar = isCount && has(units, "soFar");
    const counted = isLeft ? fromNow(when, here) : isSoFar ? untilNow(when, here) : (when ?? then);
    return { ...base, intent: "query", ...question, when: counted };
  }
  // "Am I free Thursday at 4?", "yes", "great, book it"
  const isThen = (unit: Unit) => unit.kind === "stop" || (unit.kind === "time" && unit.end === 0);
  const isBooked = asked && units.some(isThen) && has(units, "act:create");
  if (isBooked && when && units.every((unit) => isThen(unit) || isPhrase(unit, "act:create")))
    return { ...plain("create"), when };
  const rather = ratherOn(units, context);
  if (rather && when) return { ...plain("reschedule"), when };
  const isShort = awaiting === undefined && message.length < LONGEST_FOLLOW_UP;
  const follows = asked && isShort ? (followsUp(units) ?? narrows(units, asked)) : null;
  // "And Friday afternoon?" about what is on, wherever the talk was.
  const isDay = ({ time: { point } }: TimeFound) => point.date !== undefined && !point.clock && !point.length;
  const asksOf = !asked && focus && awaiting === undefined ? followsUp(units) : null;
  const isAgenda = asksOf?.words.length === 0 && units.every(({ kind }) => kind !== "person") && /\?\s*$/.test(message);
  if (isAgenda && when && timesOf(units).every(isDay)) return { ...base, intent: "query", when };
  if (!asked || !follows) return undefined;
  const anew = settle(onAskedDay(timesOf(units), asked));
  const then = whenOf(anew, here, { anchor: true, looking: true })?.when ?? null;
  const title = follows.words.map(textOf).join(" ");
  const people = namesIn(units);
  const step = has(units, "dayAfter") ? 1 : has(units, "dayBefore") ? -1 : 0;
  if (step !== 0 && asked.when) return { ...asked, when: daysFrom(asked.when, step) };
  const { target: before, ...slots } = asked.slots;
  const named = { ...(title && { title: capitalise(title) }), ...(people.length > 0 && { attendees: people }) };
  const { when: _, ...others } = before ?? {};
  const target = Object.keys(named).length > 0 ? named : others;
  // "Am I free at 3?", "and with Mia?": then as well.
  const isOther = title !== "" || (people.length > 0 && asked.intent !== "find_slot");
  return {
    ...asked,
    slots: { ...slots, ...(Object.keys(target).length > 0 && { target }) },
    when: then ?? (isOther ? null : asked.when),
  };
}

const LONGEST_FOLLOW_UP = 60;

/** "Can Mia do Friday?", "does Friday work?", of the meeting with her that was spoken of: another day for it. */
function ratherOn(units: readonly Unit[], { focus, awaiting, subject }: Context): boolean {
  const said = units.filter(({ kind }) => kind !== "stop");
  const [day, another] = timesOf(units);
  const { date, clock, part, repeat } = day?.time.point ?? {};
  if (!focus || awaiting || !subject || another || date?.wd === undefined || clock || part || repeat) return false;
  const isHers = (unit: Unit) =>
    unit.kind === "person" && subject.people.some((name) => fold(name).includes(fold(unit.said)));
  const isSmall = (unit: Unit) =>
    unit.kind === "time" ||
    isHers(unit) ||
    (isPhrase(unit, ...OF_WISH) && !isPhrase(unit, "whatAbout", "subject", "too"));
  const isAsked = units.some(isQuestionMark) || isPhrase(said[0], "opensQuestion", "courtesy");
  return isAsked && has(said, "courtesy", "suits", "talk:how") && said.every(isSmall);
}

const OF_WISH = ["courtesy", "suits", "talk:how", "opensQuestion", "weak", "for", "filler", "it"] as const;

/** "In the afternoon", "after 3", behind a question about a day and no meeting: of that day, and nothing is moved. */
function narrows(units: readonly Unit[], { when, slots }: Command): { words: Unit[] } | null {
  const times = timesOf(units);
  const isStretch = ({ time: { point, until } }: TimeFound) => isOpen(point) && !point.date && !until;
  const isSmall = (unit: Unit) =>
    unit.kind === "stop" || isPhrase(unit, "courtesy", "filler", "join", "whatAbout", "only", "definite", "to", "at");
  const isAll = units.every((unit) => unit.kind === "time" || isSmall(unit));
  return isAll && when && !slots.target && times.length > 0 && times.every(isStretch) ? { words: [] } : null;
}

/** "How many have I left today": of today what is still to come. */
function fromNow(when: When | null, { wall, zone }: Here): When | null {
  const at = (minute: number) => isoPlaced(placeWall({ day: wall.day, minute }, zone));
  // "How many have I left this week"
  const today = at(0).slice(0, 10);
  const isRunning = when?.kind === "range" && when.start !== null && when.start.slice(0, 10) <= today;
  if (isRunning && (when.end ?? "").slice(0, 10) > today) return { ...when, start: at(wall.minute), grain: "minute" };
  const isToday = !when || (when.grain === "day" && when.start === at(0).slice(0, 10));
  const rest = { start: at(wall.minute), end: at(1440), part: null, grain: "minute", text: when?.text ?? "" } as const;
  return isToday ? { kind: "range", ...rest } : when;
}

/** "How often have I met her this week so far": of a stretch that runs what lies behind. */
function untilNow(when: When | null, { wall, zone }: Here): When | null {
  const now = isoPlaced(placeWall(wall, zone));
  const isBegun = when?.start && Date.parse(when.start) < Date.parse(now);
  const isOver = when?.end && Date.parse(when.end) <= Date.parse(now);
  return when && isBegun && !isOver ? { ...when, kind: "range", end: now, grain: "minute" } : when;
}

/** A day that was asked about, some days on. */
function daysFrom(when: When, days: number): When {
  const date = /^\d{4}-\d\d-\d\d/.exec(when.start ?? "")?.[0];
  if (!date) return when;
  return { kind: "date", start: daysAfter(date, days), end: null, part: null, grain: "day", text: when.text };
}
