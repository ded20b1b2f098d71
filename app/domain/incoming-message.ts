import type { Instant } from "./time";

/** One message that a person sent us, whatever the channel wrapped around it. */
export interface IncomingMessage {
  /** The channel's own id: the idempotency key of everything that the message causes. */
  messageId: string;
  /** E.164 with the plus. */
  from: string;
  /** The sender's moment: the `now` of the whole turn. */
  sentAt: Instant;
  /** `choice` is a tapped button or list row; `other` is what we cannot read (a picture, a sticker, a place). */
  kind: "text" | "choice" | "audio" | "other";
  /** What was typed, or the title of what was tapped; empty for the rest. */
  text: string;
  /** The id that we gave the tapped button or row. */
  choiceId?: string;
  /** Where the channel keeps the sound of a voice note. */
  mediaId?: string;
}

/** How far one message that left has come, as its provider tells it. */
export interface DeliveryStatus {
  providerMessageId: string;
  /** Our own id of the delivery, echoed by the provider; absent for messages that others sent. */
  deliveryId?: string;
  status: "sent" | "delivered" | "read" | "failed";
  errorCode?: string;
  at: Instant;
}
