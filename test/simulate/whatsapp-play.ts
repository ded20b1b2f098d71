import { LATE_BY, type Machine } from "./machine";

/** What Meta took from the app, as the person's phone and the oracle see it. */
export interface Taken {
  /** Meta's id. */
  id: string;
  to: string;
  /** What the app sent along: the id of its delivery. */
  callback: string;
  text: string;
  buttons: { id: string; title: string }[];
  at: number;
  /** Whether the app got to hear that it was taken. */
  heard: boolean;
  /** When a status of it first reached the app. */
  statusAt: number | null;
}

interface Body {
  to?: string;
  status?: string;
  type?: string;
  text?: { body: string };
  interactive?: { body: { text: string }; action: { buttons?: { reply: { id: string; title: string } }[] } };
  template?: { name: string };
  biz_opaque_callback_data?: string;
}

export interface Status {
  id: string;
  status: string;
  timestamp: string;
  recipient_id: string;
  biz_opaque_callback_data: string;
}

const WINDOW_MS = 24 * 3_600_000;
const FORMS = ["lost before", "lost after", "500 before", "500 after", "busy", "refused", "slow", "late"] as const;

/** Meta's Cloud API in a few lines: takes messages, and says later how far each has come. */
export class WhatsAppPlay {
  readonly taken: Taken[] = [];
  /** Deliveries that Meta refused for good, by their ids. */
  readonly refused = new Set<string>();
  /** When the person last wrote. */
  lastInboundAt = 0;
  readonly #machine: Machine;
  readonly #prefix: string;
  readonly #notifyApp: (statuses: Status[]) => void;

  constructor(machine: Machine, prefix: string, notifyApp: (statuses: Status[]) => void) {
    this.#machine = machine;
    this.#prefix = prefix;
    this.#notifyApp = notifyApp;
  }

  /**
   * POST …/messages.
   *
   * @param asked carries the call there and back
   * @throws TypeError when the connection breaks
   */
  async answer(request: string, asked: (work: () => Promise<Response>) => Promise<Response>): Promise<Response> {
    const before = this.taken.length;
    const response = await asked(() => this.#answer(request));
    const taken = this.taken[before];
    if (response.ok && taken) taken.heard = true;
    return response;
  }

  noteStatuses(ids: readonly string[]): void {
    for (const taken of this.taken) if (ids.includes(taken.id)) taken.statusAt ??= this.#machine.now;
  }

  async #answer(request: string): Promise<Response> {
    const body = JSON.parse(request) as Body; // the app's own client wrote it
    if (body.status === "read") return Response.json({ success: true });
    const callback = body.biz_opaque_callback_data ?? "";
    const form = this.#machine.strikes("whatsapp", `send ${callback}`) ? this.#machine.form(FORMS) : "fine";
    if (form !== "fine") this.#machine.log(`   … ${form}`);
    if (form === "lost before") throw new TypeError("Network connection lost.");
    if (form === "500 before") return new Response("Bad Gateway", { status: 502 });
    if (form === "busy") return Response.json({ error: { code: 130429, message: "Rate limit hit" } }, { status: 429 });
    if (form === "refused") return this.#refusal(callback, 131026);
    if (this.#machine.now - this.lastInboundAt > WINDOW_MS && body.type !== "template")
      return this.#refusal(callback, 131047);
    const taken = this.#take(body, callback);
    if (form === "lost after") throw new TypeError("Network connection lost.");
    if (form === "500 after") return new Response("Bad Gateway", { status: 502 });
    if (form === "slow") throw new DOMException("The operation timed out.", "TimeoutError");
    const headers = { [LATE_BY]: form === "late" ? "6000" : "0" };
    return Response.json({ messaging_product: "whatsapp", contacts: [], messages: [{ id: taken.id }] }, { headers });
  }

  #refusal(callback: string, code: number): Response {
    this.refused.add(callback);
    return Response.json({ error: { code, message: "Message undeliverable" } }, { status: 400 });
  }

  #take(body: Body, callback: string): Taken {
    const id = `wamid.${this.#prefix}.out${this.taken.length}`;
    const buttons = (body.interactive?.action.buttons ?? []).map(({ reply }) => reply);
    const text = body.text?.body ?? body.interactive?.body.text ?? `template ${body.template?.name}`;
    const at = this.#machine.now;
    const taken: Taken = { id, to: body.to ?? "", callback, text, buttons, at, heard: false, statusAt: null };
    this.taken.push(taken);
    this.#machine.log(`phone  ${callback}: ${text.replaceAll("\n", " / ")}${buttons.length > 0 ? " […]" : ""}`);
    this.#reportStatus(taken);
    return taken;
  }

  /** Meta's statuses come soon and in any order; some come twice, some never. */
  #reportStatus(taken: Taken): void {
    for (const [status, after] of [
      ["sent", 800],
      ["delivered", 1_500],
    ] as const) {
      const where = `${status} of ${taken.callback}`;
      if (this.#machine.strikes("statusLost", where)) continue;
      const times = this.#machine.strikes("statusTwice", where) ? [after, after + 25_000] : [after];
      for (const wait of times) this.#machine.in(wait, () => this.#deliver(taken, status));
    }
  }

  #deliver(taken: Taken, status: string): void {
    const timestamp = String(Math.floor(this.#machine.now / 1000));
    const { id, to, callback } = taken;
    this.#notifyApp([{ id, status, timestamp, recipient_id: to.slice(1), biz_opaque_callback_data: callback }]);
  }
}
