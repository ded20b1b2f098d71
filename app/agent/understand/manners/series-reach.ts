import type { Command, Manner } from "../command";
import { parse } from "../grammar/parse";
import { isOfTheseIn } from "./bulk-actions";
import { firstMade, type LanguageCandidate } from "./message";

/** "Cancel the standup series", "move the standup from now on to 10", "end the standup series after this week". */
export function seriesReach(candidates: readonly LanguageCandidate[]): Command | undefined {
  return firstMade(candidates, (candidate) => {
    const { ends, starts, reach, alone } = candidate.book.manners;
    const { said, folded } = candidate.core;
    const ending = ends.exec(folded);
    // To end a series is to cancel it from some day on.
    const asked = ending ? `${alone.cancel} ${said.slice(ending[0].length)}` : said;
    const shift = asked.length - said.length;
    const start = starts.exec(folded);
    if (start) {
      const { day, after } = start.groups ?? {};
      return fromDay(
        without(asked, start, shift),
        day ?? candidate.book.manners.dayAfter[after ?? ""] ?? "",
        candidate,
      );
    }
    for (const [manner, words] of reach) {
      const found = words.exec(folded);
      if (found && !isOfTheseIn(candidate))
        return reaching(without(asked, found, shift), ending ? "following" : manner, candidate);
    }
    return undefined;
  });
}

/** A message less the words that say how far it reaches. @param shift how much longer `said` is than what was read */
const without = (said: string, { index, 0: words }: RegExpExecArray, shift: number) =>
  `${said.slice(0, Math.max(0, index + shift))} ${said.slice(Math.max(0, index + shift + words.length))}`;

function reaching(text: string, manner: Manner, { alone }: LanguageCandidate): Command | undefined {
  const command = parse(text, alone);
  return command.intent === "cancel" || command.intent === "reschedule" ? { ...command, manner } : undefined;
}

/** The first instance on that day or after it is where the change begins. */
function fromDay(text: string, day: string, candidate: LanguageCandidate): Command | undefined {
  const { alone, seriesWord } = candidate.book.manners;
  const { when } = parse(`${alone.look} ${day}`, candidate.alone);
  const isDay = when?.grain === "day" || when?.grain === "week" || when?.grain === "month";
  const command = isDay ? reaching(text.replace(seriesWord, ""), "following", candidate) : undefined;
  return command && when
    ? { ...command, slots: { ...command.slots, target: { ...command.slots.target, when } } }
    : undefined;
}
