import type { Summarise } from "~/domain/summary";
import { extract } from "./extract";

/** The summariser of `Deps`. */
export function createSummarise(): Summarise {
  return async (transcript) => extract(transcript);
}
