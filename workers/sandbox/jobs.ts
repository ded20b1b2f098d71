import type { Job, JobOutcome, World } from "./world";

export const jobTables = {
  jobs: "n INTEGER PRIMARY KEY, lane TEXT, kind TEXT, payload TEXT, due INTEGER, attempts INTEGER DEFAULT 0",
};

type Handler = (payload: unknown, world: World) => Promise<JobOutcome>;
type JobRow = { n: number; lane: string; kind: string; payload: string; attempts: number };

/** How long after a failure the next try comes; a job that failed more often than this is dropped. */
const BACKOFF_MS = [1_000, 5_000, 30_000];

export function addJob(sql: SqlStorage, job: Job, now: number): void {
  const { lane, kind, payload, due = now } = job;
  sql.exec(
    "INSERT INTO jobs (lane, kind, payload, due) VALUES (?, ?, ?, ?)",
    lane,
    kind,
    JSON.stringify(payload ?? null),
    due,
  );
}

/** When the next job is due, UTC milliseconds. */
export function nextDue(sql: SqlStorage): number | null {
  return sql.exec<{ due: number | null }>("SELECT MIN(due) AS due FROM jobs").one().due;
}

/** Runs what is due: lanes side by side, each in its own order. */
export async function runDueJobs(world: World, handlers: ReadonlyMap<string, Handler>): Promise<void> {
  const rows = world.sql
    .exec<JobRow>("SELECT n, lane, kind, payload, attempts FROM jobs WHERE due <= ? ORDER BY n", world.now)
    .toArray();
  const lanes = Map.groupBy(rows, (row) => row.lane);
  await Promise.all(
    [...lanes.values()].map(async (lane) => {
      for (const row of lane) await runJob(world, row, handlers.get(row.kind));
    }),
  );
}

async function runJob(world: World, row: JobRow, handler: Handler | undefined): Promise<void> {
  const outcome = handler ? await handler(JSON.parse(row.payload), world) : "done";
  const wait = BACKOFF_MS[row.attempts];
  if (outcome === "retry" && wait !== undefined) {
    const due = world.now + wait;
    world.sql.exec("UPDATE jobs SET due = ?, attempts = attempts + 1 WHERE n = ?", due, row.n);
  } else world.sql.exec("DELETE FROM jobs WHERE n = ?", row.n);
}
