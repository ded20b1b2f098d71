import type { CalendarEvent } from "./calendar-event";
import type { Reach } from "./series-reach";

/** What was done to a series and is undone: `meetingId` as the change of the series had it. */
export interface SeriesUndo {
  did: "cancel" | "move";
  reach: Reach;
  meetingId: string;
}

/** What became of an event that we hold nothing of any more. */
export type Gone =
  /** It was cancelled; with more of its series where `undo` brings that back. */
  | { kind: "cancelled"; event: CalendarEvent; undo?: SeriesUndo & { seriesId: string } }
  /** Its series goes on at another time, where it has another id. */
  | { kind: "moved"; id: string; event: CalendarEvent }
  /** Google does not say. */
  | { kind: "unread"; reason: string };
