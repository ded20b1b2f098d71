import type { AgendaChannel, AgendaDays } from "~/domain/daily-agenda";
import type { Sentences } from "./sentences";

/** How a language speaks of an agenda that comes every day. Patterns read folded text. */
export interface AgendaPhrases {
  /** Two letters. */
  code: string;
  /** What stands around it, wherever it stands; what is found is taken out before the sentences are read. */
  days: readonly (readonly [RegExp, AgendaDays])[];
  whenEmpty: readonly (readonly [RegExp, boolean])[];
  by: readonly (readonly [RegExp, AgendaChannel])[];
  /** Beside a time of day: "in the morning". */
  partOfDay: RegExp;
  /** That hours are those of the evening. */
  evening: RegExp;
  /**
   * `{time}` or `{later}` are a time of day, `{daily}` says that it comes every day, `{sent}` that it is to be sent, and
   * `{mailed}` by mail.
   */
  wanted: Sentences;
  unwanted: Sentences;
}
