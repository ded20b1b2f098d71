import type { Command, Context, Target } from "../command";
import { parse } from "../grammar/parse";

const CLEAR = "clear|cancel|delete|remove|drop|scrap|annuleer|schrap|verwijder";
const PUSH = "move|push|shift|bump|postpone|reschedule|delay|verzet|verplaats|verschuif|schuif|zet";
const COURTESY =
  "(?:(?:please|pls|i (?:need|have|want) to|let's|ik (?:moet|wil)|can (?:you|u)|could (?:you|u)|kun je|wil je)\\s+)*";
const NOUN = "(?:meetings?|calls?|appointments?|events?|afspraken|afspraak)";
/** Words for every meeting there is; "my afternoon" only with "clear". */
const ALL = `(?:everything|every meeting|alles|(?:my|the|mijn|de)\\s+(?:meetings|calls|appointments|events|afspraken)|(?:all|alle|al|both|beide|allebei)(?:\\s+(?:of|two|three|twee|drie))?(?:\\s+(?:my|the|mijn|de))?(?:\\s+${NOUN})?)`;
const EVERYTHING = new RegExp(`^\\s*${COURTESY}(?:(${CLEAR})|(${PUSH}))\\s+${ALL}(?=\\s|$|[.!,])(.*)$`, "isu");
const CLEARED = new RegExp(
  `^\\s*${COURTESY}(?:(?:clear|free\\s+up|empty|cancel(?=\\s+(?:my|the)\\s+(?:(?:whole|entire)\\s+|rest\\s+of\\s+(?:the|my)\\s+)?(?:day|morning|afternoon|evening|week)\\b))\\s+(?:out\\s+)?(?:my\\s+|the\\s+)?(.+)|maak\\s+(?:mijn\\s+|de\\s+)?(.+?)\\s+(?:leeg|vrij)[.!\\s]*)$`,
  "isu",
);
/** Which of all, and how they move: "after 3" and "by half an hour", "today" and "an hour later". */
const MOVES =
  /^(.*?)(\b(?:(?:by|to|met|naar|back|forward)\b|(?:a|an|half|een|\d+)\s*(?:an?\s+|half\s+)?(?:m|mins?|minutes?|minuten|h|hrs?|hours?|uur|uurtje|kwartier|quarter)\b).*)$/isu;
/** Those of the list that was shown: nothing else is said about them. */
const OF_THE_LIST = new RegExp(
  `^\\s*${COURTESY}(?:(${CLEAR})|(${PUSH}))\\s+(?:both|all of them|them all|them both|them|these|those|allebei|allemaal|ze)(?:\\s+of them)?((?:\\s+(?:please|pls|alsjeblieft))?[.!\\s]*|\\s+(?:by|to|met|naar|with|\\d).*)$`,
  "isu",
);
/** "Except lunch", "but not the review", "behalve de lunch". */
const EXCEPT =
  /[\s,]*(?<![\p{L}])(?:except(?:\s+for)?|but\s+(?:not|keep|leave)|but|apart\s+from|other\s+than|besides|excluding|behalve|maar\s+(?:niet|laat|houd)|zonder)\s+(.+)$/isu;

/** "For me, something came up": why, and for whom. */
const REASON = /(?:\s+(?:for me|voor mij|voor me)\b)?(?:[?!;.,]\s+(?![\d]).*)?[?!;.,\s]*$/isu;

/** "Cancel everything tomorrow", "clear my afternoon", "push everything after 3 by half an hour", "cancel both". */
export function everything(text: string, context: Context): Command | undefined {
  const [exception, but] = EXCEPT.exec(text) ?? [];
  const whole = exception === undefined ? text : text.slice(0, -exception.length);
  const said = whole.replace(REASON, "");
  const fresh = { ...context, awaiting: undefined };
  const command = forEvery(said, languageOfRequest(text), fresh) ?? forReason(whole, languageOfRequest(text), fresh);
  return command && but !== undefined ? { ...exceptFor(but, command, context), except: but } : command;
}

/** "I'm sick today, cancel everything": the day may stand with the reason. */
const REASON_FIRST =
  /^[^,.;!?\n]{2,60}?\b(today|tomorrow|this\s+(?:morning|afternoon|week)|vandaag|morgen|vanmiddag|deze\s+week)?\b[^,.;!?\n]{0,20}[,.;!]\s*(?:so\s+|dus\s+)?(.{8,200})$/isu;

function forReason(text: string, carrier: Carrier, context: Context): Command | undefined {
  const [, day = "", rest] = REASON_FIRST.exec(text) ?? [];
  if (rest === undefined || !EVERYTHING.test(rest)) return undefined;
  return forEvery(day && !rest.includes(day) ? `${rest} ${day}` : rest, carrier, context);
}

export const hasException = (text: string) => EXCEPT.test(text);

export const isOfTheList = (text: string) => OF_THE_LIST.test(text.replace(EXCEPT, ""));

/** What the words around a part of a request must be, so that the part is read in its own language. */
interface Carrier {
  look: string;
  cancel: string;
  move: string;
}
const ENGLISH: Carrier = { look: "what's on", cancel: "cancel", move: "move it" };
const DUTCH: Carrier = { look: "wat staat er", cancel: "annuleer", move: "verzet het" };

const languageOfRequest = (text: string) =>
  /\b(?:annuleer|schrap|verwijder|verzet|verplaats|verschuif|schuif|maak|zet)\b/iu.test(text) ? DUTCH : ENGLISH;

function forEvery(text: string, carrier: Carrier, context: Context): Command | undefined {
  const list = OF_THE_LIST.exec(text);
  const [, clear, push, rest = ""] = list ?? EVERYTHING.exec(text) ?? [];
  if (clear) return forAll(context, "cancel", list ? "" : rest, carrier);
  if (push) {
    const [, scope = "", tail = ""] = MOVES.exec(rest) ?? [];
    const how = parse(`${carrier.move} ${tail}`, context);
    const shiftMinutes = how.slots.shiftMinutes ?? shiftIn(how, tail);
    const when = shiftMinutes === undefined && how.when?.kind !== "duration" ? how.when : null;
    const moves = when !== null || shiftMinutes !== undefined;
    return moves ? { ...forAll(context, "reschedule", list ? "" : scope, carrier, shiftMinutes), when } : undefined;
  }
  const [, cleared, emptied] = CLEARED.exec(text) ?? [];
  const what = cleared ?? emptied;
  const all = what === undefined ? undefined : forAll(context, "cancel", what, carrier);
  // "Clear the standup" means one meeting.
  return all?.slots.target?.when && !all.slots.target.title && all.slots.target.when.grain !== "minute"
    ? all
    : undefined;
}

/** A length alone is how much later, or earlier: "schuif alles een uur op". */
function shiftIn({ when }: Command, tail: string): number | undefined {
  if (when?.kind !== "duration" || !when.minutes) return undefined;
  return EARLIER.test(tail) ? -when.minutes : when.minutes;
}

const EARLIER = /\b(?:earlier|forward|up|eerder|vroeger|naar\s+voren|vooruit)\b/iu;

/** @param scope which of all: "tomorrow after 3", "standups this week", "with Anna"; empty for those just shown */
function forAll(
  context: Context,
  intent: "cancel" | "reschedule",
  scope: string,
  carrier: Carrier,
  shiftMinutes?: number,
): Command {
  const readings = [`${carrier.look} ${scope}`, `${carrier.cancel} ${scope}`, `${carrier.cancel} ${singular(scope)}`];
  // "What's on standups" is no question, but "cancel standups" names meetings.
  const read = readings.map((reading) => () => parse(reading, context));
  const { slots, when } = firstOf(read, ({ intent }) => intent === "query" || intent === "cancel") ?? NOTHING_SAID;
  const { title, attendees } = slots.target ?? {};
  const target: Target = {
    // "all standups" are those called "Standup".
    ...(title && { title: singular(title) }),
    ...(attendees && { attendees }),
    ...(when && { when }),
  };
  return {
    intent,
    confidence: 0.9,
    slots: { target, ...(shiftMinutes !== undefined && { shiftMinutes }) },
    when: intent === "cancel" ? when : null,
    question: null,
    manner: "every",
  };
}

const NOTHING_SAID: Pick<Command, "slots" | "when"> = { slots: {}, when: null };

const singular = (text: string) => text.replace(/(\p{L}{3,}[^s\P{L}])s\b/gu, "$1");

function firstOf<T>(reads: readonly (() => T)[], fits: (read: T) => boolean): T | undefined {
  for (const read of reads) {
    const found = read();
    if (fits(found)) return found;
  }
  return undefined;
}

/** "Everything except lunch today": a day that is said with what stays is the day of all. */
function exceptFor(text: string, command: Command, context: Context): Command {
  const { target = {} } = command.slots;
  if (Object.keys(target).length > 0) return command;
  const day = targetsIn(text, context).find(({ when }) => when?.grain === "day")?.when;
  if (!day || /^\W*(?:the|de)\b/iu.test(day.text)) return command;
  const slots = { ...command.slots, target: { when: day } };
  return { ...command, slots, when: command.intent === "cancel" ? day : command.when };
}

/** The meetings that words name one by one: "the dentist and my 3pm". */
export function targetsIn(text: string, context: Context): Target[] {
  return text
    .split(/\s*,\s*(?:and\s+|en\s+)?|\s+(?:and|en|&)\s+/iu)
    .map(
      (one) =>
        parse(`cancel ${one.replace(/^\s*(?:de|het|die(?:\s+van)?)\s+/iu, "")}`, {
          ...context,
          awaiting: undefined,
        }).slots.target ?? {},
    )
    .filter((target) => Object.keys(target).length > 0);
}
