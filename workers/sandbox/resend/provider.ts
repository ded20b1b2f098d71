import { type Call, isRecord, json, jsonOf } from "../call";
import type { Provider, World } from "../world";
import { answerEmails } from "./emails-api";
import { mailEvent, runDelivered } from "./mail-events";
import { mailPage } from "./mail-page";
import { listMails, mailTables } from "./mail-store";

/** Resend's API for one account, and the mailboxes of everybody it sends to. */
export const resend: Provider = {
  hosts: ["api.resend.com"],
  tables: mailTables,
  nameOf: () => "resend",
  accountOf: (call) => {
    const body = jsonOf(call);
    return isRecord(body) ? [body.to].flat().map(String).join(",") : undefined;
  },
  errorBody: (status) =>
    status === 429
      ? { statusCode: 429, name: "rate_limit_exceeded", message: "Too many requests." }
      : { statusCode: status, name: "internal_server_error", message: "An unexpected error occurred." },
  answer: answerEmails,
  async control(call, world) {
    switch (`${call.method} ${call.path}`) {
      case "GET /mail":
        return json(mailbox(call, world));
      case "POST /mail/event":
        return json(await mailEvent(call, world));
    }
    return undefined;
  },
  pages: { mail: mailPage },
  jobs: { "mail-delivered": runDelivered },
};

/** GET /control/mail?to=: what was mailed, oldest first. */
function mailbox(call: Call, world: World) {
  const messages = listMails(world, call.query.get("to")).map(({ id, mail, idempotencyKey, at }) => {
    const { to, cc, from, subject, text = "", html = "", attachments, headers } = mail;
    return { id, to, cc, from, subject, text, html, attachments, headers, idempotencyKey, at };
  });
  return { messages };
}
