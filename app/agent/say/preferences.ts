import { formatMinute } from "~/domain/clock-style";
import { agendaMoments, EVENING_MINUTE } from "~/domain/daily-agenda";
import type { OutgoingMessage } from "~/domain/message";
import { maskPhone } from "~/domain/phone";
import { formatTrip, lengthInWords, weekdaysInWords, zoneInWords } from "~/domain/phrasing";
import { LANGUAGES, PREFERENCE_LIMITS, type Preferences } from "~/domain/preferences";
import { DAY } from "~/domain/time";
import type { Trip } from "~/domain/trips";
import type { ReplyOf } from "../state/reply";
import { wordsOf } from "../words/catalogue";
import { buttons, text } from "./message";
import { lines, nameOf, people } from "./names";
import { momentOf, type Voice } from "./voice";

/** What became of preferences: each with what it is and what it was, and a button that brings it back. */
export function preferencesChanged(
  { id, before, after, undone }: ReplyOf<"preferences">,
  voice: Voice,
): OutgoingMessage {
  const words = wordsOf(voice);
  const { changed, already, undone: again, told: normalise, zoneNote, tripNote } = words.preferences;
  const told = valuesIn({ ...before, ...after }, voice).map(({ keys, label, value }) => {
    const was = valuesIn(before, voice).find((one) => one.label === label)?.value ?? "";
    if (!keys.some((key) => after[key] !== undefined)) return already(label, value);
    // Of many trips only those that are new are told.
    if (after.trips?.length && keys.includes("trips"))
      return normalise(label, newTrips(after.trips, before.trips ?? [], voice));
    return undone ? again(label, value) : changed(label, value, was);
  });
  const body = lines(
    ...told,
    after.timezone !== undefined && !undone && zoneNote,
    !undone &&
      AGENDA_KEYS.some((key) => after[key] !== undefined) &&
      agendaNote({ ...voice.preferences, ...after }, voice),
    (after.trips?.length ?? 0) > 0 && !undone && tripNote,
  );
  const canUndo = Object.keys(after).length > 0 && !undone;
  return canUndo ? buttons(body, [{ id: `undo:${id}`, title: words.buttons.undo }]) : text(body);
}

/** Why a value cannot be. */
export function preferenceRefused({ problem }: ReplyOf<"preference-refused">, voice: Voice): OutgoingMessage {
  const { preferences } = wordsOf(voice);
  if (problem.kind === "hours") return text(preferences.hours);
  if (problem.kind === "no-days") return text(preferences.noDays);
  const { min, max } = PREFERENCE_LIMITS[problem.key];
  const length = (minutes: number) => lengthInWords(minutes, voice.language);
  return text(preferences.range(preferences.labels[problem.key], length(min), length(max)));
}

/** Everything that is remembered of the user, the number masked. */
export function whatIsKnown({ id, preferences, known, canForget }: ReplyOf<"known">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice).preferences;
  const { names, total } = known.people;
  const shown = names.map((name) => nameOf({ name, email: name })).join(", ");
  const everybody = total > names.length ? wordsOf(voice).andMore(shown, total - names.length) : shown;
  const body = lines(
    words.about,
    ...valuesIn(preferences, voice).map(({ label, value }) => `• ${words.fact(label, value)}`),
    `• ${words.fact(words.calendar, known.calendar ?? words.notConnected)}`,
    known.phone && `• ${words.fact(words.phone, maskPhone(known.phone))}`,
    `• ${words.fact(words.people, total > 0 ? everybody : words.nobody)}`,
  );
  return canForget ? buttons(body, [{ id: `forget:${id}`, title: words.forgetAll }]) : text(body);
}

/** The question before anything is forgotten. */
export function askForget({ id, forget }: ReplyOf<"ask-forget">, voice: Voice): OutgoingMessage {
  const words = wordsOf(voice).preferences;
  const questions = {
    people: words.forgetPeople(people(forget.what === "people" ? forget.people : [], voice, { addresses: true })),
    contacts: words.forgetContacts,
    preferences: words.forgetPreferences,
    everything: words.forgetEverything,
  };
  return buttons(questions[forget.what], [
    { id: `yes:${id}`, title: forget.what === "preferences" ? words.reset : words.yes },
    { id: `no:${id}`, title: wordsOf(voice).buttons.no },
  ]);
}

const AGENDA_KEYS = ["notifyAgenda", "agendaDays", "agendaMinute", "agendaWhenEmpty", "agendaBy"] as const;

/** "08:00 on working days, by mail". */
function agendaValue(of: Partial<Preferences>, { clock, language }: Voice): string {
  const { agenda } = wordsOf({ language }).preferences;
  if (!of.notifyAgenda) return agenda.off;
  return [
    agenda.at(formatMinute(of.agendaMinute ?? 0, clock), of.agendaDays === "every-day"),
    of.agendaBy === "email" && agenda.byMail,
    of.agendaWhenEmpty && agenda.whenEmpty,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Beside an agenda that is new or other: when the first one comes, and what it leaves out. */
function agendaNote(preferences: Preferences, voice: Voice): string {
  const [first] = agendaMoments(preferences, voice.now + 1, voice.now + WEEK_AND_A_DAY_MS);
  if (!first) return "";
  const { agenda } = wordsOf(voice).preferences;
  const at = momentOf(first.at, voice, first.zone);
  return [
    preferences.agendaMinute >= EVENING_MINUTE ? agenda.firstOfNextDay(at) : agenda.first(at),
    !preferences.agendaWhenEmpty && agenda.notEmpty,
  ]
    .filter(Boolean)
    .join(" ");
}

const WEEK_AND_A_DAY_MS = 8 * DAY;

function newTrips(trips: readonly Trip[], before: readonly Trip[], voice: Voice): string {
  const fresh = trips.filter((trip) => !before.some((one) => one.zone === trip.zone && one.start === trip.start));
  return (fresh.length > 0 ? fresh : trips).map((trip) => formatTrip(trip, voice)).join("; ");
}

interface Value {
  keys: (keyof Preferences)[];
  label: string;
  value: string;
}

/** Preferences as people read them, in the order of the settings page. */
function valuesIn(of: Partial<Preferences>, voice: Voice): Value[] {
  const { labels, languages, none, noTrips, before } = wordsOf(voice).preferences;
  const { language, clock, now } = voice;
  const length = (minutes: number) => lengthInWords(minutes, language);
  const values: Value[] = [];
  const add = (label: string, value: string, ...keys: (keyof Preferences)[]) => values.push({ keys, label, value });
  if (of.defaultMeetingDuration !== undefined)
    add(labels.defaultMeetingDuration, length(of.defaultMeetingDuration), "defaultMeetingDuration");
  if (of.bufferTime !== undefined)
    add(labels.bufferTime, of.bufferTime === 0 ? none : length(of.bufferTime), "bufferTime");
  if (of.reminderMinutes !== undefined)
    add(labels.reminderMinutes, before(length(of.reminderMinutes)), "reminderMinutes");
  if (of.workdayStartMinute !== undefined && of.workdayEndMinute !== undefined) {
    const hours = [of.workdayStartMinute, of.workdayEndMinute].map((minute) => formatMinute(minute, clock)).join("–");
    add(labels.hours, hours, "workdayStartMinute", "workdayEndMinute");
  }
  if (of.workdays !== undefined) add(labels.workdays, weekdaysInWords(of.workdays, language), "workdays");
  if (of.timezone !== undefined) add(labels.timezone, zoneInWords(of.timezone, now, now, language), "timezone");
  if (of.trips !== undefined)
    add(labels.trips, of.trips.map((trip) => formatTrip(trip, voice)).join("; ") || noTrips, "trips");
  if (of.notifyAgenda !== undefined) add(labels.agenda, agendaValue(of, voice), ...AGENDA_KEYS);
  const named = LANGUAGES.find(({ value }) => value === of.language);
  if (named) add(labels.language, languages[named.value], "language");
  return values;
}
