import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "./dialogue";

/** A Tuesday morning in Amsterdam. */
export const now = "2026-11-24T09:05:00+01:00";
export const anna = { email: "anna@example.com", name: "Anna de Vries" };
export const tom = { email: "tom@example.com", name: "Tom Baker" };

/** Five meetings of that week, some with others. */
export function week() {
  return [
    meeting("Standup", "2026-11-24T09:30:00+01:00", "2026-11-24T10:00:00+01:00"),
    meeting("Lunch with Tom", "2026-11-24T12:30:00+01:00", "2026-11-24T13:30:00+01:00", [tom]),
    meeting("1:1 Anna", "2026-11-24T15:00:00+01:00", "2026-11-24T15:30:00+01:00", [anna]),
    meeting("Budget review", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [anna]),
    meeting("Design review", "2026-11-26T15:00:00+01:00", "2026-11-26T16:00:00+01:00"),
  ];
}

/** A talk in that week: Anna and Tom are known, and both show an empty calendar. */
export const amongFriends = () =>
  converse({
    now,
    events: week(),
    contacts: [anna, tom].flatMap(({ email, name }) => contactRows(email, name)),
    guests: { [anna.email]: [], [tom.email]: [] },
  });

const [MILA, OLA] = [guest("Mila Brandt"), guest("Ola Nilsen")] as const;

/** A talk on a Wednesday morning, with a meeting on each of three days; Mila and Ola are known. */
export const withMilaAndOla = () =>
  converse({
    now: "2026-11-25T09:30:00+01:00",
    contacts: [MILA, OLA].flatMap(({ email, name }) => contactRows(email, name, {})),
    events: [
      meeting("Pilates", "2026-11-25T17:30:00+01:00", "2026-11-25T18:30:00+01:00"),
      meeting("Roadmap", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [OLA]),
      meeting("Interview Mila", "2026-11-27T16:00:00+01:00", "2026-11-27T17:00:00+01:00", [MILA]),
    ],
  });

/** Those three, as `standsAfter` says them. */
export const [PILATES, ROADMAP, INTERVIEW] = [
  "Pilates 25 17:30",
  "Roadmap 26 14:00 Ola",
  "Interview Mila 27 16:00 Mila",
] as const;
