import type { CalendarEvent } from "~/domain/calendar-event";
import type { Input } from "../../state/input";
import type { TurnContext } from "../../state/turn-context";
import type { Command, Target } from "../../understand/command";
import { parse } from "../../understand/grammar/parse";
import { said } from "../../understand/languages/lists/said";
import { foldedWords } from "../../understand/text";
import { onDayOf } from "../choose-reading";
import type { Decision } from "../decision";
import { fitting, onlyTargetIn } from "../find-target";
import { onEvery } from "../on-every";
import { onExisting } from "../on-existing";
import { ALL, onSeries, REACHES, reachIn } from "../on-series";
import { spokenIndexes } from "../positions";
import { CHANGES } from "../quoted";
import { BOOKS, isNewMeeting } from "../what-is-said";
import type { Answer, Of } from "./answer";

export function answerReach(pending: Of<"reach">, { state, input, turn, index }: Answer): Decision | undefined {
  const { event, command } = pending;
  const reach = index === null ? reachIn(input.text) : REACHES[index];
  if (reach) return onSeries(state, event, reach, { ...input, command }, turn);
  return undefined;
}

export function answerWhich(pending: Of<"which">, { state, input, turn, index }: Answer): Decision | undefined {
  const again = { ...input, command: pending.command };
  const several = idsMeant(pending, input.text);
  if (several.length > 0) {
    return onEvery(state, { ...again, command: { ...pending.command, manner: "every" } }, turn, several);
  }
  const chosen = index === null ? undefined : pending.eventIds[index];
  if (chosen) return onExisting(state, again, turn, [chosen]);
  const shown = turn.calendar.events.filter(({ id }) => pending.eventIds.includes(id));
  if (asksAgain(input)) {
    const { command, id } = pending;
    return { state, reply: { kind: "ask-which", id, intent: command.intent, events: shown } };
  }
  const other = otherMeant(shown, input, turn);
  if (other) {
    const command = { ...pending.command, slots: { ...pending.command.slots, target: other } };
    return onExisting(state, { ...input, command }, turn);
  }
  if (namesAnother(shown, input, turn)) return undefined;
  const missed = missedIn(shown, input, turn);
  if (missed !== undefined) {
    const { command, id } = pending;
    return { state, reply: { kind: "ask-which", id, intent: command.intent, events: shown, missed } };
  }
  const [only, another] = fittingIn(shown, input, turn);
  if (only && !another) return onExisting(state, again, turn, [only.id]);
  // "The one with Anna", "the 3pm": the same request with more to go by.
  const { slots, when } = input.command;
  const narrower = {
    ...slots.target,
    ...(slots.attendees && { attendees: slots.attendees }),
    ...(slots.title && { title: slots.title }),
    ...(when && { when }),
  };
  const moved = amendMoved(pending, shown, input, turn);
  if (moved) return onExisting(state, { ...input, command: moved.command }, turn, [moved.id]);
  if (Object.keys(narrower).length === 0 || isNewMeeting(input.command)) return undefined;
  const target = { ...pending.command.slots.target, ...narrower };
  const command: Command = { ...pending.command, slots: { ...pending.command.slots, target } };
  return onExisting(state, { ...input, command }, turn);
}

/** "The one with Anna, at 4", of a meeting that is to move: the row, and when it shall be then. */
function amendMoved(
  { command }: Of<"which">,
  shown: readonly CalendarEvent[],
  { command: said }: Input,
  turn: TurnContext,
) {
  const { title, attendees, target } = said.slots;
  if (command.intent !== "reschedule" || !command.when || !said.when || target || !(title ?? attendees))
    return undefined;
  const who = { ...(title && { title }), ...(attendees && { attendees }) };
  const [row, another] = fitting(shown, who, turn);
  const isItsTime = row && fitting([row], { ...who, when: said.when }, turn).length > 0;
  if (!row || another || isItsTime) return undefined;
  return { id: row.id, command: { ...command, when: onDayOf(command.when, said.when, turn.zone) } };
}

/** "Make the coffee with Mia 10 minutes shorter", where another meeting is asked about: a request of its own. */
function namesAnother(shown: readonly CalendarEvent[], { command }: Input, turn: TurnContext): boolean {
  const { intent, slots } = command;
  const { title, attendees } = slots.target ?? {};
  if (!CHANGES.has(intent) || intent === "create" || (!title && !attendees)) return false;
  // What has a length of its own is no row of the list, whatever it is called.
  if (slots.extendMinutes !== undefined || slots.durationMinutes !== undefined) return true;
  const target = { ...(title && { title }), ...(attendees && { attendees }) };
  return fitting(shown, target, turn).length === 0 && fitting(turn.calendar.events, target, turn).length > 0;
}

/** "Which ones are there?": they are shown once more. */
export const asksAgain = ({ text, command }: Input) => command.when === null && ASKS_WHICH.isIn(text);

const ASKS_WHICH = said`^\W*${"which"}(?:\s+${"ofWhich"}){0,5}\W*$`;

/** "Sorry, I meant the pricing workshop": what there is and is no row, said in place of the name that was asked about. */
function otherMeant(shown: readonly CalendarEvent[], input: Input, turn: TurnContext): Target | undefined {
  const what = saidInstead(input);
  const target = what === undefined ? undefined : onlyTargetIn(what, turn);
  if (!target || fitting(shown, target, turn).length > 0) return undefined;
  return fitting(turn.calendar.events, target, turn).length > 0 ? target : undefined;
}

/** The same of what is nowhere ahead: a name, and no request of its own. */
function missedIn(shown: readonly CalendarEvent[], input: Input, turn: TurnContext): string | undefined {
  const { now, zone, workday, language: usual } = turn;
  const what = saidInstead(input);
  const target = what === undefined ? undefined : onlyTargetIn(what, turn);
  if (what === undefined || !(target?.title ?? target?.attendees)) return undefined;
  const { intent } = parse(what, { now, zone, workday, usual });
  if ((intent !== "create" && intent !== "out_of_domain") || BOOKS.isIn(what)) return undefined;
  const isSomewhere = [shown, turn.calendar.events].some((events) => fitting(events, target ?? {}, turn).length > 0);
  return isSomewhere ? undefined : what.replace(/[\s.!?]+$/u, "");
}

const saidInstead = ({ text, choiceId }: Input) =>
  choiceId || text.length > LONGEST_ROW ? undefined : MEANT_OTHER.partsOf(text)?.[1];

const MEANT_OTHER = said`^\W*(?:(?:${"no"}|${"hesitates"}|${"wrongOne"}|${"meant"})[\s,.!]+){0,5}${"meant"}[\s,]+(?:${"the"}\s+)?(.+)$`;

/** "The Thursday one", "the one with Mia": the rows that the words fit. */
function fittingIn(shown: readonly CalendarEvent[], { text }: Input, turn: TurnContext): CalendarEvent[] {
  const said = text.length > LONGEST_ROW ? "" : AROUND_ROW.replacedIn(text, " ").trim();
  const target = said === "" ? undefined : onlyTargetIn(said, turn);
  return target ? fitting(shown, target, turn) : [];
}

/** "The 6B one, sorry": the only row in the title of which all other words stand, whatever else they could be. */
export function rowCalled({ eventIds }: Of<"which">, text: string, { calendar }: TurnContext): number | null {
  const words = text.length > LONGEST_ROW ? [] : foldedWords(SMALL.replacedIn(AROUND_ROW.replacedIn(text, " "), " "));
  const isIn = (id: string) => {
    const title = foldedWords(calendar.events.find((event) => event.id === id)?.title ?? "");
    return words.every((word) => title.includes(word));
  };
  const [row, another] = words.length > 0 ? eventIds.filter(isIn) : [];
  return row !== undefined && another === undefined ? eventIds.indexOf(row) : null;
}

const LONGEST_ROW = 80;
const SMALL = said`${"the"}`;
const AROUND_ROW = said`^\W*(?:(?:${"no"}|${"yes"}|${"meant"}|${"the"})[\s,]*){1,7}|[\s,]+${"meant"}\W*$|${"aroundRow"}|['’]s(?![\p{L}\p{N}_])`;

/** "The 2pm", "the one with Anna": the meeting that the request is about. */
export function answerTarget({ command }: Of<"target">, { state, input, turn, verb }: Answer): Decision | undefined {
  if (verb === "yes") return { state: { ...state, pending: null }, reply: { kind: "nothing-pending" } };
  if (isNewMeeting(input.command) || !["create", "out_of_domain"].includes(input.command.intent)) return undefined;
  const target = onlyTargetIn(input.text, turn);
  if (!target || fitting(turn.calendar.events, target, turn).length === 0) return undefined;
  const meant = { ...command, slots: { ...command.slots, target } };
  return onExisting({ ...state, pending: null }, { ...input, text: "", command: meant }, turn);
}

/** "Both", "the first two", "1 and 3": several of what was shown; none when the words are anything else. */
export function idsMeant({ eventIds }: Of<"which">, text: string): string[] {
  if (ALL.isIn(text)) return eventIds;
  const indexes = spokenIndexes(text, eventIds.length);
  return eventIds.filter((_, index) => indexes.includes(index));
}
