import type { Context } from "../command";
import { withElisions } from "../elisions";
import { withGenitives } from "../grammar/genitive";
import { hereOf, languageOf } from "../grammar/parse";
import { misspelt, type Token, tokenize } from "../grammar/tokens";
import { type Vocabulary, vocabularyOf } from "../grammar/vocabulary";
import { LANGUAGE_CODES, wordsFor } from "../languages/languages";
import { oncePerContext } from "../once";
import type { Phrasebook } from "../phrases/phrasebook";
import { fold, readText, type Text } from "../text";
import { readBeside } from "./beside-another";
import { phraseAt } from "./find-phrase";
import { likely, readSegment } from "./frames";
import { NOBODY } from "./gazetteer";
import { withHolidayNames } from "./holiday-names";
import { labelled } from "./labelled";
import { cutWords, type Lexicon, lexiconOf, type Role, type Word, wordsOfPhrases } from "./lexicon";
import { mentionsIn } from "./mentions";
import { isReadOfIt, subjectNamed } from "./named-subject";
import { ofToldName } from "./of-told";
import { heldAgainst } from "./of-what-is-there";
import { ofThatOne, oneOfSeveral } from "./one-of-several";
import { whatIsMeant } from "./passes";
import { withoutPronounNumbers } from "./pronoun-numbers";
import { type Mentioned, readingsOf } from "./readings";
import { withoutRuledOut } from "./ruled-out";
import { secondMeeting } from "./second-meeting";
import { type Ground, type Heard, type Situation, textOf, type Unit } from "./unit";
import { has } from "./units-in";
import { withMoreAsked } from "./what-was-told";
import { readWholeDays } from "./whole-days";

const LONGEST = 600;

/** Reads a message in the language that knows most of its words; null for a letter. Once, though whole and in rules. */
export const hear = oncePerContext(hearAnew);

function hearAnew(message: string, context: Context): Heard | null {
  if (message.length > LONGEST) return null;
  const text = readText(withElisions(message, context));
  const heard = heardIn(text, context);
  const second = heard && secondMeeting(heard, context);
  if (second) return second;
  const subject = heard && subjectNamed(heard, context);
  const ofSubject = subject && heardIn(text, context, subject);
  if (ofSubject && unknownIn(ofSubject) <= unknownIn(heard) && isReadOfIt(ofSubject, heard, context)) return ofSubject;
  const isAll = heard?.readings.some(({ reading: { command } }) => command.manner === "every");
  const isOne = heard && !isAll && context.awaiting === undefined && heard.ground.gazetteer.meetings.length > 0;
  const one = isOne ? oneOfSeveral(heard.ground, heard.here) : undefined;
  // Whatever is said of that one is said as of what was spoken of.
  const ofIt = one && heardIn(text, { ...context, focus: true, timed: true }, one);
  return (ofIt && ofThatOne(one, ofIt)) || heard;
}

function heardIn(text: Text, context: Context, it?: Ground["it"]): Heard | null {
  const own = languageOf(text.folded, context);
  const first = mentionsOf(text, own.vocabulary, own.book, context, it);
  if (!first) return null;
  let best = first;
  // Few words show no language: the one that knows most of them reads, but for a title, which may be of any.
  const isTitle = has(first.units, "act:rename") || labelled(first.units, first.ground) !== undefined;
  const isNamed = context.usual === own.vocabulary.code && isTitle;
  for (const code of context.locale || isNamed ? [] : LANGUAGE_CODES) {
    const vocabulary = vocabularyOf(code);
    const isMore = mayReadMore(text.folded, best, vocabulary) || mayRename(best, code);
    if (code === own.vocabulary.code || !isMore) continue;
    const other = mentionsOf(text, vocabulary, own.book, context, it);
    if (other && (unknownIn(other) < unknownIn(best) || renamesMore(other, best))) best = other;
  }
  const read = (units: Unit[]) => readingsOf({ ...best, units }, context);
  const heard = withMoreAsked({ ...best, ...readBeside(best, read, context) });
  const all = [...heard.units, ...heard.aside];
  const readings = heard.readings.map(({ reading, ...one }) => ({
    ...one,
    reading: {
      ...reading,
      command: heldAgainst(ofToldName(reading.command, heard), all, context, heard.readings.length === 1),
    },
  }));
  return { ...heard, readings };
}

/** "Interview Jonas umbenennen: Second round": a name may be of another language than the verb. */
function mayRename({ units }: Mentioned, code: string): boolean {
  const words = wordsFor(code);
  if (!words) return false;
  const isRename = (text: string) =>
    phraseAt(cutWords(text), 0, lexiconOf(words))?.roles.includes("act:rename") === true;
  // Its phrases are made ready only where it has such a word.
  return units.some((unit) => unit.kind === "word" && wordsOfPhrases(words).has(unit.text) && isRename(unit.text));
}

const renamesMore = (one: Mentioned, other: Mentioned) =>
  unknownIn(one) === unknownIn(other) && has(one.units, "act:rename") && !has(other.units, "act:rename");

const isUnknown = ({ kind }: Unit) => kind === "word" || kind === "number" || kind === "label";

const unknownIn = ({ units }: Pick<Heard, "units">) => units.filter(isUnknown).length;

/** Whether another language may read more of a message: it knows some of what is left, and loses no more than it gains. */
function mayReadMore(folded: string, { units, ground }: Mentioned, other: Vocabulary): boolean {
  const [isOwn, isOthers] = [knownBy(vocabularyOf(ground.lexicon.words.code)), knownBy(other)];
  if (!units.some((unit) => isUnknown(unit) && cutWords(fold(textOf(unit))).some(isOthers))) return false;
  const words = cutWords(folded);
  const gained = words.filter((word) => !isOwn(word) && isOthers(word));
  const lost = words.filter((word) => isOwn(word) && !isOthers(word));
  return gained.length >= lost.length;
}

function knownBy(vocabulary: Vocabulary): (word: Word) => boolean {
  const words = wordsFor(vocabulary.code);
  const pieces = words && wordsOfPhrases(words);
  return ({ text }) =>
    !/^\p{L}/u.test(text) ||
    pieces?.has(text) ||
    vocabulary.phrases.has(text) ||
    misspelt(text, vocabulary) !== undefined;
}

/** "Only 9 to 11": two figures alone, and between them a word for until. */
function isStretch(tokens: readonly Token[]): boolean {
  const figures = tokens.flatMap(({ figure }, n) => (figure ? [n] : []));
  const [from = -1, to = -1, another] = figures;
  return (
    tokens.length <= LONGEST_STRETCH && another === undefined && to === from + 2 && Boolean(tokens[from + 1]?.is.until)
  );
}

const LONGEST_STRETCH = 8;

/** "Can we do 8 instead", "930 not 9": a figure with a word that corrects, or with what it is in place of. */
function isOtherHour(folded: string, tokens: readonly Token[], lexicon: Lexicon): boolean {
  const figures = tokens.filter(({ figure }) => figure).length;
  const isLong = tokens.some(({ is, amount }) => is.unit !== undefined || amount !== undefined);
  if (figures === 0 || figures > 2 || isLong || folded.length > LONGEST_CORRECTION) return false;
  const words = cutWords(folded);
  const has = (...roles: Role[]) =>
    words.some((_, i) => phraseAt(words, i, lexicon)?.roles.some((role) => roles.includes(role)));
  return figures === 1 ? has("repair", "inItsPlace") : has("not");
}

const LONGEST_CORRECTION = 32;

/** "9 and 1 hr long": a figure alone, and behind what joins it a length. */
function isHourAndLength([first, join, ...rest]: readonly Token[]): boolean {
  const isJoin = join?.is.and === true || join?.text === ",";
  return (
    first?.figure !== undefined &&
    isJoin &&
    rest.some(({ is, amount }) => is.unit !== undefined || amount !== undefined)
  );
}

const hasTwo = (tokens: readonly Token[]) => tokens.filter(({ figure }) => figure).length === 2;

/** "Am I free Thursday at 3?" and then "what about 4", "or 4", "4?": a figure alone, behind a question about a time. */
function isNextHour(folded: string, tokens: readonly Token[], lexicon: Lexicon, { asked, awaiting }: Context): boolean {
  const isAsked = asked?.when && !asked.slots.target && awaiting === undefined;
  const figures = tokens.filter(({ figure }) => figure).length;
  if (!isAsked || figures !== 1 || folded.length > LONGEST_CORRECTION) return false;
  const words = cutWords(folded);
  let opens = /\?\s*$/.test(folded);
  for (let i = 0; i < words.length; ) {
    const found = /\p{L}/u.test(words[i]!.text) ? phraseAt(words, i, lexicon) : { roles: [], to: i + 1 };
    const isSmall = found?.roles.every((role) => OF_NEXT_HOUR.has(role));
    if (!found || !isSmall) return false;
    opens ||= found.roles.some((role) => role === "join" || role === "or" || role === "whatAbout");
    i = found.to;
  }
  return opens;
}

const OF_NEXT_HOUR = new Set<Role>([
  "join",
  "or",
  "whatAbout",
  "courtesy",
  "filler",
  "but",
  "at",
  "inThatCase",
  "repair",
]);

/** What a message holds in the language of a vocabulary. @param book of the language that the message shows */
function mentionsOf(
  text: Text,
  vocabulary: Vocabulary,
  book: Phrasebook,
  context: Context,
  it?: Ground["it"],
): Mentioned | null {
  const words = wordsFor(vocabulary.code);
  if (!words) return null;
  const lean = book.eveningWords.test(text.folded) ? "pm" : book.morningWords.test(text.folded) ? "am" : undefined;
  const here = { ...hereOf(context), lean } as const;
  // Of what has its time and is in the way of something, an hour answers as well.
  const isHour = context.awaiting === "choice" && context.timed === true;
  const isAnswer =
    isHour ||
    context.awaiting === "time" ||
    context.awaiting === "confirmation" ||
    context.declined === true ||
    context.looking === true;
  const isShown = context.focus === true || context.awaiting === "confirmation";
  const lexicon = lexiconOf(words);
  const said = withGenitives(tokenize(text.folded, vocabulary), book);
  const tokens = withHolidayNames(withoutPronounNumbers(said, lexicon), lexicon);
  const ground: Ground = {
    text,
    tokens,
    lexicon,
    gazetteer: context.known ?? NOBODY,
    today: here.wall.day,
    openNumber:
      (isAnswer && (text.folded.length < 12 || isStretch(tokens))) ||
      (((isShown && context.timed === true) || hasTwo(tokens)) && isOtherHour(text.folded, tokens, lexicon)) ||
      (isShown && context.timed === true && text.folded.length <= LONGEST_CORRECTION && isHourAndLength(tokens)) ||
      isNextHour(text.folded, tokens, lexicon, context),
    isAnswer,
    ...(context.subject && { subject: context.subject }),
    ...(it && { it }),
  };
  const situation: Situation = {
    here,
    awaiting: context.awaiting,
    focus: context.focus ?? false,
    declined: context.declined,
    looking: context.looking,
    timed: context.timed,
  };
  const { units, sayers, narrated, aside } = whatIsMeant(mentionsIn(ground), { ground, situation, context });
  const read = (segment: readonly Unit[], among = false, focus = situation.focus) =>
    readWholeDays(segment, ground, situation) ?? readSegment(segment, ground, { ...situation, among, focus });
  return {
    units,
    situation,
    sayers,
    narrated,
    aside,
    ground,
    here,
    read,
    likely: () => likely(withoutRuledOut(units, ground), ground, situation),
  };
}
