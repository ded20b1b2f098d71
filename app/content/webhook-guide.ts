import { OUTBOUND_EVENT_TYPES, OUTBOUND_EVENTS } from "~/domain/outbound-events";

/** What a receiver may be told of, in the order of the settings. */
export const webhookEvents = OUTBOUND_EVENT_TYPES.map((type) => ({ type, text: OUTBOUND_EVENTS[type] }));

/** A request as it arrives. */
export const webhookExample = `POST /parley HTTP/1.1
Content-Type: application/json
Webhook-Id: evt_3f9d…
Webhook-Timestamp: 1795600000
Webhook-Signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "id": "evt_3f9d…",
  "type": "meeting.created",
  "timestamp": "2026-11-25T14:00:03.120Z",
  "data": {
    "meeting_id": "…",
    "title": "Project kickoff",
    "start": "2026-12-01T14:00:00.000Z",
    "end": "2026-12-01T14:30:00.000Z",
    "time_zone": "Europe/Amsterdam",
    "status": "confirmed"
  }
}`;

export const webhookRules = [
  {
    title: "Answer first, work later",
    text: "Answer with a status of 2xx within ten seconds. Anything else, a redirect too, is a failed try: it comes again after a minute, then with growing pauses, for a day. After that the endpoint is switched off and you get a mail. What failed can be sent again on the page of your webhooks.",
  },
  {
    title: "Once, and in order",
    text: "Events of one meeting come in their order; the next waits until the one before was taken. A try whose answer was lost comes again with the same `Webhook-Id`: keep those that you have handled for a day, and pass over what you know.",
  },
  {
    title: "Missed something?",
    text: "`GET /api/v1/events` reads the same events from where you left off, for 30 days.",
  },
  {
    title: "A new secret",
    text: "After “New secret” both sign for a day: `Webhook-Signature` holds two signatures with a space between them, and one that fits is enough.",
  },
] as const;

/** Checks a request; the whole of it, without a library. */
export const webhookCode = [
  {
    language: "TypeScript",
    code: `import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The event, when Parley sent it within the last five minutes; throws otherwise.
 * @param body as it arrived: parse it only afterwards
 * @param headers with their names in small letters, as Node has them
 */
export function readEvent(
  body: string,
  headers: Record<string, string | undefined>,
  secret: string,
): { id: string; type: string; timestamp: string; data: Record<string, unknown> } {
  const id = headers["webhook-id"] ?? "";
  const timestamp = headers["webhook-timestamp"] ?? "";
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) throw new Error("too old");
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  const fits = (headers["webhook-signature"] ?? "").split(" ").some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!fits) throw new Error("wrong signature");
  return JSON.parse(body);
}`,
  },
  {
    language: "Python",
    code: `import base64, hashlib, hmac, json, time

def read_event(body: bytes, headers, secret: str):
    """The event, when Parley sent it within the last five minutes; raises otherwise."""
    timestamp = headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        raise ValueError("too old")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers['webhook-id']}.{timestamp}.".encode() + body
    digest = hmac.new(key, signed, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(digest).decode()
    if not any(hmac.compare_digest(expected, one) for one in headers["webhook-signature"].split()):
        raise ValueError("wrong signature")
    return json.loads(body)`,
  },
] as const;
