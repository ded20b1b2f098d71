import type { Contact } from "~/domain/contact";
import type { MeetingTemplate } from "~/domain/meeting-template";
import type { PassedWords } from "~/domain/passed-words";
import type { Preferences } from "~/domain/preferences";
import type { Instant } from "~/domain/time";
import type { Act, Action, HeldMeeting, Offering, SummarySending, TakenWords, UndoStep } from "../state/action";
import type { ConversationState, Rest } from "../state/conversation";
import type { FoundOut, Reply } from "../state/reply";

/** @property minutes null for never, undefined for the usual time */
interface ReminderChange {
  eventId: string;
  minutes: number | null | undefined;
}

/** What `decide` makes of a message: something to say, or a write to do and then say. */
export type Decision = ({ reply: Reply } | { act: Act }) & {
  state: ConversationState;
  remember?: Contact[];
  /** Preferences that change at once. */
  prefer?: Partial<Preferences>;
  /** When the user is reminded of single meetings from now on. */
  remind?: ReminderChange[];
  /** Whether messages that are no answers come from now on. */
  messages?: "on" | "off";
  /** Addresses of people who are forgotten. */
  forget?: string[] | "everybody";
  /** A template that is saved, or goes again. */
  template?: { save: MeetingTemplate } | { remove: string };
  /** Times that a guest is offered. */
  offer?: Offering;
  /** A summary that is mailed to guests. */
  send?: SummarySending;
  /** Words that are those of a meeting. */
  words?: { id: string; passed: PassedWords; meeting: HeldMeeting };
  /** The meeting whose words are put away again, with what was made of them. */
  takeBack?: TakenWords;
  /** Action items that are ticked off then, or open again with null. */
  items?: { ids: string[]; doneAt: Instant | null };
  /** What turned out to be done, though Google had not answered: said above the answer. */
  afterAll?: UndoStep[];
  /** What an undo turned out to have taken back, and what stands half way: said above the answer as well. */
  foundOut?: FoundOut;
  /** What was to be done beside what is done now. */
  waits?: Action[];
  /** What belongs to the same list as the proposal or question that was made. */
  rest?: Rest;
};
