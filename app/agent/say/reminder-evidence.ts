import type { OutgoingMessage } from "~/domain/message";
import type { ReminderFact } from "~/domain/reminder-evidence";
import { capitalised } from "~/domain/text";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { text } from "./message";
import { lines, quote } from "./names";
import { momentOf, type Voice, when } from "./voice";

/** Which of several decides: what came furthest. */
const FURTHEST = ["read", "delivered", "sent", "open", "planned", "failed"] as const satisfies ReminderFact["what"][];

/** What became of the reminder of a meeting: the last that is known, then its way. */
export function reminderEvidence({ event, facts }: ReplyOf<"reminder-evidence">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice).reminded;
  const title = quote(event.title);
  const standing = facts.filter((fact, n) => !isVoid(fact, facts.slice(n + 1)));
  const furthest = FURTHEST.map((what) => standing.findLast((fact) => fact.what === what)).find(Boolean);
  if (!furthest) return text(lines(words.none(title), when(event, voice)));
  const verdict = words.verdict[furthest.what as (typeof FURTHEST)[number]]; // found by one of these
  const steps = facts.length > 1 ? facts.map((fact) => `• ${capitalised(stepOf(fact, voice))}`) : [];
  return text(lines(verdict(stepOf(furthest, voice)), `${title}, ${when(event, voice)}`, ...steps));
}

/** What was sent and came back has not arrived. */
const isVoid = ({ what, channel }: ReminderFact, later: readonly ReminderFact[]) =>
  (what === "sent" || what === "delivered") && later.some((fact) => fact.what === "failed" && fact.channel === channel);

function stepOf({ what, channel, at, failure }: ReminderFact, voice: Voice): string {
  const words = wordsOf(voice).reminded;
  const moment = at === null ? "" : momentOf(at, voice);
  const step = words.step[what]([moment, channel && words.channel[channel]].filter(Boolean).join(" "));
  return failure ? `${step}: ${words.failures[failure]}` : step;
}
