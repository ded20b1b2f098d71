import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { users } from "~/db/schema/accounts";
import { describeError, isOutage } from "~/domain/describe-error";
import { ProviderError } from "~/providers/errors";
import { failWritesOf } from "../support/failing-writes";
import { createUser, db } from "../support/user";

const SECRET = "anna@secret.example";

const thrown = (work: Promise<unknown>) =>
  work.then(
    () => new Error("nothing was thrown"),
    (error: unknown) => error,
  );

/** Errors as D1 and Drizzle really throw them, with something in them that somebody typed. */
const REAL: [string, () => Promise<unknown>, object, boolean][] = [
  [
    "a row that is there already",
    async () => {
      const { id } = await createUser({ calendar: false });
      return db.insert(users).values({ id, email: SECRET, name: SECRET, createdAt: 1 });
    },
    { error: "D1_ERROR", code: "SQLITE_CONSTRAINT", reason: "UNIQUE constraint failed: users.id" },
    false,
  ],
  [
    "the same in a batch",
    async () => {
      const { id } = await createUser({ calendar: false });
      return db.batch([db.insert(users).values({ id, email: SECRET, name: SECRET, createdAt: 1 })]);
    },
    { error: "D1_ERROR", code: "SQLITE_CONSTRAINT", reason: "UNIQUE constraint failed: users.id" },
    false,
  ],
  [
    "a value that D1 cannot keep",
    async () => env.DB.prepare("SELECT ?").bind({ value: SECRET }).run(),
    { error: "D1_TYPE_ERROR", reason: "other" },
    false,
  ],
  [
    "a statement that is none",
    () => env.DB.prepare(`SELECT '${SECRET}' FROM WHERE`).run(),
    { error: "D1_ERROR", code: "SQLITE_ERROR", reason: "syntax error" },
    false,
  ],
  [
    "a table that is not there",
    () => env.DB.prepare(`SELECT '${SECRET}' FROM nowhere`).run(),
    { error: "D1_ERROR", code: "SQLITE_ERROR", reason: "no such table: nowhere" },
    false,
  ],
  [
    "a disk that is full",
    async () => {
      const { id } = await createUser({ calendar: false });
      const mend = await failWritesOf(id);
      const sql = "INSERT INTO deliveries (id, user_id, recipient) VALUES (?, ?, ?)";
      return env.DB.prepare(sql).bind(id, id, SECRET).run().finally(mend);
    },
    { error: "D1_ERROR", reason: "database or disk is full" },
    true,
  ],
  [
    "a refusal in words that nobody knows",
    async () => {
      const { id } = await createUser({ calendar: false });
      const mend = await failWritesOf(id, `cannot store ${SECRET}`);
      return env.DB.prepare("INSERT INTO deliveries (id, user_id) VALUES (?, ?)").bind(id, id).run().finally(mend);
    },
    { error: "D1_ERROR", reason: "other" },
    true,
  ],
];

test.each(REAL)("%s is named without what anybody typed", async (_, work, facts, outage) => {
  const error = await thrown(work());
  expect(describeError(error)).toMatchObject(facts);
  expect(JSON.stringify(describeError(error))).not.toContain(SECRET);
  expect(isOutage(error)).toBe(outage);
});

test.each<[string, unknown, object, boolean]>([
  ["a bug", new TypeError(`cannot read ${SECRET}`), { error: "TypeError" }, false],
  ["a string", SECRET, { error: "string" }, false],
  ["nothing", undefined, { error: "undefined" }, false],
  [
    "a lost connection",
    new Error("Network connection lost."),
    { error: "Error", reason: "Network connection lost" },
    true,
  ],
  ["a time that ran out", new DOMException(SECRET, "TimeoutError"), { error: "TimeoutError" }, true],
  [
    "an object on its way to another machine",
    Object.assign(new Error(SECRET), { retryable: true }),
    { error: "Error" },
    true,
  ],
  [
    "Google at its end",
    new Error(SECRET, { cause: new ProviderError("google-calendar", 503, { reason: "backendError" }) }),
    { error: "ProviderError", provider: "google-calendar", status: 503, reason: "backendError" },
    true,
  ],
  ["a refusal", new ProviderError("email", 422), { error: "ProviderError", provider: "email", status: 422 }, false],
])("%s is named by its name and codes alone", (_, error, facts, outage) => {
  expect(describeError(error)).toEqual(facts);
  expect(isOutage(error)).toBe(outage);
});

test("an error that is its own cause ends", () => {
  const error = new Error("x");
  error.cause = error;
  expect(describeError(error)).toEqual({ error: "Error" });
});
