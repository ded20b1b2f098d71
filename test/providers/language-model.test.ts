import { expect, test } from "vitest";
import * as z from "zod";
import { createLanguageModel } from "~/providers/language-model";
import { calls, callsToModel, script, scriptedModel } from "../support/model-world";

const schema = z.object({ colour: z.enum(["red", "blue"]), words: z.array(z.string()).optional() });
const form = { name: "note", description: "Notes a colour.", schema };

const fill = (timeoutMs?: number) => scriptedModel(timeoutMs).fillIn(form, "Note the colour.", "It is <red>.");
const noted = (given: unknown) => calls(given, "note");

test("the model gets the form as the one tool it must call, and its answer comes back checked, with its tokens", async () => {
  await script(noted({ colour: "red", words: ["red"], more: 1 }));
  const { form: filled, inputTokens, outputTokens } = await fill();
  expect(filled).toEqual({ colour: "red", words: ["red"] });
  expect(inputTokens).toBeGreaterThan(0);
  expect(outputTokens).toBeGreaterThan(0);
  expect((await callsToModel()).at(-1)).toMatchObject({
    model: "any",
    messages: [
      { role: "system", content: "Note the colour." },
      { role: "user", content: "It is <red>." },
    ],
    tools: [
      {
        type: "function",
        function: {
          name: "note",
          description: "Notes a colour.",
          parameters: {
            type: "object",
            properties: { colour: { type: "string", enum: ["red", "blue"] } },
            required: ["colour"],
          },
        },
      },
    ],
    tool_choice: { type: "function", function: { name: "note" } },
    temperature: 0,
  });
});

test("a model that takes too long is left alone", async () => {
  await script({ ...noted({ colour: "red" }), delayMs: 20_000 });
  await expect(fill(40)).rejects.toMatchObject({ name: "ProviderError", status: 0, retryable: true });
});

test.each([
  ["words instead of the form", { text: "It is red." }],
  ["nothing", { text: "" }],
  ["another tool", calls({ colour: "red" }, "cancel_everything")],
  ["arguments that are no JSON", noted("{colour: red")],
  ["a colour that is not in the list", noted({ colour: "green" })],
  ["wrong types", noted({ colour: "red", words: "red" })],
  ["an empty form", noted({})],
  ["an answer that is no completion", { body: { hello: "world" } }],
])("%s is unreadable, after one call", async (_, reply) => {
  await script(reply);
  const before = (await callsToModel()).length;
  await expect(fill()).rejects.toMatchObject({ name: "ProviderError", status: 200, reason: "unreadable" });
  expect((await callsToModel()).length).toBe(before + 1);
});

test.each([400, 401, 429, 500, 503])("a refusal with %d is told as it is, after one call", async (status) => {
  await script({ status }, noted({ colour: "red" }));
  await expect(fill()).rejects.toMatchObject({ name: "ProviderError", provider: "language-model", status });
});

test.each([
  ["that breaks off in the middle", { ...noted({ colour: "red" }), broken: true }],
  ["that is no JSON", { body: "<html>busy</html>" }],
])("an answer %s is no answer", async (_, reply) => {
  await script(reply);
  await expect(fill()).rejects.toMatchObject({ name: "ProviderError", status: 0 });
});

const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 };
const BLUE = { name: "note", arguments: '{"colour":"blue"}' };

test.each([
  [
    "with the call beside the words",
    { response: null, tool_calls: [{ ...BLUE, arguments: { colour: "blue" } }], usage },
  ],
  ["with arguments as text", { response: null, tool_calls: [BLUE], usage }],
  ["as a chat completion", { choices: [{ message: { role: "assistant", tool_calls: [{ function: BLUE }] } }], usage }],
])("a model of the platform's own is called through its binding, and may answer %s", async (_, answer) => {
  const asked: unknown[] = [];
  const run = async (...args: unknown[]) => {
    asked.push(args);
    return answer;
  };
  const binding = { run } as unknown as Ai; // of the binding only this is called
  const { form: filled, inputTokens } = await createLanguageModel({ binding, model: "@cf/any" }).fillIn(
    form,
    "Note.",
    "Blue.",
  );
  expect([filled, inputTokens]).toEqual([{ colour: "blue" }, 7]);
  const sent = {
    messages: [{ role: "system", content: "Note." }, { role: "user" }],
    tool_choice: { type: "function" },
  };
  expect(asked).toMatchObject([["@cf/any", sent, {}]]);
});

test("a binding that takes too long is left alone", async () => {
  const binding = { run: () => new Promise(() => undefined) } as unknown as Ai; // as above
  const slow = createLanguageModel({ binding, model: "@cf/any", timeoutMs: 20 });
  await expect(slow.fillIn(form, "Note.", "Blue.")).rejects.toMatchObject({ name: "ProviderError", status: 0 });
});

test("a binding that throws is a provider's error like any other", async () => {
  const run = async () => {
    throw new Error("3040: out of capacity");
  };
  const broken = createLanguageModel({ binding: { run } as unknown as Ai, model: "@cf/any" }); // as above
  await expect(broken.fillIn(form, "Note.", "Blue.")).rejects.toMatchObject({ name: "ProviderError" });
});
