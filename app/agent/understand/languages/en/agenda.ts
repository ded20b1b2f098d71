import type { AgendaPhrases } from "../../phrases/agenda";
import { sentences } from "../../phrases/sentences";

const MY = "[me] [to] [me] [my|the|a|an|your|our]";
const DAILY = "[{daily:daily|morning}]";
const NOUN = "(agenda|agendas|schedule|calendar|day|overview|briefing|digest)";
const OWN = "(agenda|agendas|schedule|digest)";
const AT = "(at|from|for|by|@)";

export const AGENDA_IN_ENGLISH: AgendaPhrases = {
  code: "en",
  days: [
    [/\b(?:on |for )?(?:every |each |all )?(?:my )?(?:week|work|working |business )days?(?: only)?\b/, "workdays"],
    [
      /\b(?:every ?day|each day|all days|every (?:single )?(?:morning|evening|night)|each (?:morning|evening)|seven days a week|7 days a week|weekends too)\b/,
      "every-day",
    ],
  ],
  whenEmpty: [
    [
      /\b(?:only (?:when|if) (?:there(?:'s| is) (?:something|anything)|i have (?:something|meetings?))|not (?:when|if) (?:it'?s|it is) empty|(?:but )?not on empty days)\b/,
      false,
    ],
    [
      /\b(?:and )?(?:even|also) (?:(?:when|if)(?: it'?s| it is| the day is| my day is)? empty|on empty days|(?:when|if|on days when) (?:there(?:'s| is) nothing(?: on| planned)?|i have (?:nothing|no meetings)|nothing(?:'s| is) (?:on|planned)))\b/,
      true,
    ],
  ],
  by: [
    [/\b(?:by|via|per|through|as an?|in an?|to my) e?-?mail\b/, "email"],
    [/\b(?:by|via|on|over|through|in) (?:whatsapp|text|chat)\b/, "whatsapp"],
  ],
  partOfDay: /\b(?:in the (?:early )?(?:morning|evening|afternoon)|at night)\b/,
  evening: /\b(?:evening|night)\b/,
  wanted: sentences`
    {sent:send|text|message|whatsapp|post} ${MY} ${DAILY} ${NOUN} [for (the|that) day] [${AT} {time}]
    ${AT} {time} {sent:send|text|message|whatsapp} ${MY} ${DAILY} ${NOUN}
    {mailed:mail|email|e-mail} ${MY} ${DAILY} ${NOUN} [for (the|that) day] [${AT} {time}]
    ${AT} {time} {mailed:mail|email|e-mail} ${MY} ${DAILY} ${NOUN}
    (show|give|tell|get|bring|let|have) ${MY} ${DAILY} ${NOUN} [${AT} {time}]
    (i want|i need|i'd like|i would like|i like|let me|can i|could i) [to] [get|receive|have] ${MY} ${DAILY} ${NOUN} [${AT} {time}]
    [my|the|a] ${DAILY} ${OWN} [to me] [${AT} {time}]
    ${AT} {time} [my|the|a] ${DAILY} ${OWN}
    (set|change|move|put|make|switch|update) ${MY} ${DAILY} ${OWN} [time|to|at|for|arrive|come] [to|at|for] {time}
    (start|resume|enable|activate) [with] [sending] ${MY} ${DAILY} ${OWN} [again] [${AT} {time}]
    {sent:start|resume} sending ${MY} ${DAILY} ${OWN} [again] [${AT} {time}]
    (turn|switch) on ${MY} ${DAILY} ${OWN} [${AT} {time}]
    (turn|switch) ${MY} ${DAILY} ${OWN} on [${AT} {time}]
  `,
  unwanted: sentences`
    stop (sending|texting|messaging|mailing|emailing|e-mailing|whatsapping) ${MY} [daily|morning] ${NOUN} [to me] [again]
    stop [with] [my|the|your|all] [daily|morning] ${OWN} [messages|mails|emails]
    no (more|longer) [my|the|a] [daily|morning] ${OWN}
    no (daily|morning) ${OWN} [again]
    (don't|dont|do not|never) (send|text|message|mail|email|e-mail|whatsapp) ${MY} [daily|morning] ${NOUN} [to me] [again]
    i (don't|dont|do not|no longer) (want|need|wish) [to (get|receive)] [my|the|a|your] [daily|morning] ${OWN}
    (turn|switch) off [my|the|your] [daily|morning] ${OWN}
    (turn|switch) [my|the|your] [daily|morning] ${OWN} off
    (cancel|disable|deactivate|end|drop|pause) [my|the|your] (daily|morning) ${OWN}
    unsubscribe [me] from [my|the|your] [daily|morning] ${OWN}
  `,
};
