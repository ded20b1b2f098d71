import { anna, jonas, lucia, priya, type Shape, tom } from "./shape";

export const changing: Record<string, Shape> = {
  "move-time": {
    means: "Move the dentist to 11:00 (same day)",
    turns: [0, "yes"],
    ends: { moved: [["dentist", "Thu 11:00", "Thu 11:30"]] },
  },
  "move-day": {
    means: "Move the dentist to Friday, same time",
    turns: [0, "yes"],
    ends: { moved: [["dentist", "Fri 10:00", "Fri 10:30"]] },
  },
  "move-day-time": {
    means: "Move the lunch with Priya to Monday 12:30",
    turns: [0, "yes"],
    ends: { moved: [["lunch", "+1Mon 12:30", "+1Mon 13:30"]] },
  },
  "move-clock": {
    means: "Move the meeting of tomorrow 14:00 (named by its hour only) to 16:00",
    turns: [0, "yes"],
    ends: { moved: [["budget", "Thu 16:00", "Thu 17:00"]] },
  },
  "move-person": {
    means: "Move the meeting with Jonas (named by the person) to 15:00",
    turns: [0, "yes"],
    ends: { moved: [["interview", "Fri 15:00", "Fri 16:00"]] },
  },
  "move-later": {
    means: "The budget review half an hour later",
    turns: [0, "yes"],
    ends: { moved: [["budget", "Thu 14:30", "Thu 15:30"]] },
  },
  "move-earlier": {
    means: "The interview with Jonas one hour earlier",
    turns: [0, "yes"],
    ends: { moved: [["interview", "Fri 15:00", "Fri 16:00"]] },
  },
  "move-week": {
    means: "Move the budget review by one week",
    turns: [0, "yes"],
    ends: { moved: [["budget", "+1Thu 14:00", "+1Thu 15:00"]] },
  },
  "move-find": {
    means: "You cannot make the interview with Jonas: find another time for it next week",
    turns: [0, "row", "yes?"],
    ends: { movedWithin: ["interview", "+1Mon 08:00", "+1Fri 19:00"] },
  },
  "move-next": {
    means: "Move your next meeting (not named) to 16:15",
    turns: [0, "yes"],
    ends: { moved: [["bank", "Wed 16:15", "Wed 17:15"]] },
  },
  "move-ask-polite": {
    means: "Politely ask whether the dentist could be at 12 instead of 10",
    turns: [0, "yes"],
    ends: { moved: [["dentist", "Thu 12:00", "Thu 12:30"]] },
  },
  "move-rest": {
    means: "Push everything of tomorrow back by one hour",
    turns: [0, "yes", "yes?"],
    ends: {
      moved: [
        ["dentist", "Thu 11:00", "Thu 11:30"],
        ["budget", "Thu 15:00", "Thu 16:00"],
      ],
      mayAsk: true,
    },
  },
  "move-day-all": {
    means: "Move everything of Friday to next week's Tuesday",
    turns: [0, "yes", "yes?"],
    ends: {
      moved: [
        ["lunch", "+1Tue 12:00", "+1Tue 13:00"],
        ["interview", "+1Tue 16:00", "+1Tue 17:00"],
      ],
      mayAsk: true,
    },
  },
  "length-longer": {
    means: "The budget review half an hour longer",
    turns: [0, "yes"],
    ends: { moved: [["budget", "Thu 14:00", "Thu 15:30"]] },
  },
  "length-shorter": {
    means: "The interview with Jonas is only to take 30 minutes",
    turns: [0, "yes"],
    ends: { moved: [["interview", "Fri 16:00", "Fri 16:30"]] },
  },
  "length-end": {
    means: "Yoga goes on until 19:00 today",
    turns: [0, "yes"],
    ends: { moved: [["yoga", "Wed 17:30", "Wed 19:00"]] },
  },
  "cancel-title": { means: "Cancel the dentist", turns: [0, "yes"], ends: { gone: ["dentist"] } },
  "cancel-person": {
    means: "Cancel the meeting with Jonas (named by the person)",
    turns: [0, "yes"],
    ends: { gone: ["interview"] },
  },
  "cancel-clock": { means: "Cancel what you have tomorrow at 14:00", turns: [0, "yes"], ends: { gone: ["budget"] } },
  "cancel-day": {
    means: "Cancel everything tomorrow",
    turns: [0, "yes", "yes?"],
    ends: { gone: ["dentist", "budget"] },
  },
  "cancel-afternoon": {
    means: "Clear tomorrow afternoon",
    turns: [0, "yes", "yes?"],
    ends: { gone: ["budget"], mayAsk: true },
  },
  "cancel-sick": {
    means: "You are ill tomorrow: everything is to be called off",
    turns: [0, "yes", "yes?"],
    ends: { gone: ["dentist", "budget"] },
  },
  "cancel-except": {
    means: "Cancel everything tomorrow except the dentist",
    turns: [0, "yes", "yes?"],
    ends: { gone: ["budget"] },
  },
  "cancel-cant": {
    means: "You cannot make the lunch with Priya on Friday: call it off",
    turns: [0, "yes"],
    ends: { gone: ["lunch"] },
  },
  "cancel-two": {
    means: "Cancel the dentist and yoga",
    turns: [0, "yes", "yes?"],
    ends: { gone: ["dentist", "yoga"] },
  },
  "cancel-book": {
    means: "Cancel the dentist and put Anna at 10 tomorrow instead",
    turns: [0, "yes", "yes?"],
    ends: { gone: ["dentist"], after: [{ from: "Thu 10:00", with: [anna] }] },
  },
  "cancel-next": { means: "Cancel your next meeting (not named)", turns: [0, "yes"], ends: { gone: ["bank"] } },
  "cancel-fell-through": {
    means: "The interview with Jonas on Friday is off, they called: take it out",
    turns: [0, "yes"],
    ends: { gone: ["interview"] },
  },
  "guest-add": {
    means: "Add Lucía to the budget review",
    turns: [0, "yes"],
    ends: { guests: ["budget", [tom, anna, lucia]] },
  },
  "guest-drop": {
    means: "Tom does not come to the budget review: take him off",
    turns: [0, "yes"],
    ends: { guests: ["budget", [anna]] },
  },
  "guest-replace": {
    means: "At the budget review Jonas comes in place of Tom",
    turns: [0, "yes"],
    ends: { guests: ["budget", [anna, jonas]] },
  },
  "guest-too": {
    means: "Anna joins the lunch on Friday as well",
    turns: [0, "yes"],
    ends: { guests: ["lunch", [priya, anna]] },
  },
  "move-tomorrow": {
    means: "Yoga tomorrow in place of today, same time",
    turns: [0, "yes"],
    ends: { moved: [["yoga", "Thu 17:30", "Thu 18:30"]] },
  },
  "move-they-cant": {
    means: "Jonas can't on Friday: move the interview to Monday at 14:00",
    turns: [0, "yes"],
    ends: { moved: [["interview", "+1Mon 14:00", "+1Mon 15:00"]] },
  },
  "move-they-ask": {
    means: "Priya asks whether lunch could be at 13:00 in place of 12:00; fine with you, change it",
    turns: [0, "yes"],
    ends: { moved: [["lunch", "Fri 13:00", "Fri 14:00"]] },
  },
  "move-why": {
    means: "Your train is late: the call with the bank is to be at 16:30",
    turns: [0, "yes"],
    ends: { moved: [["bank", "Wed 16:30", "Wed 17:30"]] },
  },
  "move-range": {
    means: "The budget review is to be from 15:00 to 16:30 tomorrow",
    turns: [0, "yes"],
    ends: { moved: [["budget", "Thu 15:00", "Thu 16:30"]] },
  },
  "move-both": {
    means: "The dentist to 9:00 and the budget review to 16:00",
    turns: [0, "yes", "yes?"],
    ends: {
      moved: [
        ["dentist", "Thu 09:00", "Thu 09:30"],
        ["budget", "Thu 16:00", "Thu 17:00"],
      ],
    },
  },
  "move-after-it": {
    means: "The dentist is to be right after the budget review",
    turns: [0, "yes"],
    ends: { moved: [["dentist", "Thu 15:00", "Thu 15:30"]], mayAsk: true },
  },
  "move-earliest": {
    means: "Can the interview be earlier that day? Find a time",
    turns: [0, "row", "yes?"],
    ends: { movedWithin: ["interview", "Fri 08:00", "Fri 16:00"], mayAsk: true },
  },
  "move-postpone": {
    means: "Put off the dentist to some time next week",
    turns: [0, "row", "yes?"],
    ends: { movedWithin: ["dentist", "+1Mon 08:00", "+1Fri 19:00"], mayAsk: true },
  },
  "cancel-all-tom": {
    means: "Cancel all your meetings with Tom",
    turns: [0, "yes", "yes?"],
    ends: { gone: ["budget", "team"] },
  },
  "cancel-both": {
    means: "Cancel both meetings of tomorrow",
    turns: [0, "yes", "yes?"],
    ends: { gone: ["dentist", "budget"] },
  },
  "cancel-rest": { means: "Cancel the rest of today", turns: [0, "yes", "yes?"], ends: { gone: ["bank", "yoga"] } },
  "cancel-morning": {
    means: "Nothing tomorrow morning, please: call off what is there",
    turns: [0, "yes", "yes?"],
    ends: { gone: ["dentist"] },
  },
  "cancel-week": { means: "Cancel everything of next week", turns: [0, "yes", "yes?"], ends: { gone: ["team"] } },
  "cancel-no-need": {
    means: "You need not go to the dentist any more: take it out",
    turns: [0, "yes"],
    ends: { gone: ["dentist"] },
  },
  "cancel-skip": { means: "You skip yoga tonight", turns: [0, "yes"], ends: { gone: ["yoga"] } },
  "cancel-polite": {
    means: "Politely ask whether the lunch with Priya can be called off",
    turns: [0, "yes"],
    ends: { gone: ["lunch"] },
  },
  "cancel-question": {
    means: "Forget the call with the bank, it has been settled",
    turns: [0, "yes"],
    ends: { gone: ["bank"] },
  },
  "place-set": {
    means: "The budget review is in room 4",
    turns: [0, "yes"],
    ends: { changed: ["budget", { where: /4/ }] },
  },
  "title-set": {
    means: 'Rename the interview with Jonas to "Second round" (the name is in English in each language)',
    turns: [0, "yes"],
    ends: { changed: ["interview", { title: /second round/i }] },
  },
  "guest-two": {
    means: "Add Priya and Lucía to the budget review",
    turns: [0, "yes"],
    ends: { guests: ["budget", [tom, anna, priya, lucia]] },
  },
  "guest-swap-lunch": {
    means: "Jonas in place of Priya at Friday's lunch",
    turns: [0, "yes"],
    ends: { guests: ["lunch", [jonas]], mayAsk: true },
  },
};
