import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { dutch } from "./nl";
import type { Phrasebook } from "./phrasebook";

export const PHRASEBOOKS: readonly Phrasebook[] = [english, dutch, german, french, spanish];

/** The phrasebook of a two-letter language; English for one we do not speak. */
export function phrasebookOf(code: string): Phrasebook {
  return PHRASEBOOKS.find((book) => book.code === code) ?? english;
}
