import type { z } from "zod";
import { type Call, json, jsonOf } from "../call";
import { ControlError, type World } from "../world";
import { exchangeLines } from "./exchanges";
import { addFault, endFaults, Fault } from "./faults";

/** The control calls that belong to no provider: faults, exchanges, reset. */
export function commonControl(call: Call, world: World, reset: () => void): Response | undefined {
  switch (`${call.method} ${call.path}`) {
    case "POST /faults":
      addFault(world.sql, parseControl(Fault, call));
      return json({ ok: true });
    case "DELETE /faults":
      endFaults(world.sql);
      return json({ ok: true });
    case "GET /exchanges": {
      const lines = exchangeLines(world.sql, Number(call.query.get("since") ?? 0) || 0);
      return new Response(lines, { headers: { "content-type": "text/plain; charset=utf-8" } });
    }
    case "POST /reset":
      reset();
      return json({ ok: true });
    default:
      return undefined;
  }
}

/** @throws ControlError that names the first bad field */
export function parseControl<Schema extends z.ZodType>(schema: Schema, call: Call): z.output<Schema> {
  const parsed = schema.safeParse(jsonOf(call) ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ControlError(`${issue?.path.join(".") || "body"}: ${issue?.message}`);
}
