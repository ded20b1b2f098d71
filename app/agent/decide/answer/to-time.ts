import { daysTouched } from "~/domain/all-day";
import { minuteOfTime } from "~/domain/phrasing";
import { DAY, type Interval, MINUTE } from "~/domain/time";
import { isOneDay, localDay, zoned } from "~/domain/zones";
import type { Draft } from "../../state/action";
import type { ConversationState } from "../../state/conversation";
import type { Input } from "../../state/input";
import type { TurnContext } from "../../state/turn-context";
import type { Command } from "../../understand/command";
import { inWeekOf } from "../../understand/times/same-week";
import { changesSomething, hasTarget, isNewDays, isNewMeeting, withoutTitle } from "../correct";
import type { Decision } from "../decision";
import { amendDraft } from "../draft";
import { offerTimes } from "../find-free";
import { offerNewTimes, planMove } from "../plan-change";
import { proposeChange, proposeMeeting } from "../propose";
import { type Answer, decline, type Of } from "./answer";
import { guestLeft } from "./guest-left";
import { BOOKS, saysNothing } from "./says-nothing";

export function answerTime(pending: Of<"time">, { state, input, turn, verb, index }: Answer): Decision | undefined {
  const { draft, options } = pending;
  const option = picked(options, { input, verb, index }) ?? optionMeant(pending, input, turn);
  if (option) {
    const durationMinutes = (option.end - option.start) / MINUTE;
    return proposeMeeting(state, { ...draft, start: option.start, durationMinutes }, input, turn);
  }
  const without = guestLeft(draft.people, input.text);
  if (without) return proposeMeeting(state, amendDraft(draft, without, turn, turn.now), input, turn);
  if (verb === "no" && !changesSomething(input.command)) return decline(state, []);
  if (isAboutAnother(input)) return undefined;
  const isSearch = input.command.intent === "find_slot";
  if (isSearch && (!onlyNarrows(input.command) || OWN_QUESTION.test(input.text))) return undefined;
  const amended = amendDraft(draft, withoutTitle(input), turn, turn.now);
  if (isSearch && amended.start === null && !amended.problem)
    return offerTimes(state, amended, searchedWindow(amended, turn), input, turn);
  if (changesSomething(withoutTitle(input))) return proposeMeeting(state, amended, input, turn);
  if (!saysNothing(input)) return undefined;
  const problem = ASKS.test(input.text) ? {} : { problem: "I could not read a time in that" };
  return { state, reply: { kind: "ask-time", id: pending.id, draft, options, ...problem } };
}

/** "Book lunch with Tom", "move the dentist to Friday": that is another meeting than the one a time is looked for. */
function isAboutAnother({ command, text }: Input): boolean {
  if (isNewDays(command) || (isNewMeeting(command) && BOOKS.test(text))) return true;
  return command.intent === "reschedule" && hasTarget(command);
}

/** The time that was tapped or named by its place; to the only one a yes is enough. */
function picked(options: readonly Interval[], { input, verb, index }: Pick<Answer, "input" | "verb" | "index">) {
  const onlyOne = options.length === 1 && (verb === "yes" || PROPOSE_IT.test(input.text));
  return options[onlyOne ? 0 : (index ?? -1)];
}

/** Where to look for a time: what was said of it, unless that day was ruled out since; else the week ahead. */
function searchedWindow(draft: Draft, turn: TurnContext): Interval {
  const { around } = draft;
  return around && !isRuledOut(around, draft, turn) ? around : { start: turn.now, end: turn.now + 7 * DAY };
}

/** "Tuesday works", "the 9:30 one": the one time on the table that lies on that day, or begins then. */
function optionMeant({ options, draft }: Of<"time">, input: Input, { now, zone }: TurnContext): Interval | undefined {
  const { slots, when } = withoutTitle(input);
  const [first] = options;
  const isQuestion = input.command.intent === "find_slot" || input.text.includes("?");
  if (!first || !when || isQuestion || Object.keys(slots).length > 0) return undefined;
  const { kind, grain, start } = inWeekOf(when, draft.around?.start ?? first.start, zone, now);
  const fits = ({ start: at }: Interval) =>
    kind === "time" ? localClock(at, zone) === start : grain === "day" && localDay(at, zone) === start;
  const [only, second] = when.end ? [] : options.filter(fits);
  // Of several days the first with that hour: it is shown before anything is written.
  return second && kind !== "time" ? undefined : only;
}

const localClock = (at: number, zone: string) => zoned(at, zone).toPlainTime().toString({ smallestUnit: "minute" });

/** A single day that was ruled out since. */
function isRuledOut({ start, end }: Interval, { limits }: Draft, { zone }: TurnContext): boolean {
  return isOneDay({ start, end }) && Boolean(limits?.daysOff?.includes(zoned(start, zone).dayOfWeek));
}

/** A question about what is being put together shows it again. */
const ASKS = /\?\s*$/u;

const PROPOSE_IT =
  /^\W*(?:propose|book|take|pick|stel (?:het )?voor|plan|doe)(?:\s+(?:it|that|this|dat|die|het))?(?:\s+(?:in|maar))?\W*$/iu;

/** These ask about one's own day, whatever else is open. */
const OWN_QUESTION = /^\W*(?:am i|are we|do i have|how (?:free|busy)|free|ben ik|heb ik|vrij)\b/iu;

/** "Mornings only", "any time on Thursday?": where to look, and nothing about another meeting. */
function onlyNarrows({ slots, when }: Command): boolean {
  const { limits, ...others } = slots;
  return Object.keys(others).length === 0 && (limits !== undefined || when !== null);
}

export function answerNewTime(
  pending: Of<"new-time">,
  { state, input, turn, verb, index }: Answer,
): Decision | undefined {
  const { event, options } = pending;
  const option = picked(options, { input, verb, index });
  if (option) return proposeChange(state, event, { slot: option }, input, turn);
  if (verb === "no" && !changesSomething(input.command)) return decline(state, []);
  if (isNewMeeting(input.command) || hasTarget(input.command)) return undefined;
  const command = withoutTitle(input);
  if (changesSomething(command)) return planThere(pending, command, state, input, turn);
  return saysNothing(input)
    ? {
        state,
        reply: { kind: "ask-new-time", id: pending.id, event, options, problem: "I could not read a time in that" },
      }
    : undefined;
}

/** What is said next builds on the days where a time was looked for, not on the day that the meeting is to leave. */
function planThere(
  { event, around }: Of<"new-time">,
  command: Command,
  state: ConversationState,
  input: Input,
  turn: TurnContext,
): Decision {
  const { zone, now } = turn;
  if (!around) return planMove(state, event, command, input, turn);
  const length = event.end - event.start;
  const { durationMinutes = length / MINUTE, ...others } = command.slots;
  const when = command.when && inWeekOf(command.when, around.start, zone, now);
  // How long it is says nothing of when.
  if (!when && Object.keys(others).length === 0)
    return offerNewTimes(state, event, { around, durationMinutes }, input, turn);
  const there = { ...command, when };
  if (when?.kind !== "time" || !when.start) return planMove(state, event, there, input, turn);
  if (isOneDay(around)) {
    const slot = { start: around.start, end: around.start + length };
    const days = event.allDay && { allDay: daysTouched(around, zone) };
    return planMove(state, event, there, input, turn, { slot, ...days });
  }
  // Of several days the user says which one: those with that hour free are shown.
  const fromMinute = minuteOfTime(when.start);
  const limits = { fromMinute, untilMinute: fromMinute + durationMinutes };
  return offerNewTimes(state, event, { around, durationMinutes }, input, turn, { limits });
}
