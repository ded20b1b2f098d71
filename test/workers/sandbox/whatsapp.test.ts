import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { allSubmissions } from "~/domain/template-words";
import { MESSAGES, openWorld } from "./sandbox-world";

const buttons = (...replies: [string, string][]) => ({
  type: "interactive",
  interactive: {
    type: "button",
    body: { text: "Book it?" },
    action: { buttons: replies.map(([id, title]) => ({ type: "reply", reply: { id, title } })) },
  },
});
const list = (rows: number, title = "Row") => ({
  type: "interactive",
  interactive: {
    type: "list",
    body: { text: "Which one?" },
    action: {
      button: "Choose",
      sections: [0, 1].map((section) => ({
        title: `Section ${section}`,
        rows: Array.from({ length: rows }, (_, row) => ({ id: `${section}-${row}`, title })),
      })),
    },
  },
});

test("free text is refused outside the 24 hours after the person's last message, and a template is not", async () => {
  const world = openWorld();
  expect((await world.text("hi")).body.error.code).toBe(131047);
  const template = { name: "parley_test", language: { code: "en" } };
  expect((await world.send({ type: "template", template })).status).toBe(200);

  await world.inbound({ text: "hello" });
  expect((await world.text("hi")).status).toBe(200);
  const almost = Date.now() - 24 * 60 * 60 * 1000;
  await world.control("PUT", "/whatsapp/window", { number: "31612345678", from: almost + 60_000 });
  expect((await world.text("hi")).status).toBe(200);
  await world.control("PUT", "/whatsapp/window", { number: "31612345678", from: almost });
  expect((await world.text("hi")).body.error.code).toBe(131047);
});

test("a wrong token is code 190 with 401, and nothing is sent", async () => {
  const world = openWorld();
  const answer = await world.call("POST", MESSAGES, {}, { authorization: "Bearer wrong" });
  expect([answer.status, answer.body.error.code]).toEqual([401, 190]);
  expect(await world.outbound()).toEqual([]);
});

test.each([
  ["a text of 4096 characters", { type: "text", text: { body: "x".repeat(4096) } }, 200],
  ["a text of 4097 characters", { type: "text", text: { body: "x".repeat(4097) } }, 131009],
  ["an empty text", { type: "text", text: { body: "" } }, 131009],
  ["a text without a text", { type: "text" }, 131008],
  ["three buttons", buttons(["a", "A"], ["b", "B"], ["c", "C"]), 200],
  ["four buttons", buttons(["a", "A"], ["b", "B"], ["c", "C"], ["d", "D"]), 131009],
  ["two buttons with one id", buttons(["a", "A"], ["a", "B"]), 131009],
  ["two buttons with one title", buttons(["a", "A"], ["b", "A"]), 131009],
  ["a button title of 20 characters", buttons(["a", "x".repeat(20)]), 200],
  ["a button title of 21 characters", buttons(["a", "x".repeat(21)]), 131009],
  ["ten rows in two sections", list(5), 200],
  ["twelve rows in two sections", list(6), 131009],
  ["a row title of 24 characters", list(1, "x".repeat(24)), 200],
  ["a row title of 25 characters", list(1, "x".repeat(25)), 131009],
  ["a field that Meta does not know", { type: "text", text: { body: "x", colour: "red" } }, 131009],
  ["a sticker", { type: "sticker", sticker: { id: "1" } }, 131051],
])("%s is answered with %j → %i", async (_name, message, expected) => {
  const world = openWorld();
  await world.inbound({ text: "hello" });
  const answer = await world.send(message);
  expect(answer.status === 200 ? 200 : answer.body.error.code).toBe(expected);
  expect(await world.outbound()).toHaveLength(expected === 200 ? 1 : 0);
});

test("an inbound message is signed over its raw bytes and comes as often as asked, with one id", async () => {
  const world = openWorld();
  const { body } = await world.inbound({ text: "hello", times: 3, timestamp: 1_790_000_000, id: "wamid.mine" });
  expect(body.id).toBe("wamid.mine");
  expect(body.deliveries).toHaveLength(3);

  const delivered = (await world.exchanges("whatsapp-webhook")).slice(0, 3);
  for (const { requestBody, requestHeaders } of delivered) {
    const signature = createHmac("sha256", "local-whatsapp-app-secret").update(requestBody).digest("hex");
    expect(requestHeaders["x-hub-signature-256"]).toBe(`sha256=${signature}`);
    expect(JSON.parse(requestBody).entry[0].changes[0].value.messages).toEqual([
      { from: "31612345678", id: "wamid.mine", timestamp: "1790000000", type: "text", text: { body: "hello" } },
    ]);
  }
});

test("a tap on a button quotes the message that offered it; on a template's quick reply it is of type button", async () => {
  const world = openWorld();
  await world.inbound({ text: "hello" });
  const offered = (await world.send(buttons(["yes", "Yes"]))).body.messages[0].id;
  await world.send({
    type: "template",
    template: {
      name: "parley_reminder",
      language: { code: "en" },
      components: [
        { type: "body", parameters: ["Demo", "15:00", "Room 1", "Anna"].map((text) => ({ type: "text", text })) },
        { type: "button", sub_type: "quick_reply", index: "0", parameters: [{ type: "payload", payload: "later" }] },
      ],
    },
  });
  await world.inbound({ button: { id: "yes", title: "Yes" } });
  await world.inbound({ button: { id: "later", title: "Later" } });

  const bodies = (await world.exchanges("whatsapp-webhook")).map(({ requestBody }) => JSON.parse(requestBody));
  const messages = bodies.flatMap(({ entry }) => entry[0].changes[0].value.messages ?? []);
  const tap = messages.find(({ type }) => type === "interactive");
  expect(tap).toMatchObject({ context: { id: offered }, interactive: { button_reply: { id: "yes", title: "Yes" } } });
  expect(messages.find(({ type }) => type === "button").button).toEqual({ payload: "later", text: "Later" });
});

test("a status is delivered signed, echoes the callback data, and never moves a message back", async () => {
  const world = openWorld();
  await world.control("POST", "/whatsapp/status", { auto: false });
  await world.inbound({ text: "hello" });
  const sent = await world.send({ type: "text", text: { body: "hi" }, biz_opaque_callback_data: "outbox-7" });
  const { id } = sent.body.messages[0];
  expect((await world.outbound())[0].status).toBe("accepted");

  await world.control("POST", "/whatsapp/status", { id, status: "read" });
  await world.control("POST", "/whatsapp/status", { id, status: "delivered" });
  expect((await world.outbound())[0].status).toBe("read");
  const statuses = (await world.exchanges("whatsapp-webhook"))
    .flatMap(({ requestBody }) => JSON.parse(requestBody).entry[0].changes[0].value.statuses ?? [])
    .map(({ status, biz_opaque_callback_data }) => [status, biz_opaque_callback_data]);
  expect(statuses).toEqual([
    ["read", "outbox-7"],
    ["delivered", "outbox-7"],
  ]);
});

test("statuses follow a send by themselves, first sent, then delivered", async () => {
  const world = openWorld();
  await world.inbound({ text: "hello" });
  await world.text("hi");
  await expect.poll(async () => (await world.outbound())[0].status, { timeout: 5_000 }).toBe("delivered");
});

const TEMPLATES = "/graph.facebook.com/v23.0/102290129340398/message_templates";
const AUTH = { authorization: "Bearer local-whatsapp-token" };
const texts = (...values: string[]) => values.map((text) => ({ type: "text", text }));
const sendOf = (name: string, code: string, ...components: object[]) => ({
  type: "template",
  template: { name, language: { code }, components },
});
const copyButton = (index: string, ...values: string[]) => ({
  type: "button",
  sub_type: "url",
  index,
  parameters: texts(...values),
});
const body = (...values: string[]) => ({ type: "body", parameters: texts(...values) });
const reminderBody = body("Demo", "15:00", "Room 1", "Anna");

test.each([
  ["a name that was never submitted", sendOf("parley_other", "en"), 132001],
  ["a language that was never submitted", sendOf("parley_test", "pt_BR"), 132001],
  ["a parameter too few", sendOf("parley_reminder", "nl", body("Demo", "15:00", "Room 1")), 132000],
  ["a parameter too many", sendOf("parley_test", "en", body("Demo")), 132000],
  ["no parameters at all", sendOf("parley_reminder", "en"), 132000],
  [
    "a parameter of another kind",
    sendOf("parley_summary_ready", "en", {
      type: "body",
      parameters: [{ type: "currency" }, { type: "text", text: "x" }],
    }),
    132012,
  ],
  ["a parameter with a line break", sendOf("parley_summary_ready", "en", body("a\nb", "c")), 132012],
  ["an empty parameter", sendOf("parley_summary_ready", "en", body("", "c")), 131008],
  ["more than fits", sendOf("parley_summary_ready", "en", body("x".repeat(1_000), "c")), 132005],
  ["a button that is not there", sendOf("parley_reminder", "en", reminderBody, copyButton("3", "x")), 132012],
  ["a button of another kind", sendOf("parley_reminder", "en", reminderBody, copyButton("0", "x")), 132012],
  ["a code without its button", sendOf("parley_code", "en", body("123456")), 131008],
  ["a reminder that fits", sendOf("parley_reminder", "fr", reminderBody), 200],
  ["a code that fits", sendOf("parley_code", "es", body("123456"), copyButton("0", "123456")), 200],
])("a template with %s is answered as Meta does: %#", async (_, message, expected) => {
  const world = openWorld();
  const answer = await world.send(message);
  expect(answer.status === 200 ? 200 : answer.body.error.code).toBe(expected);
  expect(await world.outbound()).toHaveLength(expected === 200 ? 1 : 0);
});

test.each([
  ["PENDING", 132001],
  ["REJECTED", 132001],
  ["PAUSED", 132015],
  ["DISABLED", 132016],
  ["DELETED", 132001],
  ["APPROVED", 200],
])("a template that is %s at Meta is answered so, in its language alone", async (status, expected) => {
  const world = openWorld();
  await world.control("PUT", "/whatsapp/template", { name: "parley_test", language: "en", status });
  const answer = await world.send(sendOf("parley_test", "en"));
  expect(answer.status === 200 ? 200 : answer.body.error.code).toBe(expected);
  expect((await world.send(sendOf("parley_test", "nl"))).status).toBe(200);
});

test("a template is submitted by Meta's rules, listed page by page, sent as it was submitted, and deleted by its name", async () => {
  const world = openWorld();
  const submit = (text: string, example?: object) => {
    const components = [{ type: "BODY", text, ...(example && { example }) }];
    return world.call("POST", TEMPLATES, { name: "own", language: "en", category: "UTILITY", components }, AUTH);
  };
  const two = { body_text: [["Intro", "10:00"]] };
  for (const bad of ["{{1}} at {{2}} soon", "Soon {{1}} at {{2}}.", "Soon: {{1}} at {{3}} today"])
    expect((await submit(bad, two)).body.error.code).toBe(131009);
  expect((await submit("Soon: {{1}} at {{2}} today")).body.error.code).toBe(131009);
  expect((await submit("Soon: {{1}} at {{2}} today", two)).body.status).toBe("APPROVED");
  expect((await submit("Soon: {{1}} at {{2}} today", two)).body.error.code).toBe(100);

  expect((await world.send(sendOf("own", "en", body("Intro", "10:00")))).status).toBe(200);
  expect((await world.outbound())[0]).toMatchObject({
    text: "Soon: Intro at 10:00 today",
    template: { name: "own", language: "en", parameters: ["Intro", "10:00"] },
  });

  const names: string[] = [];
  for (let after: string | undefined = ""; after !== undefined; ) {
    const page = await world.call("GET", `${TEMPLATES}?after=${after}`, undefined, AUTH);
    names.push(...page.body.data.map(({ name, language }: { name: string; language: string }) => name + language));
    after = page.body.paging.next && page.body.paging.cursors.after;
  }
  expect(names).toHaveLength(allSubmissions().length + 1);
  expect(new Set(names).size).toBe(names.length);

  expect((await world.call("DELETE", `${TEMPLATES}?name=own`, undefined, AUTH)).body).toEqual({ success: true });
  expect((await world.send(sendOf("own", "en", body("Intro", "10:00")))).body.error.code).toBe(132001);
});

test("a voice note can be fetched by its id, through an address that wants the token", async () => {
  const world = openWorld();
  await world.inbound({ audio: { base64: btoa("sound"), mimeType: "audio/ogg" } });
  const [webhook] = await world.exchanges("whatsapp-webhook");
  const { audio } = JSON.parse(webhook.requestBody).entry[0].changes[0].value.messages[0];
  const auth = { authorization: "Bearer local-whatsapp-token" };
  const { body } = await world.call("GET", `/graph.facebook.com/v23.0/${audio.id}`, undefined, auth);
  expect(body).toMatchObject({ mime_type: "audio/ogg", file_size: 5, sha256: audio.sha256 });
  const path = body.url.slice(world.base.length);
  expect((await world.call("GET", path, undefined, auth)).text).toBe("sound");
  expect((await world.call("GET", path)).status).toBe(401);
});

test("what a person quotes or passes on is marked as Meta marks it, and only where it is so", async () => {
  const world = openWorld();
  const own: string = (await world.inbound({ text: "hello" })).body.id;
  const { body } = await world.text("hi");
  const ours: string = body.messages[0].id;
  await world.inbound({ text: "yes", context: { id: ours } });
  await world.inbound({ text: "this", context: { id: own } });
  await world.inbound({ text: "yes", context: { forwarded: true } });
  await world.inbound({ text: "yes", context: { forwarded: "often" } });
  await world.inbound({ text: "yes", context: { forwarded: false } });
  const bodies = (await world.exchanges("whatsapp-webhook")).map(({ requestBody }) => JSON.parse(requestBody));
  const messages: { context?: unknown }[] = bodies.flatMap(({ entry }) => entry[0].changes[0].value.messages ?? []);
  expect(messages.map(({ context }) => context)).toEqual([
    undefined,
    { from: "15550783881", id: ours },
    { from: "31612345678", id: own },
    { forwarded: true },
    { frequently_forwarded: true },
    undefined,
  ]);
});
