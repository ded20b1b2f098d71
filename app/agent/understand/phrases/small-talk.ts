/** What people say besides meetings, as far as it has an answer of its own; the earlier wins. */
export const SMALL_TALK = ["welcome", "hello", "who", "account", "billing", "privacy", "support", "sorry"] as const;

export type SmallTalk = (typeof SMALL_TALK)[number];

/**
 * Words in lower case and without accents. "welcome" answers thanks, "sorry" a curse, "who" a question about who is texting;
 * "nod" is what people say to news ("ok", "great").
 */
export type SmallTalkPhrases = Record<SmallTalk | "nod", RegExp>;
