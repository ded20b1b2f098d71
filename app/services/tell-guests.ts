import { runTogether, type Statement } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { type CalendarEvent, isOtherPerson } from "~/domain/calendar-event";
import { runningLateMail } from "~/domain/guest-mails";
import type { Instant } from "~/domain/time";
import type { Deps } from "./deps";
import { sealMail } from "./send-email";
import type { WriteOutcome } from "./write-outcome";

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

/** More guests than this are an audience, and a mail to each would be a mailing. */
const MOST_GUESTS = 20;

/**
 * Mails the guests of a meeting that the user is late. The calendar stays as it is. A mail cannot be taken back.
 *
 * @param alongside the caller's own statements, written in the same round trip
 */
export async function tellGuests(
  deps: Pick<Deps, "db" | "sealer" | "clock" | "queueDelivery">,
  { id, user, event, minutes, zone, now }: Lateness,
  alongside: readonly Statement[],
): Promise<WriteOutcome> {
  const { db, clock, queueDelivery } = deps;
  const guests = event.attendees.filter(isOtherPerson).slice(0, MOST_GUESTS);
  const words = runningLateMail(user, event, minutes, zone, now);
  const mails = await Promise.all(
    guests.map(({ email }, n) =>
      sealMail(deps, { ...words, to: email, kind: "running-late", idempotencyKey: `late/${id}/${n}`, userId: user.id }),
    ),
  );
  await runTogether(db, [...alongside, ...mails.map((mail) => planMail(db, mail, clock()))]);
  await Promise.all(mails.map((mail) => queueDelivery(mail.id, 0)));
  return { ok: true, event };
}
