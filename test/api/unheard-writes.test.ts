import { expect, test } from "vitest";
import { at, call, keyOf } from "../support/api";
import { phoneOf } from "../support/conversation";
import { calendarOf } from "../support/sandbox";
import { quickDeps } from "../support/turns";
import { createUser } from "../support/user";

/** Somebody with a key, a phone, and a calendar that can say nothing of what it was asked for. */
async function someone() {
  const user = await createUser();
  const key = await keyOf(user);
  const texting = phoneOf(user, new Date().toISOString());
  /** Behind whatever was asked before: a message tells its moment in whole seconds. */
  const phone = { text: (body: string) => texting.text(body, { at: new Date(Date.now() + 1000).toISOString() }) };
  /** A call whose writes reach Google unless they are lost, and of which nobody hears. */
  const unheard = (method: string, path: string, body?: unknown, fate: "done" | "lost" = "done") => {
    let isSent = false;
    const { calendar } = quickDeps(undefined, async (input, init) => {
      const isEvent = /\/events(?:\/[^/?]+)?(?:\?sendUpdates|$)|\/events\/[^/?]+$/.test(String(input));
      const isWrite = isEvent && ["POST", "PATCH", "DELETE"].includes(init?.method ?? "GET");
      if (!isWrite && !(isSent && isEvent)) return fetch(input, init);
      if (isWrite && fate === "done") await (await fetch(input, init)).arrayBuffer();
      isSent = true;
      throw new TypeError("Network connection lost.");
    });
    return call(key, method, path, { ...(body !== undefined && { body }), context: { calendar } });
  };
  const standing = async () =>
    (await calendarOf(user.email)).events.filter(({ status }) => status === "confirmed").map(({ summary }) => summary);
  const book = async (title: string, hour: string) =>
    (await call(key, "POST", "/meetings", { body: { title, start: at(hour), participant_email: "anna@example.com" } }))
      .body.id as string;
  return { key, phone, unheard, standing, book };
}

test("what was booked by API, and nobody heard of, is what an undo by text means", async () => {
  const { phone, unheard, standing, book } = await someone();
  await book("Apple", "10:00");
  const pear = { title: "Pear", start: at("11:00"), participant_email: "anna@example.com" };
  expect((await unheard("POST", "/meetings", pear)).status).toBe(502);
  expect((await phone.text("undo")).text).toMatch(/Booked: “Pear”/);
  expect((await phone.text("yes")).text).toMatch(/^Undone: “Pear”/);
  expect(await standing()).toEqual(["Apple"]);
});

test("what never reached the calendar is nothing that an undo means", async () => {
  const { phone, unheard, standing, book } = await someone();
  await book("Apple", "10:00");
  expect((await unheard("POST", "/meetings", { title: "Pear", start: at("11:00") }, "lost")).status).toBe(502);
  expect((await phone.text("undo")).text).toMatch(/Booked: “Apple”/);
  expect(await standing()).toEqual(["Apple"]);
});

test("a cancellation by API that nobody heard of is taken back once, also where it was sent again", async () => {
  const { key, phone, unheard, standing, book } = await someone();
  const id = await book("Apple", "10:00");
  expect((await unheard("DELETE", `/meetings/${id}`)).status).toBe(502);
  expect((await call(key, "DELETE", `/meetings/${id}`)).status).toBe(204);
  expect((await phone.text("undo")).text).toMatch(/Cancelled: “Apple”/);
  expect((await phone.text("undo")).text).toMatch(/^Undone: “Apple”/);
  expect(await standing()).toEqual(["Apple"]);
  expect((await phone.text("undo")).text).toMatch(/Booked: “Apple”/);
});

test("an offer to undo something is let go when something newer was done by API", async () => {
  const { key, phone, standing, book } = await someone();
  const [apple, pear] = [await book("Apple", "10:00"), await book("Pear", "11:00")];
  await call(key, "DELETE", `/meetings/${apple}`);
  expect((await phone.text("undo")).text).toMatch(/Cancelled: “Apple”.*Shall I|Shall I.*\n.*Cancelled: “Apple”/s);
  await call(key, "DELETE", `/meetings/${pear}`);
  expect((await phone.text("undo")).text).toMatch(/Cancelled: “Pear”/);
  expect(await standing()).toEqual([]);
  expect((await phone.text("undo")).text).toMatch(/^Undone: “Pear”/);
  expect(await standing()).toEqual(["Pear"]);
});
