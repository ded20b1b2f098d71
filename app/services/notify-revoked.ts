import { saveSyncProgress } from "~/db/calendar-syncs";
import { markRevocationNotified, needsRevocationNotice } from "~/db/google-accounts";
import type { Owner } from "~/db/users";
import { calendarRevokedMail } from "~/domain/account-mails";
import { templateMessage } from "~/domain/template-message";
import { templateLanguage } from "~/domain/whatsapp-templates";
import type { Deps } from "./deps";
import { notifyUser } from "./notify-user";

/**
 * Tells the user once that Google no longer lets us in: on open pages, and by whichever channel takes it. That it is
 * told and what is sent are one transaction: no crash between them leaves it unsaid.
 */
export async function notifyRevoked(deps: Deps, owner: Owner): Promise<void> {
  const { db, appUrl } = deps;
  const { id: userId, name } = owner.user;
  const now = deps.clock();
  const link = `${appUrl}/dashboard/integrations`;
  const told = await notifyUser(
    deps,
    owner,
    {
      id: `revoked:${userId}:${now}`,
      kind: "notice",
      message: {
        kind: "text",
        body: `Google no longer lets me into your calendar. Please connect it again: ${link}`,
      },
      template: templateMessage("calendarDisconnected", templateLanguage(owner.preferences.language), { link }),
      mail: { ...calendarRevokedMail(name, link), kind: "calendar-revoked" },
    },
    { onlyIf: needsRevocationNotice(userId), alongside: [markRevocationNotified(db, userId, now)] },
  );
  if (!told) return;
  await saveSyncProgress(db, userId, null);
  await deps.notifyPages(userId, "integrations");
}
