import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { onTestFinished } from "vitest";
import { runTogether } from "~/db/database";
import { erasePersonalData, PERSONAL_DATA } from "~/db/personal-data";
import { db } from "./user";

/** Columns that hold somebody's number or address, by which rows without a user are theirs. */
const CONTACT_COLUMNS = new Set(["email", "recipient"]);

/** Everybody has these; a second row of them there is not. */
const MADE_WITH_THE_USER = new Set([
  "users",
  "userIntegrations",
  "userPreferences",
  "billingAccounts",
  "billingMembers",
]);

interface Person {
  id: string;
  address: string;
}

/**
 * One row in every table that may hold something of a person, whatever the table: each free text is a word of its own,
 * so that a search finds where it has stayed. The tables of every user exist already. The person goes when the
 * test ends: rows that are made up are nothing that another test's cron should meet.
 *
 * @returns the words by table
 */
export async function fillEveryTable(person: Person): Promise<Map<string, string[]>> {
  const words = new Map<string, string[]>();
  const rows = new Map<string, Record<string, unknown>>();
  onTestFinished(async () => void (await runTogether(db, erasePersonalData(db, person.id))));
  for (const [name, holding] of Object.entries(PERSONAL_DATA)) {
    if (holding.goesWith === null || MADE_WITH_THE_USER.has(name)) continue;
    const own: string[] = [];
    const { columns, foreignKeys, name: tableName } = getTableConfig(holding.table);
    const row = Object.fromEntries(
      columns.map((column) => [keyOf(holding.table, column), valueFor(column, person, own)]),
    );
    for (const key of foreignKeys) {
      const { columns: referring, foreignColumns, foreignTable } = key.reference();
      // A row of another table that was filled before.
      const referred = rows.get(getTableConfig(foreignTable).name);
      referring.forEach((column, index) => {
        const foreign = foreignColumns[index];
        if (referred && foreign) row[keyOf(holding.table, column)] = referred[keyOf(foreignTable, foreign)];
      });
    }
    rows.set(tableName, row);
    await db.insert(holding.table).values(row);
    const written = JSON.stringify(row);
    words.set(
      name,
      own.filter((word) => written.includes(word)),
    );
  }
  return words;
}

function valueFor(column: SQLiteColumn, { id, address }: Person, words: string[]): unknown {
  if (column.name === "user_id") return id;
  if (column.name === "account_id") return `a-${id}`;
  if (CONTACT_COLUMNS.has(column.name)) return address;
  if (column.enumValues?.[0] !== undefined) return column.enumValues[0];
  if (column.dataType === "number") return Date.now() + 60_000;
  if (column.dataType === "boolean") return false;
  const word = `word-${crypto.randomUUID()}`;
  words.push(word);
  return column.dataType === "json" ? { word } : word;
}

/** The name that a column has in our code. */
function keyOf(table: SQLiteTable, column: SQLiteColumn): string {
  return Object.entries(table).find(([, one]) => one === column)?.[0] ?? column.name;
}
