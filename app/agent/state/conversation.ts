import type { SummarisedMeeting, TakenOn } from "~/domain/action-items";
import type { CalendarEvent } from "~/domain/calendar-event";
import type { Contact } from "~/domain/contact";
import type { Spoken } from "~/domain/language";
import type { MeetingTemplate } from "~/domain/meeting-template";
import type { PassedWords } from "~/domain/passed-words";
import { HOUR, type Instant, type Interval } from "~/domain/time";
import type { Command, Request, When } from "../understand/command";
import type { Matter } from "../understand/cover/mentioned";
import type { Forgetting, HeldMeeting, LateWay, Offering, SummarySending } from "./action";
import {
  type Act,
  type Action,
  type Change,
  type Draft,
  isSplit,
  UNDO_HOURS,
  type UndoEntry,
  type UndoStep,
} from "./action";
import type { Reply } from "./reply";

import type { TimeSettings } from "./turn-context";

/** What our last message asked for. */
export type Pending = Question & {
  /** In the ids of our buttons, so that an old button cannot answer a new question. */
  id: string;
  expiresAt: Instant;
  /** What was said when it was put, to be said again. */
  said?: Reply;
  /** What can be tapped below it. */
  choices?: Choice[];
  /** The other requests of the message that the question is about. */
  rest?: Rest;
  /** What was on the table before, and waits until this is done. */
  displaced?: Action[];
};

/** A button or row of ours. */
export interface Choice {
  id: string;
  title: string;
}

export type Question =
  /** `spared`: lines that were taken off it again. */
  | { kind: "proposal"; actions: Action[]; spared?: Action[] }
  | { kind: "conflict"; action: Action; options: Interval[] }
  | { kind: "time"; draft: Draft; options: Interval[] }
  /** `around` is where the user asked for a time. */
  | { kind: "new-time"; event: CalendarEvent; options: Interval[]; around?: Interval }
  | { kind: "address"; draft: Draft; name: string; options: Contact[] }
  /** `soFar` is what would change besides. */
  | { kind: "guest-address"; event: CalendarEvent; name: string; options: Contact[]; command: Command; soFar?: Change }
  | { kind: "reach"; event: CalendarEvent; command: Command }
  /** `told`: addresses of those who alone are to be told. */
  | { kind: "how-late"; event: CalendarEvent; told?: string[] }
  /** `ways` are those that were offered out of what the meeting would run into, or beside telling those of `told`. */
  | { kind: "late"; event: CalendarEvent; move: Action | null; tell: Act | null; ways: LateWay[]; told?: string[] }
  | { kind: "which"; command: Command; eventIds: string[] }
  /** A time that was said has two usual readings. `before` is what was open then, and `text` what was said. */
  | { kind: "reading"; command: Command; text: string; readings: When[]; before: Pending | null }
  /** Some words were not understood: whether the others say what is meant. */
  | { kind: "partly"; commands: Command[]; text: string; before: Pending | null }
  | { kind: "target"; command: Command }
  | { kind: "known" }
  /** Whether what was done last is to be taken back; `undoId` names it. */
  | { kind: "take-back"; undoId: string }
  | { kind: "forget"; forget: Forgetting }
  /** Whether it is to be saved, or deleted where `removes` is there. */
  | { kind: "template"; template: MeetingTemplate; removes?: true }
  /** Whether these times are to be offered to a guest. */
  | { kind: "offer"; offer: Offering }
  /** Whether a summary is to be mailed to these guests. */
  | { kind: "send-summary"; sending: SummarySending }
  | { kind: "which-item"; items: TakenOn[] }
  /** Of which of these meetings the summary is meant that the command is about. */
  | { kind: "which-summary"; command: Command; meetings: Pick<SummarisedMeeting, "id" | "title" | "startAt">[] }
  /** Of which meeting these words are; `isSure` where it is one, and waits for a yes. */
  | { kind: "words"; passed: PassedWords; options: HeldMeeting[]; isSure: boolean };

/** Requests of one message, while one of them waits for an answer. */
export interface Rest {
  /** Planned. */
  ready: Action[];
  /** Not looked at yet. */
  todo: Request[];
  /** Why others cannot be done. */
  left: Reply[];
}

/** What the assistant of one user remembers between two messages. */
export interface ConversationState {
  pending: Pending | null;
  /** The event that "it" means: the last one booked, changed or spoken of. */
  focusEventId: string | null;
  /** The question that was answered last; null when something else was said since. */
  asked: Command | null;
  /** What was shown for a yes and got a no in the last turn: "11 then" goes on with it. */
  declined: Action | null;
  /** What was undone in the last turn, to be done once more: "redo it", "no, I meant the haircut". */
  undone: Action | null;
  /** What was on the table when another request took its place, newest last: "and now the first one". */
  dropped: Action[];
  /** It was said to wait when something was done last: a yes shows it again. */
  waits: boolean;
  /** What was being put together without a time yet, when another request took its place; null without any. */
  parked: Draft | null;
  /** Free time that was asked about, while no meeting is put together in it; null without any. */
  search: Search | null;
  /** The events of the last list that was shown, in its order: "the second", "both", "all of them". */
  listedIds: string[];
  /** When the last message came; null before the first. */
  lastAt: Instant | null;
  /** Newest last. */
  undo: UndoEntry[];
  /** What got its yes, and of which nobody knows yet whether Google has done it. */
  unsure: Unsure[];
  /** Our last answers, newest last. */
  shown: Shown[];
  /** How the last turn read times: good enough to know which days to read before the user's row is there. */
  timeSettings: TimeSettings | null;
  /** The language of the last message that showed one; null until then. */
  language: Spoken | null;
  /** What was said of what is open, or was just spoken of, and nothing was made of; null without any. */
  unheard: Unheard | null;
}

/** What Google did not answer, or stopped half way. */
export interface Unsure {
  /** The id of the proposal that the yes was for. */
  id: string;
  /** What the yes was to write. */
  actions: Action[];
  /** What an undo was to take back. */
  steps?: UndoStep[];
  at: Instant;
}

/** Free time that was asked about: each message may narrow it, or say what is to be in it. */
export interface Search {
  /** The question, with all that was said of it since. */
  command: Command;
  /** What was shown to be free. */
  free: Interval[];
}

/** Words that were not understood: the next card is not shown as if they had never been said. */
interface Unheard {
  /** As typed, its beginning. */
  text: string;
  matters: Matter[];
}

export const EMPTY_STATE: ConversationState = {
  pending: null,
  focusEventId: null,
  asked: null,
  declined: null,
  undone: null,
  dropped: [],
  waits: false,
  parked: null,
  search: null,
  listedIds: [],
  lastAt: null,
  undo: [],
  unsure: [],
  shown: [],
  timeSettings: null,
  language: null,
  unheard: null,
};

/** Answers to a proposal, a question or a list stay good for a day, and so does what "it" means. */
export const PENDING_HOURS = 24;

/**
 * What still counts when a message comes: a question that has run out is no longer open, after a day of silence
 * "Thursday" moves nothing that was spoken of before, and what is done can be undone for `UNDO_HOURS`.
 */
export function stillMeant(state: ConversationState, now: Instant): ConversationState {
  const { pending, undo, unsure, lastAt } = state;
  const silent = lastAt !== null && now - lastAt > PENDING_HOURS * HOUR;
  return {
    ...state,
    lastAt: now,
    pending: pending && pending.expiresAt > now ? pending : null,
    undo: undo.filter(({ at }) => Math.abs(now - at) < UNDO_HOURS * HOUR),
    // What stands half way in the calendar does so however long nobody writes.
    unsure: unsure.filter((one) => Math.abs(now - one.at) < UNDO_HOURS * HOUR || splitsIn(one).length > 0),
    ...(silent && {
      ...{ focusEventId: null, declined: null, undone: null, dropped: [], waits: false, parked: null, search: null },
      ...{ listedIds: [], unheard: null },
    }),
  };
}

/** Of what is not known to be done, what may stand half way. */
export const splitsIn = ({ actions, steps = [] }: Unsure) => [...actions, ...steps].filter(isSplit);

/** How long a series may stand half way before its owner hears of it again: the window for words is open then. */
export const HALF_FOR_MS = HOUR;

/** Whether something that was tried may stand half way. */
export const mayStandHalf = ({ unsure }: ConversationState): boolean => unsure.some((one) => splitsIn(one).length > 0);

/** One of our answers, as far as a later message can be about it. */
export interface Shown {
  deliveryId: string;
  /** WhatsApp's id of it; null while nobody knows that WhatsApp took it. */
  wamid: string | null;
  /** When WhatsApp took it, UTC milliseconds by our clock; null while that is not known. */
  takenAt: Instant | null;
  /** The question that it shows, by its id. */
  pendingId: string | null;
  /** The event that it is about. */
  eventId: string | null;
  /** What "undo" in answer to it takes back. */
  undoId: string | null;
  /** When what it told to be undone had been done. */
  undid?: Instant;
  /** It told of what no undo takes back: an "undo" behind it may mean that. */
  isFinal?: true;
}
