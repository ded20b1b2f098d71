import type { PassedWords } from "~/domain/passed-words";
import type { Instant } from "~/domain/time";
import type { Command, Request } from "../understand/command";
import type { Mentions } from "../understand/cover/mentioned";

/** One request of a message, as `decide` sees it. */
export interface Input {
  text: string;
  choiceId?: string;
  command: Command;
  /** A fresh id made from the message's own: names what this turn proposes. */
  newId: string;
  /** It was written so long ago that nothing is done on its word. */
  isOld: boolean;
  /** When it came to us, UTC milliseconds. */
  receivedAt: Instant;
  /** An earlier run of this turn may have written what it decided. */
  isAgain?: boolean;
  /** WhatsApp's id of the message that it quotes. */
  repliesTo?: string;
}

/** A whole message with its requests, in their order. */
export interface MessageInput extends Omit<Input, "command"> {
  /** What came with it and is not said to us. */
  passed?: PassedWords | null;
  requests: readonly [Request, ...Request[]];
  /** What whatever comes of it is held to. */
  mentions: Mentions;
}
