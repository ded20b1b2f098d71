import { MOST_GROUP_GUESTS, tallyGroup } from "~/domain/booking-group";
import { MOST_TIMES } from "~/domain/booking-link";
import { findConflicts } from "~/domain/conflicts";
import { DAY, type Interval, MINUTE } from "~/domain/time";
import type { Draft, Guest, OfferedGuest, Offering } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input, MessageInput } from "../state/input";
import { titleOf } from "../state/title";
import type { TurnContext } from "../state/turn-context";
import { said } from "../understand/languages/lists/said";
import { whoCanAsked } from "../understand/times-offered";
import type { Decision } from "./decision";
import { newDraft, templateFor } from "./draft";
import { windowOf } from "./look-up";
import { freeTimes, proposeAll, wait } from "./propose";
import { sayDropped } from "./say-dropped";

const THEM = said`^(?:${"them"}|${"oneOfThem"}|${"pronouns"})$`;

/** Times that are offered where nobody says how many. */
const USUAL_TIMES = 3;

/** "Send Anna three times for next week": shows what would be offered, and asks. Else undefined. */
export function offerTimes(state: ConversationState, message: MessageInput, turn: TurnContext): Decision | undefined {
  const [{ command }, another] = message.requests;
  if (command.manner !== "offer" || another || message.choiceId) return undefined;
  return sayDropped(state.pending, askToOffer(state, { ...message, command }, turn), turn);
}

function askToOffer(state: ConversationState, input: Input, turn: TurnContext): Decision {
  const { calendar, standing, zone, now, earliest } = turn;
  if (calendar.state !== "ready") return { state, reply: { kind: "no-calendar", state: calendar.state } };
  const { problem, isTrialContinued } = standing;
  if (problem) return { state, reply: { kind: "no-quota", problem, isTrialContinued } };
  const { command, newId: id } = input;
  const { when, slots } = command;
  if (when?.kind === "unresolved") return { state, reply: { kind: "unclear-time", problem: when.problem ?? "" } };
  const shown = slots.offer?.shown && state.pending?.kind === "time" ? state.pending : null;
  const named = newDraft(id, { ...command, when: null }, turn, now, templateFor(input, turn));
  // "Send her these times": whoever they were looked for.
  const isOfThem = shown !== null && (slots.attendees ?? []).every((name) => THEM.isIn(name));
  const draft = isOfThem ? { ...shown.draft, meetingId: named.meetingId } : named;
  const guests: OfferedGuest[] = [...draft.people, ...draft.unknownNames.map((name) => ({ name, email: null }))];
  if (guests.length === 0 || guests.length > MOST_GROUP_GUESTS) return { state, reply: { kind: "guests-of-an-offer" } };

  const asked = when && when.kind !== "duration" ? windowOf(when, zone, now) : null;
  const window = asked ?? { start: earliest, end: earliest + 7 * DAY };
  const times = shown?.options ?? timesIn(window, draft, slots.offer?.times ?? USUAL_TIMES, turn);
  if (times.length === 0) return { state, reply: { kind: "nothing-to-offer", window } };
  const offer: Offering = { id, guests, title: titleOf(draft), location: draft.location, slots: [...times] };
  return {
    state: wait(state, { kind: "offer", id, offer }, turn),
    reply: { kind: "ask-offer", id, offer },
  };
}

/** "Who can when?": says it, and asks about the first time that all can and that is free. Else undefined. */
export function whoCan(state: ConversationState, message: MessageInput, turn: TurnContext): Decision | undefined {
  const [{ command }] = message.requests;
  if (message.choiceId || !whoCanAsked(message.text)) return undefined;
  const { groupOffer: offer, calendar, standing } = turn;
  const answers = { kind: "who-can", offer } as const;
  if (!offer || calendar.state !== "ready" || standing.problem) return { state, reply: answers };
  const times = tallyGroup(offer.slots, offer.guests).filter(({ suitsAll }) => suitsAll);
  const first = times.find(
    (time) => time.start > turn.earliest && findConflicts(time, calendar.events, {}).length === 0,
  );
  if (!first) return { state, reply: answers };
  const people = offer.guests.flatMap(({ name, email, invites }) =>
    invites ? [{ email, ...(name && { name }) }] : [],
  );
  const draft: Draft & { start: number } = {
    // A yes here and one on the page are one meeting.
    ...{ meetingId: offer.id, title: offer.title, location: offer.location, people, unknownNames: [] },
    ...{ start: first.start, durationMinutes: (first.end - first.start) / MINUTE, around: null, recurrence: "" },
    language: turn.language,
  };
  const action = { kind: "create", draft, allowOverlap: false } as const;
  return sayDropped(state.pending, proposeAll(state, [action], { ...message, command }, turn, [answers]), turn);
}

function timesIn(
  window: Interval,
  draft: { durationMinutes: number; people: Guest[] },
  wanted: number,
  turn: TurnContext,
): Interval[] {
  const { durationMinutes, people } = draft;
  return freeTimes(window, durationMinutes, turn, { ...draft, people, count: Math.min(wanted, MOST_TIMES) });
}

/** The yes to it: times that have passed meanwhile are left out. */
export function sendOffer(state: ConversationState, offer: Offering, { earliest }: TurnContext): Decision {
  const closed = { ...state, pending: null };
  const slots = offer.slots.filter(({ start }) => start > earliest);
  if (slots.length === 0) {
    return {
      state: closed,
      reply: { kind: "refused", problems: [{ code: "past", sentence: "That time has passed in the meantime" }] },
    };
  }
  const left = { ...offer, slots };
  return { state: closed, reply: { kind: "offered", offer: left, urls: [] }, offer: left };
}
