import { lengthAt } from "../times/length-rules";
import { fencesIn } from "./fences";
import { type PhraseFound, phraseAt } from "./find-phrase";
import { peopleByWord, personAt } from "./gazetteer";
import { type Role, type Word, wordsIn } from "./lexicon";
import {
  isDeedFor,
  withAges,
  withClockFigures,
  withCodes,
  withGoals,
  withHours,
  withHoursAsLength,
  withLengths,
  withNumbers,
  withOtherHour,
  withoutLimits,
  withPurposes,
  withRefusedHour,
  withReplaced,
} from "./mention-lengths";
import { takeNamesakes, takePeople } from "./mention-people";
import {
  asArticle,
  asHour,
  asLet,
  asNamed,
  asReason,
  asRepair,
  asTaken,
  asTitle,
  asWord,
  asYes,
  becomes,
  CREATES,
  DENIES,
  deniesVerb,
  isAskedAbout,
  isBeforeCommand,
  isHourInstead,
  isLoneUnit,
  isNamedAsVerb,
  isNoRepair,
  isNoun,
  isOfTitle,
  isOnlyThat,
  isOtherHour,
  isPartedVerb,
  isSaidAgain,
  NOT_THEN,
  ONLY_THAT,
  PLANNED,
  SAID_AGAIN,
  SUGGESTS,
  suggests,
  takesTime,
  withNameFirst,
} from "./mention-roles";
import { shiftsIn, withDelay, withShifts } from "./mention-shifts";
import { allTimes, endOfPartName, inPart, isArticle, isCount, isOfNoun, isPartOfName } from "./mention-times";
import { NOUNS, phrasesIn, plainWord, type Take, wordsOf } from "./mention-words";
import { asNoun } from "./nouns";
import type { TimeFound } from "./said-times";
import { withoutSignature } from "./signature";
import type { Ground, Unit } from "./unit";

/** Phrases of several words that are read before the times, so that "may i" is no month and "all day" no length. */
const FIRST = new Set<Role>([
  "courtesy",
  "repair",
  "allDay",
  "somewhere",
  "soonest",
  "negation",
  "otherwise",
  "hollow",
  "kinds",
  "howMany",
  "lastTime",
  "firstOf",
  "lastOf",
  "dayAfter",
  "dayBefore",
  "free",
  "onceMore",
  "onTopOf",
  "stays",
  "each",
  "secondOf",
  "thirdOf",
  "nextOf",
  "thatDay",
  "not",
  "weekAfter",
  "weekBefore",
  "backAgain",
  "freedPlace",
  "ofDay",
]);

const isFirst = ({ from, to, roles, end, isParted }: PhraseFound) =>
  (to - from > 1 || end !== undefined || isParted || roles.includes("allDay")) &&
  roles.some(
    // "Llego tarde" is no afternoon.
    (role) =>
      FIRST.has(role) ||
      (role === "late" && end === undefined && !isParted) ||
      // "C'est Mia qui vient"
      (role === "comesIn" && end !== undefined) ||
      // "Zet m 15 min terug" says how far.
      (role === "restores" && (end === undefined || end.to - end.from > 1)) ||
      role.startsWith("act:") ||
      role.startsWith("no:") ||
      role.startsWith("talk:"),
  );

/** Everything that a message holds, in its order. */
export function mentionsIn(ground: Ground): Unit[] {
  const { text, lexicon } = ground;
  const words = wordsIn(text.folded, lexicon);
  const taken = new Uint8Array(words.length + 1);
  const units: Unit[] = [];
  const take = (from: number, to: number, unit: Unit) => {
    taken.fill(1, from, to);
    units.push(unit);
  };
  const range = (from: number, to: number) => ({ start: words[from]!.start, end: words[to - 1]!.end });

  const isIt = (from: number, to: number) =>
    ground.it !== undefined && words[from]!.start < ground.it.end && words[to - 1]!.end > ground.it.start;
  for (const { from, to, kind, marker, text: meant } of fencesIn(words, ground)) {
    if (isIt(from, to)) continue;
    const inner = marker ? from + marker : from;
    const said = meant ?? text.said.slice(words[inner]!.start, words[to - 1]!.end).replace(/^"|"$/g, "");
    const led = marker ? { marker: text.said.slice(words[from]!.start, words[inner - 1]!.end) } : {};
    take(from, to, { ...range(from, to), kind, text: said, ...led });
  }
  if (ground.it) {
    const [from, to] = wordsOf(words, ground.it);
    take(from, to, { ...ground.it, kind: "phrase", roles: ["it"], text: "" });
  }
  const phrases = phrasesIn(words, lexicon, taken);
  // "Any time after 2"
  const isOpen = ({ to, roles }: PhraseFound) =>
    roles.includes("somewhere") && phraseAt(words, to, lexicon)?.roles.includes("around") === true;
  // "Friday the week after" is a day of its own.
  const isDated = ground.tokens.some(({ is }) => (is.wd ?? is.day ?? is.mo) !== undefined);
  const isWeek = ({ roles }: PhraseFound) => roles.includes("weekAfter") || roles.includes("weekBefore");
  // "Le deuxième lundi du mois" is a day, as is "the day after tomorrow".
  const isOfDay = ({ from, to, roles }: PhraseFound) =>
    roles.includes("dayAfter")
      ? ground.tokens.some(
          ({ start, end, is }) =>
            is.day !== undefined &&
            start < words[to - 1]!.end &&
            start >= words[from]!.start &&
            end > words[to - 1]!.end,
        )
      : (roles.includes("secondOf") || roles.includes("thirdOf")) &&
        ground.tokens.some(({ start, is }) => start === words[to]?.start && is.wd !== undefined);
  // "Et juste après une demi-heure avec Camille": behind that, and so long.
  const isThenLong = ({ to, roles }: PhraseFound) => {
    const n = ground.tokens.findIndex(({ start }) => start === words[to]?.start);
    const isThen = roles.includes("afterThat") || roles.includes("beforeThat");
    return isThen && n >= 0 && lengthAt(ground.tokens, n) !== null && !ground.tokens[n]!.clock;
  };
  // "Zet om 13u de bakker erin": a word for when, and no end of the verb.
  const isVerbAtHour = ({ from, to, roles }: PhraseFound) => {
    const [first, last] = [words[from]!.text, words[to - 1]!.text];
    const isAlone = (word: string, role: Role) =>
      lexicon.phrases
        .get(word)
        ?.some(({ pieces, end, roles: own }) => pieces.length === 1 && !end && own.includes(role));
    return (
      to - from === 2 &&
      roles.includes("act:move") &&
      /^\d/.test(words[to]?.text ?? "") &&
      isAlone(first, "act:create") &&
      isAlone(last, "on")
    );
  };
  // "Toutes les deux semaines" is how often.
  const isOften = ({ from, to, roles }: PhraseFound) => {
    const [first, next] = [words[from], words[to]].map((word) =>
      ground.tokens.find(({ start }) => start === word?.start),
    );
    return roles.includes("each") && first?.is.every === true && (next?.is.unit ?? next?.is.wd) !== undefined;
  };
  // "Entre las dos y las cuatro": two o'clock, and not both.
  const isHourBetween = ({ from, roles }: PhraseFound) =>
    roles.includes("each") && ground.tokens.some(({ start, is }) => start === words[from - 1]?.start && is.between);
  // "Three whole days" is how long.
  const isCounted = ({ from, to, roles }: PhraseFound) => {
    const n = ground.tokens.findIndex(({ start }) => start === words[from - 1]?.start);
    return roles.includes("allDay") && to - from === 2 && (ground.tokens[n]?.is.n ?? 0) > 1;
  };
  // "At the end of the day"
  const isOfEdge = ({ from, to, roles }: PhraseFound) =>
    roles.includes("ofDay") &&
    ground.tokens.some(
      ({ start, end, is }) => is.edge !== undefined && start < words[from]!.start && end >= words[to - 1]!.end,
    );
  for (const found of phrases.filter(
    (one) =>
      (isFirst(one) || isThenLong(one)) &&
      !isOpen(one) &&
      !isCounted(one) &&
      !isOften(one) &&
      !isHourBetween(one) &&
      !isOfDay(one) &&
      !isOfEdge(one) &&
      !(isDated && isWeek(one)) &&
      !isVerbAtHour(one),
  ))
    takePhrase(found, words, taken, take);
  takeNamesakes(ground, words, taken, take);
  const fences = units.map(({ start, end }) => [start, end] as const);
  for (const unit of shiftsIn(ground, words, fences, phrases)) {
    const [from, to] = wordsOf(words, unit);
    // "1h nach vorne schieben": the verb says which way, and is one still.
    const verb = phrases.find((phrase) => phrase.from > from && phrase.from < to && phrase.roles.includes("act:move"));
    const end = verb && taken[verb.from] ? verb.from : to;
    if (!taken.slice(from, end).some(Boolean)) take(from, end, { ...unit, end: words[end - 1]!.end });
  }
  const times = allTimes(ground, words, units);
  let part: TimeFound["time"]["point"]["part"];
  for (const found of times) {
    const [from, to] = wordsOf(words, found);
    if (found.time.point.bare !== undefined && times.length > 1 && isArticle(words, to, lexicon)) continue;
    const isName = personAt(words, to, peopleByWord(ground.gazetteer), text.said) !== null;
    if (!isName && isOfNoun(found, [from, to], words, times, lexicon)) {
      // "At the 3 Horseshoes", and not "to look at the 3 boilers"
      const isAt = phraseAt(words, from, lexicon)?.roles.includes("at") ?? false;
      const isPlace = isAt && ![1, 2, 3].some((back) => (phraseAt(words, from - back, lexicon)?.to ?? 0) > from);
      const figure = words.findIndex(({ text: figure }, i) => i >= from && i < to && /^\d/.test(figure));
      // "Der zwei Uhr Zug": an hour in words
      const first = isPlace ? from + 1 : Math.max(figure, from);
      const opens = isPlace ? from : first;
      take(opens, to + 1, {
        ...range(opens, to + 1),
        kind: isPlace ? "place" : "label",
        text: text.said.slice(words[first]!.start, words[to]!.end),
      });
      continue;
    }
    if (isCount(found, words[to], times, ground)) {
      const figure = words.findIndex(({ end }) => end === found.end);
      take(figure, figure + 1, { ...range(figure, figure + 1), kind: "number", text: words[figure]!.text });
      continue;
    }
    const end = isName ? 0 : endOfPartName(found, [from, to], words, times, ground);
    if (end > to) {
      take(from, end, {
        ...range(from, end),
        kind: "label",
        text: text.said.slice(words[from]!.start, words[end - 1]!.end),
      });
      part = found.time.point.part;
      continue;
    }
    // "Mets-le lundi": a pronoun, and no article of the day. "Parents evening Friday at 8": it says which half as well.
    const isNamed = isPartOfName(found, from, words, lexicon);
    const first = isNamed || isClitic(words, from) ? from + 1 : from;
    const label = text.said.slice(words[from - 1]?.start ?? 0, words[from]!.end);
    if (isNamed) take(from - 1, first, { ...range(from - 1, first), kind: "label", text: label });
    // Of "21.-23:12" the whole word belongs to the name.
    if (first >= to) continue;
    const time = isClitic(words, from) ? { ...found.time, lead: words[first]!.text } : found.time;
    take(first, to, {
      start: words[first]!.start,
      end: found.end,
      kind: "time",
      found: inPart({ ...found, time }, part),
    });
  }
  takePeople(ground, words, taken, take);
  // What is taken ends a phrase: "auf den 4." is a time behind "auf".
  const free = words.map((word, i) => (taken[i] ? { ...word, text: "" } : word));
  for (const found of phrasesIn(free, lexicon, taken)) takePhrase(found, words, taken, take);
  for (let i = 0; i < words.length; i++) if (!taken[i]) take(i, i + 1, plainWord(words, i, ground));
  const sorted = units.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start);
  const named = withRefusedHour(
    withClockFigures(withOtherHour(withReplaced(withoutSignature(withNameFirst(sorted, words, ground)), ground))),
  );
  const timed = withoutLimits(
    withHours(
      withAges(withLengths(withNumbers(withCodes(withHoursAsLength(named, ground), ground), ground), ground), ground),
      ground,
    ),
    ground,
  );
  return withDelay(withShifts(withGoals(withPurposes(timed, ground), ground)))
    .map((unit, n, all) => asWord(unit, all[n + 1], lexicon))
    .map(
      (unit, n, all): Unit =>
        isDeedFor(unit, n, all) ? { start: unit.start, end: unit.end, kind: "word", text: unit.text } : unit,
    )
    .map((unit, n, all) => (isOfTitle(unit, n, all, lexicon) ? asTitle(unit) : asNoun(unit, n, all, ground)))
    .map((unit, n, all) => asReason(unit, n, all, ground))
    .map((unit, n, all) =>
      isNamedAsVerb(unit, all[n - 1], ground) || isNoun(unit, n, all, ground) ? asTitle(unit) : asNamed(unit, ground),
    )
    .map((unit, n, all) => (isAskedAbout(unit, n, all, lexicon) ? { ...unit, roles: PLANNED } : unit))
    .map((unit, n, all) => (isOtherHour(unit, n, all) ? { ...unit, roles: NOT_THEN } : unit))
    .map(
      (unit, n, all): Unit =>
        isPartedVerb(unit, n, all, lexicon) ? { ...unit, kind: "phrase", roles: CREATES } : unit,
    )
    .map((unit, n, all): Unit => (becomes(unit, n, all) ? { ...unit, roles: [...unit.roles, "repair"] } : unit))
    .map((unit, n, all) => (isHourInstead(unit, n, all, ground) ? asHour(unit) : unit))
    .map((unit, n, all) => asArticle(unit, n, all, ground))
    .map((unit, n, all) => asYes(unit, n, all, ground))
    .map((unit, n, all) => asLet(unit, n, all, lexicon))
    .map((unit, _, all) => (isOnlyThat(unit, all) ? { ...unit, roles: ONLY_THAT } : unit))
    .map((unit, n, all) => (isSaidAgain(unit, n, all) ? { ...unit, roles: SAID_AGAIN } : unit))
    .map((unit, n, all) =>
      isNoRepair(unit, all[n - 1], all[n + 1]) || isBeforeCommand(unit, all[n + 1], lexicon) ? asRepair(unit) : unit,
    )
    .map((unit, n, all) => (suggests(unit, n, all) ? { ...unit, roles: SUGGESTS } : unit))
    .map((unit, n, all) => (takesTime(unit, all.slice(n + 1)) ? asTaken(unit) : unit))
    .map((unit, n, all) => (deniesVerb(unit, all[n - 1], lexicon) ? { ...unit, roles: DENIES } : unit))
    .map((unit, n, all) => (isLoneUnit(unit, [all[n - 1], all[n + 1]], ground) ? { ...unit, kind: "number" } : unit));
}

/** Joined to the verb in front of it. */
const isClitic = (words: readonly Word[], at: number) =>
  words[at - 1]?.text === "-" && words[at - 1]?.start === words[at - 2]?.end && words[at]?.start === words[at - 1]?.end;

function takePhrase({ from, to, roles, end }: PhraseFound, words: readonly Word[], taken: Uint8Array, take: Take) {
  if (taken.slice(from, to).some(Boolean)) return;
  const text = words.slice(from, to).map((word) => word.text);
  if (roles.every((role) => NOUNS.has(role))) return;
  const part = end && !taken.slice(end.from, end.to).some(Boolean) ? end : undefined;
  const kept = part || !end ? roles : [];
  take(from, to, {
    start: words[from]!.start,
    end: words[to - 1]!.end,
    kind: "phrase",
    roles: kept,
    text: text.join(" "),
  });
  if (part) {
    const last = { start: words[part.from]!.start, end: words[part.to - 1]!.end };
    take(part.from, part.to, { ...last, kind: "phrase", roles: ["filler"], text: "" });
  }
}
