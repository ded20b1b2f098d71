import { expect, test } from "vitest";
import { MeetingCreate } from "~/forms/api";
import { BookingLinkInputs } from "~/forms/booking";
import { NewMeetingInputs } from "~/forms/event";
import { MeetingDetailsInputs } from "~/forms/meeting-details";

const TITLES = [
  ["the form of a new meeting", NewMeetingInputs.shape.summary],
  ["the form that edits one", MeetingDetailsInputs.shape.summary],
  ["the form of a booking link", BookingLinkInputs.shape.title],
  ["the API and MCP", MeetingCreate.shape.title],
] as const;

test.each(TITLES)(
  "in %s a title that shows nothing is none, and one that is turned around is as it stands",
  (_, title) => {
    for (const nothing of ["\u200b\u202e", "\u2066", "\u200d", "\u3164"])
      expect(title.safeParse(nothing).error?.issues).toEqual(title.safeParse("").error?.issues);
    expect(title.parse("\u2066Bud\u200bget\u202e ")).toBe("Budget");
  },
);
