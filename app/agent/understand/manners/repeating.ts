import { type Command, plain } from "../command";
import { parse } from "../grammar/parse";
import { readText } from "../text";
import { firstMade, type LanguageCandidate } from "./message";
import { isIt, targetCalled } from "./target-called";

/** "Repeat it every week", "maak er een wekelijkse afspraak van": one meeting becomes the first of a series. */
export function repeating(candidates: readonly LanguageCandidate[]): Command | undefined {
  return firstMade(candidates, ({ book, core, alone }) => {
    const { which = "", often } = book.manners.repeat(core) ?? {};
    if (often === undefined) return undefined;
    const { when } = parse(`${book.manners.alone.look} ${often}`, alone);
    // A song can be repeated, too.
    const named = which === "" ? {} : targetCalled(which, alone);
    const isMeeting = book.event.test(readText(which).folded) || named?.when?.grain === "minute";
    if (when?.kind !== "recurring" || when.rrule === undefined || !(isMeeting || (named && isIt(named))))
      return undefined;
    const slots = { recurrence: when.rrule, ...(named && !isIt(named) && { target: named }) };
    return { ...plain("reschedule", slots), when };
  });
}
