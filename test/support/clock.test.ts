import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { HOUR, MINUTE } from "~/domain/time";
import { control, messagesTo } from "./sandbox";
import { converse } from "./turns";
import { createUser } from "./user";

const BEGIN = Date.parse("2026-11-21T10:00:00+01:00");

test("the tests begin on one Saturday, in the app, in its objects and in the sandbox, whatever the machine says", async () => {
  expect(Date.now()).toBeGreaterThanOrEqual(BEGIN);
  expect(Date.now()).toBeLessThan(BEGIN + HOUR);
  expect(new Date().toISOString()).toMatch(/^2026-11-21T/);
  expect(new Date(0).toISOString()).toBe("1970-01-01T00:00:00.000Z");

  const object = env.ASSISTANT.get(env.ASSISTANT.idFromName(`clock-${crypto.randomUUID()}`));
  await runInDurableObject(object, async (_, { storage }) => {
    const at = Date.now() + HOUR;
    await storage.setAlarm(at);
    expect(await storage.getAlarm()).toBe(at);
    await storage.deleteAlarm();
  });

  const user = await createUser();
  await (await converse(user, "2026-11-24T09:05:00+01:00")).text("help");
  const [said] = (await messagesTo(user.phone)) as unknown as { at: number }[];
  expect(Math.abs((said?.at ?? 0) - Date.now())).toBeLessThan(10 * MINUTE);
});

test("a 24-hour window that began yesterday by the tests' clock is closed at the sandbox", async () => {
  const user = await createUser();
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() - 25 * HOUR });
  const phone = await converse(user, "2026-11-24T09:05:00+01:00");
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() - 25 * HOUR });
  await expect(phone.text("help")).rejects.toThrow("nothing was answered");
});
