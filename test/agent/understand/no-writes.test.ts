import { describe, expect, test } from "vitest";
import { understand } from "~/agent/understand/understand";

const context = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/Amsterdam", locale: "en" };

/** What changes a calendar or tells people something. */
const WRITES = ["create", "reschedule", "cancel", "edit_attendees", "running_late"];

/** Sentences that name a meeting and a time, and ask for no change. */
const harmless = `
  birthday parties this month
  next meeting
  meeting time tomorrow
  the location of the meeting on Friday
  details of tomorrow's lunch
  make a list of meetings for tomorrow
  prepare the meeting tomorrow
  accept the meeting invitation for Friday
  notify everybody about the meeting at 3
  print my tickets for the concert on Friday
  buy a gift for the wedding on Saturday
  play music for the party tonight
  confirm my appointment for tomorrow at 3
  alarm for the meeting tomorrow at 8
  drive to the meeting at 3
  that lunch on Friday sounds nice
  the 3pm meeting is fine
  the appointment at 3 works for me
  Friday lunch sounds good
  shall we have lunch on Friday
  should I go to the meeting tomorrow
  no meeting tomorrow
  no lunch on Friday
  sorry, can't make the meeting tomorrow
  I won't be at the meeting tomorrow
  I will be at the meeting tomorrow
  I missed the meeting yesterday
  the meeting was great yesterday
  is it a meeting or a call tomorrow
  dinner was great last night
  the movie starts at 8
  there's a game on at 7
  set my alarm for the meeting at 6
  invite John on Facebook
  reserve a car for June 3
  make coffee at 7
  change the oil on Saturday
  update my address to 5 Main Street
  hold my calls until 3
  record the game at 8
  I'm going to sleep at 10
  I have to wake up at 6
  I will be 30 tomorrow
  book a cab for 8 tonight
  cancel my subscription
  add eggs to the list for Saturday
  schedule a payment for the 15th
  my flight leaves at 7
`;

/** The same words as requests. */
const requests = `
  dentist Friday 3pm
  team lunch on Thursday at noon
  party at Tom's on Saturday
  the party starts at 8 on Saturday
  my wedding is on June 5
  there is a concert on Friday in the park
  I've got lunch with Tom tomorrow
  no, lunch on Friday
  the concert on Friday is cancelled
`;

const lines = (text: string) => text.trim().split(/\n\s*/);

describe("a meeting and a time are no request by themselves", () => {
  test.each(lines(harmless))("“%s” writes nothing", (text) => {
    expect(WRITES).not.toContain(understand(text, context).intent);
  });

  test.each(lines(requests))("“%s” proposes something", (text) => {
    expect(WRITES).toContain(understand(text, context).intent);
  });
});
