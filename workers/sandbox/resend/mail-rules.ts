import * as z from "zod";

const MAX_RECIPIENTS = 50;
const ADDRESS = /^(?:[^<>\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,]+>?$/;

/** Resend takes one address or a list of them. */
const addresses = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const attachment = z.strictObject({
  filename: z.string().optional(),
  content: z.string().optional(),
  path: z.string().optional(),
  content_type: z.string().optional(),
  content_id: z.string().optional(),
});
const tag = z.strictObject({ name: z.string().regex(/^[\w-]{1,256}$/), value: z.string().regex(/^[\w-]{1,256}$/) });

const Body = z.strictObject({
  from: z.string(),
  to: addresses,
  subject: z.string(),
  cc: addresses.default([]),
  bcc: addresses.default([]),
  reply_to: addresses.default([]),
  text: z.string().optional(),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).default({}),
  attachments: z.array(attachment).default([]),
  tags: z.array(tag).default([]),
});

export type Mail = z.output<typeof Body>;

/** Resend's error body; thrown by the rules, answered by the provider. */
export class ResendError extends Error {
  override name = "ResendError";
  constructor(
    readonly status: number,
    readonly word: string,
    message: string,
  ) {
    super(message);
  }

  body() {
    return { statusCode: this.status, name: this.word, message: this.message };
  }
}

/** @throws ResendError as Resend refuses a mail that breaks its rules */
export function readMail(body: unknown): Mail {
  const parsed = Body.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const field = String(issue?.path[0] ?? "body");
    const missing = issue?.code === "invalid_type" && issue.input === undefined;
    throw missing
      ? new ResendError(422, "missing_required_field", `Missing \`${field}\` field.`)
      : new ResendError(422, "validation_error", `Invalid \`${field}\` field: ${issue?.message}`);
  }
  const mail = parsed.data;
  if (!ADDRESS.test(mail.from)) {
    throw new ResendError(
      422,
      "invalid_from_address",
      "Invalid `from` field. Use `email@example.com` or `Name <email@example.com>`.",
    );
  }
  if (mail.to.length < 1 || mail.to.length > MAX_RECIPIENTS) {
    throw new ResendError(422, "validation_error", `The \`to\` field must have 1 to ${MAX_RECIPIENTS} addresses.`);
  }
  const bad = [...mail.to, ...mail.cc, ...mail.bcc, ...mail.reply_to].find((address) => !ADDRESS.test(address));
  if (bad !== undefined) throw new ResendError(422, "validation_error", "Invalid `to` field. An address is not valid.");
  if (mail.text === undefined && mail.html === undefined) {
    throw new ResendError(422, "missing_required_field", "Missing `html` or `text` field.");
  }
  if (mail.attachments.some(({ content, path }) => content === undefined && path === undefined)) {
    throw new ResendError(422, "invalid_attachment", "Attachment must have either a `content` or `path`.");
  }
  return mail;
}
