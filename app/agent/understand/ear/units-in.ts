import type { Role } from "./lexicon";
import type { TimeFound } from "./said-times";
import { isPerson, isPhrase, isShift, isTime, type Unit } from "./unit";

/** Some of the units is a phrase with one of these roles. */
export const has = (units: readonly (Unit | undefined)[], ...roles: Role[]): boolean =>
  units.some((unit) => isPhrase(unit, ...roles));

export const timesOf = (units: readonly Unit[]): TimeFound[] => units.filter(isTime).map(({ found }) => found);

/** Minutes, below zero for earlier. */
export const shiftsIn = (units: readonly Unit[]): number[] => units.filter(isShift).map(({ minutes }) => minutes);

/** Names as they were typed. */
export const namesIn = (units: readonly Unit[]): string[] => units.filter(isPerson).map(({ said }) => said);

/** Names as far as they are known. */
export const wholeNamesIn = (units: readonly Unit[]): string[] => units.filter(isPerson).map(({ whole }) => whole);
