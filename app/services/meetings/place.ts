import { claimPlace, followEvents } from "~/db/meetings";
import { type Billing, selectBilling } from "~/db/quota";
import { type QuotaProblem, standingOf } from "~/domain/subscription";
import type { Instant } from "~/domain/time";
import type { Deps } from "../deps";
import type { CalendarWrite } from "./calendar-write";

/**
 * A write that brings a cancelled meeting back, with its place: that was given back, and another meeting may have it by
 * now, so it is asked for like that of a booking, by page, text and API alike.
 */
export function withPlace(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, eventId, now }: { userId: string; eventId: string; now: Instant },
  { write, afterwards }: CalendarWrite,
): CalendarWrite {
  const { mayStand, standAgain } = claimPlace(db, userId, eventId, now);
  return {
    claim: [mayStand, selectBilling(db, userId), standAgain],
    whyRefused: async (answers) => ({ ok: false, reason: problemIn(answers, clock()) ?? "not-taken" }),
    write,
    // Where Google has not taken it, the meeting is what the mirror holds.
    afterwards: (outcome) => [...afterwards(outcome), ...(outcome.ok ? [] : followEvents(db, userId, [eventId], now))],
  };
}

/** @param answers of a claim and of what the account has, in the order of their statements */
export function problemIn(answers: readonly unknown[], clock: Instant): QuotaProblem | null {
  const [, [billing] = []] = answers as [unknown[], Billing[]];
  return billing ? standingOf(billing, clock).problem : null;
}
