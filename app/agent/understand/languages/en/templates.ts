import type { TemplatePhrases } from "../../phrases/template-phrases";
import { wholly } from "../../phrases/wholly";

const whole = wholly("please|pls|can you|could you|now|ok(?:ay)?", "please|pls|thanks", "isu");
const CALLED = "(?:\\s+(?:called|named|with the name|by the name(?: of)?)\\s+(?<name>.+?))?";
const DELETE = "(?:delete|remove|erase|drop|throw away|get rid of)";
const TEMPLATES = "(?:meeting |appointment )?templates";
const QUOTED = "[\"“']";

export const TEMPLATES_IN_ENGLISH: TemplatePhrases = {
  asks: [
    `(?:make|turn|save|keep|use|store|remember)\\s+(?<which>.{1,80}?)\\s+(?:(?:into|as|to)\\s+)?(?:an?|my)\\s+(?:new\\s+)?(?:meeting\\s+)?template${CALLED}`,
    `(?:save|keep|store|remember)\\s+(?<which>.{1,80}?)\\s+as\\s+(?:an?|the|my)\\s+(?<name>.{1,60}?)\\s+template`,
    `(?:make|create|save)\\s+(?:me\\s+)?(?:an?|the|my)\\s+(?:new\\s+)?(?:meeting\\s+)?template\\s+(?:of|from|out of|for)\\s+(?<which>.{1,80}?)${CALLED}`,
  ].map(whole),
  lists: [
    `(?:what|which)\\s+${TEMPLATES}\\s+(?:do i have|have i(?: got)?|are there|did i (?:make|save))`,
    `(?:what|which|what are|which are|what is|where are)\\s+my\\s+${TEMPLATES}`,
    `(?:what|which)\\s+are\\s+(?:the|my)\\s+${TEMPLATES}`,
    `(?:show|list|see|give)\\s+(?:me\\s+)?(?:all\\s+)?(?:(?:of\\s+)?(?:my|the)\\s+)?${TEMPLATES}`,
    `do i have (?:any )?${TEMPLATES}`,
    `(?:my )?${TEMPLATES}`,
  ].map(whole),
  deletes: [
    `${DELETE}\\s+(?:the|my)\\s+(?:meeting\\s+)?template\\s+(?:(?:called|named)\\s+|(?=${QUOTED}))(?<name>.{1,70}?)`,
    `${DELETE}\\s+(?:the|my)\\s+(?<name>.{1,70}?)\\s+template`,
    `${DELETE}\\s+(?:the|my)\\s+template\\s+(?<perhaps>.{1,70}?)`,
  ].map(whole),
  cancel: "cancel",
  it: /^(?:(?:this|that|it)(?: one| meeting| call| event)?|the (?:last|new) (?:one|meeting)|what (?:you|i) just booked)$/iu,
};
