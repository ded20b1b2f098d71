import type { Language } from "./lexicon";
export const spanish: Language = { code: "es", entries: [], monthFirst: false, hints: "" };
