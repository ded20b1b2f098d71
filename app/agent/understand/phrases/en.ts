import { answers } from "./english/answers";
import { details } from "./english/details";
import { elsewhere } from "./english/elsewhere";
import { questions } from "./english/questions";
import { requests } from "./english/requests";
import { subjects } from "./english/subjects";
import { english as manners } from "./manners/english";
import type { Phrasebook } from "./phrasebook";
import { english as preferences } from "./preferences/english";

export const english: Phrasebook = {
  code: "en",
  ...answers,
  ...questions,
  ...requests,
  ...subjects,
  ...details,
  elsewhere,
  manners,
  preferences,
  questions: {
    when: "When should it be?",
    which: "Which meeting do you mean?",
    newTime: "What should the new time be?",
    past: "That time has passed. When should it be?",
    clarify: "Which time do you mean?",
    who: "Who do you mean?",
  },
};
