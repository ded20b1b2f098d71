import { type Contact, contactKey, contactRows } from "~/domain/contact";
import type { Draft, Guest } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import type { PreferenceRequest } from "../understand/command";
import type { Decision } from "./decision";
import { contactsNamed } from "./draft";

/** To say where somebody is does not make an address one's own that only the calendar knew. */
const rowsWith = ({ email, name = "", fromCalendar }: Guest, zone: string) =>
  contactRows(email, name, { zone, fromCalendar });

/** What "10am ET for Bob" tells of Bob, once his address is known. */
export function placeToRemember({ command }: Input, { people }: Pick<Draft, "people">): Contact[] {
  const { slots, when } = command;
  const key = contactKey(slots.zoneOf ?? "");
  const person =
    key && people.find(({ name = "" }) => [contactKey(name), contactKey(name).split(" ")[0]].includes(key));
  return person && when?.zone ? rowsWith(person, when.zone) : [];
}

/** "Bob is in New York": remembered when Bob is somebody with an address. */
export function placePerson(
  state: ConversationState,
  { name, zone }: Extract<PreferenceRequest, { kind: "person-zone" }>,
  turn: TurnContext,
): Decision {
  const people = contactsNamed(name, turn.calendar.contacts);
  const [person, second] = people;
  if (!person || second) return { state, reply: { kind: "nobody-to-forget", name } };
  return {
    state,
    reply: { kind: "person-zone", name: person.name, zone },
    remember: rowsWith(person, zone),
  };
}
