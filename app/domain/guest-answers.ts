import { type Attendee, isOtherPerson } from "./calendar-event";
import { personName } from "./person-name";
import { shownAddress } from "./shown-address";

/** A guest with the answer as people say it. `name` may be empty. */
export interface GuestView {
  name: string;
  address: string;
  answer: "yes" | "maybe" | "no" | "no answer";
}

/** Everybody else on the list, with their answers. */
export function viewGuests(attendees: readonly Attendee[]): GuestView[] {
  return attendees.filter(isOtherPerson).map(({ name, email, responseStatus }) => ({
    name: personName(name ?? ""),
    address: shownAddress(email),
    answer: ANSWERS[responseStatus ?? "needsAction"],
  }));
}

/** "14 yes, 3 maybe, 2 no, 5 no answer", or "all yes"; empty without guests. */
export function answersInWords(guests: readonly Pick<GuestView, "answer">[]): string {
  const counts = countAnswers(guests);
  if (guests.length > 1 && counts.yes === guests.length) return "all yes";
  return ANSWER_ORDER.filter((answer) => counts[answer] > 0)
    .map((answer) => (guests.length === 1 ? answer : `${counts[answer]} ${answer}`))
    .join(", ");
}

/** How many gave each answer. */
export function countAnswers(guests: readonly Pick<GuestView, "answer">[]): Record<GuestView["answer"], number> {
  const counts = { yes: 0, maybe: 0, no: 0, "no answer": 0 };
  for (const { answer } of guests) counts[answer]++;
  return counts;
}

export const ANSWER_ORDER = ["yes", "maybe", "no", "no answer"] as const;

const ANSWERS = { accepted: "yes", declined: "no", tentative: "maybe", needsAction: "no answer" } as const;
