import type { Command, Context, Target } from "../command";
import { phrasebookOf } from "../phrases/phrasebooks";
import { readText } from "../text";
import { targetCalled } from "./named-edits";

const VERBS =
  "swap|switch|exchange|trade|wissel|verwissel|ruil|tausche?|vertausche?|echange[rz]?|inverse[rz]?|intercambia|cambia";
const POLITE = "please|pls|can you|could you|kun je|wil je|kannst du|bitte|peux-tu|puedes";
const OPENS = new RegExp(
  `^\\W*(?:(?:${POLITE})\\s+)*(?:${VERBS})\\s+(?:the\\s+times?\\s+of\\s+|de\\s+tijden\\s+van\\s+)?`,
  "u",
);
const ENDS = /(?:\s+(?:around|over|places|times|please|pls|om|rond|bitte|por favor))*[\s.!?]*$/u;
/** "And" parts the two before "with" does: "lunch with Anna and the standup". */
const JOINS = [/\s+(?:and|&|en|und|et|y)\s+/gu, /\s+(?:with|for|met|voor|mit|gegen|avec|contre|con|por)\s+/gu];

/** "Swap my 2pm and my 4pm", "wissel de standup en de review om": two meetings that change places. */
export function swap(text: string, context: Context): Command | undefined {
  const { said, folded } = readText(text);
  const from = OPENS.exec(folded)?.[0].length ?? 0;
  if (from === 0) return undefined;
  const to = folded.length - (ENDS.exec(folded)?.[0].length ?? 0);
  for (const join of JOINS) {
    // Of several the last: "my 1:1 with Anna with the standup".
    for (const { 0: words, index } of [...folded.slice(from, to).matchAll(join)].reverse()) {
      const target = meetingCalled(said.slice(from, from + index), context);
      const exchangeWith = meetingCalled(said.slice(from + index + words.length, to), context);
      if (target && exchangeWith)
        return { intent: "reschedule", confidence: 0.9, slots: { target, exchangeWith }, when: null, question: null };
    }
  }
  return undefined;
}

/** A meeting by its name or hour, or "it". A name alone is somebody ("swap Anna with Tom"), a day alone no meeting. */
function meetingCalled(words: string, context: Context): Target | undefined {
  const target = targetCalled(words, context);
  if (!target || Object.keys(target).length === 0) return target;
  const atHour = target.when?.grain === "minute" && target.when.kind !== "duration";
  const isThing = ARTICLE.test(words) || phrasebookOf(context.usual ?? "en").event.test(readText(words).folded);
  return atHour || (isThing && (target.title || target.attendees)) ? target : undefined;
}

const ARTICLE = /^(?:my|the|our|mijn|onze|de|het|mein\w*|unser\w*|der|die|das|mon|ma|notre|le|la|mi|nuestr[ao]|el)\s/iu;
