import type { Instant } from "~/domain/time";
import { zoneAt } from "~/domain/trips";
import { expectationOf } from "./awaiting";
import { type Hearing, read } from "./hear";
import type { ConversationState } from "./state/conversation";
import type { MessageInput } from "./state/input";
import { readMeetingChoice } from "./state/meeting-choice";
import type { TimeSettings } from "./state/turn-context";
import type { Command, Context } from "./understand/command";
import { readThere } from "./where";

/** What `understand` may know besides the words. @param now the message's own moment, UTC milliseconds */
export function contextOf(state: ConversationState, now: Instant, settings: TimeSettings): Context {
  const { timezone: zone, workdayStartMinute: startMinute, workdayEndMinute: endMinute } = settings;
  const usual = state.language ?? undefined;
  return { now, zone, workday: { startMinute, endMinute }, ...expectationOf(state), usual };
}

/** That everything stays as it is asks for nothing. */
const KEEPS: Command = { intent: "deny", confidence: 1, slots: {}, when: null, question: null };

/**
 * The requests in the words of a message, or of a button about a meeting, read in the zone in which the user is at the time that they are about.
 *
 * @param state what `stillMeant` leaves
 * @param now the message's own moment, UTC milliseconds
 * @returns `zone` is that zone, an IANA name
 */
export function readMessage(
  state: ConversationState,
  { text, choiceId, now, hearing }: { text: string; choiceId?: string | undefined; now: Instant; hearing: Hearing },
  settings: TimeSettings,
): { requests: MessageInput["requests"]; zone: string } {
  const tapped = readMeetingChoice(choiceId);
  if (tapped) {
    const { timezone, trips } = settings;
    return {
      requests: [{ text: "", command: tapped.command ?? KEEPS }],
      zone: zoneAt(tapped.start, { zone: timezone, trips }),
    };
  }
  const context = contextOf(state, now, settings);
  const { wishes, zone } = readThere((place) => read(hearing, text, { ...context, ...place }), settings, state, now);
  const [first, ...others] = wishes;
  if (!first) throw new RangeError("Every message holds at least one request");
  return { requests: [first, ...others], zone };
}
