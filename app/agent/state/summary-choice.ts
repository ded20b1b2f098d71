import { readItemChoice, readSummaryChoice, type SummaryVerb } from "~/domain/summary-choice";
import type { Command, SummaryRequest } from "../understand/command";

const WISHES: Record<SummaryVerb, (id: string) => SummaryRequest> = {
  send: (id) => ({ wants: "send", meeting: "", id }),
  items: (id) => ({ wants: "items", of: "all", meeting: "", id }),
  followUp: (id) => ({ wants: "follow-up", meeting: "", id }),
};

const doneWith = (item: string): SummaryRequest => ({ wants: "done", what: "", meeting: "", item });

/** The request that a button below a line about a summary or an action item stands for; undefined for any other. */
export function summaryTapped(choiceId: string | undefined): Command | undefined {
  const choice = readSummaryChoice(choiceId);
  const item = readItemChoice(choiceId);
  const summary = choice ? WISHES[choice.verb](choice.id) : item && doneWith(item);
  if (!summary) return undefined;
  return { intent: "summary", confidence: 1, slots: { summary }, when: null, question: null };
}
