import { bearerOf, type Call, isRecord, json, jsonOf } from "../call";
import type { Provider, World } from "../world";
import { whatsappControl } from "./control";
import { badToken, GraphError, graphErrorBody, invalid, unknownObject } from "./errors";
import { runRedelivery } from "./inbound";
import { answerMedia, downloadMedia, mediaTables, uploadMedia } from "./media";
import { messageTables } from "./message-store";
import { answerMessages } from "./messages-api";
import { phoneFeed, phonePage } from "./phone-page";
import { phoneScript } from "./phone-script";
import { runStatus } from "./status";
import { answerTemplates, templateTables } from "./templates";

/** Meta's WhatsApp Cloud API for one business number, and the phones of the people who text it. */
export const whatsapp: Provider = {
  hosts: ["graph.facebook.com", "lookaside.fbsbx.com"],
  tables: { ...messageTables, ...templateTables, ...mediaTables },
  indexes: { whatsapp_messages: "phone" },
  nameOf: () => "whatsapp",
  accountOf: (call) => /"(?:to|recipient)"\s*:\s*"([^"]+)"/.exec(call.body)?.[1],
  errorBody: (status) =>
    status === 429
      ? graphErrorBody(130429, "Rate limit hit", "Cloud API message throughput has been reached.")
      : graphErrorBody(131000, "Something went wrong", "Message failed to send due to an unknown error."),
  async answer(call, world) {
    try {
      return await route(call, world);
    } catch (error) {
      if (error instanceof GraphError) return error.response();
      throw error;
    }
  },
  control: whatsappControl,
  pages: {
    phone: (call, world) => (call.path === "/feed" ? phoneFeed(call, world) : phonePage(call, world)),
    "phone.js": () => new Response(phoneScript, { headers: { "content-type": "text/javascript" } }),
  },
  jobs: { "whatsapp-status": runStatus, "whatsapp-redeliver": runRedelivery },
};

/** POST /{phone number id}/register: the number takes messages from here on; the PIN is its second factor. */
function registerNumber(call: Call): Response {
  const body = jsonOf(call);
  const pin = isRecord(body) && body.messaging_product === "whatsapp" ? body.pin : undefined;
  if (typeof pin !== "string" || !/^\d{6}$/.test(pin)) throw invalid("pin: six digits are required.");
  return json({ success: true });
}

function route(call: Call, world: World): Response | Promise<Response> {
  const { env } = world;
  if (bearerOf(call) !== env.WHATSAPP_TOKEN) throw badToken();
  if (call.host === "lookaside.fbsbx.com") return downloadMedia(call, world);

  const [, , id = "", edge = ""] = call.path.split("/");
  const wanted = `${call.method} ${edge}`.trim();
  if (id === env.WHATSAPP_PHONE_NUMBER_ID) {
    if (wanted === "POST messages") return answerMessages(call, world);
    if (wanted === "POST media") return uploadMedia(call, world);
    if (wanted === "POST register") return registerNumber(call);
    if (wanted === "GET") {
      const number = { display_phone_number: env.WHATSAPP_DISPLAY_PHONE_NUMBER, verified_name: "Parley" };
      return json({ ...number, quality_rating: "GREEN", id });
    }
  }
  if (id === env.WHATSAPP_BUSINESS_ACCOUNT_ID) {
    if (edge === "message_templates" && /^(GET|POST|DELETE)$/.test(call.method)) return answerTemplates(call, world);
    if (wanted === "POST subscribed_apps") return json({ success: true });
  }
  if (wanted === "GET" && edge === "") return answerMedia(id, world);
  throw unknownObject(id);
}
