import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { meetings } from "~/db/schema/calendar";
import { deliveries } from "~/db/schema/messages";
import { actionItems } from "~/db/schema/summaries";
import { editSummary } from "~/db/summaries";
import type { Summary } from "~/domain/summary";
import { DAY, HOUR } from "~/domain/time";
import type { TranscriptEntry } from "~/domain/transcript";
import { addTranscript } from "~/services/summaries/add-transcript";
import { mailsTo } from "../support/mailbox";
import { pastMeeting } from "../support/past-meeting";
import { endTrial, subscribe } from "../support/plans";
import { playedSummarise } from "../support/played-summary";
import { calendarOf, messagesTo, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const LINES = [
  ["Anna de Vries", "Good morning. The price list still has the old numbers."],
  ["Robin Example", "We agreed that the new prices start on 1 February."],
  ["Anna de Vries", "I'll send the corrected contract to the client."],
  ["Robin Example", "I'll send the offer to Anna."],
] as const;

interface Held {
  title?: string;
  lines?: readonly (readonly [string, string])[];
  /** Days ago. */
  ago?: number;
  followUp?: Summary["followUp"];
  guests?: string[];
}

/** A meeting that was held and summarised. @returns the id of its event */
async function held(
  user: TestUser,
  { title = "Client call", lines = LINES, ago = 0, followUp = null, guests = ["anna@example.com"] }: Held = {},
) {
  const end = Date.now() - HOUR - ago * DAY;
  const attendees = guests.map((email, n) => ({
    email,
    name: email.startsWith("anna") ? "Anna de Vries" : `Guest ${n}`,
  }));
  const eventId = await pastMeeting(user.id, { title, attendees, start: end - HOUR, end });
  await putEvent(user.email, {
    ...{ id: eventId, status: "confirmed", summary: title, organizer: { email: user.email, self: true } },
    start: { dateTime: new Date(end - HOUR).toISOString() },
    end: { dateTime: new Date(end).toISOString() },
    attendees: attendees.map(({ email, name }) => ({ email, displayName: name, responseStatus: "accepted" })),
  });
  const entries: TranscriptEntry[] = lines.map(([speaker, text], n) => ({ id: `e${n}`, speaker, at: null, text }));
  const summarise: typeof playedSummarise = async (transcript) => ({
    ...(await playedSummarise(transcript)),
    followUp,
  });
  await addTranscript(
    { ...quickDeps(), summarise },
    {
      ...{ userId: user.id, eventId, entries, source: "pasted", zone: "Europe/Amsterdam", now: Date.now() },
      meeting: { title, startAt: end - HOUR, attendees },
    },
  );
  return eventId;
}

const now = () => new Date().toISOString();
const itemsOf = ({ id }: TestUser) => db.select().from(actionItems).where(eq(actionItems.userId, id));

/** What a button of the newest message on the phone says, tapped. */
async function tap(phone: Awaited<ReturnType<typeof converse>>, title: RegExp) {
  const button = (await phone.messages()).at(-1)?.buttons.find((one) => title.test(one.title));
  if (!button) throw new Error(`no ${title}`);
  return phone.text(button.title, { choiceId: button.id });
}

test("the line that a summary is ready has three buttons, and each does what it says", async () => {
  const user = await createUser();
  const phone = await converse(user, now());
  await phone.text("hi");
  const at = new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10);
  await held(user, { followUp: { when: `${at}T10:00:00+01:00`, evidence: [{ entry: "e0", from: 0, to: 4 }] } });
  const ready = (await messagesTo(user.phone)).at(-1);
  expect(ready?.text).toContain("The summary of “Client call” is ready: 1 decision, 2 action items.");
  expect(ready?.buttons.map(({ title }) => title)).toEqual(["Send to all", "Action items", "Schedule follow-up"]);

  const items = await tap(phone, /Action items/);
  expect(items.text).toContain("Action items of “Client call”:");
  expect(items.text).toContain("Anna de Vries: “I'll send the corrected contract to the client.");
  expect(items.text).toContain("Robin Example: “I'll send the offer to Anna.");

  const [first] = ready?.buttons ?? [];
  const card = await phone.text("Send to all", { choiceId: first?.id ?? "" });
  expect(card.text).toContain("Shall I mail the summary of “Client call”");
  expect(card.text).toContain("Anna de Vries (anna@example.com");
  expect(await mailsTo("anna@example.com")).toEqual([]);
  expect((await phone.text("yes")).text).toContain("is on its way to Anna de Vries");
  await phone.text("yes");
  await expect.poll(async () => (await mailsTo("anna@example.com")).length).toBe(1);

  const followUp = ready?.buttons[2];
  const proposal = await phone.text("Follow-up", { choiceId: followUp?.id ?? "" });
  expect(proposal.text).toContain("Shall I book this?");
  expect(proposal.text).toContain("“Client call”");
  expect(proposal.text).toContain("10:00–11:00");
  expect(proposal.text).toContain("anna@example.com");
  expect((await phone.text("yes")).text).toContain("Booked");
  expect((await calendarOf(user.email)).events).toHaveLength(2);
  expect(await db.$count(meetings, eq(meetings.userId, user.id))).toBe(1);
});

test("a summary that changed after the card is not sent by the yes, and a no sends nothing", async () => {
  const user = await createUser();
  const guest = `anna.${crypto.randomUUID()}@example.com`;
  const id = await held(user, { guests: [guest] });
  const phone = await converse(user, now());
  await phone.text("send the summary to everyone");
  expect((await phone.text("no")).text).toContain("All right");
  await phone.text("send the summary to everyone");
  await editSummary(db, user.id, id, { overview: [], decisions: [], questions: [] }, Date.now() + 5);
  expect((await phone.text("yes")).text).toContain("has changed since I asked");
  expect(await mailsTo(guest)).toEqual([]);
});

test("it goes to those of the guests that the message names, and to nobody who is no guest", async () => {
  const user = await createUser();
  const anna = `anna.${crypto.randomUUID()}@example.com`;
  const tom = `tom.${crypto.randomUUID()}@example.com`;
  await held(user, { guests: [anna, tom] });
  const phone = await converse(user, now());
  expect((await phone.text("send the summary of the client call to Anna and Priya")).text).toContain(
    "not all of those are invited to “Client call”",
  );
  const card = await phone.text("send the summary of the client call to Anna");
  expect(card.text).toContain(anna);
  expect(card.text).not.toContain(tom);
  expect((await phone.text("yes")).text).toContain("is on its way to Anna de Vries");
  await expect.poll(async () => (await mailsTo(anna)).length).toBe(1);
  expect(await mailsTo(tom)).toEqual([]);
  expect(card.text).not.toContain("Mailed before");
  // Who has it is said of those alone who would get it now.
  expect((await phone.text("send the summary of the client call to everyone")).text).toContain(
    "Mailed before to Anna de Vries.",
  );
  expect((await phone.text("send the summary of the client call to Guest 1")).text).not.toContain("Mailed before");
});

test("without a time in the words the follow-up asks when, and with one in the message that counts", async () => {
  const user = await createUser();
  await held(user);
  const phone = await converse(user, now());
  expect((await phone.text("schedule the follow-up")).text).toContain("When should “Client call” be?");
  const said = await phone.text("schedule the follow-up to the client call next Tuesday at 10");
  expect(said.text).toMatch(/“Client call”.*\n?.*Tue .*10:00–11:00/);
});

test("where nothing is summarised nothing is made up", async () => {
  const user = await createUser();
  const phone = await converse(user, now());
  for (const text of ["send the summary to everyone", "schedule the follow-up"])
    expect((await phone.text(text)).text).toContain("None of your meetings has a summary yet");
  expect((await phone.text("my action items")).text).toContain("You have no open action items");
  expect((await phone.text("what did I promise last week?")).text).toContain("I find nothing that you took on");
  expect((await phone.text("what's open with Anna?")).text).toBe("Nothing is open with “Anna” in your summaries.");
  expect((await phone.text("done with the offer")).text).toContain("I find no open action item like “the offer”");
  await held(user);
  expect((await phone.text("send the summary of the board meeting to everyone")).text).toContain(
    "I have no summary of a meeting called “board meeting”.",
  );
});

test("what was promised, by whom, with whom and when", async () => {
  const user = await createUser();
  await held(user, { ago: 7 });
  await held(user, { title: "Budget", lines: [["Robin Example", "I'll ask the bank."]], guests: ["tom@example.com"] });
  const phone = await converse(user, now());
  const mine = await phone.text("my action items");
  expect(mine.text).toContain("I'll send the offer to Anna.");
  expect(mine.text).toContain("I'll ask the bank.");
  expect(mine.text).not.toContain("contract");
  const then = await phone.text("what did I promise last week?");
  expect(then.text).toContain("offer");
  expect(then.text).not.toContain("bank");
  const withAnna = await phone.text("what's open with Anna?");
  expect(withAnna.text).toContain("contract");
  expect(withAnna.text).toContain("offer");
  expect(withAnna.text).not.toContain("bank");
});

test("done with it is ticked off at once, and undo opens it again", async () => {
  const user = await createUser();
  await held(user);
  const phone = await converse(user, now());
  const done = await phone.text("done with the offer");
  expect(done.text).toContain("Done: “I'll send the offer to Anna");
  expect(done.buttons.map(({ title }) => title)).toEqual(["Undo"]);
  const isDone = async () => (await itemsOf(user)).filter(({ doneAt }) => doneAt !== null).map(({ text }) => text);
  expect(await isDone()).toEqual(["I'll send the offer to Anna."]);
  expect((await phone.text("done with the offer")).text).toContain("That is done already");
  expect((await phone.text("undo")).text).toContain("Open again");
  expect(await isDone()).toEqual([]);
});

test("what two can be is asked, and picked by its number", async () => {
  const user = await createUser();
  await held(user, {
    lines: [
      ["Robin Example", "I'll send the offer to Anna."],
      ["Robin Example", "I'll send the offer to Tom."],
    ],
  });
  const phone = await converse(user, now());
  expect((await phone.text("done with the offer")).text).toContain("Which one is done?");
  expect((await phone.text("the second")).text).toContain("Done: “I'll send the offer to Tom");
  expect((await itemsOf(user)).filter(({ doneAt }) => doneAt !== null)).toHaveLength(1);
});

test("a plan without action items says so, and still sends the summary", async () => {
  const user = await createUser();
  await endTrial(user);
  await subscribe(user);
  const phone = await converse(user, now());
  await phone.text("hi");
  await held(user);
  const ready = (await messagesTo(user.phone)).at(-1);
  expect(ready?.buttons.map(({ title }) => title)).toEqual(["Send to all"]);
  for (const text of ["my action items", "done with the offer"])
    expect((await phone.text(text)).text).toContain("Action items and follow-ups are part of Professional");
  expect((await phone.text("send the summary to everyone")).text).toContain("Shall I mail the summary");
});

test("of words of which nothing stands out nobody is told, and nothing is sent", async () => {
  const user = await createUser();
  await held(user, { lines: [] });
  expect(await messagesTo(user.phone)).toEqual([]);
  expect(await db.$count(deliveries, eq(deliveries.userId, user.id))).toBe(0);
  const phone = await converse(user, now());
  expect((await phone.text("send the summary to everyone")).text).toContain("No sentence of “Client call” stood out");
});

test("what was said about something is told with who said it and where it stands", async () => {
  const user = await createUser();
  const id = await held(user);
  const phone = await converse(user, now());
  const told = await phone.text("what did we say about prices?");
  expect(told.text).toContain("What was said about “prices”:");
  expect(told.text).toContain("Robin Example: “We agreed that the new prices start on 1 February.");
  expect(told.text).toContain(`/dashboard/meetings/${id}/summary#said-2`);
  expect((await phone.text("what did we say about unicorns?")).text).toContain("I find nothing about “unicorns”");
  expect((await phone.text("wat hebben we over prices gezegd?")).text).toContain("Wat er is gezegd over “prices”:");
});

test("what was said in several meetings is told meeting by meeting, and how many more there are", async () => {
  const user = await createUser();
  const lines = Array.from(
    { length: 5 },
    (_, n) => ["Anna de Vries", `The pelican, for the ${n + 1}th time.`] as const,
  );
  const ids = [];
  for (const ago of [1, 2, 3, 4, 5, 6]) ids.push(await held(user, { title: `Call ${ago}`, lines, ago }));
  const phone = await converse(user, now());
  const { text } = await phone.text("what did we say about the pelican?");
  expect(text.match(/^•/gmu)).toHaveLength(4);
  for (const ago of [1, 2, 3, 4]) expect(text).toContain(`“Call ${ago}”`);
  expect(text).toContain("… and 2 more meetings:");
  expect(text).toContain("/dashboard/meetings/search?q=");
});

test("what a meeting left open is told, in the language of the talk where the words are of several", async () => {
  const user = await createUser();
  await held(user, { title: "Launch plan", lines: [...LINES, ["Anna de Vries", "Who speaks to the lawyers?"]] });
  const phone = await converse(user, now());
  await phone.text("what's on tomorrow?");
  const { text } = await phone.text("open questions in launch plan");
  expect(text).toContain("Still open:\n• “Who speaks to the lawyers?”");
});

test("the answer is in the language of the question", async () => {
  const user = await createUser();
  await held(user);
  const phone = await converse(user, now());
  expect((await phone.text("mijn actiepunten")).text).toContain("Jouw open actiepunten:");
  expect((await phone.text("was ist noch offen mit Anna?")).text).toContain("Offen mit “Anna”:");
  expect((await phone.text("planifie la réunion de suivi")).text).toContain("Client call");
  expect((await phone.text("envía el resumen a todos")).text).toContain("¿Envío por correo el resumen");
});

test.each([
  "what did we decide in the budget review?",
  "summary of the budget review",
  "wat hebben we besloten in de budget review?",
  "samenvatting van de budget review",
  "was haben wir im Budget Review beschlossen?",
  "Zusammenfassung vom Budget Review",
  "qu'est-ce qu'on a décidé dans le budget review ?",
  "résumé du budget review",
  "¿qué decidimos en el budget review?",
  "resumen del budget review",
])("what a meeting came to is told by its name: %s", async (asked) => {
  const user = await createUser();
  await held(user, { title: "Budget review", ago: 2 });
  await held(user);
  const { text } = await (await converse(user, now())).text(asked);
  expect(text).toContain("Budget review");
  expect(text).toContain("We agreed that the new prices start on 1 February.");
  expect(text).toContain("/dashboard/meetings/");
});

test.each([
  "who promised what in the 1:1 with Priya?",
  "wie heeft wat beloofd in de 1:1 met Priya?",
  "wer hat was versprochen im 1:1 mit Priya?",
  "qui a promis quoi dans le 1:1 avec Priya ?",
  "¿quién prometió qué en el 1:1 con Priya?",
])("who took on what in a meeting with somebody: %s", async (asked) => {
  const user = await createUser();
  const lines = [["Priya Nair", "I'll send the list."]] as const;
  await held(user, { title: "1:1 with Priya", ago: 2, lines, guests: ["priya@example.com"] });
  await held(user);
  const { text } = await (await converse(user, now())).text(asked);
  expect(text).toContain("Priya Nair: “I'll send the list.");
  expect(text).not.toContain("contract");
});

test("a summary that nobody has, and one of a day, are not made up", async () => {
  const user = await createUser();
  await held(user);
  const phone = await converse(user, now());
  expect((await phone.text("what did we decide in the board meeting?")).text).toBe(
    "I have no summary of a meeting called “board meeting”.",
  );
  expect((await phone.text("summary of tomorrow")).text).not.toContain("summary of a meeting called");
});

test.each([
  ["send the summary of Fault one to the guests", "Shall I mail the summary of “Fault one”"],
  ["summary of Beta review", "“Beta review”"],
  ["what was decided in the Beta review?", "“Beta review”"],
  ["samenvatting van de beta review", "“Beta review”"],
  ["summary of the Beta review 3 days ago", "“Beta review”"],
  ["my action items from the beta review", "of “Beta review”"],
  ["summary of Fault two", "no summary of a meeting called “Fault two”"],
  ["summary of the Omega review", "no summary of a meeting called “Omega review”"],
])("the whole name says which meeting is meant, and a word of it none: %s", async (asked, told) => {
  const user = await createUser();
  for (const [ago, title] of ["Delta review", "Fault four", "Beta review", "Fault one"].entries())
    await held(user, {
      title,
      ago: ago + 1,
      guests: [title === "Delta review" ? "beta@example.com" : "anna@example.com"],
    });
  const phone = await converse(user, now());
  const { text } = await phone.text(asked);
  expect(text).toContain(told);
  expect(text).not.toMatch(/Delta review|Fault four/);
});

test("a name that fits several meetings is asked about, and what was asked for is done with the one picked", async () => {
  const user = await createUser();
  for (const [ago, title] of ["Delta review", "Beta review", "Beta review"].entries()) await held(user, { title, ago });
  const phone = await converse(user, now());
  const asked = await phone.text("send the summary of the review to everyone");
  expect(asked.text).toBe("Which one do you mean?");
  expect(asked.rows.map(({ title }) => title)).toEqual(["“Delta review”", "“Beta review”", "None of these"]);
  expect((await phone.text("the second")).text).toContain("Shall I mail the summary of “Beta review”");
  await phone.text("no");
  await phone.text("what did we decide in the review?");
  expect((await phone.text("delta")).text).toContain("“Delta review”");
  await phone.text("summary of the review");
  expect((await phone.text("no")).text).toContain("All right");
});
