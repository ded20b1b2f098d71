import { env } from "cloudflare:workers";
import { is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { runTogether } from "~/db/database";
import { erasePersonalData, PERSONAL_DATA, selectPersonalData } from "~/db/personal-data";
import { PRUNED } from "~/db/retention";
import * as schema from "~/db/schema/every-table";
import { RETENTION, STAYS } from "~/domain/retention";
import { fillEveryTable } from "../support/filled-rows";
import { queryPlan } from "../support/query-plan";
import { createUser, db } from "../support/user";

const tables = Object.entries(schema).flatMap(([name, table]) =>
  is(table, SQLiteTable) ? [{ ...getTableConfig(table), key: name, table }] : [],
);

/** Every text of a table, in one piece. */
const textsIn = async (table: SQLiteTable) => JSON.stringify(await db.select().from(table));

test("every table of the schema says how it goes with its person and how long it stays", () => {
  expect(Object.keys(PERSONAL_DATA).toSorted()).toEqual(tables.map(({ key }) => key).toSorted());
  for (const [name, { table, keep }] of Object.entries(PERSONAL_DATA)) {
    const pruned = PRUNED.filter((rows) => rows.table === table).map(({ kind }) => kind);
    if (keep in RETENTION) expect(pruned, name).toEqual([keep]);
    else expect(Object.keys(STAYS), name).toContain(keep);
  }
});

test("the database has no table that the schema does not know", async () => {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'transcript_search%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const known = [...tables.map(({ name }) => name), "d1_migrations"];
  expect(results.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

test("a table with a user refers to it, goes with it, and is found by an index when it does", async () => {
  const children = tables.filter(({ columns }) => columns.some(({ name }) => name === "user_id"));
  expect(children.length).toBeGreaterThan(12);
  for (const { name, foreignKeys } of children) {
    if (name === "erasures") continue; // It outlives its user.
    expect(foreignKeys.length, name).toBeGreaterThan(0);
    for (const { onDelete } of foreignKeys) expect(onDelete, name).toBe("cascade");
  }
});

test.each(
  tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => ({ name: `${getTableConfig(key.reference().foreignTable).name} → ${name}`, key })),
  ),
)("the cascade $name reads an index and no whole table", async ({ key }) => {
  const { columns } = key.reference();
  const { name } = getTableConfig(key.reference().columns[0]!.table as SQLiteTable);
  const where = columns.map((column) => `"${column.name}" = ?`).join(" AND ");
  expect(await queryPlan(`DELETE FROM "${name}" WHERE ${where}`, columns.length)).not.toMatch(/SCAN/);
});

test("erasing and exporting read indexes and no whole table", async () => {
  const statements = [...erasePersonalData(db, "someone"), ...Object.values(selectPersonalData(db, "someone"))];
  expect(statements.length).toBeGreaterThan(15);
  for (const statement of statements) {
    const { sql, params } = (statement as unknown as { toSQL(): { sql: string; params: unknown[] } }).toSQL();
    expect(await queryPlan(sql, params.length), sql).not.toMatch(/SCAN (?!o\b|json_each)/);
  }
});

test("a row in every table, kept under the user or a former address: the export shows its words, erasing leaves none", async () => {
  const user = await createUser({ calendar: false });
  const bystander = await createUser({ calendar: false });
  const address = `former-${crypto.randomUUID()}@example.com`;
  await db
    .insert(schema.contactPoints)
    .values({ userId: user.id, kind: "email", value: address, linkedAt: Date.now() - 1000 });
  await env.DB.prepare("DELETE FROM contact_points WHERE user_id = ? AND value <> ?").bind(user.id, address).run();
  const words = await fillEveryTable({ id: user.id, address });
  const theirs = await fillEveryTable({ id: bystander.id, address: bystander.email });

  const statements = selectPersonalData(db, user.id);
  const results = (await runTogether(db, Object.values(statements))) as unknown[][]; // each reads rows
  const file = Object.fromEntries(Object.keys(statements).map((name, index) => [name, results[index] ?? []]));
  for (const [name, holding] of Object.entries(PERSONAL_DATA)) {
    if (holding.goesWith === null || typeof holding.shown === "string") continue;
    expect(file[holding.shown.name]?.length, name).toBe(name === "contactPoints" ? 2 : 1);
  }
  const shown = JSON.stringify(file);
  for (const table of ["meetings", "contacts", "conversationLog", "supportRequests", "contactMessages", "signUps"]) {
    const own = (words.get(table) ?? []).filter((word) => shown.includes(word));
    expect(own.length, table).toBeGreaterThan(0);
  }
  expect(JSON.stringify(file)).not.toMatch(new RegExp([...theirs.values()].flat().join("|")));

  await runTogether(db, erasePersonalData(db, user.id));
  for (const { key, name, table } of tables) {
    const left = await textsIn(table);
    for (const word of [user.id, address, ...[...words.values()].flat()]) expect(left, name).not.toContain(word);
    for (const word of theirs.get(key) ?? []) expect(left, name).toContain(word);
  }
});
