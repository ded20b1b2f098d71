import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createDb } from "~/db/database";
import { userPreferences, users } from "~/db/schema/accounts";
import { memoryD1 } from "./memory-d1";

test("a batch is all of its statements or none, and what hangs on a user goes with them", async () => {
  const { d1 } = memoryD1();
  const db = createDb(d1);
  const user = { id: "one", email: "one@example.com", name: "One", createdAt: 0 };
  await db.batch([db.insert(users).values(user), db.insert(userPreferences).values({ userId: "one" })]);
  const twice = [db.delete(users).where(eq(users.id, "one")), db.insert(userPreferences).values({ userId: "nobody" })];
  await expect(db.batch(twice as [(typeof twice)[0], ...typeof twice])).rejects.toThrow();
  expect(
    await db
      .select({ id: users.id, trips: userPreferences.trips })
      .from(users)
      .innerJoin(userPreferences, eq(userPreferences.userId, users.id)),
  ).toEqual([{ id: "one", trips: [] }]);
  await db.delete(users);
  expect(await db.select().from(userPreferences)).toEqual([]);
});
