import { createMcpHandler } from "@modelcontextprotocol/server";
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SQL } from "drizzle-orm";
import { checkKey } from "~/http/api-key";
import { allowOrigin, answerCall, limitHeaders, preflight, readJson, refuseKey } from "../http";
import type { ApiAnswer, ApiCall } from "../operation";
import { errorsOf } from "../problem";
import { mcpServer } from "./server";
import type { Tool, ToolCall } from "./tool";
import { TOOLS } from "./tools";

type Refuse = ApiCall["refuse"];

/**
 * Answers one request at `/mcp`: the Model Context Protocol over Streamable HTTP, without sessions. The key is checked and
 * counted as for the API, whose refusals these are; what is in the message is the SDK's part.
 */
export const answerMcp = (request: Request, context: AppLoadContext): Promise<Response> =>
  answerCall(request, context, "mcp-failed", (refuse, headers) => answer(request, context, refuse, headers));

async function answer(
  request: Request,
  context: AppLoadContext,
  refuse: Refuse,
  headers: Headers,
): Promise<ApiAnswer | Response> {
  if (request.method === "OPTIONS") return preflight(request, ["POST"]);
  // Without sessions there is no stream to open and none to end.
  if (request.method !== "POST") {
    headers.set("allow", "POST");
    return refuse("method-not-allowed");
  }
  const sent = await readJson(request);
  const now = context.clock();
  const asked = "value" in sent ? askedFor(sent.value) : null;
  const checked = await checkKey(request, context, asked ? readsOf(asked, context, now) : undefined);
  const metadata = `resource_metadata="${context.appUrl}/.well-known/oauth-protected-resource/mcp"`;
  if ("refused" in checked) {
    const refused = refuseKey(checked, request, headers, refuse, now);
    const challenge = headers.get("www-authenticate");
    if (challenge) headers.set("www-authenticate", `${challenge}${challenge === "Bearer" ? " " : ", "}${metadata}`);
    return refused;
  }
  for (const [name, value] of limitHeaders(checked, now)) headers.set(name, value);
  if (!allowOrigin(request, checked, headers)) return refuse("origin-not-allowed");
  if ("refused" in sent) return refuse(sent.refused);
  if (Array.isArray(sent.value)) return rpcError(400, -32600, "One message a request: batches are not taken.");
  // Nothing here changes that a client would have to be told of: a stream that stays open would stay empty.
  if (methodOf(sent.value) === "subscriptions/listen")
    return rpcError(404, -32601, "There is nothing to subscribe to.");

  const { rows, ...holder } = checked;
  const tool = asked?.tool;
  if (tool && !holder.key.scopes.includes(tool.scope)) {
    headers.set("www-authenticate", `Bearer error="insufficient_scope", scope="${tool.scope}", ${metadata}`);
    return refuse("missing-scope", { scope: tool.scope });
  }
  const zone = holder.preferences.timezone;
  const call = {
    context,
    request,
    holder,
    zone,
    id: "",
    ifMatch: null,
    rows,
    effectId: crypto.randomUUID(),
    now,
    refuse,
  };
  const handler = createMcpHandler(() => mcpServer({ tool, run: async () => run(asked, call) }));
  return handler.fetch(request, { parsedBody: sent.value });
}

interface Asked {
  tool: Tool | undefined;
  args: ReturnType<Tool["args"]["safeParse"]> | null;
}

/** The tool that a message calls; null when it calls none. */
function askedFor(message: unknown): Asked | null {
  if (methodOf(message) !== "tools/call") return null;
  const { name, arguments: args = {} } = (message as { params?: { name?: unknown; arguments?: unknown } }).params ?? {};
  const tool = TOOLS.find((one) => one.name === name);
  return { tool, args: tool?.args.safeParse(args) ?? null };
}

const methodOf = (message: unknown): unknown =>
  typeof message === "object" && message !== null && "method" in message ? message.method : undefined;

function readsOf({ tool, args }: Asked, { db }: AppLoadContext, now: number) {
  const reads = tool?.reads;
  if (!reads || !args?.success) return undefined;
  return (userId: SQL) => reads(db, { userId, args: args.data, now });
}

async function run(asked: Asked | null, call: Omit<ToolCall, "args">): Promise<ApiAnswer> {
  if (!asked?.tool || !asked.args) throw new RangeError("no tool was called");
  const { tool, args } = asked;
  if (!args.success) return call.refuse("bad-body", { errors: errorsOf(args.error, "#") });
  return tool.run({ ...call, args: args.data } as Parameters<Tool["run"]>[0]);
}

function rpcError(status: number, code: number, message: string): ApiAnswer {
  return { status, body: { jsonrpc: "2.0", id: null, error: { code, message } } };
}
