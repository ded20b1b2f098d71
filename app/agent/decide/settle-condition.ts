import type { CalendarEvent } from "~/domain/calendar-event";
import { minuteOfDay } from "~/domain/calendar-range";
import { findConflicts } from "~/domain/conflicts";
import { DAY, type Instant, MINUTE } from "~/domain/time";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { Reply } from "../state/reply";
import type { TurnContext } from "../state/turn-context";
import type { Command, When } from "../understand/command";
import { whenToInterval, whenToWindow } from "../understand/times/when";
import type { Decision } from "./decision";
import { findFreeTime } from "./find-free";
import { findTarget } from "./find-target";

/**
 * A request that hangs on the user's own time: what it comes to, as the calendar is.
 *
 * @param go decides a request that hangs on nothing
 */
export function settleCondition(
  state: ConversationState,
  input: Input,
  turn: TurnContext,
  go: (input: Input) => Decision,
): Decision {
  const { condition, ...command } = input.command;
  const asked = { ...input, command };
  if (!condition || turn.calendar.state !== "ready") return go(asked);
  const { holds, otherwise } = condition;
  const meant = command.intent === "create" ? [] : findTarget(command, input.text, turn, null, turn.now).events;
  const [event, another] = meant;
  const when = condition.when ?? command.when;
  if (holds === "then") {
    if (!event || another || !when || isThen(event, when, condition.isDated ?? true, turn.zone)) return go(asked);
    return instead({ state, reply: { kind: "event", event } });
  }
  const length = event ? (event.end - event.start) / MINUTE : turn.preferences.defaultMeetingDuration;
  const slot =
    when && (whenToInterval(when, turn.zone, command.slots.durationMinutes ?? length) ?? whenToWindow(when, turn.zone));
  if (!slot) return go(asked);
  const exceptIds = condition.when ? [] : meant.map(({ id }) => id);
  const isFree = findConflicts(slot, turn.calendar.events, { exceptIds }).length === 0;
  // Where it is taken, what is in the way is told with other times.
  const isToldAnyway = holds === "free" && condition.when === undefined && otherwise === undefined;
  if (isFree === (holds === "free") || isToldAnyway) return go(asked);
  return instead(findFreeTime(state, { ...input, command: { ...LOOK, when } }, turn));

  /** What is asked for otherwise, or nothing; beside it why. */
  function instead(seen: Decision): Decision {
    const why: Reply[] = "reply" in seen ? [seen.reply] : [];
    if (!otherwise) {
      const replies: Reply[] = [...why, { kind: "declined", actions: [] }];
      return { state: { ...seen.state, pending: null }, reply: { kind: "together", replies } };
    }
    const other = go({ ...input, command: otherwise });
    if (!("reply" in other) || other.reply.kind !== "propose") return other;
    return { ...other, reply: { ...other.reply, left: [...why, ...other.reply.left] } };
  }
}

const LOOK: Command = { intent: "find_slot", confidence: 1, slots: {}, when: null, question: null };

/** Whether a meeting begins then. @param isDated the hours are those of one day */
function isThen({ start }: CalendarEvent, when: When, isDated: boolean, zone: string): boolean {
  const window = whenToWindow(when, zone);
  if (!window) return false;
  if (isDated) return start >= window.start && start < window.end;
  const minuteOf = (at: Instant) => minuteOfDay(at, zone);
  return (
    minuteOf(start) >= minuteOf(window.start) &&
    (when.end === null || minuteOf(start) < (minuteOf(window.end) || DAY / MINUTE))
  );
}
