import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { reachStep } from "~/db/onboarding";
import { deleteStrangerOptOut } from "~/db/opt-outs";
import { linkNumber } from "~/db/whatsapp-numbers";
import { type CodeRefusal, OPT_IN_TEXT } from "~/domain/verification";
import { trialContinued } from "./continue-trial";
import type { Assistants, Deps } from "./deps";
import { unlinkLostNumbersAndEndConversations } from "./unlink-lost-numbers";

export type Verified = { ok: true; phone: string } | { ok: false; reason: CodeRefusal | "taken" };

/** Two who prove one number at the same moment may each have to take it from the other once. */
const MOST_TAKES = 2;

/**
 * Connects the number that the right code proves. An older owner of the number loses it and is told by mail; who proves
 * it learns nothing of that, not even that there was one. Why: app/decisions/0015-whose-number.md
 */
export async function verifyWhatsApp(
  deps: Pick<Deps, "db" | "clock" | "encryption" | "queueDelivery" | "notifyPages" | "appUrl"> & Assistants,
  userId: string,
  code: string,
): Promise<Verified> {
  const { db, clock, notifyPages, assistantOf } = deps;
  const checked = await assistantOf({ userId }).checkCode(userId, code);
  if ("refused" in checked) return { ok: false, reason: checked.refused };
  const { phone } = checked;
  if (!(await connect(deps, userId, phone))) return { ok: false, reason: "taken" };
  await runTogether(db, [
    reachStep(db, userId, 3),
    noteEvent(db, userId, "phone-connected", clock()),
    deleteStrangerOptOut(db, phone),
    ...(await trialContinued(deps, userId, "phone", phone)),
  ]);
  await notifyPages(userId, "integrations");
  return { ok: true, phone };
}

async function connect(
  deps: Parameters<typeof unlinkLostNumbersAndEndConversations>[0],
  userId: string,
  phone: string,
): Promise<boolean> {
  const proof = { addresses: [phone], loss: "taken-over", eventId: crypto.randomUUID(), except: userId } as const;
  for (let takes = 0; takes < MOST_TAKES; takes++) {
    const at = deps.clock();
    await unlinkLostNumbersAndEndConversations(deps, { ...proof, at });
    if (await linkNumber(deps.db, userId, { phone, at, optInText: OPT_IN_TEXT })) return true;
  }
  return false;
}
