import { selectUntold, tellGuest } from "~/db/booking-links";
import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { spokenFor } from "~/domain/language";
import { logEvent } from "~/domain/log-event";
import { type Instant, MINUTE } from "~/domain/time";
import type { Deps } from "../deps";
import { guestMail } from "./guest-mail";

/**
 * Mails guests of booking links whom Google does not invite when their meeting has been moved, cancelled or brought back,
 * wherever that was done: nobody else tells them. A change that is taken back within a minute is told to nobody.
 */
export async function tellGuests(deps: Pick<Deps, "db" | "encryption" | "queueDelivery">, now: Instant): Promise<void> {
  const untold = await selectUntold(deps.db, now, now - MINUTE);
  for (const link of untold) await tell(deps, link, now);
  if (untold.length > 0) logEvent("link-guests-told", { count: untold.length });
}

async function tell(
  deps: Pick<Deps, "db" | "encryption" | "queueDelivery">,
  link: Awaited<ReturnType<typeof selectUntold>>[number],
  now: Instant,
): Promise<void> {
  const { id, guestZone, startAt, endAt, status, updatedAt } = link;
  const language = spokenFor(link.guestLanguage);
  const zone = guestZone || link.hostZone;
  const told = {
    host: { name: link.hostName, email: link.hostEmail, zone: link.hostZone },
    slot: { start: startAt, end: endAt },
    ...{ zone, language, key: `told/${updatedAt}` },
    news: status === "cancelled" ? "cancelled" : link.toldStart === 0 ? "booked" : "moved",
  } as const;
  const mail = await guestMail(deps, link, told, now);
  // Too many mails to one address: they hear of it once there is room again.
  if (!mail) return;
  const toldStart = status === "cancelled" ? 0 : startAt;
  await runTogether(deps.db, [
    planMail(deps.db, mail, now),
    tellGuest(deps.db, id, { toldStart, guestZone: zone, guestLanguage: language }),
  ]);
  await deps.queueDelivery(mail.id, 0);
}
