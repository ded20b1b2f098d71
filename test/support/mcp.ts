import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { answerMcp } from "~/api/mcp/answer";
import { APP, testContext } from "./signed-in";

const MCP = `${APP}/mcp`;

/** One request at `/mcp`, as it is. */
export async function post(key: string | null, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(MCP, {
    method: "POST",
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...{ "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return answerMcp(request, testContext());
}

/** A client of the official SDK that has connected with this key. @param mode "legacy" speaks the protocol of 2025 */
export async function connect(
  key: string,
  { mode = "auto", context = {} }: { mode?: "auto" | "legacy"; context?: Partial<AppLoadContext> } = {},
): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(MCP), {
      requestInit: { headers: { authorization: `Bearer ${key}` } },
      fetch: async (url, init) => answerMcp(new Request(url, init), testContext(context)),
    }),
  );
  return client;
}

/** What a tool answered: the structured content, or the problem that it refused with. */
export async function use(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Used> {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: args });
  const [text] = content;
  const fenced = text?.type === "text" ? text.text : "";
  return { isError, fenced, said: structuredContent ?? JSON.parse(fenced.split("\n")[2] ?? "") };
}

export interface Used {
  isError: boolean;
  /** The text for a model. */
  fenced: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
  said: any;
}
