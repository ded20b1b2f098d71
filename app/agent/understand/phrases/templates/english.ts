import type { TemplatePhrases } from "./phrases";

const PLEASE = "(?:(?:please|pls|can you|could you|now|ok(?:ay)?)[,\\s]+)*";
const CALLED = "(?:\\s+(?:called|named|with the name|by the name(?: of)?)\\s+(?<name>.+?))?";
const END = "(?:[,\\s]+(?:please|pls|thanks))?[\\s.!?]*$";

export const TEMPLATES_IN_ENGLISH: TemplatePhrases = {
  asks: [
    `(?:make|turn|save|keep|use|store|remember)\\s+(?<which>.{1,80}?)\\s+(?:(?:into|as|to)\\s+)?(?:an?|my)\\s+(?:new\\s+)?(?:meeting\\s+)?template${CALLED}`,
    `(?:save|keep|store|remember)\\s+(?<which>.{1,80}?)\\s+as\\s+(?:an?|the|my)\\s+(?<name>.{1,60}?)\\s+template`,
    `(?:make|create|save)\\s+(?:me\\s+)?(?:an?|the|my)\\s+(?:new\\s+)?(?:meeting\\s+)?template\\s+(?:of|from|out of|for)\\s+(?<which>.{1,80}?)${CALLED}`,
  ].map((form) => new RegExp(`^\\W*${PLEASE}${form}${END}`, "isu")),
  cancel: "cancel",
  it: /^(?:(?:this|that|it)(?: one| meeting| call| event)?|the (?:last|new) (?:one|meeting)|what (?:you|i) just booked)$/iu,
};
