import { placeZone } from "~/domain/place-zones";
import type { Preferences } from "~/domain/preferences";
import { zoneNamed } from "~/domain/zone-search";
import type { PreferenceRequest } from "../command";
import { said } from "../languages/lists/said";
import type { PreferenceKind, PreferencePhrases } from "../phrases/preferences";
import { fold } from "../text";
import { type Clock, clockAt } from "../times/clock-rules";
import { meaning, skip } from "./match";
import { saidLengthAt } from "./said-length";
import type { Token } from "./tokens";

/** What was said for a value, as typed and in tokens, in a language. */
interface Said {
  said: string;
  tokens: Token[];
  book: PreferencePhrases;
}

type Reader = (value: Said) => PreferenceRequest | null;

/** Kinds that have no value. */
type Plain = "show" | "forget-everything" | "forget-contacts" | "forget-preferences" | "no-buffer";

/** What each kind of preference makes of its value; null when that is none, or more than one. */
export const VALUES: Readonly<Record<Exclude<PreferenceKind, Plain>, Reader>> = {
  "forget-person": forgetPerson,
  "length-alone": length("defaultMeetingDuration", true),
  length: length("defaultMeetingDuration", false),
  buffer: length("bufferTime", true),
  reminder: length("reminderMinutes", true),
  zone,
  hours,
  start,
  end,
  "days-off": daysOff,
  habits,
  workdays,
  language,
};

const set = (values: Partial<Preferences>): PreferenceRequest => ({ kind: "set", values });

/** "Anna", "Anna's address", "what you know about Anna". */
function forgetPerson({ said, book }: Said): PreferenceRequest | null {
  const name = said.replace(book.aroundPerson, "").trim();
  const isName = /^\p{L}[\p{L}\s.'@_+-]{0,60}$/u.test(name) && name.split(/\s+/).length <= 4;
  return isName && !book.notPerson.test(fold(said)) ? { kind: "forget", what: "person", name } : null;
}

/** "45 minutes", "5", "a day before": a length and what stands around one. */
function length(key: "defaultMeetingDuration" | "bufferTime" | "reminderMinutes", bare: boolean): Reader {
  return ({ tokens, book }) => {
    // "a 15 minute buffer"
    const from = tokens[0]?.figure === undefined && tokens[1]?.figure !== undefined ? 1 : 0;
    const found = saidLengthAt(tokens.slice(from), bare);
    if (!found) return null;
    const around = new Set(book.aroundLength.split(" "));
    const behind = tokens.slice(from + found.next);
    return behind.every(({ text }) => text.split(" ").every((word) => around.has(word)))
      ? set({ [key]: found.value })
      : null;
  };
}

/** A city or a zone by name, and nothing behind it. */
function zone({ said }: Said): PreferenceRequest | null {
  const name = said.replace(/\s+(?:time(?: ?zone)?|tijd|zeit)$/i, "").trim();
  const timezone = placeZone(name.toLowerCase()) ?? (name.length > 2 ? zoneNamed(name) : undefined);
  return timezone ? set({ timezone }) : null;
}

const HALF_DAY = 720;

/** "9 to 5", "8:30 till 17:00": a second time that is not later than the first is in the afternoon. */
function hours({ tokens }: Said): PreferenceRequest | null {
  const first = clockAt(tokens, 0, true, true);
  if (!first) return null;
  // "De ocho de la mañana a cuatro de la tarde"
  const to = skip(tokens, first.next, "part");
  const joint = tokens[to];
  if (!joint || !(joint.is.until || joint.is.to || joint.is.and || /^[-a]$/.test(joint.text))) return null;
  const second = clockAt(tokens, to + 1, true, true);
  if (!second || skip(tokens, second.next, "part") < tokens.length) return null;
  const workdayStartMinute = first.value.minute;
  const late = second.value.minute <= workdayStartMinute && second.value.minute < HALF_DAY;
  const workdayEndMinute = second.value.minute + (late ? HALF_DAY : 0);
  return inDay(workdayStartMinute) && inDay(workdayEndMinute) && workdayEndMinute > workdayStartMinute
    ? set({ workdayStartMinute, workdayEndMinute })
    : null;
}

const inDay = (minute: number) => minute >= 0 && minute <= 1440;

function onlyClock({ tokens }: Said): Clock | null {
  const found = clockAt(tokens, 0, true);
  // "10 in the morning"
  const behind = tokens.slice(found?.next ?? 0);
  const isMorning = behind.every(({ is }) => is.part === "morning" || is.in || is.the || is.of || is.on);
  return found && isMorning && found.value.minute <= (behind.length > 0 ? HALF_DAY : 1440) && inDay(found.value.minute)
    ? found.value
    : null;
}

/** Nobody's day begins at 3 in the night, and few end at 5 in the morning. */
function start(rest: Said): PreferenceRequest | null {
  const clock = onlyClock(rest);
  if (!clock) return null;
  return set({ workdayStartMinute: clock.minute + (!clock.sure && clock.minute < 300 ? HALF_DAY : 0) });
}

function end(rest: Said): PreferenceRequest | null {
  const clock = onlyClock(rest);
  if (!clock) return null;
  return set({ workdayEndMinute: clock.minute + (!clock.sure && clock.minute < HALF_DAY ? HALF_DAY : 0) });
}

/** Beside weekdays these say nothing. */
const SMALL = said`^(?:,|${"betweenDays"})$`;

const THROUGH = said`^${"through"}$`;

/** "Friday", "Mondays and Fridays", "Monday to Thursday", "weekends"; null when there is anything else. */
function weekdaysIn(tokens: readonly Token[]): number[] | null {
  const days: number[] = [];
  let range = false;
  for (const [i, token] of tokens.entries()) {
    // "No meetings on Wednesday afternoons" takes no whole day.
    if (token.is.part !== undefined) return null;
    const day = meaning(tokens, i, "wd") ?? meaning(tokens, i, "wds");
    if (day !== undefined) {
      const from = days.at(-1);
      if (range && from !== undefined) for (let next = from + 1; next < day; next++) days.push(next);
      days.push(day);
      range = false;
    } else if (token.is.unit === "weekend" || /^weekends?$/.test(token.text)) days.push(6, 7);
    else if (token.is.until || token.is.to || token.text === "-") range = true;
    else if (!(token.is.and || SMALL.folded.test(token.text))) return null;
    if (THROUGH.folded.test(token.text)) range = true;
  }
  return days.length > 0 ? [...new Set(days)].toSorted((a, b) => a - b) : null;
}

function daysOff({ tokens }: Said): PreferenceRequest | null {
  const days = weekdaysIn(tokens);
  return days && { kind: "set", values: {}, daysOff: days };
}

/** "I don't work Mondays": of several days, or one that comes again; "… on Monday" may be that one alone. */
function habits(value: Said): PreferenceRequest | null {
  const found = daysOff(value);
  const isAgain = value.tokens.some((_, i) => meaning(value.tokens, i, "wds") !== undefined);
  return isAgain || (weekdaysIn(value.tokens)?.length ?? 0) > 1 ? found : null;
}

function workdays({ tokens }: Said): PreferenceRequest | null {
  const days = weekdaysIn(tokens);
  return days && set({ workdays: days });
}

/** Of the languages that Parley reads, by what each calls them. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: "english engels englisch anglais ingles",
  nl: "dutch nederlands niederlandisch hollandisch neerlandais neerlandes holandes",
  de: "german duits deutsch allemand aleman",
  fr: "french frans franzosisch francais frances",
  es: "spanish spaans spanisch espagnol espanol",
};

function language({ tokens }: Said): PreferenceRequest | null {
  const [name, more] = tokens;
  const found = Object.entries(LANGUAGE_NAMES).find(([, names]) => names.split(" ").includes(name?.text ?? ""));
  return found && !more ? set({ language: found[0] }) : null;
}
