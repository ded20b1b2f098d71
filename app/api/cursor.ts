import { createHash } from "node:crypto";

/** Where a list goes on: the sorting value and the id of the last one that was shown. */
export interface Position {
  at: string | number;
  id: string;
}

/**
 * A cursor of one user's list. The user's id, which nobody is told, is in its checksum: one that was changed, or that was
 * given to somebody else, is known as such.
 */
export function writeCursor({ at, id }: Position, list: string, userId: string): string {
  const text = JSON.stringify([at, id]);
  return Buffer.from(`${checkOf(text, list, userId)}${text}`).toString("base64url");
}

/** What a cursor says, whoever it is of; null when it says nothing. Only to read with: `isCursorOf` decides. */
export function peekCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  try {
    const [at, id] = JSON.parse(textOf(cursor).slice(CHECK_LENGTH));
    return (typeof at === "string" || typeof at === "number") && typeof id === "string" ? { at, id } : null;
  } catch {
    return null; // anybody can send anything
  }
}

/** Whether the cursor was made for this list of this user. */
export function isCursorOf(cursor: string, list: string, userId: string): boolean {
  const text = textOf(cursor);
  return peekCursor(cursor) !== null && text.slice(0, CHECK_LENGTH) === checkOf(text.slice(CHECK_LENGTH), list, userId);
}

/**
 * A page of what was read, one row more than were asked for when there are more, and the cursor of the next one.
 *
 * @param positionOf where the list goes on behind a row
 */
export function cutPage<Row>(
  rows: readonly Row[],
  { limit, list, userId }: { limit: number; list: string; userId: string },
  positionOf: (row: Row) => Position,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, next: last ? writeCursor(positionOf(last), list, userId) : null };
}

const CHECK_LENGTH = 22;
const textOf = (cursor: string) => Buffer.from(cursor, "base64url").toString();
const checkOf = (text: string, list: string, userId: string) =>
  createHash("sha256").update(`${userId}\n${list}\n${text}`).digest("base64url").slice(0, CHECK_LENGTH);
