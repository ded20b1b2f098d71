import * as z from "zod";
import { type Call, json, jsonOf } from "../call";
import type { World } from "../world";
import { type Account, accountOf, sharesFreeBusy } from "./accounts";
import { badRequest, CalendarError } from "./errors";
import { formatInstant, type GoogleEvent, instantOf, isZone } from "./event";
import { eventsIn } from "./list-events";
import { parseInstant } from "./list-query";

const Query = z.object({
  timeMin: z.string(),
  timeMax: z.string(),
  timeZone: z.string().refine(isZone).default("UTC"),
  items: z
    .array(z.object({ id: z.string() }))
    .max(50)
    .default([]),
});

/** POST /freeBusy: busy time only, merged. Calendars of others who do not share theirs answer notFound. */
export function freeBusy(call: Call, world: World, account: Account): Response {
  const parsed = Query.safeParse(jsonOf(call));
  if (!parsed.success) throw badRequest(`Invalid value for: ${parsed.error.issues[0]?.path.join(".")}`);
  const { timeZone, items } = parsed.data;
  const from = parseInstant(parsed.data.timeMin);
  const to = parseInstant(parsed.data.timeMax);
  if (to <= from) throw new CalendarError(400, "timeRangeEmpty");
  const calendars = items.map(({ id }) => {
    const isOwn = id === "primary" || id.toLowerCase() === account.email;
    if (!isOwn && !sharesFreeBusy(world.sql, id)) {
      return [id, { errors: [{ domain: "global", reason: "notFound" }], busy: [] }];
    }
    const owner = isOwn ? account : accountOf(world.sql, id);
    const busy = eventsIn(world, owner, { from, to }).filter(blocks);
    const merged = merge(
      busy.map(({ start, end }) => ({
        start: Math.max(from, instantOf(start, owner.zone)),
        end: Math.min(to, instantOf(end, owner.zone)),
      })),
    );
    const format = (at: number) => formatInstant(at, timeZone);
    return [id, { busy: merged.map(({ start, end }) => ({ start: format(start), end: format(end) })) }];
  });
  return json({
    kind: "calendar#freeBusy",
    timeMin: new Date(from).toISOString(),
    timeMax: new Date(to).toISOString(),
    calendars: Object.fromEntries(calendars),
  });
}

function blocks({ transparency, eventType, attendees = [] }: GoogleEvent): boolean {
  if (transparency === "transparent" || eventType === "workingLocation" || eventType === "birthday") return false;
  return !attendees.some(({ self, responseStatus }) => self && responseStatus === "declined");
}

/** @param taken earliest start first */
function merge(taken: { start: number; end: number }[]) {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of taken) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) merged.push({ start, end });
  }
  return merged;
}
