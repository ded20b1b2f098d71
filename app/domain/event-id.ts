/**
 * The id that a meeting has in Google's calendar. Made from our own id, so that a repeated insert meets itself (409)
 * and cannot make a second event.
 *
 * @param meetingId a UUID
 * @returns base32hex as Google wants it: 5 to 1024 of [a-v0-9]
 * @throws RangeError when `meetingId` is no UUID
 */
export function googleEventId(meetingId: string): string {
  const hex = meetingId.toLowerCase().replaceAll("-", "");
  if (!/^[0-9a-f]{32}$/.test(hex)) throw new RangeError("A meeting id must be a UUID");
  // p for Parley: tells our events apart at a glance; hex alone would do for Google.
  return `p${hex}`;
}
