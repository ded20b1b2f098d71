import { type Command, type Context, plain } from "../command";
import { minutesIn } from "../grammar/said-length";
import { firstMade, type LanguageCandidate } from "./message";

/** "Add 15 minutes", "doe er een kwartier bij", "half an hour shorter": of the meeting that is on the table. */
export function longer(candidates: readonly LanguageCandidate[], { focus, awaiting }: Context): Command | undefined {
  if (!focus && awaiting === undefined) return undefined;
  return firstMade(candidates, ({ book, core }) => {
    const { by: more } = book.manners.longer(core) ?? {};
    const by = more ?? book.manners.shorter(core)?.by;
    const minutes = by === undefined ? null : minutesIn(by, book.code);
    if (minutes === null) return undefined;
    const extendMinutes = more === undefined ? -minutes : minutes;
    return plain("reschedule", { extendMinutes });
  });
}
