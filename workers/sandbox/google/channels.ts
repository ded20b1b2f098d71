import * as z from "zod";
import { type Call, json, jsonOf } from "../call";
import type { JobOutcome, World } from "../world";
import type { Account } from "./accounts";
import { badRequest, CalendarError } from "./errors";

export const channelTables = {
  google_channels: `id TEXT PRIMARY KEY, email TEXT, resource_id TEXT, address TEXT, token TEXT, expires_at INTEGER,
    messages INTEGER DEFAULT 0`,
};

type Channel = {
  id: string;
  email: string;
  resource_id: string;
  address: string;
  token: string | null;
  expires_at: number;
  messages: number;
};

const WEEK_SECONDS = 7 * 24 * 60 * 60;
const Watch = z.object({
  id: z.string().regex(/^[A-Za-z0-9\-_+/=]{1,64}$/),
  type: z.enum(["web_hook", "webhook"]),
  address: z.url({ protocol: /^https?$/ }),
  token: z.string().max(256).optional(),
  params: z.object({ ttl: z.coerce.number().int().positive().optional() }).optional(),
});
const Stop = z.object({ id: z.string(), resourceId: z.string() });

/** POST …/events/watch: opens a channel, whose first message is "sync". */
export function watch(call: Call, world: World, account: Account): Response {
  const { sql, env, now } = world;
  const parsed = Watch.safeParse(jsonOf(call));
  if (!parsed.success) throw badRequest(`Invalid value for ${parsed.error.issues[0]?.path.join(".")}`);
  const { id, address, token = null, params } = parsed.data;
  // Google calls HTTPS only; the app on loopback is the one exception here.
  if (!address.startsWith("https://") && new URL(address).origin !== new URL(env.APP_URL).origin) {
    throw badRequest(`WebHook callback must be HTTPS: ${address}`, "push.webhookUrlNotHttps");
  }
  if (find(sql, id)) throw new CalendarError(400, "channelIdNotUnique", `Channel id ${id} not unique`);
  const expiresAt = now + Math.min(params?.ttl ?? WEEK_SECONDS, 4 * WEEK_SECONDS) * 1000;
  const resourceId = `res-${account.sub}`;
  sql.exec(
    `INSERT INTO google_channels (id, email, resource_id, address, token, expires_at) VALUES (?, ?, ?, ?, ?, ?)`,
    ...[id, account.email, resourceId, address, token, expiresAt],
  );
  notify(world, id, "sync");
  return json({
    ...{ kind: "api#channel", id, resourceId, resourceUri: resourceUri(account.email) },
    ...(token !== null && { token }),
    expiration: String(expiresAt),
  });
}

/** POST /channels/stop. */
export function stop(call: Call, { sql }: World, account: Account): Response {
  const parsed = Stop.safeParse(jsonOf(call));
  if (!parsed.success) throw badRequest("Required", "required");
  const { rowsWritten } = sql.exec(
    "DELETE FROM google_channels WHERE id = ? AND resource_id = ? AND email = ?",
    ...[parsed.data.id, parsed.data.resourceId, account.email],
  );
  if (rowsWritten === 0) throw new CalendarError(404, "notFound", `Channel '${parsed.data.id}' not found`);
  return new Response(null, { status: 204 });
}

/** Something on this account's calendar changed. */
export function ring(world: World, email: string): void {
  const open = world.sql
    .exec<{ id: string }>("SELECT id FROM google_channels WHERE email = ? AND expires_at > ?", email, world.now)
    .toArray();
  for (const { id } of open) notify(world, id, "exists");
}

function notify(world: World, id: string, state: "sync" | "exists"): void {
  world.later({ lane: `google:${id}`, kind: "google-push", payload: { id, state } });
}

const Push = z.object({ id: z.string(), state: z.enum(["sync", "exists"]) });

/** Delivers one notification: an empty POST that says only that something changed. */
export async function runPush(payload: unknown, world: World): Promise<JobOutcome> {
  const { id, state } = Push.parse(payload);
  const channel = find(world.sql, id);
  if (!channel) return "done";
  const number = state === "sync" ? 1 : Math.max(channel.messages, 1) + 1;
  world.sql.exec("UPDATE google_channels SET messages = ? WHERE id = ?", number, id);
  const status = await world.toApp({
    provider: "google-calendar-push",
    url: channel.address,
    headers: {
      "x-goog-channel-id": id,
      "x-goog-message-number": String(number),
      "x-goog-resource-id": channel.resource_id,
      "x-goog-resource-state": state,
      "x-goog-resource-uri": resourceUri(channel.email),
      "x-goog-channel-expiration": new Date(channel.expires_at).toUTCString(),
      ...(channel.token !== null && { "x-goog-channel-token": channel.token }),
    },
    body: "",
  });
  return status === 0 || [500, 502, 503, 504].includes(status) ? "retry" : "done";
}

function find(sql: SqlStorage, id: string): Channel | undefined {
  return sql.exec<Channel>("SELECT * FROM google_channels WHERE id = ?", id).toArray()[0];
}

function resourceUri(email: string): string {
  return `https://www.googleapis.com/calendar/v3/calendars/${encodeURIComponent(email)}/events?alt=json`;
}
