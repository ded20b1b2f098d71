/** What people ask about money: what is left of their meetings, what Parley costs, which plan they have. */
export type BillingQuestion = "left" | "cost" | "plan";

/** Whole questions, in lower case and without accents; a question mark and courtesies are gone. */
export type BillingPhrases = Record<BillingQuestion, RegExp>;
