import type { Summary } from "~/domain/summary";
import type { Transcript } from "~/domain/transcript";
import { languageOf } from "../understand/language";

/** A summary by rules alone: no network, no clock, no randomness. */
export function extract({ entries }: Transcript): Summary {
  const language = languageOf(entries.map(({ text }) => text).join(" "), null, "en");
  return { language, overview: [], decisions: [], actionItems: [], questions: [], followUp: null, dropped: 0 };
}
