import type { Machine } from "./machine";

const FORMS = ["lost before", "lost after", "500 before", "500 after"] as const;

/** Resend in a few lines: the same idempotency key is one mail. */
export class MailPlay {
  readonly mails = new Map<string, { id: string; to: string; text: string }>();
  readonly #machine: Machine;

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /** @throws TypeError when the connection breaks */
  async answer(body: string, headers: Headers): Promise<Response> {
    const key = headers.get("idempotency-key") ?? `none${this.mails.size}`;
    const form = this.#machine.strikes("mail", `mail ${key}`) ? this.#machine.form(FORMS) : "fine";
    if (form === "lost before") throw new TypeError("Network connection lost.");
    if (form === "500 before") return new Response("", { status: 500 });
    const { to, text } = JSON.parse(body) as { to: string; text: string }; // the app's own client wrote it
    const mail = this.mails.get(key) ?? { id: `mail${this.mails.size}`, to, text };
    if (!this.mails.has(key)) this.#machine.log(`mail   ${key}`);
    this.mails.set(key, mail);
    if (form === "lost after") throw new TypeError("Network connection lost.");
    if (form === "500 after") return new Response("", { status: 500 });
    return Response.json({ id: mail.id });
  }
}
