import { describeError } from "~/domain/describe-error";
import type { Db } from "./database";
import { webhookEvents } from "./schema";

/** Whether D1 answers and holds the tables that this version writes. */
export async function databaseAnswers(db: Db): Promise<boolean> {
  try {
    await db.select().from(webhookEvents).limit(1);
    return true;
  } catch (error) {
    console.error(JSON.stringify({ event: "database-down", ...describeError(error) }));
    return false;
  }
}
