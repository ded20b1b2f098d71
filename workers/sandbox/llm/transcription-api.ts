import { type Call, json } from "../call";
import { whatIsSaid } from "../whatsapp/media";
import type { World } from "../world";
import { apiError } from "./errors";

/** POST /v1/audio/transcriptions: what the voice note with these very bytes was made to say; nothing for others. */
export async function answerTranscription(call: Call, world: World): Promise<Response> {
  const headers = { "content-type": call.headers.get("content-type") ?? "" };
  const form = await new Response(call.bytes, { headers }).formData().catch(() => undefined);
  const file = form?.get("file");
  if (!file || typeof file === "string") return apiError(400, "Invalid 'file': a file is wanted.");
  if (!form?.get("model")) return apiError(400, "Invalid 'model': a model is wanted.");
  const text = await whatIsSaid(world.sql, await file.arrayBuffer());
  if (form.get("response_format") !== "text") return json({ text });
  return new Response(`${text}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
