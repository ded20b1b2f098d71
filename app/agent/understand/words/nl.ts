import type { Language } from "./lexicon";
export const dutch: Language = { code: "nl", entries: [], monthFirst: false, hints: "" };
