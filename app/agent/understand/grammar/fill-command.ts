import type { Command, Intent, Slots, When } from "../command";
import { fold } from "../text";
import type { Here, Read } from "../times/make-when";
import { isLength, lengthOf, refusePast, settleTimes, type Timeline } from "../times/settle-times";
import { askedFor } from "./asked-for";
import { behind, leadEnd, tokenAt } from "./clause-places";
import type { IntentFound } from "./evidence";
import { moveTimes } from "./move-times";
import { peopleEdits } from "./people-edits";
import type { Range } from "./phrase-scan";
import { reminded, reminderSlots } from "./reminder-slots";
import { type Described, describe, type Reading, unnamedPeople } from "./slots";

/** What puts a meeting somewhere: there two readings of a time are two meetings. */
const WRITES_TIME: ReadonlySet<Intent> = new Set(["create", "reschedule"]);

interface Leaning {
  lean: "am" | "pm" | undefined;
  /** An answer to our question: a bare time keeps its date from the proposal. */
  fixing: boolean;
}

/** The command of a request: its slots and times, by what is asked for. */
export function fillCommand(
  found: IntentFound,
  reading: Reading,
  line: Timeline,
  here: Here,
  { lean, fixing }: Leaning,
): Command {
  const { intent, confidence } = found;
  const { book } = reading;
  const all = { from: 0, to: found.verb === undefined ? line.tokens.length : tokenAt(line, found.verb) };
  const range = found.clause ? { ...all, from: tokenAt(line, found.clause.start + found.head) } : all;
  const answer = (slots: Slots, time: Read | null, question: string | null = null): Command => {
    const when = time?.when ?? null;
    if (when?.rrule && intent !== "query" && intent !== "find_slot") slots.recurrence = when.rrule;
    const either =
      question === null && WRITES_TIME.has(intent) && when?.kind !== "unresolved" ? time?.other : undefined;
    return {
      intent,
      confidence,
      slots,
      when,
      ...(either && { either }),
      question: question ?? whenQuestion(when, time, intent, book.questions),
    };
  };
  const looking = intent === "query" || intent === "find_slot";
  const whole = (anchor: boolean) => settleTimes(line, line.times, here, { anchor, lean, looking });

  switch (intent) {
    case "create": {
      const slots = createSlots(found, reading, line, range);
      const time = whole(!fixing);
      const checked = time && confidence > 0.6 ? { ...time, when: refusePast(time.when, here) } : time;
      const missing = !checked || checked.when.kind === "duration" ? book.questions.when : null;
      return answer(slots, checked, fixing ? null : missing);
    }
    case "reschedule": {
      const move = moveTimes(line, range, reading, here, lean);
      if (!move.slots.target?.title && !move.slots.target?.attendees && found.previous) {
        move.slots.target = { ...before(found, reading, line), ...move.slots.target };
      }
      // "at Café Luna" in answer to a proposal is its new place.
      if (fixing && !move.slots.target?.title && move.slots.target?.location && !move.slots.location) {
        const { location, ...target } = move.slots.target;
        move.slots = { ...move.slots, location, target };
        if (!Object.keys(target).length) delete move.slots.target;
      }
      const time = move.time && { ...move.time, when: refusePast(move.time.when, here) };
      const nothing = !time && !Object.keys(move.slots).some((key) => key !== "target");
      return answer(move.slots, time ?? move.oldTime, nothing ? book.questions.newTime : null);
    }
    case "cancel": {
      const time = whole(false);
      const described = describe(reading, range);
      const target = {
        ...(Object.keys(described).length ? described : before(found, reading, line)),
        ...(time ? { when: time.when } : {}),
      };
      const known = Object.keys(target).length > 0;
      return answer(known ? { target } : {}, time, known ? null : book.questions.which);
    }
    case "edit_attendees": {
      const slots = peopleEdits(
        reading,
        found.clause ? { from: tokenAt(line, found.clause.start), to: range.to } : all,
      );
      const time = whole(false);
      if (time) slots.target = { ...slots.target, when: time.when };
      return answer(slots, time, slots.attendees || slots.removedAttendees ? null : book.questions.who);
    }
    case "query":
    case "find_slot": {
      const time = whole(true);
      const target = askedFor(found, reading, line, range);
      const length = lengthOf(line.times);
      return answer(
        { ...(Object.keys(target).length ? { target } : {}), ...(length ? { durationMinutes: length } : {}) },
        time,
      );
    }
    case "set_reminder":
      return answer(reminderSlots(reading, line, reminded(found, reading, range, line)), whole(true));
    case "running_late":
    case "summary": {
      // "running 10 min late for my 3pm with Anna": the delay leads, the rest is the meeting.
      const { title, ...described } = describe(
        reading,
        intent === "summary" ? behind(book.summary, found, line, range) : range,
      );
      const named = title && book.event.test(fold(title)) && intent === "summary" ? { title } : {};
      const delay = intent === "running_late" ? line.times.filter(isLength) : [];
      const other = settleTimes(
        line,
        line.times.filter((time) => !delay.includes(time)),
        here,
        { lean },
      );
      const target = { ...named, ...described, ...(other ? { when: other.when } : {}) };
      const time = delay.length ? settleTimes(line, delay, here, {}) : other;
      return answer(Object.keys(target).length ? { target } : {}, time);
    }
    default:
      return answer({}, whole(false));
  }
}

function createSlots(found: IntentFound, reading: Reading, line: Timeline, range: Range): Slots {
  const { clause, head } = found;
  const said = clause && head === 0 && reading.book.plan.test(clause.text);
  const from = said ? tokenAt(line, leadEnd(clause, reading.book.planLead)) : range.from;
  const described = describe(reading, { ...range, from });
  const length = lengthOf(line.times);
  return {
    ...before(found, reading, line),
    ...described,
    ...unnamedPeople(reading, { ...range, from }),
    ...(length !== undefined ? { durationMinutes: length } : {}),
  };
}

/** What the sentences in front of the request describe: "The drive is tomorrow. Put it on my calendar". */
function before({ previous }: IntentFound, reading: Reading, line: Timeline): Described {
  if (!previous) return {};
  return describe(reading, {
    from: tokenAt(line, leadEnd(previous, reading.book.planLead)),
    to: tokenAt(line, previous.end),
  });
}

function whenQuestion(
  when: When | null,
  time: Read | null,
  intent: Intent,
  questions: Reading["book"]["questions"],
): string | null {
  if (intent === "confirm" || intent === "deny" || intent === "undo" || intent === "help" || intent === "out_of_domain")
    return null;
  if (when?.kind === "unresolved") return when.problem === "that time has passed" ? questions.past : questions.when;
  return time?.doubt ?? null;
}
