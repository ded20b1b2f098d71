import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userIntegrations } from "~/db/schema/accounts";
import { deliveries } from "~/db/schema/messages";
import { DAY, HOUR, MINUTE } from "~/domain/time";
import { receiveWhatsApp } from "~/services/receive-whatsapp";
import { notifications } from "../support/notifications";
import { control, putEvent } from "../support/sandbox";
import { testContext } from "../support/signed-in";
import { quickDeps } from "../support/turns";
import { createUser, db } from "../support/user";
import { countWritten } from "../support/written-rows";

const hourLong = (id: string, start: number) => ({
  ...{ id, summary: "Demo", start: { dateTime: new Date(start).toISOString() } },
  end: { dateTime: new Date(start + HOUR).toISOString() },
});

test("a reminder's whole way from planned to read writes twelve rows, indexes included", async () => {
  const user = await createUser();
  const { DB, written } = countWritten(env.DB);
  const cost = async (work: () => Promise<unknown>) => {
    const before = written();
    await work();
    return written() - before;
  };
  const deps = { ...testContext(), ...quickDeps(DB) };
  const time = notifications(user, deps);
  await time.sync();
  const mine = eq(userIntegrations.userId, user.id);
  await db.update(userIntegrations).set({ whatsappLastInboundAt: Date.now() }).where(mine);
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() });
  await control("POST", "/whatsapp/status", { auto: false });

  const start = Math.ceil(Date.now() / HOUR) * HOUR + 2 * HOUR;
  // What a sync writes for an event of which nothing is planned yet; with the same, what it writes for one of today.
  await putEvent(user.email, hourLong("far", start + 10 * DAY));
  const mirrored = await cost(() => time.sync());
  await putEvent(user.email, hourLong("demo", start));
  const planned = (await cost(() => time.sync())) - mirrored;

  let due: Awaited<ReturnType<typeof time.claim>> = [];
  const claimed = await cost(async () => {
    due = await time.claim(start - 15 * MINUTE);
  });
  const sent = await cost(() => time.take(due));
  const [row] = await db.select().from(deliveries).where(eq(deliveries.userId, user.id));
  const said = { providerMessageId: row?.providerMessageId ?? "", deliveryId: row?.id, at: Date.now() };
  const statuses: number[] = [];
  for (const status of ["sent", "delivered", "read"] as const) {
    const received = { messages: [], identityChanges: [], statuses: [{ ...said, status }] };
    statuses.push(await cost(() => receiveWhatsApp(deps, received)));
  }
  await control("POST", "/whatsapp/status", { auto: true });
  // Of what is sent: four for the delivery, one for the plan that it ends, two when WhatsApp has taken it.
  expect({ planned, claimed, sent, statuses }).toEqual({ planned: 2, claimed: 1, sent: 7, statuses: [0, 1, 1] });
});
