import { expect, test, vi } from "vitest";
import { selectChanges } from "~/db/meeting-changes";
import type { Spoken } from "~/domain/language";
import { syncUserCalendar } from "~/services/sync-user-calendar";
import { countedMeetings } from "../support/plans";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Many whole conversations in one test: on a busy machine they take their time.
vi.setConfig({ testTimeout: 300_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const BOOK = "book 30 min with anna@example.com tomorrow at 3pm about the budget";

/** A conversation in which a write can reach Google without an answer, and Google then says nothing until `back`. */
async function begin(language: Spoken = "en") {
  const user = await createUser({ preferences: { language } });
  let unheard: { method: string; reaches: boolean; isSent?: true } | null = null;
  let isDown = false;
  const deps = quickDeps(undefined, async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const isEvent = /\/calendar\/v3\/.*\/events\/?[^/?]*/.test(url);
    const isWrite = isEvent && init?.method === unheard?.method;
    if (isWrite && !isDown && unheard?.reaches) await (await fetch(input, init)).arrayBuffer();
    if (isWrite && unheard) unheard.isSent = true;
    const isLook = isEvent && /\/events\/[^/?]+(?:\?|$)/.test(url);
    if (isEvent && (isDown || isWrite || (unheard?.isSent && isLook))) throw new TypeError("Network connection lost.");
    return fetch(input, init);
  });
  const phone = await converse(user, NOW, { deps });
  /** The yes to what is asked: what it writes is done at Google unless it does not reach it, and nobody hears of it. */
  const yesUnheard = async (method: string, { yes = "yes", reaches = true } = {}) => {
    unheard = { method, reaches };
    const { text } = await phone.text(yes);
    expect(text).toMatch(/can't tell whether it is done|weet niet of|weiß also nicht|sais donc pas|no sé si/);
    isDown = true;
  };
  const back = () => {
    isDown = false;
    unheard = null;
  };
  const sync = () => syncUserCalendar(phone.deps, user.id);
  return { user, phone, yesUnheard, back, sync };
}

test("a cancellation that nobody heard of gives its meeting back once it is seen, once", async () => {
  const { user, phone, yesUnheard, back, sync } = await begin();
  for (const text of [BOOK, "yes", "cancel the budget"]) await phone.text(text);
  await yesUnheard("DELETE");
  expect(await countedMeetings(user)).toBe(1);
  back();
  for (const _ of ["once", "twice"]) {
    await sync();
    expect(await countedMeetings(user)).toBe(0);
  }
});

test("a meeting that others cancel in Google before its start is given back, and counts again where it comes back", async () => {
  const { user, phone, sync } = await begin();
  for (const text of [BOOK, "yes", "what's on tomorrow?"]) await phone.text(text);
  const [event] = (await calendarOf(user.email)).events;
  for (const [status, counted] of [
    ["cancelled", 0],
    ["confirmed", 1],
    ["cancelled", 0],
  ] as const) {
    await putEvent(user.email, { id: event?.id, status });
    await sync();
    expect(await countedMeetings(user), status).toBe(counted);
  }
});

/** What is asked before the write of unknown fate, its method, what is told of it later, and what an undo leaves. */
const WRITES = [
  {
    ...{ name: "booking", asks: [BOOK], method: "POST" },
    told: /^It had been booked after all: “?.*Budget.*15:00–15:30/,
    noted: "booked whatsapp",
    left: { status: "cancelled" },
  },
  {
    ...{ name: "move", asks: [BOOK, "yes", "move the budget to 5pm tomorrow"], method: "PATCH" },
    told: /^It had been changed after all: “?.*Budget.*17:00–17:30/,
    noted: "moved whatsapp",
    left: { status: "confirmed", start: { dateTime: expect.stringContaining("T15:00") } },
  },
  {
    ...{ name: "cancellation", asks: [BOOK, "yes", "cancel the budget"], method: "DELETE" },
    told: /^It had been cancelled after all: “?.*Budget.*15:00–15:30/,
    noted: "cancelled whatsapp",
    left: { status: "confirmed" },
  },
] as const;

test.each(WRITES.flatMap((write) => ["no", "undo"].map((answer) => [write.name, answer, write] as const)))(
  "a %s that nobody heard of: %s tells that it is done, and asks whether to take it back",
  async (_, answer, { asks, method, told, noted, left }) => {
    const { user, phone, yesUnheard, back, sync } = await begin();
    for (const text of asks) await phone.text(text);
    await yesUnheard(method);
    // While Google says nothing, nothing is called undone, or done.
    expect((await phone.text(answer)).text).toMatch(/^Google Calendar is still not answering.*can't tell.*Budget/);
    back();
    // Whether a sync sees it first or the message itself does.
    if (answer === "no") await sync();
    const { text, buttons } = await phone.text(answer);
    expect(text).toMatch(told);
    expect(text).toContain("Shall I undo it?");
    expect(text).toContain("anna@example.com");
    expect(buttons).toHaveLength(2);
    const [event] = (await calendarOf(user.email)).events;
    expect((await historyOf(user, event?.id)).at(-1)).toBe(noted);
    expect((await phone.text("yes")).text).toMatch(/^Undone/);
    expect((await calendarOf(user.email)).events).toMatchObject([left]);
  },
);

test("a cancellation that nobody heard of and that did not happen is refused with a no as any other", async () => {
  const { user, phone, yesUnheard, back } = await begin();
  for (const text of [BOOK, "yes", "cancel the budget"]) await phone.text(text);
  await yesUnheard("DELETE", { reaches: false });
  back();
  expect((await phone.text("no")).text).toBe("All right, I left it in your calendar.");
  expect((await phone.text("what's on tomorrow?")).text).not.toMatch(/after all/);
  expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed" }]);
});

test.each(WRITES)(
  "a $name that nobody heard of is told once, with whatever is asked next, and asked about no more",
  async (write) => {
    const { phone, yesUnheard, back } = await begin();
    for (const text of write.asks) await phone.text(text);
    await yesUnheard(write.method);
    back();
    const { text } = await phone.text("what's on tomorrow?");
    expect(text).toMatch(write.told);
    expect(text).not.toMatch(/Shall I/);
    expect((await phone.text("what's on tomorrow?")).text).not.toMatch(/after all/);
    expect(phone.state().pending).toBeNull();
    expect((await phone.text("undo")).text).toMatch(/^Undone|undo it/);
  },
);

test.each([
  ["no", false],
  ["undo", true],
  ["what's on on the 2nd of december?", false],
])(
  "a move of a series that nobody heard of is told to “%s” once the calendar shows it, and stands in the history",
  async (answer, isSynced) => {
    const { user, phone, yesUnheard, back, sync } = await begin();
    await phone.text("book 30 min with anna@example.com every wednesday at 3pm about the budget");
    await phone.text("yes");
    const asked = await phone.text("move the budget to 5pm");
    const all = asked.buttons.find(({ title }) => /all/i.test(title));
    expect(all).toBeDefined();
    await phone.text("", { choiceId: all?.id ?? "" });
    await yesUnheard("PATCH");
    back();
    if (isSynced) await sync();
    const { text } = await phone.text(answer);
    expect(text).toMatch(/^It had been changed after all: “Budget”, Wed 25 Nov, 17:00–17:30/);
    if (!answer.startsWith("what")) expect(text).toContain("Shall I undo it?");
    const [series] = (await calendarOf(user.email)).events;
    expect((await historyOf(user, series?.id)).at(-1)).toBe("moved whatsapp");
    if (answer.startsWith("what")) return;
    expect((await phone.text("yes")).text).toMatch(/^Undone/);
    const start = { dateTime: expect.stringContaining("T15:00") };
    expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed", start }]);
  },
);

test.each(["no", "undo", "what's on tomorrow?"])(
  "an undo that nobody heard of and that was carried out is told as that to “%s”, and reaches no further",
  async (answer) => {
    const { user, phone, yesUnheard, back } = await begin();
    for (const text of ["book tea tomorrow at 11:00 for 30 minutes", "yes", BOOK, "yes"]) await phone.text(text);
    await yesUnheard("DELETE", { yes: "undo" });
    if (answer === "no") expect((await phone.text("no")).text).toMatch(/still can't tell/);
    back();
    const { text } = await phone.text(answer);
    expect(text).toMatch(/^It had been undone after all: “?.*Budget/);
    if (answer === "no") expect(text).not.toMatch(/I left everything/);
    expect((await phone.text("what's on tomorrow?")).text).not.toMatch(/after all/);
    const standing = (await calendarOf(user.email)).events.filter(({ status }) => status === "confirmed");
    expect(standing.map(({ summary }) => summary?.toLowerCase())).toEqual(["tea"]);
  },
);

const SPOKEN = [
  [
    "nl",
    "boek 30 min met anna@example.com morgen om 15:00 over het budget",
    "ja",
    "nee",
    /^Het was toch ingepland: .*Zal ik het/s,
  ],
  [
    "de",
    "buche 30 min mit anna@example.com morgen um 15 Uhr zum Budget",
    "ja",
    "nein",
    /^Es war doch gebucht worden: .*Soll ich es/s,
  ],
  [
    "fr",
    "réserve 30 min avec anna@example.com demain à 15h pour le budget",
    "oui",
    "non",
    /^C'était finalement réservé : .*Je reviens/s,
  ],
  [
    "es",
    "reserva 30 min con anna@example.com mañana a las 15:00 sobre el presupuesto",
    "sí",
    "no",
    /^Al final sí se había reservado: .*¿Lo deshago/s,
  ],
] as const;

test.each(SPOKEN)(
  "a booking that nobody heard of is told as done to a no (%s)",
  async (language, ask, yes, no, told) => {
    const { phone, yesUnheard, back } = await begin(language);
    await phone.text(ask);
    await yesUnheard("POST", { yes });
    back();
    expect((await phone.text(no)).text).toMatch(told);
  },
);

test("a meeting that others cancelled between the card and its yes is called that: nobody was told by us, and nothing is ours to undo", async () => {
  const { user, phone } = await begin();
  for (const text of [BOOK, "yes", "cancel the budget"]) await phone.text(text);
  const [event] = (await calendarOf(user.email)).events;
  await putEvent(user.email, { id: event?.id, status: "cancelled" });
  const writes = (await calendarOf(user.email)).writes.length;
  const { text, buttons } = await phone.text("yes");
  expect(text).toBe("“Budget” had already been cancelled, so there was nothing to do.");
  expect(buttons).toEqual([]);
  expect((await calendarOf(user.email)).writes).toHaveLength(writes);
  expect(await historyOf(user, event?.id)).toEqual(["booked whatsapp", "cancelled calendar"]);
  // Of several the others are cancelled all the same.
  const other = "book 30 min tomorrow at 4pm called Review";
  for (const words of [BOOK, "yes", other, "yes"]) await phone.text(words);
  expect((await phone.text("cancel my 3pm and my 4pm tomorrow")).text).toMatch(/Budget(?:.|\n)*Review/);
  const budget = (await calendarOf(user.email)).events.find(
    ({ status, summary }) => status === "confirmed" && summary === "Budget",
  );
  await putEvent(user.email, { id: budget?.id, status: "cancelled" });
  const several = (await phone.text("yes")).text;
  expect(several).toMatch(/“Budget” had already been cancelled/);
  expect(several).toMatch(/Cancelled: “Review”/);
  expect(several).not.toMatch(/told/);
  expect((await calendarOf(user.email)).events.filter(({ status }) => status === "confirmed")).toEqual([]);
});

test("a write that is made by the second yes stands in the history once, and one that was never made does not", async () => {
  const { user, phone, yesUnheard, back, sync } = await begin();
  await phone.text(BOOK);
  await yesUnheard("POST");
  back();
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
  await phone.text("move the budget to 5pm tomorrow");
  await yesUnheard("PATCH", { reaches: false });
  back();
  await sync();
  const [event] = (await calendarOf(user.email)).events;
  expect(await historyOf(user, event?.id)).toEqual(["booked whatsapp"]);
  expect((await phone.text("yes")).text).toMatch(/^Changed/);
  await sync();
  expect(await historyOf(user, event?.id)).toEqual(["booked whatsapp", "moved whatsapp"]);
});

test("a booking that others have moved since is shown at its time before an undo takes it off, by word and by button", async () => {
  for (const said of [{}, { choiceId: "undo:" }]) {
    const { user, phone } = await begin();
    await phone.text(BOOK);
    const booked = await phone.text("yes");
    const [event] = (await calendarOf(user.email)).events;
    const [start, end] = ["2026-11-26T11:00:00+01:00", "2026-11-26T11:30:00+01:00"].map((dateTime) => ({ dateTime }));
    await putEvent(user.email, { id: event?.id, start, end });
    const tapped = "choiceId" in said ? { choiceId: booked.buttons[0]?.id ?? "" } : {};
    const { text } = await phone.text("undo", tapped);
    expect(text).toMatch(/^It has been moved in the meantime.*\nBooked: “Budget”, Thu 26 Nov, 11:00–11:30/);
    expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed" }]);
    expect((await phone.text("choiceId" in said ? "yes" : "undo")).text).toMatch(/^Undone/);
    expect((await calendarOf(user.email)).events).toMatchObject([{ status: "cancelled" }]);
  }
});

/** What the page of a meeting tells of it, oldest first. */
async function historyOf(user: TestUser, eventId = ""): Promise<string[]> {
  const changes = await selectChanges(db, user.id, eventId);
  return changes.map(({ kind, via }) => `${kind} ${via}`);
}
