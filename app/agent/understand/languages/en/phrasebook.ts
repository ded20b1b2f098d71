import type { Phrasebook } from "../../phrases/phrasebook";
import { answers } from "./answers";
import { details } from "./details";
import { elsewhere } from "./elsewhere";
import { english as manners } from "./manners";
import { english as preferences } from "./preferences";
import { questions } from "./questions";
import { requests } from "./requests";
import { subjects } from "./subjects";

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
