/** Sentences that show what the rules can do, and where they ask back. */
export const EXAMPLES: readonly string[] = [
  "book 30 min with anna@example.com tomorrow at 3pm about the budget",
  "move my 3pm with Anna to next Tuesday afternoon",
  "cancel my 2pm and move the 3pm to Friday",
  "lunch every other Tuesday at noon",
  "tmrw 3ish",
  "a week on Friday at quarter past nine",
  "am I free between 2 and 4 on Thursday?",
  "15:00 CET",
  "push it back by half an hour",
  "half drie morgen met Tom",
  "déjeuner vendredi à 12h30",
  "Montag um halb zehn",
  "meeting on 30 February",
  "yes, but make it 4",
  "what is the weather like?",
];
