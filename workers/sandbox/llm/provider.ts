import { type Call, json } from "../call";
import { parseControl } from "../control/control";
import type { Provider, World } from "../world";
import { answerChat } from "./chat-api";
import { apiError, errorBody } from "./errors";
import { addReplies, Script, scriptTables } from "./script";
import { answerTranscription } from "./transcription-api";

/** A language model behind an OpenAI-compatible API. It understands nothing: it says what a script tells it to. */
export const llm: Provider = {
  hosts: ["llm"],
  tables: scriptTables,
  nameOf: () => "openai",
  errorBody,
  answer: route,
  control(call, world) {
    if (`${call.method} ${call.path}` !== "POST /llm/script") return undefined;
    const { replies } = parseControl(Script, call);
    return json({ waiting: addReplies(world.sql, replies) });
  },
};

function route(call: Call, world: World): Response | Promise<Response> {
  if (!/^Bearer +\S/i.test(call.headers.get("authorization") ?? "")) {
    return apiError(401, "You didn't provide an API key.");
  }
  switch (`${call.method} ${call.path}`) {
    case "POST /v1/chat/completions":
      return answerChat(call, world);
    case "POST /v1/audio/transcriptions":
      return answerTranscription(call, world);
    default:
      return apiError(404, `Invalid URL (${call.method} ${call.path})`);
  }
}
