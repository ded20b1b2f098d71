import { type Command, type Context, plain, type Request } from "../command";
import { withNothingOpen } from "../contexts";
import { parse } from "../grammar/parse";
import { capitalise } from "../grammar/titles";
import { LANGUAGE_CODES, wordsFor } from "../languages/languages";
import { foldedWords } from "../text";
import { isLength } from "../times/settle-times";
import { clausesOf, sentencesOf } from "./clauses";
import { withoutArticle } from "./describe-new";
import { meetingsCalled } from "./gazetteer";
import { hear } from "./hear";
import type { Role } from "./lexicon";
import { linesOf, pastedMail } from "./lines";
import { withoutRuledOut } from "./ruled-out";
import { placed, settle, type TimeFound, whenOf } from "./said-times";
import { isRuledOut } from "./slots";
import { thingIn } from "./stories";
import { type Ground, type Heard, isPerson, isPhrase, isShift, isWord, textOf, type Unit } from "./unit";
import { isClock, isLengthUnit } from "./unit-times";
import { has, timesOf } from "./units-in";

/** What is asked for of words that were pasted with it: a list of meetings, or a mail. */
export const pastedIn = (message: string, context: Context, read: ReadAlone = () => []) =>
  listed(message, context) ?? mailed(message, context, read);

/** Reads words as a message of their own. */
type ReadAlone = (words: string, context: Context) => Request[];

/** A list of meetings, one a line: each is a request, and a line above or below may say what to do with them. */
function listed(message: string, context: Context): Request[] | undefined {
  const alone = withNothingOpen(context);
  const said = linesOf(message);
  const items = readAlone(said, alone) ?? inOneList(said, alone);
  return items?.map(({ text, reading: { command } }) => ({ text, command }));
}

type Readings = Heard["readings"];

function readAlone(said: readonly string[], alone: Context): Readings | undefined {
  const lines = said.map((text) => ({ text, heard: hear(text, alone) }));
  const items = lines.flatMap(({ text, heard }) => {
    const [only, second] = heard?.readings ?? [];
    const isItem = only && !second && only.reading.left.length === 0 && only.reading.command.intent === "create";
    return isItem ? [{ ...only, text }] : [];
  });
  const others = lines.filter(({ text }) => !items.some((item) => item.text === text));
  const isAround = others.every(({ heard }) => heard?.units.every(({ kind }) => kind === "phrase" || kind === "stop"));
  return items.length >= 2 && others.length <= 1 && isAround ? items : undefined;
}

/** "Got my rota", and below it a shift a line: what would be a list on one line, below what it is of. */
function inOneList([first = "", ...rest]: readonly string[], alone: Context): Readings | undefined {
  const isHeading = rest.length > 1 && !/\d/.test(first);
  const lines = isHeading ? rest : [first, ...rest];
  const list = lines.map((line) => line.replace(/[\s.,;]+$/, "")).join("; ");
  const text = isHeading ? `${first.replace(/[\s.,;:!-]+$/, "")}: ${list}` : list;
  const { readings = [] } = (lines.length > 1 && hear(text, alone)) || {};
  const isItem = ({ isListed, reading: { left } }: Readings[number]) => isListed && left.length === 0;
  return readings.length === lines.length && readings.every(isItem) ? readings : undefined;
}

/** "Please book this" below a pasted mail, or "take it out" below one that calls a meeting off. */
function mailed(message: string, context: Context, read: ReadAlone): Request[] | undefined {
  if (message.length > LONGEST_MAIL || !/["“„«\n]/.test(message)) return undefined;
  const mails = LANGUAGE_CODES.flatMap((code) => {
    const words = wordsFor(code);
    return (words && pastedMail(message, words.mail)) ?? [];
  });
  // "De:" is French and Spanish; what it is about says which.
  for (const mail of mails.toSorted((one, other) => Number(one.subject === "") - Number(other.subject === ""))) {
    const alone = withNothingOpen(context);
    const own = hear(mail.request, alone);
    const request = own?.units ?? [];
    const asksFor = (...acts: Role[]) => has(request, ...acts);
    const heard = hear(mail.body.replace(/^["“„]|["”“]$/gu, ""), alone);
    if (!own || !heard) continue;
    const picked = pickedIn(own, heard);
    const named = request.filter(({ kind }) => NAMES.has(kind));
    // "Sounds good, book it" names nothing.
    const isOnlyYes = named.every(isWord) && agrees(mail.request, context);
    const isPicked = picked && named.every(({ kind }) => kind === "time" || kind === "word");
    if (named.length > 0 && !isOnlyYes && !isPicked) continue;
    // Whoever signs is named last.
    const signed = heard.units.findLast(isPerson);
    const sender = mail.sender ?? (signed?.kind === "person" ? signed.said : null);
    if (sender === null) continue;
    const agreed =
      agrees(mail.request, context) || asksFor("act:move") ? askedThere(mail.body, alone, read) : undefined;
    if (agreed) return [{ text: mail.request, command: agreed }];
    const isShifted = heard.units.some(isShift);
    const command = asksFor("act:cancel", "act:uninvite")
      ? calledOff(heard, sender)
      : asksFor("act:move") || (isShifted && asksFor("act:create"))
        ? movedIn(heard, sender, mail.subject)
        : picked || asksFor("act:create") || agrees(mail.request, context)
          ? booked(heard, sender, mail.subject, picked)
          : null;
    if (!command) continue;
    // "…, no need to invite her"
    const { attendees: _, ...slots } = command.slots;
    const isAlone =
      command.intent === "create" && request.some((unit, n) => isPhrase(unit, "act:invite") && isRuledOut(request, n));
    return [{ text: mail.request, command: isAlone ? { ...command, slots } : command }];
  }
  return undefined;
}

/** "Yes, fine by me": what a mail asks is agreed to. */
const agrees = (request: string, context: Context) =>
  parse(request, { ...context, awaiting: "confirmation", focus: false }).intent === "confirm";

/** "Can we push our workshop from Thursday to Friday, same time?": what a mail asks of a meeting that it names. */
function askedThere(body: string, context: Context, read: ReadAlone): Command | undefined {
  const [only, another] = read(body, context);
  const { intent, slots, when, unread, either } = only?.command ?? {};
  const isMoved = intent === "reschedule" && (when !== null || slots?.shiftMinutes !== undefined);
  const isNamed = slots?.target?.title !== undefined && !when?.problem;
  return only && !another && isMoved && isNamed && unread === undefined && !either
    ? { ...only.command, confidence: 0.8 }
    : undefined;
}

/** A wish that names anything is a request of its own. */
const NAMES = new Set<Unit["kind"]>(["time", "shift", "person", "quote", "topic", "place", "label", "word", "number"]);

/** Of several times of a mail the one that is meant: "the second one suits me", "Friday works". */
function pickedIn({ units, ground: { tokens }, here }: Heard, mail: Heard): TimeFound | null {
  // "Thursday at 10, or 3pm": an hour without a day is on that of the one before.
  let date: TimeFound["time"]["point"]["date"];
  const offered = timesOf(mail.units).flatMap((found) => {
    const { point } = found.time;
    date = point.date ?? date;
    const dated = date === undefined ? point : { ...point, date };
    return point.clock ? [{ ...found, time: { ...found.time, point: dated } }] : [];
  });
  const [place, another] = tokens.flatMap(({ is }) => (is.ord === undefined ? [] : [is.ord]));
  if (offered.length < 2 || another !== undefined) return null;
  if (place !== undefined) return offered.at(place < 0 ? place : place - 1) ?? null;
  const dayOf = (time: TimeFound) => whenOf(settle([time]), here, { anchor: true })?.when.start?.slice(0, 10);
  const [said, second] = timesOf(units);
  const hour = said?.time.point.clock?.minute;
  const isMeant = (time: TimeFound) =>
    said !== undefined &&
    (hour === undefined ? dayOf(time) === dayOf(said) : (time.time.point.clock?.minute ?? 0) % 720 === hour % 720);
  const [only, other] = second ? [] : offered.filter(isMeant);
  return only && !other ? only : null;
}

/** "Thursday doesn't suit. Could you come by Friday at 11? I am gone after 12.": of several sentences the only one that asks. */
function proposalIn(units: readonly Unit[]): readonly Unit[] {
  const sentences = sentencesOf(clausesOf(units)).map((sentence) => sentence.flat());
  const isTimed = (sentence: readonly Unit[]) => timesOf(sentence).some(({ time }) => time.point.clock);
  const [only, another] = sentences.filter((one) => isTimed(one) && textOf(one.at(-1)) === "?");
  const others = sentences.filter((one) => one !== only && (isTimed(one) || has(one, "unsuitable", "negation")));
  const isOther = others.some((one) => isTimed(one) && has(one, "or", "too", "otherwise", "repair"));
  return only && !another && !isOther
    ? units.filter((unit) => !others.flat().includes(unit) || isLengthUnit(unit))
    : units;
}

/** "Could we do 4pm instead of 3pm on Thursday?": the meeting with its writer, and where it goes. */
function movedIn({ units: all, ground, here }: Heard, sender: string, subject: string): Command | null {
  const units = proposalIn(all);
  const at = units.flatMap((unit, n) => (isClock(unit) ? [n] : []));
  const [first, second, third] = at;
  const shift = units.find(isShift);
  if (shift?.kind === "shift" && first === undefined) return laterBy(shift.minutes, timesOf(units), sender, here);
  if (first === undefined || third !== undefined || has(units, "condition")) return null;
  const found = (n: number | undefined) => timesOf(units.slice(n, n === undefined ? 0 : n + 1))[0];
  const isInstead = has(units.slice(first, second), "not", "inItsPlace");
  const [old, fresh] =
    second === undefined
      ? [undefined, found(first)]
      : isInstead
        ? [found(second), found(first)]
        : [found(first), found(second)];
  const day = old?.time.point.date;
  const to =
    fresh && !fresh.time.point.date && day
      ? [{ ...fresh, time: { ...fresh.time, point: { ...fresh.time.point, date: day } } }]
      : fresh
        ? [fresh]
        : [];
  const { when } = placed(whenOf(settle(to), here, { moving: true }), here);
  const own = old && whenOf(settle([old]), here, { anchor: true })?.when;
  if (!when) return null;
  const words = foldedWords(subject);
  const [title, another] = meetingsCalled(
    words.filter((word) => word.length > 2),
    ground.gazetteer,
    ground.lexicon.concepts,
  );
  const target =
    title !== undefined && another === undefined ? { title } : { attendees: [sender], ...(own && { when: own }) };
  return { ...plain("reschedule", { target }), confidence: 0.8, when };
}

/** "Could we make it an hour later on Friday?" */
function laterBy(
  shiftMinutes: number,
  times: readonly TimeFound[],
  sender: string,
  here: Heard["here"],
): Command | null {
  const settled = settle(times);
  const when = whenOf(settled, here, { anchor: true })?.when;
  if (settled.against || when?.kind === "unresolved") return null;
  const target = { attendees: [sender], ...(when && { when }) };
  return { ...plain("reschedule", { target, shiftMinutes }), confidence: 0.8 };
}

/** The mail's writer, its time and its subject. @param picked of several times the one that is meant */
function booked(heard: Heard, sender: string, subject: string, picked: TimeFound | null): Command | null {
  const { here } = heard;
  // "Thursday doesn't work any more, how about Friday?"
  const units = withoutRuledOut(proposalIn(heard.units), heard.ground).filter((_, n, all) => !isRuledOut(all, n));
  const lengths = timesOf(units).filter(({ time }) => isLength(time));
  const settled = settle(picked ? [picked, ...lengths] : timesOf(units));
  const time = whenOf(settled, here, { anchor: true });
  // What calls something off, or asks whether, is no meeting that is agreed on.
  if (!picked && has(units, "act:cancel", "unsuitable", "condition")) return null;
  if (!time || settled.against || settled.time?.point.clock === undefined) return null;
  const { said } = heard.ground.text;
  const topic = units.find((unit) => unit.kind === "topic");
  const title =
    subject ||
    (topic?.kind === "topic" ? withoutArticle(topic.text, heard.ground.lexicon) : "") ||
    (nounsBehind("for", units, said) ?? nounsBehind("to", units, said) ?? thingIn(units));
  const location = placeBeside(units, heard.ground);
  const slots = {
    attendees: [sender],
    ...(location !== undefined && { location }),
    ...(settled.length !== undefined && { durationMinutes: settled.length }),
    ...(title !== "" && { title: capitalise(title) }),
  };
  return { ...plain("create", slots), confidence: 0.8, ...placed(time, here) };
}

/** "… at 10:45 at Café Rosa?": what stands behind "at" in the clause of the hour, or opens the next. */
function placeBeside(units: readonly Unit[], { text: { said } }: Ground): string | undefined {
  const clauses = clausesOf(units);
  const hour = clauses.findIndex((one) => one.some(isClock));
  const next = clauses[hour + 1] ?? [];
  const clause = [...(clauses[hour] ?? []), ...(isPhrase(next[0], "at") ? next : [])];
  const fenced = clause.find(({ kind }) => kind === "place");
  if (fenced) return capitalise(textOf(fenced));
  return nounsBehind("at", clause, said);
}

/** "At Café Rosa", "für die Übergabe": the nouns behind a word that leads them in. */
function nounsBehind(role: "at" | "for" | "to", units: readonly Unit[], said: string): string | undefined {
  const at = units.findIndex((unit, n) => isPhrase(unit, role) && isName(units[n + 1], units[n + 2]));
  const behind = units.slice(at + 1);
  const from = behind.findIndex(isNoun);
  const to = behind.findIndex((unit, n) => n > from && !isNoun(unit));
  const [first, last] = [behind[from], behind.at(to < 0 ? -1 : to - 1)];
  return at >= 0 && first && last ? capitalise(said.slice(first.start, last.end)) : undefined;
}

const isNoun = (unit: Unit | undefined) =>
  unit?.kind === "word" || unit?.kind === "label" || isPhrase(unit, "kinds", "rooms");

const isName = (unit: Unit | undefined, next: Unit | undefined) =>
  isNoun(unit) || (isPhrase(unit, "definite", "filler") && isNoun(next));

/** The meeting with its writer, on the day that it speaks of. */
function calledOff({ units, here }: Heard, sender: string): Command | null {
  const settled = settle(timesOf(units));
  const when = whenOf(settled, here, { anchor: true })?.when;
  if (settled.against || when?.kind === "unresolved") return null;
  const target = { attendees: [sender], ...(when && { when }) };
  return { ...plain("cancel", { target }), confidence: 0.8, when: when ?? null };
}

/** A longer mail is for reading. */
const LONGEST_MAIL = 2_000;
