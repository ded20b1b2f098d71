import { type Attendee, type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { BODY_MAX, type OutgoingMessage } from "~/domain/message";
import { lengthInWords } from "~/domain/phrasing";
import type { Action, UndoStep } from "../state/action";
import { guestsGone, guestsOf } from "../state/action";
import { expectedEvent } from "../state/expected";
import type { FoundOut, ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { newPlace, repeated, seriesTitle, shownTitle, timeIn, titleOfAction } from "./action";
import { buttons, text } from "./message";
import { guestsIn, lines, people, quote } from "./names";
import { noted } from "./noted";
import { inOneZone } from "./plan";
import { type Voice, when } from "./voice";

/** How it went: one thing in full, several as a list that tells what happened and what did not. */
export function ended({ act, outcomes }: ReplyOf<"ended">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice);
  if (act.kind === "tell") {
    const [outcome] = outcomes;
    if (outcome && !outcome.ok && outcome.reason !== "half") {
      return text(
        words.failed[outcome.reason](quote(act.event.title), { appUrl: voice.appUrl, again: words.again.yes }),
      );
    }
    return text(words.late.told(people(guestsIn(act.event), voice), lengthInWords(act.minutes, voice.language)));
  }
  const parts = act.kind === "do" ? act.actions : act.entry.steps;
  const undo = act.kind === "do" && outcomes.some(({ ok }) => ok) ? `undo:${act.id}` : null;
  const again = act.kind === "undo" ? words.again.undo : words.again.yes;
  const done = parts.flatMap((part, n) => {
    const outcome = outcomes[n];
    return outcome?.ok ? [{ part, event: outcome.event }] : [];
  });
  const times = done.flatMap(({ part, event }) => (event.allDay || part.kind === "created" ? [] : [event]));
  const { zone, bare } = parts.length > 1 ? inOneZone(times, voice) : { zone: false as const, bare: voice };
  const told = parts.map((part, n) => {
    const outcome = outcomes[n];
    if (outcome?.ok) return doneWords(part, outcome.event, bare).filter(Boolean);
    const title = quote(titleOfAction(part));
    if (outcome?.reason === "half") return [words.half[act.kind === "undo" ? "undo" : "move"](title)];
    return [words.failed[outcome?.reason ?? "unknown"](title, { appUrl: voice.appUrl, again })];
  });
  const guests = guestWords(done, voice);
  const [only, second] = told;
  const body =
    only && !second
      ? lines(...only, ...guests)
      : lines(...new Set(told.map((line) => `• ${line.join(", ")}`)), ...guests, zone);
  if (undo === null) return text(body);
  return buttons(body, [{ id: undo, title: second ? words.buttons.undoAll : words.buttons.undo }]);
}

/** Below an answer: what had to make room for what is done now, and is shown again on a yes. */
export function withWaiting(message: OutgoingMessage, waits: readonly Action[], voice: Voice): OutgoingMessage {
  if (waits.length === 0 || message.kind === "template") return message;
  const waiting = waits.map((action) => `${shownTitle(action)}, ${when(expectedEvent(action), voice)}`);
  const body = lines(message.body, wordsOf(voice).stillWaits(waiting.join("; ")));
  if (body.length <= BODY_MAX[message.kind]) return { ...message, body };
  return { ...message, before: [...(message.before ?? []), wordsOf(voice).stillWaits(waiting.join("; "))] };
}

/** "Booked: “Budget”", of something that an undo takes back. */
export function whatWasDone(step: UndoStep, voice: Voice): string {
  const { done } = wordsOf(voice);
  const title = quote(step.event.title);
  if (step.kind === "created") return done.created(title);
  return isTakenOff(step) ? done.cancelled(title) : done.changed(title);
}

const isTakenOff = (step: UndoStep) =>
  step.kind === "cancelled" || (step.kind === "series-changed" && step.slot === null);

/** Above an answer: what Google had done, though it had not said so. */
export function withAfterAll(message: OutgoingMessage, voice: Voice): OutgoingMessage {
  const { afterAll } = wordsOf(voice);
  const told = (voice.afterAll ?? []).map((step) => {
    const what = `${quote(step.event.title)}, ${when(step.event, voice)}`;
    if (step.kind === "created") return afterAll.created(what);
    return isTakenOff(step) ? afterAll.cancelled(what) : afterAll.changed(what);
  });
  const all = [...told, ...foundWords(voice.foundOut ?? {}, voice)];
  return all.length > 0 ? noted(lines(...all), message) : message;
}

/** The same where that is all there is to say. */
export const foundOut = (found: FoundOut, voice: Voice): OutgoingMessage => text(lines(...foundWords(found, voice)));

function foundWords({ takenBack = [], half = [] }: FoundOut, voice: Voice): string[] {
  const words = wordsOf(voice);
  return [
    ...takenBack.map(({ event }) => words.afterAll.undone(`${quote(event.title)}, ${when(event, voice)}`)),
    ...half.map(({ event, of }) => words.half[of](quote(event.title))),
  ];
}

/** What was done and when that is now. */
function doneWords(part: Action | UndoStep, event: CalendarEvent, voice: Voice): string[] {
  const { done } = wordsOf(voice);
  // A booking is called what the user has said; the rest is what the calendar holds.
  const title = part.kind === "create" || part.kind === "change" ? shownTitle(part) : quote(event.title);
  switch (part.kind) {
    case "create":
      return [done.created(title), when(event, voice), repeated(part, voice)];
    case "change":
      return [done.changed(title), when(event, voice), newPlace(part, voice), repeated(part, voice)];
    case "cancel":
      return [done.cancelled(title), when(part.event, voice)];
    case "series":
      return part.slot
        ? [
            done.changed(seriesTitle(part, voice)),
            timeIn({ ...part.event, ...part.slot }, voice),
            newPlace(part, voice),
          ]
        : [done.cancelled(seriesTitle(part, voice)), timeIn(part.event, voice)];
    case "series-changed":
      return [done.undone(seriesTitle({ ...part, edit: {} }, voice)), timeIn(part.event, voice)];
    case "created":
      return [done.undoneCreated(title)];
    case "changed":
    case "cancelled":
      return [done.undone(title), when(event, voice)];
  }
}

/** Who heard of it from Google, each once. */
function guestWords(done: readonly { part: Action | UndoStep; event: CalendarEvent }[], voice: Voice): string[] {
  const words = wordsOf(voice).done;
  const invited = new Map<string, Attendee>();
  const told = new Map<string, Attendee>();
  for (const { part, event } of done) {
    // Leaving what somebody else set up tells nobody.
    if ((part.kind === "cancel" || part.kind === "cancelled") && !event.organizerSelf) continue;
    const gone = part.kind === "change" || part.kind === "series" ? guestsGone(part) : [];
    const heard = part.kind === "create" ? invited : told;
    // Who had joined a series hears that it is as it was.
    const joined = part.kind === "series-changed" ? (part.edit?.attendees ?? []).filter(isOtherPerson) : [];
    for (const guest of [...guestsOf(event), ...gone, ...joined]) {
      if (!heard.get(guest.email)?.name) heard.set(guest.email, guest);
    }
  }
  return [
    ...(invited.size > 0 ? [words.invitations(people([...invited.values()], voice))] : []),
    ...(told.size > 0 ? [words.told(people([...told.values()], voice), told.size)] : []),
  ];
}
