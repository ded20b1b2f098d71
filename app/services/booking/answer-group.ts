import {
  answerGroup,
  claimGroup,
  endGroupClaim,
  type GroupLink,
  type Offer,
  selectGroup,
  suitsAllFirst,
  tellGuest,
} from "~/db/booking-links";
import { runTogether } from "~/db/database";
import { planMail } from "~/db/deliveries";
import { groupAnsweredMail } from "~/domain/booking-mails";
import type { Spoken } from "~/domain/language";
import { personName } from "~/domain/person-name";
import type { Instant, Interval } from "~/domain/time";
import type { Deps } from "../deps";
import { createMeeting } from "../meetings/create";
import type { CalendarDeps } from "../meetings/open-calendar";
import { encryptMail } from "../send-email";
import { guestMail } from "./guest-mail";

type GroupDeps = CalendarDeps & Pick<Deps, "queueDelivery" | "appUrl" | "notifyPages">;

export interface GroupTimes {
  /** Starts at which the guest can; none where they cannot at all. */
  can: readonly Instant[];
  /** As the guest has typed them; what the user knew of the guest counts more. */
  name: string;
  email: string;
  /** Whose browser it is: by `answererOf`. */
  by: string;
}

/**
 * Takes which of a group's times a guest can. With the last answer the user is told the first time that all can, or that
 * there is none: in the transaction of the answer, so that of two last answers at once one tells.
 *
 * @returns false where the link takes no answer any more
 */
export async function answerGroupTimes(
  deps: GroupDeps,
  offer: Offer & { groupId: string },
  { can, name, email, by }: GroupTimes,
  now: Instant,
): Promise<boolean> {
  const { db } = deps;
  const { id, userId, groupId, slots } = offer;
  const offered = slots.filter(({ start }) => can.includes(start));
  const guest = {
    guestName: offer.guestName || name,
    guestEmail: offer.invites ? offer.guestEmail : email || offer.guestEmail,
  };
  const starts = offered.map(({ start }) => start);
  const mails = await Promise.all([...offered, null].map((slot) => tellAllCan(deps, offer, slot, now)));
  const [answered] = await runTogether(db, [
    answerGroup(db, id, { can: starts, by, ...guest }, now),
    ...mails.map(({ slot, mail }) => planMail(db, mail, now, suitsAllFirst(userId, groupId, slot?.start ?? null, now))),
  ]);
  if ((answered as { id: string }[]).length === 0) return false;
  for (const { mail } of mails) await deps.queueDelivery(mail.id, 0);
  await deps.notifyPages(userId, "meetings");
  return true;
}

async function tellAllCan(deps: GroupDeps, offer: Offer & { groupId: string }, slot: Interval | null, now: Instant) {
  const { userId, groupId, hostEmail, hostName, hostZone, title } = offer;
  const host = { name: hostName, email: hostEmail, zone: hostZone };
  const words = groupAnsweredMail({ host, title, now }, slot, `${deps.appUrl}/dashboard/meetings/links/${groupId}`);
  const key = `offer/${groupId}/all-can/${slot?.start ?? "none"}`;
  const mail = await encryptMail(deps, {
    ...{ ...words, to: hostEmail, kind: "offer-answered", idempotencyKey: key, userId },
  });
  return { slot, mail };
}

interface GroupHost {
  id: string;
  name: string;
  email: string;
  zone: string;
  /** Of mails to guests of whom no other is known. */
  language: Spoken;
}

/** `over`: it is booked, or on its way. `past`: the time is none of the offer, or has begun. */
export type GroupOutcome = { ok: true } | { ok: false; reason: "not-found" | "over" | "past" | "taken" | "not-now" };

/**
 * Books one of a group's times on the user's word, and invites everybody who has not said that they cannot meet: by the
 * same service as every other meeting, and of many words at once by one.
 */
export async function bookGroupTime(
  deps: GroupDeps,
  user: GroupHost,
  groupId: string,
  start: Instant,
  now: Instant,
): Promise<GroupOutcome> {
  const { db } = deps;
  const links = (await selectGroup(db, user.id, groupId)).filter(({ state }) => state !== "revoked");
  const [first] = links;
  if (!first) return { ok: false, reason: "not-found" };
  const slot = first.slots.find((one) => one.start === start);
  if (!slot || slot.start <= now) return { ok: false, reason: "past" };
  if ((await claimGroup(db, user.id, groupId, start, now)).length === 0) return { ok: false, reason: "over" };

  const guests = links.filter(({ can }) => can === null || can.length > 0);
  const mails = await fileMails(deps, user, { guests, slot, now });
  const typed = guests.filter(({ invites, guestEmail }) => !invites && guestEmail !== "");
  const told = { toldStart: start, guestZone: user.zone, guestLanguage: user.language };
  const written = [
    endGroupClaim(db, user.id, groupId, true),
    ...mails.map((mail) => planMail(db, mail, now)),
    ...typed.map(({ id }) => tellGuest(db, id, told)),
  ];
  const meeting = {
    ...{ meetingId: groupId, title: first.title, location: first.location, ...slot, zone: user.zone, recurrence: "" },
    attendees: guests
      .filter(({ invites }) => invites)
      .map(({ guestEmail: email, guestName: name }) => ({ email, ...(name && { name }) })),
    // Nobody is invited whose address the user has not seen: these the guests have typed.
    ...(typed.length > 0 && {
      description: `Agreed over your booking links: ${typed.map((one) => `“${personName(one.guestName)}”, ${one.guestEmail}`).join("; ")}`,
    }),
  };
  const request = {
    userId: user.id,
    meeting,
    source: "web" as const,
    by: { via: "web" } as const,
    allowOverlap: false,
    now,
  };
  const outcome = await createMeeting(deps, request, ({ ok }) => (ok ? written : []));
  if (!outcome.ok) {
    // The next sync says whether the event is there; until then nobody books another time.
    if (outcome.reason !== "unknown") await endGroupClaim(db, user.id, groupId, false);
    return { ok: false, reason: outcome.reason === "slot-taken" ? "taken" : "not-now" };
  }
  for (const { id } of mails) await deps.queueDelivery(id, 0);
  await deps.notifyPages(user.id, "meetings");
  return { ok: true };
}

/** To guests whom Google does not invite: what is booked, with a file for their calendar. */
async function fileMails(
  deps: GroupDeps,
  { language, ...host }: GroupHost,
  { guests, slot, now }: { guests: readonly GroupLink[]; slot: Interval; now: Instant },
) {
  const booked = { host, slot, zone: host.zone, language, news: "booked", key: `booked/${slot.start}` } as const;
  const mails = guests.map(async (link) => {
    const { invites, guestEmail, groupId } = link;
    if (invites || guestEmail === "" || groupId === null) return [];
    return (await guestMail(deps, link, booked, now)) ?? [];
  });
  return (await Promise.all(mails)).flat();
}
