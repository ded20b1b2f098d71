import type { Instant, Interval } from "./time";

/** Guests that one offer can be made to: more is a poll. */
export const MOST_GROUP_GUESTS = 10;

/** One guest's answer to an offer that several get, each by a link of their own. */
interface GroupAnswer {
  /** The starts at which they can; null while they have not answered. */
  can: readonly Instant[] | null;
}

/** An offer to several guests, with what they have said. */
export interface GroupOffer {
  /** Also of the meeting that it becomes. */
  id: string;
  title: string;
  location: string;
  slots: readonly Interval[];
  /** `invites`: the user had the address before them, so Google may invite it. */
  guests: (GroupAnswer & { name: string; email: string; invites: boolean })[];
}

interface GroupTime extends Interval {
  /** Of each answer in its order: whether they can; null while that is not known. */
  marks: (boolean | null)[];
  /** Everybody has answered, and can. */
  suitsAll: boolean;
}

/** Who can when. @returns the times of the offer in their order */
export function tallyGroup(slots: readonly Interval[], answers: readonly GroupAnswer[]): GroupTime[] {
  return slots.map((slot) => {
    const marks = answers.map(({ can }) => (can === null ? null : can.includes(slot.start)));
    return { ...slot, marks, suitsAll: marks.length > 0 && marks.every((mark) => mark === true) };
  });
}
