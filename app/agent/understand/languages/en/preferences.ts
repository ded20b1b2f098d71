import type { PreferencePhrases } from "../../phrases/preferences";
import { sentences } from "../../phrases/sentences";

const MEETINGS = "(meetings?|calls?|appointments?|events?)";
const SEVERAL = "(meetings|calls|appointments|events)";
const SET = "[set|change|make|put|update|switch] [my|the|all] [my|the|all]";
const IS = "[to|is|are|as|at|of|=|should be|must be] [to|at|of|as]";
const SETTING =
  "(preferences|settings|time zone|timezone|tz|(work|working) (hours|days)|buffer [time]|reminders? [time]|language|[default] [meeting] (length|duration))";
const NEVER = `(i (do not|don't|dont|never) (take|do|want|have) [any] ${MEETINGS}|[i (want|take|do|have)] (no|never any) ${MEETINGS}|(never|do not|don't|dont) (book|schedule|plan|put) [me] [anything|any ${MEETINGS}|${MEETINGS}]|nothing)`;
const KEEP = "(keep|leave|add|i want|i need|give me|use) [at least|always]";
const BETWEEN = "(between|around) [my|all] [_]";

const MESSAGES =
  "[any|any more|all|all of|your|these|those|the|so many|more] (messages?|msgs?|texts|notifications?|notices|updates|whatsapps|spam|stuff|things|anything)";

export const english: PreferencePhrases = {
  lead: /^(?:(?:as a rule|in principle|generally|in general|(?:just )?so you know|fyi|for your information|btw|by the way|please|pls|plz|always|remember(?: that)?|note that|can you|could you|hey|hi|parley|ok|from now on|in future|i(?:'d| would) like you to|i want you to)\b[\s,:]*)+/,
  tail: /(?:[\s,.]*(?:remember(?: (?:that|this|it))?|note (?:that|this|it)|keep (?:that|this|it) in mind|as a rule|in principle|please|pls|plz|from now on|in future|by default|any ?more|ever|in general|thanks|thank you))*[\s.!?]*$/,
  aroundLength:
    "long each before ahead of in advance all every my meeting meetings call calls appointment appointments events",
  notPerson: /^(?:it|that|this|about|the|my|a|an)\b/,
  aroundPerson:
    /^(?:what you (?:know|have) (?:about|on|of) |about )|(?:'s?|s')? (?:e-?mail(?: ?address)?|address|contact|details)$|'s$/gi,
  stop: sentences`
    (stop|stopall|unsubscribe|optout|opt-out|quit)
    stop all
    opt [me] out [(of|from) (this|here|it|parley|${MESSAGES})]
    [how do i|how can i|i want to|i'd like to|i would like to|i wish to] (unsubscribe|opt out) [(of|from) (this|here|it|parley|${MESSAGES})]
    unsubscribe me [from (this|here|it|parley|${MESSAGES})]
    (take|remove) me (off|from) (your|this|the) [mailing|contact] list
    stop (sending|texting|messaging|writing|contacting|whatsapping|pinging|spamming|bothering) [to] me [${MESSAGES}] [on whatsapp] [anymore|any more]
    stop (sending|with) [me] ${MESSAGES} [to me] [anymore|any more]
    stop (the|these|those|all|your) (messages|texts|notifications)
    no more (messages|msgs|texts|notifications|whatsapps) [from (you|parley)|to me]
    (don't|dont|do not|never) (send|text|message|write|contact|whatsapp|ping) [to] me [${MESSAGES}] [anymore|any more|ever again|again]
    i (don't|dont|do not) (want|wish) [to (get|receive)] ${MESSAGES} [from (you|parley|here)] [anymore|any more]
    (turn|switch) off [all|the|your|my] (messages|texts|notifications)
    (turn|switch) [all|the|your|my] (messages|texts|notifications) off
    leave me alone
  `,
  start: sentences`
    (start|unstop|resume|subscribe|resubscribe|optin|opt-in) [again]
    (start|resume) [sending] [me] [the|your] (messages|texts|notifications) [to me] [again]
    (start|resume) (sending|texting|messaging|writing) me [messages] [again]
    opt [me] [back] in
    (i want to|i'd like to|i would like to) (opt [back] in|subscribe [again]|resubscribe)
    subscribe me [again]
    (send|text|message|write) me [the|your] [messages|notifications] again
    you (can|may) (send|text|message|write) me [messages] again
    (turn|switch) [back] on [the|your|my] (messages|texts|notifications) [again]
    (turn|switch) [the|your|my] (messages|texts|notifications) [back] on [again]
    i want [to (get|receive)] [the|your] (messages|texts|notifications) again
  `,
  said: [
    [
      "show",
      sentences`
        (what|which things) (do|did) you (know|remember|have|store|keep) [about|on|of] [me]
        (show|list|tell|give) [me] [all] (my|the) (preferences|settings)
        [my] (preferences|settings)
        (what's|whats|what is|what are|which are|which is) my ${SETTING}
        (how long|what length) are my (meetings|calls) [by default]
      `,
    ],
    [
      "forget-everything",
      sentences`
        (forget|delete|erase) (everything|all) [that] [you (know|have|remember)] [(about|of|on) me]
        (forget|delete) (me|what you (know|remember) [about me])
      `,
    ],
    [
      "forget-contacts",
      sentences`
        (forget|delete|erase|clear) [all] [of] [my|the] (contacts|people|[e-mail|email] addresses)
      `,
    ],
    [
      "forget-preferences",
      sentences`
        (reset|forget|clear) [all] [of] [my|the] (preferences|settings)
      `,
    ],
    [
      "forget-person",
      sentences`
        forget [the] ([e-mail|email] address|email|e-mail) of {value}
        forget {value}
      `,
    ],
    [
      "length-alone",
      sentences`
        ${SET} [default|standard|usual|normal] [meeting|call] (duration|length|lenght) [of [my] ${MEETINGS}] ${IS} {value}
      `,
    ],
    [
      "length",
      sentences`
        [my] (default|standard|usual|normal) ${MEETINGS} ${IS} {value}
        [make|keep] [all] [my] ${SEVERAL} [should|must|to] [be|last|take|are] [usually|normally|always|typically] [be|last|take] ${IS} {value}
      `,
    ],
    [
      "no-buffer",
      sentences`
        [i (want|need)] (no|zero|without) [a] buffer [time] [between [my] meetings]
      `,
    ],
    [
      "buffer",
      sentences`
        ${SET} (buffer|buffertime) [time] [between [my] ${MEETINGS}] ${IS} {value}
        ${KEEP} {value} [of] (buffer|free|[break|gap|space|time] free) [time] [${BETWEEN}]
        ${KEEP} {value} [of] [break|gap|space|time] between [my|all] [_]
      `,
    ],
    [
      "reminder",
      sentences`
        remind me (of|about|before|for) (all|every|each) [of] [my] ${MEETINGS} ${IS} {value}
        ${SET} [default] reminders? [time] [for all [my] ${MEETINGS}] ${IS} {value}
        [always] remind me {value} (before|ahead of) (all|every|each|my) [of] [my] ${MEETINGS}
      `,
    ],
    [
      "zone",
      sentences`
        ${SET} (time zone|timezone|tz) ${IS} {value}
        i (live|moved|have moved|am based|am living) [now] (in|to) {value}
        (i'm|im|i've) (based|living|moved) [now] (in|to) {value}
        (i'm|im|i am) (in|on) [the] {value} (time zone|timezone)
      `,
    ],
    [
      "hours",
      sentences`
        ${SET} (working|work|office|business) (hours|days?|times?) ${IS} {value}
        my [work|working] day (runs|goes|lasts) [from|between] {value}
        ${SET} workday ${IS} {value}
        i [usually|normally|only|always] work [every day|weekdays|on weekdays] [from|between] {value}
        (i'm|im|i am) [usually|normally|always] at work [from|between] {value}
      `,
    ],
    [
      "start",
      sentences`
        my [work|working] day (starts|begins) ${IS} {value}
        i (start|begin) (work|working|my day) ${IS} {value}
        ${NEVER} (before|b4) {value}
      `,
    ],
    [
      "end",
      sentences`
        my [work|working] day ends ${IS} {value}
        i (stop|finish|end) (work|working|my day) ${IS} {value}
        ${NEVER} after {value}
      `,
    ],
    [
      "days-off",
      sentences`
        ${NEVER} on {value}
        i never work [on] {value}
      `,
    ],
    [
      "habits",
      sentences`
        i (do not|don't|dont) work [on] {value}
      `,
    ],
    [
      "workdays",
      sentences`
        i [only] work [on|from] {value}
        ${SET} (working|work) days ${IS} {value}
      `,
    ],
    [
      "language",
      sentences`
        ${SET} language ${IS} {value}
        (speak|talk|reply|answer|write|respond) [to me|me] [in] {value}
      `,
    ],
  ],
};
