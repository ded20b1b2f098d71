import type { Spoken } from "./language";

/** BCP 47, where two letters alone would mean another habit: British English puts no comma before "and". */
export const localeOf = (language: Spoken) => (language === "en" ? "en-GB" : language);

/**
 * How many there are, in words: "1 Termin", "2 Termine". Which form goes with which number is the language's own rule
 * (French has "0 jour").
 */
export function countIn(language: Spoken): (count: number, one: string, many: string) => string {
  const formFor = formIn(language);
  return (count, one, many) => `${count} ${formFor(count, one, many)}`;
}

/** As `countIn`, the form alone. */
export function formIn(language: Spoken): (count: number, one: string, many: string) => string {
  const rules = new Intl.PluralRules(localeOf(language));
  return (count, one, many) => (rules.select(count) === "one" ? one : many);
}

/** "Anna, Tom and Eve"; in Spanish "Ana e Inés". */
export function listIn(language: Spoken): (parts: readonly string[]) => string {
  const format = new Intl.ListFormat(localeOf(language), { type: "conjunction" });
  return (parts) => format.format(parts);
}
