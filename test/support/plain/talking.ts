import { anna, jonas, lucia, type Shape, tom } from "./shape";

export const talking: Record<string, Shape> = {
  "fix-time-card": {
    means: "1: book Tom, Friday at 10:00. Parley shows it and asks. 2: no, at 11:00",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 11:00", with: [tom] }] },
  },
  "fix-day-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: better on Monday",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "+1Mon 10:00", with: [tom] }] },
  },
  "fix-length-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: 45 minutes will do",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 10:00", to: "Fri 10:45", with: [tom] }] },
  },
  "fix-guest-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: Anna too",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 10:00", with: [tom, anna] }] },
  },
  "fix-title-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: call it Kick-off",
    turns: [0, 1, "yes"],
    ends: { after: [{ title: /kick/i, from: "Fri 10:00", with: [tom] }] },
  },
  "fix-two-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: at 9 and an hour long",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 09:00", to: "Fri 10:00", with: [tom] }] },
  },
  "repair-day": {
    means: "One message that corrects itself: Thursday, no, Friday at 10 with Jonas",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 10:00", with: [jonas] }], mayAsk: true },
  },
  "repair-time": {
    means: "One message that corrects itself: Friday at 9, sorry, at 10, with Anna",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 10:00", with: [anna] }], mayAsk: true },
  },
  "fix-after": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: it should have been 11",
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: { after: [{ from: "Fri 11:00", with: [tom] }] },
  },
  "longer-after": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: make it an hour",
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: { after: [{ from: "Fri 10:00", to: "Fri 11:00", with: [tom] }] },
  },
  "guest-after": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: Jonas is to come as well",
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: { after: [{ from: "Fri 10:00", with: [tom, jonas] }] },
  },
  "drop-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: leave it, never mind",
    turns: [0, 1],
    ends: { after: [] },
  },
  "yes-words": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: yes, as people say yes",
    turns: [0, "agreed", 1],
    ends: { after: [{ from: "Fri 10:00", with: [tom] }] },
  },
  "undo-after": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: undo it",
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: { after: [] },
  },
  "follow-day": {
    means: "1: what is on tomorrow? 2: and on Friday?",
    turns: [0, 1, { titled: "lunch" }],
    ends: { after: [] },
  },
  "ask-then-move": {
    means: "1: when is the dentist? 2: move it to 11",
    turns: [0, 1, "yes"],
    ends: { moved: [["dentist", "Thu 11:00", "Thu 11:30"]] },
  },
  "ask-then-cancel": {
    means: "1: what is your next meeting? 2: cancel it",
    turns: [0, 1, "yes"],
    ends: { gone: ["bank"] },
  },
  "ask-then-book": {
    means: "1: are you free on Friday at 14:00? 2: then put Jonas there for an hour",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 14:00", to: "Fri 15:00", with: [jonas] }] },
  },
  "another-book": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: the same with Anna at 11",
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: {
      after: [
        { from: "Fri 10:00", with: [tom] },
        { from: "Fri 11:00", with: [anna] },
      ],
      mayAsk: true,
    },
  },
  "say-hours": {
    means: "Tell it your working hours: 8:00 to 16:00",
    turns: [0, "yes?", { heard: /0?8[:.h]00|\b8\b/ }],
    ends: { after: [] },
  },
  "say-help": {
    means: "Ask what it can do",
    turns: [0, { hears: /meeting|afspra|termin|rendez|reuni|cita/i }],
    ends: { after: [] },
  },
  "say-weather": { means: "Ask for tomorrow's weather", turns: [0], ends: { after: [] } },
  "say-thanks": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: thanks",
    turns: [0, "yes", "begun", 1],
    ends: { after: [{ from: "Fri 10:00", with: [tom] }] },
  },
  "late-say": {
    means: "You will be ten minutes late for the call with the bank",
    turns: [0, { heard: /late|laat|later|sp[äa]t|retard|tarde|retras|\b15:10\b/i }, "no"],
    ends: { after: [] },
  },
  "remind-before": {
    means: "Remind you one hour before the dentist",
    turns: [0, "yes?", { heard: /hour|uur|stunde|heure|hora|9[:.h]?00|\b60\b/i }],
    ends: { after: [] },
  },
  "fix-not-day": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: not Friday, Thursday",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Thu 10:00", with: [tom] }], mayAsk: true, or: [{ after: [] }] },
  },
  "fix-person-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: no, with Jonas, not with Tom",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 10:00", with: [jonas] }] },
  },
  "fix-place-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: in room 5",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 10:00", with: [tom], where: /5/ }] },
  },
  "fix-until-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: until half past eleven",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 10:00", to: "Fri 11:30", with: [tom] }] },
  },
  "fix-later-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: half an hour later",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 10:30", with: [tom] }] },
  },
  "fix-thing-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: it is about the new contract",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 10:00", with: [tom], words: /contra|vertrag/i }] },
  },
  "ask-in-card": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: what else do you have that day? 3: good, book it",
    turns: [0, 1, { titled: "lunch" }, "agreed", 2, "yes?"],
    ends: { after: [{ from: "Fri 10:00", with: [tom] }] },
  },
  "clash-anyway": {
    means:
      "1: book Lucía tomorrow at 14:00. Parley says that the budget review is there and offers other times. 2: book it anyway",
    turns: [0, "agreed", 1, "yes?"],
    ends: { after: [{ from: "Thu 14:00", with: [lucia] }] },
  },
  "clash-first": {
    means:
      "1: book Lucía tomorrow at 14:00. Parley says that the budget review is there and offers three other times. 2: the first one",
    turns: [0, 1, "yes"],
    ends: { within: { from: "Thu 08:00", to: "+1Fri 18:00", minutes: [30, 30], with: [lucia] }, apart: true },
  },
  "clash-other": {
    means:
      "1: book Lucía tomorrow at 14:00. Parley says that the budget review is there and offers other times. 2: then on Friday, same hour",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 14:00", with: [lucia] }] },
  },
  "clash-later": {
    means:
      "1: book Lucía tomorrow at 14:00. Parley says that the budget review is there and offers other times. 2: then at 15:30",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Thu 15:30", with: [lucia] }] },
  },
  "rows-hour": {
    means: "1: when are you free tomorrow afternoon for half an hour with Jonas? Parley lists free times. 2: at 15:30",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Thu 15:30", with: [jonas] }] },
  },
  "rows-later": {
    means: "1: when are you free tomorrow for an hour? Parley lists times. 2: and on Friday?",
    turns: [0, 1, { hears: /fri|vr|fr|ven|vie/i }],
    ends: { after: [] },
  },
  "move-after": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: half an hour earlier after all",
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: { after: [{ from: "Fri 09:30", with: [tom] }] },
  },
  "cancel-after": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: cancel it again, he has no time",
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: { after: [] },
  },
  "weekly-after": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: every week",
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: { after: [{ from: "Fri 10:00", with: [tom] }] },
  },
  "place-after": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: at his office",
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: { after: [{ from: "Fri 10:00", with: [tom] }] },
  },
  "day-after": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: oh, I meant Thursday",
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: { after: [{ from: "Thu 10:00", with: [tom] }], mayAsk: true },
  },
  "name-after": {
    means: '1: book Tom, Friday at 10:00. It is booked. 2: call it "Kick-off"',
    turns: [0, "yes", "begun", 1, "yes?"],
    ends: { after: [{ title: /kick/i, from: "Fri 10:00", with: [tom] }] },
  },
  "next-after": {
    means: "1: book Tom, Friday at 10:00. It is booked. 2: what is on next Monday?",
    turns: [0, "yes", "begun", 1, { titled: "team" }],
    ends: { after: [{ from: "Fri 10:00", with: [tom] }] },
  },
  "yes-no-hour": {
    means: "1: book Tom on Friday (no hour). Parley asks the hour. 2: at 11",
    turns: [0, 1, "yes"],
    ends: { after: [{ from: "Fri 11:00", with: [tom] }] },
  },
  "no-then-other": {
    means: "1: book Tom, Friday at 10:00. Parley asks. 2: no. 3: book Anna on Friday at 11:30",
    turns: [0, "no", 1, "yes"],
    ends: { after: [{ from: "Fri 11:30", with: [anna] }] },
  },
  "two-in-two": {
    means: "1: tomorrow at 16:00 2 (sent right behind it): with Anna, an hour",
    turns: [0, 1, "yes?", "yes?"],
    ends: { after: [{ from: "Thu 16:00", to: "Thu 17:00", with: [anna] }], mayAsk: true },
  },
  "say-length": {
    means: "Your meetings usually take 45 minutes: it is to remember that",
    turns: [0, "yes?", { heard: /45/ }],
    ends: { after: [] },
  },
  "say-before-ten": {
    means: "No meetings before 10 in the morning, please, as a rule",
    turns: [0, "yes?", { heard: /10/ }],
    ends: { after: [] },
  },
  "say-joke": { means: "Tell me a joke", turns: [0], ends: { after: [] } },
  "say-email": { means: "Send Tom a mail with the contract attached", turns: [0], ends: { after: [] } },
  "say-good-morning": { means: "Good morning, how are you?", turns: [0], ends: { after: [] } },
};
