import { env } from "cloudflare:workers";
import { createLanguageModel } from "~/providers/language-model";

/** The sandbox's world in which models are played: their scripts do not meet those of the conversation. */
const WORLD = "http://sandbox.test/~language-model";
const MODEL_URL = `${WORLD}/llm/v1`;

/** @param timeoutMs how long it is waited for; by default as long as in earnest */
export const scriptedModel = (timeoutMs?: number) =>
  createLanguageModel({ baseUrl: MODEL_URL, apiKey: "local-model-key", model: "any", timeoutMs });

/** What the model answers next; answers that were waiting are forgotten. */
export async function script(...replies: object[]): Promise<void> {
  for (const next of [[], replies]) {
    const body = JSON.stringify({ replies: next });
    const response = await env.SANDBOX.fetch(`${WORLD}/control/llm/script`, { method: "POST", body });
    if (!response.ok) throw new Error(await response.text());
  }
}

/** The answer of a model that calls a tool. */
export const calls = (given: unknown, name: string) => ({ toolCalls: [{ name, arguments: given }] });

export interface Asked {
  model: string;
  messages: { role: string; content: string }[];
  tools: { function: { name: string } }[];
}

/** Bodies of all calls to the model so far, oldest first. */
export async function callsToModel(): Promise<Asked[]> {
  const response = await env.SANDBOX.fetch(`${WORLD}/control/exchanges`);
  const lines = (await response.text()).split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line).requestBody);
}
