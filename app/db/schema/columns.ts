import { integer } from "drizzle-orm/sqlite-core";

/*
 * Moments are UTC milliseconds in `…_at` columns, zones IANA names, ids UUIDs unless a provider gives them.
 * A query for a user's row always filters on `user_id`.
 */

export const moment = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: "boolean" });
