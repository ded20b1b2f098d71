import { type Command, plain } from "../command";
import { clausesOf } from "./clauses";
import { endsInHer, wordBehind } from "./names-guest";
import { settle, whenOf } from "./said-times";
import { asks } from "./segment";
import { contentOf, isKnown, namedIn, targetOf } from "./slots";
import { type Heard, inOrder, isPerson, isPhrase, isQuestionMark, type Unit } from "./unit";
import { has, timesOf } from "./units-in";

/** "Hannah isn't coming, take her off", "mia no viene, sácala": whoever cannot is taken off, which is one request. */
export function takenOff(heard: Heard): Command | undefined {
  const { ground } = heard;
  const units = inOrder(heard);
  const off = offNamed(units, heard);
  if (off) return off;
  const clauses = clausesOf(units).filter((clause) => clause.some(({ kind }) => kind !== "stop"));
  const [why = [], wish = []] = clauses;
  const [person, another] = why.filter(isPerson);
  const cannot = has(why, "unsuitable", "ill", "act:absent", "act:uninvite", "negation", "not");
  const isAsked = why.some(
    (unit) => (asks(unit) && !isPhrase(unit, "act:absent", "act:uninvite")) || unit.kind === "time",
  );
  const verb = wish.find(asks);
  // "Take it off", "take his out" is of the meeting; "enlève-la" of whoever was named.
  const isMeeting = wish.some(
    (unit) =>
      (isPhrase(unit, "it") && !isPhrase(unit, "them", "definite")) ||
      (isPhrase(unit, "theirs") && !isPhrase(unit, "them")),
  );
  // "Take him off the board meeting"
  const isOfThem = isPhrase(wish[wish.indexOf(verb as Unit) + 1], "them");
  const words = isOfThem ? namedIn(wish, [], ground) : [];
  const target = words.length > 0 && isKnown(words, [], ground) ? targetOf(words, [], ground) : undefined;
  const isOnly = wish.every(
    (unit) =>
      unit.kind === "stop" ||
      (unit.kind === "phrase" && (target !== undefined || !isPhrase(unit, "kinds", "hollow"))) ||
      (target !== undefined && (unit.kind === "word" || unit.kind === "label")),
  );
  if (clauses.length !== 2 || person?.kind !== "person" || another || !cannot || isAsked) return undefined;
  if (!isPhrase(verb, "act:uninvite") || isMeeting || !isOnly || wish.some(isQuestionMark)) return undefined;
  return plain("edit_attendees", { removedAttendees: [person.said], ...(target && { target }) });
}

/**
 * "She's on leave, take her off the board meeting", "retire-la de la réunion", "sácala del comité": of a meeting that is
 * named, it is somebody who goes; whom, where one person was spoken of in front, and else it is asked.
 */
function offNamed(units: readonly Unit[], { ground, here }: Heard): Command | undefined {
  const verb = units.findLastIndex((unit) => isPhrase(unit, "act:uninvite") && asks(unit));
  const clause = clausesOf(units.slice(Math.max(verb, 0)))[0] ?? [];
  const her = wordBehind(clause.slice(1));
  const isJoined = endsInHer(units[verb], ground);
  // "Take it off", "take his out" is of the meeting.
  const isHer = isPhrase(her, "them") || (isPhrase(her, "it") && isPhrase(her, "definite"));
  const from = isJoined ? 1 : clause.indexOf(her as Unit) + 1;
  const rest = clause.slice(from);
  const behind = rest.slice(rest.findIndex((unit) => !isPhrase(unit, "courtesy", "weak") || isPhrase(unit, "from")));
  // "Retire-la de la réunion", "haal haar uit het overleg", where the small word is a part of the verb
  const isOut = isPhrase(behind[0], "from") || (behind[0]?.kind === "phrase" && behind[0].text === "");
  if (verb < 0 || !(isJoined || isHer) || !isOut) return undefined;
  const words = contentOf(behind);
  const isOther = has(clause, "negation", "not", "interrogative", "condition") || clause.some(isQuestionMark);
  const isPlain = behind.every(({ kind }) => kind !== "person" && kind !== "number" && kind !== "shift");
  if (isOther || !isPlain || words.length === 0 || !isKnown(words, [], ground)) return undefined;
  const day = whenOf(settle(timesOf(behind)), here, { looking: true });
  const [person, another] = units.slice(0, verb).filter(isPerson);
  const removedAttendees = person && !another ? [person.said] : [];
  const target = { ...targetOf(words, [], ground), ...(day && { when: day.when }) };
  return plain("edit_attendees", { removedAttendees, target });
}
