import { expect, test } from "vitest";
import { openWorld } from "./sandbox-world";

const CHAT = "/llm/v1/chat/completions";
const KEY = { authorization: "Bearer local-model-key" };
const ask = { model: "any", messages: [{ role: "user", content: "hello" }] };

test("scripted answers come in their order, then the same words for ever", async () => {
  const { call, control } = openWorld();
  const toolCalls = [{ name: "book", arguments: { when: "tomorrow" } }];
  await control("POST", "/llm/script", { replies: [{ text: "one" }, { toolCalls }] });
  const answers = [await call("POST", CHAT, ask, KEY), await call("POST", CHAT, ask, KEY)];
  const [first, second] = answers.map(({ body }) => body.choices[0]);
  expect(first).toMatchObject({ message: { role: "assistant", content: "one" }, finish_reason: "stop" });
  expect(second).toMatchObject({
    message: { content: null, tool_calls: [{ function: { name: "book", arguments: '{"when":"tomorrow"}' } }] },
    finish_reason: "tool_calls",
  });
  const [third, fourth] = [await call("POST", CHAT, ask, KEY), await call("POST", CHAT, ask, KEY)];
  expect(third.body.choices).toEqual(fourth.body.choices);
  expect(third.body.usage.total_tokens).toBe(third.body.usage.prompt_tokens + third.body.usage.completion_tokens);
});

test("a stream carries the same answer in pieces and says when it is done", async () => {
  const { call, control } = openWorld();
  const given = { title: "Budget", when: "at noon" };
  await control("POST", "/llm/script", {
    replies: [{ text: "Sure", toolCalls: [{ name: "book", arguments: given }] }],
  });
  const { text, headers } = await call("POST", CHAT, { ...ask, stream: true }, KEY);
  expect(headers.get("content-type")).toBe("text/event-stream");
  const lines = text.split("\n\n").filter(Boolean);
  expect(lines.at(-1)).toBe("data: [DONE]");
  const deltas = lines.slice(0, -1).map((line) => JSON.parse(line.slice("data: ".length)).choices[0].delta);
  expect(deltas.map(({ content = "" }) => content).join("")).toBe("Sure");
  const calls = deltas.flatMap(({ tool_calls = [] }) => tool_calls);
  expect(JSON.parse(calls.map((one) => one.function.arguments).join(""))).toEqual(given);
});

test.each([
  ["no key", ask, {}, 401, "invalid_api_key"],
  ["no model", { messages: ask.messages }, KEY, 400, null],
  ["no messages", { model: "any", messages: [] }, KEY, 400, null],
  ["a role that nobody has", { model: "any", messages: [{ role: "boss", content: "hi" }] }, KEY, 400, null],
])("a call with %s is refused in the words of the API", async (_, body, headers, status, code) => {
  const answer = await openWorld().call("POST", CHAT, body, headers as Record<string, string>); // one row has no header
  expect(answer).toMatchObject({ status, body: { error: { type: "invalid_request_error", param: null, code } } });
});

test("answers can be an error, garbage, late or broken off; faults work by both names", async () => {
  const { call, control, exchanges } = openWorld();
  const replies = [
    { status: 429 },
    { body: "<html>" },
    { text: "cut off", broken: true },
    { text: "late", delayMs: 20 },
  ];
  await control("POST", "/llm/script", { replies });
  const busy = await call("POST", CHAT, ask, KEY);
  expect(busy).toMatchObject({ status: 429, body: { error: { code: "rate_limit_exceeded" } } });
  expect(busy.headers.get("retry-after")).toBe("20");
  expect((await call("POST", CHAT, ask, KEY)).text).toBe("<html>");
  await expect(call("POST", CHAT, ask, KEY)).rejects.toThrow();
  expect((await call("POST", CHAT, ask, KEY)).body.choices[0].message.content).toBe("late");
  expect((await exchanges("openai")).map(({ status }) => status)).toEqual([429, 200, 200, 200]);
  for (const provider of ["llm", "openai"]) {
    await control("POST", "/faults", { provider, status: 503, times: 1 });
    expect(await call("POST", CHAT, ask, KEY)).toMatchObject({
      status: 503,
      body: { error: { type: "server_error" } },
    });
  }
});

test("a script that makes no sense is refused, and an empty one forgets what waits", async () => {
  const { call, control } = openWorld();
  expect(await control("POST", "/llm/script", { replies: [{ words: "?" }] })).toMatchObject({ status: 400 });
  await control("POST", "/llm/script", { replies: [{ text: "forgotten" }] });
  expect((await control("POST", "/llm/script", { replies: [] })).body).toEqual({ waiting: 0 });
  expect((await call("POST", CHAT, ask, KEY)).body.choices[0].message.content).not.toBe("forgotten");
});

test("a voice note is heard as what it was made to say; other sounds say nothing", async () => {
  const { call, exchanges, inbound, base } = openWorld();
  await inbound({ audio: { says: "Book lunch tomorrow" } });
  const [{ requestBody }] = await exchanges("whatsapp-webhook");
  const { id } = JSON.parse(requestBody).entry[0].changes[0].value.messages[0].audio;
  const meta = { authorization: "Bearer local-whatsapp-token" };
  const media = await call("GET", `/graph.facebook.com/v23.0/${id}`, undefined, meta);
  const note = await call("GET", media.body.url.slice(base.length), undefined, meta);
  expect(await hear(call, note.text)).toMatchObject({ status: 200, body: { text: "Book lunch tomorrow" } });
  expect(await hear(call, "OggS something else")).toMatchObject({ status: 200, body: { text: "" } });
});

function hear(call: ReturnType<typeof openWorld>["call"], bytes: string) {
  const form = new FormData();
  form.set("file", new File([bytes], "note.ogg", { type: "audio/ogg" }));
  form.set("model", "whisper");
  return call("POST", "/llm/v1/audio/transcriptions", form, KEY);
}
