import type { Action, Draft } from "~/agent/state/action";
import type { Reply } from "~/agent/state/reply";
import type { english } from "~/agent/words/en";
import type { CalendarEvent } from "~/domain/calendar-event";
import { contactRows } from "~/domain/contact";
import { DEFAULT_PREFERENCES } from "~/domain/preferences";
import { HOUR } from "~/domain/time";
import { meeting } from "../support/dialogue";

export const NOW = Date.parse("2026-11-24T09:05:00+01:00");

/**
 * One reply at least of each kind that shows what others or the calendar say.
 *
 * @param words what stands in every title, place and name
 */
export function saysWith(words: string): Record<Shown, Reply[]> {
  const guest = { email: "guest@company.example", name: words };
  const event = (more: Partial<CalendarEvent> = {}) =>
    meeting(words, "2026-11-25T15:00:00+01:00", "2026-11-25T16:00:00+01:00", [guest], {
      location: words,
      description: words,
      hangoutLink: "https://evil.example/meet",
      ...more,
    });
  const theirs = event({ organizerSelf: false });
  const slot = { start: event().start + HOUR, end: event().end + HOUR };
  const draft: Draft & { start: number } = {
    meetingId: "00000000-0000-4000-8000-000000000001",
    title: words,
    isTitleFromCalendar: true,
    people: [{ ...guest, fromCalendar: true }],
    unknownNames: [],
    location: words,
    durationMinutes: 30,
    start: slot.start,
    around: null,
    recurrence: "",
    language: "en",
  };
  const guestsOfOffers = ["anna@example.com", null].map((email) => ({ name: words, email }));
  const offers = [...guestsOfOffers.map((one) => [one]), guestsOfOffers].map((guests) => ({
    ...{ id: "1", guests, title: words, location: words, slots: [slot, slot] },
  }));
  const answers = [[slot.start], [], null].map((can) => ({ name: words, email: words, invites: true, can }));
  const groupOffer = { id: "1", title: words, location: words, slots: [slot], guests: answers };
  const template = {
    ...{ id: "1", name: words, title: words, location: words, description: words, durationMinutes: 30, meet: true },
    ...{ reminderMinutes: 10, noReminder: false, bufferMinutes: null },
  };
  const create: Action = { kind: "create", draft: { ...draft, template }, allowOverlap: false };
  const titled: Action = { kind: "create", draft: { ...draft, title: "" }, allowOverlap: false };
  const change: Action = { kind: "change", event: event(), change: { slot, attendees: [guest] }, allowOverlap: false };
  const cancel: Action = { kind: "cancel", event: event() };
  const series: Action = { kind: "series", event: event(), reach: "all", slot, meetingId: draft.meetingId };
  const actions = [create, titled, change, cancel, series];
  const done = (one: Action): Reply => ({
    kind: "ended",
    act: { kind: "do", id: "1", actions: [one] },
    outcomes: [{ ok: true, event: event() }],
  });
  const failed = (reason: "gone" | "changed" | "unknown" | "slot-taken" | "forbidden"): Reply => ({
    kind: "ended",
    act: { kind: "do", id: "1", actions: [cancel] },
    outcomes: [{ ok: false, reason }],
  });
  const undone: Reply = {
    kind: "ended",
    act: {
      kind: "undo",
      entry: {
        id: "1",
        at: NOW,
        steps: [
          { kind: "created", event: event() },
          { kind: "changed", event: event() },
        ],
      },
    },
    outcomes: [
      { ok: true, event: event() },
      { ok: true, event: event() },
    ],
  };
  const options = [slot];
  const window = { start: event().start - HOUR, end: event().end + HOUR };
  const contacts = contactRows(guest.email, words, { fromCalendar: true }).slice(0, 1);
  const twoContacts = [...contacts, ...contacts];
  const intent = "cancel" as const;
  const names = [words];
  const sending = {
    eventId: "1",
    title: words,
    startAt: NOW,
    version: 1,
    guests: [{ ...guest, fromCalendar: true as const }],
    had: [guest.email],
  };
  const takenOn = {
    ...{ id: "1", text: words, owner: words, due: "2026-11-20", doneAt: null, summaryId: "1", title: words },
    ...{ startAt: NOW, zone: "Europe/Amsterdam", peopleKey: words },
  };
  const summarised = {
    mailedTo: [],
    ...{ id: "1", eventId: "1", title: words, startAt: NOW, zone: "UTC", updatedAt: NOW, event: null },
    ...{
      overview: [{ text: words }],
      decisions: [{ text: words }],
      questions: [{ text: words }],
      followUp: null,
      saysAnything: true,
    },
  };
  const foundOne = {
    ...{ eventId: "1", title: words, startAt: NOW, zone: "UTC", anchor: "said-1", isSummed: true },
    quote: { entry: "e1", speaker: words, at: null, pieces: [{ text: words, marked: true }] },
  };
  const heldOne = { eventId: "1", title: words, ...slot, isSummarised: true as const };
  return {
    propose: [
      ...actions.map((one): Reply => ({ kind: "propose", id: "1", actions: [one], overlaps: [[theirs]], left: [] })),
      { kind: "propose", id: "1", actions, overlaps: actions.map(() => [theirs, theirs]), left: [] },
    ],
    "ask-partly": [
      { kind: "ask-partly", id: "1", unread: words, readings: [actions] },
      { kind: "ask-partly", id: "1", unread: words, readings: [actions, actions] },
      {
        ...{ kind: "ask-partly", id: "1", unread: words, readings: [] },
        question: { kind: "ask-which", id: "1", intent, events: [theirs, theirs] },
      },
    ],
    "not-sure": [{ kind: "not-sure", unread: words }],
    together: [{ kind: "together", replies: [{ kind: "as-it-is", event: theirs }] }],
    noted: [
      { kind: "noted", why: "old", at: NOW, answer: { kind: "ask-who", event: theirs } },
      { kind: "noted", why: "dropped", at: NOW, answer: { kind: "ask-who", event: theirs }, dropped: actions },
    ],
    "ask-reach": [{ kind: "ask-reach", id: "1", intent, event: theirs }],
    "reminder-evidence": [{ kind: "reminder-evidence", event: theirs, facts: [] }],
    "ask-how-late": [{ kind: "ask-how-late", id: "1", event: theirs }],
    late: [
      {
        kind: "late",
        id: "1",
        event: event(),
        minutes: 10,
        slot,
        move: true,
        tell: true,
        overlaps: [theirs],
        ways: [],
      },
      { kind: "late", id: "1", event: theirs, minutes: 10, slot, move: false, tell: true, overlaps: [], ways: [] },
      {
        ...{ kind: "late" as const, id: "1", event: event(), minutes: 10, slot, move: true, tell: true },
        ...{ overlaps: [], ways: [], told: theirs.attendees },
      },
    ],
    kept: [{ kind: "kept", events: [theirs], why: "not-organizer" }],
    conflict: [create, change].map((action) => ({
      kind: "conflict" as const,
      ...{ id: "1", action, slot, with: [theirs], options, late: false },
    })),
    "ask-time": [{ kind: "ask-time", id: "1", draft, options }],
    "ask-new-time": [{ kind: "ask-new-time", id: "1", event: theirs, options }],
    "ask-address": [{ kind: "ask-address", id: "1", name: "Anna", options: twoContacts }],
    "ask-which": [{ kind: "ask-which", id: "1", intent, events: [theirs, theirs] }],
    "done-already": [{ kind: "done-already", undoId: "1", steps: [{ kind: "changed", event: theirs }] }],
    "cancelled-since": [{ kind: "cancelled-since", steps: [{ kind: "created", event: theirs }] }],
    "about-undo": [
      {
        kind: "about-undo",
        last: { id: "1", at: 0, steps: [{ kind: "created", event: theirs, meetingId: "1" }] } as never,
      },
    ],
    "ask-which-undo": [words, null].map((missed) => ({
      ...{
        kind: "ask-which-undo",
        missed,
        choices: [
          { undoId: "1:a", event: theirs },
          { undoId: "2", event: theirs },
        ],
      },
    })),
    "still-unsure": [{ kind: "still-unsure", events: [event()] }],
    "found-out": [
      {
        kind: "found-out",
        takenBack: [{ kind: "created", event: theirs }],
        half: (["move", "undo"] as const).map((of) => ({ event: theirs, of })),
      },
    ],
    "ask-take-back": [
      { kind: "ask-take-back", id: "1", steps: [{ kind: "changed", event: theirs }], guests: [], missed: words },
      { kind: "ask-take-back", id: "1", steps: [{ kind: "created", event: theirs }] },
      { kind: "ask-take-back", id: "1", steps: [{ kind: "cancelled", event: theirs }], guests: theirs.attendees },
      { kind: "ask-take-back", id: "1", steps: [{ kind: "created", event: theirs }], guests: [], isTold: true },
      { kind: "ask-take-back", id: "1", steps: [{ kind: "created", event: theirs }], guests: [], isMoved: true },
    ],
    ended: [
      ...actions.map(done),
      ...(["gone", "changed", "unknown", "slot-taken", "forbidden"] as const).map(failed),
      undone,
      {
        kind: "ended",
        act: { kind: "tell", id: "1", event: theirs, minutes: 10 },
        outcomes: [{ ok: true, event: theirs }],
      },
    ],
    event: [{ kind: "event", event: theirs }],
    "whole-days": [{ kind: "whole-days", window: null, events: [theirs] }],
    agenda: [{ kind: "agenda", window, events: [theirs] }],
    availability: [{ kind: "availability", window, exact: true, wholeDay: false, busy: [theirs], free: [] }],
    slots: [
      {
        kind: "slots",
        ...{ id: "1", draft, window, options, isBehind: false, unseen: names, seen: names, quota: null },
      },
    ],
    "why-not": [
      {
        kind: "why-not",
        ...{
          id: "1",
          slot,
          guests: names,
          workday: { startMinute: 540, endMinute: 1080 },
          shorter: null,
          shifted: null,
        },
        obstacles: [
          { kind: "busy", event: theirs },
          { kind: "buffer", event: theirs },
        ],
        ...{ movable: theirs, options },
      },
    ],
    "all-free": [
      {
        kind: "all-free",
        ...{ id: "1", slot, busy: [theirs], taken: names, seen: names, unseen: names, options, quota: null },
      },
    ],
    "not-found": [{ kind: "not-found", day: window, near: [theirs] }],
    "same-guests": [
      { kind: "same-guests", event: theirs, comes: [] },
      { kind: "same-guests", event: theirs, comes: [...theirs.attendees] },
    ],
    "ask-who": [{ kind: "ask-who", event: theirs }],
    "as-it-is": [{ kind: "as-it-is", event: theirs }],
    "not-organizer": [{ kind: "not-organizer", event: theirs }],
    "repeats-already": [{ kind: "repeats-already", event: theirs }],
    "meeting-reminder": [{ kind: "meeting-reminder", id: "1", event: theirs, minutes: 30, undone: false }],
    "reminder-whole-day": [{ kind: "reminder-whole-day", event: theirs }],
    "reminder-past": [{ kind: "reminder-past", event: theirs }],
    known: [
      {
        kind: "known",
        ...{ id: "1", preferences: { ...DEFAULT_PREFERENCES, timezone: "UTC", language: "en" }, canForget: true },
        known: { calendar: null, phone: null, people: { total: 9, names } },
      },
    ],
    "person-zone": [{ kind: "person-zone", name: words, zone: "UTC" }],
    "ask-template-removal": [{ kind: "ask-template-removal", id: "1", template }],
    "template-removed": [false, true].map((undone) => ({ kind: "template-removed", id: "1", template, undone })),
    templates: [{ kind: "templates", templates: [template], unknown: template.name }],
    "ask-offer": offers.map((offer) => ({ kind: "ask-offer", id: "1", offer })),
    offered: offers.map((offer) => ({ kind: "offered", offer, urls: ["https://parley.test/book/token"] })),
    "who-can": [groupOffer, null].map((offer) => ({ kind: "who-can", offer })),
    "nothing-to-offer": [{ kind: "nothing-to-offer", window: slot }],
    "ask-template": [{ kind: "ask-template", id: "1", template }],
    "template-saved": [false, true].map((undone) => ({ kind: "template-saved", id: "1", template, undone })),
    "no-template": (["not-yours", "whole-day", "unnamed", "taken", "too-many"] as const).map((why) => ({
      ...{ kind: "no-template", why, title: words },
    })),
    "no-feature": [
      { kind: "no-feature", feature: "templates" },
      { kind: "no-feature", feature: "action-items" },
    ],
    "no-summary": [{ kind: "no-summary", name: words }],
    "told-summary": [{ kind: "told-summary", meeting: summarised }],
    "empty-summary": [{ kind: "empty-summary", title: words }],
    "ask-send-summary": [{ kind: "ask-send-summary", id: "1", sending }],
    "summary-sent": [{ kind: "summary-sent", sending }],
    "summary-not-sent": (["gone", "changed", "nobody", "too-many-mails"] as const).map((why) => ({
      ...{ kind: "summary-not-sent", why, title: words },
    })),
    "too-many-for-summary": [{ kind: "too-many-for-summary", eventId: "1" }],
    "action-items": [[takenOn], []].flatMap((items) => [
      { kind: "action-items", of: "me", window: null, title: words, items },
      { kind: "action-items", of: "all", window, title: null, items },
      { kind: "action-items", of: { name: words }, window: null, title: null, items },
      { kind: "action-items", of: { name: words }, window, title: null, items },
    ]),
    "item-done": [false, true].map((undone) => ({ kind: "item-done", id: "1", item: takenOn, undone })),
    "item-done-before": [{ kind: "item-done-before", item: takenOn }],
    "ask-which-summary": [{ kind: "ask-which-summary", id: "1", meetings: [takenOn, takenOn] }],
    "ask-which-item": [{ kind: "ask-which-item", id: "1", items: [takenOn, takenOn] }],
    found: [0, 1, 2, 5, 9].map((meetings) => ({
      ...{ kind: "found", query: words },
      found: Array.from({ length: meetings }, () => ({ ...foundOne, found: [foundOne, foundOne], hasMore: true })),
    })),
    "ask-whose-words": [{ kind: "ask-whose-words", id: "1", options: [heldOne], missed: words }],
    "ask-keep-words": [
      { kind: "ask-keep-words", id: "1", passed: { kind: "document", mediaId: "1", name: words }, meeting: heldOne },
      { kind: "ask-keep-words", id: "1", passed: { kind: "notes", text: words }, meeting: heldOne },
      { kind: "ask-keep-words", id: "1", passed: { kind: "text", text: words }, meeting: heldOne },
    ],
    "words-taken": [false, true].flatMap((same) =>
      [[], [words, words]].map((strangers) => ({ kind: "words-taken", id: "1", meeting: heldOne, same, strangers })),
    ),
    "words-taken-back": [
      { kind: "words-taken-back", meeting: heldOne },
      { kind: "words-taken-back", meeting: heldOne, came: "earlier-back" },
      { kind: "words-taken-back", meeting: heldOne, came: "replaced" },
    ],
    "words-not-taken": [{ kind: "words-not-taken", problem: "empty", meeting: heldOne }],
    "no-item": [{ kind: "no-item", name: words }],
    "ask-forget": [{ kind: "ask-forget", id: "1", forget: { what: "people", people: contacts } }],
  };
}

/** What is said in words of ours and of the user alone. A new kind of answer has to be put here or above. */
type OwnWords =
  | keyof typeof english.fixed
  | keyof typeof english.page
  | ("which-line" | "ask-reading" | "series-day" | "no-exception" | "nothing-then" | "ask-target" | "declined")
  | ("messages-stopped" | "messages-started" | "refused" | "unclear-time" | "preferences" | "preference-refused")
  | ("nobody-to-forget" | "forgotten" | "standing" | "no-quota" | "no-calendar")
  | ("reminder-task" | "aside");
export type Shown = Exclude<Reply["kind"], OwnWords>;
