import type { Shape } from "./shape";

export const asking: Record<string, Shape> = {
  "ask-day": {
    means: "What is on tomorrow?",
    turns: [0, { titled: "dentist" }, { titled: "budget" }],
    ends: { after: [] },
  },
  "ask-today": {
    means: "What do you still have today?",
    turns: [0, { titled: "bank" }, { titled: "yoga" }],
    ends: { after: [] },
  },
  "ask-next": { means: "What is your next meeting?", turns: [0, { titled: "bank" }], ends: { after: [] } },
  "ask-when-person": { means: "When do you see Priya?", turns: [0, { hears: /12[:.h]?00/ }], ends: { after: [] } },
  "ask-when-title": { means: "What time is the dentist?", turns: [0, { hears: /10[:.h]?00/ }], ends: { after: [] } },
  "ask-free-at": {
    means: "Are you free on Friday at 14:00?",
    turns: [0, { hears: /\byes|free|\bvrij|\bfrei\b|libre|\bja\b|\boui|\bs[ií]\b|disponible/i }],
    ends: { after: [] },
  },
  "ask-busy-at": {
    means: "Do you have anything tomorrow at 14:00?",
    turns: [0, { titled: "budget" }],
    ends: { after: [] },
  },
  "ask-free-when": {
    means: "When are you free tomorrow?",
    turns: [0, { hears: /\d\d[:.h]\d\d/ }],
    ends: { after: [] },
  },
  "ask-free-hour": {
    means: "Do you have an hour free tomorrow afternoon?",
    turns: [0, { hears: /1[2-7][:.h]\d\d/ }],
    ends: { after: [] },
  },
  "ask-long": {
    means: "How long is the budget review?",
    turns: [0, { hears: /hour|uur|60|stunde|heure|hora|\b1 ?[uhr]/i }],
    ends: { after: [] },
  },
  "ask-count": {
    means: "How many meetings do you have on Friday?",
    turns: [0, { hears: /2|two|twee|zwei|deux|dos/i }],
    ends: { after: [] },
  },
  "ask-clash": {
    means: "Do any of your meetings overlap this week? (none do)",
    turns: [0, { hears: /no|geen|niet|kein|nicht|aucun|rien|pas|ning|nothing/i }],
    ends: { after: [] },
  },
  "ask-first": {
    means: "When is your first meeting on Monday?",
    turns: [0, { hears: /11[:.h]?00/ }],
    ends: { after: [] },
  },
  "ask-week": { means: "What does next week look like?", turns: [0, { titled: "team" }], ends: { after: [] } },
  "ask-who": {
    means: "Who comes to the budget review?",
    turns: [0, { hears: /tom/i }, { hears: /anna/i }],
    ends: { after: [] },
  },
  "ask-done": { means: "When are you done today?", turns: [0, { hears: /18[:.h]?30/ }], ends: { after: [] } },
  "ask-has-person": {
    means: "Do you have anything with Lucía next week?",
    turns: [0, { titled: "team" }],
    ends: { after: [] },
  },
  "ask-before": {
    means: "Do you have time for an hour's call today before 15:00?",
    turns: [0, { hears: /1[0-4][:.h]\d\d|9[:.h]\d\d|yes|ja|oui|s[ií]|free|vrij|frei|libre/i }],
    ends: { after: [] },
  },
  "ask-after": { means: "Anything after 17:00 today?", turns: [0, { titled: "yoga" }], ends: { after: [] } },
  "ask-between": {
    means: "What do you have tomorrow between 12:00 and 16:00?",
    turns: [0, { titled: "budget" }],
    ends: { after: [] },
  },
  "ask-with-tom": {
    means: "Which meetings do you have with Tom?",
    turns: [0, { titled: "budget" }, { titled: "team" }],
    ends: { after: [] },
  },
  "ask-weekend": {
    means: "Anything at the weekend?",
    turns: [0, { hears: /no|niets|geen|nichts|kein|rien|aucun|nada|ning/i }],
    ends: { after: [] },
  },
  "ask-last": {
    means: "When does the last meeting of tomorrow end?",
    turns: [0, { hears: /15[:.h]?00/ }],
    ends: { after: [] },
  },
  "ask-freest": {
    means: "Which day of next week has most room?",
    turns: [0, { hears: /tue|wed|thu|fri|di|wo|do|vr|mi|fr|mar|mer|jeu|ven|mi[eé]|jue|vie/i }],
    ends: { after: [] },
  },
  "ask-where": { means: "Where is the budget review?", turns: [0, { titled: "budget" }], ends: { after: [] } },
  "ask-accepted": { means: "Has Jonas accepted the interview?", turns: [0, { hears: /jonas/i }], ends: { after: [] } },
  "ask-two": {
    means: "Two questions: when is the dentist and when is yoga?",
    turns: [0, { heard: /10[:.h]?00/ }, { heard: /17[:.h]?30/ }],
    ends: { after: [] },
  },
  "ask-lunch": { means: "Are you free for lunch on Friday?", turns: [0, { titled: "lunch" }], ends: { after: [] } },
  "ask-now": {
    means: "Is there anything before noon today?",
    turns: [0, { hears: /no|niets|geen|nichts|kein|rien|aucun|nada|ning|free|vrij|frei|libre/i }],
    ends: { after: [] },
  },
};
