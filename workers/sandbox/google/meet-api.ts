import * as z from "zod";
import { bearerOf, type Call, json } from "../call";
import { parseControl } from "../control/control";
import type { World } from "../world";
import { accountOf, findToken } from "./accounts";

/** Conferences that were held, each with its transcript; entries are JSON, moments UTC milliseconds. */
export const meetTables = {
  google_conferences:
    "n INTEGER PRIMARY KEY, email TEXT, code TEXT, start_at INTEGER, end_at INTEGER, ready_at INTEGER, entries TEXT",
};

const DAY = 86_400_000;
/** Google forgets conferences after so long. */
const KEPT_MS = 30 * DAY;
const SCOPES = ["meetings.space.readonly", "meetings.space.created"];

const Moment = z.iso.datetime({ offset: true }).transform((time) => Date.parse(time));
const Conference = z.strictObject({
  account: z.string(),
  code: z.string().regex(/^[a-z]{3}-[a-z]{4}-[a-z]{3}$/),
  entries: z.array(z.strictObject({ speaker: z.string(), text: z.string(), start: Moment, end: Moment })),
  /** Until then half of the entries are there, and the transcript says that it is not done. */
  delayMs: z.number().min(0).default(0),
  /** When the conference was held; with its entries by default. */
  start: Moment.optional(),
  end: Moment.optional(),
});

interface Row {
  [column: string]: SqlStorageValue;
  n: number;
  code: string;
  start_at: number;
  end_at: number;
  ready_at: number;
  entries: string;
}

type Entry = z.output<typeof Conference>["entries"][number];

/** POST /control/meet/conference {account, code, entries: [{speaker, text, start, end}], delayMs?, start?, end?} */
export function meetControl(call: Call, { sql, now }: World): Response | undefined {
  if (`${call.method} ${call.path}` !== "POST /meet/conference") return undefined;
  const { account, code, entries, delayMs, start, end } = parseControl(Conference, call);
  const times = entries.length > 0 ? entries.flatMap((entry) => [entry.start, entry.end]) : [now];
  const { email } = accountOf(sql, account);
  const [from, to] = [start ?? Math.min(...times), end ?? Math.max(...times, start ?? 0)];
  // Told once more, it is the same conference: what was late is there now.
  sql.exec("DELETE FROM google_conferences WHERE email = ? AND code = ? AND start_at = ?", email, code, from);
  sql.exec(
    "INSERT INTO google_conferences (email, code, start_at, end_at, ready_at, entries) VALUES (?, ?, ?, ?, ?, ?)",
    ...[email, code, from, to, now + delayMs, JSON.stringify(entries)],
  );
  return json({ ok: true });
}

/** A call that Google Meet would refuse, in the form of its API. */
class MeetError extends Error {
  override name = "MeetError";

  constructor(
    readonly status: number,
    readonly word: string,
    readonly reason?: string,
  ) {
    super(word);
  }
}

export function meetErrorBody(code: number, status: string, reason?: string) {
  const details = reason
    ? [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "googleapis.com" }]
    : [];
  return { error: { code, message: status, status, ...(details.length > 0 && { details }) } };
}

/** Meet API v2, reading: conferenceRecords, their participants, transcripts and entries. */
export function answerMeet(call: Call, world: World): Response {
  try {
    return route(call, world);
  } catch (error) {
    if (error instanceof MeetError) return json(meetErrorBody(error.status, error.word, error.reason), error.status);
    throw error;
  }
}

function route(call: Call, world: World): Response {
  const grant = findToken(world.sql, bearerOf(call), "access", world.now);
  if (!grant) throw new MeetError(401, "UNAUTHENTICATED");
  if (call.method !== "GET") throw new MeetError(404, "NOT_FOUND");
  const held = grant.scope.split(" ").map((scope) => scope.replace("https://www.googleapis.com/auth/", ""));
  if (!held.some((scope) => SCOPES.includes(scope)))
    throw new MeetError(403, "PERMISSION_DENIED", "ACCESS_TOKEN_SCOPE_INSUFFICIENT");
  const rows = world.sql
    .exec<Row>("SELECT * FROM google_conferences WHERE email = ? ORDER BY start_at DESC", grant.email)
    .toArray()
    .filter(({ end_at }) => end_at + KEPT_MS > world.now);
  const [records, id, kind, transcript, entries] = call.path.replace(/^\/v2\//, "").split("/");
  if (records !== "conferenceRecords") throw new MeetError(404, "NOT_FOUND");
  if (id === undefined) return listRecords(call, rows);
  const row = rows.find(({ n }) => nameOf(n) === `conferenceRecords/${id}`);
  if (!row) throw new MeetError(404, "NOT_FOUND");
  if (kind === undefined) return json(recordOf(row));
  if (kind === "participants") return page(call, "participants", participantsOf(row), 100, 250);
  if (kind === "transcripts" && transcript === undefined)
    return page(call, "transcripts", [transcriptOf(row, world.now)], 10, 100);
  if (kind === "transcripts" && transcript === "t1" && entries === "entries")
    return page(call, "transcriptEntries", entriesOf(row, world.now), 10, 100);
  throw new MeetError(404, "NOT_FOUND");
}

const nameOf = (n: number) => `conferenceRecords/cr${n}`;
const iso = (at: number) => new Date(at).toISOString();

function recordOf({ n, start_at, end_at, code }: Row) {
  return {
    name: nameOf(n),
    space: `spaces/${code.replaceAll("-", "")}`,
    startTime: iso(start_at),
    endTime: iso(end_at),
    expireTime: iso(end_at + KEPT_MS),
  };
}

/** Only the filters that the documentation shows. */
function listRecords(call: Call, rows: Row[]): Response {
  const conditions = (call.query.get("filter") ?? "").split(" AND ").filter(Boolean);
  const wanted = conditions.map((condition) => {
    const [, code] = /^space\.meeting_code = "([a-z-]+)"$/.exec(condition) ?? [];
    if (code) return (row: Row) => row.code === code;
    const [, sign, time] = /^start_time(>=|<=)"([^"]+)"$/.exec(condition) ?? [];
    const at = Date.parse(time ?? "");
    if (!sign || Number.isNaN(at)) throw new MeetError(400, "INVALID_ARGUMENT");
    return (row: Row) => (sign === ">=" ? row.start_at >= at : row.start_at <= at);
  });
  const found = rows.filter((row) => wanted.every((isMet) => isMet(row)));
  return page(call, "conferenceRecords", found.map(recordOf), 25, 100);
}

const spokenIn = ({ entries }: Row): Entry[] => JSON.parse(entries); // written by `meetControl`
const speakersIn = (row: Row) => [...new Set(spokenIn(row).map(({ speaker }) => speaker))];

function participantsOf(row: Row) {
  return speakersIn(row).map((displayName, n) => ({
    name: `${nameOf(row.n)}/participants/p${n + 1}`,
    signedinUser: { user: `users/${1000 + n}`, displayName },
    earliestStartTime: iso(row.start_at),
    latestEndTime: iso(row.end_at),
  }));
}

function transcriptOf({ n, start_at, end_at, ready_at }: Row, now: number) {
  const isReady = now >= ready_at;
  const document = { document: `doc${n}`, exportUri: `https://docs.google.com/document/d/doc${n}/view` };
  return {
    name: `${nameOf(n)}/transcripts/t1`,
    state: isReady ? "FILE_GENERATED" : "ENDED",
    startTime: iso(start_at),
    endTime: iso(end_at),
    ...(isReady && { docsDestination: document }),
  };
}

function entriesOf(row: Row, now: number) {
  const speakers = speakersIn(row);
  const all = spokenIn(row).map(({ speaker, text, start, end }, n) => ({
    name: `${nameOf(row.n)}/transcripts/t1/entries/${String(n + 1).padStart(4, "0")}`,
    participant: `${nameOf(row.n)}/participants/p${speakers.indexOf(speaker) + 1}`,
    text,
    languageCode: "en-US",
    startTime: iso(start),
    endTime: iso(end),
  }));
  return now >= row.ready_at ? all : all.slice(0, Math.floor(all.length / 2));
}

/** One page of a list; the token is opaque to whoever asks. */
function page(call: Call, name: string, items: unknown[], usual: number, most: number): Response {
  const asked = Number(call.query.get("pageSize") ?? usual) || usual;
  if (asked < 0) throw new MeetError(400, "INVALID_ARGUMENT");
  const size = Math.min(asked, most);
  const token = call.query.get("pageToken");
  const from = token === null ? 0 : Number(/^next-(\d+)$/.exec(atob(token))?.[1] ?? Number.NaN);
  if (Number.isNaN(from)) throw new MeetError(400, "INVALID_ARGUMENT");
  const next = from + size < items.length ? { nextPageToken: btoa(`next-${from + size}`) } : {};
  const shown = items.slice(from, from + size);
  return json({ ...(shown.length > 0 && { [name]: shown }), ...next });
}
