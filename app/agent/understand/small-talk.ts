import { SMALL_TALK_IN_GERMAN } from "./languages/de/small-talk";
import { SMALL_TALK_IN_ENGLISH } from "./languages/en/small-talk";
import { SMALL_TALK_IN_SPANISH } from "./languages/es/small-talk";
import { SMALL_TALK_IN_FRENCH } from "./languages/fr/small-talk";
import { SMALL_TALK_IN_DUTCH } from "./languages/nl/small-talk";
import { SMALL_TALK, type SmallTalk } from "./phrases/small-talk";
import { readText } from "./text";

const LANGUAGES = [
  SMALL_TALK_IN_ENGLISH,
  SMALL_TALK_IN_DUTCH,
  SMALL_TALK_IN_GERMAN,
  SMALL_TALK_IN_FRENCH,
  SMALL_TALK_IN_SPANISH,
];
/** Longer messages are stories, of whatever kind. */
const LONGEST = 120;

/** What is said besides meetings; null when the words are none of this. */
export function smallTalk(text: string): SmallTalk | null {
  if (text.length > LONGEST) return null;
  const { folded } = readText(text);
  return SMALL_TALK.find((kind) => LANGUAGES.some((phrases) => phrases[kind].test(folded))) ?? null;
}

/** "Ok", "great": what people say to news. */
export function isNod(text: string): boolean {
  const { folded } = readText(text);
  return /^\W*$/.test(folded) || LANGUAGES.some(({ nod }) => nod.test(folded));
}
