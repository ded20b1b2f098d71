import { dutch } from "./nl";
import { english } from "./en";
import { french } from "./fr";
import { german } from "./de";
import type { Phrasebook } from "./phrasebook";
import { spanish } from "./es";

const BOOKS: readonly Phrasebook[] = [english, dutch, german, french, spanish];

/** The phrasebook of a two-letter language; English for one we do not speak. */
export function phrasebookOf(code: string): Phrasebook {
  return BOOKS.find((book) => book.code === code) ?? english;
}
