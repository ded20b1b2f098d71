import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { reachStep } from "~/db/onboarding";
import { forgetStrangerOptOut } from "~/db/opt-outs";
import { linkNumber } from "~/db/whatsapp-numbers";
import { type CodeRefusal, OPT_IN_TEXT } from "~/domain/verification";
import type { Assistants, Deps } from "./deps";

export type Verified = { ok: true; phone: string } | { ok: false; reason: CodeRefusal | "taken" };

/**
 * Connects the number that the right code proves. Only here does a number of somebody else's come to light, and only to
 * who holds the phone: whether a number is known cannot be asked.
 */
export async function verifyWhatsApp(
  { db, clock, notify, assistantOf }: Pick<Deps, "db" | "clock" | "notify"> & Assistants,
  userId: string,
  code: string,
): Promise<Verified> {
  const checked = await assistantOf({ userId }).checkCode(userId, code);
  if ("refused" in checked) return { ok: false, reason: checked.refused };
  const { phone } = checked;
  if (!(await linkNumber(db, userId, { phone, at: clock(), optInText: OPT_IN_TEXT })))
    return { ok: false, reason: "taken" };
  await runTogether(db, [
    reachStep(db, userId, 3),
    noteEvent(db, userId, "phone-connected", clock()),
    forgetStrangerOptOut(db, phone),
  ]);
  await notify(userId, "integrations");
  return { ok: true, phone };
}
