import type { IncomingMessage } from "~/domain/incoming-message";
import type { Instant } from "~/domain/time";
import type { Hearing, Memory } from "./hear";
import type { ConversationState } from "./state/conversation";

export interface Turn extends Memory {
  message: IncomingMessage;
  /** Null for a number that nobody has connected. */
  userId: string | null;
  state: ConversationState;
  /** When the message came to us, UTC milliseconds. */
  receivedAt: Instant;
  /** An earlier run of it was cut off, and may have written. */
  isAgain: boolean;
  /** True once per message, durably: whoever gets it may send the reply. */
  claimReply(): boolean;
  /** Whether an earlier run has had that right: what it wanted to say may be out. */
  isReplyClaimed(): boolean;
  /** What the models have made of this message, durably: a second run of the turn reads it in the same way. */
  recall(): Hearing | null;
  keep(hearing: Hearing): void;
}
