import type { Instant } from "./time";

/**
 * What the mail provider says has become of a mail. `bounced` is for good: the address takes no mail. A complaint is made
 * by whoever has got the mail, so it says that it has arrived as well.
 */
export interface MailEvent {
  type: "delivered" | "bounced" | "complained";
  /** The provider's id of the mail. */
  providerMessageId: string;
  /** Our own id, where the event brings it along: it may come before we know the provider's. */
  deliveryId: string | null;
  /** To whom it went, in lower case. */
  recipients: string[];
  at: Instant;
}

/** The name of the tag that brings our id along. */
export const DELIVERY_TAG = "delivery";
const TAG_MAX = 256;

/** Our id as the value of a tag, which may hold letters, digits, `_` and `-`; null for one that is too long. */
export function tagOf(deliveryId: string): string | null {
  const bytes = new TextEncoder().encode(deliveryId);
  const tag = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return tag.length <= TAG_MAX ? tag : null;
}

/** The id that `tagOf` made a tag of; null for what is none of ours. */
export function deliveryIdOf(tag: string): string | null {
  if (!/^[\w-]{2,256}$/.test(tag) || tag.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(tag.replaceAll("-", "+").replaceAll("_", "/")), (byte) => byte.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
