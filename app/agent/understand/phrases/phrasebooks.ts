import { german } from "../languages/de/phrasebook";
import { english } from "../languages/en/phrasebook";
import { spanish } from "../languages/es/phrasebook";
import { french } from "../languages/fr/phrasebook";
import { dutch } from "../languages/nl/phrasebook";
import type { Phrasebook } from "./phrasebook";

export const PHRASEBOOKS: readonly Phrasebook[] = [english, dutch, german, french, spanish];

/** The phrasebook of a two-letter language; English for one we do not speak. */
export function phrasebookOf(code: string): Phrasebook {
  return PHRASEBOOKS.find((book) => book.code === code) ?? english;
}
