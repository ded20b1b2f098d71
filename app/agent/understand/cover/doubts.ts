import { type Command, type Context, type Manner, plain } from "../command";
import { isOneWith } from "../ear/change-meeting";
import { clausesOf } from "../ear/clauses";
import { isEither, leadsOut } from "../ear/describe-new";
import { isTitle, meetingsCalled } from "../ear/gazetteer";
import { isForNew, withoutTakenBack } from "../ear/guest-edits";
import type { Role } from "../ear/lexicon";
import { moreTimeBefore } from "../ear/more-time";
import { withoutRuledOut } from "../ear/ruled-out";
import { settle, type TimeFound, whenOf } from "../ear/said-times";
import { asks } from "../ear/segment";
import { contentOf, isAround, isKnown, isPlace, isRuledOut, wholeTitle } from "../ear/slots";
import { theirsIn } from "../ear/theirs";
import { toldOfOther } from "../ear/told-of-others";
import { type Heard, isPerson, isPhrase, isQuestionMark, isStop, isTime, isWord, textOf, type Unit } from "../ear/unit";
import { isLengthUnit } from "../ear/unit-times";
import { has, namesIn, timesOf } from "../ear/units-in";
import { said } from "../languages/lists/said";
import { fold, foldedWords } from "../text";
import { isoDay } from "../times/days";
import { isLength } from "../times/settle-times";
import { insideOf, unlicensed } from "./licence";
import { ofRepairs } from "./repairs";
import { unexplained } from "./unexplained";
import { changesMeetings } from "./verbs";

/**
 * What stands in the words of requests and does not go with them: a new meeting whose words speak of one that there is,
 * tell of something, or change something, or that is called by words which nothing shows to be a name.
 */
export function doubtsOf(heard: Heard, only: Command, said: string, context: Context, isWhole: boolean): Unit[] {
  // Every word in front of it was read as why.
  if (only.slots.target?.told) return [];
  if (only.manner !== undefined && !ONE.has(only.manner))
    return only.manner === "every"
      ? [...(isWhole && only.intent === "cancel" ? [] : ofRepairs(heard, only)), ...ofShifts(heard.units, only)]
      : [];
  if (context.awaiting !== undefined) {
    const isFull = CHANGES.has(only.intent) && only.slots.target?.title !== undefined;
    if (isFull) {
      const told = [...toldChange(heard, only), ...revoked(heard.units), ...besideOthers(heard, only)];
      if (told.length > 0) return told;
    }
    if (ASKS.has(only.intent) || only.intent === "cancel") return [];
    const isShown = context.awaiting === "confirmation";
    const isAnswer = only.when && (context.awaiting === "time" || (isShown && Object.keys(only.slots).length === 0));
    const others = isShown ? [...otherMeeting(heard, only, said), ...toldInstead(heard, only, said)] : [];
    return [
      ...(isAnswer ? ofAnswer(heard, only).filter(({ kind }) => !isShown || kind === "word") : []),
      ...ruledOut(heard.units, only),
      ...others,
    ];
  }
  // Other rules than the frames do not know what stands aside.
  const aside = heard.aside.filter(({ kind }) => kind === "time" || kind === "person");
  const denied = isWhole ? [] : [...deniedVerbs(heard.units), ...aside];
  if (only.intent === "create" && isOnOtherDay(heard.units, only, context)) return heard.units.filter(isTime);
  if (only.intent === "create")
    return [
      ...ofNewMeeting(heard, only, said),
      // Other rules than the frames do not know which day "the same day" is.
      ...(isWhole ? [] : heard.units.filter((unit) => isPhrase(unit, "thatDay"))),
      ...revoked(heard.units),
      ...denied,
      ...ofOthers(heard.units, only),
      ...ofRepairs(heard, only),
      ...(toldOfOther(heard.units) ?? []),
      ...eitherOf(heard.units),
      ...(context.focus ? heard.units.filter((unit, n, all) => unit.kind === "person" && isRuledOut(all, n)) : []),
    ];
  if (!CHANGES.has(only.intent)) return [];
  return [
    ...ofChange(heard, only),
    ...joinedOn(heard.units, only),
    ...ofLengths(heard, only),
    ...revoked(withoutRuledOut(heard.units, heard.ground)),
    ...denied,
    ...toldChange(heard, only),
    ...besideOthers(heard, only),
    ...dayOrHour(heard.units),
    ...ofRepairs(heard, only),
    ...(only.intent === "edit_attendees" ? eitherOf(heard.units) : []),
  ];
}

/** "Schuif alles na 2 uur een half uur op": how far all of them go must be a length that is said. */
function ofShifts(units: readonly Unit[], { slots: { shiftMinutes } }: Command): Unit[] {
  const minutes = units.flatMap((unit) =>
    unit.kind === "shift"
      ? [unit.minutes]
      : unit.kind === "time"
        ? [unit.found.time.point.length ?? 0, (unit.found.time.point.clock?.minute ?? 0) % 720]
        : [],
  );
  const isSaid = shiftMinutes === undefined || minutes.some((one) => Math.abs(one) === Math.abs(shiftMinutes));
  return isSaid ? [] : units.filter(isTime);
}

/** "Tom or Kim" */
const eitherOf = (units: readonly Unit[]) => units.filter((unit, n) => unit.kind === "person" && isEither(units, n));

/** "Zeg de keuring niet af": in a clause that asks for something, what says that it shall not be. */
const deniedVerbs = (units: readonly Unit[]): Unit[] =>
  clausesOf(units)
    .filter((clause) => clause.some((unit) => asks(unit) && !isPhrase(unit, "act:ask", "act:find", "act:tell")))
    .flatMap((clause) =>
      clause.filter(
        (unit, n) =>
          isPhrase(unit, "negation") &&
          !isPhrase(unit, "repair", "courtesy", "filler") &&
          // "Not Friday", "not with Tom"
          clause[n + 1]?.kind !== "time" &&
          clause[n + 1]?.kind !== "person",
      ),
    );

/**
 * "Grace dropped out of the audit", "Nadia hat abgesagt", "… is cancelled, is that right?": it is told or asked that
 * something was called off; with nobody else in it, it goes. Where verbs stand at the end, "Greta absagen" asks for it.
 */
function toldChange({ units, ground: { lexicon, gazetteer, text } }: Heard, { intent, slots }: Command): Unit[] {
  const clauses = clausesOf(units);
  const clause = clauses.find((one) => has(one, "act:cancel")) ?? [];
  const words = clause.filter((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy", "repair", "join", "said"));
  const person = words.findLastIndex((unit, n) => unit.kind === "person" && words.slice(0, n).every(isPerson));
  const next = words.slice(person + 1).find((unit) => !isPhrase(unit, "filler") || isPhrase(unit, "opensQuestion"));
  const isVerbLast = lexicon.words.separable?.infinitive !== undefined;
  const isSaid = words.some((unit) => isPhrase(unit, "opensQuestion") && unit === next);
  const isPassive = words.some((unit, n) => isPhrase(unit, "opensQuestion") && isPhrase(words[n + 1], "act:cancel"));
  const meeting = gazetteer.meetings.find(({ title }) => title === slots.target?.title);
  const isGroup = meeting === undefined || meeting.people.length > 1;
  const tells = isGroup && person >= 0 && (isSaid || (!isVerbLast && isPhrase(next, "act:cancel")));
  const last = clauses.at(-1) ?? [];
  const isQuestion = last.some(isQuestionMark);
  const isPlea =
    PLEADS.isIn(text.said) ||
    units.some((unit) => isPhrase(unit, "courtesy") && !isPhrase(unit, "filler", "talk:praise", "free"));
  const asksIt = isQuestion && (isPassive || !isPlea);
  const opinion = isQuestion && !last.some(asks) && has(last, "interrogative");
  if (intent === "cancel" && (tells || asksIt)) return clause.filter((unit) => isPhrase(unit, "act:cancel"));
  return opinion && last !== clause && clauses.length > 1 ? last.filter((unit) => isPhrase(unit, "interrogative")) : [];
}

/** "Zeg je de keuring af?", "¿me cancelas …?" */
const PLEADS = said`(?<!\p{L})${"youCancel"}(?!\p{L})`;

/**
 * "Move the check-up to 3 and keep an hour free for paperwork": behind what is done something else is asked for, in words
 * of which nothing was made.
 */
function joinedOn(units: readonly Unit[], { slots }: Command): Unit[] {
  const verb = units.findIndex((unit) => isPhrase(unit, "act:move", "act:cancel"));
  const time = units.findIndex((unit, n) => n > verb && unit.kind === "time");
  const from = units.findIndex((unit, n) => n > Math.max(verb, time) && isPhrase(unit, "join"));
  if (verb < 0 || from < 0) return [];
  const words = fold(JSON.stringify(slots));
  return units.slice(from).filter((unit) => unit.kind === "word" && !words.includes(unit.text));
}

/** "To Sat 9": the ninth, or nine o'clock. */
const dayOrHour = (units: readonly Unit[]): Unit[] =>
  units.filter((unit) => {
    if (unit.kind !== "time" || !/\p{L}\.? \d{1,2}$/u.test(unit.found.text)) return false;
    const { date, clock } = unit.found.time.point;
    return clock === undefined && date?.wd !== undefined && date.month === undefined && (date.dom ?? 99) <= 12;
  });

/** "Whatever I have after the training": the meeting that is named is the one beside which another is meant. */
function besideOthers({ units, ground }: Heard, { slots }: Command): Unit[] {
  const { gazetteer, lexicon } = ground;
  // "40 more minutes before the intake" puts that one off.
  if (slots.shiftMinutes !== undefined && moreTimeBefore(units, ground)) return [];
  const title = slots.target?.title;
  return units.filter((unit, n) => {
    if (!isAround(unit, lexicon) || isPhrase(unit, "for", "to")) return false;
    const name = units.slice(n + 1).find((one) => !isPhrase(one, "filler", "definite"));
    const words = name ? contentOf([name]) : [];
    return (
      title !== undefined && words.length > 0 && meetingsCalled(words, gazetteer, lexicon.concepts).includes(title)
    );
  });
}

/** "Lunch with Rose and Mark, actually just Rose": whoever was named in front of a repair and not behind it. */
function ofOthers(units: readonly Unit[], { slots }: Command): Unit[] {
  const at = units.findLastIndex((unit) => isPhrase(unit, "repair") && !isPhrase(unit, "courtesy", "weak"));
  const words = fold(JSON.stringify([slots.attendees, slots.title]));
  const named = (unit: Unit) => (unit.kind === "person" ? unit.whole : "");
  const behind = units.slice(at + 1).filter(isPerson);
  const isAlso = has(units.slice(Math.max(at, 0)), "too", "join");
  if (at < 0 || behind.length === 0 || isAlso) return [];
  return units
    .slice(0, at)
    .filter(
      (unit) =>
        unit.kind === "person" &&
        words.includes(fold(unit.said)) &&
        !behind.some((other) => named(other) === named(unit)),
    );
}

/** An hour without a day, right behind a question about another day than the one that was taken. */
function isOnOtherDay(units: readonly Unit[], { when }: Command, { asked }: Context): boolean {
  const dayOf = (at: string | null | undefined) => /^\d{4}-\d\d-\d\d/.exec(at ?? "")?.[0];
  const day = asked?.when?.kind === "date" || asked?.when?.kind === "datetime" ? dayOf(asked.when.start) : undefined;
  const isDated = units.some(
    (unit) =>
      unit.kind === "shift" ||
      (unit.kind === "time" && (unit.found.time.point.date ?? unit.found.time.point.moment) !== undefined),
  );
  const taken = dayOf(when?.start);
  return day !== undefined && taken !== undefined && !isDated && taken !== day;
}

/** Of a single meeting. */
const ONE = new Set<Manner>(["same-time", "instead", "in-its-place", "after-that", "that-day"]);
const CHANGES = new Set<Command["intent"]>(["cancel", "reschedule", "edit_attendees"]);
const ASKS = new Set<Command["intent"]>(["query", "find_slot", "summary", "help"]);

/**
 * "Tomorrow doesn't suit her", "I'll ask him on Friday": a day is said, and no answer given. An answer is made of times,
 * people and small words, and of what it has made slots of.
 */
function ofAnswer({ units }: Heard, { slots: { title, ...slots } }: Command): Unit[] {
  const isNamed = has(units, "kinds", "act:create");
  const words = fold(JSON.stringify(isNamed ? { title, ...slots } : slots));
  const isKept = (unit: Unit) => "text" in unit && unit.text !== "" && words.includes(fold(unit.text));
  const isOther = (unit: Unit) =>
    unit.kind === "word" ||
    (isPhrase(unit, "negation", "not", "unsuitable") && !isPhrase(unit, "repair")) ||
    (isPhrase(unit, ...NO_ANSWER) && !isPhrase(unit, "courtesy", "repair", "filler", "weak", "act:create", "act:move"));
  return units.filter((unit) => isOther(unit) && !isKept(unit));
}

/** "OK, but not Friday", "she can't Thursday": of what is open a time is said that it shall not have. */
function ruledOut(units: readonly Unit[], { when }: Command): Unit[] {
  // "Not the first" is a line of a list.
  const isLine = ({ time: { point } }: TimeFound) =>
    point.date?.dom !== undefined && point.date.dom <= LAST_LINE && point.date.month === undefined;
  const times = units.filter((unit) => unit.kind === "time" && !isLength(unit.found.time) && !isLine(unit.found));
  const clauses = clausesOf(units);
  const isOut = (time: Unit) =>
    isRuledOut(units, units.indexOf(time)) ||
    clauses.some(
      (clause) =>
        clause.includes(time) &&
        clause.some(
          (unit, n) =>
            isPhrase(unit, "unsuitable", "act:absent", "negation") &&
            !(n === 0 && isPhrase(unit, "repair")) &&
            // "Friday, not Thursday": only the one behind it.
            !(isPhrase(unit, "not") && clause.filter(isTime).length > 1),
        ),
    );
  return when && times.length > 0 && times.every(isOut) ? times : [];
}

/** No list is longer. */
const LAST_LINE = 10;

/** "Oh no, he's on holiday then, Monday 11": of what is told to take something back no meeting is called. */
function toldInstead({ units }: Heard, { intent, slots }: Command, said: string): Unit[] {
  const inside = intent === "create" ? insideOf(slots.title ?? "", units, said) : [];
  const isTaken = isPhrase(units[0], "repair") && !isPhrase(units[0], "courtesy", "weak");
  const clause = clausesOf(units).find((one) => inside.some((unit) => one.includes(unit))) ?? [];
  return isTaken && has(clause, "subject") ? inside : [];
}

/** "No, the design sync": a meeting that there is, and no name for the one that is open. */
function otherMeeting({ units, ground: { gazetteer, lexicon } }: Heard, command: Command, said: string): Unit[] {
  const { title } = command.slots;
  if (title === undefined || command.when || has(units, "act:rename", "called")) return [];
  const inside = insideOf(title, units, said);
  const [known, another] = meetingsCalled(contentOf(inside), gazetteer, lexicon.concepts);
  return known !== undefined && another === undefined && isSameTitle(contentOf(inside), known, lexicon.concepts)
    ? inside
    : [];
}

const NO_ANSWER: readonly Role[] = [
  "interrogative",
  "condition",
  "free",
  "said",
  "because",
  "ill",
  "act:ask",
  "act:find",
  "act:tell",
  "act:cancel",
  "act:absent",
  "act:remind",
];

/**
 * "… or no, leave it where it is", "…, forget it": behind the last word of repair, or in the last clause, stands nothing of
 * the request but words about it.
 */
function revoked(units: readonly Unit[]): Unit[] {
  const says = (unit: Unit) => !["phrase", "word", "stop"].includes(unit.kind) || isPhrase(unit, "kinds") || asks(unit);
  const at = units.findLastIndex((unit) => isPhrase(unit, "repair") && !isPhrase(unit, "courtesy", "filler", "weak"));
  const last = clausesOf(units).at(-1) ?? [];
  // "…, het kantoor is dicht": an article is about nothing.
  const isArticle = (unit: Unit, n: number) => isPhrase(unit, "definite") && last[n + 1]?.kind === "word";
  const isOf = (unit: Unit, n: number) => isPhrase(unit, "it", "negation", "not", "letsGo") && !isArticle(unit, n);
  const isAbout = last.length < units.length && last.some(isOf);
  const behind = at >= 0 ? units.slice(at + 1) : isAbout ? last : [];
  const isDenial = (unit: Unit) => isPhrase(unit, "negation") && !isPhrase(unit, "repair", "courtesy", "filler");
  // "…, but I said no", "…, mais en fait non"
  const end = units.findLastIndex(({ kind }) => kind !== "stop");
  const before = units[at - 1];
  const isLast = isPhrase(before, "said", "but") || (isPhrase(before, "repair") && units.some(asks));
  if (at >= 0 && at === end && isLast) return [units[at] as Unit];
  const isKept = (unit: Unit) => isDenial(unit) || isPhrase(unit, "letsGo");
  return behind.some(says) ? [] : behind.filter((unit) => unit.kind === "word" || isKept(unit));
}

function ofNewMeeting({ units, ground, here }: Heard, command: Command, said: string): Unit[] {
  const inside = [command.slots.title, command.slots.location].flatMap((words = "") => insideOf(words, units, said));
  const makes = has(units, "act:create", "act:find") || isForNew(units);
  const isCorrected = has(units, "repair");
  // "Taking Friday off": rules of their own have read the verb.
  // "For the report": behind an article or "for" stands a thing, whatever verb it looks like.
  const isThing = (unit: Unit, n: number) =>
    unit.kind === "word" && makes && inside.includes(unit) && has(units.slice(0, n), "for", "definite", "about");
  const verbs = command.slots.allDay
    ? []
    : units.filter((unit, n) => changesMeetings(unit, ground.lexicon) && !isThing(unit, n));
  const references = units.filter((unit) => isPlace(unit));
  // "… and a call with Tom the same day at 4": nobody calls today so.
  const isDayBefore = command.manner === "that-day" || (command.when?.start ?? "").slice(0, 10) > isoDay(here.wall.day);
  const unplaced = isDayBefore ? [] : units.filter((unit) => isPhrase(unit, "thatDay"));
  const isTold = makes || isCorrected || command.condition !== undefined || command.slots.allDay !== undefined;
  const tells = isTold
    ? []
    : units.filter(
        (unit, n) =>
          !inside.includes(unit) && !(isDayBefore && isPhrase(unit, "thatDay")) && tellsOf(unit, units, n, inside),
      );
  const known = command.slots.allDay !== undefined ? [] : ofKnown(units, inside, makes, ground);
  const times = [...ofTimes(units, command, here), ...units.filter(isAfterOther)];
  const { title, attendees, location, allDay } = command.slots;
  const isNamed = title !== undefined || attendees || location !== undefined || allDay !== undefined;
  // "The 10 o'clock to 11", "my 2pm friday": nothing is named that could be new.
  const bare = isNamed || makes || isCorrected || has(units, "hollow", "weak") ? [] : units.filter(isTime);
  return [
    ...new Set([
      ...verbs,
      ...references,
      ...unplaced,
      ...tells,
      ...known,
      ...times,
      ...bare,
      ...unlicensed(command, units, said),
    ]),
  ].toSorted((a, b) => a.start - b.start);
}

/** "… and dinner the Friday after": of what is new, a day that is counted from another one. */
function isAfterOther(unit: Unit): boolean {
  const { after, wdMod, coming } = (unit.kind === "time" && unit.found.time.point.date) || {};
  return after === true && wdMod === undefined && coming === undefined;
}

/** "30 min earlier and 15 min longer": a length of which nothing was made. */
function ofLengths({ units, here }: Heard, command: Command): Unit[] {
  const { slots, when } = command;
  const isWay = units.some((unit) => isPhrase(unit, "act:move") && isPhrase(unit, "later", "earlier"));
  // "Adelanta el ensayo dos horas": beside a verb that says which way it is how far, and not how long.
  const isHowFar = isWay && slots.durationMinutes !== undefined && (when === null || when.kind === "duration");
  const left = isHowFar ? units : unexplained(units, [command], here, false);
  // "An hour, no, two"
  const isTaken = (unit: Unit) =>
    units.some(
      (one) => one.kind === "time" && one.found.repaired && isLength(one.found.time) && one.start > unit.start,
    );
  return left.filter(
    (unit) =>
      unit.kind === "shift" || (isLengthUnit(unit) && !isTaken(unit) && !isRuledOut(units, units.indexOf(unit))),
  );
}

/** Times that the meeting has not, but those that are taken back, or told beside the clause that asks. */
function ofTimes(units: readonly Unit[], command: Command, here: Heard["here"]): Unit[] {
  if (command.either || command.when?.kind === "unresolved") return [];
  const left = unexplained(units, [command], here, false).filter(isTime);
  const taken = units.findLastIndex((unit) => isPhrase(unit, "repair"));
  const clauses = clausesOf(units);
  const asking = clauses.find((clause) => has(clause, "act:create"));
  const isTimed = asking?.some((unit) => unit.kind === "time" && !left.includes(unit));
  return left.filter((unit) => units.indexOf(unit) > taken && !(isTimed && !asking?.includes(unit)));
}

/** Stands in no request for a new meeting that has no verb: it says what is or was, or where something goes. */
function tellsOf(unit: Unit, units: readonly Unit[], n: number, inside: readonly Unit[]): boolean {
  const next = units[n + 1];
  if (unit.kind !== "phrase") return false;
  if (isPhrase(unit, "to") && !isPhrase(unit, "for") && next?.kind === "time") return true;
  if (isPhrase(unit, "called") && next !== undefined && inside.includes(next)) return false;
  // "Lotte komt koffiedrinken": whoever comes, and what for.
  if (isPhrase(unit, "goes") && isPerson(units[n - 1]) && next && inside.includes(next)) return false;
  // "…, Start Montag 8 Uhr"
  if (isPhrase(unit, "begins") && units[n - 1]?.kind === "stop" && next?.kind === "time") return false;
  // "Need Tom at 3" asks for it.
  if (isPhrase(unit, "lasts") && isPhrase(unit, "weak", "courtesy") && n === 0) return false;
  if (isPhrase(unit, "lasts")) return !units.some(isLengthUnit);
  // "Die mit Tom", where no noun stands behind.
  const isFirst = units.slice(0, n).every(isStop);
  if (isPhrase(unit, "it") && isPhrase(next, "with") && isFirst) return true;
  // "Another with Owen right after", "same for Owen straight after"
  const isBeside = has(units, "afterThat", "beforeThat");
  if (isBeside && isPhrase(unit, "more", "onceMore", "theSame")) return false;
  return unit.text !== "" && !isPhrase(unit, ...TELEGRAM) && !leadsOut(units, n);
}

/** What stands in a request without a verb. */
const TELEGRAM: readonly Role[] = [
  "filler",
  "courtesy",
  "at",
  "on",
  "for",
  "with",
  "about",
  "join",
  "kinds",
  "hollow",
  "freeTime",
  "goods",
  "allDay",
  "sameLength",
  "somewhere",
  "weak",
  "repair",
  "from",
  "to",
  "each",
  "too",
  "or",
  "but",
  "afterThat",
  "inItsPlace",
];

/** "The dentist … friday at 3", "design sync friday 4pm": a meeting that there is, behind an article or by its whole title. */
function ofKnown(units: readonly Unit[], inside: readonly Unit[], makes: boolean, ground: Heard["ground"]): Unit[] {
  const { gazetteer, lexicon } = ground;
  const words = contentOf(inside);
  const [title, another] = meetingsCalled(words, gazetteer, lexicon.concepts);
  const isWhole = title !== undefined && another === undefined && isSameTitle(words, title, lexicon.concepts);
  const names = namesIn(units);
  // "Call with Sam Tuesday 4pm", where the call that there is is with somebody else
  const isWithOthers = names.length > 0 && !names.some((name) => isKnown(words, [name], ground));
  const isNew = isWithOthers || (makes && !isDefiniteAt(units, units.indexOf(inside[0] as Unit)));
  if (isWhole && !isNew) return [...inside];
  // "Put the meeting with Tom on Monday", of a "Meeting with Tom"
  const said = units.filter((unit) => !asks(unit));
  const person = isOneWith(said) && wholeTitle([], names, ground) ? units.find(isPerson) : null;
  const one = said.find((unit) => isPhrase(unit, "it", "definite"));
  if (person && one) return [{ ...person, start: one.start }];
  // "Kapper heeft gebeld zaterdag 11 uur": news of one that there is.
  const heads = words.slice(1).map((_, n) => words.slice(0, n + 1));
  const isNews = heads.some((head) =>
    meetingsCalled(head, gazetteer, lexicon.concepts).some((one) => isSameTitle(head, one, lexicon.concepts)),
  );
  const isRepeated = units.some((unit) => unit.kind === "time" && unit.found.time.point.repeat !== undefined);
  if (
    !makes &&
    isNews &&
    !isRepeated &&
    inside.every((unit) => unit.kind !== "label" || isTitle(fold(unit.text), gazetteer))
  )
    return [...inside];
  // "Put the review on Thursday": what is put somewhere may be there already; what is put in is new.
  const places = lexicon.words.wholeDays.put.split(",");
  const isPut =
    units.some((unit) => isPhrase(unit, "act:create") && places.includes(textOf(unit))) &&
    !units.some((unit) => unit.kind === "phrase" && unit.text === "");
  return units.filter((unit, n) => {
    const named = (makes && !isPut) || !isDefiniteAt(units, n) ? [] : contentOf([unit]);
    return named.length > 0 && meetingsCalled(named, gazetteer, lexicon.concepts).length > 0;
  });
}

function isSameTitle(words: readonly string[], title: string, concepts: ReadonlyMap<string, string>): boolean {
  const same = (list: readonly string[]) => list.map((word) => concepts.get(word) ?? word).join(" ");
  return same(words) === same(foldedWords(title));
}

const isDefiniteAt = (units: readonly Unit[], n: number) => isPhrase(units[n - 1], "definite");

/** A topic that says which meeting it is, or somebody who shall not come, of whom nothing was made. */
function ofChange(heard: Heard, { intent, slots }: Command): Unit[] {
  const { units } = heard;
  const words = fold(JSON.stringify(slots));
  const others = intent === "edit_attendees" ? [] : otherThings(heard, slots.target?.title, words);
  const gone = fold(JSON.stringify(slots.removedAttendees ?? []));
  // "Grace cancelled": somebody did it, and nobody asks for it.
  const first = units.find((unit) => unit.kind !== "stop" && !isPhrase(unit, "courtesy", "filler", "repair", "join"));
  // "Kev can't do Saturday, bin it" says why.
  const verb = units.findIndex((unit) => isPhrase(unit, "act:cancel"));
  const isTold =
    intent === "cancel" &&
    first?.kind === "person" &&
    !units.slice(0, verb).some(isReason) &&
    slots.target?.title === undefined &&
    !theirsIn(units, heard.ground);
  const where = fold(slots.location ?? "");
  // Of several that were named in front it is not clear who is meant to be gone.
  const [taken, another] = units.filter((unit) => !withoutTakenBack(units).includes(unit));
  return units.filter((unit, n) => {
    if (unit === taken && !another) return false;
    if (isTold && unit === first) return true;
    // "To where the demo is": no place is called so.
    if (isPhrase(unit, "interrogative") && where.split(" ")[0] === textOf(unit)) return true;
    if (intent === "cancel" && isGuestAlone(heard, unit, slots.target?.title)) return true;
    if (unit.kind === "person" && intent === "cancel") return isStayer(units, n) && !words.includes(fold(unit.said));
    if (unit.kind === "person")
      return intent === "edit_attendees" && !(isRuledOut(units, n) ? gone : words).includes(fold(unit.said));
    const isTopic = unit.kind === "topic" || unit.kind === "quote";
    if (others.includes(unit)) return true;
    return isTopic && intent !== "reschedule" && !partsOf(unit.text).some((word) => words.includes(word));
  });
}

/** "Cancel the jury meeting, Nadia stays": somebody in a clause of their own behind the verb, with a word that is not known. */
function isStayer(units: readonly Unit[], n: number): boolean {
  const clause = clausesOf(units).find((one) => one.includes(units[n] as Unit)) ?? [];
  const isBehind = has(units.slice(0, n), "act:cancel");
  return isBehind && !clause.some(asks) && clause.some(isWord) && !clause.some(isReason);
}

/** "Cancel Nadia for the training", "… and keep it with Will": one of several guests right behind the verb, or what stays. */
function isGuestAlone({ units, ground }: Heard, unit: Unit, title: string | undefined): boolean {
  const meeting = ground.gazetteer.meetings.find((one) => one.title === title);
  if (meeting === undefined || meeting.people.length < 2) return false;
  const n = units.indexOf(unit);
  const before = units.slice(0, n).findLast((one) => !isPhrase(one, "filler", "courtesy", "to"));
  if (unit.kind === "person") return isPhrase(before, "act:cancel") || isPhrase(units[n - 1], "for");
  const isJoined = has(units.slice(0, n), "join") && units.some(isPerson);
  return unit.kind === "word" && isJoined && !fold(title ?? "").includes(unit.text);
}

const isReason = (unit: Unit) => isPhrase(unit, "because", "ill", "unsuitable", "said", "late", "act:absent", "free");

/** "Cancel the dentist and bin the budget review": in the clause of the verb, behind "and", another meeting. */
function otherThings({ units, ground }: Heard, title: string | undefined, words: string): Unit[] {
  const { gazetteer, lexicon } = ground;
  const clause = clausesOf(units).find((one) => has(one, "act:cancel", "act:move")) ?? [];
  const at = clause.findIndex((unit) => isPhrase(unit, "join") && !isPhrase(unit, "courtesy"));
  if (title === undefined || at < 0 || has(clause, "repair", "not", "negation")) return [];
  const isThing = (unit: Unit) =>
    unit.kind === "label" || (unit.kind === "phrase" && unit.roles.every((role) => role === "kinds"));
  return clause.slice(at + 1).filter((unit) => {
    const said = contentOf([unit]);
    const isMeant =
      said.every((word) => words.includes(word)) || meetingsCalled(said, gazetteer, lexicon.concepts).includes(title);
    return isThing(unit) && !isMeant;
  });
}

/** The words that name something. */
const partsOf = (text: string) => foldedWords(text).filter(({ length }) => length > 2);

/** The change of a meeting that there is, which a new one may have been meant to be. */
export function otherReading(
  { intent, when, either }: Command,
  { units, ground, here }: Heard,
  doubts: readonly Unit[],
): Command | undefined {
  if (intent !== "create" || !when) return undefined;
  const { gazetteer, lexicon } = ground;
  // What is over is moved no more.
  const isAhead = (title: string) =>
    gazetteer.meetings.some((meeting) => meeting.title === title && (meeting.end ?? here.now) >= here.now);
  const words = contentOf(
    units.filter((unit) => !doubts.includes(unit) || isPhrase(unit, "kinds") || unit.kind === "label"),
  );
  const people = units.flatMap((unit) => (unit.kind === "person" ? [unit.said.toLowerCase()] : []));
  const called = (said: readonly string[]) => meetingsCalled(said, gazetteer, lexicon.concepts).filter(isAhead);
  const byName = called(words);
  const [title, another] = byName.length > 0 ? byName : called(people);
  if (title === undefined || another !== undefined) return undefined;
  // "The dinner 7:30": of a meeting that there is an hour alone is one of its own day, of a new one the next that comes.
  const bare = whenOf(settle(timesOf(units)), here, { moving: true })?.when;
  const goal = bare?.kind === "time" ? { when: bare } : { when, ...(either && { either }) };
  return { ...plain("reschedule", { target: { title } }), ...goal };
}
