import { type Command, plain, type When } from "../command";
import { said } from "../languages/lists/said";
import { PHRASEBOOKS } from "../phrases/phrasebooks";
import { fold } from "../text";
import { isoDay } from "../times/days";
import type { Here } from "../times/make-when";
import { isLength } from "../times/settle-times";
import { wallAt } from "../times/zone";
import { ownLead } from "./change-meeting";
import { clausesOf, cutAt } from "./clauses";
import { phraseAt } from "./find-phrase";
import { cutWords, type Role } from "./lexicon";
import { placed, settle, type TimeFound, whenOf, withoutClock } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, titlesCalled } from "./slots";
import {
  type Ground,
  isPerson,
  isPhrase,
  isQuestionMark,
  isShift,
  isTime,
  type Reading,
  textOf,
  timeMeant,
  type Unit,
  untyped,
} from "./unit";
import { has, namesIn, timesOf } from "./units-in";
import { listOf } from "./word-lists";

/**
 * "Cancel everything tomorrow", "morgen alles weg, nur der Zahnarzt bleibt", "vide mon après-midi", "I'm ill tomorrow, call
 * it all off": what is then goes, but for what is named beside a word for that. The day may stand with why.
 */
export function allCalledOff(said: readonly Unit[], ground: Ground, here: Here): Reading | undefined {
  const all = withShortDay(withoutCount(said, ground, here), ground);
  const spared = sparedIn(all, ground);
  const rest = all.filter((unit) => !spared.units.includes(unit));
  const clauses = clausesOf(rest).flatMap((clause) => cutAt(clause, (unit) => isPhrase(unit, "therefore")));
  const isMain = (clause: readonly Unit[]) => !isNone(clause) && clause.some((unit) => isAll(unit) || goes(unit));
  const main = clauses.filter(isMain).flat();
  const why = clauses.filter((clause) => !isMain(clause)).flat();
  const isAsked =
    (main.some((unit, n) => isAll(unit) || isWhatever(unit, main[n + 1])) && main.some(goes)) ||
    isCleared(main, ground) ||
    // "Cancel Friday, but not lunch with Priya"
    (spared.text !== undefined &&
      has(all, "but", "exceptFor") &&
      !has(all, "only") &&
      main.some(goes) &&
      main.some(isTime) &&
      contentOf(main).length === 0);
  const [first] = main.filter(({ kind }) => kind !== "stop");
  // "Should I cancel everything tomorrow?" asks what to do: what is on then is told.
  if (isAsked && isPhrase(first, "mustI") && main.some(isQuestionMark)) {
    const asked = stretchOf(main, here);
    return asked ? { command: { ...plain("query"), when: asked }, left: [] } : undefined;
  }
  const isTold = isAsked || (main.some(goes) && saysWhich(why));
  if (!isTold || !isPlain(main, all, ground) || !isWhy(why, ground, main.some(isTime))) return undefined;
  const when = stretchOf(main.some(isTime) ? main : why, here);
  if (!when) return undefined;
  const command: Command = { ...plain("cancel", { target: { when } }), when };
  // "What I have at 2"
  if (when.grain === "minute" && !when.end) return spared.text === undefined ? { command, left: [] } : undefined;
  const except = spared.text !== undefined && { except: spared.text };
  return { command: { ...command, manner: "every", ...except }, left: [] };
}

/** "Fr alles absagen", "vie cancela todo": where no other time is said, a word that may be a day is one. */
function withShortDay(units: readonly Unit[], { tokens }: Ground): readonly Unit[] {
  const at = units.some(isTime) ? -1 : units.findIndex(({ kind }) => kind === "word");
  const word = units[at];
  const wd = word && tokens.find(({ start }) => start === word.start)?.is.wd;
  if (!word || wd === undefined) return units;
  return [
    ...units.slice(0, at),
    timeMeant(word.start, word.end, { date: { wd } }, textOf(word)),
    ...units.slice(at + 1),
  ];
}

/** "Las 2 de mañana", "les 2 de demain": of a day that has so many all of them, and no hour. */
function withoutCount(units: readonly Unit[], ground: Ground, here: Here): readonly Unit[] {
  const at = units.findIndex((unit, n) => countIn(unit, units[n - 1], ground) !== undefined);
  const unit = units[at];
  if (!unit || !units.some(goes)) return units;
  const days = isTime(unit) && unit.found.time.point.date ? [{ ...unit, found: withoutHour(unit.found) }] : [];
  const rest = [...units.slice(0, at), untyped("all"), ...days, ...units.slice(at + 1)];
  const day = stretchOf(rest, here);
  const onDay = ground.gazetteer.meetings.filter(
    ({ start }) => start !== undefined && isoDay(wallAt(start, here.zone).day) === day?.start,
  );
  return onDay.length === countIn(unit, units[at - 1], ground) ? rest : units;
}

const withoutHour = (found: TimeFound): TimeFound => ({ ...found, time: withoutClock(found.time) });

/** A figure alone right behind an article, which may count meetings. */
function countIn(unit: Unit, before: Unit | undefined, { text, tokens, lexicon }: Ground): number | undefined {
  const { clock, part } = isTime(unit) ? unit.found.time.point : {};
  const words = cutWords(text.folded.slice(unit.start, unit.end));
  const isLed = phraseAt(words.slice(0, 1), 0, lexicon)?.roles.includes("definite") === true;
  const [count, next] = words.slice(isLed ? 1 : 0);
  const token = tokens.find(({ start }) => start === unit.start + (count?.start ?? 0));
  const n = token?.is.n ?? 0;
  // "The 2 o'clock"
  const isOf = next === undefined || !token?.figure || phraseAt([next], 0, lexicon)?.roles.includes("from");
  const isHour = isTime(unit) && (!clock || clock.sure || part !== undefined);
  return isOf && n > 1 && n < 10 && !isHour && (isLed || isPhrase(before, "definite")) ? n : undefined;
}

/** "What I have", "ce que j'ai", and not "what can I cancel". */
const isWhatever = (unit: Unit, next: Unit | undefined) =>
  isPhrase(unit, "interrogative", "act:ask") && !isPhrase(next, "courtesy", "mustI", "act:cancel");
function saysWhich(units: readonly Unit[]): boolean {
  const at = units.findIndex((unit) => isPhrase(unit, "interrogative", "act:ask"));
  const isLead = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "filler", "it", "courtesy");
  const rest = units.slice(at + 1);
  const isTold = has(rest, "subject", "planned", "opensQuestion", "weak", "askedDone");
  return at >= 0 && units.slice(0, at).every(isLead) && isWhatever(units[at]!, rest[0]) && isTold;
}

/** "Everything", "all my meetings", and the meetings of a day. */
const isAll = (unit: Unit) =>
  isPhrase(unit, "all") ||
  (isPhrase(unit, "scope") && ALL.isIn(textOf(unit))) ||
  (isPhrase(unit, "scope", "hollow") && MEETINGS.isIn(textOf(unit)));

/** "No meetings tomorrow morning", "keep it empty": what is wanted, in front of what is to go. */
const isNone = (units: readonly Unit[]) =>
  !has(units, "act:cancel", "goesOut") &&
  ((units.some(isAll) && units.some((unit) => isPhrase(unit, "negation") || NO.isIn(textOf(unit)))) ||
    has(units, "keeps"));

const NO = said`^${"noneOf"}$`;
const ALL = said`^${"all"}$`;
const COUNTS = said`^${"counts"}$`;
const MEETINGS = said`^${"meetings"}$`;

const goes = (unit: Unit) => isPhrase(unit, "act:cancel", "goesOut", "clears");

/** "Clear my afternoon"; "is my afternoon clear" tells how it is, but where verbs stand at the end. */
function isCleared(units: readonly Unit[], { lexicon }: Ground): boolean {
  const verb = units.findIndex((unit) => isPhrase(unit, "clears"));
  const isLast = lexicon.words.separable?.infinitive !== undefined;
  return verb >= 0 && (isLast || verb < units.findIndex(isTime));
}

/** A day, or a part of one; null for anything else. */
function stretchOf(units: readonly Unit[], here: Here): When | null {
  const times = timesOf(units);
  const settled = settle(times);
  const isStretch = ({ time: { point } }: TimeFound) =>
    (point.date !== undefined ||
      point.part !== undefined ||
      point.clock !== undefined ||
      point.untilMidnight === true) &&
    point.side === undefined &&
    point.repeat === undefined;
  if (settled.against || settled.length !== undefined || !times.every(isStretch)) return null;
  const when = whenOf(settled, here, { anchor: true })?.when ?? null;
  return when && when.kind !== "unresolved" ? when : null;
}

/** Nothing but all of them, that they go and when; beside an illness a word or two more. */
function isPlain(main: readonly Unit[], all: readonly Unit[], { lexicon }: Ground): boolean {
  const isIll = has(all, "ill");
  const whole = listOf(lexicon.words.wholeDays.whole);
  const isSmall = (unit: Unit) =>
    isAll(unit) ||
    goes(unit) ||
    isTime(unit) ||
    whole.has(textOf(unit)) ||
    COUNTS.isIn(textOf(unit)) ||
    (unit.kind === "stop" && !(isQuestionMark(unit) && !main.some((one) => isPhrase(one, "act:cancel", "clears")))) ||
    (unit.kind === "word" && isIll) ||
    (isPhrase(unit, ...SMALL) && !isPhrase(unit, ...OTHER));
  // "Is everything off tomorrow?", "should I cancel everything?"
  const [first] = main;
  const behind = main.slice(main.findIndex(isTime) + 1);
  // "Wat er morgen staat mag weg", and not "wat is er morgen afgezegd"
  const isTold = has(main, "subject", "weak") || has(behind, "planned", "opensQuestion", "askedDone");
  const opens = isPhrase(first, "act:ask") || (isPhrase(first, "interrogative") && !isTold);
  const isAsked =
    opens ||
    (isPhrase(first, "interrogative", "mustI") && main.some(isQuestionMark)) ||
    (isPhrase(first, "opensQuestion") && !has(main, "courtesy"));
  const isOwn = (unit: Unit) => isPhrase(unit, "act:ask");
  return (
    !isAsked &&
    main.every((unit) => isOwn(unit) || (isSmall(unit) && (!asks(unit) || isPhrase(unit, "act:cancel", "clears"))))
  );
}

const SMALL: readonly Role[] = [
  ...(["courtesy", "filler", "on", "from", "for", "at", "subject", "weak", "goes", "planned", "allDay"] as const),
  ...(["opensQuestion", "askedDone", "definite", "it", "them", "therefore", "because", "hollow", "ill"] as const),
  ...(["interrogative", "join"] as const),
];
const OTHER: readonly Role[] = ["negation", "not", "condition", "otherwise", "kinds", "only", "with"];

/** Told beside it, of nobody who is known and of no meeting: "I'm ill and won't be in tomorrow". */
function isWhy(units: readonly Unit[], ground: Ground, isDated: boolean): boolean {
  const words = contentOf(units);
  // "Alles absagen, was ich morgen habe"
  const isWhich = !isDated && saysWhich(units);
  const isTold = (unit: Unit) =>
    !isPerson(unit) &&
    (!isQuestionMark(unit) || isWhich) &&
    !isPhrase(unit, "condition", "otherwise") &&
    (!isPhrase(unit, "repair") || isPhrase(unit, "courtesy", "because", "negation") || NO.isIn(textOf(unit))) &&
    (!asks(unit) || isPhrase(unit, "act:absent", "act:uninvite", "weak") || (isWhich && isPhrase(unit, "act:ask")));
  // "…, Friday too"
  const isMore = isDated && units.some(isTime) && !has(units, "ill", "act:absent", "subject", "because");
  return !isMore && units.every(isTold) && !words.some((word) => isKnown([word], [], ground));
}

/** "Except the dentist and yoga", "only the dentist stays", "but keep the dentist": what stays of all, and the words for that. */
function sparedIn(units: readonly Unit[], ground: Ground): { units: readonly Unit[]; text?: string } {
  const isName = (unit: Unit) =>
    isPerson(unit) || unit.kind === "label" || contentOf([unit]).some((word) => isKnown([word], [], ground));
  const [from, to] = [units.findIndex(isName), units.findLastIndex(isName)];
  const named = units.slice(Math.max(from, 0), to + 1);
  const isOne = named.every((unit) => isName(unit) || isPhrase(unit, ...AMONG));
  const parts = cutAt(named, (unit) => isPhrase(unit, "join"));
  if (from < 0 || !isOne || !parts.every((part) => isKnown(contentOf(part), namesIn(part), ground)))
    return { units: [] };
  const before = units.slice(0, from).findLastIndex((unit) => !isBeside(unit));
  const end = units.findIndex((unit, n) => n > to && !isBeside(unit));
  const beside = [...units.slice(before + 1, from), ...units.slice(to + 1, end < 0 ? undefined : end)];
  const isMarked = beside.some((unit) => isPhrase(unit, ...STAYS) || isBehind(unit)) && !isTurned(units, from);
  return isMarked ? { units: [...named, ...beside], text: namesOf(parts, ground) } : { units: [] };
}

/** What they are called where each name is of one meeting, else as typed. */
function namesOf(parts: readonly Unit[][], ground: Ground): string {
  const titles = parts.map((part) => {
    const [title, another] = titlesCalled(contentOf(part), namesIn(part), ground);
    return another === undefined ? title : undefined;
  });
  return titles.every((title) => title !== undefined)
    ? titles.join(", ")
    : ground.text.said.slice(parts[0]?.[0]?.start, parts.at(-1)?.at(-1)?.end);
}

/** "Not everything, only the dentist", "keep everything but cancel the dentist": the other way round. */
function isTurned(units: readonly Unit[], from: number): boolean {
  const all = units.findIndex(isAll);
  const isKept = (unit: Unit | undefined) => isPhrase(unit, "keeps", "stays", "not", "negation", "only", "letsGo");
  const near = units.slice(0, from).findLast((unit) => !isPhrase(unit, "filler", "definite"));
  return (
    isKept(units[all - 1]) ||
    (isPhrase(near, "act:cancel") && !isPhrase(units[units.indexOf(near!) - 1], "not", "negation"))
  );
}

const AMONG: readonly Role[] = ["join", "with", "definite", "filler", "from", "at", "kinds", "hollow"];
/** "Op de tandarts na" */
const isBehind = (unit: Unit) => unit.kind === "word" && BEHIND.isIn(unit.text);
const BEHIND = said`^${"exceptBehind"}$`;
const STAYS: readonly Role[] = ["exceptFor", "only", "keeps", "stays", "not", "negation"];
/** Beside what is named, a part of what says that it stays. */
const isBeside = (unit: Unit) =>
  (isBehind(unit) || isPhrase(unit, ...STAYS, "but", "courtesy", "filler", "definite", "lets", "letsGo")) &&
  !(isAll(unit) || goes(unit) || isTime(unit));

/** "Everything on Friday goes to Monday, same times", "alles von Fr auf Di": the meetings of one day, and another day. */
export function allElsewhere(all: readonly Unit[], ground: Ground, here: Here): Reading | null {
  const later = allLater(all, ground, here);
  if (later) return later;
  const units = all.flatMap((unit) => asTwoDays(unit, ground));
  const [own, fresh, third] = timesOf(units);
  const isDay = (time: TimeFound | undefined) => time?.time.point.date !== undefined && !time.time.point.clock;
  const isAsked = all.some(isQuestionMark) && !has(all, "act:move", "courtesy");
  const goesTo =
    has(units, "goes", "act:move", "act:create", "to") ||
    units.length > all.length ||
    units.some((unit) => textOf(unit) === ">" || ownLead(unit));
  if (!units.every(isOfMove) || isAsked || !goesTo || third || !isDay(own) || !isDay(fresh) || !units.some(isAll))
    return null;
  const target = own && whenOf(settle([own]), here, {})?.when;
  const { when } = placed(fresh ? whenOf(settle([fresh]), here, { moving: true }) : null, here);
  if (!target || !when) return null;
  return { command: { ...plain("reschedule", { target: { when: target } }), when, manner: "every" }, left: [] };
}

/** Nothing but all of them, that they move, from when and to when. */
const isOfMove = (unit: Unit) =>
  isAll(unit) ||
  unit.kind === "time" ||
  unit.kind === "stop" ||
  (isPhrase(unit, ...SMALL, ...MOVES) && !isPhrase(unit, ...OTHER));

const MOVES: readonly Role[] = ["to", "sameTime", "act:move", "act:create", "act:ask"];

/** "From Friday to Tuesday", where neither has an hour: from the one to the other. */
function asTwoDays(unit: Unit, { lexicon }: Ground): Unit[] {
  if (unit.kind !== "time") return [unit];
  const { until, ...time } = unit.found.time;
  // "Alles von Freitag bis Dienstag" is all of those days.
  const isEnd = listOf(lexicon.words.until);
  const isToward = cutWords(fold(unit.found.text)).some(({ text }) => TOWARD.isIn(text) && !isEnd.has(text));
  if (!isToward || !until?.date || !time.point.date || until.clock || time.point.clock) return [unit];
  return [time, { ...time, point: until }].map((one) => ({ ...unit, found: { ...unit.found, time: one } }));
}

const TOWARD = said`^${"toward"}$`;

/** "Everything Friday afternoon half an hour later", "alles morgen +30 min": all of a stretch, and how far. */
function allLater(said: readonly Unit[], { text }: Ground, here: Here): Reading | null {
  const clauses = clausesOf(said);
  const [shift, another] = said.filter(isShift);
  // "Todo una hora más tarde"
  const isInside = shift !== undefined && ALL.isIn(text.said.slice(shift.start).split(" ")[0] ?? "");
  const first = clauses.find((clause) => clause.some(isAll) || (isInside && clause.includes(shift))) ?? [];
  const units = has(first, "act:move") ? first.flatMap(asDayAndLength) : first;
  // "…, flight delayed"
  const isWhy = (unit: Unit) =>
    ["word", "stop"].includes(unit.kind) || (unit.kind === "phrase" && !asks(unit) && !isPhrase(unit, ...ELSE));
  if (!clauses.every((clause) => clause === first || clause.every(isWhy))) return null;
  const plus = units.findIndex((unit, n) => textOf(unit) === "+" && units[n + 1]?.kind === "time");
  const [length] = timesOf(plus < 0 ? [] : units.slice(plus + 1, plus + 2));
  const by =
    has(units, "act:move") && !EARLIER.some((earlier) => earlier.test(text.said)) ? units.find(isHowLong) : undefined;
  const minutes =
    shift?.kind === "shift" && plus < 0
      ? shift.minutes
      : (length ?? (isTime(by) ? by.found : undefined))?.time.point.length;
  const rest = units.filter(
    (unit, n) => unit !== shift && unit !== by && n !== plus && n !== plus + (plus < 0 ? 0 : 1),
  );
  const [own, second] = timesOf(rest);
  const isStretch = own?.time.point.date !== undefined || own?.time.point.part !== undefined;
  const isOnly = rest.every((unit) => isOfMove(unit) && (!isPhrase(unit, "act:create") || shift !== undefined));
  if (minutes === undefined || another || second || !isStretch || !isOnly || units.length === 0) return null;
  const when = own && whenOf(settle([own]), here, {})?.when;
  if (!when) return null;
  const slots = { target: { when }, shiftMinutes: minutes };
  return { command: { ...plain("reschedule", slots), manner: "every" }, left: [] };
}

/** "Atrasa todo lo del jueves una hora": the day of all, and how far they go. */
function asDayAndLength(unit: Unit): Unit[] {
  if (unit.kind !== "time") return [unit];
  const { length, ...point } = unit.found.time.point;
  if (length === undefined || !point.date || point.clock) return [unit];
  return [point, { length }].map((one) => ({
    ...unit,
    found: { ...unit.found, time: { ...unit.found.time, point: one } },
  }));
}

/** "Retrasa una hora": beside a verb of moving, how far. */
const isHowLong = (unit: Unit) => isTime(unit) && isLength(unit.found.time);
const EARLIER = PHRASEBOOKS.map(({ manners }) => manners.earlier);

const ELSE = ["not", "negation", "but", "condition", "otherwise", "repair", "kinds", "all"] as const;
