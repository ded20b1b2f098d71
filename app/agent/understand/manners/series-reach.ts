import type { Command, Context, Manner } from "../command";
import { hear } from "../ear/hear";
import { parse } from "../grammar/parse";
import { said } from "../languages/lists/said";
import { isOfTheseIn } from "./bulk-actions";
import { firstMade, type LanguageCandidate } from "./message";

/** "Cancel the standup series", "move the standup from now on to 10", "end the standup series after this week". */
export function seriesReach(candidates: readonly LanguageCandidate[], context: Context): Command | undefined {
  return firstMade(candidates, (candidate) => {
    const { ends, starts, reach, alone } = candidate.book.manners;
    const { said: typed, folded } = candidate.core;
    const ending = ends.exec(folded);
    // To end a series is to cancel it from some day on.
    const asked = ending ? `${alone.cancel} ${typed.slice(ending[0].length)}` : typed;
    const shift = asked.length - typed.length;
    const start = starts.exec(folded);
    if (start) {
      const { day, after } = start.groups ?? {};
      return fromDay(
        without(asked, start, shift),
        day ?? candidate.book.manners.dayAfter[after ?? ""] ?? "",
        candidate,
        context,
      );
    }
    for (const [manner, words] of reach) {
      const found = words.exec(folded);
      if (found && !isOfTheseIn(candidate))
        return reaching(without(asked, found, shift), ending ? "following" : manner, candidate, context);
    }
    return undefined;
  });
}

/** A message less the words that say how far it reaches. @param shift how much longer `typed` is than what was read */
const without = (typed: string, { index, 0: words }: RegExpExecArray, shift: number) =>
  `${typed.slice(0, Math.max(0, index + shift))} ${typed.slice(Math.max(0, index + shift + words.length))}`;

function reaching(text: string, manner: Manner, candidate: LanguageCandidate, context: Context): Command | undefined {
  const command = ofWords(text, candidate, context) ?? parse(text, candidate.alone);
  return REACHING.has(command.intent) ? { ...command, manner } : undefined;
}

const REACHING = new Set<Command["intent"]>(["cancel", "reschedule", "edit_attendees"]);

/**
 * "Add Bob to it", "rename it", "it's in room 4 now": another guest, title or place, which the ear reads best. A day between
 * what is changed and what it becomes says which one, and stands in its way.
 */
function ofWords(text: string, { alone }: LanguageCandidate, context: Context): Command | undefined {
  const whole = wordsIn(text, context);
  if (whole) return whole;
  const { when, slots } = parse(text, alone);
  const day = slots.target?.when ?? when;
  if (day?.grain !== "day") return undefined;
  const [before = "", ...behind] = text.split(day.text);
  const rest = `${BEFORE_DAY.replacedIn(before, "").trim()} ${behind.join(day.text).trim()}`;
  const command = wordsIn(rest, context);
  const target = { ...command?.slots.target, when: day };
  return command && { ...command, slots: { ...command.slots, target } };
}

const BEFORE_DAY = said`\s+(?:${"aroundRow"})\s*$`;

function wordsIn(text: string, context: Context): Command | undefined {
  const command = hear(text, context)?.readings[0]?.reading.command;
  const { title, location } = command?.slots ?? {};
  const isOfWords = command?.intent === "reschedule" && (title ?? location) !== undefined;
  return command?.intent === "edit_attendees" || isOfWords ? command : undefined;
}

/** The first instance on that day or after it is where the change begins. */
function fromDay(text: string, day: string, candidate: LanguageCandidate, context: Context): Command | undefined {
  const { alone, seriesWord } = candidate.book.manners;
  const { when } = parse(`${alone.look} ${day}`, candidate.alone);
  const isDay = when?.grain === "day" || when?.grain === "week" || when?.grain === "month";
  const command = isDay ? reaching(text.replace(seriesWord, ""), "following", candidate, context) : undefined;
  return command && when
    ? { ...command, slots: { ...command.slots, target: { ...command.slots.target, when } } }
    : undefined;
}
