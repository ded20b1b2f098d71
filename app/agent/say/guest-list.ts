import { BODY_MAX } from "~/domain/message";
import { wordsOf } from "../words/catalogue";
import { named, type Person, people, SHOWN_PEOPLE, withAddress } from "./names";
import type { Voice } from "./voice";

/**
 * Puts guests into a sentence: by name, or by how many they are when they are named in messages before it.
 *
 * @param heading over their names there
 */
export type Who = (list: readonly Person[], heading: (count: number) => string, how?: { addresses: boolean }) => string;

/**
 * A body in which everybody who will get a mail is named: in the body itself, or, when they are many or it would be too
 * long, one by one in messages that come before it.
 *
 * @param max longest body, in UTF-16 units
 * @param build writes the body; called once more when not everybody fits
 */
export function namingAll(max: number, voice: Voice, build: (who: Who) => string): { body: string; before: string[] } {
  let most = 0;
  const inline = build((list, _, how) => {
    most = Math.max(most, list.length);
    return people(list, voice, how);
  });
  if (most <= SHOWN_PEOPLE && inline.length <= max) return { body: inline, before: [] };

  const lists = new Map<string, string[]>();
  const body = build((list, heading, how) => {
    if (list.length <= FEW) return people(list, voice, how);
    const names = list.map((one, n) => `${n + 1}. ${how?.addresses ? withAddress(one, voice) : named(one, voice)}`);
    lists.set(heading(list.length), names);
    return wordsOf(voice).namedAbove(list.length);
  });
  return { body, before: pages([...lists].flatMap(([heading, names]) => [heading, ...names])) };
}

/** So many never need a message of their own. */
const FEW = 2;

/** Lines as messages, each as long as one may be. */
export function pages(lines: readonly string[], max: number = BODY_MAX.text): string[] {
  const pages: string[] = [];
  for (const line of lines) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= max) pages[pages.length - 1] = `${last}\n${line}`;
    else pages.push(line);
  }
  return pages;
}
