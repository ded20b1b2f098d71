import { env, exports } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { rateLimits } from "~/db/schema/accounts";
import { contactMessages } from "~/db/schema/messages";
import { FORM_BYTES, formBytes, WEBHOOK_BYTES } from "~/domain/body-limits";
import { deliver, webhookBody } from "../support/conversation";
import { drawn, drawnWith } from "../support/drawn";
import { FORM_PATHS, WEBHOOK_PATHS } from "../support/routes";
import { sessionOf } from "../support/signed-in";
import { createUser, db } from "../support/user";

const APP = "http://localhost:8787";
const FORM = "application/x-www-form-urlencoded";
const BOUNDARY = "multipart/form-data; boundary=x";

let cookie = "";
beforeAll(async () => {
  cookie = await sessionOf((await createUser({ calendar: false })).id);
});

/** What it is, the body, its type, and the status it is refused with. */
type Case = [string, BodyInit | null, string | undefined, number];

function send(path: string, body: BodyInit | null, headers: Record<string, string> = {}) {
  const own = { cookie, "sec-fetch-site": "same-origin", ...headers };
  return exports.default.fetch(`${APP}${path}`, { method: "POST", body, headers: own, redirect: "manual" });
}

/** A body that does not say how long it is. */
function pieces(size: number): ReadableStream<Uint8Array> {
  const piece = new TextEncoder().encode(`name=${"x".repeat(1019)}`);
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= size) return controller.close();
      controller.enqueue(piece);
      sent += piece.length;
    },
  });
}

// Bodies are read and refused ahead of every route, by its own limit: each path meets one that is too long and two that
// are no form, and every one of them meets several paths. What gets as far as a route's action meets all of them.
test.each(FORM_PATHS.map((path, place) => ({ path, place })))(
  "$path refuses what is too long, however it is sent, and what is no form, and never breaks",
  async ({ path, place }) => {
    const most = formBytes(path);
    const tooLong = `name=${"x".repeat(most)}`;
    const tooLongOnes: Case[] = [
      ["too long, with its length", tooLong, FORM, 413],
      ["too long, in pieces", pieces(most + 1), FORM, 413],
    ];
    const noForms: Case[] = [
      ["JSON", "{}", "application/json", 415],
      ["text", "name=x", "text/plain", 415],
      ["bytes of no kind", new Uint8Array([1, 2, 3]), undefined, 415],
      ["a kind that is none", "name=x", "nonsense", 415],
      ["parts without a boundary", "--x", "multipart/form-data", 400],
      ["parts that break off", '--x\r\nContent-Disposition: form-data; name="a"\r\n', BOUNDARY, 400],
    ];
    for (const [what, body, type, status] of [...drawn(tooLongOnes, 2, place), ...drawn(noForms, 3, place)]) {
      const answer = await send(path, body, type ? { "content-type": type } : {});
      expect(answer.status, drawnWith(what)).toBe(status);
      expect(await answer.text(), drawnWith(what)).toContain(
        status === 413 ? "what you typed is still there" : "could not be read",
      );
    }
    for (const [what, body, type] of [
      ["nothing", null, undefined],
      ["an empty form", "", FORM],
      ["a form of another one", "%00=%ff&a=%", FORM],
      [
        "a field named like a file",
        '--x\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\nb\r\n--x--\r\n',
        BOUNDARY,
      ],
    ] as const) {
      const answer = await send(path, body, type ? { "content-type": type } : {});
      expect(answer.status, what).toBeLessThan(500);
      await answer.arrayBuffer();
    }
  },
);

test.each([
  ["/contact", FORM_BYTES],
  ["/dashboard/meetings/id/summary", formBytes("/dashboard/meetings/id/summary")],
  ...WEBHOOK_PATHS.map((path) => [path, WEBHOOK_BYTES] as const),
] as const)(
  "%s takes what announces %i bytes, and refuses a byte more by its announcement alone",
  async (path, most) => {
    const status = async (length: number) => {
      const short = new Response("a=b").body;
      return (await send(path, short, { "content-type": FORM, "content-length": String(length) })).status;
    };
    expect([await status(most), await status(most + 1)]).toEqual([expect.not.toSatisfy(is413), 413]);
  },
);

const is413 = (status: number) => status === 413;

test("a form of exactly the longest size is taken, and one from Remix's scripts hears the same status", async () => {
  const filled = `subject=${"x".repeat(FORM_BYTES - "subject=".length)}`;
  expect((await send("/contact", filled, { "content-type": FORM })).status).toBe(400);
  const kept = await db.$count(contactMessages);
  const refused = await send("/contact.data", `${filled}x`, { "content-type": FORM });
  expect(refused.status).toBe(413);
  expect(await db.$count(contactMessages)).toBe(kept);
});

test.each(WEBHOOK_PATHS)("%s refuses three megabytes and a byte before it reads them", async (path) => {
  const signed = { "x-hub-signature-256": `sha256=${"0".repeat(64)}` };
  const answer = await send(path, new Uint8Array(WEBHOOK_BYTES + 1), signed);
  expect(answer.status).toBe(413);
});

test("an unsigned webhook is refused before its body is read; a signed one while it is read", async () => {
  let pulled = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
  for (const signature of [undefined, "", "sha256=abc", `sha1=${"0".repeat(64)}`]) {
    const headers: Record<string, string> = signature === undefined ? {} : { "x-hub-signature-256": signature };
    expect((await send("/webhooks/whatsapp", endless(), headers)).status).toBe(401);
  }
  expect(pulled).toBeLessThan(WEBHOOK_BYTES);
  const shaped = { "x-hub-signature-256": `sha256=${"0".repeat(64)}` };
  expect((await send("/webhooks/whatsapp", endless(), shaped)).status).toBe(413);
  expect(pulled).toBeLessThan(3 * WEBHOOK_BYTES);
});

test("a signed webhook of nearly three megabytes is taken", async () => {
  const body = webhookBody({ messages: [] });
  expect((await deliver(body.padEnd(WEBHOOK_BYTES - 1, " "))).status).toBe(200);
});

test("healthz says so while the database cannot write, and writes one row in five seconds at most", async () => {
  const look = () => exports.default.fetch(`${APP}/healthz`);
  expect((await look()).status).toBe(200);
  const row = async () => (await db.select().from(rateLimits)).find(({ key }) => key === "health:write")?.windowEndsAt;
  const before = await row();
  const looks = await Promise.all(Array.from({ length: 10 }, look));
  expect(looks.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const after = await row();
  expect(after === before || (after ?? 0) >= (before ?? 0) + 5_000).toBe(true);

  const trigger = "fail_health BEFORE INSERT ON rate_limits WHEN NEW.key = 'health:write'";
  await env.DB.prepare(`CREATE TRIGGER ${trigger} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`).run();
  try {
    const failing = await look();
    expect([failing.status, await failing.json()]).toEqual([503, { ok: false }]);
  } finally {
    await env.DB.prepare("DROP TRIGGER fail_health").run();
  }
  expect((await look()).status).toBe(200);
});
