/** The languages that Parley understands and answers in: two letters, as in BCP 47. */
export const SPOKEN = ["en", "nl", "de", "fr", "es"] as const;
export type Spoken = (typeof SPOKEN)[number];

/** The same, where a message is read. */
export type Understood = Spoken;

/** The language that a reader of `code` (BCP 47) is answered in: English for all that Parley does not speak. */
export function spokenFor(code: string): Spoken {
  const short = code.slice(0, 2).toLowerCase();
  return SPOKEN.find((language) => language === short) ?? "en";
}
