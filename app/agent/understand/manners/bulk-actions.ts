import type { Command, Context, Target } from "../command";
import { parse } from "../grammar/parse";
import { PHRASEBOOKS } from "../phrases/phrasebooks";
import type { Places } from "../phrases/sentences";
import { readText, type Text } from "../text";
import { firstMade, type LanguageCandidate, languageCandidatesOf, withoutCourtesies } from "./message";

/** "Cancel everything tomorrow", "clear my afternoon", "push everything after 3 by half an hour", "cancel both". */
export function bulkActions(candidates: readonly LanguageCandidate[]): Command | undefined {
  return firstMade(candidates, (candidate) => {
    const { all, but } = withoutException(candidate);
    const command = forEvery(withoutReason(all, candidate), candidate) ?? forReason(all, candidate);
    return command && but !== undefined ? { ...exceptFor(but, command, candidate), except: but } : command;
  });
}

/** Whether a message says what stays: "everything except lunch". */
export function hasException(text: string): boolean {
  const read = readText(text);
  return PHRASEBOOKS.some(({ manners }) => manners.except(read) !== null);
}

/** Whether a message is about what was just shown and says nothing else about it: "cancel both of them, please". */
export const isOfTheList = (text: string) =>
  PHRASEBOOKS.flatMap(({ code }) => languageCandidatesOf(text, { now: 0, zone: "UTC", locale: code })).some(
    isOfTheseIn,
  );

export function isOfTheseIn(candidate: LanguageCandidate): boolean {
  const { all } = withoutException(candidate);
  const { cancelThese, moveThese } = candidate.book.manners;
  return (cancelThese(all) ?? moveThese(all)) !== null;
}

function withoutException({ core, book }: LanguageCandidate): { all: Text; but?: string } {
  const { all, but } = book.manners.except(core) ?? {};
  return all === undefined ? { all: core } : { all: readText(all), but };
}

/** Less "for me", "something came up": why, and for whom. */
function withoutReason({ said, folded }: Text, { book, alone }: LanguageCandidate): Text {
  const end = /(?<!\d)[?!;.,]\s+(?!\d)/.exec(folded)?.index ?? folded.length;
  const isDated = (text: string) => parse(`${book.manners.alone.look} ${text}`, alone).when !== null;
  // "Sag alles ab, was ich morgen hab": no reason, but which of all.
  const [request, behind] = [said.slice(0, end), said.slice(end + 1).trim()];
  if (behind !== "" && isDated(behind) && !isDated(request)) return readText(`${request} ${behind}`);
  const to = book.manners.forMe.exec(folded.slice(0, end))?.index ?? end;
  return { said: said.slice(0, to), folded: folded.slice(0, to) };
}

/** "I'm sick today, cancel everything": the day may stand with the reason. */
function forReason({ said }: Text, candidate: LanguageCandidate): Command | undefined {
  const [, reason = "", rest] = /^([^,.;!?]{2,60})[,.;!]\s*(.{8,200})$/.exec(said) ?? [];
  if (rest === undefined) return undefined;
  const request = withoutCourtesies(readText(rest), candidate.book);
  const all = forEvery(withoutReason(request, candidate), candidate);
  if (!all || all.slots.target?.when) return all;
  const day = parse(`${candidate.book.manners.alone.look} ${reason}`, candidate.alone).when;
  if (!day || day.grain === "minute") return all;
  // "Alles absagen": the verb is last.
  return firstMade([`${request.said} ${day.text}`, `${day.text} ${request.said}`], (said) =>
    forEvery(readText(said), candidate),
  );
}

function forEvery(text: Text, candidate: LanguageCandidate): Command | undefined {
  const { cancelThese, moveThese, cancelAll, moveAll, moveWhole, clear } = candidate.book.manners;
  if (cancelThese(text)) return allOf("", "cancel", candidate);
  const moved = moveThese(text) ?? moveAll(text);
  if (moved) return moving(moved, candidate);
  const whole = moveWhole(text);
  const stretched = whole && ofStretch(moving(whole, candidate));
  if (stretched) return stretched;
  const out = cancelAll(text);
  if (out) return allOf([out.which, out.then].filter(Boolean).join(" "), "cancel", candidate);
  const stretch = clear(text)?.when;
  return stretch === undefined ? undefined : ofStretch(allOf(stretch, "cancel", candidate));
}

/** "Clear the standup", "move the whole standup" mean one meeting. */
function ofStretch(all: Command | undefined): Command | undefined {
  const { title, when } = all?.slots.target ?? {};
  return title === undefined && when && when.grain !== "minute" ? all : undefined;
}

/** How they move: "by half an hour", "to Friday"; a length alone is how much later, or by its words earlier. */
function moving({ verb = "", which = "", how, way = "" }: Places, candidate: LanguageCandidate): Command | undefined {
  const { alone, earlier } = candidate.book.manners;
  const { slots, when } = parse(`${alone.move} ${how}`, candidate.alone);
  const length = slots.shiftMinutes ?? (when?.kind === "duration" ? when.minutes : undefined);
  const shiftMinutes = length && (earlier.test(`${verb} ${way}`) ? -Math.abs(length) : length);
  if (shiftMinutes !== undefined) return allOf(which, "reschedule", candidate, shiftMinutes);
  return when && when.kind !== "duration" ? { ...allOf(which, "reschedule", candidate), when } : undefined;
}

/** @param which of all: "tomorrow after 3", "standups this week", "with Anna"; empty for those just shown */
function allOf(
  which: string,
  intent: "cancel" | "reschedule",
  candidate: LanguageCandidate,
  shiftMinutes?: number,
): Command {
  const { look, cancel } = candidate.book.manners.alone;
  // "What's on standups" is no question, but "cancel standups" names meetings.
  const readings = [`${look} ${which}`, `${cancel} ${which}`, `${cancel} ${singular(which)}`];
  const { slots, when } =
    firstMade(readings, (reading) => {
      const command = parse(reading, candidate.alone);
      return command.intent === "query" || command.intent === "cancel" ? command : undefined;
    }) ?? NOTHING_SAID;
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

/** "Everything except lunch today": a day that is said with what stays is the day of all. */
function exceptFor(text: string, command: Command, candidate: LanguageCandidate): Command {
  const { target = {} } = command.slots;
  if (Object.keys(target).length > 0) return command;
  const day = targetsSaid(text, candidate).find(({ when }) => when?.grain === "day")?.when;
  if (!day || candidate.book.manners.the.test(day.text)) return command;
  const slots = { ...command.slots, target: { when: day } };
  return { ...command, slots, when: command.intent === "cancel" ? day : command.when };
}

/** The meetings that words name one by one: "the dentist and my 3pm". */
export function targetsIn(text: string, context: Context): Target[] {
  const [candidate] = languageCandidatesOf(text, context);
  return candidate ? targetsSaid(text, candidate) : [];
}

function targetsSaid(text: string, { book: { manners }, alone }: LanguageCandidate): Target[] {
  const targetOf = (one: string) => parse(`${manners.alone.cancel} ${one}`, alone).slots.target ?? {};
  return text
    .split(manners.and)
    .map((one) => {
      const target = targetOf(one.replace(manners.the, ""));
      // "The weekly sync" is a name; without its article it would be whatever comes every week.
      return target.when?.kind === "recurring" ? targetOf(one) : target;
    })
    .filter((target) => Object.keys(target).length > 0);
}
