import type { Context } from "../command";
import type { Phrasebook } from "../phrases/phrasebook";
import type { Clause } from "./clauses";
import type { Evidence, IntentFound } from "./evidence";

/** A short answer to what we asked, when the words alone are no request. */
export function readAnswer(
  clauses: readonly Clause[],
  head: IntentFound | null,
  evidence: Evidence,
  book: Phrasebook,
  context: Context,
): IntentFound | null {
  if (head && head.confidence > 0.75 && head.head > 0) return null;
  const clause = clauses[0];
  if (!clause) return null;
  if (head && isRequestOfItsOwn(head, evidence, book)) return null;
  const asks = book.ask.test(clause.text) && !/^(?:is|how about|what (?:about|if))\b/.test(clause.text);
  if (asks && head) return null;
  const rule = "an answer to our question";
  const place =
    /^(?:(?:at|in|@|bij|bei|im|chez|en|au)\b|(?:on|via|over|by|op) (?:zoom|teams|meet|google|skype|phone|video|webex))/.test(
      clause.text,
    );
  // "without Anna", "not with Anna", "and Tom": who comes, by a name and what stands before it.
  const names =
    /^(?:(?:yes|ok|no|sure|but|actually)[, ]+)*(?:without|not with|minus|leave out|and|plus|also|only with|zonder|en ook|ohne|sans|sin) ?(?=\p{Lu})/iu.exec(
      evidence.said,
    );
  const named = names && /^\p{Lu}/u.test(evidence.said.slice(names[0].length));
  if (context.awaiting === "confirmation" && !evidence.hasTime && clause.text.length < 80) {
    if (book.retitle.test(clause.text) || place)
      return { intent: "reschedule", confidence: 0.75, clause, head: 0, rule };
    if (evidence.hasCompany || evidence.hasAddress || named)
      return {
        intent: "edit_attendees",
        confidence: 0.75,
        clause: { ...clause, start: named ? 0 : clause.start },
        head: 0,
        rule,
      };
  }
  const about = /^(?:can we|could we|how about|what about|what if|make it|rather|or)\b/.test(clause.text);
  if (evidence.hasTime || about)
    return {
      intent: context.awaiting === "confirmation" ? "reschedule" : "create",
      confidence: 0.7,
      clause,
      head: 0,
      rule,
    };
  if (context.awaiting !== "confirmation" && clause.text.length < 80)
    return { intent: "create", confidence: 0.6, clause, head: 0, rule };
  return null;
}

/** "Coffee with dirk@corp.example Tuesday 9": what, with whose address and when is a request, whatever is open. */
function isRequestOfItsOwn({ intent, clause }: IntentFound, evidence: Evidence, { markers }: Phrasebook): boolean {
  if (intent !== "create" || !clause || !evidence.hasAddress || !evidence.hasCompany || !evidence.hasTime) return false;
  const [first = ""] = evidence.outsideTimes(clause).split(" ");
  return !markers.with.test(first);
}
