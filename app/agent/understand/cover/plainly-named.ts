import type { Command } from "../command";
import { isTitleOf } from "../ear/gazetteer";
import type { Role } from "../ear/lexicon";
import { asks } from "../ear/segment";
import { type Heard, isPhrase, isQuestionMark, textOf, type Unit } from "../ear/unit";
import { fold } from "../text";

/**
 * "Podcast recording Thursday 2:30pm", "need to see the bank Monday at 11": a name and an hour are a meeting, and all words
 * that nobody knows are its name, which is shown for a yes. What says more than that is asked about.
 */
export function plainlyNamed(read: Command, { units, ground }: Heard): Command | undefined {
  const { unread, idle: _, perhaps, ...command } = read.perhaps ?? read;
  const words = units.filter(({ kind }) => kind === "word");
  const asksFor = units.some((unit) => isPhrase(unit, "weak", "act:create"));
  const isPlain = (unit: Unit) =>
    ["word", "stop", "person"].includes(unit.kind) ||
    (unit.kind === "time" && unit.found.time.point.side === undefined) ||
    (unit.kind === "phrase" &&
      !isBesideMeetings(unit.roles) &&
      !(asks(unit) && !isPhrase(unit, "act:create")) &&
      (!isPhrase(unit, ...MORE_THAN_A_NAME) || (isPhrase(unit, "courtesy", "filler") && asksFor)));
  const isNamed =
    unread !== undefined &&
    !perhaps &&
    !read.other &&
    !command.either &&
    command.when?.kind === "datetime" &&
    isCalledSo({ ...command, unread }) &&
    isOneName(units) &&
    !units.some(isQuestionMark) &&
    units.every(isPlain) &&
    !words.some((word) =>
      ground.gazetteer.meetings.some((meeting) => isTitleOf([textOf(word)], meeting, ground.lexicon.concepts)),
    );
  return isNamed ? { ...command, confidence: NAMED } : undefined;
}

/** A wish that cannot be met here, or talk. */
export const isBesideMeetings = (roles: readonly Role[]): boolean =>
  roles.some((role) => role.startsWith("no:") || role.startsWith("talk:"));

/** A few words in a row, with no more than "of" between them: "turn the heating on" does something to something. */
function isOneName(units: readonly Unit[]): boolean {
  const isName = (unit: Unit) => unit.kind === "word" || isPhrase(unit, "kinds", "goods");
  const run = units.slice(units.findIndex(isName), units.findLastIndex(isName) + 1);
  const last = units.findLastIndex(({ kind }) => kind !== "stop");
  return (
    run.filter(isName).length <= MOST_OF_A_NAME &&
    run.every((unit) => isName(unit) || (isPhrase(unit, "from") && !isPhrase(unit, "with"))) &&
    units.slice(0, last).every(({ kind }) => kind !== "stop")
  );
}

const MOST_OF_A_NAME = 3;
const NAMED = 0.7;
const MORE_THAN_A_NAME: readonly Role[] = [
  ...(["negation", "not", "repair", "condition", "otherwise", "interrogative", "it", "them", "subject"] as const),
  ...([
    "they",
    "said",
    "tells",
    "unsuitable",
    "ill",
    "late",
    "letsGo",
    "scope",
    "all",
    "because",
    "past",
    "ours",
  ] as const),
];

/** A new meeting whose title has the words that are not understood in it: nothing that was said is lost. */
export const isCalledSo = ({ intent, slots: { title = "" }, unread = "" }: Command) =>
  intent === "create" && unread.split(", ").every((words) => fold(title).includes(fold(words)));
