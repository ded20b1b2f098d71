import { capitalised } from "~/domain/text";
import type { Command, Context } from "../command";
import { parse } from "../grammar/parse";
import { said } from "../languages/lists/said";
import { readText } from "../text";

const COUNT =
  "(?:\\d{1,3}|an?|one|two|three|five|ten|fifteen|thirty|een|één|twee|drie|vijf|tien|vijftien|dertig|anderhalf)";
const UNIT = "(?:minutes?|mins?|m|hours?|hrs?|hr|h|days?|d|minuten|minuut|minuutjes?|uur|uren|kwartier|dag|dagen)";
const LENGTH = `(?:half an hour|a half hour|half hour|een half uur|half uur|a quarter(?: of an hour)?|een kwartier|kwartier|the day|de dag|${COUNT}\\s*-?${UNIT})`;
const ASK = "(?:(?:please|pls|can you|could you|kun je|wil je|hey|also|and)\\s+)*";
const SET = "(?:set|add|put|create|give me|zet|maak|voeg)\\s+(?:(?:me|an?|the|een|de)\\s+)*";
const BEFORE = "(?:before|ahead of|prior to|voor|vóór|voorafgaand aan|van tevoren aan|vooraf aan)";

/** Ways to ask for a reminder of a meeting: how long before, and which one. */
const FORMS: readonly RegExp[] = [
  `(?:remind me|ping me|nudge me|herinner me)\\s+(?:er\\s+)?(?<length>${LENGTH})\\s+${BEFORE}\\s+(?<which>.+)`,
  `(?:remind me|ping me|herinner me)\\s+(?:about|of|for|aan|voor)\\s+(?<which>.+?)\\s+(?<length>${LENGTH})\\s+(?:before(?:hand)?|ahead|in advance|early|earlier|prior|van tevoren|ervoor|vooraf)(?:\\s+it)?`,
  `(?:remind me|herinner me)\\s+(?<length>${LENGTH})\\s+(?:before(?:hand)?|ahead|in advance|van tevoren|vooraf)\\s+(?:about|of|for|aan|voor)\\s+(?<which>.+)`,
  `${SET}(?:reminder|alert|notification|herinnering)\\s+(?:for\\s+|of\\s+|van\\s+)?(?<length>${LENGTH})\\s+${BEFORE}\\s+(?<which>.+)`,
  `${SET}(?<length>${LENGTH})\\s+(?:reminder|alert|notification|herinnering)\\s+(?:to|for|on|before|aan|voor|bij)\\s+(?<which>.+)`,
  `(?:remind me|herinner me)\\s+(?:about|of|before|aan|voor)\\s+(?<which>.+)`,
  `(?:${SET})?(?:reminder|alert|herinnering)\\s+(?:for|on|before|about|voor|aan|bij)\\s+(?<which>.+)`,
].map((form) => new RegExp(`^\\s*${ASK}${form}[\\s.!]*$`, "isu"));
const NONE =
  /^\s*(?:please\s+)?(?:(?:no|remove|delete|drop|turn off|switch off|geen|verwijder|haal)\s+(?:(?:the|my|de|mijn)\s+)?(?:reminders?|herinnering(?:en)?)\s+(?:for|of|on|from|before|about|voor|bij|aan|van)|(?:don['’]?t|do not|stop) remind(?:ing)? me (?:of|about|before|for)|herinner me niet (?:meer )?(?:aan|voor))\s+(?<which>.+?)(?:\s+weg)?[\s.!]*$/isu;
const TASK = new RegExp(`^\\s*${ASK}remind me\\s+to\\s+(?<what>.+?)[\\s.!]*$`, "isu");
const TASK_LATER = new RegExp(
  `^\\s*${ASK}remind me\\s+(?<time>[^,]{3,40}?)\\s+to\\s+(?<what>\\p{L}.+?)[\\s.!]*$`,
  "isu",
);

/**
 * "Remind me 30 minutes before the demo", "no reminder for the standup", "remind me to call mom at 5". The last is a
 * time to be kept free: there is no other place for a task here.
 */
export function reminder(text: string, context: Context): Command | undefined {
  const { said } = readText(text);
  const plain = { ...context, awaiting: undefined };
  const none = NONE.exec(said)?.groups?.which;
  if (none !== undefined) return about(none, plain, { noReminder: true });
  const what = TASK.exec(said)?.groups?.what;
  if (what !== undefined) {
    const { when, slots } = parse(`book ${what}`, plain);
    if (when?.grain !== "minute") return undefined;
    const command = parse(text, plain);
    const title = command.slots.title ?? slots.title;
    return title ? { ...command, intent: "set_reminder", slots: { title }, when } : undefined;
  }
  const later = TASK_LATER.exec(said)?.groups;
  if (later?.time && later.what) {
    const { when } = parse(`book x ${later.time}`, plain);
    const title = capitalised(later.what);
    if (when?.grain === "minute" && when.kind === "datetime") {
      return { intent: "set_reminder", confidence: 0.85, slots: { title }, when, question: null };
    }
  }
  for (const form of FORMS) {
    const { which, length } = form.exec(said)?.groups ?? {};
    if (which === undefined || OF_ALL.isIn(which)) continue;
    const minutes = length === undefined ? undefined : minutesIn(length);
    return about(which, plain, minutes === undefined ? {} : { reminderMinutes: minutes });
  }
  return undefined;
}

const IT = said`^${"it"}$`;
const OF_ALL = said`^(?:${"every"}|${"allOf"})`;

/** @param which the meeting, in the words of the message */
function about(which: string, context: Context, slots: Command["slots"]): Command | undefined {
  const { target } = parse(`cancel ${which}`, context).slots;
  const isIt = IT.isIn(which.trim());
  if (!target && !isIt) return undefined;
  return {
    intent: "set_reminder",
    confidence: 0.9,
    slots: { ...slots, ...(target && { target }) },
    when: null,
    question: null,
  };
}

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  ten: 10,
  fifteen: 15,
  thirty: 30,
  een: 1,
  één: 1,
  twee: 2,
  drie: 3,
  vijf: 5,
  tien: 10,
  vijftien: 15,
  dertig: 30,
  anderhalf: 1.5,
};

function minutesIn(length: string): number {
  const said = length.toLowerCase();
  if (/half/.test(said) && !/anderhalf/.test(said)) return 30;
  if (/quarter|kwartier/.test(said)) return 15;
  if (/^(?:the|de) da/.test(said)) return 1440;
  const [, count = "1", unit = "m"] =
    /^([\p{L}\d]+?)\s*-?\s*(minu\w*|mins?|m|hours?|hrs?|h|days?|d|uur|uren|dag\w*)$/u.exec(said) ?? [];
  const size = /^(?:h|u)/.test(unit) ? 60 : /^d/.test(unit) ? 1440 : 1;
  return (NUMBERS[count] ?? Number(count)) * size;
}
