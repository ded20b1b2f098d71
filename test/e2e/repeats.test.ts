import { expect, inject, test } from "vitest";
import { controlOf, DEMO } from "./control";

const control = controlOf(inject("sandboxUrl"));

test("20 copies of one message at once are one proposal, and 20 copies of the yes are one event", async () => {
  const since = (await control.sentTo(DEMO.phone)).at(-1)?.id;
  const asked = { from: DEMO.phone, times: 20, text: 'book "Only once" with anna@example.com in 30 days at 16:00' };
  const ask = await control.inbound(asked);
  expect(ask.deliveries).toEqual(Array.from({ length: 20 }, () => 200));
  await expect.poll(() => control.sentTo(DEMO.phone, since), POLL).toHaveLength(1);

  const [proposal] = await control.sentTo(DEMO.phone, since);
  const yes = proposal?.buttons.find(({ id }) => id.startsWith("yes:"));
  expect(yes, proposal?.text).toBeDefined();
  await control.inbound({ from: DEMO.phone, times: 20, button: yes });
  // A last word that is answered after all 20: whatever they do, they have done it by then.
  await control.inbound({ from: DEMO.phone, text: "help" });
  await expect.poll(() => control.sentTo(DEMO.phone, since), POLL).toHaveLength(3);

  const sent = await control.sentTo(DEMO.phone, since);
  expect(sent[1]?.text).toContain("Booked: *Only once*");
  const { events, writes } = await control.calendar(DEMO.email);
  const booked = events.filter(({ summary }) => summary === "Only once");
  expect(booked).toHaveLength(1);
  expect(writes.filter(({ id }) => id === booked[0]?.id)).toHaveLength(1);
});

const POLL = { timeout: 20_000, interval: 50 };
