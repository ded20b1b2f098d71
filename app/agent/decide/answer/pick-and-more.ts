import type { CalendarEvent } from "~/domain/calendar-event";
import type { TurnContext } from "../../state/turn-context";
import type { Command, Context } from "../../understand/command";
import { said } from "../../understand/languages/lists/said";
import { requestsOf } from "../../understand/requests";
import { fold } from "../../understand/text";
import { amend } from "../amend";
import { contextOf } from "../context-of";
import type { Decision } from "../decision";
import { CLOCK, IT, placesIn, STAND_IN } from "../positions";
import { changesSomething, hasTarget } from "../what-is-said";
import type { Answer } from "./answer";

interface Rows {
  count: number;
  /** What is looked for has no name yet. */
  isNameless: boolean;
  /** What a row comes to by itself. */
  pick: (row: Answer) => Decision | undefined;
}

/** "The second one, but 45 minutes", "put the gym in the first": a row, and what is other about it, or what it is for. */
export function pickAndMore(answer: Answer, { count, isNameless, pick }: Rows): Decision | undefined {
  const { input, turn, index, verb, state } = answer;
  const places = index === null && verb === null ? placesIn(input.text, count) : undefined;
  const [row, another] = places?.indexes ?? [];
  if (!places || row === undefined || another !== undefined) return undefined;
  const command =
    otherOf(places.rest, turn) ??
    otherOf(PICKED.replacedIn(places.rest, ""), turn) ??
    (isNameless ? putInto(places.rest, turn) : undefined);
  if (!command) return undefined;
  const { state: picked } = pick({ ...answer, index: row }) ?? {};
  return picked?.pending ? amend(picked.pending, state, { ...input, text: places.rest, command }, turn) : undefined;
}

/** "I'll take it, and": what stands behind it is what is other. */
const PICKED = said`^\W*(?:${"picks"}[\s,.]*){0,5}\bit\b[\s,.]*(?:${"small"}\s+){0,5}`;

/** What is other about it: "it, but 45 minutes", "it, at the office". Another time is not it: that tells the row. */
function otherOf(rest: string, turn: TurnContext): Command | undefined {
  const text = rest.replace(STAND_IN, IT[turn.language]);
  const command = onlyOne(text, { ...contextOf(turn), awaiting: "confirmation", timed: true });
  if (!command || command.when || command.unread !== undefined || hasTarget(command)) return undefined;
  if (!(command.intent === "reschedule" || command.intent === "edit_attendees")) return undefined;
  return changesSomething(command) ? command : undefined;
}

/** What it is for: an hour stands in its place, and is that of the row. "The gym" may be one that there is, and is none here. */
function putInto(rest: string, turn: TurnContext): Command | undefined {
  const command = onlyOne(rest.replace(STAND_IN, CLOCK), { ...contextOf(turn), awaiting: "time" });
  const { target, ...slots } = command?.slots ?? {};
  if (!command || command.unread !== undefined || !command.when?.start?.includes(CLOCK)) return undefined;
  const { title, ...others } = target ?? {};
  const isNew = title !== undefined && Object.keys(others).length === 0 && !isCalled(title, turn.calendar.events);
  if (target ? command.intent !== "reschedule" || !isNew : command.intent !== "create") return undefined;
  return { ...command, intent: "reschedule", slots: { ...slots, ...(title && { title }) }, when: null };
}

const isCalled = (title: string, events: readonly CalendarEvent[]) =>
  events.some((event) => fold(event.title).includes(fold(title)));

function onlyOne(text: string, context: Context): Command | undefined {
  const [only, another] = requestsOf(text, context);
  return another ? undefined : only?.command;
}
