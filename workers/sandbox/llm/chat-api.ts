import * as z from "zod";
import { type Call, json, jsonOf } from "../call";
import { faultResponse } from "../control/faults";
import { Dropped, type World } from "../world";
import { apiError } from "./errors";
import { type Reply, takeReply } from "./script";

const Message = z.looseObject({
  role: z.enum(["system", "developer", "user", "assistant", "tool"]),
  content: z.union([z.string(), z.array(z.unknown()), z.null()]).optional(),
});
const Tool = z.looseObject({
  type: z.literal("function"),
  function: z.looseObject({ name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/) }),
});
const ChatRequest = z.looseObject({
  model: z.string().min(1),
  messages: z.array(Message).min(1),
  tools: z.array(Tool).optional(),
  max_tokens: z.int().min(1).optional(),
  temperature: z.number().min(0).max(2).optional(),
  stream: z.boolean().optional(),
});

/** Without a script the model says this, whatever it was asked. */
const UNSCRIPTED: Reply = { text: "I have nothing to say to that." };

/** POST /v1/chat/completions: the next answer of the script, whole or as a stream. */
export async function answerChat(call: Call, world: World): Promise<Response> {
  const asked = ChatRequest.safeParse(jsonOf(call));
  if (!asked.success) {
    const [issue] = asked.error.issues;
    return apiError(400, `Invalid '${issue?.path.join(".")}': ${issue?.message}`);
  }
  const reply = takeReply(world.sql) ?? UNSCRIPTED;
  if (reply.delayMs) await scheduler.wait(reply.delayMs);
  if (reply.body !== undefined) return faultResponse(reply.status ?? 200, reply.body);
  if (reply.status !== undefined && reply.status >= 400) return apiError(reply.status);

  const answer: Answer = {
    head: { id: `chatcmpl-${crypto.randomUUID()}`, created: Math.floor(world.now / 1000), model: asked.data.model },
    message: messageOf(reply),
    finish: reply.finishReason ?? (reply.toolCalls ? "tool_calls" : "stop"),
  };
  const response = asked.data.stream ? streamed(answer) : whole(answer, call.body);
  if (reply.broken) throw new Dropped(response);
  return response;
}

interface Answer {
  /** What the whole answer and each piece of a stream begin with. */
  head: { id: string; created: number; model: string };
  message: ReturnType<typeof messageOf>;
  finish: string;
}

function messageOf({ text, toolCalls }: Reply) {
  return {
    role: "assistant",
    content: text ?? null,
    ...(toolCalls && {
      tool_calls: toolCalls.map(({ name, arguments: given }, n) => ({
        id: `call_${n}`,
        type: "function",
        function: { name, arguments: typeof given === "string" ? given : JSON.stringify(given) },
      })),
    }),
  };
}

/** With four characters to a token: nobody counts them here, but the sum is right. */
function whole({ head, message, finish }: Answer, asked: string): Response {
  const prompt_tokens = Math.ceil(asked.length / 4);
  const completion_tokens = Math.ceil(JSON.stringify(message).length / 4);
  const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
  return json({
    ...head,
    object: "chat.completion",
    choices: [{ index: 0, message, finish_reason: finish }],
    usage,
  });
}

/** Server-sent events: the role, the words and each tool call in two pieces, the end. */
function streamed({ head, message, finish }: Answer): Response {
  const { role, content, tool_calls = [] } = message;
  const halves = (text: string) => [text.slice(0, text.length / 2), text.slice(text.length / 2)];
  const deltas: object[] = [
    { role, content: "" },
    ...halves(content ?? "").flatMap((piece) => (piece ? [{ content: piece }] : [])),
    ...tool_calls.flatMap(({ function: { name, arguments: given }, ...call }, index) => {
      const [first, rest] = halves(given);
      return [
        { tool_calls: [{ index, ...call, function: { name, arguments: first } }] },
        { tool_calls: [{ index, function: { arguments: rest } }] },
      ];
    }),
  ];
  const chunks = [...deltas.map((delta) => ({ delta, finish_reason: null })), { delta: {}, finish_reason: finish }];
  const events = chunks.map((choice) => ({
    ...head,
    object: "chat.completion.chunk",
    choices: [{ index: 0, ...choice }],
  }));
  const body = [...events.map((event) => JSON.stringify(event)), "[DONE]"].map((data) => `data: ${data}\n\n`).join("");
  return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } });
}
