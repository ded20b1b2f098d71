import type { Draft } from "../state/action";
import type { Input } from "../state/input";
import type { Command } from "../understand/command";
import { said } from "../understand/languages/lists/said";

/** "Friday doesn't work", "doe maar die om 9": where a time is awaited, other words are no title unless they say so. */
export function withoutTitle({ command }: Input): Command {
  if (command.intent !== "create" || isNewDays(command)) return command;
  const { title: _, ...slots } = command.slots;
  return { ...command, slots };
}

/** A name in answer to "what is their address" is that of somebody, and no title. */
export function withoutNames({ command: { manner: _, ...command } }: Input): Command {
  const { attendees: __, title: ___, ...slots } = command.slots;
  return { ...command, slots };
}

export function changesSomething({ slots, when }: Command): boolean {
  const { target: _, ...said } = slots;
  return when !== null || Object.keys(said).length > 0;
}

/** A whole new request, not a correction of the one on the table. */
export function isNewMeeting({ intent, slots, when }: Command): boolean {
  return (
    intent === "create" && when !== null && Boolean(slots.title || slots.attendees?.length || slots.unnamed?.length)
  );
}

/** "I'm off 14-16 January": days of one's own, which answer nothing about another meeting. */
const isNewDays = (command: Command) => isNewMeeting(command) && command.slots.allDay === true;

/** A whole new request in so many words, also while a question is open that an address or a time answers. */
export const asksAnew = ({ command }: Input): boolean =>
  isNewMeeting(command) && (command.slots.title !== undefined || command.when?.kind === "datetime");

/** What it is and who comes was not said: whatever is put at an hour of it is that. */
export const isNameless = ({ title, people, unknownNames, template }: Draft): boolean =>
  title === "" && people.length + unknownNames.length === 0 && !template;

/** "Put the gym at 3", "3 with Kofi", where free time is looked for and not yet for what. */
export const isPutInto = (draft: Draft, { intent, when, confidence }: Command): boolean =>
  intent === "create" && when?.kind === "time" && confidence >= SURE && isNameless(draft);

/** What is less sure may name nothing: "I prefer 3". */
export const SURE = 0.7;

/** "Book lunch with Tom", "move the dentist to Friday": that is another meeting than the one on the table. */
export function isAboutAnother({ command, text }: Input, isTimeAsked: boolean): boolean {
  // "2pm with Mia too": an hour of what is looked for, and who else comes.
  const isJoined = command.besides === true && command.slots.title === undefined && command.when?.kind === "time";
  const isNew = isNewMeeting(command) && (!isTimeAsked || (BOOKS.isIn(text) && !isJoined));
  if (isNewDays(command) || isNew) return true;
  return hasTarget(command) && (!isTimeAsked || command.intent === "reschedule");
}

/** What asks for another meeting while a question about one is open. */
export const BOOKS = said`^\W*(?:${"small"}\s+){0,5}${"books"}|${"with"}\s+\p{L}`;

export const hasTarget = ({ slots: { target } }: Command) => target !== undefined && Object.keys(target).length > 0;
