import { expect, test } from "vitest";
import { openWorld } from "./sandbox-world";

/** The page for these fields. */
async function shown(fields: Record<string, string>) {
  const given = { zone: "Europe/Amsterdam", now: "2026-11-24T09:05", ...fields };
  const { text, status } = await openWorld().call("GET", `/understand?${new URLSearchParams(given)}`);
  return { status, html: text, words: text.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
}

test("a sentence shows its command, its slots, its moments in the zone and in UTC, and the rules that fired", async () => {
  const { words } = await shown({ text: "move my 3pm with Anna to next Tuesday afternoon" });
  expect(words).toContain("reschedule confidence");
  expect(words).toMatch(/target: attendees Anna/);
  expect(words).toMatch(/from Tue, 1 Dec 2026, 12:00 (?:GMT\+1|CET) Tue, 1 Dec 2026, 11:00 UTC/);
  expect(words).toMatch(/Rules that fired.*intent .* move reschedule/);
});

test("the same words mean other moments in another zone, and other things after a question", async () => {
  const text = "at 4";
  const tokyo = { text: "tomorrow at 3pm", zone: "Asia/Tokyo" };
  expect((await shown(tokyo)).words).toMatch(/15:00 (?:GMT\+9|JST) Wed, 25 Nov 2026, 06:00 UTC/);
  expect((await shown({ text, awaiting: "confirmation" })).words).toContain("reschedule confidence");
  expect((await shown({ text })).words).not.toContain("reschedule confidence");
});

test("several requests in one message are shown one by one", async () => {
  const { html } = await shown({ text: "cancel my 2pm and move the 3pm to Friday" });
  expect(html.match(/<section class="card">/g)).toHaveLength(2);
  expect(html).toContain("<q>cancel my 2pm</q>");
});

test("what goes beyond one meeting is shown as the conversation reads it, slots with parts by their names", async () => {
  const { words } = await shown({ text: "push everything after 3 by half an hour" });
  expect(words).toMatch(/manner every .*Rules that fired .*all meetings that fit/);
  const kept = await shown({ text: "no meetings before 10" });
  expect(kept.words).toContain("preference kind: set, values: (workdayStartMinute: 600)");
});

test("what Parley would ask back is shown", async () => {
  expect((await shown({ text: "book a call with Anna" })).words).toContain("Parley would ask: When should it be?");
});

test("hostile words are shown as text, and the permalink brings them back", async () => {
  const text = `<img src=x onerror=alert(1)> "tomorrow" & 'more'`;
  const { html } = await shown({ text });
  expect(html).not.toContain("<img");
  const link = /href="([^"]+)">A link to this/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const query = new URL(link, "http://sandbox").searchParams;
  expect(Object.fromEntries(query)).toEqual({ text, zone: "Europe/Amsterdam", now: "2026-11-24T09:05" });
});

test.each([
  ["zone", "Mars/Olympus", "There is no time zone called Mars/Olympus."],
  ["now", "yesterday", "yesterday is no moment."],
])("a %s that does not exist is named", async (field, value, sentence) => {
  const { status, words } = await shown({ text: "lunch", [field]: value });
  expect(status).toBe(200);
  expect(words).toContain(sentence);
});

test("every example is a link that is read without an error", async () => {
  const { html } = await shown({});
  const links = [...html.matchAll(/<li><a href="([^"]*understand\?[^"]+)"/g)].map(([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(10);
  const world = openWorld();
  for (const link of links) {
    const { search } = new URL(link.replaceAll("&amp;", "&"), "http://sandbox");
    const { text } = await world.call("GET", `/understand${search}`);
    expect(text).toContain("Read by <strong>");
    expect(text).not.toContain('class="error"');
  }
});

test("without a message the page reads nothing and has the time of the zone filled in", async () => {
  const { text } = await openWorld().call("GET", "/understand");
  expect(text).toMatch(/name="now" value="\d{4}-\d\d-\d\dT\d\d:\d\d"/);
  expect(text).not.toContain("<table>");
});
