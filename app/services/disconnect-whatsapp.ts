import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { unlinkNumber } from "~/db/whatsapp-numbers";
import type { Assistants, Deps } from "./deps";

/** Takes the number from the user, and a code that is on its way. From then on its messages are a stranger's. */
export async function disconnectWhatsApp(
  { db, clock, notifyPages, assistantOf }: Pick<Deps, "db" | "clock" | "notifyPages"> & Assistants,
  userId: string,
): Promise<void> {
  await assistantOf({ userId }).cancelVerification();
  await runTogether(db, [unlinkNumber(db, userId), noteEvent(db, userId, "phone-disconnected", clock())]);
  await assistantOf({ userId }).endConversation();
  await notifyPages(userId, "integrations");
}
