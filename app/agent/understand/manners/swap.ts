import { type Command, plain, type Target } from "../command";
import { readText } from "../text";
import { firstMade, type LanguageCandidate } from "./message";
import { isIt, targetCalled } from "./target-called";

/** "Swap my 2pm and my 4pm", "wissel de standup en de review om": two meetings that change places. */
export function swap(candidates: readonly LanguageCandidate[]): Command | undefined {
  return firstMade(candidates, (candidate) => {
    const { one = "", other = "" } = candidate.book.manners.swap(candidate.core) ?? {};
    const target = meetingCalled(one, candidate);
    const exchangeWith = meetingCalled(other, candidate);
    if (!target || !exchangeWith) return undefined;
    return plain("reschedule", { target, exchangeWith });
  });
}

/** A meeting by its name or hour, or "it". A name alone is somebody ("swap Anna with Tom"), a day alone no meeting. */
function meetingCalled(words: string, { book, alone }: LanguageCandidate): Target | undefined {
  if (words === "") return undefined;
  const target = targetCalled(words, alone);
  if (!target || isIt(target)) return target;
  const { folded } = readText(words);
  const atHour = target.when?.grain === "minute" && target.when.kind !== "duration";
  const isThing = book.markers.articles.test(folded.split(/[ ']/, 1).join()) || book.event.test(folded);
  return atHour || (isThing && (target.title || target.attendees)) ? target : undefined;
}
