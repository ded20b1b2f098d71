import { readSummaryChoice, type SummaryVerb } from "~/domain/summary-choice";
import type { Command, SummaryWish } from "../understand/command";

const WISHES: Record<SummaryVerb, (id: string) => SummaryWish> = {
  send: (id) => ({ wants: "send", meeting: "", id }),
  items: (id) => ({ wants: "items", of: "all", meeting: "", id }),
  followUp: (id) => ({ wants: "follow-up", meeting: "", id }),
};

/** The request that a button below a line about a summary stands for; undefined for any other. */
export function summaryTapped(choiceId: string | undefined): Command | undefined {
  const choice = readSummaryChoice(choiceId);
  if (!choice) return undefined;
  const summary = WISHES[choice.verb](choice.id);
  return { intent: "summary", confidence: 1, slots: { summary }, when: null, question: null };
}
