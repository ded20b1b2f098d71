import { eraseUser, selectPhone } from "~/db/account-data";
import { runTogether } from "~/db/database";
import type { Assistants, Deps } from "./deps";
import { disconnectCalendar } from "./disconnect-calendar";

/**
 * Erases an account everywhere: the grant at Google, what the assistants of user and number remember, every row. The
 * user's row goes last, so that a deletion that breaks off can be asked for again.
 */
export async function deleteAccount(deps: Deps & Assistants, user: { id: string; email: string }): Promise<void> {
  const { db } = deps;
  const [integrations] = await selectPhone(db, user.id);
  const phone = integrations?.whatsappPhone ?? null;
  await disconnectCalendar(deps, user.id, { evenIfGoogleIsDown: true });
  await deps.assistantOf({ userId: user.id }).forget();
  // What the number wrote before it was linked was a stranger's talk.
  if (phone) await deps.assistantOf({ phone }).forget();
  await runTogether(db, eraseUser(db, { ...user, phone }));
}
