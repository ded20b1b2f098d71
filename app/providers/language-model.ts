import * as z from "zod";
import { describeError } from "~/domain/describe-error";
import { logEvent } from "~/domain/log-event";
import { isProviderError, ProviderError } from "./errors";
import { type Connection, request } from "./request";

/** How long a person waits for a model before the rules answer in its place. */
const TIMEOUT_MS = 4_000;
/** A command is a few dozen words. */
const MOST_TOKENS = 500;

interface Common {
  /** The model's name at its provider. */
  model: string;
  /** Milliseconds for the one try. */
  timeoutMs?: number;
}

/** Any server with OpenAI's chat completions. */
interface Server extends Common, Connection {
  /** Up to and with the version: https://api.example.com/v1 */
  baseUrl: string;
  /** Local servers want none. */
  apiKey?: string;
}

/** Cloudflare's own models, through the binding. */
interface Binding extends Common {
  binding: Ai;
}

export type LanguageModel = ReturnType<typeof createLanguageModel>;

export interface Filled<T> {
  form: T;
  /** Null when the provider does not tell. */
  inputTokens: number | null;
  outputTokens: number | null;
}

export interface Form<T> {
  /** Letters, digits, `_` and `-`. */
  name: string;
  description: string;
  schema: z.ZodType<T>;
}

/**
 * What the model filled in, or null when it brought nothing that can be used: whoever asks goes on without it. Counts are
 * logged, never words.
 */
export async function tryModel<T>(asking: () => Promise<Filled<T>>): Promise<T | null> {
  try {
    const { form, inputTokens, outputTokens } = await asking();
    logEvent("model-asked", { inputTokens, outputTokens });
    return form;
  } catch (error) {
    if (!isProviderError(error)) throw error;
    logEvent("model-failed", describeError(error), "error");
    return null;
  }
}

/** A language model, as far as we use it: it fills in a form. It is given nothing to act with. */
export function createLanguageModel(config: Server | Binding) {
  return {
    /**
     * One call, never repeated. The model sees the form as a tool that it has to call; nothing runs when it does.
     *
     * @param instructions what the model is to do; our own words only
     * @param text what it is to do it with; anybody's words
     * @returns the form as the schema makes it
     * @throws ProviderError: status 0 when no whole answer came in time, `unreadable` when it is not the form
     */
    async fillIn<T>(form: Form<T>, instructions: string, text: string): Promise<Filled<T>> {
      const asked = {
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: text },
        ],
        tools: [{ type: "function", function: functionOf(form) }],
        tool_choice: { type: "function", function: { name: form.name } },
        temperature: 0,
        max_tokens: MOST_TOKENS,
      };
      const read = Completion.safeParse(await ask(config, asked));
      if (!read.success) throw unreadable();
      const call = read.data.calls.find(({ name }) => name === form.name);
      const filled = form.schema.safeParse(call?.arguments);
      if (!filled.success) throw unreadable();
      const { prompt_tokens: inputTokens = null, completion_tokens: outputTokens = null } = read.data.usage ?? {};
      return { form: filled.data, inputTokens, outputTokens };
    },
    /**
     * One call, never repeated, for texts of strangers: it holds no tool at all, and the answer is the form as JSON.
     *
     * @param instructions what the model is to do; our own words only. The shape of the form is told behind them, for
     *   servers that know no schema
     * @param limits how many tokens the answer may have, and how long it is waited for
     * @throws ProviderError as `fillIn`
     */
    async write<T>(form: Form<T>, instructions: string, text: string, limits: Limits): Promise<Filled<T>> {
      const schema = z.toJSONSchema(form.schema, { target: "draft-7", io: "output" });
      const asked = {
        messages: [
          {
            role: "system",
            content: `${instructions}\n\nAnswer with JSON of this schema alone:\n${JSON.stringify(schema)}`,
          },
          { role: "user", content: text },
        ],
        response_format: { type: "json_schema", json_schema: { name: form.name, schema, strict: true } },
        temperature: 0,
        max_tokens: limits.mostTokens,
      };
      const read = Written.safeParse(await ask({ timeoutMs: limits.timeoutMs, ...config }, asked));
      if (!read.success) throw unreadable();
      const filled = form.schema.safeParse(read.data.content);
      if (!filled.success) throw unreadable();
      const { prompt_tokens: inputTokens = null, completion_tokens: outputTokens = null } = read.data.usage ?? {};
      return { form: filled.data, inputTokens, outputTokens };
    },
  };
}

interface Limits {
  mostTokens: number;
  timeoutMs: number;
}

const ask = (config: Server | Binding, asked: object): Promise<unknown> =>
  "binding" in config ? askBinding(config, asked) : askServer(config, asked);

function functionOf<T>({ name, description, schema }: Form<T>) {
  return { name, description, parameters: z.toJSONSchema(schema, { target: "draft-7", io: "input" }) };
}

async function askServer({ baseUrl, apiKey, model, ...connection }: Server, asked: object): Promise<unknown> {
  const { ok, status, body } = await request(
    "language-model",
    { timeoutMs: TIMEOUT_MS, ...connection },
    {
      method: "POST",
      url: `${baseUrl}/chat/completions`,
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      body: { model, ...asked },
      write: false,
    },
  );
  if (!ok) throw new ProviderError("language-model", status, { write: false });
  return body;
}

/** The binding has no status: whatever it throws is an answer that did not come. */
async function askBinding({ binding, model, timeoutMs = TIMEOUT_MS }: Binding, asked: object): Promise<unknown> {
  const patience = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => {
    patience.addEventListener("abort", () => reject(patience.reason));
  });
  // Any model's name is taken, so the types know neither what it wants nor what it gives.
  const run = binding.run as (model: string, inputs: object, options: object) => Promise<unknown>;
  try {
    return await Promise.race([run.call(binding, model, asked, {}), late]);
  } catch (cause) {
    throw new ProviderError("language-model", 0, { write: false, cause });
  }
}

/** The arguments of a call: text at OpenAI, and with Cloudflare's older models an object. Text that is no JSON is none. */
const Arguments = z.unknown().transform((given) => {
  if (typeof given !== "string") return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return undefined;
  }
});
const Called = z.object({ name: z.string(), arguments: Arguments });
const Usage = z.object({ prompt_tokens: z.number().optional(), completion_tokens: z.number().optional() }).nullish();

/** A chat completion, or the form in which Cloudflare's older models answer: the calls of either, and the tokens. */
const Completion = z.union([
  z
    .object({
      choices: z.tuple([
        z.object({ message: z.object({ tool_calls: z.array(z.object({ function: Called })).nullish() }) }),
      ]),
      usage: Usage,
    })
    .transform(({ choices: [{ message }], usage }) => ({
      calls: (message.tool_calls ?? []).map((call) => call.function),
      usage,
    })),
  z
    .object({ tool_calls: z.array(Called), usage: Usage })
    .transform(({ tool_calls: calls, usage }) => ({ calls, usage })),
]);

/** JSON in words, between fences or not; an object as Cloudflare's models give it. Text that is no JSON is nothing. */
const Json = z.unknown().transform((given) => {
  if (typeof given !== "string") return given;
  try {
    return JSON.parse(given.replace(/^\s*```(?:json)?|```\s*$/g, "")) as unknown;
  } catch {
    return undefined;
  }
});

/** What a completion says, in either of its forms. */
const Written = z.union([
  z
    .object({ choices: z.tuple([z.object({ message: z.object({ content: Json }) })]), usage: Usage })
    .transform(({ choices: [{ message }], usage }) => ({ content: message.content, usage })),
  z.object({ response: Json, usage: Usage }).transform(({ response: content, usage }) => ({ content, usage })),
]);

const unreadable = () => new ProviderError("language-model", 200, { reason: "unreadable", write: false });
