import { type Context, plain, type Request } from "../command";
import { said } from "../languages/lists/said";
import { clausesOf } from "./clauses";
import { hear } from "./hear";
import { asks } from "./segment";
import { contentOf, isKnown, isQuiet } from "./slots";
import { type Ground, inOrder, isPhrase, isPlainStop, isQuestionMark, type Unit } from "./unit";
import { has, namesIn } from "./units-in";

/**
 * "Wait no, that was a mistake, put it back", "back to how it was": what was just done is taken back, and nothing else is
 * said; or what is named is: "put the padel back in", "doe padel toch maar terug".
 */
export function takenBack(message: string, context: Context): Request[] | undefined {
  if (context.awaiting === undefined && LAST_ONES.isIn(message)) return [{ text: message, command: plain("undo") }];
  const { units = [], ground } = message.length > LONGEST ? {} : (hear(message, context) ?? {});
  const restores = has(units, "restores");
  // Of a card, "leave it as it was" is a no.
  const isDone = context.awaiting === undefined && context.focus === true;
  const stays = isDone && has(units, "asItWas");
  const says = restores || stays || has(units, "mistake");
  const isName = (unit: Unit) => (restores || stays) && (unit.kind === "person" || contentOf([unit]).length > 0);
  // "No, not that after all. Can you put it back?"
  const regretted =
    isDone && restores
      ? clausesOf(units)
          .filter((clause) => !has(clause, "restores"))
          .flat()
      : [];
  const isOnly = units.every(
    (unit) =>
      (regretted.includes(unit) && isPhrase(unit, "negation", "repair", "letsGo")) ||
      isPhrase(unit, "mistake", "restores") ||
      (stays && isPhrase(unit, "asItWas", "letsGo", "repair", "negation", "talk:praise")) ||
      isName(unit) ||
      isPlainStop(unit) ||
      (restores && isQuestionMark(unit) && has(units, "courtesy") && !has(units, "mustI")) ||
      (isPhrase(unit, "them", "opensQuestion", "filler", "definite", "subject") && unit !== units[0]) ||
      isPhrase(unit, "courtesy") ||
      (unit.kind === "phrase" && isQuiet(unit)),
  );
  if (!says || !isOnly || (ground && isPostponed(units, ground))) return undefined;
  const title = units.flatMap((unit) => (unit.kind === "person" ? [unit.said] : contentOf([unit]))).join(" ");
  return [{ text: message, command: plain("undo", title === "" ? {} : { target: { title } }) }];
}

/** The last clause of a message, where all in front of it only tells something. */
export function behindReason(message: string, context: Context): string | undefined {
  const { units = [], aside = [], ground } = message.length > LONGEST ? {} : (hear(message, context) ?? {});
  const clauses = clausesOf(inOrder({ units, aside }));
  const [last, told] = [clauses.at(-1), clauses.slice(0, -1).flat()];
  const tells = told.some(
    (unit) => unit.kind === "word" || isPhrase(unit, "kinds", "subject", "unsuitable", "opensQuestion"),
  );
  const isOther = told.some(
    (unit) => asks(unit) || isQuestionMark(unit) || isPhrase(unit, "condition", "interrogative"),
  );
  // "Traffic is awful, put it back 30 minutes"
  const isElsewhen = last?.some((unit) => ["time", "shift"].includes(unit.kind) || isPhrase(unit, "weeks", "dayAfter"));
  const [first, end] = [last?.[0], last?.at(-1)];
  return ground && first && end && tells && !isOther && !isElsewhen
    ? ground.text.said.slice(first.start, end.end)
    : undefined;
}

/**
 * "Actually no, I'll never make it, take it out", "bon en fait non, je serai jamais à l'heure, enlève": behind why, which names
 * nobody and no time, a last clause that only says so calls off what was spoken of.
 */
export function goneBehind(message: string, context: Context): Request[] | undefined {
  const isOpen = context.awaiting !== undefined || context.focus !== true || message.length > LONGEST;
  const { units = [], aside = [], ground } = isOpen ? {} : (hear(message, context) ?? {});
  const clauses = clausesOf(inOrder({ units, aside }));
  const [request = [], told] = [clauses.at(-1), clauses.slice(0, -1).flat()];
  const isVerb = (unit: Unit) => isPhrase(unit, "act:cancel", "act:uninvite");
  const isGone =
    request.some(isVerb) &&
    request.every((unit) => isVerb(unit) || isPhrase(unit, "goesOut", "it", "more") || isQuiet(unit)) &&
    !request.some((unit) => isQuestionMark(unit) || (isPhrase(unit, "them") && !isPhrase(unit, "definite"))) &&
    !has(request, "negation", "not");
  // "Dat haal ik nooit": beside whoever does it a verb asks for nothing.
  const isTold = (unit: Unit, n: number) =>
    !asks(unit) || isPhrase(unit, "act:absent", "weak") || has([told[n - 1], told[n + 1]], "subject");
  const isWhy =
    has(told, "repair", "negation", "unsuitable", "act:absent", "because") &&
    told.every((unit, n) => OF_WHY.has(unit.kind) && !isQuestionMark(unit) && isTold(unit, n)) &&
    !has(told, "condition", "interrogative", "otherwise", "sameTime", "inItsPlace", "stays");
  if (!ground || !isGone || !isWhy || isKnown(contentOf(told), [], ground)) return undefined;
  // "The Thursday one won't happen, take it out": which one it is was said.
  if (ground.tokens.some(({ is }) => is.wd !== undefined)) return undefined;
  return [{ text: message, command: plain("cancel") }];
}

const OF_WHY: ReadonlySet<Unit["kind"]> = new Set(["word", "phrase", "stop"]);

/** "Remets le padel", of one that there is: its time is to be another, and nothing is taken back. */
function isPostponed(units: readonly Unit[], ground: Ground): boolean {
  const people = namesIn(units);
  const isVerb = units.some((unit) => isPhrase(unit, "restores") && isPhrase(unit, "act:move"));
  return isVerb && isKnown(contentOf(units), people, ground);
}

const LONGEST = 90;

/** "Undo the last two changes", "allebei terugdraaien", "annule les deux dernières actions": what was done is counted, and no meeting. */
const SMALL = said`${"the"}|${"please"}|${"small"}|${"hesitates"}|${"again"}|${"aroundDoings"}`;
const COUNTED = said`${"both"}|${"all"}|(?:${"last"}|${"counts"}|[2-9]|${SMALL})\s+(?:${"last"}|${"counts"}|[2-9])|${"last"}\s+(?:${SMALL}\s+){0,5}(?:${"counts"}|[2-9])`;
const LAST_ONES = said`^(?=.*(?:${COUNTED}))(?:(?=.*${"takesBack"})|(?=.*${"cancels"})(?=.*${"doings"}))(?:[\s,.!]*(?:${"takesBack"}|${"cancels"}|${"doings"}|${"last"}|${"counts"}|${"both"}|${"all"}|[2-9]|${SMALL})){1,7}[\s,.!]*$`;
