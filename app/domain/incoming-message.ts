import type { Instant } from "./time";

/** One message that a person sent us, whatever the channel wrapped around it. */
export interface IncomingMessage {
  /** The channel's own id: the idempotency key of everything that the message causes. */
  messageId: string;
  /** Where an answer goes: E.164 with the plus, or the business-scoped user id of somebody who hides their number. */
  from: string;
  /** The sender's business-scoped user id, when Meta names it. */
  senderId?: string;
  /** The sender's moment: the `now` of the whole turn. */
  sentAt: Instant;
  /** `choice` is a tapped button or list row; `other` is what we cannot read (a picture, a sticker, a place). */
  kind: "text" | "choice" | "audio" | "document" | "other";
  /** What was typed, also below a picture or a document, or the title of what was tapped; empty for the rest. */
  text: string;
  /** The id that we gave the tapped button or row. */
  choiceId?: string;
  /** It was passed on: the words may be anybody's. */
  forwarded?: true;
  /** The channel's id of the message that is quoted, or whose button was tapped. */
  repliesTo?: string;
  /** Where the channel keeps the sound of a voice note, or a document. */
  mediaId?: string;
  /** What the words stand below, and nobody looks at. */
  unseen?: "picture" | "video" | "file";
  /** A place on the map, or the mail addresses in contacts of the phone. */
  shared?: "place" | { emails: string[] };
  /** Of a document. */
  fileName?: string;
  mimeType?: string;
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

/** WhatsApp's word that a number or a user id may have another holder from now on. */
export interface IdentityChange {
  /** The id of the system message. */
  messageId: string;
  /** E.164 with the plus, and business-scoped user ids: those before the change and those after it. */
  addresses: string[];
  /** Those of them that are somebody's new number: whoever had one of these connected has lost it to that person. */
  newNumbers: string[];
  loss: "number-changed" | "identity-changed";
  at: Instant;
}
