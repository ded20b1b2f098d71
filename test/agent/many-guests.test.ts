import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { calendarOf } from "../support/sandbox";
import { breakableFetch, converse, quickDeps } from "../support/turns";
import { createUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const GUESTS = Array.from({ length: 120 }, (_, n) => `a.rather.long.name.of.a.guest.${n}@company-number-${n}.example`);
const BOOK = `book the kick-off tomorrow at 3pm with ${GUESTS.slice(0, 50).join(", ")}`;

test("everybody is named in messages that come before the card, and the card comes last", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  await phone.text(BOOK);
  const more = await phone.text(`add ${GUESTS.slice(50, 100).join(", ")}`);
  const all = await phone.messages();
  const [card, ...named] = all.slice(-3).toReversed();
  expect(card?.id).toBe(more.id);
  expect(card?.text).toContain("100 people (all named above)");
  expect(card?.buttons.map(({ title }) => title)).toEqual(["Yes, book it", "No"]);
  const shown = named.map(({ text }) => text).join("\n");
  for (const address of GUESTS.slice(0, 100)) expect(shown).toContain(address);
  expect(named.every(({ buttons, text }) => buttons.length === 0 && text.length <= 4096)).toBe(true);

  expect((await phone.text("yes")).text).toMatch(/^Booked/);
  expect((await calendarOf(user.email)).events[0]?.attendees).toHaveLength(100);
});

test("when the names do not go out, neither does the question", async () => {
  const user = await createUser();
  const { fetcher, breakNext } = breakableFetch();
  const phone = await converse(user, NOW, { deps: quickDeps(env.DB, fetcher) });
  await phone.text("hello");
  const before = (await phone.messages()).length;
  breakNext({ method: "POST", path: /\/messages/, when: "before", times: 3 });
  await phone.text(BOOK);
  expect((await phone.messages()).slice(before).every(({ buttons }) => buttons.length === 0)).toBe(true);
});
