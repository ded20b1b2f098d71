/** Ends a sentence; an abbreviation at its end ("24. Nov.") has its full stop already. */
export const fullStop = (sentence: string) => (sentence.endsWith(".") ? sentence : `${sentence}.`);
