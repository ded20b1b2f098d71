import { DAY, HOUR } from "./time";

/** A session that nobody has used for this long is over. */
export const SESSION_IDLE_MS = 14 * DAY;
/** However busy it is, a session ends this long after sign-in. */
export const SESSION_MAX_MS = 60 * DAY;
/** How stale "last seen" may be; a page writes it no more often than this. */
export const SESSION_TOUCH_MS = HOUR;
/** What is kept of a browser's own description. */
export const DEVICE_MAX = 200;
