import { expect, test } from "vitest";
import { converse, guest, meeting, playAll } from "../support/dialogue";

/** What had to make room for another request is shown again, whatever that request was and however it ends. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:25:00+01:00" });
  const team = [guest("Priya Nair"), guest("Sam Okafor")];
  talk.put(meeting("Standup", "2026-11-25T09:30:00+01:00", "2026-11-25T09:45:00+01:00", team));
  talk.put(meeting("Lunch with Tom", "2026-11-26T12:00:00+01:00", "2026-11-26T13:00:00+01:00", [guest("Tom Baker")]));
  talk.put(meeting("Gym", "2026-11-26T18:00:00+01:00", "2026-11-26T19:00:00+01:00"));
  talk.say("move lunch with tom tomorrow to 1");
  return talk;
};

const SHOWN_AGAIN = `Still waiting: “Lunch with Tom”, Thu 26 Nov, 13:00–14:00. Say *yes* to see it again.
        > yes
        Shall I move this? … “Lunch with Tom”
        > yes
        Changed: “Lunch with Tom”`;

const OTHERS = {
  "another request of the same list": ["and also tell priya i'm 5 late for standup", "yes", "A mail is on its way"],
  "a meeting that begins later": ["running 5 late for standup", "yes", "Changed: “Standup”"],
  "a mail that somebody is late": ["running 5 late for standup", "only tell them", "A mail is on its way"],
  "what gets a no": ["cancel gym", "no", "I left it in your calendar"],
  "what is forgotten": ["forget everything", "yes", "Forgotten"],
  "a kind of meeting": ["save the gym as a template", "yes", "Saved as “Gym”"],
  "times that are offered": ["offer anna three times next week for a call", "yes", "Here is the link"],
};

playAll(
  Object.fromEntries(
    Object.entries(OTHERS).map(([what, [said, answer, shown]]) => [
      `behind ${what}`,
      `> ${said}
        “Lunch with Tom”
        > ${answer}
        ${shown} … ${SHOWN_AGAIN}`,
    ]),
  ),
  begin,
);

test("and when it is left nothing waits", () => {
  const talk = begin();
  talk.say("running 5 late for standup");
  talk.say("yes");
  expect(talk.say("no")).toMatch(/stays as it is/);
  expect(talk.say("yes")).not.toMatch(/Lunch/);
});
