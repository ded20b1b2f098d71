import * as z from "zod";
import { type Call, json } from "../call";
import { parseControl } from "../control/control";
import { ControlError, type World } from "../world";
import {
  type Account,
  accountOf,
  addAccessToken,
  addRefreshToken,
  consent,
  revokeGrant,
  setProfile,
  shareFreeBusy,
  TOKEN_SECONDS,
} from "./accounts";
import { CalendarError } from "./errors";
import { isZone } from "./event";
import { findEvent, listStored } from "./event-store";
import { longScope } from "./id-token";
import { shownEvent } from "./shown-event";
import { newEventId, writeAsOther } from "./write-event";

const DEFAULT_SCOPE = [
  "openid email profile",
  ...["calendar.events", "calendar.freebusy", "calendar.settings.readonly"].map(
    (name) => `https://www.googleapis.com/auth/${name}`,
  ),
].join(" ");

const Address = z.string().regex(/^[^\s@]+@[^\s@]+$/);
const Grant = z.strictObject({ account: Address, scope: z.string().default(DEFAULT_SCOPE) });
const Settings = z.strictObject({
  account: Address,
  timeZone: z.string().refine(isZone, "wants an IANA zone").optional(),
  sharesFreeBusy: z.boolean().optional(),
  /** The domain of the Workspace that the account belongs to (`hd`); null for a personal account. */
  hostedDomain: z.string().nullable().optional(),
  emailVerified: z.boolean().optional(),
});
const Events = z.strictObject({ account: Address, event: z.record(z.string(), z.unknown()) });
const Expire = z.strictObject({ account: Address, what: z.enum(["access-tokens", "sync-tokens"]) });

/**
 * GET  /control/google/events?account=  {events, writes}: raw events, cancelled ones included, and how the app wrote them
 * PUT  /control/google/events           {account, event} as if somebody else wrote it; a known id is changed
 * POST /control/google/grant            {account, scope?} connects without the browser: {refresh_token, access_token, …}
 * POST /control/google/revoke           {account} the person withdraws the grant
 * PUT  /control/google/account          {account, timeZone?, sharesFreeBusy?}: whether others see when it is taken
 * POST /control/google/expire           {account, what}: "access-tokens" (401) or "sync-tokens" (410) of before are dead
 */
export function googleControl(call: Call, world: World): Response | undefined {
  const { sql, now } = world;
  switch (`${call.method} ${call.path}`) {
    case "GET /google/events": {
      const account = Address.safeParse(call.query.get("account"));
      if (!account.success) throw new ControlError("account: wants an e-mail address");
      return listing(world, accountOf(sql, account.data));
    }
    case "PUT /google/events": {
      const { account: address, event } = parseControl(Events, call);
      return writeEvent(world, accountOf(sql, address), event);
    }
    case "POST /google/grant": {
      const { account, scope } = parseControl(Grant, call);
      const { email } = accountOf(sql, account);
      const scopes = consent(sql, email, scope.split(/\s+/).filter(Boolean).map(longScope)).join(" ");
      const refresh = addRefreshToken(sql, email, scopes);
      const access = addAccessToken(sql, email, scopes, now);
      return json({ refresh_token: refresh, access_token: access, expires_in: TOKEN_SECONDS, scope: scopes });
    }
    case "POST /google/revoke":
      revokeGrant(sql, accountOf(sql, parseControl(z.object({ account: Address }), call).account).email);
      return json({ ok: true });
    case "PUT /google/account": {
      const { account, timeZone, sharesFreeBusy, ...profile } = parseControl(Settings, call);
      const { email } = accountOf(sql, account);
      if (timeZone !== undefined) sql.exec("UPDATE google_accounts SET zone = ? WHERE email = ?", timeZone, email);
      if (sharesFreeBusy !== undefined) shareFreeBusy(sql, email, sharesFreeBusy);
      setProfile(sql, email, profile);
      return json({ ok: true });
    }
    case "POST /google/expire": {
      const { account, what } = parseControl(Expire, call);
      const { email } = accountOf(sql, account);
      if (what === "access-tokens") sql.exec("DELETE FROM google_tokens WHERE kind = 'access' AND email = ?", email);
      else sql.exec("UPDATE google_accounts SET sync_generation = sync_generation + 1 WHERE email = ?", email);
      return json({ ok: true });
    }
    default:
      return undefined;
  }
}

function listing(world: World, account: Account): Response {
  const writes = world.sql
    .exec<{ id: string; method: string; send_updates: string | null; conference_version: number; at: number }>(
      "SELECT * FROM google_writes WHERE email = ? ORDER BY rowid",
      account.email,
    )
    .toArray();
  return json({
    events: listStored(world.sql, account.email).map(({ event }) => shownEvent(world, account, event)),
    writes: writes.map(({ id, method, send_updates, conference_version, at }) => ({
      ...{ id, method, sendUpdates: send_updates, conferenceDataVersion: conference_version, at },
    })),
  });
}

function writeEvent(world: World, account: Account, event: Record<string, unknown>): Response {
  const id = typeof event.id === "string" && event.id !== "" ? event.id : newEventId();
  try {
    const written = writeAsOther(world, account, id, findEvent(world.sql, account, id), event);
    return json({ event: shownEvent(world, account, written) });
  } catch (error) {
    if (error instanceof CalendarError) throw new ControlError(error.message);
    throw error;
  }
}
