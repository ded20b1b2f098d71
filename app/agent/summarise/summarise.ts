import type { Summarise } from "~/domain/summary";
import type { LanguageModel } from "~/providers/language-model";
import { checked } from "./check-evidence";
import { extract } from "./extract";

/** The summariser of `Deps`: rules, and a model where there is one and it may be asked. */
export function createSummarise(_model: LanguageModel | null): Summarise {
  return async (transcript) => checked(extract(transcript), transcript);
}
