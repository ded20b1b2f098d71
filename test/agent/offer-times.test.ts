import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { timesOffered, whoCanAsked } from "~/agent/understand/times-offered";
import { bookingLinks, contacts } from "~/db/schema/calendar";
import { contactRows } from "~/domain/contact";
import { mailsTo } from "../support/mailbox";
import { calendarOf } from "../support/sandbox";
import { converse } from "../support/turns";
import { createUser, db, type TestUser } from "../support/user";

// Whole conversations take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const NOW = "2026-11-24T09:05:00+01:00";
const context = { now: Date.parse(NOW), zone: "Europe/Amsterdam" };

test.each([
  ["send Anna three times for next week", { times: 3 }, "2026-11-30"],
  ["please offer two slots to Anna for next week", { times: 2 }, "2026-11-30"],
  ["stuur Anna drie tijden voor volgende week", { times: 3 }, "2026-11-30"],
  ["schick Anna 4 Termine für nächste Woche", { times: 4 }, "2026-11-30"],
  ["envoie deux créneaux à Anna pour la semaine prochaine", { times: 2 }, "2026-11-30"],
  ["envía tres horas a Anna para la semana que viene", { times: 3 }, "2026-11-30"],
  ["send Anna these times", { shown: true }, undefined],
  ["stuur Anna deze tijden", { shown: true }, undefined],
  ["send Anna some times", {}, undefined],
])("%j offers Anna times", (text, offer, from) => {
  const command = timesOffered(text, context);
  expect(command).toMatchObject({ intent: "find_slot", manner: "offer", slots: { attendees: ["Anna"], offer } });
  expect(command?.when?.start).toBe(from);
});

test.each([
  "send Anna, Tom and Eva three times for next week",
  "stuur Anna, Tom en Eva drie tijden voor volgende week",
  "schick Anna, Tom und Eva drei Termine für nächste Woche",
  "envoie trois créneaux à Anna, Tom et Eva pour la semaine prochaine",
  "envía tres horas a Anna, Tom y Eva para la semana que viene",
])("%j offers three people times", (text) => {
  expect(timesOffered(text, context)).toMatchObject({
    ...{ manner: "offer", when: { start: "2026-11-30" } },
    slots: { attendees: ["Anna", "Tom", "Eva"], offer: { times: 3 } },
  });
});

test.each(["who can when?", "wie kan wanneer?", "wer kann wann?", "qui peut quand ?", "¿quién puede cuándo?"])(
  "%j asks what guests have answered",
  (text) => expect(whoCanAsked(text)).toBe(true),
);

test.each(["when can I meet Anna?", "who can I ask?", "wer kommt wann?", "who am I meeting tomorrow"])(
  "%j does not",
  (text) => expect(whoCanAsked(text)).toBe(false),
);

test.each(["send me three times", "send Anna the invitation", "offer Anna a job next week", "send Anna an email at 3"])(
  "%j offers nobody times",
  (text) => expect(timesOffered(text, context)).toBeUndefined(),
);

async function knowing(email: string) {
  const user = await createUser();
  const rows = contactRows(email, "Anna Acme").map((row) => ({ ...row, userId: user.id, source: "user" as const }));
  await db.insert(contacts).values(rows.map((row) => ({ ...row, seenAt: 1 })));
  return user;
}

const linksOf = ({ id }: TestUser) => db.select().from(bookingLinks).where(eq(bookingLinks.userId, id));

test("times go to a guest after a yes to a card with the whole address, once, and book nothing", async () => {
  const email = `anna.${crypto.randomUUID()}@acme.test`;
  const user = await knowing(email);
  const phone = await converse(user, NOW);
  const card = await phone.text("send anna three times for next week");
  expect(card.text).toContain(`Shall I mail these times to Anna Acme (${email})?`);
  expect(card.text.match(/• (Mon 30 Nov|Tue 1 Dec|Wed 2 Dec), /g)).toHaveLength(3);
  expect(await linksOf(user)).toEqual([]);
  const sent = await phone.text("yes");
  expect(sent.text).toContain("on their way to Anna Acme");
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
    "Robin Example suggests times for 'Meeting with Anna Acme'",
  ]);
  await phone.text("yes");
  expect(await linksOf(user)).toMatchObject([{ guestEmail: email, invites: true, state: "open" }]);
  expect((await calendarOf(user.email)).events).toEqual([]);
});

test("where a guest's calendar cannot be seen the link is offered, with the very times that were shown", async () => {
  const email = `anna.${crypto.randomUUID()}@acme.test`;
  const user = await knowing(email);
  const phone = await converse(user, NOW);
  const found = await phone.text("find an hour with Anna tomorrow");
  expect(found.text).toContain("say *send Anna these times*");
  const card = await phone.text("send Anna these times");
  expect(card.text).toContain("1 hour");
  expect(card.text).toContain("Wed 25 Nov, 09:00–10:00");
  expect((await phone.text("no")).text).not.toContain("http");
  expect(await linksOf(user)).toEqual([]);
});

test.each([
  ["en", "find an hour with Anna tomorrow", "Wed 25 Nov, 09:00–10:00", "yes", "on their way"],
  ["nl", "zoek een uur met Anna morgen", "wo 25 nov, 09:00–10:00", "ja", "onderweg"],
  ["de", "finde morgen eine Stunde mit Anna", "Mi, 25. Nov., 09:00–10:00", "ja", "unterwegs"],
  ["fr", "trouve une heure avec Anna demain", "mer. 25 nov., 09:00–10:00", "oui", "partent vers"],
  ["es", "busca una hora con Anna mañana", "mié 25 nov, 09:00–10:00", "sí", "camino"],
] as const)(
  "in %s the words that offer the link get it, with the times that were shown",
  async (_, ask, time, yes, sent) => {
    const email = `anna.${crypto.randomUUID()}@acme.test`;
    const user = await knowing(email);
    const phone = await converse(user, NOW);
    const found = await phone.text(ask);
    const [, words = "no words to say"] =
      found.text
        .split("\n")
        .at(-1)
        ?.match(/\*(.+Anna.*)\*/) ?? [];
    const card = await phone.text(words);
    expect([card.text.includes(time), card.text.includes(email)], card.text).toEqual([true, true]);
    expect(await linksOf(user)).toEqual([]);
    expect((await phone.text(yes)).text).toContain(sent);
    expect(await linksOf(user)).toMatchObject([{ guestEmail: email, invites: true, state: "open" }]);
    expect(await mailsTo(email)).toHaveLength(1);
  },
);

test("of a guest without an address the link comes as text to hand on", async () => {
  const user = await createUser();
  const phone = await converse(user, NOW);
  const card = await phone.text("send Eve two times for next week");
  expect(card.text).toContain("I have no address of Eve");
  const made = await phone.text("yes");
  expect(made.text).toMatch(/^Here is the link for Eve:\nhttp:\/\/\S+\/book\/[\w-]{43}$/);
  expect(await linksOf(user)).toMatchObject([{ guestName: "Eve", guestEmail: "", invites: false }]);
});

test("several get a link each after one yes to all addresses; who can when is told, and the first time for all asked about", async () => {
  const id = crypto.randomUUID();
  const email = `anna.${id}@acme.test`;
  const user = await knowing(email);
  const phone = await converse(user, NOW);
  expect((await phone.text("who can when?")).text).toContain("No offer to several guests is open");
  const card = await phone.text(`send Anna, tom.${id}@acme.test and Eva three times for next week`);
  expect(card.text).toContain(`(${email})`);
  expect(card.text).toContain(`tom.${id}@acme.test`);
  expect(card.text).toContain("I have no address of Eva");
  expect(await linksOf(user)).toEqual([]);
  const made = await phone.text("yes");
  expect(made.text).toContain("on their way to Anna Acme");
  expect(made.text.match(/\/book\//g)).toHaveLength(1);
  const links = await linksOf(user);
  expect(links).toHaveLength(3);
  expect(new Set(links.map(({ groupId }) => groupId)).size).toBe(1);

  expect((await phone.text("who can when?")).text).toContain("Anna Acme, tom");
  const starts = links[0]?.slots.map(({ start }) => start) ?? [];
  for (const [n, link] of links.entries()) {
    const can = n === 0 ? starts : starts.slice(1, 2);
    await db.update(bookingLinks).set({ can }).where(eq(bookingLinks.id, link.id));
  }
  const told = await phone.text("who can when?");
  expect(told.text.match(/all can/g)).toHaveLength(1);
  expect(told.text).toContain("Shall I book this?");
  expect((await calendarOf(user.email)).events).toEqual([]);
  expect((await phone.text("yes")).text).toMatch(/^Booked/);
  const [event] = (await calendarOf(user.email)).events;
  expect(Date.parse(event?.start.dateTime ?? "")).toBe(starts[1]);
  expect(event?.attendees?.map((guest) => guest.email)).toContain(email);
  expect((await phone.text("who can when?")).text).toContain("No offer to several guests is open");
});
