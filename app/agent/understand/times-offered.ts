import type { Command, Context } from "./command";
import { parse } from "./grammar/parse";
import { OFFERS_IN_GERMAN } from "./languages/de/offers";
import { OFFERS_IN_ENGLISH } from "./languages/en/offers";
import { OFFERS_IN_SPANISH } from "./languages/es/offers";
import { OFFERS_IN_FRENCH } from "./languages/fr/offers";
import { OFFERS_IN_DUTCH } from "./languages/nl/offers";
import { firstIn, readText } from "./text";

const LANGUAGES = [OFFERS_IN_ENGLISH, OFFERS_IN_DUTCH, OFFERS_IN_GERMAN, OFFERS_IN_FRENCH, OFFERS_IN_SPANISH];
/** Longer messages are about something else too. */
const LONGEST = 200;

/** Whether it is asked what guests have answered who were asked together: "who can when?" */
export function whoCanAsked(text: string): boolean {
  if (text.length > LONGEST) return false;
  const { said } = readText(text);
  return LANGUAGES.some(({ whoCan }) => whoCan.some((form) => form.test(said)));
}

/** "Send Anna three times for next week", "offer these times to Tom": a guest is to pick one. */
export function timesOffered(text: string, context: Context): Command | undefined {
  if (text.length > LONGEST) return undefined;
  const { said } = readText(text);
  for (const { asks, shown, counts, seeks, and } of LANGUAGES) {
    const wanted = firstIn(shown, said) ?? firstIn(asks, said);
    if (!wanted?.who) continue;
    const { who, count = "", rest = "" } = wanted;
    const sought = parse(`${seeks} ${who}${rest}`, { ...context, awaiting: undefined });
    const attendees = sought.slots.attendees ?? sought.slots.target?.attendees ?? namesIn(who, and);
    const { target: _, ...slots } = sought.slots;
    const times = Number(count) || counts[count.toLowerCase()];
    const offer = { ...(times && { times }), ...(firstIn(shown, said) && { shown: true as const }) };
    return {
      ...sought,
      intent: "find_slot",
      confidence: 0.9,
      slots: { ...slots, attendees, offer },
      question: null,
      manner: "offer",
    };
  }
  return undefined;
}

const namesIn = (who: string, and: string) =>
  who.split(new RegExp(`\\s*,\\s*(?:(?:${and})\\s+)?|\\s+(?:${and})\\s+`, "iu")).filter((name) => name !== "");
