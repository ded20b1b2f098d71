import { Temporal } from "temporal-polyfill";
import type { CalendarEvent } from "~/domain/calendar-event";
import { endOf } from "~/domain/rules-changed";
import { type Interval, MINUTE } from "~/domain/time";
import { zoned } from "~/domain/zones";
import type { Action, Draft } from "../state/action";
import type { ConversationState } from "../state/conversation";
import { expectedEvent } from "../state/expected";
import type { MessageInput } from "../state/input";
import { eventsOnTable, rowsOnTable } from "../state/table";
import type { TurnContext } from "../state/turn-context";
import type { Mentioned, SaidAt } from "../understand/cover/mentioned";
import { fold } from "../understand/text";
import { rowsOf } from "./answer/answer-pending";
import { askWithout } from "./ask-partly";
import type { Decision } from "./decision";
import { inItsZone } from "./in-its-zone";
import { placesIn, spokenIndex } from "./positions";
import { unheardBeside } from "./unheard";

/**
 * Holds what would be shown for a yes, done on one, or offered to be picked, to the words of the message, whatever has read
 * them: a time, a length or somebody that shows in none of it is asked about.
 * Why: app/decisions/0033-held-to-the-words.md
 *
 * @param state before the decision
 */
export function holdToWords(
  state: ConversationState,
  decision: Decision,
  message: MessageInput,
  turn: TurnContext,
): Decision {
  const { choiceId, requests, mentions } = message;
  if (choiceId !== undefined || requests.some(({ command }) => command.manner === "why-not")) return decision;
  const actions = meantBy(decision);
  const draft = actions.length === 0 ? draftOf(decision) : null;
  const isBack = requests.some(({ command }) => command.when?.edge === "back");
  const gone = requests.flatMap(({ command }) => command.slots.removedAttendees ?? []).map(fold);
  const named = requests.flatMap(({ command }) => command.slots.target?.attendees ?? []);
  const spokenOf = turn.calendar.events.filter(({ id }) => id === state.focusEventId);
  const table = [...eventsOnTable(state.pending), ...rowsOnTable(state.pending), ...spokenOf];
  // "Scrap Sunday, Saturday only": the day that is left shows in nothing that goes.
  const stays = requests.flatMap(({ command }) => command.slots.stays?.start ?? []);
  // "Cancel everything but lunch with Mia": what stays, and who comes to it, was left out of what goes.
  const spared = requests.flatMap(({ command }) => command.except ?? []).map(fold);
  const isSpared = (one: Mentioned) =>
    spared.some((words) => one.kind === "exception" || words.includes(fold(one.text)));
  const said = mentions.mentioned.filter(
    (one) => !(one.kind === "time" && stays.includes(one.at.start ?? "")) && !isSpared(one),
  );
  const left = said.filter((one) =>
    draft
      ? !isInSearch(one, draft, turn)
      : actions.length > 0 &&
        !isBorneOut(one, { actions, table, gone, named, isBack }, turn) &&
        !isRow(one, actions, state, turn),
  );
  const [{ command }, another] = requests;
  const unheard = isOfTable(actions, state) && !another && !("act" in decision) ? unheardBeside(state, message) : null;
  if (left.length === 0 && unheard === null) return decision;
  const words = [...(unheard === null ? [] : [unheard]), ...left.map((one) => one.text)];
  const unread = [...new Set(words)].slice(0, 3).join(", ");
  if (another || draft || "act" in decision) return { state, reply: { kind: "not-sure", unread } };
  return askWithout(unread, [command], [[...actions]], state, message, turn);
}

/** "Le 2", "le 2 à 19h", of what was shown: a row, with its hour, and no day of the month. */
function isRow(
  one: Mentioned,
  actions: readonly Action[],
  { pending, listedIds }: ConversationState,
  turn: TurnContext,
) {
  if (pending) return spokenIndex(one.text, rowsOf(pending)) !== null;
  const { indexes = [], rest } = placesIn(one.text, listedIds.length) ?? {};
  const [event, another] = actions.map(expectedEvent).filter(({ id }) => indexes.some((n) => listedIds[n] === id));
  const isAlone = rest === "it" || rest === "them";
  return event && (isAlone || (!another && one.kind === "time" && isThen(event, { ...one.at, hasDay: "no" }, turn)));
}

/** A card of what was on the table, or of the meeting that was just spoken of: one of its own is about nothing before. */
function isOfTable(actions: readonly Action[], { pending, focusEventId }: ConversationState): boolean {
  const spokenOf = [...eventsOnTable(pending).map(({ id }) => id), focusEventId];
  return actions.map(expectedEvent).some(({ id }) => spokenOf.includes(id));
}

/** What is shown for a yes, all of it, or done. */
function meantBy(decision: Decision): readonly Action[] {
  if ("act" in decision) return decision.act.kind === "do" ? decision.act.actions : [];
  if (decision.rest ?? decision.state.pending?.rest) return [];
  const { reply: said } = decision;
  // Below an answer to something else it is the card of before.
  const reply = said.kind === "noted" && (said.why === "dropped" || said.why === "idle") ? (said.answer ?? said) : said;
  if (reply.kind === "conflict") return [reply.action];
  return reply.kind === "propose" && reply.left.length === 0 ? reply.actions : [];
}

/** What times are offered for, and those times. */
interface Search {
  draft: Draft;
  options: readonly Interval[];
}

function draftOf(decision: Decision): Search | null {
  if ("act" in decision || decision.rest) return null;
  const { reply } = decision;
  return (reply.kind === "slots" && !reply.isBehind) || (reply.kind === "ask-time" && !reply.problem) ? reply : null;
}

/** Who is to come is kept, and no time is offered on another day than was said. */
function isInSearch(one: Mentioned, { draft, options }: Search, turn: TurnContext): boolean {
  const { zone, now } = turn;
  const words = fold(JSON.stringify(draft));
  if (one.kind === "person")
    return one.isOut || one.told || [one.text, ...one.names].some((name) => words.includes(fold(name)));
  if (one.kind === "request") return false;
  const isDated = one.kind === "time" && one.at.hasDay !== "no" && options.length > 0;
  // "Later on the day" is of no other day than the one that is spoken of.
  if (!isDated || one.at.start?.startsWith(zoned(now, zone).toPlainDate().toString())) return true;
  const isThere = options.some(({ start, end }) => {
    const then = inItsZone(turn, null, start).zone;
    return isOnDay([zoned(start, then), zoned(end, then)], one.at);
  });
  // "Anything but Friday"
  const isOff = one.at.start !== null && draft.limits?.daysOff?.includes(dayOfWeek(one.at.start));
  return one.isOut || isOff ? !isThere : isThere;
}

const dayOfWeek = (start: string) => Temporal.PlainDate.from(start.slice(0, 10)).dayOfWeek;

interface Meant {
  actions: readonly Action[];
  /** What was on the table before. */
  table: readonly CalendarEvent[];
  /** Names, folded, of those who were read to stay away. */
  gone: readonly string[];
  /** Who is in what was named: "Mia's". */
  named: readonly string[];
  /** The day behind the last one was said: "back on Wednesday". */
  isBack: boolean;
}

function isBorneOut(one: Mentioned, { actions, table, gone, named, isBack }: Meant, turn: TurnContext): boolean {
  const after = actions.map(expectedEvent);
  const before = actions.flatMap((action) => (action.kind === "create" ? [] : [action.event]));
  // "Not Monday after all, I have to work", of a day off that goes
  const stays = actions.filter(({ kind }) => kind !== "cancel").map(expectedEvent);
  if (one.kind === "person") return isPersonShown(one, { actions, table, gone, named }, stays);
  if (one.isOut) return one.kind !== "time" || !stays.some((event) => isThen(event, asDay(one.at), turn));
  const events = [...after, ...before];
  const words = fold(JSON.stringify([events, actions]));
  // A title, a place or a note holds it; figures stand in anything.
  if (/\p{L}{2}/u.test(one.text) && words.includes(fold(one.text))) return true;
  if (actions.some((action) => action.kind === "create" && isEndOfSeries(one, action.draft, turn.zone))) return true;
  const known = [...table, ...before];
  const isThere = (id: string) => known.some((was) => was.id === id);
  const lasts = (minutes: number) => events.some(({ start, end }) => end - start === minutes * MINUTE);
  switch (one.kind) {
    case "length":
      return (
        lasts(one.minutes) ||
        events.some((event) => isThen(event, one.orAt, turn)) ||
        after.some((event) =>
          known.some(
            (was) => (was.id === event.id || !isThere(event.id)) && isOtherBy(event, was, one.minutes * MINUTE),
          ),
        )
      );
    case "until":
      return after.some(({ allDay, recurrence }) => allDay || (recurrence ?? []).length > 0);
    case "detail":
      return (table.length === 0 && actions.some(({ kind }) => kind === "create")) || isSomeOf(one.words, words);
    case "request":
    case "exception":
      return actions.length > 1;
    case "time":
      return (
        events.some((event) =>
          isThen(isBack ? withDayBack(event) : one.ends ? atItsEnd(event) : event, one.at, turn),
        ) ||
        (one.orLasts !== null && lasts(one.orLasts))
      );
  }
}

/** @param stays what is there afterwards */
function isPersonShown(
  { isOut, told, joins, names }: Extract<Mentioned, { kind: "person" }>,
  { actions, table, gone, named }: Omit<Meant, "isBack">,
  stays: readonly CalendarEvent[],
): boolean {
  const isIn = (what: unknown) => names.some((name) => fold(JSON.stringify(what)).includes(fold(name)));
  const comes = stays.some(({ attendees }) => isIn(attendees));
  // "With Tom, not with Mia"
  if (isOut) return !comes;
  const isShown = isIn([actions, gone]);
  const isCreate = actions.some(({ kind }) => kind === "create");
  // "Mia drops out, Tom fills her place"
  if (told) return gone.length === 0 || isShown;
  // "It's Mia, Tom and me", and she is in it: nobody sends her away.
  const was = actions.flatMap((action) => (action.kind === "create" ? [] : [action.event]));
  const isThere = [...table, ...was].some(({ attendees }) => isIn(attendees));
  if (isThere && gone.length === 0 && stays.length > 0 && !comes && !isIn(named)) return false;
  // "Tom and Mia are out", and Mia was never in it
  if (was.length > 0 && !isThere && !isIn(actions)) return !isIn(gone) && !(joins || isCreate);
  return isShown || !(joins || isCreate);
}

/** Any of its words, and any of its figures where it has no word. */
function isSomeOf(text: string, words: string): boolean {
  const said = fold(text);
  return (said.match(/\p{L}{3,}/gu) ?? said.match(/\d+/gu) ?? []).some((word) => words.includes(word));
}

/** "10 times", "for 8 weeks", "until August": how often something comes again, and until when. */
function isEndOfSeries(
  one: Mentioned,
  { start, recurrence }: Extract<Action, { kind: "create" }>["draft"],
  zone: string,
): boolean {
  const { count, lastDay } = endOf(recurrence);
  if (one.kind === "until") return lastDay !== undefined;
  if (one.kind !== "length" && one.kind !== "time") return false;
  if (count !== undefined && (Number(one.text) === count || isFigure(one, count))) return true;
  if (isBegun(one, start, zone)) return true;
  if (lastDay === undefined) return false;
  const last = Temporal.PlainDate.from(lastDay);
  if (one.kind === "length") return zoned(start, zone).toPlainDate().until(last).days + 1 === one.minutes / (24 * 60);
  const [from, to] = [one.at.start, one.at.end].map((at) =>
    at?.includes("-") ? Temporal.PlainDate.from(at.slice(0, 10)) : null,
  );
  if (!from) return false;
  const isAtStart = from.equals(last) || from.subtract({ days: 1 }).equals(last);
  return isAtStart || to?.subtract({ days: 1 }).equals(last) === true;
}

/** "Ten", read as an hour. */
const isFigure = (one: Mentioned, count: number) =>
  one.kind === "time" && one.at.hasDay === "no" && Number(/\d\d(?=:00)/.exec(one.at.start ?? "")?.[0]) === count;

/** "From the 12th": a series begins with the first of its days from then on. */
function isBegun(one: Mentioned, start: number, zone: string): boolean {
  if (one.kind !== "time" || one.at.hasDay !== "date" || one.at.hasHour || !one.at.start?.includes("-")) return false;
  const days = Temporal.PlainDate.from(one.at.start.slice(0, 10)).until(zoned(start, zone).toPlainDate()).days;
  return days >= 0 && days < 7;
}

/** Moved by a length, or made longer or shorter by it. */
function isOtherBy(event: Interval, was: Interval, length: number): boolean {
  const ways = [event.start - was.start, event.end - was.end, event.end - event.start - (was.end - was.start)];
  return ways.some((way) => Math.abs(way) === length);
}

/** Whether something begins, or ends, at a time that was said, as far as that says. */
function isThen(event: CalendarEvent, said: SaidAt | null, turn: TurnContext): boolean {
  // By the clock of where the user is by then, or by that of a place that was named.
  const zones = new Set([inItsZone(turn, null, event.start).zone, turn.zone]);
  return said !== null && [...zones].some((zone) => isThenIn(event, said, zone));
}

function isThenIn({ start, end, allDay }: CalendarEvent, said: SaidAt, zone: string): boolean {
  if (said.kind === "recurring") return true;
  // Whole days end at the midnight behind their last.
  const walls = [zoned(start, zone), zoned(allDay ? end - 1 : end, zone)] as const;
  return (
    (!said.hasHour || said.kind === "range" || isAtHour(walls, said)) && (said.hasDay === "no" || isOnDay(walls, said))
  );
}

/** "Tuesdays, not Mondays": what must not show is its day. */
const asDay = (said: SaidAt | null): SaidAt | null =>
  said?.kind === "recurring" && !said.hasHour ? { ...said, kind: "date", hasDay: "weekday" } : said;

/** Days off with the day behind them. */
const withDayBack = (event: CalendarEvent): CalendarEvent =>
  event.allDay ? { ...event, end: event.end + MINUTE } : event;

/** The moment at which something is over. */
const atItsEnd = (event: CalendarEvent): CalendarEvent => (event.allDay ? event : { ...event, start: event.end });

type Wall = ReturnType<typeof zoned>;

/** In either half of the day: what else is said may tell which. An hour alone may be that of the end. */
function isAtHour([from, until]: readonly [Wall, Wall], { start, end }: SaidAt): boolean {
  const [begins, ends] = [start, end].map((at) => {
    const [, hour, minute] = /(\d\d):(\d\d)/.exec(at ?? "") ?? [];
    return hour === undefined ? null : (Number(hour) % 12) * 60 + Number(minute);
  });
  const [first, last] = [from, until].map(({ hour, minute }) => (hour % 12) * 60 + minute);
  return begins === first || (ends === null ? begins : ends) === last;
}

function isOnDay(walls: readonly Wall[], { start, end, hasDay }: SaidAt): boolean {
  const from = /^\d{4}-\d\d-\d\d/.exec(start ?? "")?.[0];
  if (from === undefined) return true;
  const days = walls.map((wall) => wall.toPlainDate());
  if (hasDay === "weekday") {
    const weekday = Temporal.PlainDate.from(from).dayOfWeek;
    return days.some(({ dayOfWeek }) => dayOfWeek === weekday);
  }
  const until = end !== null && end.slice(0, 10) > from ? end.slice(0, 10) : null;
  return days.some((day) => (until ? `${day}` >= from && `${day}` < until : `${day}` === from));
}
