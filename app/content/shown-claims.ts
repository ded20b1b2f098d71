import { isBuilt } from "~/domain/capabilities";
import { type Claim, claims } from "./claims";

/** Whether a claim may be shown: what it speaks of is there. */
export function isShown({ needs }: Claim): boolean {
  return needs === undefined || isBuilt(needs);
}

const FIGURES = [claims.schedulingTime, claims.attendance, claims.preparation, claims.actionItems];

/** What Parley gives back, in figures. */
export const figures = FIGURES.filter(isShown);
