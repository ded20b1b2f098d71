/** The languages that Parley answers in. It understands more of them: `LANGUAGES` in `preferences`. */
export type Spoken = "en" | "nl";

/** The languages that are understood; about plans and money Parley answers in each of them. */
export type Understood = Spoken | "de" | "fr" | "es";

export function isUnderstood(code: string): code is Understood {
  return ["en", "nl", "de", "fr", "es"].includes(code);
}

/** The language that a reader of `code` (BCP 47) is answered in: English for all that Parley does not speak. */
export function spokenFor(code: string): Spoken {
  return code.slice(0, 2).toLowerCase() === "nl" ? "nl" : "en";
}
