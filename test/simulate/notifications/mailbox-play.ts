import type { MailEvent } from "~/domain/mail-event";
import type { Machine } from "../machine";

export interface PlayedMail {
  id: string;
  key: string;
  to: string;
  text: string;
  at: number;
  said: { type: MailEvent["type"]; at: number }[];
}

const FORMS = ["lost before", "lost after", "500 before", "500 after", "rubbish after", "refused"] as const;

/** So long a key is known; later it names another mail. */
const KEY_MS = 24 * 3_600_000;

/** Resend: for a day the same idempotency key is one mail, and refused for another; what became of it is told later. */
export class MailboxPlay {
  readonly mails = new Map<string, PlayedMail>();
  /** Keys of mails that were refused for good. */
  readonly refused = new Set<string>();
  readonly #machine: Machine;
  readonly #tell: (eventId: string, event: MailEvent, heard: () => void) => void;

  constructor(machine: Machine, tell: (eventId: string, event: MailEvent, heard: () => void) => void) {
    this.#machine = machine;
    this.#tell = tell;
  }

  /** @throws TypeError when the connection breaks */
  answer(body: string, key: string): Response {
    const form = this.#machine.strikes("mail", `mail ${key}`) ? this.#machine.form(FORMS) : "fine";
    if (form !== "fine") this.#machine.log(`   … ${form}`);
    if (form === "lost before") throw new TypeError("Network connection lost.");
    if (form === "500 before") return new Response("", { status: 500 });
    if (form === "refused" && !this.#known(key)) {
      this.refused.add(key);
      return Response.json({ name: "validation_error" }, { status: 422 });
    }
    const mail = this.#known(key) ?? this.#take(body, key);
    if (mail.text !== body) return Response.json({ name: "invalid_idempotent_request" }, { status: 409 });
    if (form === "lost after") throw new TypeError("Network connection lost.");
    if (form === "500 after") return new Response("", { status: 500 });
    if (form === "rubbish after") return new Response("ok");
    return Response.json({ id: mail.id });
  }

  #known(key: string): PlayedMail | undefined {
    const mail = this.mails.get(key);
    return mail && this.#machine.now - mail.at < KEY_MS ? mail : undefined;
  }

  #take(body: string, key: string): PlayedMail {
    const { to } = JSON.parse(body) as { to: [string] }; // the app's own client wrote it
    const at = this.#machine.now;
    const mail: PlayedMail = { id: `mail${this.mails.size}`, key, to: to[0], text: body, at, said: [] };
    this.mails.set(this.mails.has(key) ? `${key} again at ${at}` : key, mail);
    this.#machine.log(`mail   ${key}`);
    const type = this.#machine.strikes("statusFailed", key) ? "bounced" : "delivered";
    if (this.#machine.strikes("statusLost", key)) return mail;
    const times = this.#machine.strikes("statusTwice", key) ? [3_000, 30_000] : [3_000];
    for (const wait of times)
      this.#machine.in(wait, () => {
        const event = { type, providerMessageId: mail.id, deliveryId: key, recipients: [mail.to] } as const;
        const now = this.#machine.now;
        const heard = () => mail.said.push({ type, at: now });
        this.#tell(`${mail.id} ${type}`, { ...event, recipients: [mail.to], at: now }, heard);
      });
    return mail;
  }
}
