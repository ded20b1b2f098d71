import type { DeliveryStatus } from "~/domain/incoming-message";
import { LATE_BY, type Machine } from "../machine";

/** What a provider took. */
export interface Taken {
  /** The provider's id. */
  id: string;
  /** What the app sent along: the id of its delivery. */
  callback: string;
  text: string;
  at: number;
  /** What the provider has said of it since, and when the app had taken that in. */
  said: { status: DeliveryStatus["status"]; code?: string; at: number; heardAt: number }[];
}

interface Body {
  type?: string;
  status?: string;
  biz_opaque_callback_data?: string;
}

const DAY_MS = 86_400_000;
const FORMS = [
  ...(["lost before", "lost after", "500 before", "500 after", "busy", "refused", "slow", "late"] as const),
  ...(["rubbish before", "rubbish after", "twisted after"] as const),
];

/** Meta's Cloud API for the numbers of one run: takes messages, and says later, in whatever order, how far they came. */
export class PhonePlay {
  readonly taken: Taken[] = [];
  /** Calls that ended in no message, by the ids of their deliveries. */
  readonly missed = new Set<string>();
  /** By number: when its person last wrote. */
  readonly lastInboundAt = new Map<string, number>();
  /** Whether Meta has no template of ours any more. */
  templatesDeleted = false;
  readonly #machine: Machine;
  readonly #prefix: string;
  readonly #tell: (statuses: DeliveryStatus[], heard: () => void) => void;

  constructor(machine: Machine, prefix: string, tell: (statuses: DeliveryStatus[], heard: () => void) => void) {
    this.#machine = machine;
    this.#prefix = prefix;
    this.#tell = tell;
  }

  /** POST …/messages. @throws TypeError when the connection breaks */
  answer(request: string): Response {
    const body = JSON.parse(request) as Body & { to?: string }; // the app's own client wrote it
    const callback = body.biz_opaque_callback_data ?? "";
    const form = this.#machine.strikes("whatsapp", `send ${callback}`) ? this.#machine.form(FORMS) : "fine";
    if (form !== "fine") this.#machine.log(`   … ${form}`);
    const refused = this.#refusal(form, body);
    if (refused || form === "lost before") this.missed.add(callback);
    if (refused) return refused;
    if (form === "lost before") throw new TypeError("Network connection lost.");
    const { id } = this.#take(request, callback, body.type === "template");
    if (form === "lost after") throw new TypeError("Network connection lost.");
    if (form === "500 after") return new Response("Bad Gateway", { status: 502 });
    if (form === "slow") throw new DOMException("The operation timed out.", "TimeoutError");
    if (form === "rubbish after") return new Response("<html>ok</html>");
    if (form === "twisted after") return Response.json({ messages: [] });
    return Response.json({ messages: [{ id }] }, { headers: { [LATE_BY]: form === "late" ? "6000" : "0" } });
  }

  #refusal(form: string, { to = "", type }: { to?: string; type?: string }): Response | undefined {
    const error = (code: number) => Response.json({ error: { code, message: "Refused" } }, { status: 400 });
    if (form === "500 before") return new Response("Bad Gateway", { status: 502 });
    if (form === "rubbish before") return new Response("<html>sorry</html>", { status: 503 });
    if (form === "busy") return Response.json({ error: { code: 130429, message: "Rate limit hit" } }, { status: 429 });
    if (form === "refused") return error(131026);
    if (type === "template") return this.templatesDeleted ? error(132001) : undefined;
    return this.#machine.now - (this.lastInboundAt.get(to) ?? 0) > DAY_MS ? error(131047) : undefined;
  }

  #take(request: string, callback: string, isTemplate: boolean): Taken {
    const id = `wamid.${this.#prefix}.${this.taken.length}`;
    const taken: Taken = { id, callback, text: request, at: this.#machine.now, said: [] };
    this.taken.push(taken);
    this.#machine.log(`phone  ${callback}${isTemplate ? " (template)" : ""}`);
    const fails = this.#machine.strikes("statusFailed", callback);
    const code = fails ? this.#machine.form(["131026", isTemplate ? "131049" : "131047"]) : undefined;
    if (code) this.#report(taken, "failed", 2_000, code);
    else
      for (const [status, after] of [
        ["sent", 800],
        ["delivered", 1_500],
        ["read", 40_000],
      ] as const)
        this.#report(taken, status, after);
    return taken;
  }

  /** Some come twice, some never, some long after those that follow them. */
  #report(taken: Taken, status: DeliveryStatus["status"], after: number, code?: string): void {
    const where = `${status} of ${taken.callback}`;
    if (this.#machine.strikes("statusLost", where)) return;
    const late = this.#machine.strikes("statusLate", where) ? 90_000 : 0;
    const times = this.#machine.strikes("statusTwice", where) ? [after, after + 25_000] : [after];
    for (const wait of times)
      this.#machine.in(wait + late, () => {
        const at = Math.floor(this.#machine.now / 1000) * 1000;
        const { id: providerMessageId, callback: deliveryId } = taken;
        this.#tell([{ providerMessageId, deliveryId, status, at, ...(code && { errorCode: code }) }], () =>
          taken.said.push({ status, code, at, heardAt: this.#machine.now }),
        );
      });
  }
}
