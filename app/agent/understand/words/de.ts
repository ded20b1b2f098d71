import type { Language } from "./lexicon";
export const german: Language = { code: "de", entries: [], monthFirst: false, hints: "" };
