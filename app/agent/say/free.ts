import type { OutgoingMessage } from "~/domain/message";
import { formatClock, formatTimes, lengthInWords } from "~/domain/phrasing";
import { capitalised } from "~/domain/text";
import type { Interval } from "~/domain/time";
import { isOneDay } from "~/domain/zones";
import type { ReplyOf } from "../state/reply";
import { titleOf } from "../state/title";
import { wordsOf } from "../words/catalogue";
import { buttons, pick, text } from "./message";
import { lines, nameOf, quote } from "./names";
import { dayOf, isOwnWall, slotWhen, stretch, timesOf, type Voice, when, zoneAfter, zoneOf } from "./voice";

/** Whether and when the user is free in a day or a part of it. */
export function availability({ window, exact, wholeDay, busy, free }: ReplyOf<"availability">, voice: Voice): string {
  const words = wordsOf(voice).free;
  const slot = slotWhen(window, voice);
  const isDay = wholeDay && isOneDay(window);
  if (busy.length === 0)
    return isDay ? words.allDay(dayOf(window.start, voice), hours(window, voice)) : words.yes(slot);
  const taken = busy
    .slice(0, 5)
    .map((event) => `• ${isOneDay(window) ? timesOf(event, voice) : when(event, voice)} ${quote(event.title)}`);
  if (exact) {
    const time = formatClock(window.start, voice.zone, voice.clock);
    return lines(words.busyAt(dayOf(window.start, voice), time, zoneAfter(window, voice)), ...taken);
  }
  if (free.length === 0) return lines(words.busyAll(slot), ...taken);
  const gaps = free
    .slice(0, 6)
    .map((gap) =>
      isOneDay(window) ? formatTimes(gap, voice.zone, voice.clock) : slotWhen(gap, { ...voice, bare: true }),
    );
  const told = words.gaps(stretch(window, voice), wordsOf(voice).list(gaps), zoneAfter(window, voice));
  return lines(told, words.taken, ...taken);
}

/** "09:00–18:00, Amsterdam time, GMT+1"; nothing for a whole day around the clock. */
function hours(window: Interval, voice: Voice): string {
  const times = formatTimes(window, voice.zone, voice.clock);
  if (/^(?:00:00|12:00 am)–(?:00:00|12:00 am)$/.test(times)) return "";
  return isOwnWall(window, voice) ? times : `${times}, ${zoneOf(window.start, voice)}`;
}

/** Free times to pick from, and whose calendars they go by. */
export function freeSlots(reply: ReplyOf<"slots">, voice: Voice): OutgoingMessage {
  const { id, draft, window, options, isBehind, seen, unseen, quota } = reply;
  const words = wordsOf(voice).free;
  const length = lengthInWords(draft.durationMinutes, voice.language);
  const who = names([words.you, ...seen], voice);
  const inHours = draft.limits?.fromMinute === undefined && draft.limits?.untilMinute === undefined;
  const others = seen.length > 0 ? who : "";
  const none = isBehind && capitalised(words.none(length, stretch(window, voice), others, inHours));
  const hidden = unseen.length > 0 && words.unseen(names(unseen, voice));
  if (options.length === 0) return text(lines(none, hidden, words.other));
  const title = quote(titleOf(draft));
  // Whoever's calendar cannot be seen can say it themselves.
  const [unseenGuest, another] = unseen;
  const one = another || !unseenGuest || seen.length > 0 ? "" : nameOf({ name: unseenGuest, email: unseenGuest });
  return pick(
    id,
    lines(
      none,
      isBehind ? words.after(title) : capitalised(words.options(length, title, who)),
      hidden,
      one && quota === null && wordsOf(voice).offer.hint(one),
      quota && wordsOf(voice).noQuota[quota](voice.appUrl),
    ),
    options,
    voice,
  );
}

/** Whether the user and others are free at one time; with what is free instead when they are not. */
export function allFree(reply: ReplyOf<"all-free">, voice: Voice): OutgoingMessage {
  const { id, slot, busy, taken, seen, unseen, options, quota } = reply;
  const { free, noQuota, buttons: titles } = wordsOf(voice);
  const time = slotWhen(slot, voice);
  const [own] = busy;
  const isFree = busy.length + taken.length === 0;
  const body = lines(
    taken.length > 0 && free.theyAreBusy(names(taken, voice), taken.length, time),
    taken.length === 0 && seen.length > 0 && free.theyAreFree(names(seen, voice), seen.length, time),
    own && free.youAreBusy(quote(own.title), when(own, voice)),
    !own && (taken.length > 0 ? free.youAreFreeThen : seen.length > 0 ? free.soAreYou : free.youAreFree(time)),
    unseen.length > 0 && free.unseen(names(unseen, voice)),
    !isFree && options.length > 0 && wordsOf(voice).conflict.instead,
    options.length > 0 && quota && noQuota[quota](voice.appUrl),
  );
  return isFree ? buttons(body, [{ id: `pick:${id}:0`, title: titles.propose }]) : pick(id, body, options, voice);
}

/** "Anna, Tom and Eve". */
function names(list: readonly string[], voice: Voice): string {
  return wordsOf(voice).list(list.map((name) => nameOf({ name, email: name })));
}
