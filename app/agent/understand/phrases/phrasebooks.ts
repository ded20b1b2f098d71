import { english } from "./en";
import type { Phrasebook } from "./phrasebook";

const BOOKS: readonly Phrasebook[] = [english];

/** The phrasebook of a two-letter language; English for one we do not speak. */
export function phrasebookOf(code: string): Phrasebook {
  return BOOKS.find((book) => book.code === code) ?? english;
}
