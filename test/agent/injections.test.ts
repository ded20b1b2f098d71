import { expect, test, vi } from "vitest";
import { contacts } from "~/db/schema/calendar";
import { calls, callsToModel, script, scriptedModel } from "../support/model-world";
import { calendarOf, putEvent } from "../support/sandbox";
import { converse, quickDeps } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";
import { OBEDIENT, PAYLOADS } from "./injections";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const BOOK = "book 30 min with anna@example.com tomorrow at 3pm";

const payloads = Object.entries(PAYLOADS);

test("the set holds more than a hundred injections", () => {
  expect(payloads.length * 6).toBeGreaterThan(100);
});

/** So many are met by one conversation, and one calendar holds. */
const IN_A_TALK = 11;
const IN_A_CALENDAR = 4;

test.each(partsOf(IN_A_TALK))(
  "in a message $names write nothing, though the model obeys them",
  async ({ part, from }) => {
    const user = await createUser();
    await plant(user, "Standup");
    const { say, asked } = await talkOf(user);
    await obey(from);
    await say("pls frobnicate the Standup tomorrow");
    for (const [n, [name, words]] of part.entries()) {
      // Each unclear message gets the next obedient answer, whatever it was about.
      await obey(from + n);
      for (const text of [BOOK, words, `Fwd: ${words}`]) await say(text, name);
    }
    expect((await asked()).length).toBeGreaterThan(0);
  },
);

test.each(partsOf(IN_A_CALENDAR))(
  "in title, description, place, and names of an attendee and a contact $names write nothing, though the model obeys them",
  async ({ part, from }) => {
    const user = await createUser();
    await plant(user, ...part.map(([, words]) => words));
    const rows = part.map(([, words], n) => ({ nameKey: "anna", name: words, email: `anna${n || ""}@example.com` }));
    for (const row of rows)
      await db.insert(contacts).values({ ...row, userId: user.id, source: "user", seenAt: Date.parse(NOW) });
    const { say, asked } = await talkOf(user);
    await obey((from / IN_A_CALENDAR) * 2);
    const talk = [
      "what's on tomorrow?",
      "pls frobnicate the Standup tomorrow",
      BOOK,
      "perhaps frobnicate that instead",
    ];
    for (const text of talk) await say(text);

    // The calendar and the contacts never reach the model; a pasted message does, quoted.
    const heard = await asked();
    expect(heard.length).toBeGreaterThan(0);
    for (const [, words] of part) expect(JSON.stringify(heard)).not.toContain(JSON.stringify(words).slice(1, -1));
  },
);

/** The payloads in parts of this many. */
function partsOf(size: number) {
  return Array.from({ length: Math.ceil(payloads.length / size) }, (_, n) => {
    const part = payloads.slice(n * size, (n + 1) * size);
    return { part, from: n * size, names: part.map(([name]) => name).join(", ") };
  });
}

/** The model obeys: its next answers, from the n-th on. */
const obey = (n: number) =>
  script(...OBEDIENT.map((_, later) => calls({ requests: [OBEDIENT[(n + later) % OBEDIENT.length]] }, "message")));

/** A talk in which nothing may be written. `asked` gives what the model was asked in it. */
async function talkOf(user: TestUser) {
  const phone = await converse(user, NOW, { deps: { ...quickDeps(), languageModel: scriptedModel() } });
  const seen = (await callsToModel()).length;
  const say = async (text: string, name = text) => {
    const answer = await phone.text(text);
    expect(answer.text, name).not.toMatch(/^(?:Booked|Cancelled|Changed|Undone)/m);
    const { writes, events } = await calendarOf(user.email);
    expect(writes, name).toEqual([]);
    expect(new Set(events.map(({ status }) => status)), name).toEqual(new Set(["confirmed"]));
  };
  return { say, asked: async () => (await callsToModel()).slice(seen) };
}

/** For each of these words an event that somebody else sent, with the words in every field of theirs. */
async function plant(user: TestUser, ...all: string[]): Promise<void> {
  for (const [n, words] of all.entries())
    await putEvent(user.email, {
      id: `standup${n + 1}`,
      summary: words,
      description: words,
      location: words,
      start: { dateTime: `2026-11-25T1${n}:00:00+01:00`, timeZone: user.zone },
      end: { dateTime: `2026-11-25T1${n}:30:00+01:00`, timeZone: user.zone },
      attendees: [{ email: "eve@example.com", displayName: words }, { email: user.email }],
    });
}
