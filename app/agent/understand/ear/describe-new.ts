import { capitalise } from "../grammar/titles";
import { said } from "../languages/lists/said";
import { fold } from "../text";
import type { Lexicon } from "./lexicon";
import { asks } from "./segment";
import { isQuiet, isRuledOut } from "./slots";
import { type Ground, isNoun, isPerson, isPhrase, isStop, isTime, textOf, type Unit } from "./unit";
import { has, timesOf, wholeNamesIn } from "./units-in";

/** Where the scan of a new meeting is. */
type Place = "head" | "with" | "at" | "called";

export interface Described {
  title: string | undefined;
  attendees: string[];
  /** "With the boss": who comes and is named by a role alone, as typed; its words are left as well. */
  unnamed: string[];
  location: string | undefined;
  left: string[];
}

/** Title, people and place of a new meeting; what is neither is left. */
export function describeNew(units: readonly Unit[], ground: Ground): Described {
  const { text, lexicon } = ground;
  const attendees: string[] = [];
  const left: string[] = [];
  const titles: [start: number, end: number][] = [];
  const topics: string[] = [];
  const places: string[] = [];
  const roles: [start: number, end: number][] = [];
  let place: Place = "head";
  let open: [number, number] | null = null;
  const saidOf = ([start, end]: [number, number]) => text.said.slice(start, end);
  // Verbs and their ends that stand inside a title: "de tandarts inplannen voor Stan"
  const verbs: Unit[] = [];
  const titleOf = (title: [number, number]) =>
    verbs
      .filter(({ start, end }) => start > title[0] && end < title[1])
      .reduceRight(
        (said, { start, end }) => `${said.slice(0, start - title[0]).trimEnd()}${said.slice(end - title[0])}`,
        saidOf(title),
      );
  // "The blue door", "la brasserie du port": with the small words that stand inside
  let placed: { from: number; n: number } | null = null;
  const placeOn = (unit: Unit, n: number) => {
    const isOn = placed !== null && units.slice(placed.n + 1, n).every(isInsidePlace);
    const from = isOn && placed ? placed.from : (units[placeFrom(units, n, text.said)]?.start ?? unit.start);
    if (isOn) places.pop();
    places.push(saidOf([from, unit.end]));
    placed = { from, n };
  };
  // "With the teacher of Stan", "avec la prof de piano de Léa": whose or what they are
  const isOfRole = (n: number) => {
    const of = isPhrase(units[n - 1], "definite") ? n - 2 : n - 1;
    return place === "with" && isPhrase(units[of], "from") && roles.at(-1)?.[1] === units[of - 1]?.end;
  };
  const isOwnerBehind = (before: readonly Unit[], n: number) => placed?.n === n - 2 && isPhrase(before[n - 1], "from");
  const extend = (unit: Unit, n: number) => {
    if (open) open[1] = unit.end;
    else {
      if (isTakenBack(units, n, isNoun) && !isThen(units, n)) titles.pop();
      open = [unit.start, unit.end];
      titles.push(open);
    }
  };
  for (const [n, unit] of units.entries()) {
    const next = units[n + 1];
    switch (unit.kind) {
      case "time":
      case "shift":
        open = null;
        place = "head";
        continue;
      case "person":
        if (isOfRole(n)) roles.at(-1)![1] = unit.end;
        else if (place === "with" && isOwner(unit, next, text.said)) open = null;
        else if (isOwner(unit, next, text.said) || isFetched(units, n, ground)) extend(unit, n);
        // "En casa de Lena", "im Büro von Lena": whose place it is
        else if (isOwnerBehind(units, n)) placeOn(unit, n);
        else if (isRuledOut(units, n) && comesElse(units)) open = null;
        else if (isEither(units, n)) left.push(unit.said);
        else {
          // "Book Tom for a demo, make that Sam"
          const isOnly = attendees.length === 1 && isPhrase(units[n - 1], "repair");
          if ((isOnly || isTakenBack(units, n, isPerson)) && !joinsIn(units.slice(n))) attendees.pop();
          attendees.push(unit.whole);
          open = null;
        }
        continue;
      case "quote":
        titles.push([unit.start, unit.end]);
        topics.unshift(`"${unit.text}`);
        open = null;
        continue;
      case "topic":
        if (isTakenBack(units, n, ({ kind }) => kind === "topic")) topics.pop();
        topics.push(`${unit.marker} ${unit.text}`);
        open = null;
        continue;
      case "place":
        places.push(isTakenBack(units, n, isPlace) ? placeAgain(places.pop() ?? "", unit.text) : unit.text);
        open = null;
        place = "head";
        continue;
      case "label":
        if (place === "at") places.push(unit.text);
        // "Point Hugo budget 2027"
        else if (titles.length === 1 && !open && units[n - 1]?.kind === "person") topics.push(` ${unit.text}`);
        else extend(unit, n);
        continue;
      case "stop":
        if (unit.text !== "-" && unit.text !== "'" && unit.text !== "/" && unit.text !== "&") {
          open = null;
          place = "head";
        }
        continue;
      case "word":
        // Somebody whom nobody here knows: other rules ask who that is.
        if (place === "with" && isDoneWith(units, n, ground)) {
          place = "head";
          extend(unit, n);
        } else if (place === "with") {
          left.push(unit.text);
          const [role] = roles.slice(-1);
          if (role && (isOfRole(n) || (units[n - 1]?.end === role[1] && units[n - 1]?.kind === "word")))
            role[1] = unit.end;
          else {
            const from = roleFrom(units, n, text.said);
            if (from) roles.push([from.start, unit.end]);
          }
        } else if (place === "at") placeOn(unit, n);
        else if (place === "head" && !open && isBesideGuest(units, n))
          attendees.push(capitalise(saidOf([unit.start, unit.end])));
        else extend(unit, n);
        continue;
      case "phrase":
        // "Kim rather than Tom"
        if (leadsOut(units, n) || isOfRole(n + 1)) continue;
        // "At her place", "chez elle"
        if (place === "at" && isOwnerOfPlace(unit)) {
          if (!next || next.kind === "stop" || next.kind === "time") placeOn(unit, n);
          continue;
        }
        // "Dinner with him": nobody can be invited by that, and other rules say so.
        if (
          place === "with" &&
          isPhrase(unit, "them") &&
          !(isPhrase(unit, "definite") && next && (isNoun(next) || isPerson(next)))
        )
          left.push(unit.text);
        else if (isPhrase(unit, "with")) {
          place = "with";
          open = null;
        } else if (isPhrase(unit, "called") && !(isPhrase(unit, "kinds") && !isNamed(next))) {
          place = "called";
          open = null;
        } else if (open && isPhrase(unit, "for", "to") && isPurpose(units, n)) continue;
        else if (isPhrase(unit, "for") && isVerbBehind(units, n - 1) && isPurpose(units, n)) {
          open = titles.at(-1) ?? null;
          verbs.push(units[n - 1] as Unit);
        } else if (open && unit.text === "" && isPhrase(next, "for")) verbs.push(unit);
        // "Mit Jana das Angebot Weber durchgehen": behind whoever comes begins what is done
        else if (place === "with" && isPerson(units[n - 1]) && leadsDeed(units, n)) place = "head";
        // "With Megan for the top 10 list"
        else if (place === "with" && isPhrase(unit, "for") && isPurpose(units, n)) place = "head";
        else if (place === "called") extend(unit, n);
        else if (place === "at" && isPhrase(unit, "whereabouts")) placeOn(unit, n);
        else if (isPhrase(unit, "to") && isPhrase(units[n - 1], "goods") && next?.kind === "word") extend(unit, n);
        else if (isPhrase(unit, "at") && isNamed(next)) {
          place = "at";
          open = null;
        }
        // "Signing at the notary": where it is, in a word that is a kind of meeting as well
        else if (place === "at" && isPhrase(unit, "kinds") && isRightBehind(units, n, titles.at(-1))) {
          open = titles.at(-1)!;
          open[1] = unit.end;
          place = "head";
        } else if (isPhrase(unit, "kinds", "goods")) extend(unit, n);
        // "Mrs Patel"
        else if (isPhrase(unit, "titles") && next?.kind === "word") extend(unit, n);
        else if (isPhrase(unit, "hollow")) open ? extend(unit, n) : null;
        else if (open && isDoneTo(unit, units[n - 1])) extend(unit, n);
        else if (isPhrase(unit, "join") && (place === "with" || joinsNouns(units, n))) continue;
        else if (isPhrase(unit, "from") && open && isThing(next)) extend(unit, n);
        // "Feria del libro": where nobody goes anywhere
        else if (open && isPhrase(units[n - 1], "from") && isThing(unit)) extend(unit, n);
        // "Friday at 10 doesn't suit": no meeting is made of that.
        else if (isPhrase(unit, "late", "unsuitable")) left.push(unit.text);
        else if (
          !isQuiet(unit) &&
          !asks(unit) &&
          // "But it must end before 7"
          !(isPhrase(unit, "ends", "until") && isTime(next) && next.found.time.point.side !== undefined) &&
          // "…, Start Montag 8 Uhr"
          !(isPhrase(unit, "begins") && units[n - 1]?.kind === "stop") &&
          !isPhrase(unit, "for", "to", "from", "with", "about", "at", "allDay", "as", "but", "lasts")
        )
          left.push(unit.text);
        else if (!isPhrase(unit, "filler")) open = null;
    }
  }
  // "Wait, Ellie is on leave, just Zoe": who comes is said anew.
  const people = units.flatMap(({ kind }, n) => (kind === "person" ? [n] : []));
  const taken = units.findLastIndex((unit) => isPhrase(unit, "repair"));
  const again = people.some((n) => n > taken && taken >= 0) && people.filter((n) => n < taken).length > 1;
  const anew = units.slice(taken + 1);
  const isAnew =
    has(anew, "only") &&
    anew.every(
      (unit) => unit.kind === "person" || unit.kind === "stop" || isPhrase(unit, "only", "with", "join", "courtesy"),
    );
  if (again && isAnew) attendees.splice(0, attendees.length, ...wholeNamesIn(anew));
  else if (again) left.push(saidOf([units[taken]!.start, units[people.at(-1) ?? taken]!.end]));
  const isQuoted = topics.some((topic) => topic.startsWith('"'));
  const named = titles.map((title, n) => titleOf([title[0], endOfRow(titles, n, text.said)]));
  const isOne = !isQuoted && topics.length === 0 && goesOn(titles, units, text.said);
  const [, rest] = titles;
  const beside = rest && units[units.findIndex(({ start }) => start === rest[0]) - 1];
  if (isOne && rest && beside && isPhrase(beside, "definite")) named[1] = saidOf([beside.start, rest[1]]);
  if (titles.length > 1 && !isQuoted && !isOne) left.push(...titles.slice(1).map(saidOf));
  return {
    ...describedBy(isOne ? [named.join(" ")] : named, topics, lexicon),
    attendees: [...new Set(attendees)],
    unnamed: roles.map(saidOf),
    location: places.join(", ") || undefined,
    left,
  };
}

/** Nothing but what leads it in stands between a name and a word. */
const isRightBehind = (units: readonly Unit[], n: number, title: readonly [number, number] | undefined) =>
  title !== undefined &&
  units
    .filter(({ start }, k) => k < n && start >= title[1])
    .every((unit) => isPhrase(unit, "at", "filler", "definite"));

/** "Mit Jana das Angebot Weber durchgehen": a word of what is done with whoever is named in front of it. */
export const isOfDeed = (units: readonly Unit[], n: number): boolean =>
  units.slice(0, n).some((_, at) => {
    const isOn = units.slice(at, n).every((unit) => !isStop(unit) && !isTime(unit));
    return isOn && isPerson(units[at - 1]) && leadsDeed(units, at);
  });

/** An article, a thing, and at the end of the clause the verb of what is done to it. */
function leadsDeed(units: readonly Unit[], n: number): boolean {
  const behind = units.slice(n + 1);
  const clause = behind.slice(0, behind.findIndex((unit) => isStop(unit) || isTime(unit)) >>> 0);
  const verb = clause.at(-1);
  const isName = (unit: Unit) => unit.kind === "word" || unit.kind === "label" || isPhrase(unit, "kinds");
  const isVerb = isPhrase(verb, "weak") && /[^\W\d_]{3,}en$/.test(textOf(verb));
  return isPhrase(units[n], "definite") && clause.length > 1 && isVerb && clause.slice(0, -1).every(isName);
}

/**
 * "With the boss", "avec ma cheffe": behind an article a word in small letters is nobody's name, and of somebody neither is one
 * with a capital: "der Lehrerin von Stan", "los de Acme", "Stan's teacher"; where it begins.
 */
function roleFrom(units: readonly Unit[], n: number, said: string): Unit | undefined {
  const before = units[n - 1];
  if (before && isOwner(before, units[n], said) && isPhrase(units[n - 2], "with")) return before;
  const led = units.findLastIndex((unit, k) => k < n && !isPhrase(unit, "filler"));
  const isLed = isPhrase(units[led], "with") && !(isPhrase(before, "them") && !isPhrase(before, "definite"));
  const isOfSomebody = isPhrase(units[n + 1], "from") && (units[n + 2]?.kind === "word" || isPerson(units[n + 2]));
  const isThatOf = isPhrase(before, "from") && isPhrase(units[n - 2], "definite");
  const isRole = isOfSomebody || isThatOf || /^\p{Ll}/u.test(said.slice(units[n]!.start));
  return isLed && led < n - 1 && isRole ? units[led + 1] : undefined;
}

/** "Du", "zur", "de la": what may stand between two words of a place. */
const isInsidePlace = (unit: Unit) =>
  unit.kind === "phrase" && isPhrase(unit, "from", "definite", "to") && !isPhrase(unit, "with", "for") && !asks(unit);

/** Behind "of" a word is a thing, whatever verb it looks like. */
const isThing = (unit: Unit | undefined) =>
  unit?.kind === "word" || unit?.kind === "label" || (isPhrase(unit, "leaves") && !isPhrase(unit, "filler"));

/** "Werkstatt, 4 Reifen wechseln": words behind a mere comma are asked about, and are not lost; the end of the last. */
function endOfRow(titles: readonly (readonly [number, number])[], n: number, said: string): number {
  const [, end] = titles[n]!;
  const [from, to] = titles[n + 1] ?? [end, end];
  const isNext = /^[,;:]\s*$/.test(said.slice(end, from)) && said.slice(from, to).includes(" ");
  return isNext ? endOfRow(titles, n + 1, said) : end;
}

/** "De dokter inplannen", "Zahnarzt eintragen": the verb stands right behind what it makes. */
const isVerbBehind = (units: readonly Unit[], n: number) => isPhrase(units[n], "act:create") && isNoun(units[n - 1]);

/** "Vet appointment for the cat", "walk to the lake": what stands behind is a thing. */
function isPurpose(units: readonly Unit[], n: number): boolean {
  const next = units.slice(n + 1).find((unit) => !isPhrase(unit, "filler"));
  return next?.kind === "word" || next?.kind === "label" || isPhrase(next, "kinds");
}

/** "With Tom, no sorry, with Sam", "the vet, I mean the physio": the later of two of a kind. */
function isTakenBack(units: readonly Unit[], n: number, isOfKind: (unit: Unit) => boolean): boolean {
  for (let at = n - 1; at >= 0; at--) {
    const unit = units[at]!;
    if (isOfKind(unit)) return has(units.slice(at + 1, n), "repair");
    // "Call with Tom, sorry, coffee"
    const isBeside =
      unit.kind === "person" &&
      units.slice(at + 1, n).every((one) => one.kind === "stop" || isPhrase(one, "repair", "filler"));
    const isSmall = isBeside || isPhrase(unit, "repair", "with", "filler", "courtesy", "not", "negation", "act:create");
    if (unit.kind !== "stop" && unit.kind !== "time" && !isSmall) return false;
  }
  return false;
}

/** "The vet on Saturday, hang on, that's the school fair, Sunday then": what there is at that time, and another one. */
function isThen(units: readonly Unit[], n: number): boolean {
  const behind = units.slice(n).findIndex(isStop);
  const isElsewhen = behind > 0 && units[n + behind + 1]?.kind === "time";
  return isElsewhen && isPhrase(units[n - 1], "definite") && timesOf(units.slice(0, n)).length > 0;
}
const isPlace = ({ kind }: Unit) => kind === "place";
/** "Room 2, no 3": a figure alone is of the same kind of room. */
const placeAgain = (before: string, said: string) => (/^\d/.test(said) ? before.replace(/\d\S*$/, said) : said);
/** "Rather than Tom", "statt mit Uwe", "don't invite Tom", where somebody else comes. */
export const leadsOut = (units: readonly Unit[], n: number) =>
  isPhrase(units[n], "not", "negation") &&
  units.slice(n + 1).find((unit) => !isPhrase(unit, "with", "act:invite"))?.kind === "person" &&
  comesElse(units);
/** Somebody who is not said to stay away. */
const comesElse = (units: readonly Unit[]) => units.some((unit, n) => isPerson(unit) && !isRuledOut(units, n));
/** "Tom or Kim", "with Tom or with Kim": which of them is not said. */
export const isEither = (units: readonly Unit[], n: number) =>
  ([1, -1] as const).some((step) => {
    const beside = step > 0 ? units.slice(n + 1) : units.slice(0, n).toReversed();
    const [first, second] = beside.filter((unit) => !isPhrase(unit, "with") || isPhrase(unit, "or"));
    return isPhrase(first, "or") && second?.kind === "person";
  });
/** "…, Kim wants to join too": behind a name, in its clause. */
const joinsIn = (units: readonly Unit[]) => has(units.slice(0, units.findIndex(isStop) >>> 0), "too");
/** "Book Zed and Oliver", "Oliver and Zed on Friday": a word alone, joined to somebody who comes, is somebody as well. */
function isBesideGuest(units: readonly Unit[], n: number): boolean {
  const [first, join, last] = units[n + 1]?.kind === "phrase" ? units.slice(n) : units.slice(Math.max(n - 2, 0), n + 1);
  const before = units[units.indexOf(first as Unit) - 1];
  const behind = units[units.indexOf(last as Unit) + 1];
  const isAlone = (unit: Unit | undefined) => unit === undefined || ["time", "stop", "phrase"].includes(unit.kind);
  return (
    isPhrase(join, "join") &&
    (first?.kind === "person" || last?.kind === "person") &&
    (before === undefined || isPhrase(before, "act:create")) &&
    isAlone(behind) &&
    !isPhrase(behind, "kinds", "hollow")
  );
}

/** "Bod bespreken", "Vertrag durchgehen": a verb behind what it is done to, of which nobody knows the word. */
export const isDoneTo = (unit: Unit | undefined, before: Unit | undefined) =>
  isPhrase(unit, "weak") &&
  !isPhrase(unit, "with", "askedDone", "hollow", "kinds") &&
  /[^\W\d_]{3,}en$/.test(textOf(unit)) &&
  (before?.kind === "word" || before?.kind === "label");

/**
 * "Mehmet abholen", "mila helpen": where verbs stand at the end, whoever stands in front of one that nobody knows has it done
 * to them, and is asked to nothing.
 */
export function isFetched(units: readonly Unit[], n: number, { text, lexicon }: Ground): boolean {
  const isEnd = (unit: Unit | undefined) => unit === undefined || unit.kind === "time" || unit.kind === "stop";
  const end = units.findIndex((unit, k) => k > n && isEnd(unit));
  const [between, verb] = [units.slice(n + 1, end < 0 ? -1 : end - 1), units.at(end < 0 ? -1 : end - 1)];
  const isVerb = verb?.kind === "word" && /^\p{Ll}{2,}en$/u.test(text.said.slice(verb.start, verb.end));
  return (
    lexicon.words.separable?.infinitive !== undefined &&
    isPerson(units[n]) &&
    isVerb &&
    (isEnd(units[n - 1]) || isPhrase(units[n - 1], "act:create")) &&
    between.every((unit, k) => isPhrase(unit, "from", "to") || (unit.kind === "word" && k > 0))
  );
}

/** "Mit Uwe kochen", "mit Uwe Vertrag besprechen": behind whoever is known no name, but what is done with them. */
export function isDoneWith(units: readonly Unit[], n: number, { text, lexicon }: Ground): boolean {
  const [person, word] = [units[n - 1], units[n]];
  const isCapital = (unit: Unit | undefined) => unit && /^\p{Lu}/u.test(text.said.slice(unit.start));
  const isVerb = /en$/.test(textOf(word)) && isCapital(person) && !isCapital(word);
  return (
    lexicon.words.separable?.infinitive !== undefined && isPerson(person) && (isVerb || isDoneTo(units[n + 1], word))
  );
}

/** "Cut and blow dry": between two words of a title, behind which nobody else is joined. */
const joinsNouns = (units: readonly Unit[], n: number) => {
  const next = units.slice(n + 1).find((unit) => !isPhrase(unit, "filler"));
  return [units[n - 1], next].every((unit) => unit !== undefined && isNoun(unit));
};

/**
 * "Mrs Patel sat 9.30 perm", "physio tomorrow 5 wrist": words in front of when and behind it, which are one title where
 * nothing else is said.
 */
function goesOn(titles: readonly (readonly [number, number])[], units: readonly Unit[], said: string): boolean {
  const [first, second, another] = titles;
  if (!first || !second || another) return false;
  const between = units.filter(({ start, end }) => start >= first[1] && end <= second[0]);
  // "Chiropodist Monday 9.15 then the bank", where "then" was left aside
  const parts = between.flatMap((unit, n) => said.slice(between[n - 1]?.end ?? first[1], unit.start));
  const isWhole = ![...parts, said.slice(between.at(-1)?.end ?? first[1], second[0])].some((part) =>
    /\p{L}/u.test(part),
  );
  const inside = units.filter(({ start, end }) => start >= second[0] && end <= second[1]);
  const at = units.findIndex(({ start }) => start >= first[0]);
  const head = units.slice(at).filter(({ end }) => end <= first[1]);
  // "Morgn 12 uhr mittagessen": a word that nobody knows may be any, and the kind of meeting is the name.
  const isNamed =
    has(head, "kinds", "goods") || isPhrase(units[at - 1], "act:create", "titles") || !has(inside, "kinds", "goods");
  const isSmall = (unit: Unit) =>
    isTime(unit) || (isPhrase(unit, "filler", "on", "at") && !isPhrase(unit, "definite", "it", "them", "join"));
  // "Drinks with Owen tonight 6pm Hotel Astor", "tickets sat 7:30, the Lyric"
  const isGuest = (unit: Unit) => isPerson(unit) || isPhrase(unit, "with", "join");
  const when = between.findIndex(isTime);
  const isVenue = (unit: Unit) => isPhrase(unit, "definite") && unit === between.at(-1);
  const isParted = between.some(isStop) && inside.length < 2 && !isVenue(between.at(-1) as Unit);
  const isWith = has(between, "with");
  const isBeside = (unit: Unit, n: number) =>
    (isSmall(unit) && !(isWith && isPhrase(unit, "at"))) ||
    (n < when && isGuest(unit)) ||
    (n > when && (isVenue(unit) || textOf(unit) === ","));
  return (
    isNamed &&
    isWhole &&
    timesOf(between).length === 1 &&
    timesOf(units).filter(({ time }) => time.point.clock).length < 2 &&
    between.every(isBeside) &&
    !isParted &&
    inside.length <= LONGEST_REST &&
    inside.every((unit) => isNoun(unit) || isPhrase(unit, "join")) &&
    !has(units, "repair", "negation", "not", "subject", "interrogative", "said", "condition", "goes")
  );
}

const LONGEST_REST = 5;

/** "De begroting": what it is called, without the article in front of it. */
export function withoutArticle(said: string, { words }: Lexicon): string {
  const article = words.definite
    .split(",")
    .find((word) => fold(said).startsWith(word.endsWith("'") ? word : `${word} `));
  return article === undefined ? said : said.slice(article.length).trim();
}

function describedBy(titles: string[], topics: string[], lexicon: Lexicon) {
  const quoted = topics.find((topic) => topic.startsWith('"'));
  if (quoted) return { title: capitalise(quoted.slice(1)), left: [] };
  // "Réunion avec Anna": it is called so, though any meeting may be.
  const kinds = new Set(lexicon.words.kinds.split(","));
  const hollows = new Set(lexicon.words.hollow.split(",").filter((word) => !kinds.has(word)));
  const named = titles.map((title) => title.trim()).filter((title) => !hollows.has(title.toLowerCase()));
  const [kind] = named;
  const [topic] = topics;
  const about = topic && withoutArticle(topic.slice(topic.indexOf(" ") + 1), lexicon);
  const title = kind === undefined ? about : topic === undefined ? kind : `${kind} ${topic.trim()}`;
  return title === undefined ? { title: undefined } : { title: capitalise(deedAsName(title, lexicon)) };
}

/** "Mañana ceno con Anna": what one does has a name. */
const deedAsName = (title: string, { words }: Lexicon) =>
  words.deeds
    .split(",")
    .map((pair) => pair.split("="))
    .find(([deed]) => deed === title.toLowerCase())?.[1] ?? title;

/** "Sarah's birthday": a name that owns what stands behind is part of it. */
function isOwner(unit: Unit, next: Unit | undefined, said: string): boolean {
  const owns = /['’]s?$/.test(said.slice(unit.start, unit.end));
  return owns && (next?.kind === "word" || isPhrase(next, "kinds", "hollow"));
}

const isNamed = (unit: Unit | undefined) =>
  unit?.kind === "word" || unit?.kind === "label" || isPhrase(unit, "filler") || isOwnerOfPlace(unit);

/** Says whose a place is: "chez moi", "bij mij thuis", "en mi casa". */
const isOwnerOfPlace = (unit: Unit | undefined) =>
  isPhrase(unit, "ours", "theirs", "them") || (unit?.kind === "phrase" && MINE.isIn(unit.text));

const MINE = said`^(?:${"self"}|${"my"})$`;

/** "Our new office", "chez elle": where the words begin that say whose a place is; with nothing else, where it is led in. */
function ownerOf(units: readonly Unit[], n: number): number {
  if (isOwnerOfPlace(units[n])) return n - 1;
  const at = units.findLastIndex((unit, k) => k < n && !isPhrase(unit, "filler", "definite") && !isOwnerOfPlace(unit));
  const from = units.findIndex(
    (unit, k) => k > at && k < n && (isOwnerOfPlace(unit) || isPhrase(units[n], "whereabouts")),
  );
  // "Bij mij thuis"
  const isSelf = isOwnerOfPlace(units[from]) && !isPhrase(units[from], "definite", "ours", "theirs", "them");
  return from < 0 ? n : isSelf ? at : from;
}

/** Where the words of a place begin. "In De Zwarte Ruiter": an article that is typed as part of the name. */
function placeFrom(units: readonly Unit[], n: number, said: string): number {
  const from = ownerOf(units, n);
  return from === n && isOfName(units[n - 1], units[n], said) ? n - 1 : from;
}

/** "De Zwart", "Der Löwe": an article with a capital, in front of a name that has one. */
export const isOfName = (article: Unit | undefined, name: Unit | undefined, said: string) =>
  isPhrase(article, "definite") && [article, name].every((unit) => unit && /^\p{Lu}/u.test(said.slice(unit.start)));
