import { runTogether, type Statement } from "~/db/database";
import { isPlanned, planMail } from "~/db/deliveries";
import { countTry } from "~/db/rate-limits";
import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { MOST_MAILED, runningLateMail } from "~/domain/guest-mails";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import type { WriteOutcome } from "./meetings/write-outcome";
import { encryptMail } from "./send-email";

interface Lateness {
  /** Names this message to the guests for good: told again under the same id, nobody hears it twice. */
  id: string;
  user: { id: string; name: string; email: string };
  event: CalendarEvent;
  minutes: number;
  /** The user's IANA zone. */
  zone: string;
  now: Instant;
}

/**
 * Mails the guests of a meeting that the user is late. The calendar stays as it is. A mail cannot be taken back, so what
 * a user may send in a day has a limit, and what one address may get: then nobody is mailed.
 *
 * @param alongside the caller's own statements, written in the same round trip
 */
export async function notifyGuests(
  deps: Pick<Deps, "db" | "encryption" | "clock" | "queueDelivery">,
  { id, user, event, minutes, zone, now }: Lateness,
  alongside: readonly Statement[],
): Promise<WriteOutcome> {
  const { db, clock, queueDelivery } = deps;
  const guests = event.attendees.filter(isOtherPerson).slice(0, MOST_MAILED);
  const recipients = guests.map(({ email }) => ({ limit: "guest-mail:recipient", who: email.toLowerCase() }) as const);
  const counted = [{ limit: "guest-mail:user", who: user.id } as const, ...recipients];
  // A turn that runs again has been counted.
  const isNew = !(await isPlanned(db, idOf(id, 0)));
  if (isNew && (await countTry(db, counted, clock())) !== null) {
    await runTogether(db, alongside);
    return { ok: false, reason: "too-many-mails" };
  }
  const words = runningLateMail(user, event, minutes, zone, now);
  const mails = await Promise.all(
    guests.map(({ email }, n) =>
      encryptMail(deps, { ...words, to: email, kind: "running-late", idempotencyKey: idOf(id, n), userId: user.id }),
    ),
  );
  await runTogether(db, [...alongside, ...mails.map((mail) => planMail(db, mail, clock()))]);
  await Promise.all(mails.map((mail) => queueDelivery(mail.id, 0)));
  return { ok: true, event };
}

const idOf = (id: string, guest: number) => `late/${id}/${guest}`;
