import type { Slots } from "../command";
import { contentOf, isKnown, targetOf } from "./slots";
import { type Ground, isPhrase, plain, type Reading, type Unit } from "./unit";

export function guests(units: readonly Unit[], act: "invite" | "uninvite", ground: Ground): Reading {
  const known = units.flatMap((unit) => (unit.kind === "person" ? [act === "invite" ? unit.whole : unit.said] : []));
  const strangers = known.length > 0 ? leavers(units, ground) : strangersIn(units, ground);
  const name = strangers.map(({ start, end }) => ground.text.said.slice(start, end)).join(" ");
  const people = name === "" ? known : [...known, name];
  const slots: Slots = act === "invite" ? { attendees: people } : { removedAttendees: people };
  const rest = units.filter((unit) => !strangers.includes(unit));
  const target = targetOf(contentOf(rest), [], ground);
  return { command: plain("edit_attendees", { ...slots, ...(target && { target }) }), left: [] };
}

/** "Add Zed": one or two words that name no meeting and no kind of one, beside a verb that may be about people. */
export function strangersIn(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const words = units.filter(({ kind }) => kind === "word");
  const isAlone = units.every(
    (unit) => unit.kind === "word" || (unit.kind === "phrase" && !unit.roles.includes("kinds")) || unit.kind === "stop",
  );
  return words.length <= 2 && isAlone && !isKnown(contentOf(words), [], ground) ? words : [];
}

/** "Drop Zed and Nina from the retro": unknown words beside people who leave a meeting that there is. */
export function leavers(units: readonly Unit[], ground: Ground): readonly Unit[] {
  const person = units.findLastIndex(({ kind }) => kind === "person");
  const from = units.findIndex((unit, n) => n > person && isPhrase(unit, "from"));
  const verb = units.findIndex((unit) => isPhrase(unit, "act:uninvite"));
  if (person < 0 || verb < 0 || from < verb || !isKnown(contentOf(units.slice(from)), [], ground)) return [];
  return units.slice(verb, from).filter(({ kind }) => kind === "word");
}
