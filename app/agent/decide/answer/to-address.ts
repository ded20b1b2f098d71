import { type Contact, contactKey, contactRows, readEmail } from "~/domain/contact";
import type { Draft } from "../../state/action";
import type { Command } from "../../understand/command";
import { said } from "../../understand/languages/lists/said";
import { withGuests, withSoFar } from "../amend-draft";
import type { Decision } from "../decision";
import { amendDraft, guestOf, named, resolvePeople } from "../draft";
import { asFarAs, reachOf } from "../on-series";
import { planGuests } from "../plan-change";
import { proposeMeeting } from "../propose";
import { asksAnew, isAboutAnother, withoutNames } from "../what-is-said";
import { type Answer, decline, type Of } from "./answer";

export function answerAddress(
  pending: Of<"address">,
  { state, input, turn, verb, index }: Answer,
): Decision | undefined {
  const { draft, name } = pending;
  if (asksAnew(input)) return undefined;
  const rest = { ...draft, unknownNames: draft.unknownNames.filter((unknown) => unknown !== name) };
  const [only, another] = pending.options;
  const said = verb === "yes" && !another ? only : optionNamed(pending.options, input.text);
  const known = index === null ? said : pending.options[index];
  const email = findEmail(input.text);
  const guest = email ? { email, name } : known && guestOf(known);
  if (guest) {
    // "It's kim@corp.example, and make it an hour"
    const more = index === null && verb === null ? withoutNames(input) : PLAIN;
    const filled = amendDraft({ ...rest, people: [...rest.people, guest] }, more, turn, turn.now);
    const decision = proposeMeeting(state, filled, input, turn);
    const zone = draft.zones?.[contactKey(name)];
    return email ? { ...decision, remember: contactRows(email, name, { zone }) } : decision;
  }
  // "Skip Kim" of several meetings: that one is left out.
  const isOnly = draft.people.length + draft.unknownNames.length === 1;
  if (pending.rest && isOnly && isNamedOut(pending, input)) return { ...decline(state, []), rest: pending.rest };
  const without = leftOut(pending, { state, input, turn, verb, index });
  if (without) return withSoFar(proposeMeeting(state, without, input, turn));
  // "With Emma too" is no answer.
  if (input.command.intent === "edit_attendees" && input.command.manner !== "instead") return undefined;
  // A name in answer to "what is their address" helps only when it is one we know; otherwise it is no answer.
  const { attendees = [] } = input.command.slots;
  const { people, unknownNames } = resolvePeople(attendees, turn.calendar.contacts);
  if (people.length === 0 || unknownNames.length > 0 || isAboutAnother(input, false)) return undefined;
  return proposeMeeting(state, { ...rest, people: [...rest.people, ...people] }, input, turn);
}

/** Nothing else was said. */
const PLAIN: Command = { intent: "confirm", confidence: 1, slots: {}, when: null, question: null };

/** The meeting without whoever was asked about; with nobody else in it, or where they have no address, they are named all the same. */
function leftOut({ draft, name }: Of<"address">, { input, turn, verb }: Answer): Draft | undefined {
  const { removedAttendees: [gone] = [], attendees } = input.command.slots;
  const isGone = gone !== undefined && (contactKey(gone) === contactKey(name) || PRONOUN.isIn(gone));
  if (isGone && (attendees || (gone !== "them" && draft.people.length + draft.unknownNames.length > 1))) {
    const slots = { ...input.command.slots, removedAttendees: [name] };
    return amendDraft(draft, { ...input.command, slots }, turn, turn.now);
  }
  if (verb !== "skip" && !isGone && (gone !== undefined || !leavesOut(input))) return undefined;
  return { ...named(draft, name), unknownNames: draft.unknownNames.filter((unknown) => unknown !== name) };
}

const isNamedOut = ({ name }: Of<"address">, { command }: Answer["input"]) =>
  command.slots.removedAttendees?.some((gone) => contactKey(gone) === contactKey(name)) === true;

/** "None", "without": the guest stays away, the meeting does not. */
/** "Skip", "without them" */
export const leavesOut = ({ text }: Pick<Answer["input"], "text">): boolean => LEAVES_OUT.isIn(text);

const LEAVES_OUT = said`^\s*(?:${"leavesOut"}|${"noInvite"})`;

const PRONOUN = said`^(?:${"them"}|${"oneOfThem"})$`;

export function answerGuestAddress(
  pending: Of<"guest-address">,
  { state, input, turn, verb, index }: Answer,
): Decision | undefined {
  const { command, name, event, soFar } = pending;
  if (asksAnew(input)) return undefined;
  const picked = index === null ? optionNamed(pending.options, input.text) : pending.options[index];
  const email = findEmail(input.text);
  const reach = reachOf(command, "", true);
  if (email) {
    const said = (command.slots.attendees ?? []).map((one) => (one === name ? email : one));
    const guests = { ...command, slots: { ...command.slots, attendees: said } };
    const planned = asFarAs(reach, planGuests(state, event, guests, input, turn, soFar), state, input, turn);
    return { ...planned, remember: contactRows(email, name) };
  }
  if (picked) {
    // Of all that have the name the one that was picked; how its address is known goes along.
    const key = contactKey(name);
    const others = turn.calendar.contacts.filter(({ nameKey }) => nameKey !== key);
    const contacts = [{ ...picked, nameKey: key }, ...others];
    const known = { ...turn, calendar: { ...turn.calendar, contacts } };
    return asFarAs(reach, planGuests(state, event, command, input, known, soFar), state, input, turn);
  }
  if (verb !== "skip" && !(leavesOut(input) && !input.command.slots.removedAttendees)) return undefined;
  const others = (command.slots.attendees ?? []).filter((one) => one !== name);
  const planned = withGuests(pending, others, state, input, turn);
  return planned ? asFarAs(reach, planned, state, input, turn) : decline(state, []);
}

/** What is no address is said to be none. */
export function askAddressAgain(
  { kind, id, name, options }: Of<"address"> | Of<"guest-address">,
  { state, input }: Answer,
): Decision | undefined {
  const isOther = kind === "address" ? isAboutAnother(input, false) : input.command.intent !== "out_of_domain";
  if (isOther) return undefined;
  if (isTalk(input.text)) return { state, reply: { kind: "can-wait" } };
  return { state, reply: { kind: "ask-address", id, name, options, unreadable: input.text } };
}

/** Several words and no address among them: nobody tries to write one so, and the question lets go. */
const isTalk = (text: string) => !text.includes("@") && text.trim().split(/\s+/).length >= 3;

/** "Jansen", "the one at corp": the only one of several in whose name or address the words stand. */
function optionNamed(options: readonly Contact[], text: string): Contact | undefined {
  if (options.length < 2 || text.length > 60) return undefined;
  const said = contactKey(text).split(" ");
  const words = options.map(({ name, email }) => contactKey(`${name} ${email}`).split(/[\s.@]+/));
  // A word that stands in all of them tells none apart.
  const tells = (word: string) => word.length > 2 && said.includes(word) && !words.every((all) => all.includes(word));
  const fits = options.filter((_, n) => words[n]?.some(tells));
  return fits.length === 1 ? fits[0] : undefined;
}

function findEmail(text: string): string | undefined {
  for (const word of text.split(/[\s,;:()<>]+/)) {
    const email = readEmail(word.replace(/[.!?]+$/, ""));
    if (email) return email;
  }
  return undefined;
}
