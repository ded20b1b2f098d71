import type { DatabaseSync } from "node:sqlite";
import type { Life } from "../machine";

/** What the app has been told of one user, by whatever way, as it stands in the tables that only others fill. */
export interface Told {
  /** How many changes of the calendar it knows; null while it has read none. */
  changes: number | null;
  reminderMinutes: number;
  zone: string;
  trips: { zone: string; start: number; end: number }[];
  whatsapp: boolean;
  mail: boolean;
  conflicts: boolean;
  reachable: boolean;
  optedOut: boolean;
  /** The daily agenda, and the days that count as days of work: 1 is Monday. */
  agenda: { on: boolean; everyDay: boolean; minute: number; whenEmpty: boolean; byMail: boolean; workdays: number[] };
  /** What the user has taken on and not done, with its day. */
  items: { text: string; due: string }[];
  /** By event: when its owner wants to hear of it, and since when. */
  own: Record<string, { minutes: number | null; setAt: number }>;
}

/** From `at` on; null when the account is gone. */
interface Since {
  at: number;
  told: Told | null;
}

/** What a life knew when it last wrote, which is when it took the right to send. */
export interface Basis {
  at: number;
  told: ReadonlyMap<string, Told | null>;
}

/** Keeps what the app was told, and when. It reads nothing that the planner or the outbox write. */
export class ToldLog {
  readonly #since = new Map<string, Since[]>();
  readonly #bases = new Map<Life, Basis>();
  readonly #births = new Map<Life, Basis>();
  readonly #clock: () => number;
  readonly #read: (userId: string) => Told | null;
  readonly #changesOf: () => number;
  #seen = -1;
  #now: ReadonlyMap<string, Told | null> = new Map();

  constructor(sqlite: DatabaseSync, userIds: readonly string[], clock: () => number) {
    this.#clock = clock;
    this.#read = reader(sqlite);
    const total = sqlite.prepare("SELECT total_changes() AS n");
    this.#changesOf = () => Number(total.get()?.n);
    for (const id of userIds) this.#since.set(id, []);
    this.note();
  }

  /** After a trip to the database. */
  note(life?: Life): void {
    if (life && !this.#births.has(life)) this.#births.set(life, { at: this.#clock(), told: this.#now });
    const changes = this.#changesOf();
    if (changes === this.#seen) return;
    this.#seen = changes;
    for (const [userId, since] of this.#since) {
      const told = this.#read(userId);
      const last = since.at(-1);
      if (last && JSON.stringify(last.told) === JSON.stringify(told)) continue;
      since.push({ at: this.#clock(), told });
      this.#now = new Map([...this.#now, [userId, told]]);
    }
    if (life) this.#bases.set(life, { at: this.#clock(), told: this.#now });
  }

  /** What it went by when it last wrote; when it never wrote, what was known at its first look. */
  basisOf(life: Life): Basis {
    return this.#bases.get(life) ?? this.birthOf(life);
  }

  birthOf(life: Life): Basis {
    return this.#births.get(life) ?? { at: this.#clock(), told: this.#now };
  }

  of(userId: string): readonly Since[] {
    return this.#since.get(userId) ?? [];
  }
}

function reader(sqlite: DatabaseSync): (userId: string) => Told | null {
  const read = sqlite.prepare(
    `SELECT g.sync_token AS token, p.reminder_minutes AS reminderMinutes, p.timezone AS zone, p.trips,
       p.notify_whatsapp AS whatsapp, p.notify_email AS mail, p.notify_conflicts AS conflicts,
       json_object('on', p.notify_agenda, 'everyDay', p.agenda_days = 'every-day', 'minute', p.agenda_minute,
         'whenEmpty', p.agenda_when_empty, 'byMail', p.agenda_by = 'email', 'workdays', json(p.workdays)) AS agenda,
       i.whatsapp_connected AND i.whatsapp_phone IS NOT NULL AS reachable, i.whatsapp_opted_out_at AS optedOut,
       (SELECT json_group_object(event_id, json_object('minutes', minutes, 'setAt', set_at)) FROM meeting_reminders
         WHERE user_id = u.id) AS own,
       (SELECT json_group_array(json_object('text', a.text, 'due', a.due)) FROM action_items AS a
         JOIN summaries AS s ON s.id = a.summary_id WHERE a.user_id = u.id AND a.owner = u.name
         AND a.done_at IS NULL AND a.due IS NOT NULL AND s.deleted_at IS NULL) AS items
     FROM users AS u JOIN user_preferences AS p ON p.user_id = u.id JOIN user_integrations AS i ON i.user_id = u.id
       LEFT JOIN google_accounts AS g ON g.user_id = u.id WHERE u.id = ?`,
  );
  return (userId) => {
    const row = read.get(userId);
    if (!row) return null;
    const { token, reminderMinutes, zone, trips, whatsapp, mail, conflicts, reachable, optedOut, own } = row;
    const agenda = JSON.parse(String(row.agenda));
    return {
      changes: token === null ? null : Number(String(token).slice(1)),
      reminderMinutes: Number(reminderMinutes),
      zone: String(zone),
      trips: JSON.parse(String(trips)),
      whatsapp: whatsapp === 1,
      mail: mail === 1,
      conflicts: conflicts === 1,
      reachable: reachable === 1,
      optedOut: optedOut !== null,
      agenda: {
        ...agenda,
        ...{ on: agenda.on === 1, everyDay: agenda.everyDay === 1 },
        ...{ whenEmpty: agenda.whenEmpty === 1, byMail: agenda.byMail === 1 },
      },
      items: JSON.parse(String(row.items)),
      own: JSON.parse(String(own)),
    };
  };
}
