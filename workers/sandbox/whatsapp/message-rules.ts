import * as z from "zod";
import { GraphError, invalid, missing } from "./errors";
import { USER_ID } from "./message-store";

/** Text of 1 to `max` characters. */
const text = (max: number) => z.string().min(1).max(max);
const Header = z.strictObject({ type: z.enum(["text", "image", "video", "document"]), text: text(60).optional() });
const Footer = z.strictObject({ text: text(60) });

const Buttons = z.strictObject({
  type: z.literal("button"),
  header: Header.optional(),
  body: z.strictObject({ text: text(1024) }),
  footer: Footer.optional(),
  action: z.strictObject({
    buttons: z
      .array(z.strictObject({ type: z.literal("reply"), reply: z.strictObject({ id: text(256), title: text(20) }) }))
      .min(1)
      .max(3),
  }),
});
const List = z.strictObject({
  type: z.literal("list"),
  header: Header.extend({ type: z.literal("text") }).optional(),
  body: z.strictObject({ text: text(4096) }),
  footer: Footer.optional(),
  action: z.strictObject({
    button: text(20),
    sections: z
      .array(
        z.strictObject({
          title: z.string().max(24).optional(),
          rows: z
            .array(z.strictObject({ id: text(200), title: text(24), description: z.string().max(72).optional() }))
            .min(1)
            .max(10),
        }),
      )
      .min(1)
      .max(10),
  }),
});
const Link = z.strictObject({
  type: z.literal("cta_url"),
  header: Header.optional(),
  body: z.strictObject({ text: text(1024) }),
  footer: Footer.optional(),
  action: z.strictObject({
    name: z.literal("cta_url"),
    parameters: z.strictObject({ display_text: text(20), url: z.url({ protocol: /^https?$/ }) }),
  }),
});
const Interactive = z.discriminatedUnion("type", [Buttons, List, Link]);

const Template = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.strictObject({
    code: z.string().regex(/^[a-z]{2,3}(_[A-Z]{2,3})?$/),
    policy: z.literal("deterministic").optional(),
  }),
  components: z
    .array(
      z.strictObject({
        type: z
          .string()
          .toLowerCase()
          .pipe(z.enum(["header", "body", "button"])),
        sub_type: z.enum(["quick_reply", "url", "copy_code"]).optional(),
        index: z.coerce
          .string()
          .regex(/^[0-9]$/)
          .optional(),
        parameters: z.array(
          z.object({ type: z.string(), text: z.string().optional(), payload: z.string().max(256).optional() }).loose(),
        ),
      }),
    )
    .default([]),
});

const common = {
  messaging_product: z.literal("whatsapp"),
  recipient_type: z.literal("individual").optional(),
  to: z
    .string()
    .regex(/^\+?[0-9][0-9 ()-]{5,20}$/)
    .optional(),
  recipient: z.string().regex(USER_ID).optional(),
  context: z.strictObject({ message_id: z.string().startsWith("wamid.") }).optional(),
  biz_opaque_callback_data: z.string().max(512).optional(),
};
const OutgoingMessage = z.discriminatedUnion("type", [
  z.strictObject({
    ...common,
    type: z.literal("text"),
    text: z.strictObject({ body: text(4096), preview_url: z.boolean().optional() }),
  }),
  z.strictObject({ ...common, type: z.literal("interactive"), interactive: Interactive }),
  z.strictObject({ ...common, type: z.literal("template"), template: Template }),
]);
const ReadReceipt = z.strictObject({
  messaging_product: z.literal("whatsapp"),
  status: z.literal("read"),
  message_id: z.string().startsWith("wamid."),
  typing_indicator: z.strictObject({ type: z.literal("text") }).optional(),
});

export type Interactive = z.output<typeof Interactive>;
export type TemplateSend = z.output<typeof Template>;
export type OutgoingMessage = z.output<typeof OutgoingMessage>;
export type ReadReceipt = z.output<typeof ReadReceipt>;

/** @throws GraphError 131008, 131009 or 131051, as Meta refuses it */
export function parseReadReceipt(body: unknown): ReadReceipt {
  return parse(ReadReceipt, body);
}

/** @throws GraphError 131008, 131009 or 131051, as Meta refuses it */
export function parseMessage(body: Record<string, unknown>): OutgoingMessage {
  if (body.type !== undefined && !["text", "interactive", "template"].includes(String(body.type))) {
    throw new GraphError(131051, "Unsupported message type", `Message type ${body.type} is not supported here.`);
  }
  const message = parse(OutgoingMessage, { type: "text", ...body });
  if (message.to === undefined && message.recipient === undefined) throw missing("The parameter to is required.");
  if (message.type === "interactive") checkInteractive(message.interactive);
  if (message.type === "template") checkTemplateSend(message.template);
  return message;
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.join(".") || "body";
  if (issue?.code === "invalid_type" && issue.message.includes("received undefined")) {
    throw missing(`The parameter ${where} is required.`);
  }
  throw invalid(`${where}: ${issue?.message}`);
}

/** What no schema holds: ten rows over all sections, ids and titles once. */
function checkInteractive(interactive: Interactive): void {
  if (interactive.type === "button") {
    const replies = interactive.action.buttons.map(({ reply }) => reply);
    once(
      "Button ids",
      replies.map(({ id }) => id),
    );
    once(
      "Button titles",
      replies.map(({ title }) => title),
    );
  }
  if (interactive.type === "list") {
    const { sections } = interactive.action;
    const rows = sections.flatMap((section) => section.rows);
    if (rows.length > 10) throw invalid(`Total row count exceed max allowed count: 10. Got ${rows.length}.`);
    if (sections.length > 1 && sections.some(({ title }) => !title)) {
      throw missing("Every section needs a title when there is more than one.");
    }
    once(
      "Row ids",
      rows.map(({ id }) => id),
    );
  }
}

function once(what: string, values: string[]): void {
  if (new Set(values).size !== values.length) throw invalid(`${what} must be unique.`);
}

function checkTemplateSend(template: TemplateSend): void {
  for (const { type, sub_type, index } of template.components) {
    if (type === "button" && (!sub_type || index === undefined)) {
      throw missing("A button component needs sub_type and index.");
    }
  }
}
