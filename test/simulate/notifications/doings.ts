import { Temporal } from "temporal-polyfill";
import { runTogether } from "~/db/database";
import { setMeetingReminder } from "~/db/meeting-reminders";
import { setMessages } from "~/db/opt-outs";
import { updatePreferences } from "~/db/settings";
import { markInbound } from "~/db/users";
import { deleteAccount } from "~/services/delete-account";
import type { Machine } from "../machine";
import { Random } from "../random";
import type { NotificationApp } from "./app";
import type { CalendarPlay, Entry } from "./calendar-play";
import type { PhonePlay } from "./phone-play";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MINUTES = 1_440;
/** Words that stand in no other word, and in nothing that Parley says. */
export const TITLES = ["Zebra", "Yonder", "Walrus", "Velvet", "Umbrella", "Tundra", "Saffron", "Quartz", "Pumpkin"];
/** Both halves of the world, half hours, and a change of the clocks by half an hour. */
export const ZONES = [
  ...["Europe/Amsterdam", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "America/Santiago"],
  ...["Pacific/Auckland", "Africa/Casablanca"],
];
const MINUTES_BEFORE = [5, 10, 15, 15, 30, 60, 120, 1_440, 2_880];

export interface PlayedUser {
  id: string;
  email: string;
  phone: string;
  calendar: CalendarPlay;
}

interface Parts {
  machine: Machine;
  app: NotificationApp;
  phone: PhonePlay;
  seed: string;
  until: number;
}

/**
 * What happens to one user in some days: other people write in the calendar, and the user changes what reminders hang
 * on, most of it around the moments at which something is due.
 */
export class Doings {
  readonly #user: PlayedUser;
  readonly #parts: Parts;
  readonly #luck: Random;

  constructor(user: PlayedUser, parts: Parts) {
    this.#user = user;
    this.#parts = parts;
    this.#luck = new Random(`${parts.seed}:${user.id}:doings`);
    const { machine, until } = parts;
    for (const title of TITLES.slice(0, this.#luck.between(2, TITLES.length))) this.#create(title);
    const count = this.#luck.between(2, 9);
    for (let n = 0; n < count; n++) machine.at(this.#moment(machine.now, until), () => this.#act());
  }

  /** Somewhere in the run, more often than not close to where something is due. */
  #moment(from: number, until: number): number {
    const luck = this.#luck;
    const entries = this.#user.calendar.versions;
    if (entries.length === 0 || luck.chance(0.3)) return luck.between(from, until);
    const due = luck.pick(entries).start - luck.pick([0, ...MINUTES_BEFORE.slice(0, 6)]) * MINUTE;
    // Between the cron's look and the message the queue has it for a second.
    if (luck.chance(0.3) && due > from && due < until) return due + 1_000 + luck.between(-10, 40);
    const near = due + luck.between(-20, 20) * luck.pick([1_000, 1_000, MINUTE]);
    return near > from && near < until ? near : luck.between(from, until);
  }

  #create(title: string): void {
    const { calendar } = this.#user;
    const luck = this.#luck;
    const others = calendar.versions;
    const start =
      others.length > 0 && luck.chance(0.3)
        ? luck.pick(others).start + luck.pick([0, 0, 15, 30]) * MINUTE
        : this.#start(luck.chance(0.8) ? luck.between(1, 9) : luck.between(16, 60));
    const minutes = luck.pick([15, 30, 30, 60, 90]);
    calendar.put({
      ...{ id: `${title.toLowerCase()}${luck.between(100, 999)}`, title, start, minutes },
      ...{ allDay: luck.chance(0.1), cancelled: false, declined: luck.chance(0.1), free: luck.chance(0.1) },
    });
  }

  /** Some hours ahead, at a time that people meet. */
  #start(hours: number): number {
    const at = this.#parts.machine.now + hours * HOUR;
    return Math.ceil(at / (15 * MINUTE)) * 15 * MINUTE + this.#luck.pick([0, 0, 0, 5 * MINUTE]);
  }

  #act(): void {
    const luck = this.#luck;
    const what = luck.weighted({
      ...{ calendar: 10, minutes: 3, own: 4, switches: 3, trip: 2, home: 1, zone: 1, stop: 2, start: 1, writes: 3 },
      ...{ erase: 1, templates: 1, agenda: 3 },
    });
    const acts: Record<typeof what, () => void> = {
      calendar: () => this.#changeCalendar(),
      minutes: () => this.#prefer({ reminderMinutes: luck.pick(MINUTES_BEFORE) }),
      own: () => this.#remindOfOne(),
      switches: () =>
        this.#prefer(
          luck.pick([
            ...[{ notifyWhatsapp: false }, { notifyWhatsapp: true }, { notifyEmail: false }, { notifyEmail: true }],
            ...[{ notifyConflicts: false }, { notifyConflicts: true }],
          ]),
        ),
      trip: () => this.#travel(),
      home: () => this.#prefer({ trips: [] }),
      zone: () => this.#prefer({ timezone: luck.pick(ZONES) }),
      agenda: () => this.#prefer(agendaRequest(luck)),
      stop: () => this.#answerTo("off"),
      start: () => this.#answerTo("on"),
      writes: () => this.#write(),
      erase: () => this.#erase(),
      templates: () => {
        this.#parts.phone.templatesDeleted = true;
      },
    };
    acts[what]();
  }

  #changeCalendar(): void {
    const { machine, app } = this.#parts;
    const { calendar, id } = this.#user;
    const luck = this.#luck;
    const newest = [...calendar.at(calendar.versions.length).values()];
    const entry = luck.pick(newest);
    const change = luck.weighted({ move: 5, cancel: 2, decline: 1, accept: 1, nearer: 2, create: 2, back: 1 });
    const changed: Partial<Entry> = {
      ...(change === "move" && { start: this.#start(luck.between(0, 30)), cancelled: false }),
      ...(change === "nearer" && { start: this.#start(0) + luck.between(0, 3) * 5 * MINUTE, cancelled: false }),
      ...(change === "cancel" && { cancelled: true }),
      ...(change === "back" && { cancelled: false }),
      ...((change === "decline" || change === "accept") && { declined: change === "decline", free: false }),
    };
    const unused = TITLES.find((title) => newest.every((one) => one.title !== title));
    if (change === "create" && unused) this.#create(unused);
    else calendar.put({ ...entry, ...changed });
    if (machine.strikes("ringLost", entry.title)) return;
    machine.in(luck.pick([200, 1_500]), () => app.sync(id));
  }

  #prefer(changes: Parameters<typeof updatePreferences>[2]): void {
    const { id } = this.#user;
    this.#parts.app.act(JSON.stringify(changes), ({ db, clock }) =>
      runTogether(db, updatePreferences(db, id, changes, clock())),
    );
  }

  #remindOfOne(): void {
    const { id, calendar } = this.#user;
    const entry = this.#luck.pick(calendar.versions);
    const minutes = this.#luck.pick([...MINUTES_BEFORE, 1_500, null, undefined]);
    const name = `reminder of ${entry.title}: ${minutes}`;
    this.#parts.app.act(name, ({ db, clock }) =>
      runTogether(db, setMeetingReminder(db, id, entry.id, minutes, clock())),
    );
  }

  #travel(): void {
    const { now } = this.#parts.machine;
    const luck = this.#luck;
    const start = now + luck.between(-5, 30) * HOUR;
    this.#prefer({ trips: [{ zone: luck.pick(ZONES), start, end: start + luck.between(5, 50) * HOUR }] });
  }

  #answerTo(wanted: "on" | "off"): void {
    const { id } = this.#user;
    this.#parts.app.act(wanted === "off" ? "STOP" : "START", ({ db, clock }) =>
      runTogether(db, [setMessages(db, id, wanted, clock())]),
    );
  }

  #write(): void {
    const { machine, app, phone } = this.#parts;
    const { id, phone: number } = this.#user;
    const at = machine.now;
    phone.lastInboundAt.set(number, at);
    app.act("writes", ({ db }) => markInbound(db, id, at, at).run());
  }

  #erase(): void {
    const { id } = this.#user;
    // Some runs keep everybody.
    if (this.#luck.chance(0.5)) return;
    this.#parts.app.act("deletes the account", (deps) => deleteAccount(deps, id));
  }
}

/** An agenda at some time of the day, those that clocks skip or double among them. */
export function agendaRequest(luck: Random) {
  return {
    notifyAgenda: luck.chance(0.8),
    agendaDays: luck.pick(["workdays", "every-day", "every-day"] as const),
    agendaMinute: luck.pick([150, 420, 450, 480, 480, 540, 720, 1_020, 1_200, luck.between(0, DAY_MINUTES - 1)]),
    agendaWhenEmpty: luck.chance(0.5),
    agendaBy: luck.pick(["whatsapp", "whatsapp", "email"] as const),
  };
}

/** A day on which the clocks of this zone change in that year, or any day where they never do. */
export function dayNearChange(luck: Random, zone: string, year: number): number {
  const begin = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone);
  const first = begin.getTimeZoneTransition("next");
  const second = first?.getTimeZoneTransition("next");
  const change = luck.pick([first, second].filter((one) => one !== null && one !== undefined && one.year === year));
  const day = luck.between(0, 364) * 24 * HOUR;
  if (!change || luck.chance(0.4)) return begin.epochMilliseconds + day;
  return change.epochMilliseconds - luck.between(2, 50) * HOUR;
}
