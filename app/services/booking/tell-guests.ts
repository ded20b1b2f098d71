import { selectUntold, tellGuest } from "~/db/booking-links";
import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { countTry } from "~/db/rate-limits";
import { timeBookedMail } from "~/domain/booking-mails";
import { googleEventId } from "~/domain/event-id";
import { spokenFor } from "~/domain/language";
import { logEvent } from "~/domain/log-event";
import { type Instant, MINUTE } from "~/domain/time";
import type { Deps } from "../deps";
import { recipientTry } from "../mail-guests";
import { encryptMail } from "../send-email";

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
  const { id, userId, groupId, title, location, guestName, guestEmail: to, guestZone, startAt, status } = link;
  // Too many mails to one address: they hear of it once there is room again.
  if ((await countTry(deps.db, [recipientTry(to)], now)) !== null) return;
  const language = spokenFor(link.guestLanguage);
  const zone = guestZone || link.hostZone;
  const host = { name: link.hostName, email: link.hostEmail, zone: link.hostZone };
  const news = status === "cancelled" ? "cancelled" : link.toldStart === 0 ? "booked" : "moved";
  const slot = { start: startAt, end: link.endAt };
  const booked = { slot, location, uid: googleEventId(groupId ?? id), zone, language };
  const words = timeBookedMail({ host, title, guestName, now }, booked, news);
  const key = `offer/${id}/told/${link.updatedAt}`;
  const mail = await encryptMail(deps, { ...words, to, kind: "time-booked", idempotencyKey: key, userId });
  const toldStart = status === "cancelled" ? 0 : startAt;
  await runTogether(deps.db, [
    planMail(deps.db, mail, now),
    tellGuest(deps.db, id, { toldStart, guestZone: zone, guestLanguage: language }),
  ]);
  await deps.queueDelivery(mail.id, 0);
}
