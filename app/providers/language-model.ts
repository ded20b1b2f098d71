import type * as z from "zod";
import { ProviderError } from "./errors";

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
interface Server extends Common {
  /** Up to and with the version: https://api.example.com/v1 */
  baseUrl: string;
  /** Local servers want none. */
  apiKey?: string;
  /** For tests; the platform's own otherwise. */
  fetch?: typeof fetch;
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

/** A language model, as far as we use it: it fills in a form. It is given nothing to act with. */
export function createLanguageModel(config: Server | Binding) {
  return {
    /**
     * One call, never repeated. The model sees the form as a tool that it has to call; nothing runs when it does.
     *
     * @param instructions what the model is to do; our own words only
     * @param text what it is to do it with; anybody's words
     * @returns the form as the schema makes it
     * @throws ProviderError: status 0 when no answer came in time, `unreadable` when it is not the form
     */
    async fillIn<T>(form: Form<T>, instructions: string, text: string): Promise<Filled<T>> {
      const libraries = await sdk();
      const { generateText, tool } = libraries;
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), config.timeoutMs ?? TIMEOUT_MS);
      try {
        const { toolCalls, usage } = await generateText({
          model: modelOf(config, libraries),
          instructions,
          prompt: text,
          tools: { [form.name]: tool({ description: form.description, inputSchema: form.schema }) },
          toolChoice: { type: "tool", toolName: form.name },
          temperature: 0,
          maxOutputTokens: MOST_TOKENS,
          maxRetries: 0,
          abortSignal: patience.signal,
        });
        const filled = form.schema.safeParse(toolCalls.find(({ toolName }) => toolName === form.name)?.input);
        if (!filled.success) throw unreadable();
        const { inputTokens = null, outputTokens = null } = usage;
        return { form: filled.data, inputTokens, outputTokens };
      } catch (error) {
        throw asProviderError(error);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

export interface Form<T> {
  /** Letters, digits, `_` and `-`. */
  name: string;
  description: string;
  schema: z.ZodType<T>;
}

type Sdk = typeof import("./model-sdk");
let loaded: Sdk | undefined;

/** Loaded by the first call: a Worker without a model does not pay for it at its start. */
async function sdk(): Promise<Sdk> {
  loaded ??= await import("./model-sdk");
  return loaded;
}

function modelOf(config: Server | Binding, { createOpenAICompatible, createWorkersAI }: Sdk) {
  if ("binding" in config) return createWorkersAI({ binding: config.binding })(config.model);
  const { baseUrl, apiKey, fetch, model } = config;
  return createOpenAICompatible({ name: "language-model", baseURL: baseUrl, apiKey, fetch }).chatModel(model);
}

const unreadable = (cause?: unknown) =>
  new ProviderError("language-model", 200, { reason: "unreadable", write: false, cause });

/** The SDK has a dozen errors. A status is the server's refusal, an abort is our patience, the rest is nonsense. */
function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const { name = "", statusCode } = error instanceof Error ? (error as Error & { statusCode?: unknown }) : {}; // read by shape
  if (/^(?:AbortError|TimeoutError)$/.test(name)) return new ProviderError("language-model", 0, { write: false });
  if (typeof statusCode === "number" && statusCode >= 400) {
    return new ProviderError("language-model", statusCode, { write: false });
  }
  // No status at all: the connection broke.
  const broke = name === "AI_APICallError" && statusCode === undefined;
  return broke ? new ProviderError("language-model", 0, { write: false, cause: error }) : unreadable(error);
}
