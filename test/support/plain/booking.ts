import { anna, jonas, lucia, priya, type Shape, tom } from "./shape";

export const booking: Record<string, Shape> = {
  "book-person": {
    means: "A meeting with Anna on Thursday at 16:00, 45 minutes",
    turns: [0, "yes"],
    ends: { after: [{ from: "Thu 16:00", to: "Thu 16:45", with: [anna] }] },
  },
  "book-two-people": {
    means: "An hour with Tom and Lucía on Friday at 10 in the morning",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 10:00", to: "Fri 11:00", with: [tom, lucia] }] },
  },
  "book-title": {
    means: "The optician today at 13:00",
    turns: [0, "yes"],
    ends: { after: [{ title: /[oó]pti/i, from: "Wed 13:00", with: [] }] },
  },
  "book-topic": {
    means: "Jonas, Friday half past nine in the morning, about the new website",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 09:30", with: [jonas], words: /web/i }] },
  },
  "book-range": {
    means: "A workshop on Monday from 13:00 to 16:30",
    turns: [0, "yes"],
    ends: { after: [{ title: /worksh|atelier|taller/i, from: "+1Mon 13:00", to: "+1Mon 16:30" }] },
  },
  "book-dinner": {
    means: "Dinner with Anna tomorrow evening at 7 (19:00)",
    turns: [0, "yes"],
    ends: { after: [{ from: "Thu 19:00", with: [anna], words: /din|eten|essen|d[iî]n|cena/i }] },
  },
  "book-in": {
    means: "Call Tom in two hours (it is 9:30 now)",
    turns: [0, "yes"],
    ends: { after: [{ from: "Wed 11:30", with: [tom] }] },
  },
  "book-place": {
    means: "Coffee with Lucía at Café Luna on Friday at 8:30 in the morning",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 08:30", with: [lucia], words: /luna/i }] },
  },
  "book-video": {
    means: "A video call with Priya tomorrow at 11:30",
    turns: [0, "yes"],
    ends: { after: [{ from: "Thu 11:30", with: [priya] }] },
  },
  "book-first-free": {
    means: "The first free half hour with Tom tomorrow: find it and book it",
    turns: [0, "row", "yes?"],
    ends: { within: { from: "Thu 08:00", to: "Thu 19:00", minutes: [30, 30], with: [tom] }, apart: true },
  },
  "book-next-week": {
    means: "An hour with Lucía some time next week, whenever you are free",
    turns: [0, "row", "yes?"],
    ends: { within: { from: "+1Mon 08:00", to: "+1Fri 20:00", minutes: [60, 60], with: [lucia] }, apart: true },
  },
  "book-afternoon": {
    means: "Half an hour with Jonas tomorrow afternoon, hour does not matter",
    turns: [0, "row", "yes?"],
    ends: { within: { from: "Thu 12:00", to: "Thu 18:00", minutes: [30, 30], with: [jonas] }, apart: true },
  },
  "book-if-free": {
    means: "If you are free on Thursday at 13:00, half an hour with Tom then",
    turns: [0, "yes"],
    ends: { after: [{ from: "Thu 13:00", to: "Thu 13:30", with: [tom] }] },
  },
  "series-weekly": {
    means: "Piano lesson every Tuesday at 18:30",
    turns: [0, "yes"],
    ends: { after: [{ title: /piano|klavier/i, from: "+1Tue 18:30" }] },
  },
  "series-workdays": {
    means: "A stand-up (or any short daily meeting) of 15 minutes every working day at 9:15, from Monday on",
    turns: [0, "yes", "yes?"],
    ends: { after: [{ from: "+1Mon 09:15", to: "+1Mon 09:30" }], mayAsk: true },
  },
  "series-fortnight": {
    means: "Every second Thursday at 16:30 half an hour with Anna, from tomorrow on",
    turns: [0, "yes"],
    ends: { after: [{ from: "Thu 16:30", to: "Thu 17:00", with: [anna] }] },
  },
  "allday-off": {
    means: "Friday is a day off: put it in",
    turns: [0, "yes"],
    ends: { after: [{ from: "date Fri", to: "date Sat" }] },
  },
  "allday-many": {
    means: "Holidays from Monday to Wednesday next week",
    turns: [0, "yes"],
    ends: { after: [{ from: "date +1Mon", to: "date +1Thu" }] },
  },
  "block-morning": {
    means: "Keep Friday morning free for writing",
    turns: [0, "row", "yes?"],
    ends: { within: { from: "Fri 07:00", to: "Fri 12:30", minutes: [60, 330] }, apart: true },
  },
  "block-range": {
    means: "Block today from 13:00 to 15:00 for the tax return",
    turns: [0, "yes"],
    ends: { after: [{ from: "Wed 13:00", to: "Wed 15:00", with: [] }] },
  },
  "block-weekly": {
    means: "Keep every Wednesday afternoon free from now on",
    turns: [0, "row", "yes?"],
    ends: {
      within: { from: "+1Wed 11:00", to: "+1Wed 19:00", minutes: [120, 420] },
      or: [{ within: { from: "Wed 11:00", to: "Wed 19:00", minutes: [120, 420] } }],
      mayAsk: true,
    },
  },
  "book-twice": {
    means: "Two bookings in one message: Tom on Thursday at 11:30 and Jonas on Friday at 14:30",
    turns: [0, "yes", "yes?"],
    ends: {
      after: [
        { from: "Thu 11:30", with: [tom] },
        { from: "Fri 14:30", with: [jonas] },
      ],
    },
  },
  "book-private": {
    means: "Haircut (hairdresser) with somebody called Mario on Saturday at 11",
    turns: [0, "yes"],
    ends: { after: [{ from: "Sat 11:00", with: [] }] },
  },
  "book-note": {
    means: "The plumber tomorrow at 8 in the morning, with the remark that the key is at the neighbours'",
    turns: [0, "yes"],
    ends: { after: [{ from: "Thu 08:00", words: /neighb|buren|buur|nachbar|voisin|vecin/i }] },
  },
  "book-no-time": {
    means: "Lunch with Anna tomorrow (no hour said)",
    turns: [0, "row", "yes?"],
    ends: {
      within: { from: "Thu 11:00", to: "Thu 15:00", minutes: [30, 120], with: [anna] },
      apart: true,
      mayAsk: true,
    },
  },
  "book-week-later": {
    means: "Priya, Thursday of next week at 10 (say it so that it cannot be tomorrow)",
    turns: [0, "yes"],
    ends: { after: [{ from: "+1Thu 10:00", with: [priya] }] },
  },
  "book-clock-words": {
    means: "Tom, Friday half past eight in the morning, all in words, no digits",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 08:30", with: [tom] }] },
  },
  "book-quarter-words": {
    means: "Jonas, tomorrow a quarter to five in the afternoon, in words",
    turns: [0, "yes"],
    ends: { after: [{ from: "Thu 16:45", with: [jonas] }] },
  },
  "book-noon": {
    means: "A walk on Monday at noon (no digits)",
    turns: [0, "yes"],
    ends: { after: [{ from: "+1Mon 12:00" }] },
  },
  "book-clash": {
    means: "Lucía tomorrow at 14:00 (something stands there already: only the request is said)",
    turns: [0, { hears: /14[:.h]?00|budget|presupuesto/i }],
    ends: { after: [] },
  },
  "book-party": {
    means: "Birthday party on Saturday from 20:00",
    turns: [0, "yes"],
    ends: { after: [{ title: /birth|verjaar|geburt|anniv|cumple|feest|party|f[êe]te|fiesta/i, from: "Sat 20:00" }] },
  },
  "book-tonight": {
    means: "The cinema tonight at 20:15",
    turns: [0, "yes"],
    ends: { after: [{ title: /cin|bios|kino|film|movie/i, from: "Wed 20:15" }] },
  },
  "book-long": {
    means: "An hour and a half with Anna on Friday at 14:00",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 14:00", to: "Fri 15:30", with: [anna] }] },
  },
  "book-email": {
    means: "Half an hour with nora@acme.example on Friday at 10 (the address is written)",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 10:00", to: "Fri 10:30", with: ["nora@acme.example"] }] },
  },
  "book-mother": {
    means: "Phone your mother tonight at 8 (20:00)",
    turns: [0, "yes"],
    ends: { after: [{ from: "Wed 20:00", with: [] }] },
  },
  "book-window": {
    means: "Half an hour with Tom on Friday between 13:00 and 15:00, any time in there",
    turns: [0, "row", "yes?"],
    ends: { within: { from: "Fri 13:00", to: "Fri 15:00", minutes: [30, 30], with: [tom] }, apart: true },
  },
  "book-not-before": {
    means: "An hour with Anna tomorrow, not before 15:00",
    turns: [0, "row", "yes?"],
    ends: { within: { from: "Thu 15:00", to: "Thu 20:00", minutes: [60, 60], with: [anna] }, apart: true },
  },
  "book-earliest": {
    means: "As soon as possible half an hour with Jonas",
    turns: [0, "row", "yes?"],
    ends: { within: { from: "Wed 09:30", to: "Thu 18:00", minutes: [30, 30], with: [jonas] }, apart: true },
  },
  "book-three": {
    means: "Find an hour for Tom, Anna and yourself on Friday morning",
    turns: [0, "row", "yes?"],
    ends: { within: { from: "Fri 08:00", to: "Fri 12:00", minutes: [60, 60], with: [tom, anna] }, apart: true },
  },
  "book-either": {
    means: "With Tom on Thursday or Friday at 11, either will do",
    turns: [0, "row", "yes?"],
    ends: {
      after: [{ from: "Thu 11:00", with: [tom] }],
      or: [{ after: [{ from: "Fri 11:00", with: [tom] }] }],
      mayAsk: true,
    },
  },
  "book-restaurant": {
    means: "Dinner with Anna at Luigi's (a restaurant) on Saturday at 19:30",
    turns: [0, "yes"],
    ends: { after: [{ from: "Sat 19:30", with: [anna], words: /luigi/i }] },
  },
  "book-gym": {
    means: "Gym (fitness) tomorrow from 7 to 8 in the morning",
    turns: [0, "yes"],
    ends: { after: [{ title: /gym|fitness|sport|salle|muscu|gimnasio/i, from: "Thu 07:00", to: "Thu 08:00" }] },
  },
  "book-train": {
    means: "The train to Paris on Friday at 8:12 in the morning",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 08:12", words: /par[ií]s|parijs/i }] },
  },
  "book-flight": {
    means: "A flight on Monday from 14:05 to 16:40",
    turns: [0, "yes"],
    ends: { after: [{ title: /fl[uy]|flight|vlucht|vol|vuelo|avi/i, from: "+1Mon 14:05", to: "+1Mon 16:40" }] },
  },
  "book-day-after": {
    means: "With Tom the day after tomorrow at 10",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 10:00", with: [tom] }] },
  },
  "book-two-weeks": {
    means: "The doctor on Tuesday in two weeks (the Tuesday of the week after next) at 9 in the morning",
    turns: [0, "yes"],
    ends: { after: [{ from: "+2Tue 09:00" }], or: [{ after: [{ from: "+3Tue 09:00" }] }] },
  },
  "book-asked-for": {
    means: "Anna asks whether you can meet on Thursday at 16:00; that suits you, it is to be put in",
    turns: [0, "yes"],
    ends: { after: [{ from: "Thu 16:00", with: [anna] }] },
  },
  "book-after-it": {
    means: "Half an hour with Tom right after the budget review",
    turns: [0, "yes"],
    ends: { after: [{ from: "Thu 15:00", to: "Thu 15:30", with: [tom] }] },
  },
  "book-before-it": {
    means: "Half an hour with Jonas right before the team meeting on Monday",
    turns: [0, "yes"],
    ends: { after: [{ from: "+1Mon 10:30", to: "+1Mon 11:00", with: [jonas] }] },
  },
  "book-prepare": {
    means: "Keep the half hour before the interview (Friday) free to prepare",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 15:30", to: "Fri 16:00", with: [] }] },
  },
  "book-greeted": {
    means: "A greeting, how are you, and then: book Lucía on Friday at 14:30, thanks, and your name (Sam) below",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 14:30", with: [lucia] }] },
  },
  "book-spoken": {
    means:
      "As dictated into a phone, without any punctuation and with a filler word: with Tom on Friday at half past ten about the holiday planning",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 10:30", with: [tom] }] },
  },
  "book-why": {
    means: "The car has to go to the garage on Friday at 8 in the morning, please put it in",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 08:00", with: [] }] },
  },
  "book-kids": {
    means: "Pick up the children from school today at 12:45",
    turns: [0, "yes"],
    ends: { after: [{ from: "Wed 12:45", with: [] }] },
  },
  "series-month": {
    means: "On the first Monday of every month a meeting with Lucía at 13:00",
    turns: [0, "yes", "yes?"],
    ends: { after: [{ from: "+2Mon 13:00", with: [lucia] }], mayAsk: true },
  },
  "series-twice": {
    means: "Swimming every Tuesday and Thursday at 7 in the morning",
    turns: [0, "yes", "yes?"],
    ends: {
      after: [{ from: "Thu 07:00" }],
      or: [{ after: [{ from: "+1Tue 07:00" }] }, { after: [{ from: "Thu 07:00" }, { from: "+1Tue 07:00" }] }],
      mayAsk: true,
    },
  },
  "series-until": {
    means: "Language class every Monday at 19:00 for eight weeks",
    turns: [0, "yes"],
    ends: { after: [{ from: "+1Mon 19:00" }] },
  },
  "allday-birthday": {
    means: "Anna's birthday is on Sunday: put it in",
    turns: [0, "yes"],
    ends: { after: [{ title: /an{1,2}a/i, from: "date Sun", to: "date +1Mon" }] },
  },
  "allday-conference": {
    means: "Conference in Berlin on Thursday and Friday, whole days",
    turns: [0, "yes", "yes?"],
    ends: { after: [{ title: /con|kon|tagung|congr/i, from: "date Thu", to: "date Sat" }] },
  },
  "allday-home": {
    means: "Tomorrow you work from home: put it in",
    turns: [0, "yes"],
    ends: { after: [{ from: "date Thu", to: "date Fri" }] },
  },
  "allday-week": {
    means: "Next week you are on holiday, the whole week",
    turns: [0, "yes"],
    ends: {
      after: [{ from: "date +1Mon", to: "date +1Sat" }],
      or: [{ after: [{ from: "date +1Mon", to: "date +2Mon" }] }],
    },
  },
  "block-away": {
    means: "You are away on Friday from 14:00 to 16:00 for the children's school",
    turns: [0, "yes"],
    ends: { after: [{ from: "Fri 14:00", to: "Fri 16:00", with: [] }] },
  },
  "block-lunch": {
    means: "Keep 12:30 to 13:30 free every day for lunch",
    turns: [0, "yes", "yes?", "yes?"],
    ends: {
      after: [{ from: "Wed 12:30", to: "Wed 13:30" }],
      or: [
        { after: [{ from: "Thu 12:30", to: "Thu 13:30" }] },
        { after: [{ from: "Fri 12:30", to: "Fri 13:30" }] },
        { after: [{ from: "+1Mon 12:30", to: "+1Mon 13:30" }] },
      ],
      mayAsk: true,
    },
  },
};
