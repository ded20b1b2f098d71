import type { Summarise } from "~/domain/summary";
import type { LanguageModel } from "~/providers/language-model";
import { withModel } from "./ask-model";
import { checked, checkerOf } from "./check-evidence";
import { extract } from "./extract";

/** The summariser of `Deps`: rules, and a model where there is one and it may be asked. */
export function createSummarise(model: LanguageModel | null): Summarise {
  return async (transcript, { mayAskModel = false } = {}) => {
    const checker = checkerOf(transcript);
    const byRules = checked(extract(transcript), checker);
    return model && mayAskModel ? withModel(model, transcript, byRules, checker) : byRules;
  };
}
