import type { Attendee } from "~/domain/calendar-event";
import { contactKey } from "~/domain/contact";
import type { Command } from "../../understand/command";

/** "Not Mia", "without Tom": somebody who was going to be asked. */
export function guestLeft(people: readonly Attendee[], text: string): Command | undefined {
  const said = contactKey(WITHOUT.exec(text)?.[1] ?? "");
  const isMeant = ({ name = "", email }: Attendee) =>
    said !== "" && [contactKey(name), contactKey(name).split(" ")[0], email.split("@")[0], email].includes(said);
  const gone = people.filter(isMeant).map(({ email }) => email);
  if (gone.length === 0) return undefined;
  const slots = { removedAttendees: gone };
  return { intent: "edit_attendees", confidence: 0.9, slots, when: null, question: null };
}

const WITHOUT =
  /^\W*(?:(?:no|nope|ok|yes|but|actually|oh|sorry|nee|ja|maar)\b[\s,]*)*(?:not|without|minus|leave\s+out|drop|remove|skip|no|niet|zonder|haal|laat)\s+([^\s,]{2,40}(?:\s+[^\s,]{2,40})??)(?:\s+(?:out|off|though|please|pls|this\s+time|weg|er|eraf|af))*[\s.!]*$/iu;
