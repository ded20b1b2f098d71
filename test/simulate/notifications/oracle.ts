import type { DatabaseSync } from "node:sqlite";
import { Temporal } from "temporal-polyfill";
import type { Machine, Trouble } from "../machine";
import type { Entry } from "./calendar-play";
import { type PlayedUser, TITLES } from "./doings";
import { ITEMS } from "./items";
import type { MailboxPlay } from "./mailbox-play";
import type { PhonePlay, Taken } from "./phone-play";
import type { Basis, Told, ToldLog } from "./told";

/*
 * What must be true of every run. Nothing here asks the app how it plans or decides: it knows what others wrote in the
 * calendar, what the app was told and when, what the providers took, and what stands in the tables at the end.
 */

export interface Violation {
  rule: string;
  what: string;
}

const MINUTE = 60_000;
const DAY_MINUTES = 1_440;
/** After the last trouble everything is in order again by then: a claim that was lost, evidence that never came, a mail. */
const RECOVERY_MS = 14 * MINUTE;
/** Of meetings that start together a message names so many; the others are counted in it. */
const LISTED = 5;
/** Trouble so long before something is due may still be felt when it is. */
const FELT_MS = 20 * MINUTE;
/** Without trouble a message is out this soon after its minute. */
const PROMPT_MS = 30_000;
/** A time that is set now also holds for a moment that has passed by less than this; near to it anything may be right. */
const SURELY_LATE_MS = 13 * MINUTE;
const TROUBLES: Trouble[] = [
  ...(["kill", "whatsapp", "mail", "database", "statusLost", "statusTwice", "statusLate", "statusFailed"] as const),
  ...(["queueTwice", "deadLetter", "cronMissed", "interleave", "google"] as const),
];

/** Something that a provider took, and what the run that handed it over went by. */
export interface Sent {
  channel: "whatsapp" | "mail";
  /** The id of the delivery, without the ending of a mail that took another's place. */
  occasion: string;
  id: string;
  /** The provider's. */
  providerId: string;
  text: string;
  at: number;
  basis: Basis;
  /** Whether nothing was told to the app between the first look of that run and its last write. */
  steady: boolean;
  bornAt: number;
}

interface Ended {
  machine: Machine;
  sqlite: DatabaseSync;
  users: readonly PlayedUser[];
  log: ToldLog;
  phone: PhonePlay;
  mailbox: MailboxPlay;
  sent: readonly Sent[];
  /** Whether nothing could go wrong or come in between from the start. */
  isCalm: boolean;
}

/** Everything that is wrong once a run has ended and settled. */
export function judge(ended: Ended): Violation[] {
  return [
    ...ended.sent.flatMap((one) => judgeSent(ended, one)),
    ...judgeRepeats(ended),
    ...ended.users.flatMap((user) => [
      ...judgeOwed(ended, user),
      ...judgeConflicts(ended, user),
      ...judgeOwedAgendas(ended, user),
      ...judgeOwedItems(ended, user),
    ]),
    ...judgeRows(ended),
    ...(ended.machine.isBusy ? [{ rule: "work that hangs", what: "something that was begun has not ended" }] : []),
  ];
}

const isReminder = ({ occasion }: Sent) => occasion.startsWith("reminder:");
const isDueItems = ({ occasion }: Sent) => occasion.startsWith("due-items:");
const isAgenda = ({ occasion }: Sent) => occasion.startsWith("agenda:");
const titlesIn = (text: string) => TITLES.filter((title) => text.includes(title));
const startOf = ({ occasion }: Sent) => Number(occasion.split(":")[2]);

/** Whether its owner hears of it beforehand. */
const isTold = ({ cancelled, allDay, declined }: Entry) => !cancelled && !allDay && !declined;
const takesTime = (entry: Entry) => isTold(entry) && !entry.free;
const endOf = ({ start, minutes }: Entry) => start + minutes * MINUTE;
const overlap = (a: Entry, b: Entry) => a.start < endOf(b) && b.start < endOf(a);

function zoneOf({ zone, trips }: Told, at: number): string {
  return trips.find(({ start, end }) => start <= at && at < end)?.zone ?? zone;
}

const wallOf = (at: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);

/** When the owner wants to hear of it: so many minutes before, and whole days at the same time on the wall. */
function dueOf(entry: Entry, told: Told): number | null {
  const own = told.own[entry.id];
  const minutes = own === undefined ? told.reminderMinutes : own.minutes;
  if (minutes === null) return null;
  const days = Math.floor(minutes / DAY_MINUTES);
  const there = wallOf(entry.start, zoneOf(told, entry.start)).subtract({ days });
  const at = there.epochMilliseconds - (minutes % DAY_MINUTES) * MINUTE;
  return at - (at % MINUTE);
}

const entriesOf = (user: PlayedUser, told: Told | null) => user.calendar.at(told?.changes ?? 0);

function userOf({ users }: Ended, { occasion }: Sent): PlayedUser | undefined {
  return users.find(({ id }) => occasion.split(":")[1] === id);
}

/** One message, by what the run that sent it had been told when it took the right to. */
function judgeSent(ended: Ended, sent: Sent): Violation[] {
  const user = userOf(ended, sent);
  const what = `${sent.channel} ${sent.id}`;
  if (!user) return [{ rule: "a message for nobody", what }];
  const told = sent.basis.told.get(user.id) ?? null;
  if (!told) return [{ rule: "sent to an account that is gone", what }];
  const entries = [...entriesOf(user, told).values()];
  const meant = titlesIn(sent.text).map((title) => entries.find((entry) => entry.title === title));
  if (isDueItems(sent)) return [...judgeStop(sent, told), ...judgeItems(ended, user, sent, told)];
  return [
    ...judgeStop(sent, told),
    ...(isAgenda(sent)
      ? judgeAgenda(ended, user, sent, told)
      : isReminder(sent)
        ? judgeReminder(ended, user, sent, meant)
        : judgeAlert(sent, told, meant)),
    ...(isAgenda(sent) ? [] : judgeWall(sent, told, meant)),
  ];
}

const judgeStop = ({ channel, id }: Sent, { optedOut }: Told): Violation[] =>
  channel === "whatsapp" && optedOut ? [{ rule: "sent after STOP", what: `${channel} ${id}` }] : [];

function judgeReminder({ log }: Ended, user: PlayedUser, sent: Sent, meant: (Entry | undefined)[]): Violation[] {
  const what = `${sent.channel} ${sent.id}: ${titlesIn(sent.text)}`;
  const start = startOf(sent);
  const isDead = meant.some((entry) => !entry || !isTold(entry) || entry.start !== start);
  // What was due once and waited for a second try is not early because its owner wants it later since.
  const moments = log
    .of(user.id)
    .filter(({ at, told }) => told && at <= sent.at)
    .flatMap(({ told }) =>
      meant.map((entry) => (entry && told ? (dueOf({ ...entry, start }, told) ?? Number.NaN) : Number.NaN)),
    );
  return [
    ...(meant.length === 0 ? [{ rule: "a reminder of nothing", what }] : []),
    ...(isDead ? [{ rule: "a reminder for a dead time", what }] : []),
    ...(sent.bornAt >= start || sent.basis.at >= start + MINUTE ? [{ rule: "a reminder after the start", what }] : []),
    ...(moments.some((due) => due <= sent.at) ? [] : [{ rule: "a reminder before its time", what }]),
  ];
}

/** From this minute on it is that of the next day. */
const EVENING = 1_020;
/** Later than this it is of no use. */
const AGENDA_MINUTES = 240;

/** Where somebody is at noon of a day. */
function zoneOfDay({ zone, trips }: Told, day: Temporal.PlainDate): string {
  const away = trips.find((trip) => {
    const noon = day.toZonedDateTime({ timeZone: trip.zone, plainTime: "12:00" }).epochMilliseconds;
    return trip.zone !== zone && trip.start <= noon && noon < trip.end;
  });
  return away?.zone ?? zone;
}

/** When the agenda of a day is due; null when none is wanted of it. */
function agendaDue(told: Told, day: string): number | null {
  const { on, everyDay, minute, workdays } = told.agenda;
  const about = Temporal.PlainDate.from(day);
  if (!on || !(everyDay || workdays.includes(about.dayOfWeek))) return null;
  const sent = minute >= EVENING ? about.subtract({ days: 1 }) : about;
  const plainTime = { hour: Math.floor(minute / 60), minute: minute % 60 };
  return sent.toZonedDateTime({ timeZone: zoneOfDay(told, sent), plainTime }).epochMilliseconds;
}

/** What the agenda of a day holds, by title. */
function agendaTitles(user: PlayedUser, told: Told, day: string): string[] {
  const date = Temporal.PlainDate.from(day);
  const zone = zoneOfDay(told, date);
  const [from, until] = [date, date.add({ days: 1 })].map((one) => one.toZonedDateTime(zone).epochMilliseconds);
  const holds = (entry: Entry) =>
    entry.allDay
      ? new Date(entry.start).toISOString().startsWith(day)
      : entry.start < (until ?? 0) && endOf(entry) > (from ?? 0);
  const entries = [...entriesOf(user, told).values()];
  return entries.filter((entry) => !entry.cancelled && !entry.declined && holds(entry)).map(({ title }) => title);
}

const dayOf = ({ occasion }: Sent) => occasion.split(":")[2] ?? "";

function judgeAgenda({ log }: Ended, user: PlayedUser, sent: Sent, told: Told): Violation[] {
  const day = dayOf(sent);
  const what = `${sent.channel} ${sent.id}: ${titlesIn(sent.text)}`;
  const dues = log
    .of(user.id)
    .filter(({ at }) => at <= sent.at)
    .flatMap((since) => (since.told ? [agendaDue(since.told, day)] : []))
    .filter((due) => due !== null);
  const isFirstTry = sent.channel === "whatsapp" && sent.steady;
  const titles = agendaTitles(user, told, day).toSorted();
  const isWhole = JSON.stringify(titlesIn(sent.text).toSorted()) === JSON.stringify(titles);
  return [
    ...(dues.some((due) => due <= sent.at) ? [] : [{ rule: "an agenda before its time", what }]),
    ...(dues.some((due) => sent.basis.at < due + (AGENDA_MINUTES + 1) * MINUTE)
      ? []
      : [{ rule: "an agenda of no use any more", what }]),
    ...(isFirstTry && agendaDue(told, day) === null ? [{ rule: "an agenda that is switched off", what }] : []),
    ...(isFirstTry && !isWhole ? [{ rule: "an agenda of another day", what: `${what}, not ${titles}` }] : []),
    ...(isFirstTry && titles.length === 0 && told.items.every(({ due }) => due > day) && !told.agenda.whenEmpty
      ? [{ rule: "an agenda of nothing", what }]
      : []),
  ];
}

/** An agenda that was wanted in the same way for some time before and after its moment has been told. */
function judgeOwedAgendas({ machine, log, sent, phone, mailbox, isCalm }: Ended, user: PlayedUser): Violation[] {
  const stretches = log.of(user.id);
  const first = stretches[0]?.at ?? machine.now;
  const days = Array.from({ length: Math.ceil((machine.now - first) / (DAY_MINUTES * MINUTE)) + 3 }, (_, n) =>
    new Date(first + (n - 1) * DAY_MINUTES * MINUTE).toISOString().slice(0, 10),
  );
  return days.flatMap((day) => {
    const dues = new Set(stretches.flatMap(({ told }) => (told ? [agendaDue(told, day)] : [])));
    return [...dues].flatMap((due) => {
      if (due === null || due - FELT_MS < first || due + RECOVERY_MS > machine.now) return [];
      const during = stretches.filter(
        ({ at }, n) => at < due + RECOVERY_MS && (stretches[n + 1]?.at ?? machine.now) > due - FELT_MS,
      );
      const isOwed = during.every(({ told }) => told && agendaDue(told, day) === due && isAgendaDue(user, told, day));
      if (!isOwed || machine.lastStruck(TROUBLES, due - FELT_MS, due + RECOVERY_MS) > 0) return [];
      const occasion = `agenda:${user.id}:${day}`;
      const isRefused =
        [...phone.missed, ...mailbox.refused].some((id) => id.startsWith(occasion)) ||
        isBounced(mailbox, user) ||
        sent.some((one) => one.occasion === occasion && isRefusedLater(phone, one));
      const latest = due + (isCalm ? PROMPT_MS : RECOVERY_MS);
      const isTold = sent.some((one) => one.occasion === occasion && one.at <= latest);
      return isTold || isRefused ? [] : [{ rule: "an agenda that nobody was told", what: `${occasion} at ${due}` }];
    });
  });
}

/** Whether there is anything to tell, and a way to. */
function isAgendaDue(user: PlayedUser, told: Told, day: string): boolean {
  if (told.changes === null) return false;
  const isOpen = told.agenda.byMail || told.mail || (told.reachable && !told.optedOut);
  return isOpen && (told.agenda.whenEmpty || agendaTitles(user, told, day).length > 0);
}

/** Nine in the morning, where no agenda says another hour of the morning. */
const ITEMS_MINUTE = 540;
const MORNING = { from: 420, until: 720 };

/** When what is due on a day is told; null on a day that has an agenda, which tells it. */
function itemsDue(told: Told, day: string): number | null {
  const { on, everyDay, minute, workdays } = told.agenda;
  const about = Temporal.PlainDate.from(day);
  if (on && (everyDay || workdays.includes(about.dayOfWeek))) return null;
  const at = on && minute >= MORNING.from && minute < MORNING.until ? minute : ITEMS_MINUTE;
  const plainTime = { hour: Math.floor(at / 60), minute: at % 60 };
  return about.toZonedDateTime({ timeZone: zoneOfDay(told, about), plainTime }).epochMilliseconds;
}

const itemsOf = ({ items }: Told, day: string) =>
  ITEMS.filter((item) => items.some(({ text, due }) => due === day && text.includes(item)));

/** What is told to be due is that, the user's own, and not done. */
function judgeItems({ log }: Ended, user: PlayedUser, sent: Sent, told: Told): Violation[] {
  const day = dayOf(sent);
  const named = ITEMS.filter((item) => sent.text.includes(item));
  const what = `${sent.channel} ${sent.id}: ${named}`;
  const known = log.of(user.id).filter(({ at }) => at <= sent.at);
  const dues = known.flatMap((since) => (since.told ? [itemsDue(since.told, day)] : [])).filter((due) => due !== null);
  const isFirstTry = sent.channel === "whatsapp" && sent.steady;
  const isOther = named.some((item) => !known.some((since) => since.told && itemsOf(since.told, day).includes(item)));
  return [
    ...(dues.some((due) => due <= sent.at) ? [] : [{ rule: "due items before their time", what }]),
    ...(dues.some((due) => sent.basis.at < due + (AGENDA_MINUTES + 1) * MINUTE)
      ? []
      : [{ rule: "due items too late to matter", what }]),
    ...(named.length === 0 ? [{ rule: "due items of nothing", what }] : []),
    ...(isOther ? [{ rule: "an item that was never due that day", what }] : []),
    ...(isFirstTry && itemsDue(told, day) === null ? [{ rule: "due items beside an agenda", what }] : []),
    ...(isFirstTry && JSON.stringify(named) !== JSON.stringify(itemsOf(told, day))
      ? [{ rule: "other items than are due", what: `${what}, not ${itemsOf(told, day)}` }]
      : []),
  ];
}

/** What was due on a day for some time before and after its moment, with a way to tell it, has been told. */
function judgeOwedItems({ machine, log, sent, phone, mailbox, isCalm }: Ended, user: PlayedUser): Violation[] {
  const stretches = log.of(user.id);
  const days = new Set(stretches.flatMap(({ told }) => told?.items.map(({ due }) => due) ?? []));
  const first = stretches[0]?.at ?? machine.now;
  return [...days].flatMap((day) => {
    const dues = new Set(stretches.flatMap(({ told }) => (told ? [itemsDue(told, day)] : [])));
    return [...dues].flatMap((due) => {
      if (due === null || due - FELT_MS < first || due + RECOVERY_MS > machine.now) return [];
      const during = stretches.filter(
        ({ at }, n) => at < due + RECOVERY_MS && (stretches[n + 1]?.at ?? machine.now) > due - FELT_MS,
      );
      const isOpen = ({ mail, whatsapp, reachable, optedOut, changes }: Told) =>
        changes !== null && (mail || (whatsapp && reachable && !optedOut));
      const isOwed = during.every(
        ({ told }) => told && itemsDue(told, day) === due && isOpen(told) && itemsOf(told, day).length > 0,
      );
      if (!isOwed || machine.lastStruck(TROUBLES, due - FELT_MS, due + RECOVERY_MS) > 0) return [];
      const occasion = `due-items:${user.id}:${day}`;
      const isRefused =
        [...phone.missed, ...mailbox.refused].some((id) => id.startsWith(occasion)) ||
        isBounced(mailbox, user) ||
        sent.some((one) => one.occasion === occasion && isRefusedLater(phone, one));
      const latest = due + (isCalm ? PROMPT_MS : RECOVERY_MS);
      // Of a day whose agenda went before it was switched off everything is told.
      const tells = [occasion, `agenda:${user.id}:${day}`];
      const isTold = sent.some((one) => tells.includes(one.occasion) && one.at <= latest);
      return isTold || isRefused ? [] : [{ rule: "due items that nobody was told", what: `${occasion} at ${due}` }];
    });
  });
}

function judgeAlert(sent: Sent, told: Told, meant: (Entry | undefined)[]): Violation[] {
  const what = `${sent.channel} ${sent.id}: ${titlesIn(sent.text)}`;
  // Overlaps that are found together are told in one message: each of its meetings is in the way of another of them.
  const taken = meant.filter((one) => one !== undefined && takesTime(one));
  const isInTheWay = (one: Entry) => taken.some((other) => other && other !== one && overlap(one, other));
  const stands = taken.length > 1 && meant.every((one) => one && taken.includes(one) && isInTheWay(one));
  const { hour } = wallOf(sent.bornAt, zoneOf(told, sent.bornAt));
  const isFirstTry = sent.channel === "whatsapp" && sent.steady;
  return [
    ...(stands ? [] : [{ rule: "an alert about no overlap", what }]),
    ...(isFirstTry && (hour < 7 || hour >= 22) && wallOf(sent.basis.at, zoneOf(told, sent.basis.at)).hour < 7
      ? [{ rule: "an alert at night", what }]
      : []),
  ];
}

/** The time in the words is that on the wall where the user is: of two meetings, when the earlier one begins. */
function judgeWall({ text, steady, channel, id }: Sent, told: Told, meant: (Entry | undefined)[]): Violation[] {
  const [entry] = meant.filter((one) => one !== undefined).toSorted((a, b) => a.start - b.start);
  // Words are written with the delivery: a mail that waited may be from before a journey.
  if (!entry || !steady || channel === "mail") return [];
  const { hour, minute } = wallOf(entry.start, zoneOf(told, entry.start));
  const minutes = String(minute).padStart(2, "0");
  const forms = [`${String(hour).padStart(2, "0")}:${minutes}`, `${hour % 12 || 12}:${minutes}`, `${hour % 12 || 12} `];
  const isThere = forms.some((form) => text.includes(form)) || (minute === 0 && text.includes(`${hour % 12 || 12}`));
  return isThere ? [] : [{ rule: "a time of another wall", what: `${id}: ${forms[0]}` }];
}

/** Never two of one on one channel, unless its provider refused the first or the owner asked to hear it again. */
function judgeRepeats(ended: Ended): Violation[] {
  const { phone, log, sqlite } = ended;
  const violations: Violation[] = [];
  const createdAt = new Map(
    sqlite
      .prepare("SELECT id, created_at AS at FROM deliveries")
      .all()
      .map((row) => [String(row.id), Number(row.at)]),
  );
  const about = ended.sent.flatMap((sent) => {
    const user = userOf(ended, sent);
    const entries = [...entriesOf(user as PlayedUser, sent.basis.told.get(user?.id ?? "") ?? null).values()];
    const meant = titlesIn(sent.text).map((title) => entries.find((entry) => entry.title === title));
    if (isAgenda(sent) || isDueItems(sent)) return [{ sent, key: sent.occasion, ids: [] }];
    if (!isReminder(sent)) return [{ sent, key: `${sent.occasion.split(":")[1]} ${overlapKey(meant)}`, ids: [] }];
    return meant.map((entry) => ({
      sent,
      key: `${user?.id} ${entry?.id} ${startOf(sent)}`,
      ids: entry ? [entry.id] : [],
    }));
  });
  for (const group of Map.groupBy(about, ({ sent, key }) => `${sent.channel} ${key}`).values()) {
    for (const [n, { sent, ids }] of group.entries()) {
      const before = group[n - 1]?.sent;
      if (!before || (before.channel === "whatsapp" && isRefusedLater(phone, before))) continue;
      const since = createdAt.get(before.id) ?? before.at - 3 * MINUTE;
      const user = userOf(ended, sent);
      const asked = log.of(user?.id ?? "").some(({ told }) => ids.some((id) => (told?.own[id]?.setAt ?? 0) >= since));
      if (!asked) violations.push({ rule: "told twice on one channel", what: `${before.id} and ${sent.id}` });
    }
  }
  return violations;
}

const overlapKey = (meant: (Entry | undefined)[]) =>
  meant
    .map((entry) => entry && `${entry.id} ${entry.start} ${entry.minutes}`)
    .sort()
    .join(" ");

/** Meta had taken it, and said then that it did not deliver it. */
function isRefusedLater({ taken }: PhonePlay, sent: Sent): boolean {
  return taken.some(({ id, said }) => id === sent.providerId && said.some(({ status }) => status === "failed"));
}

interface Request {
  entry: Entry;
  due: number;
  from: number;
  until: number;
  /** Whether a mail may be sent, and a message, for all of that time. */
  told: readonly Told[];
}

/** What was to be told of each event, and for how long that stood: what the app knew, stretch by stretch. */
function requestsOf(user: PlayedUser, log: ToldLog, end: number): Request[] {
  const stretches = log.of(user.id);
  const ended: Request[] = [];
  let open = new Map<string, Request>();
  for (const [n, { at: from, told }] of stretches.entries()) {
    const now = new Map<string, Request>();
    for (const request of told ? requestsIn(user, told, { from, until: stretches[n + 1]?.at ?? end }) : []) {
      const key = `${request.entry.id} ${request.entry.start} ${request.due}`;
      const before = open.get(key);
      // What becomes of it, or is said of it, once it has begun is no reason to tell it.
      const hasBegun = request.from >= request.entry.start;
      if (before && hasBegun) now.set(key, { ...before, until: request.until });
      else now.set(key, before ? { ...request, from: before.from, told: [...before.told, ...request.told] } : request);
    }
    ended.push(...[...open].filter(([key]) => !now.has(key)).map(([, request]) => request));
    open = now;
  }
  return [...ended, ...open.values()];
}

function requestsIn(user: PlayedUser, told: Told, stretch: Pick<Request, "from" | "until">): Request[] {
  return [...entriesOf(user, told).values()].filter(isTold).flatMap((entry) => {
    const due = dueOf(entry, told);
    return due === null ? [] : [{ entry, due, ...stretch, told: [told] }];
  });
}

/** Nothing due without an end: it was told in time, or what kept it from that is known. */
function judgeOwed(ended: Ended, user: PlayedUser): Violation[] {
  const { machine, log, isCalm } = ended;
  return requestsOf(user, log, machine.now - 3 * MINUTE).flatMap((request) => {
    const { entry, due, from } = request;
    const until = Math.min(request.until, entry.start);
    const begins = Math.max(due, from);
    const wanted = isWanted(request, usualSince(log.of(user.id), from));
    if (until <= begins || !wanted) return [];
    const told = tellingsOf(ended, user, request, until);
    const what = `${entry.title} at ${new Date(entry.start).toISOString()}, due ${new Date(due).toISOString()}`;
    if (isCalm && due >= from && !isExcused(ended, user, request)) {
      const latest = due + PROMPT_MS;
      if (until > latest && !told.some(({ at }) => at <= latest)) return [{ rule: "not told within its minute", what }];
    }
    if (told.length > 0) return [];
    const calmSince = Math.max(begins, machine.lastStruck(TROUBLES, begins - FELT_MS, until));
    // A time that has just been set holds for what has just passed only where the plan is made at once.
    if (wanted === "at once" && machine.lastStruck(TROUBLES, from - FELT_MS, from + FELT_MS) > 0) return [];
    if (isGivenUp(ended, user, request, { begins, until })) return [];
    if (until - calmSince < RECOVERY_MS || isExcused(ended, user, request)) return [];
    return [{ rule: "due, and never told", what }];
  });
}

/**
 * Whether it was sure that it had to be told: some channel was open all the time, and what its owner had said of when to
 * be told was said before its moment, or of this very meeting.
 */
function isWanted({ entry, due, from, told }: Request, usualSince: number): false | "late" | "at once" {
  const byMail = told.every(({ mail }) => mail);
  const byPhone = told.every(({ whatsapp, reachable, optedOut }) => whatsapp && reachable && !optedOut);
  if (!byMail && !byPhone) return false;
  const own = told.at(0)?.own[entry.id];
  if (due >= from || own !== undefined || usualSince <= Math.max(due, entry.updatedAt)) return "late";
  return due > from - SURELY_LATE_MS && "at once";
}

/** Since when the usual time was what it was then, and reminders were on; 0 when it had never been anything else. */
function usualSince(stretches: ReturnType<ToldLog["of"]>, then: number): number {
  const until = stretches.filter(({ at }) => at <= then);
  const usualOf = (one: (typeof until)[number] | undefined) =>
    one?.told && `${one.told.reminderMinutes} ${one.told.whatsapp || one.told.mail}`;
  const other = until.findLastIndex((one) => usualOf(one) !== usualOf(until.at(-1)));
  return other === -1 ? 0 : (until[other + 1]?.at ?? then);
}

/** What reached a provider about it and was not given back, since the owner last said when to tell it. */
function tellingsOf({ sent, phone }: Ended, user: PlayedUser, { entry, due, told }: Request, until: number): Sent[] {
  // Who asks again for the moment that has just been has heard it.
  const since = Math.min(told.at(-1)?.own[entry.id]?.setAt ?? 0, due);
  return sent.filter(
    (one) =>
      isReminder(one) &&
      one.occasion.split(":")[1] === user.id &&
      (one.text.includes(entry.title) || titlesIn(one.text).length >= LISTED) &&
      startOf(one) === entry.start &&
      one.at >= since &&
      one.at <= until + MINUTE &&
      !isRefusedLater(phone, one),
  );
}

/** What the queue gives up has ended, also what was begun by an earlier time of its owner's. */
function isGivenUp(
  { machine, sqlite }: Ended,
  { id }: PlayedUser,
  { entry }: Request,
  { begins, until }: { begins: number; until: number },
): boolean {
  if (machine.struckBetween(["deadLetter"], begins, until)) return true;
  const given = sqlite.prepare("SELECT 1 FROM deliveries WHERE id LIKE ? AND error_code = 'dead-letter'");
  return given.get(`reminder:${id}:${String(entry.start).padStart(13, "0")}%`) !== undefined;
}

/** The providers of all channels that were open said no. */
function isExcused({ phone, mailbox, sent, sqlite }: Ended, user: PlayedUser, { entry, told }: Request): boolean {
  const prefix = `reminder:${user.id}:${String(entry.start).padStart(13, "0")}`;
  const ends = sqlite.prepare("SELECT 1 FROM deliveries WHERE id LIKE ? AND error_code = 'no-evidence'");
  const isMissed =
    ends.get(`${prefix}%`) !== undefined ||
    [...phone.missed].some((callback) => callback.startsWith(prefix)) ||
    sent.some((one) => one.id.startsWith(prefix) && isRefusedLater(phone, one));
  const noMail =
    told.some(({ mail }) => !mail) ||
    [...mailbox.refused].some((key) => key.startsWith(prefix)) ||
    isBounced(mailbox, user);
  const noPhone = told.some(({ whatsapp, reachable, optedOut }) => !whatsapp || !reachable || optedOut);
  return noMail && (isMissed || noPhone);
}

/** A mail came back: the address gets none of these any more. */
const isBounced = ({ mails }: MailboxPlay, { email }: PlayedUser) =>
  [...mails.values()].some(({ to, said }) => to === email && said.some(({ type }) => type === "bounced"));

/** What came onto something else is told while it stands, outside the night, once the calendar was known. */
function judgeConflicts(ended: Ended, user: PlayedUser): Violation[] {
  const { machine, log } = ended;
  const stretches = log.of(user.id);
  return stretches.flatMap(({ at, told }, n) => {
    const before = stretches[n - 1]?.told;
    if (!told || !before || before.changes === null || told.changes === before.changes || !told.conflicts) return [];
    const known = entriesOf(user, before);
    const entries = [...entriesOf(user, told).values()].filter((entry) => takesTime(entry) && entry.start > at);
    return entries.flatMap((entry) => {
      const was = known.get(entry.id);
      if (was && takesTime(was) && was.start === entry.start && was.minutes === entry.minutes) return [];
      const others = entries.filter((one) => one.id !== entry.id && overlap(one, entry));
      if (others.length === 0) return [];
      const until = standsUntil(user, stretches.slice(n), entry, others, machine.now);
      const opens = afterNight(told, at);
      const calmSince = Math.max(opens, machine.lastStruck(TROUBLES, opens - FELT_MS, until));
      if (until - calmSince < RECOVERY_MS || machine.lastStruck(TROUBLES, at - FELT_MS, at + RECOVERY_MS) > 0)
        return [];
      const isTold = ended.sent.some(
        ({ occasion, text }) =>
          occasion.startsWith(`conflict:${user.id}:`) && (text.includes(entry.title) || IS_COUNTED.test(text)),
      );
      const what = `${entry.title} onto ${others.map(({ title }) => title)} at ${new Date(at).toISOString()}`;
      return isTold || isConflictExcused(ended, user) ? [] : [{ rule: "an overlap that nobody told", what }];
    });
  });
}

/** Of many overlaps at once the first few are named. */
const IS_COUNTED = / more: http/;

/** Until when both stand as they are, still ahead, and their owner wants to hear of it on some channel. */
function standsUntil(
  user: PlayedUser,
  stretches: ReturnType<ToldLog["of"]>,
  entry: Entry,
  others: readonly Entry[],
  end: number,
): number {
  const stands = ({ told }: (typeof stretches)[number]) => {
    if (!told?.conflicts || !(told.mail || (told.whatsapp && told.reachable && !told.optedOut))) return false;
    const now = entriesOf(user, told);
    const same = (one: Entry) => {
      const found = now.get(one.id);
      return found && takesTime(found) && found.start === one.start && found.minutes === one.minutes;
    };
    return (
      same(entry) && others.some(same) && zoneOf(told, entry.start) === zoneOf(stretches[0]?.told ?? told, entry.start)
    );
  };
  const over = stretches.find((one) => !stands(one))?.at ?? end;
  return Math.min(over, entry.start, ...others.map(({ start }) => start));
}

function afterNight(told: Told, at: number): number {
  const wall = wallOf(at, zoneOf(told, at));
  if (wall.hour >= 7 && wall.hour < 22) return at;
  const day = wall.toPlainDate().add({ days: wall.hour >= 22 ? 1 : 0 });
  const morning = day.toZonedDateTime({ timeZone: wall.timeZoneId, plainTime: "07:00" }).epochMilliseconds;
  // Who has gone west since is in the night once more.
  return afterNight(told, morning);
}

function isConflictExcused({ phone, mailbox, log }: Ended, user: PlayedUser): boolean {
  const refused = [...phone.missed, ...mailbox.refused].some((id) => id.startsWith(`conflict:${user.id}:`));
  return refused || isBounced(mailbox, user) || log.of(user.id).some(({ told }) => told === null);
}

interface Row {
  id: string;
  channel: string;
  state: string;
  accepted: number | null;
  delivered: number | null;
  read: number | null;
}

/** No row without an end, and none ahead of what its provider has said. */
function judgeRows({ sqlite, phone, mailbox, users, log, machine }: Ended): Violation[] {
  const rows = sqlite
    .prepare(
      `SELECT id, channel, state, accepted_at AS accepted, delivered_at AS delivered, read_at AS read FROM deliveries`,
    )
    .all() as unknown as Row[]; // the columns of the query
  const late = sqlite.prepare("SELECT id FROM planned_notifications WHERE due_at <= ?").all(machine.now - 5 * MINUTE);
  const plans = sqlite.prepare("SELECT user_id AS id FROM planned_notifications WHERE kind = 'plan'").all();
  const alive = users.filter(({ id }) => log.of(id).at(-1)?.told);
  return [
    ...rows
      .filter(({ state }) => ["planned", "claimed", "unknown"].includes(state))
      .map(({ id, state }) => ({ rule: "a row that never ends", what: `${id} is ${state}` })),
    ...rows.flatMap((row) => (row.channel === "email" ? judgeMailRow(mailbox, row) : judgePhoneRow(phone, row))),
    ...late.map(({ id }) => ({ rule: "due, and still planned", what: String(id) })),
    ...alive
      .filter(({ id }) => log.of(id).at(-1)?.told?.changes !== null && !plans.some((plan) => plan.id === id))
      .map(({ id }) => ({ rule: "nobody plans for a user any more", what: id })),
    ...judgeErased(sqlite, users, log),
  ];
}

function judgePhoneRow({ taken }: PhonePlay, { id, state, accepted, delivered, read }: Row): Violation[] {
  const own = taken.filter(({ callback }) => callback === id);
  const said = own.flatMap((one: Taken) => one.said);
  const has = (status: string) => said.some((one) => one.status === status);
  const at = (status: string) => said.filter((one) => one.status === status).map((one) => one.at);
  const ahead =
    (["accepted", "sent"].includes(state) && own.length === 0) ||
    (state === "delivered" && !has("delivered") && !has("read")) ||
    (state === "read" && !has("read")) ||
    (delivered !== null && !at("delivered").includes(delivered)) ||
    (read !== null && !at("read").includes(read)) ||
    (accepted !== null && own.length === 0);
  const behind = (has("read") && state !== "read") || (has("delivered") && !["delivered", "read"].includes(state));
  return [
    ...(ahead ? [{ rule: "a state ahead of its evidence", what: `${id} is ${state}` }] : []),
    ...(behind ? [{ rule: "evidence that was not kept", what: `${id} is ${state}` }] : []),
  ];
}

function judgeMailRow({ mails }: MailboxPlay, { id, state, accepted, delivered }: Row): Violation[] {
  const mail = mails.get(id);
  const has = (type: string) => mail?.said.some((one) => one.type === type) === true;
  const ahead =
    (["accepted", "delivered"].includes(state) && !mail) ||
    (state === "delivered" && !has("delivered")) ||
    (delivered !== null && !has("delivered")) ||
    (accepted !== null && !mail);
  return ahead ? [{ rule: "a state ahead of its evidence", what: `${id} is ${state}` }] : [];
}

/** Of an account that is gone there is nothing but the note that it went. */
function judgeErased(sqlite: DatabaseSync, users: readonly PlayedUser[], log: ToldLog): Violation[] {
  const gone = users.filter(({ id }) => log.of(id).at(-1)?.told === null);
  return gone.flatMap(({ id }) =>
    ["deliveries", "planned_notifications", "calendar_events", "meeting_reminders", "google_accounts"]
      .filter((table) => Number(sqlite.prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`).get(id)?.n) > 0)
      .map((table) => ({ rule: "something is left of who is gone", what: `${id} in ${table}` })),
  );
}
