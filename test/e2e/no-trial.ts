/** How the addresses of those begin who have no meeting of a trial left from the start (`global-setup.ts`). */
export const NO_TRIAL = "no-trial-";
