import { DAY, type Instant } from "./time";

/** For this long after a person's last message Meta lets us answer in our own words; later only templates go out. */
export const MESSAGE_WINDOW_MS = DAY;

/** @param lastInboundAt when the person last wrote; null when never */
export function isWindowOpen(lastInboundAt: Instant | null, now: Instant): boolean {
  return lastInboundAt !== null && now < lastInboundAt + MESSAGE_WINDOW_MS;
}
