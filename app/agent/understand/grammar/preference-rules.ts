import type { Preferences } from "~/domain/preferences";
import { readZone } from "~/domain/zone-list";
import type { PreferenceWish } from "../command";
import { type Clock, clockAt } from "../times/clock-rules";
import { lengthAt, toMinutes } from "../times/length-rules";
import { placeZone } from "../times/zone-names";
import { meaning } from "./match";
import { saidLengthAt } from "./said-length";
import { type Token, tokenize } from "./tokens";
import { type Vocabulary, vocabularyOf } from "./vocabulary";

/** The rest of a sentence, cut into tokens and as it was typed. */
interface Rest {
  tokens: Token[];
  said: string;
}

type Reader = (rest: Rest) => PreferenceWish | null;

/** Around what is asked: "could you … from now on, please". */
const LEAD =
  /^(?:(?:please|pls|plz|always|altijd|remember(?: that)?|note that|onthoud(?: dat)?|can you|could you|hey|hi|parley|ok|from now on|in future|i(?:'d| would) like you to|i want you to|kun je|wil je|wilt u|graag|voortaan|vanaf nu)\b[\s,]*)+/;
const TAIL =
  /(?:[\s,]*(?:please|pls|plz|from now on|in future|by default|any ?more|ever|in general|thanks|thank you|voortaan|vanaf nu|standaard|alsjeblieft|aub|graag|meer))*[\s.!?]*$/;

const MEETINGS = "(?:meetings?|calls?|appointments?|events?|afspraken|afspraak|vergaderingen|meetings)";
const SEVERAL = "(?:meetings|calls|appointments|events|afspraken|vergaderingen)";
const IS = "(?:\\s*(?:to|is|are|as|at|=|:|of|should be|must be|op|naar|van|zijn|moet|moeten|zijn))*\\s*";
const SET = "(?:(?:set|change|make|put|update|switch|zet|verander|wijzig|maak)\\s+)?(?:my |the |all |mijn |de |het )*";

/**
 * How a preference is said. Each reads a whole message: what has more to say ("no meetings before 10 tomorrow") is no
 * preference. The words behind the pattern must be the value and nothing else.
 */
const RULES: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [/^(?:what|which things) (?:do|did) you (?:know|remember|have|store|keep)(?: about| on| of)?(?: me)?$/, () => SHOW],
  [/^(?:show|list|tell|give)(?: me)?(?: all)? (?:my|the) (?:preferences|settings)$/, () => SHOW],
  [/^(?:my |mijn )?(?:preferences|settings|instellingen|voorkeuren)$/, () => SHOW],
  [
    /^(?:what'?s|(?:what|which) (?:are|is)) my (?:preferences|settings|time ?zone|tz|work(?:ing)? (?:hours|days)|buffer(?: time)?|reminders?(?: time)?|language|(?:default )?(?:meeting )?(?:length|duration))$/,
    () => SHOW,
  ],
  [/^(?:how long|what length) are my (?:meetings|calls)(?: by default)?$/, () => SHOW],
  [/^wat (?:is|zijn) mijn (?:tijdzone|buffer|werktijden|werkdagen|taal|herinnering(?:en)?)$/, () => SHOW],
  [/^wat (?:weet|onthoud|bewaar) je(?: allemaal)?(?: over| van)?(?: mij| me)?$/, () => SHOW],
  [/^(?:wat zijn|toon|laat) mijn (?:voorkeuren|instellingen)(?: zien)?$/, () => SHOW],

  [
    /^(?:forget|delete|erase) (?:everything|all)(?: (?:that )?you (?:know|have|remember))?(?: (?:about|of|on) me)?$/,
    forgets("everything"),
  ],
  [/^(?:forget|delete) (?:me|what you (?:know|remember)(?: about me)?)$/, forgets("everything")],
  [
    /^vergeet (?:alles|mij|wat je (?:weet|van mij weet|over mij weet))(?: (?:over|van) mij| wat je (?:over|van) mij weet)?$/,
    forgets("everything"),
  ],
  [
    /^(?:forget|delete|erase|clear) (?:all )?(?:of )?(?:my |the )?(?:contacts|people|addresses|e-?mail addresses)$/,
    forgets("contacts"),
  ],
  [/^vergeet (?:al )?(?:mijn |de )?(?:contacten|mensen|adressen)$/, forgets("contacts")],
  [/^(?:reset|forget|clear) (?:all )?(?:of )?(?:my |the )?(?:preferences|settings)$/, forgets("preferences")],
  [/^(?:vergeet|wis|herstel) (?:al )?(?:mijn |de )?(?:voorkeuren|instellingen)$/, forgets("preferences")],
  [/^forget (?:the )?(?:address|e-?mail(?: address)?) of (?=\S)/, forgetPerson],
  [/^vergeet (?:het |de )?(?:adres|e-?mail(?:adres)?|mailadres) van (?=\S)/, forgetPerson],
  [/^(?:forget|vergeet) (?!(?:it|that|this|about|the|my|a|an|dat|het|maar|de|die|mijn|een)\b)(?=\p{L})/u, forgetPerson],

  [
    behind(
      `${SET}(?:default |standard |usual |normal )*(?:meeting |call )?(?:duration|length|lenght)(?: of (?:my )?${MEETINGS})?`,
    ),
    length("defaultMeetingDuration", true),
  ],
  [behind(`(?:my )?(?:default|standard|usual|normal) ${MEETINGS}`), length("defaultMeetingDuration")],
  [
    behind(
      `(?:make |keep )?(?:all )?(?:my )?${SEVERAL}(?: (?:should|must|to))*(?: be| last| take| are)?(?: usually| normally| always| typically)*(?: be| last| take)?`,
    ),
    length("defaultMeetingDuration"),
  ],
  [
    behind(`${SET}(?:standaard ?)?(?:duur|afspraakduur|vergaderduur|lengte)(?: van (?:mijn )?${MEETINGS})?`),
    length("defaultMeetingDuration"),
  ],
  [
    behind(`(?:mijn )?${SEVERAL} duren(?: bij (?:mij|me)| standaard| altijd| meestal| voortaan)*`),
    length("defaultMeetingDuration"),
  ],

  [
    /^(?:i (?:want|need) )?(?:no|zero|without|geen) (?:a )?buffer(?: time| tijd)?(?: between (?:my )?meetings| tussen (?:mijn )?afspraken)?$/,
    () => set({ bufferTime: 0 }),
  ],
  [
    behind(`${SET}buffer(?: ?time| ?tijd)?(?: between (?:my )?${MEETINGS}| tussen (?:mijn )?${MEETINGS})?`),
    length("bufferTime"),
  ],
  [
    /^(?:keep|leave|add|i (?:want|need)|give me|use|hou|laat|ik wil) (?:at least |always |altijd |minstens )?(?:an? )?(?=.+(?:buffer|between|tussen|free|vrij))/,
    buffered,
  ],

  [
    behind(
      "remind me (?:of|about|before|for) (?:all|every|each) (?:of )?(?:my )?(?:meetings?|calls?|appointments?|events?)",
    ),
    length("reminderMinutes"),
  ],
  [behind(`${SET}(?:default )?reminders?(?: time)?(?: for all (?:my )?${MEETINGS})?`), length("reminderMinutes")],
  [behind(`herinner me (?:aan|voor) (?:elke|iedere|al mijn|alle) ${MEETINGS}`), length("reminderMinutes")],
  [behind(`${SET}(?:standaard ?)?herinnering(?:en|stijd)?`), length("reminderMinutes")],
  [
    /^(?:always )?remind me (?=.+ (?:before|ahead of) (?:all|every|each|my)(?: of)?(?: my)? (?:meetings?|calls?|appointments?|events)$)/,
    length("reminderMinutes"),
  ],
  [
    /^herinner me (?:altijd )?(?=.+ voor (?:elke|iedere|al mijn|alle) (?:afspraak|afspraken|vergadering|vergaderingen|meetings?)$)/,
    length("reminderMinutes"),
  ],

  [behind(`${SET}(?:time ?zone|tz)`), zone],
  [behind(`${SET}tijdzone`), zone],
  [/^i (?:live|moved|have moved|am based|am living)(?: now)? (?:in|to) /, zone],
  [/^(?:i'm|im|i've) (?:based|living|moved)(?: now)? (?:in|to) /, zone],
  [/^(?:i'm|im|i am) (?:in|on) (?:the )?(?=.+ time ?zone$)/, zone],
  [/^ik (?:woon|ben verhuisd)(?: nu)? (?:in|naar) /, zone],

  [behind(`${SET}(?:working|work|office|business) (?:hours|day|time)s?`), hours],
  [behind(`${SET}workday`), hours],
  [behind("i (?:usually |normally |only )?work(?: from| between)?"), hours],
  [behind(`${SET}(?:werktijden|werktijd|werkuren|werkdag|kantooruren)(?: van)?`), hours],
  [behind("ik werk(?: altijd| meestal)?(?: van| tussen)?"), hours],
  [behind("(?:my (?:work(?:ing)? ?)?day (?:starts|begins)|i (?:start|begin) (?:work(?:ing)?|my day))"), start],
  [behind("(?:my (?:work(?:ing)? ?)?day ends|i (?:stop|finish|end) (?:work(?:ing)?|my day))"), end],
  [behind("mijn (?:werk)?dag begint"), start],
  [behind("mijn (?:werk)?dag eindigt"), end],
  [behind(`i (?:do not|don'?t|never) (?:take|do|want|have)(?: any)? ${MEETINGS} (?:before|b4)`), start],
  [behind(`i (?:do not|don'?t|never) (?:take|do|want|have)(?: any)? ${MEETINGS} after`), end],
  [behind(`i (?:do not|don'?t|never) (?:take|do|want|have)(?: any)? ${MEETINGS} on`), daysOff],
  [behind(`(?:i (?:want|take|do|have) )?(?:no|never any) ${MEETINGS} (?:before|b4)`), start],
  [
    behind(`(?:never|do not|don'?t) (?:book|schedule|plan|put) (?:me |anything |any ${MEETINGS} |${MEETINGS} )*before`),
    start,
  ],
  [
    behind(
      "(?:ik wil |ik neem )?(?:nothing|geen (?:afspraken|vergaderingen|meetings)|niets|nooit iets) (?:before|voor)",
    ),
    start,
  ],
  [behind(`(?:i (?:want|take|do|have) )?(?:no|never any) ${MEETINGS} after`), end],
  [
    behind(`(?:never|do not|don'?t) (?:book|schedule|plan|put) (?:me |anything |any ${MEETINGS} |${MEETINGS} )*after`),
    end,
  ],
  [
    behind("(?:ik wil |ik neem )?(?:nothing|geen (?:afspraken|vergaderingen|meetings)|niets|nooit iets) (?:after|na)"),
    end,
  ],

  [behind(`(?:i (?:want|take|do|have) )?(?:no|never any) ${MEETINGS} on`), daysOff],
  [
    behind(`(?:never|do not|don'?t) (?:book|schedule|plan|put) (?:me |anything |any ${MEETINGS} |${MEETINGS} )*on`),
    daysOff,
  ],
  [
    behind("(?:ik wil |ik neem )?(?:nothing|geen (?:afspraken|vergaderingen|meetings)|niets|nooit iets) (?:on|op)"),
    daysOff,
  ],
  [behind("i (?:do not|don'?t|never) work(?: on)?"), daysOff],
  [behind("ik werk (?:niet|nooit) (?:op )?"), daysOff],
  [behind("i (?:only )?work(?: on| from)?"), workdays],
  [behind(`${SET}(?:working|work) days`), workdays],
  [behind(`${SET}werkdagen`), workdays],
  [behind("ik werk(?: alleen)?(?: op| van)?"), workdays],

  [behind(`(?:${SET}language|(?:please )?(?:speak|talk|reply|answer|write|respond)(?: to me| me)?(?: in)?)`), language],
  [behind(`(?:${SET}taal|(?:spreek|praat|antwoord|schrijf)(?: me)?(?: in)?(?: het)?)`), language],
];

/**
 * A preference, when the message says one and nothing else. Cheap for all others: one pass of anchored patterns.
 *
 * @param said and folded as `readText` gives them
 * @param answering whether a question of ours is open: then "forget Anna" is about the meeting on the table
 */
export function readPreference(
  { said, folded }: { said: string; folded: string },
  vocabulary: Vocabulary,
  answering: boolean,
): PreferenceWish | null {
  if (folded.length > LONGEST) return null;
  const from = LEAD.exec(folded)?.[0].length ?? 0;
  const to = folded.length - (TAIL.exec(folded.slice(from))?.[0].length ?? 0);
  const core = folded.slice(from, to);
  for (const [pattern, read] of RULES) {
    const found = pattern.exec(core);
    if (!found || (answering && read === forgetPerson)) continue;
    const at = found[0].length;
    const typed = said.slice(from + at, to);
    // Few words show no language: English is tried as well.
    for (const words of new Set([vocabulary, vocabularyOf("en")])) {
      const wish = read({ tokens: tokenize(core.slice(at), words), said: typed });
      if (wish) return wish;
    }
  }
  return null;
}

/** Nobody says a preference in more letters than these. */
const LONGEST = 160;

const SHOW: PreferenceWish = { kind: "show" };

function behind(words: string): RegExp {
  return new RegExp(`^${words}${IS}(?=\\S)`, "u");
}

const set = (values: Partial<Preferences>): PreferenceWish => ({ kind: "set", values });

function forgets(what: "everything" | "preferences" | "contacts"): Reader {
  return () => ({ kind: "forget", what });
}

/** "Anna", "Anna's address", "what you know about Anna". */
function forgetPerson({ said }: Rest): PreferenceWish | null {
  const name = said
    .replace(/^(?:what you (?:know|have) (?:about|on|of) |about )/i, "")
    .replace(/(?:'s?|s')? (?:e-?mail(?: ?address)?|address|contact|adres|mailadres|details)$/i, "")
    .replace(/'s$/, "")
    .trim();
  return /^[\p{L}][\p{L}\s.'@_+-]{0,60}$/u.test(name) && name.split(/\s+/).length <= 4
    ? { kind: "forget", what: "person", name }
    : null;
}

/** "45 minutes", "5", "a day before": a length and what stands around one. */
function length(
  key: "defaultMeetingDuration" | "bufferTime" | "reminderMinutes",
  bare = key !== "defaultMeetingDuration",
): Reader {
  return ({ tokens }) => {
    const found = saidLengthAt(tokens, bare);
    if (!found) return null;
    const behindIt = tokens.slice(found.next).map(({ text }) => text);
    return behindIt.every((word) => AROUND_LENGTH.has(word)) ? set({ [key]: found.value }) : null;
  };
}

const AROUND_LENGTH = new Set(
  "long each before ahead of in advance all every my meeting meetings call calls appointment appointments events lang van tevoren vooraf voor elke iedere al mijn alle afspraak afspraken vergadering vergaderingen".split(
    " ",
  ),
);

/** "15 minutes free between meetings", "10 min buffer". */
function buffered({ tokens }: Rest): PreferenceWish | null {
  const found = lengthAt(tokens, 0);
  if (!found) return null;
  const words = tokens.slice(found.next).map(({ text }) => text);
  const known =
    /^(?:of )?(?:free|buffer|break|gap|space|pauze|vrij|ruimte|time|tijd)?(?: (?:time|free))?(?: ?(?:between|tussen|around)(?: (?:my|mijn|all|alle))?(?: \w+)?)?$/;
  return known.test(words.join(" ")) ? set({ bufferTime: toMinutes(found.value) }) : null;
}

/** A city or a zone by name, and nothing behind it. */
function zone({ said }: Rest): PreferenceWish | null {
  const name = said.replace(/\s+(?:time(?: ?zone)?|tijd)$/i, "").trim();
  const timezone = placeZone(name.toLowerCase()) ?? (name.length > 2 ? readZone("", name) : undefined);
  return timezone ? set({ timezone }) : null;
}

const HALF_DAY = 720;

/** "9 to 5", "8:30 till 17:00": a second time that is not later than the first is in the afternoon. */
function hours({ tokens }: Rest): PreferenceWish | null {
  const first = clockAt(tokens, 0, true, true);
  if (!first) return null;
  const joint = tokens[first.next];
  if (!joint || !(joint.is.until || joint.is.to || joint.is.and || joint.text === "-")) return null;
  const second = clockAt(tokens, first.next + 1, true, true);
  if (!second || second.next < tokens.length) return null;
  const workdayStartMinute = first.value.minute;
  const late = second.value.minute <= workdayStartMinute && second.value.minute < HALF_DAY;
  const workdayEndMinute = second.value.minute + (late ? HALF_DAY : 0);
  return inDay(workdayStartMinute) && inDay(workdayEndMinute) && workdayEndMinute > workdayStartMinute
    ? set({ workdayStartMinute, workdayEndMinute })
    : null;
}

const inDay = (minute: number) => minute >= 0 && minute <= 1440;

function onlyClock({ tokens }: Rest): Clock | null {
  const found = clockAt(tokens, 0, true);
  return found && found.next === tokens.length && inDay(found.value.minute) ? found.value : null;
}

/** Nobody's day begins at 3 in the night, and few end at 5 in the morning. */
function start(rest: Rest): PreferenceWish | null {
  const clock = onlyClock(rest);
  if (!clock) return null;
  return set({ workdayStartMinute: clock.minute + (!clock.sure && clock.minute < 300 ? HALF_DAY : 0) });
}

function end(rest: Rest): PreferenceWish | null {
  const clock = onlyClock(rest);
  if (!clock) return null;
  return set({ workdayEndMinute: clock.minute + (!clock.sure && clock.minute < HALF_DAY ? HALF_DAY : 0) });
}

/** "Friday", "Mondays and Fridays", "Monday to Thursday", "weekends"; null when there is anything else. */
function weekdaysIn(tokens: readonly Token[]): number[] | null {
  const days: number[] = [];
  let range = false;
  for (const [i, token] of tokens.entries()) {
    const day = meaning(tokens, i, "wd") ?? meaning(tokens, i, "wds");
    if (day !== undefined) {
      const from = days.at(-1);
      if (range && from !== undefined) for (let next = from + 1; next < day; next++) days.push(next);
      days.push(day);
      range = false;
    } else if (token.is.unit === "weekend" || /^weekends?$/.test(token.text)) days.push(6, 7);
    else if (token.is.until || token.is.to || token.text === "-") range = true;
    else if (!(token.is.and || /^(?:,|or|of|on|op|s|en|the|het|de|in|met|every|elke|through|thru)$/.test(token.text)))
      return null;
    if (/^(?:through|thru|met)$/.test(token.text)) range = true;
  }
  return days.length > 0 ? [...new Set(days)].toSorted((a, b) => a - b) : null;
}

function daysOff({ tokens }: Rest): PreferenceWish | null {
  const days = weekdaysIn(tokens);
  return days && { kind: "set", values: {}, daysOff: days };
}

function workdays({ tokens }: Rest): PreferenceWish | null {
  const days = weekdaysIn(tokens);
  return days && set({ workdays: days });
}

const LANGUAGE_NAMES: Record<string, string> = {
  english: "en",
  engels: "en",
  dutch: "nl",
  nederlands: "nl",
  german: "de",
  duits: "de",
  deutsch: "de",
  french: "fr",
  frans: "fr",
  francais: "fr",
  spanish: "es",
  spaans: "es",
  espanol: "es",
};

function language({ tokens }: Rest): PreferenceWish | null {
  const [name, more] = tokens;
  const code = more ? undefined : LANGUAGE_NAMES[name?.text ?? ""];
  return code ? set({ language: code }) : null;
}
