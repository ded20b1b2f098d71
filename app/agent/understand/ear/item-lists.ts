import { capitalise } from "../grammar/titles";
import { fold } from "../text";
import { mergePoints } from "../times/points";
import { dayOf, isLengthOnly } from "./clauses";
import { withEndBehind } from "./end-behind";
import type { Role } from "./lexicon";
import { clockOf, type TimeFound, unitOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, hoursOf, isKnown } from "./slots";
import { type Ground, isPerson, isPhrase, isTime, isWord, textOf, timeMeant, type Unit } from "./unit";
import { isClock, isDated } from "./unit-times";
import { has, timesOf } from "./units-in";

/** Meetings that are said one by one, each with its hour, and how long all of them are. */
export interface ItemList {
  items: Unit[][];
  length: TimeFound | null;
  /** What is in front of them, behind them, or their number, shows that they are one: each is called by all of its words. */
  isList?: boolean;
}

/** Some units between two stops or joins, with the stop behind them. */
interface Stretch {
  units: Unit[];
  stop: string;
}

const FEWEST = 2;
const MOST = 6;

/**
 * "Thursday 10 Jonas, Friday 10 Hannah", "tomorrow: 9 boiler, 11 leaky tap mrs Patel, 3pm quote for the barn": stretches with
 * a time of their own each, on the day that is said in front of all of them; null when it is one meeting.
 */
export function itemsOf(all: readonly Unit[], ground: Ground): ItemList | null {
  // "Zet de borrel op vrijdag en plan om 15 uur Omar in" is more than a list.
  const isOneVerb = all.filter((unit) => asks(unit) && !isPhrase(unit, "kinds")).length < 2;
  const units = underCount(
    all.filter((unit) => !asks(unit) || isPhrase(unit, "kinds")),
    ground,
  )
    .flatMap((unit, n) => lengthApart(unit, n, all, ground))
    .map((unit, n, said) => (isHowLong(said, n) ? unit : asHour(unit, ground)));
  const stretches = withDayApart(stretchesOf(units).filter(({ units: said }) => !said.every(isNothing)));
  const heading = headingOf(stretches);
  const { listed, length, isOfAll } = withoutEnd(stretches.slice(heading ? 1 : 0));
  const day = heading?.units.find(isDated);
  const isLong = day !== undefined || listed.length > FEWEST;
  const said = withDetails(listed, isLong);
  if (!said) return null;
  const isShort = said.some((item) => item.some((unit) => isShortDay(unit, ground)));
  const days = said.map((item) => withShortDay(item.filter(isNoVerb), isShort, ground));
  const timed = isLong
    ? days.map((item) => [...withEndBehind(withFigure(item, ground))])
    : days.map((item) => [...withEndBehind(item)]);
  const dated = underHeading(
    heading,
    likeFirst(withSameHour(day?.kind === "time" ? timed.map((item) => [onDay(day), ...item]) : withDays(timed))),
  );
  // What is led in or held together as a list may be called anything.
  const isList =
    (heading !== undefined || isOfAll || dated.length > FEWEST || days.every(isWholeTime)) &&
    isOneVerb &&
    areApart(dated);
  const items = named(dated, isList, ground);
  const isOne = (item: readonly Unit[]) => item.filter(isClock).length < 2;
  return items.length >= FEWEST && items.length <= MOST && items.every(isItem) && items.every(isOne)
    ? { items, length, isList }
    : null;
}

/** "Duurt zeker 2 uur" */
const isHowLong = (units: readonly Unit[], at: number) =>
  isPhrase(
    units.slice(0, at).findLast((unit) => !isPhrase(unit, "courtesy", "filler") || isPhrase(unit, "lasts")),
    "lasts",
  );

const isNothing = (unit: Unit) => unit.kind === "stop" || isPhrase(unit, "filler", "courtesy");

/** Says when, if only by what stands before it. */
const hasHour = (units: readonly Unit[]) =>
  units.some(
    (unit) => isClock(unit) || isPhrase(unit, "afterThat") || (isPhrase(unit, "sameTime") && units.some(isDated)),
  );

const isItem = (units: readonly Unit[]) =>
  units.some((unit) => isClock(unit) || isPhrase(unit, "afterThat")) &&
  units.some((unit) => unit.kind === "person" || unit.kind === "quote" || isPhrase(unit, "kinds"));

/** "… und am Montag um 14 Uhr kommt der Glaser": that it comes is said of any meeting. */
const isNoVerb = (unit: Unit) =>
  !isPhrase(unit, "goes", "comesIn") || isPhrase(unit, "kinds", "courtesy", "lasts", "begins", "at");

const isWholeTime = (units: readonly Unit[]) => units.some(isDated) && units.some(isClock);

/** Cut at stops, and at those joins on either side of which an hour stands: "lunch with Anna and Tom at 12" is one. */
function stretchesOf(units: readonly Unit[]): Stretch[] {
  const clauses: Stretch[] = [{ units: [], stop: "" }];
  for (const unit of units) {
    if (unit.kind === "stop" && /^[,;.!\n:–—-]$/.test(unit.text)) {
      clauses.at(-1)!.stop = unit.text;
      clauses.push({ units: [], stop: "" });
    } else clauses.at(-1)!.units.push(unit);
  }
  return clauses.flatMap(({ units: clause, stop }) => {
    const parts = partsOf(clause);
    return parts.map((part, n) => ({ units: part, stop: n === parts.length - 1 ? stop : "" }));
  });
}

function partsOf(clause: readonly Unit[]): Unit[][] {
  const [person, after] = [clause.findIndex(isPerson), clause.findIndex((unit) => isPhrase(unit, "afterThat"))];
  // "Met Bram om half twee en met Femke meteen daarna"
  const opensNext = (unit: Unit, n: number) =>
    isPhrase(unit, "with") && textOf(unit).includes(" ") && person >= 0 && person < n && n < after;
  const parts: Unit[][] = [];
  let join: Unit[] = [];
  let current: Unit[] = [];
  const end = () => {
    const before = parts.at(-1);
    const isOwn = !before || ((hasHour(before) || isEnd(current)) && (hasHour(current) || isEnd(current)));
    if (isOwn) parts.push(current);
    else before.push(...join, ...current);
    current = [];
  };
  for (const [n, unit] of clause.entries()) {
    if (isPhrase(unit, "join") || opensNext(unit, n)) {
      end();
      join = isPhrase(unit, "join") ? [unit] : [];
    }
    if (!isPhrase(unit, "join")) current.push(unit);
  }
  end();
  return parts;
}

/** "Tomorrow 10 Kelly, 11.30 Sharon": in front of hours that are figures, the day is of all of them. */
function withDayApart(stretches: readonly Stretch[]): readonly Stretch[] {
  const [first, ...others] = stretches;
  const [day, figure, ...rest] = first?.units ?? [];
  const isLed = ({ units: [lead] }: Stretch) => lead !== undefined && (isFigure(lead) || isHour(lead));
  const isHour = (unit: Unit) => isClock(unit) && !isDated(unit);
  const isSaid = (unit: Unit) =>
    isHour(unit) || unit.kind === "person" || unit.kind === "place" || isPhrase(unit, "titles");
  const isDay = day?.kind === "time" && isDated(day) && !isClock(day) && !day.found.time.until;
  if (!first || !isDay || !isFigure(figure) || others.length === 0 || !others.every(isLed)) return stretches;
  if (![...rest, ...others.flatMap(({ units }) => units)].some(isSaid)) return stretches;
  return [{ units: [day], stop: ":" }, { ...first, units: first.units.slice(1) }, ...others];
}

/** "Two viewings for Saturday, 11 Elm Road and 12 Oak Drive": behind how many there are, the day is of all of them. */
function underCount(units: readonly Unit[], { tokens, text }: Ground): readonly Unit[] {
  const at = units.findIndex(isTime);
  const counts = units.findIndex((unit) => !isNothing(unit));
  const [count, time] = [tokens.find(({ start }) => start === units[counts]?.start), units[at]];
  const hours = units.filter(isClock).length;
  if (time?.kind !== "time" || counts >= at || hours < FEWEST || (count?.is.n ?? Number(count?.figure)) !== hours)
    return units;
  // "3 interviews: Kim Thu 9, …" says each day itself.
  if (units.slice(0, at).some(({ kind }) => kind === "stop" || kind === "person")) return units;
  // "Two calls"
  const asThing = (unit: Unit, n: number): Unit =>
    n === counts + 1 && unit.kind === "phrase" ? { ...spanOf(unit), kind: "word", text: unit.text } : unit;
  const front = units.slice(0, at).map(asThing);
  const { date, clock, ...rest } = time.found.time.point;
  const behind = units.slice(at + 1);
  const stop = behind.findIndex(({ kind }) => kind === "stop");
  if (date && !clock && stop >= 0 && behind.slice(0, stop).every(isNothing))
    return [...front, time, { ...spanOf(behind[stop]!), kind: "stop", text: ":" }, ...behind.slice(stop + 1)];
  const { found, start, end } = time;
  const [first, ...pieces] = found.time.pieces;
  const from = tokens.findIndex((token) => token.start === start);
  const piece = pieces.find(({ value }) => value.clock);
  const cut = piece && tokens[from + piece.first - found.time.first]?.start;
  if (!date || !first?.value.date || found.time.until || cut === undefined) return units;
  const day = timeMeant(start, cut, { date }, text.said.slice(start, cut).trim());
  const hour = timeMeant(cut, end, { ...rest, ...(clock && { clock }) }, text.said.slice(cut, end));
  return [...front, day, { start: cut, end: cut, kind: "stop", text: ":" }, hour, ...behind];
}

const spanOf = ({ start, end }: Unit) => ({ start, end });

/** "Für morgen:", "two things for Thursday:", "tmrw -": what all of them have in common, in front of them. */
function headingOf([first, second]: readonly Stretch[]): Stretch | undefined {
  if (!first || !second || first.stop === "" || hasHour(first.units)) return undefined;
  const isNamed = /^[:–—-]$/.test(first.stop);
  const isPlain = (unit: Unit) =>
    (isDated(unit) && unit.kind === "time" && !unit.found.time.until) ||
    (unit.kind === "phrase" && (isNamed || !isPhrase(unit, "kinds")) && !isPhrase(unit, ...OF_NO_LIST)) ||
    // "2 viewings for Saturday:"
    (isNamed && ["word", "number", "label"].includes(unit.kind));
  const days = first.units.filter(isDated);
  return first.units.every(isPlain) && days.length < 2 && (isNamed || days.length > 0) ? first : undefined;
}

/** "…, both just me", "…, half an hour each", "…, note tout ça": what is said of all of them, behind them. */
function withoutEnd(stretches: readonly Stretch[]): { listed: Unit[][]; length: TimeFound | null; isOfAll: boolean } {
  const listed = stretches.map(({ units }) => units);
  let length: TimeFound | null = null;
  let isOfAll = false;
  for (let last = listed.at(-1); last && isEnd(last); last = listed.at(-1)) {
    length ??= timesOf(last)[0] ?? null;
    isOfAll ||= has(last, "each", "all");
    listed.pop();
  }
  return { listed, length, isOfAll };
}

const isEnd = (units: readonly Unit[]) => {
  if (isEachPut(units)) return true;
  const times = units.filter(isTime);
  const isLength = (unit: Unit) => unit.kind === "time" && isLengthOnly(unit.found);
  const isOfAll = (unit: Unit) =>
    isLength(unit) ||
    unit.kind === "stop" ||
    isPhrase(unit, "each", "all", "only", "filler", "courtesy", "for", "it", "at", "planned", "act:create");
  const says = units.some((unit) => isLength(unit) || isPhrase(unit, "each", "all", "act:create", "courtesy"));
  return times.length < 2 && says && units.every((unit) => isOfAll(unit) && !isPhrase(unit, "with", "kinds"));
};

/** "All three in", "les trois", "ze er alle drie maar in", without its verb: that what was listed shall be made. */
const isEachPut = (units: readonly Unit[]) => {
  const isCount = (unit: Unit) => isTime(unit) && !isClock(unit) && COUNTED.test(unit.found.text);
  return (
    units.some((unit) => isCount(unit) || isPhrase(unit, "scope")) &&
    units.every(
      (unit) =>
        unit.kind === "stop" ||
        isCount(unit) ||
        isPhrase(unit, "each", "all", "scope", "them", "it", "filler", "courtesy", "thatTime"),
    )
  );
};

/** "Los tres", which may be a day of the month elsewhere. */
const COUNTED = /^\p{L}+ \p{L}+$/u;

/** "9 Uhr Call, mit Tom, in Raum 2, 11 Uhr …": where, with whom and how long a stretch is may stand behind a stop; null for anything else. */
function withDetails(listed: readonly Unit[][], isLong: boolean): Unit[][] | null {
  const items: Unit[][] = [];
  for (const units of listed) {
    const isDetail = units.every(
      (unit) =>
        ["place", "topic", "person"].includes(unit.kind) ||
        (unit.kind === "time" && isLengthOnly(unit.found)) ||
        isPhrase(unit, "with", "at", "join", "filler", "courtesy"),
    );
    if (hasHour(units) || isFigure(units[0]) || !isLong) items.push(units);
    else if (isDetail && items.length > 0 && !units.every(isPerson)) items.at(-1)!.push(...units);
    else return null;
  }
  return items;
}

/** "9 nails, 11 leaky tap", in a list: a figure in front, as an hour of the day. */
function isFigure(unit: Unit | undefined): boolean {
  const [, figure = ""] =
    /^(\d{1,2})(?=$| \p{L})/u.exec(unit?.kind === "label" || unit?.kind === "number" ? unit.text : "") ?? [];
  return figure !== "" && Number(figure) > 0 && Number(figure) <= LAST_HOUR;
}

const LAST_HOUR = 23;

function withFigure(item: Unit[], { text }: Ground): Unit[] {
  const [first, ...rest] = item;
  if (!first || hasHour(item) || !isFigure(first)) return item;
  const hour = Number.parseInt(textOf(first), 10);
  const figure = `${hour}`.length;
  const at = timeMeant(
    first.start,
    first.start + figure,
    { clock: { minute: hour * 60, sure: hour > 12 }, bare: hour },
    `${hour}`,
  );
  const start = first.start + figure + 1;
  const word: Unit[] =
    first.kind === "label"
      ? [{ start, end: first.end, kind: "word", text: fold(text.said.slice(start, first.end)) }]
      : [];
  return [at, ...word, ...rest];
}

/** "School fair Sat 2 to 6pm and sun clean-up 10 til 12": in front of what is done, a word that may be a day is one. */
function withShortDay(item: Unit[], isShort: boolean, { tokens }: Ground): Unit[] {
  const [first, ...rest] = item;
  const mayBe = first?.kind === "word" || (isShort && first?.kind === "phrase");
  const wd = mayBe ? tokens.find(({ start }) => start === first?.start)?.is.wd : undefined;
  if (!first || wd === undefined || item.some(isDated) || !hasHour(item)) return item;
  return [timeMeant(first.start, first.end, { date: { wd } }, textOf(first)), ...rest];
}

/** "Za", "sam" */
const isShortDay = (unit: Unit, ground: Ground) =>
  (isDated(unit) || (unit.kind === "word" && ground.tokens.some(({ start, is }) => start === unit.start && is.wd))) &&
  /^\p{L}{2,3}\.?(?=\s|$)/u.test(typed(unit, ground));

const typed = ({ start, end }: Unit, { text }: Ground) => text.said.slice(start, end);

/** What stands in none: whatever changes, asks, tells or takes something back. */
const OF_NO_LIST: readonly Role[] = [
  ...(["negation", "not", "condition", "otherwise", "interrogative", "or", "unsuitable", "ill", "letsGo"] as const),
  ...(["because", "tells", "said", "late", "theirs", "past"] as const),
];

/** Nothing in them says more than that each of them is. */
function areApart(items: readonly Unit[][]): boolean {
  return items.every((item) =>
    item.every(
      (unit, n) =>
        (unit.kind !== "shift" && unit.kind !== "phrase") ||
        isPhrase(unit, "kinds", "goods") ||
        (unit.kind === "phrase" &&
          !(isPhrase(unit, ...OF_NO_LIST) && !isPhrase(unit, "courtesy")) &&
          // "… at 7pm ugh."
          !(
            isPhrase(unit, "repair") &&
            item.slice(n + 1).some((one) => !isNothing(one)) &&
            !isPhrase(unit, "courtesy")
          ) &&
          !(asks(unit) && !isPhrase(unit, "act:create"))),
    ),
  );
}

/** "Bezichtigingen donderdag: 10:00 Lindelaan 4, …": what has a place and no name is what the heading says. */
function underHeading(heading: Stretch | undefined, items: Unit[][]): Unit[][] {
  const name = heading?.units.filter((unit) => unit.kind === "word" || isPhrase(unit, "kinds")) ?? [];
  const isPlaced = (item: readonly Unit[]) =>
    item.some(({ kind }) => kind === "place") && !item.some((unit) => unit.kind === "word" || isPhrase(unit, "kinds"));
  return items.map((item) => (name.length > 0 && isPlaced(item) ? [...item, ...name] : item));
}

/** "Monday 10 Jonas, 14 Claire": an hour without a day is on that of the item before; "Jonas at 9, Claire at 10 on Friday". */
function withDays(items: readonly Unit[][]): Unit[][] {
  const ends = (unit: Unit) => isDated(unit) && /^(?:\p{L}{1,3} )?\d/u.test(unit.found.text);
  const last = items.every((item) => !item.some(isDated) || item === items.at(-1))
    ? items.at(-1)?.find(ends)
    : undefined;
  let day: Unit | null = last?.kind === "time" ? dayOf(last) : null;
  return items.map((item) => {
    const dated = item.find(isDated);
    if (dated?.kind === "time") day = dayOf(dated);
    return dated || !day || !item.some(isClock) ? item : [day, ...item];
  });
}

/** "… el viernes a las 14h y el lunes a la misma hora con Marta": at the hour of the one before. */
function withSameHour(items: readonly Unit[][]): Unit[][] {
  let hour: Unit | undefined;
  return items.map((item) => {
    const own = item.find(isClock);
    if (own?.kind === "time") {
      const { clock } = own.found.time.point;
      hour = timeMeant(own.start, own.start, { ...(clock && { clock }) }, own.found.text);
    }
    return item.map((unit) => (!own && hour && isPhrase(unit, "sameTime") ? hour : unit));
  });
}

/** "At 10 a call with Mia and at 12 another one with Tom", "… y a las 12 otra con Tom": of the same kind as the first. */
function likeFirst(items: Unit[][]): Unit[][] {
  const kind = items[0]?.find((unit) => isPhrase(unit, "kinds"));
  const isOther = (unit: Unit) => isPhrase(unit, "more", "onceMore") && !isPhrase(unit, "kinds", "act:create", "too");
  const isLike = (item: readonly Unit[], n: number) => n > 0 && !has(item, "kinds");
  return items.map((item, n) => (kind && isLike(item, n) ? item.map((unit) => (isOther(unit) ? kind : unit)) : item));
}

/** "Voor vrijdag: 9u Mia, 10u Tom": of hours that are said one by one it is the day, and no end. */
function onDay(unit: Extract<Unit, { kind: "time" }>): Unit {
  const { time } = unit.found;
  const { side: _, ...point } = time.point;
  return { ...unit, found: { ...unit.found, time: { ...time, point } } };
}

/** "9:30 JF (30 Min), 11 Uhr …", "Tom Friday 11, half an hour each": how long one is, or all are, stands apart from when the next one is. */
function lengthApart(unit: Unit, n: number, units: readonly Unit[], { tokens }: Ground): Unit[] {
  const { length, clock, ...point } = unit.kind === "time" ? unit.found.time.point : {};
  if (unit.kind !== "time" || length === undefined || !clock) return [unit];
  const { time } = unit.found;
  const stop: Unit = { start: unit.end, end: unit.end, kind: "stop", text: "," };
  const timed = (own: typeof time.point): Unit => ({
    ...unit,
    found: { ...unit.found, time: { ...time, point: own } },
  });
  if (isPhrase(units[n + 1], "each")) return [timed({ ...point, clock }), stop, timed({ length })];
  const from = tokens.findIndex(({ start }) => start === unit.start);
  const at = time.pieces.findIndex(
    ({ first }, k) => k > 0 && /^[,;)]$/.test(tokens[from + first - time.first - 1]?.text ?? ""),
  );
  const sides = [time.pieces.slice(0, Math.max(at, 0)), time.pieces.slice(at)].map((pieces) =>
    pieces.reduce<typeof time.point | null>((whole, { value }) => whole && mergePoints(whole, value), {}),
  );
  const [before, behind] = sides;
  return at > 0 && before && behind ? [timed(before), stop, timed(behind)] : [unit];
}

/** "9h Julien": an hour of the day, that may be a length as well. */
export function asHour(unit: Unit, ground: Ground): Unit {
  const isHour =
    unit.kind === "time" &&
    isLengthOnly(unit.found) &&
    /^\d/.test(unit.found.text) &&
    (hoursOf(ground).has(unitOf(unit.found.text)) || /^\d{1,2}\s?h\s?\d\d$/i.test(unit.found.text));
  return isHour ? { ...unit, found: { ...unit.found, time: clockOf(unit.found.time) } } : unit;
}

/** Each with what it is called. */
function named(items: readonly Unit[][], isList: boolean, ground: Ground): Unit[][] {
  const isWindow = (item: readonly Unit[]) => item.some((unit) => isDated(unit) && unit.found.time.until?.clock);
  // "Sat football 9am, sun brunch with Kev 11am": among things that are done a word is one as well.
  const isOfThings = items.some((item) => has(item, "kinds"));
  const isStranger = (word: Unit) => !isOfThings || /^\p{Lu}/u.test(typed(word, ground));
  const strangers = items.filter((item) => {
    const word = item.some(isPerson) ? undefined : strangerIn(item);
    return word !== undefined && isStranger(word) && !isKnown(contentOf([word]), [], ground);
  });
  // "Thu 11 call Ian, mon 8 Postlauf": beside people who each come to something that is said, it is no guest.
  const others = items.filter((item) => !strangers.includes(item));
  const isEachSaid = others.length > 1 && others.every((item) => has(item, "kinds"));
  const isGuests =
    items.some(isItem) &&
    !isEachSaid &&
    items.every((item) => item.some(isPerson) || strangers.includes(item)) &&
    strangers.length * 2 <= items.length;
  if (isGuests) return items.map((item) => asGuest(item, ground));
  if (isList) return items.map((item) => asCalled(item, ground));
  return items.some(isItem) || items.every(isWindow) ? items.map((item) => asNamed(item, ground)) : [...items];
}

/** "Friday 9:00 eye test", "swimming gala at 10": among items that are named, words in a row beside a whole time are what it is called. */
function asNamed(item: readonly Unit[], ground: Ground): Unit[] {
  const words = wordsAlone(item);
  const [first, last] = [words[0], words.at(-1)];
  const from = first ? item.indexOf(first) : -1;
  const isRow = words.every((word, n) => item[from + n] === word);
  return first && last && isRow && words.length <= LONGEST_NAME ? withName(item, first, last, ground) : [...item];
}

const LONGEST_NAME = 3;

/** "11 leaky tap mrs Patel", "Zug nach Köln", "van MOT": all words of an item, from the first to the last, but for when, where and with whom. */
function asCalled(item: readonly Unit[], ground: Ground): Unit[] {
  const isName = (unit: Unit, n: number) =>
    ["word", "label", "number"].includes(unit.kind) ||
    // "Quote for the barn"
    (unit.kind === "topic" && item[n - 1]?.kind === "word") ||
    isPhrase(unit, "kinds", "goods", "hollow") ||
    (unit.kind === "phrase" && isPhrase(unit, "titles") && item[n + 1]?.kind === "word");
  const inside = item.filter(isName);
  const [first, last] = [inside[0], inside.at(-1)];
  const owner = item[item.indexOf(first as Unit) - 1];
  const begins = owner && isOwnerOf(owner, ground) ? owner : first;
  const run = begins && last ? item.slice(item.indexOf(begins), item.indexOf(last) + 1) : [];
  const isPlain = inside.every((unit) => isPhrase(unit, "kinds", "hollow"));
  const isBroken = run.some(
    (unit) =>
      ["time", "place", "quote"].includes(unit.kind) ||
      (unit.kind === "topic" && !inside.includes(unit)) ||
      (isPerson(unit) && unit !== begins),
  );
  return isPlain || !begins || !last || isBroken ? [...item] : withName(item, begins, last, ground);
}

/** "Gregs mum", "Beryl's" */
const isOwnerOf = (unit: Unit, { text }: Ground) => {
  const said = fold(text.said.slice(unit.start, unit.end));
  return unit.kind === "person" && (/['’]s?$/.test(said) || said === `${fold(unit.said)}s`);
};

function withName(item: readonly Unit[], first: Unit, last: Unit, { text }: Ground): Unit[] {
  const [from, to] = [item.indexOf(first), item.indexOf(last) + 1];
  const { start, end } = { start: first.start, end: last.end };
  return item.toSpliced(from, to - from, { start, end, kind: "quote", text: text.said.slice(start, end) });
}

/** "Oliver Friday 10, Wolfhart Friday 11": among people, a word without an article is somebody who is not known yet. */
function asGuest(item: readonly Unit[], { text }: Ground): Unit[] {
  const word = strangerIn(item);
  const said = word && capitalise(text.said.slice(word.start, word.end));
  return item.map((unit) => (unit === word && said ? { ...unit, kind: "person", said, whole: said } : unit));
}

const strangerIn = (item: readonly Unit[]) => (has(item, "definite", "called") ? undefined : wordAlone(item));

/** The one word beside a whole time. */
function wordAlone(item: readonly Unit[]): Unit | undefined {
  const [word, another] = wordsAlone(item);
  return another ? undefined : word;
}

/** The words beside a whole time, where nothing else of weight is. */
function wordsAlone(item: readonly Unit[]): Unit[] {
  const isPlain = item.every(
    (unit) => ["time", "word", "stop"].includes(unit.kind) || isPhrase(unit, "filler", "courtesy", "for", "definite"),
  );
  return item.some(isClock) && isPlain ? item.filter(isWord) : [];
}
