import type { Summary } from "~/domain/summary";
import type { Transcript } from "~/domain/transcript";
import { findActionItems } from "./action-items";
import { findDecisions } from "./decisions";
import { findFollowUp } from "./follow-up";
import { findOverview } from "./overview";
import { findQuestions } from "./questions";
import { hereOf } from "./said-days";
import { readTalk } from "./sentences";

/** A summary by rules alone, as the checker has not seen it: no network, no clock, no randomness. The same words give the same summary. */
export function extract(transcript: Transcript): Summary {
  const talk = readTalk(transcript);
  const here = hereOf(transcript);
  const [decisions, actionItems, questions] = [findDecisions(talk), findActionItems(talk, here), findQuestions(talk)];
  return {
    language: talk.language,
    overview: findOverview(talk, [...decisions, ...actionItems, ...questions]),
    ...{ decisions, actionItems, questions },
    followUp: findFollowUp(talk, here),
    dropped: 0,
  };
}
