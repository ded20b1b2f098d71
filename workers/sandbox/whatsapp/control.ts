import * as z from "zod";
import { type Call, json } from "../call";
import { parseControl } from "../control/control";
import { ControlError, type World } from "../world";
import { Inbound, receive, SystemEvent, tellChange, VoiceNote } from "./inbound";
import { keepMedia } from "./media";
import type { Interactive, TemplateSend } from "./message-rules";
import { addressOf, findMessage, keyOf, listMessages, type Message, setAutomatic, setWindow } from "./message-store";
import { deliverStatus } from "./status";
import { bodyParameters, controlTemplate, TemplateState, templateButtons, templateText } from "./templates";

const Status = z.union([
  z.strictObject({ auto: z.boolean() }),
  z.strictObject({
    id: z.string(),
    status: z.enum(["sent", "delivered", "read", "failed"]),
    error: z.object({ code: z.int(), title: z.string(), message: z.string().optional() }).optional(),
  }),
]);
/** `from`: the moment of the last message that counts, UTC milliseconds; null as if the person never wrote. */
const Window = z.strictObject({ number: z.string(), from: z.number().nullable() });

/**
 * POST /control/whatsapp/inbound · POST …/system {from?, userId?, type, newNumber?, newUserId?} is WhatsApp's word that
 * somebody has another number, phone or user id · POST …/status ({auto: false} turns the automatic ones off) ·
 * GET …/outbound?to=&since= · POST …/media {says} keeps a voice note that nobody sends · PUT …/window {number, from} moves the 24-hour window of one number · PUT …/template {name, language?, status} is what a
 * reviewer or somebody at Meta does to a template: PENDING, REJECTED, PAUSED, DISABLED, DELETED or APPROVED.
 */
export async function whatsappControl(call: Call, world: World): Promise<Response | undefined> {
  switch (`${call.method} ${call.path}`) {
    case "POST /whatsapp/inbound":
      return json(await receive(world, parseControl(Inbound, call)));
    case "POST /whatsapp/system":
      return json(await tellChange(world, parseControl(SystemEvent, call)));
    case "GET /whatsapp/outbound": {
      const to = keyOf(call.query.get("to") ?? "") || null;
      const messages = listMessages(world.sql, to, call.query.get("since"));
      return json({
        messages: messages.filter(({ direction }) => direction === "out").map((row) => outbound(world, row)),
      });
    }
    case "POST /whatsapp/status": {
      const wanted = parseControl(Status, call);
      if ("auto" in wanted) {
        setAutomatic(world.sql, wanted.auto);
        return json({ auto: wanted.auto });
      }
      const message = findMessage(world.sql, wanted.id);
      if (message?.direction !== "out") throw new ControlError(`The app sent no message ${wanted.id}.`);
      return json({ id: wanted.id, delivery: await deliverStatus(world, message, wanted.status, wanted.error) });
    }
    case "POST /whatsapp/media":
      return json(await keepMedia(world, parseControl(VoiceNote, call)));
    case "PUT /whatsapp/window": {
      const { number, from } = parseControl(Window, call);
      setWindow(world.sql, keyOf(number), from);
      return json({ ok: true });
    }
    case "PUT /whatsapp/template":
      return controlTemplate(world, parseControl(TemplateState, call));
    default:
      return undefined;
  }
}

interface Outbound {
  text: string;
  buttons: { id: string; title: string }[];
  rows: { id: string; title: string; description?: string | undefined }[];
  template: { name: string; language: string; parameters: string[] } | null;
}

/** A sent message as people see it. `at` is UTC milliseconds. */
function outbound(world: World, message: Message) {
  const { id, phone, type, at, status, quotes } = message;
  return { id, to: addressOf(phone), type, ...shownContent(world, message), quotes, at, status };
}

/** The words and choices of a sent message, whatever its type. */
export function shownContent(world: World, message: Message): Outbound {
  const nothing: Outbound = { text: "", buttons: [], rows: [], template: null };
  if (message.type === "interactive") {
    const interactive: Interactive = JSON.parse(message.content);
    const shown = { ...nothing, text: interactive.body.text };
    if (interactive.type === "button") {
      return { ...shown, buttons: interactive.action.buttons.map(({ reply }) => reply) };
    }
    if (interactive.type === "list") {
      return { ...shown, rows: interactive.action.sections.flatMap(({ rows }) => rows) };
    }
    return shown;
  }
  if (message.type === "template") {
    const send: TemplateSend = JSON.parse(message.content);
    const template = { name: send.name, language: send.language.code, parameters: bodyParameters(send) };
    return { ...nothing, text: templateText(world, send), buttons: templateButtons(world, send), template };
  }
  const text: { body: string } = JSON.parse(message.content);
  return { ...nothing, text: text.body };
}
