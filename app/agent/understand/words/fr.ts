import type { Language } from "./lexicon";
export const french: Language = { code: "fr", entries: [], monthFirst: false, hints: "" };
