import { mirrorEvents } from "~/db/calendar-events";
import { runTogether } from "~/db/database";
import { HOUR } from "~/domain/time";
import { exampleEvent } from "../domain/example-event";
import { db } from "./user";

/** Words in which something is decided, taken on, asked and agreed upon. */
export const WORDS = [
  "Anna de Vries: Good morning. The price list still has the old numbers.",
  "Robin Example: We agreed that the new prices start on 1 February.",
  "Anna de Vries: I'll send the corrected offer to the client by Friday.",
  "Robin Example: Who speaks to the legal team about the contract?",
].join("\n");

/** A meeting with Anna that ended an hour ago, in the mirror of this user's calendar. @returns the event's id */
export async function pastMeeting(userId: string, more: Partial<Parameters<typeof exampleEvent>[0]> = {}) {
  const id = `met${crypto.randomUUID().replaceAll("-", "")}`;
  const end = Date.now() - HOUR;
  const event = exampleEvent({
    ...{ id, title: "Client call", start: end - HOUR, end },
    attendees: [{ email: "anna@example.com", name: "Anna de Vries", responseStatus: "accepted" }],
    ...more,
  });
  await runTogether(db, mirrorEvents(db, userId, [event]));
  return id;
}
