import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import type { OutgoingMessage } from "~/domain/message";
import { formatElsewhere } from "~/domain/phrasing";
import type { Action, Draft } from "../state/action";
import { guestsAfter, guestsGone, guestsOf, guestsOfAction, zoneOfGuest } from "../state/action";
import { expectedEvent } from "../state/expected";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { newPlace, notInvited, ownNote, repeated, seriesTitle, shownTitle, slotOf, timeIn } from "./action";
import { namingAll, type Who } from "./guest-list";
import { bodyRoom, buttons } from "./message";
import { lines, people, plain, quote } from "./names";
import { inOneZone, invites, planLine, timesOfAction } from "./plan";
import { fromTemplate } from "./template";
import { type Voice, voiceAt, when } from "./voice";

/** @param left the words for what else was asked for and cannot be done */
export function propose(
  { id, actions, overlaps }: ReplyOf<"propose">,
  left: readonly string[],
  voice: Voice,
): OutgoingMessage {
  const problems = new Set(left);
  const words = wordsOf(voice);
  const [action, second] = actions;
  const choices = (yes: string) => [
    { id: `yes:${id}`, title: yes },
    { id: `no:${id}`, title: words.buttons.no },
  ];
  if (action && !second) {
    const { body, before } = namingAll(bodyRoom(voice), voice, (who) =>
      lines(...problems, proposal(action, overlaps[0] ?? [], voice, who)),
    );
    return buttons(body, choices(words.buttons.yes[action.kind]), before);
  }
  const { zone, bare } = inOneZone(actions.flatMap(timesOfAction), voice);
  const guests = actions.some((one) => guestsOfAction(one).length > 0);
  const { body, before } = namingAll(bodyRoom(voice), voice, (who) => {
    const planned = actions.map((one, n) =>
      lines(planLine(one, bare, who) + overlapping(overlaps[n] ?? [], voice), ...broughtAlong(one, voice)),
    );
    return lines(
      ...problems,
      words.propose.all,
      ...numbered(planned),
      ...actions.map((one) => notInvited(one, voice)),
      guests && words.propose.guestsTold,
      zone,
    );
  });
  return buttons(body, choices(words.buttons.yes.all), before);
}

const overlapping = ([first, second]: readonly CalendarEvent[], voice: Voice) =>
  first ? wordsOf(voice).plan.over(quote(first.title), second !== undefined) : "";

export function declined(actions: readonly Action[], voice: Voice): string {
  const { declined } = wordsOf(voice);
  const [action, second] = actions;
  return action && !second ? declined[action.kind] : declined.all;
}

const numbered = (parts: readonly string[]) => parts.map((part, n) => `${n + 1}. ${part}`);

/** The place that is new and what a template adds, for a list whose lines do not say it. */
function broughtAlong(action: Action, voice: Voice): (string | undefined)[] {
  if (action.kind !== "create") return [newPlace(action, voice)];
  return [
    placeOf(action.draft, voice),
    ownNote(action, voice),
    action.draft.template && fromTemplate(action.draft.template, voice),
  ];
}

const placeOf = ({ location, isTitleFromCalendar }: Draft, voice: Voice) =>
  location && wordsOf(voice).where(isTitleFromCalendar ? quote(location) : plain(location));

/** "For Bob: 10:00–10:30 New York time": the walls that show another time than the user's. */
function wallsOfGuests(draft: Extract<Action, { kind: "create" }>["draft"], voice: Voice): string[] {
  const walls = new Map<string, string[]>();
  const add = (zone: string | undefined, name?: string) => {
    const there = zone && formatElsewhere(slotOf(draft), zone, voiceAt(draft.start, voice).zone, voice);
    if (there) walls.set(there, [...(walls.get(there) ?? []), ...(name ? [name] : [])]);
  };
  add(draft.saidZone);
  for (const one of draft.people) add(zoneOfGuest(draft, one), people([one], voice));
  return [...walls].map(([there, names]) =>
    names.length > 0 ? wordsOf(voice).forGuests(names.join(", "), there) : there,
  );
}

const SHOWN_OVERLAPS = 5;

/** What a single action overlaps; what lies in whole days is named with its time. */
function overlapOf(action: Action, over: readonly CalendarEvent[], voice: Voice): string {
  const [first] = over;
  if (!first) return "";
  const { propose, conflict } = wordsOf(voice);
  const isWholeDays = action.kind !== "series" && expectedEvent(action).allDay;
  if (!isWholeDays) return propose.overlaps(quote(first.title));
  const { bare } = inOneZone(
    over.filter(({ allDay }) => !allDay),
    voice,
  );
  return lines(
    propose.stays(over.length),
    ...over.slice(0, SHOWN_OVERLAPS).map((event) => `• ${quote(event.title)}, ${when(event, bare)}`),
    over.length > SHOWN_OVERLAPS && `• ${conflict.more(over.length - SHOWN_OVERLAPS)}`,
  );
}

/** A card's parts that all kinds of action share. */
interface Card {
  title: string;
  overlap: string;
  withAll(guests: readonly Attendee[]): string;
  without(guests: readonly Attendee[]): string;
}

/** @param over what it overlaps */
function proposal(action: Action, over: readonly CalendarEvent[], voice: Voice, who: Who): string {
  const { guestList } = wordsOf(voice);
  const title = shownTitle(action);
  const addresses = invites(action) || action.kind === "change";
  const card: Card = {
    title,
    overlap: overlapOf(action, over, voice),
    withAll: (guests) => who(guests, (count) => guestList.with(title, count), { addresses }),
    without: (guests) => who(guests, (count) => guestList.without(title, count), { addresses }),
  };
  switch (action.kind) {
    case "create":
      return createCard(action, card, voice);
    case "series":
      return seriesCard(action, card, voice);
    case "cancel":
      return cancelCard(action, card, voice);
    case "change":
      return changeCard(action, card, voice);
  }
}

type Of<K extends Action["kind"]> = Extract<Action, { kind: K }>;

function createCard(action: Of<"create">, { title, overlap, withAll }: Card, voice: Voice): string {
  const words = wordsOf(voice);
  const { draft } = action;
  const walls = draft.allDay ? [] : wallsOfGuests(draft, voice);
  return lines(
    words.propose.create,
    title,
    when(expectedEvent(action), walls.length > 0 ? { ...voice, namesZone: true } : voice),
    ...walls,
    repeated(action, voice),
    placeOf(draft, voice),
    ownNote(action, voice),
    draft.people.length > 0 && `${words.with(withAll(draft.people))} ${words.propose.invited(draft.people.length)}`,
    draft.template && fromTemplate(draft.template, voice),
    notInvited(action, voice),
    overlap,
  );
}

function seriesCard(action: Of<"series">, { withAll, without }: Card, voice: Voice): string {
  const { propose, from, to, with: withThem, without: withoutThem } = wordsOf(voice);
  const { event, slot, edit } = action;
  const guests = guestsAfter(action);
  const gone = guestsGone(action);
  const before = timeIn(event, voice);
  const after = slot && timeIn({ ...event, ...slot }, voice);
  const isMoved = after !== null && after !== before;
  return lines(
    slot ? (edit && !isMoved ? propose.change : propose.move) : propose.cancel,
    seriesTitle(action, voice),
    slot && isMoved ? from(before) : before,
    isMoved && to(after),
    newPlace(action, voice),
    guests.length > 0 &&
      (edit ? `${withThem(withAll(guests))} ${propose.told(guests.length)}` : propose.willBeTold(withAll(guests))),
    gone.length > 0 && `${withoutThem(without(gone))} ${propose.told(gone.length)}`,
  );
}

function cancelCard({ event }: Of<"cancel">, { title, withAll }: Card, voice: Voice): string {
  const { propose, onlyThisOne } = wordsOf(voice);
  const guests = guestsOf(event);
  return lines(
    propose.cancel,
    title,
    when(event, voice),
    event.recurringEventId && onlyThisOne,
    !event.organizerSelf && propose.leavesYours,
    event.organizerSelf && guests.length > 0 && propose.willBeTold(withAll(guests)),
  );
}

function changeCard(action: Of<"change">, { title, overlap, withAll, without }: Card, voice: Voice): string {
  const words = wordsOf(voice);
  const { propose } = words;
  const { event } = action;
  const after = expectedEvent(action);
  const starts = after.start !== event.start;
  const moves = starts || after.end !== event.end || after.allDay !== event.allDay;
  const guests = guestsAfter(action);
  const gone = guestsGone(action);
  return lines(
    starts ? propose.move : propose.change,
    title,
    moves && words.from(when(event, voice)),
    moves ? words.to(when(after, voice)) : when(after, voice),
    event.recurringEventId && words.onlyThisOne,
    repeated(action, voice),
    overlap,
    newPlace(action, voice),
    guests.length > 0 && `${words.with(withAll(guests))} ${propose.told(guests.length)}`,
    gone.length > 0 && `${words.without(without(gone))} ${propose.told(gone.length)}`,
  );
}
