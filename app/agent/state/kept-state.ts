import { type ConversationState, EMPTY_STATE } from "./conversation";

/** Rises when the shape of a question, a proposal or an undo step changes, so that none of an older shape is acted on. */
const VERSION = 14;

/** The state as the user's object keeps it between two messages. */
export function packState(state: ConversationState): string {
  return JSON.stringify({ version: VERSION, ...state });
}

/**
 * The state that was kept, or nothing to go by when an older version of Parley kept it: an open question is asked
 * again when the user comes back to it, and what was done before cannot be taken back by a word any more.
 */
export function unpackState(kept: string): ConversationState {
  const { version, ...state } = JSON.parse(kept) as { version?: number } & ConversationState; // `packState` wrote it
  return version === VERSION ? { ...EMPTY_STATE, ...state } : EMPTY_STATE;
}
