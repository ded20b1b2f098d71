import type { DatabaseSync } from "node:sqlite";
import { markersIn } from "./words";

/** So many runs may die over the words of a meeting. */
const MOST_TRIES = 5;

/** A meeting of a user. */
export interface Meeting {
  userId: string;
  eventId: string;
}

interface Since<T> {
  at: number;
  value: T;
}

/** What stands in the tables of a user, by what others have put there. */
export interface Standing {
  exists: boolean;
  mail: boolean;
  line: boolean;
  collects: boolean;
}

/** Keeps, after every write, which words of each meeting have been kept, and what its user has switched. */
export class Watch {
  readonly #clock: () => number;
  readonly #read: (meeting: Meeting) => { kept: string | null; putAway: boolean; givenUp: boolean; earlier: boolean };
  readonly #standing: (userId: string) => Standing;
  readonly #kept = new Map<string, Since<string>[]>();
  readonly #putAway = new Set<string>();
  readonly #givenUp = new Set<string>();
  readonly #hasEarlier = new Set<string>();
  readonly #broughtBack = new Set<string>();
  readonly #users = new Map<string, Since<Standing>[]>();
  readonly #meetings: readonly Meeting[];

  constructor(sqlite: DatabaseSync, meetings: readonly Meeting[], clock: () => number) {
    this.#clock = clock;
    this.#meetings = meetings;
    const words = sqlite.prepare(
      `SELECT p.entries, t.tries >= ${MOST_TRIES} AND t.summarise_at IS NULL AS given_up FROM transcripts t JOIN transcript_parts p ON p.transcript_id = t.id
       WHERE t.user_id = ? AND t.event_id = ?`,
    );
    const away = sqlite.prepare(
      "SELECT 1 FROM summaries WHERE user_id = ? AND event_id = ? AND deleted_at IS NOT NULL",
    );
    const earlier = sqlite.prepare("SELECT 1 FROM earlier_summaries WHERE user_id = ? AND event_id = ?");
    const user = sqlite.prepare(
      `SELECT notify_email AS mail, collect_transcripts AS collects,
         whatsapp_connected = 1 AND whatsapp_opted_out_at IS NULL AS line FROM users u
       JOIN user_preferences p ON p.user_id = u.id JOIN user_integrations i ON i.user_id = u.id WHERE u.id = ?`,
    );
    this.#read = ({ userId, eventId }) => {
      const row = words.get(userId, eventId);
      return {
        kept: markersIn(String(row?.entries ?? ""))[0] ?? null,
        putAway: away.get(userId, eventId) !== undefined,
        givenUp: row?.given_up === 1,
        earlier: earlier.get(userId, eventId) !== undefined,
      };
    };
    this.#standing = (userId) => {
      const row = user.get(userId);
      return { exists: row !== undefined, mail: row?.mail === 1, line: row?.line === 1, collects: row?.collects === 1 };
    };
    this.note();
  }

  note(): void {
    const at = this.#clock();
    for (const userId of new Set(this.#meetings.map((one) => one.userId)))
      change(listOf(this.#users, userId), this.#standing(userId), at);
    for (const meeting of this.#meetings) {
      const { kept, putAway, givenUp, earlier } = this.#read(meeting);
      if (!earlier && this.#hasEarlier.delete(meeting.eventId)) this.#broughtBack.add(meeting.eventId);
      if (earlier) this.#hasEarlier.add(meeting.eventId);
      if (givenUp) this.#givenUp.add(meeting.eventId);
      if (putAway) this.#putAway.add(meeting.eventId);
      if (kept !== null) change(listOf(this.#kept, meeting.eventId), kept, at);
    }
  }

  /** The words of a meeting that were kept, in their order. */
  kept = ({ eventId }: Meeting): readonly Since<string>[] => this.#kept.get(eventId) ?? [];

  /** Whether its summary was ever put away. */
  wasPutAway = ({ eventId }: Meeting): boolean => this.#putAway.has(eventId);

  /** Whether the summary that others had replaced may be there again, maybe without its words. */
  mayBeBack = ({ eventId }: Meeting): boolean => this.#broughtBack.has(eventId);

  /** Whether so many runs have died over its words that they wait for their user. */
  wasGivenUp = ({ eventId }: Meeting): boolean => this.#givenUp.has(eventId);

  of = (userId: string): readonly Since<Standing>[] => this.#users.get(userId) ?? [];
}

function listOf<T>(lists: Map<string, Since<T>[]>, key: string): Since<T>[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function change<T>(list: Since<T>[], value: T, at: number): void {
  if (JSON.stringify(list.at(-1)?.value) !== JSON.stringify(value)) list.push({ at, value });
}
