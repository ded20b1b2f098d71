import { expect, test } from "vitest";
import { deliver, newMessageId, phoneOf, webhookBody } from "../support/conversation";
import { calendarOf, control } from "../support/sandbox";
import { createUser, type TestUser } from "../support/user";

const NOW = "2026-11-24T09:05:00+01:00";
const WISH = "lunch with anna@example.com tomorrow 12:30";
const FILE = { id: "123", filename: "offer.pdf", mime_type: "application/pdf" };

/** What Meta posts when somebody sends a picture, a video or a file: the words below it are its caption. */
async function send(user: TestUser, type: string, content: object, context?: object) {
  const phone = phoneOf(user, NOW);
  await control("PUT", "/whatsapp/window", { number: user.phone, from: Date.now() });
  const id = newMessageId();
  const timestamp = String(Math.floor(Date.parse(NOW) / 1000));
  const message = { id, from: user.phone.slice(1), timestamp, type, [type]: content, ...(context && { context }) };
  expect((await deliver(webhookBody({ messages: [message] }))).status).toBe(200);
  await phone.answered(id);
  return (await phone.messages()).at(-1)?.text ?? "";
}

test.each([
  ["image", { id: "123", mime_type: "image/jpeg" }, "picture"],
  ["video", { id: "123", mime_type: "video/mp4" }, "video"],
  ["document", FILE, "file"],
])(
  "a wish below %s is read as if it were typed, and what is above it is said not to be looked at",
  async (type, content, called) => {
    const user = await createUser();
    const card = await send(user, type, { ...content, caption: WISH });
    expect(card).toMatch(new RegExp(`^I can't .* the ${called}, only read`));
    expect(card).toMatch(/Shall I book this\?[\s\S]*Lunch[\s\S]*Wed 25 Nov, 12:30/);
    expect(await send(user, type, { ...content, caption: "yes" })).toMatch(/Booked/);
    expect((await calendarOf(user.email)).events).toMatchObject([{ status: "confirmed" }]);
  },
);

test("a picture without words is not read, and the words below one that was passed on are nobody's wish", async () => {
  const user = await createUser();
  const picture = { id: "123", mime_type: "image/jpeg" };
  expect(await send(user, "image", picture)).toMatch(/only read text/);
  expect(await send(user, "image", { ...picture, caption: "" })).toMatch(/only read text/);
  expect(await send(user, "image", { ...picture, caption: WISH }, { forwarded: true })).toMatch(/forwarded/);
  expect(await send(user, "document", { ...FILE, caption: WISH }, { forwarded: true })).toMatch(/forwarded/);
});
