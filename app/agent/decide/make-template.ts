import type { CalendarEvent } from "~/domain/calendar-event";
import {
  type MeetingTemplate,
  MOST_TEMPLATES,
  TEMPLATE_NAME_MAX,
  templateKey,
  templateWords,
} from "~/domain/meeting-template";
import { hasFeature } from "~/domain/plan-features";
import { cut } from "~/domain/text";
import { MINUTE } from "~/domain/time";
import { guestsOf, UNDO_STEPS, type UndoEntry } from "../state/action";
import type { ConversationState } from "../state/conversation";
import type { Input } from "../state/input";
import type { TurnContext } from "../state/turn-context";
import { wordsOf } from "../words/catalogue";
import type { Decision } from "./decision";
import { significantWords } from "./find-target";
import { wait } from "./propose";

/** The longest title and description that a template holds. */
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 4_000;

/** Shows the template that a meeting of the user's own would make, and asks. */
export function makeTemplate(
  state: ConversationState,
  event: CalendarEvent,
  { command: { slots }, newId: id }: Input,
  turn: TurnContext,
): Decision {
  const focused = { ...state, focusEventId: event.id };
  if (!hasFeature(turn.standing, "templates")) {
    return { state: focused, reply: { kind: "no-feature", feature: "templates" } };
  }
  // What others have written is no pattern for invitations of the user's.
  if (!event.organizerSelf)
    return { state: focused, reply: { kind: "no-template", why: "not-yours", title: event.title } };
  if (event.allDay) return { state: focused, reply: { kind: "no-template", why: "whole-day", title: event.title } };
  const template = templateOf(event, slots.templateName, id, turn);
  const refused = problemWith(template, turn);
  if (refused) return { state: focused, reply: refused };
  return {
    state: wait(focused, { kind: "template", id, template }, turn),
    reply: { kind: "ask-template", id, template },
  };
}

/** The yes to it. */
export function saveTemplate(
  state: ConversationState,
  template: MeetingTemplate,
  id: string,
  turn: TurnContext,
): Decision {
  const closed = { ...state, pending: null };
  const refused = problemWith(template, turn);
  if (refused) return { state: closed, reply: refused };
  const entry: UndoEntry = { id, steps: [], at: turn.now, template };
  return {
    state: { ...closed, undo: [...state.undo, entry].slice(-UNDO_STEPS) },
    reply: { kind: "template-saved", id, template, undone: false },
    template: { save: template },
  };
}

/** The yes to deleting one. */
export function removeTemplate(
  state: ConversationState,
  template: MeetingTemplate,
  id: string,
  turn: TurnContext,
): Decision {
  const entry: UndoEntry = { id, steps: [], at: turn.now, template, removed: true };
  return {
    state: { ...state, pending: null, undo: [...state.undo, entry].slice(-UNDO_STEPS) },
    reply: { kind: "template-removed", id, template, undone: false },
    template: { remove: template.id },
  };
}

/** Takes back that a template was saved, or deleted: one that was deleted comes back unless its name is taken by now. */
export function undoTemplate(
  state: ConversationState,
  entry: UndoEntry,
  template: MeetingTemplate,
  turn: TurnContext,
): Decision {
  const open = { ...state, undo: state.undo.filter((one) => one !== entry) };
  if (!entry.removed) {
    return {
      state: open,
      reply: { kind: "template-saved", id: entry.id, template, undone: true },
      template: { remove: template.id },
    };
  }
  const refused = problemWith(template, turn);
  if (refused) return { state: open, reply: refused };
  return {
    state: open,
    reply: { kind: "template-removed", id: entry.id, template, undone: true },
    template: { save: template },
  };
}

function problemWith(template: MeetingTemplate, { templates }: TurnContext) {
  const { name } = template;
  if (name === "") return { kind: "no-template", why: "unnamed", title: template.title } as const;
  const isTaken = templates.some((one) => one.id !== template.id && templateKey(one.name) === templateKey(name));
  if (isTaken) return { kind: "no-template", why: "taken", title: name } as const;
  if (templates.length >= MOST_TEMPLATES) return { kind: "no-template", why: "too-many", title: name } as const;
  return undefined;
}

/** A template as one meeting was; without a name where nothing tells the kind. */
function templateOf(
  event: CalendarEvent,
  saidName: string | undefined,
  id: string,
  turn: TurnContext,
): MeetingTemplate {
  const guests = guestsOf(event).flatMap(({ name, email }) => [
    ...[name ?? "", ...namesOf(email, turn)],
    email,
    email.split(/[@.+_-]/u)[0] ?? "",
  ]);
  const names = guests.flatMap((name) => [name, name.split(" ")[0] ?? ""]);
  const made = templateWords(cut(event.title, TITLE_MAX), names, wordsOf(turn).template.joins);
  const ownName = significantWords(made.name).length > 0 ? made.name : "";
  const reminder = turn.calendar.reminders.find(({ eventId }) => eventId === event.id);
  return {
    id,
    name: cut(saidName ?? ownName, TEMPLATE_NAME_MAX),
    durationMinutes: Math.round((event.end - event.start) / MINUTE),
    title: made.title,
    location: event.location,
    meet: event.hangoutLink !== null && event.location === "",
    reminderMinutes: reminder?.minutes ?? null,
    noReminder: reminder?.minutes === null,
    description: event.description.slice(0, DESCRIPTION_MAX),
    bufferMinutes: null,
  };
}

const namesOf = (address: string, { calendar: { contacts, guestContacts } }: TurnContext) =>
  [...contacts, ...guestContacts].flatMap(({ email, name }) => (email === address.toLowerCase() ? [name] : []));
