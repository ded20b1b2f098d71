import type { SummarisedMeeting, TakenOn } from "~/domain/action-items";
import type { GroupOffer } from "~/domain/booking-group";
import type { Attendee, CalendarEvent } from "~/domain/calendar-event";
import type { Contact } from "~/domain/contact";
import type { FoundMeeting } from "~/domain/found-words";
import type { Spoken } from "~/domain/language";
import type { LimitProblem } from "~/domain/meeting-limits";
import type { MeetingTemplate } from "~/domain/meeting-template";
import type { Obstacle } from "~/domain/obstacles";
import type { PassedWords } from "~/domain/passed-words";
import type { PreferenceProblem, Preferences } from "~/domain/preferences";
import type { ReminderFact } from "~/domain/reminder-evidence";
import type { QuotaProblem, Standing } from "~/domain/subscription";
import type { Instant, Interval } from "~/domain/time";
import type { WriteOutcome } from "~/services/meetings/write-outcome";
import type { TakenBack } from "~/services/summaries/change-summary";
import type { WordsProblem } from "~/services/summaries/take-words";
import type { Command, Intent, SummaryRequest, When } from "../understand/command";
import type { BillingQuestion } from "../understand/phrases/billing";
import type { Words } from "../words/en";
import type {
  Act,
  Action,
  Draft,
  Forgetting,
  Guest,
  HeldMeeting,
  LateWay,
  Offering,
  SummarySending,
  UndoEntry,
  UndoStep,
} from "./action";
import type { CalendarFacts, Known } from "./turn-context";

/** Why "everything" leaves an event alone. */
export type Kept = Parameters<Words["kept"]>[0];

/** What is said back, before it has words. */
export type Reply =
  | { kind: "propose"; id: string; actions: Action[]; overlaps: CalendarEvent[][]; left: Reply[] }
  | { kind: "together"; replies: Reply[] }
  /** How the message was taken, before the answer; without one nothing was done. `at`: when it was written. */
  | {
      kind: "noted";
      /**
       * `dropped`: what was open is not done. `answered`: it waits, and `first` is what was asked besides. `idle`: without
       * `words`, which were not understood.
       */
      why: "idle" | "answered" | "dropped" | "old" | "old-yes" | "old-write" | "other-message" | "unseen" | "too-early";
      at: Instant;
      answer: Reply | null;
      dropped?: Action[];
      words?: string;
      first?: Reply;
    }
  | { kind: "which-line"; lines: number }
  | { kind: "ask-reach"; id: string; intent: Intent; event: CalendarEvent }
  | { kind: "ask-reading"; id: string; readings: When[] }
  | { kind: "series-day"; id: string }
  | { kind: "ask-how-late"; id: string; event: CalendarEvent }
  | {
      kind: "late";
      id: string;
      event: CalendarEvent;
      minutes: number;
      slot: Interval;
      move: boolean;
      tell: boolean;
      /** What it would run into. */
      overlaps: CalendarEvent[];
      ways: LateWay[];
      /** Who alone is told, where a yes does that. */
      told?: Attendee[];
    }
  /** What stays as it is though "everything" was said. */
  | { kind: "kept"; events: CalendarEvent[]; why: Kept }
  | { kind: "no-exception"; name: string }
  | { kind: "nothing-then"; window: Interval | null }
  | {
      kind: "conflict";
      id: string;
      action: Action;
      slot: Interval;
      with: CalendarEvent[];
      options: Interval[];
      late: boolean;
    }
  | { kind: "ask-time"; id: string; draft: Draft; options: Interval[]; problem?: string }
  | { kind: "ask-new-time"; id: string; event: CalendarEvent; options: Interval[]; problem?: string }
  /** `soFar` is what it is asked for, where that was just changed. */
  | { kind: "ask-address"; id: string; name: string; options: Contact[]; unreadable?: string; soFar?: Action }
  /** `instead`: none is what was said; these are what the day holds that was asked about, or are called so at other times. */
  | {
      kind: "ask-which";
      id: string;
      intent: Intent;
      events: CalendarEvent[];
      instead?: { day: Instant | null; isElsewhere: boolean };
      /** What was said in place of a row, and is nowhere in the calendar. */
      missed?: string;
    }
  | { kind: "ask-target"; intent: Intent }
  /** `guests`: it was done before what was done last, and they will be told. */
  /** What an undo would take back. */
  | { kind: "about-undo"; last: UndoEntry | null }
  /** `missed`: nothing that was done is called so. */
  /** `steps` show their meetings as they are now. `isTold`: what was done is said above the question. `isMoved`: not
   * by us. */
  | {
      kind: "ask-take-back";
      id: string;
      steps: UndoStep[];
      guests?: Attendee[];
      missed?: string;
      isTold?: true;
      isMoved?: true;
      /** In what was changed, and not by us. */
      isChanged?: true;
      /** What was done last, one after the other. */
      areLast?: true;
    }
  /** What Google did not answer, and cannot be asked about yet. */
  | { kind: "still-unsure"; events: CalendarEvent[] }
  | ({ kind: "found-out" } & FoundOut)
  | { kind: "ask-which-undo"; missed: string | null; choices: { undoId: string; event: CalendarEvent }[] }
  /** A yes to what the answer before has done; `undoId` names it. */
  | { kind: "done-already"; undoId: string; steps: UndoStep[] }
  /** As `done-already`, and it is no longer there. */
  | { kind: "cancelled-since"; steps: UndoStep[] }
  /** `waits` is what had to make room for it. */
  | { kind: "ended"; act: Act; outcomes: WriteOutcome[]; waits?: Action[] }
  | { kind: "declined"; actions: Action[] }
  /** `dropped` is what was on the table, null when nothing was. */
  | { kind: "messages-stopped"; dropped: Action[] | null }
  | { kind: "messages-started" }
  /** `asksLength`: how long it lasts is said in words. */
  | { kind: "event"; event: CalendarEvent; asksLength?: true }
  /** What takes whole days in the window, or ahead without one. */
  | { kind: "whole-days"; window: Interval | null; events: CalendarEvent[] }
  /** `counts`: how many there are is said first. */
  /** `beside`: without what the talk is about. */
  | { kind: "agenda"; window: Interval; events: CalendarEvent[]; counts?: true; beside?: true }
  | {
      kind: "availability";
      window: Interval;
      exact: boolean;
      wholeDay: boolean;
      busy: CalendarEvent[];
      free: Interval[];
    }
  /** `isBehind`: nothing is free in `window`, so the times lie after it. */
  | {
      kind: "slots";
      id: string;
      draft: Draft;
      window: Interval;
      options: Interval[];
      isBehind: boolean;
      unseen: string[];
      seen: string[];
      /** Why none of them could be booked, null when they can. */
      quota: QuotaProblem | null;
    }
  /** The reasons against a time, and what would open it. */
  | {
      kind: "why-not";
      id: string;
      slot: Interval;
      obstacles: Obstacle[];
      /** Names of guests who are taken. */
      guests: string[];
      workday: { startMinute: number; endMinute: number };
      shorter: Interval | null;
      shifted: Interval | null;
      movable: CalendarEvent | null;
      options: Interval[];
    }
  /** Whether the user and others are free at one time. */
  | {
      kind: "all-free";
      id: string;
      slot: Interval;
      busy: CalendarEvent[];
      taken: string[];
      seen: string[];
      unseen: string[];
      options: Interval[];
      /** As with `slots`. */
      quota: QuotaProblem | null;
    }
  /** `near` is what the day that was named holds instead. */
  /** `asked`: the words of the request, where there were others beside it. */
  | { kind: "not-found"; day: Interval | null; near: CalendarEvent[]; asked?: string }
  /** Who should come comes already, or who should not was never asked. */
  | { kind: "same-guests"; event: CalendarEvent; comes: Guest[] }
  | { kind: "ask-who"; event: CalendarEvent }
  /** A change to what the meeting is already. */
  | { kind: "as-it-is"; event: CalendarEvent }
  | { kind: "not-organizer"; event: CalendarEvent }
  /** It is one of a series: how often that comes cannot be changed here. */
  | { kind: "repeats-already"; event: CalendarEvent }
  | { kind: "refused"; problems: LimitProblem[]; asksTime?: boolean }
  | { kind: "unclear-time"; problem: string }
  /** A kind word, or that something cannot be done here. */
  | { kind: "aside"; about: NonNullable<Command["aside"]> }
  /** Words of the message that nothing was made of, so nothing was done. */
  | { kind: "not-sure"; unread: string }
  /**
   * As `not-sure`, and what the other words come to: one reading, or a new meeting and the change of one that there is; or
   * else what they leave open. `unread` is empty where each word is known, and all of them only make a guess.
   */
  | { kind: "ask-partly"; id: string; unread: string; readings: Action[][]; question?: Reply }
  /** `after` is what has changed, `before` how everything was that was said; nothing changed when `after` is empty. */
  | { kind: "preferences"; id: string; before: Partial<Preferences>; after: Partial<Preferences>; undone?: boolean }
  /** When the user is reminded of one meeting from now on; null for never. */
  | { kind: "meeting-reminder"; id: string; event: CalendarEvent; minutes: number | null; undone: boolean }
  /** What became of the reminder of a meeting, first to last; empty when there was none and none is planned. */
  | { kind: "reminder-evidence"; event: CalendarEvent; facts: ReminderFact[] }
  | { kind: "reminder-past"; event: CalendarEvent }
  | { kind: "reminder-whole-day"; event: CalendarEvent }
  | { kind: "preference-refused"; problem: PreferenceProblem }
  | { kind: "known"; id: string; preferences: Preferences; known: Known; canForget: boolean }
  | { kind: "nobody-to-forget"; name: string }
  | { kind: "person-zone"; name: string; zone: string }
  | { kind: "ask-forget"; id: string; forget: Forgetting }
  | { kind: "forgotten"; forget: Forgetting }
  | { kind: "ask-template"; id: string; template: MeetingTemplate }
  | { kind: "template-saved"; id: string; template: MeetingTemplate; undone: boolean }
  | { kind: "ask-template-removal"; id: string; template: MeetingTemplate }
  | { kind: "template-removed"; id: string; template: MeetingTemplate; undone: boolean }
  /** All that there are; `unknown` is a name that none of them has. */
  | { kind: "templates"; templates: readonly MeetingTemplate[]; unknown?: string }
  | { kind: "no-template"; why: "not-yours" | "whole-day" | "unnamed" | "taken" | "too-many"; title: string }
  | { kind: "ask-offer"; id: string; offer: Offering }
  /** `urls`: of the links in the order of the guests; empty until they are made. */
  | { kind: "offered"; offer: Offering; urls: string[] }
  /** Which of the times guests can who were asked together; null where nobody was. */
  | { kind: "who-can"; offer: GroupOffer | null }
  | { kind: "nothing-to-offer"; window: Interval }
  /** The plan has not what was asked for. */
  | { kind: "no-feature"; feature: "templates" | "action-items" | "basic-summaries" }
  /** `name`: by which it was asked for, empty where there is none at all. */
  | { kind: "no-summary"; name: string }
  | { kind: "ask-which-summary"; id: string; meetings: Pick<SummarisedMeeting, "title" | "startAt">[] }
  | { kind: "empty-summary"; title: string }
  | { kind: "told-summary"; meeting: SummarisedMeeting }
  | { kind: "ask-send-summary"; id: string; sending: SummarySending }
  | { kind: "summary-sent"; sending: SummarySending }
  | { kind: "summary-not-sent"; why: keyof Words["summaries"]["notSent"]; title: string }
  | { kind: "too-many-for-summary"; eventId: string }
  /** `title`: of the only meeting that was asked about. */
  | {
      kind: "action-items";
      of: Extract<SummaryRequest, { wants: "items" }>["of"];
      window: Interval | null;
      title: string | null;
      items: TakenOn[];
    }
  | { kind: "item-done"; id: string; item: TakenOn; undone: boolean }
  | { kind: "item-done-before"; item: TakenOn }
  | { kind: "ask-which-item"; id: string; items: TakenOn[] }
  | { kind: "no-item"; name: string }
  | { kind: "found"; query: string; found: FoundMeeting[] }
  /** `missed`: the name that no meeting of late has; empty where none was said. */
  | { kind: "ask-whose-words"; id: string; options: HeldMeeting[]; missed: string }
  | { kind: "ask-keep-words"; id: string; passed: PassedWords; meeting: HeldMeeting }
  | {
      kind: "words-taken";
      id: string;
      meeting: HeldMeeting;
      same?: boolean;
      /** Names the words, once they are kept. */
      hash?: string;
      /** Who speaks in them, where that is nobody of the meeting. */
      strangers?: readonly string[];
    }
  /** `came`: what became of them; known once it is done. */
  | { kind: "words-taken-back"; meeting: HeldMeeting; came?: TakenBack }
  | { kind: "words-not-taken"; problem: WordsProblem; meeting: HeldMeeting }
  /** `language`: of the message that asks. */
  | { kind: "no-quota"; problem: QuotaProblem; isTrialContinued: boolean }
  | { kind: "standing"; question: BillingQuestion; language: Spoken; standing: Standing }
  | { kind: "no-calendar"; state: Exclude<CalendarFacts["state"], "ready"> }
  | { [K in Page | FixedReply]: { kind: K } }[Page | FixedReply];

/** Replies that are one sentence, always the same: each sentence of that kind is one. */
export type FixedReply = keyof Words["fixed"];

export type ReplyOf<K extends Reply["kind"]> = Extract<Reply, { kind: K }>;

/** What is offered when somebody is late and does not say how much. */
export const LATE_MINUTES = [5, 10, 15] as const;

/** Pages of the app that answer what texting cannot. */
export type Page = keyof Words["page"];

const NOTHING = new Set<Reply["kind"]>(["off-topic", "not-sure", "not-found", "still-open", "still-there"]);

/** Whether it says that nothing was made of a message. */
export const comesToNothing = ({ kind }: Reply): boolean => NOTHING.has(kind);

/** What the calendar shows of what Google did not answer. */
export interface FoundOut {
  /** An undo had taken it back. */
  takenBack?: UndoStep[];
  /** A series that stands at its old time and at its new one: a move, or its undo, stopped half way. */
  half?: { event: CalendarEvent; of: "move" | "undo" }[];
}
