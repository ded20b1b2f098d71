import { expect, test } from "vitest";
import { type MeetingChange, viewChange } from "~/domain/meeting-change";

const ZONE = "Europe/Amsterdam";
const at = (time: string) => Date.parse(`${time}:00+01:00`);
const NOW = at("2026-11-24T10:00");
const moved: MeetingChange = {
  ...{ kind: "moved", via: "whatsapp", messageId: "m1", at: at("2026-11-19T17:20") },
  ...{ fromStart: at("2026-11-23T14:00"), fromEnd: at("2026-11-23T15:00") },
  ...{ toStart: at("2026-11-23T13:00"), toEnd: at("2026-11-23T14:00") },
};

test.each([
  [moved, "Moved from 14:00–15:00 to 13:00–14:00 by you, on WhatsApp"],
  [
    { ...moved, via: "calendar", toStart: at("2026-11-24T13:00"), toEnd: at("2026-11-24T14:00") },
    "Moved from Mon 23 Nov, 14:00–15:00 to Tue 24 Nov, 13:00–14:00 in Google Calendar",
  ],
  [{ ...moved, fromStart: null }, "Moved by you, on WhatsApp"],
  [{ ...moved, kind: "booked", via: "link" }, "Booked by your guest, over a booking link"],
  [{ ...moved, kind: "cancelled", via: "api" }, "Cancelled over the API"],
] as const)("a change says what, who and by which way", (change, what) => {
  expect(viewChange(change, ZONE, NOW)).toEqual({ what, when: "Thu 19 Nov, 17:20" });
});
