import type { EventKind } from "~/domain/event-kind";

/** How each kind of event is drawn, what it is called, and what is said of one to those who do not see that. */
export const LOOKS: Record<EventKind, { look: string; name: string; word: string | null }> = {
  mine: { look: "kind-mine", name: "Mine", word: null },
  invited: { look: "kind-invited", name: "Invited", word: "invited" },
  tentative: { look: "kind-tentative", name: "Tentative", word: "tentative" },
  declined: { look: "kind-declined", name: "Declined", word: "you said no" },
  focus: { look: "kind-focus", name: "Focus", word: "your own time" },
  "all-day": { look: "kind-all-day", name: "All day", word: "all day" },
};

/** All that is to be said of an event beside its title and time. */
export function notesOf({ kind, isDouble, isOutside }: { kind: EventKind; isDouble?: boolean; isOutside?: boolean }) {
  return [LOOKS[kind].word, isDouble && "double-booked", isOutside && "outside your hours"].filter(
    (note) => typeof note === "string",
  );
}

export const pathOfEvent = (id: string) => `/dashboard/meetings/${encodeURIComponent(id)}`;
