import { env } from "cloudflare:workers";
import { Validator } from "@cfworker/json-schema";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { openApiDocument } from "~/api/openapi";
import { apiKeys } from "~/db/schema/api";
import { type Answered, call, keyOf } from "../support/api";
import { subscribe } from "../support/plans";
import { seeded } from "../support/seed";
import { createUser, db } from "../support/user";
import { type Described, type DescribedOperation, requestsOf } from "./generated-requests";

/** `npm run bench -- api` asks for more. */
const RUNS = Number(env.API_REQUESTS);
const NOW = Date.now();
// As it is served: what JSON cannot say is not there.
const document: Described = JSON.parse(JSON.stringify(openApiDocument("https://parley.test", NOW)));

const user = await createUser();
const stranger = await createUser();
let key = "";
let theirs = "";
beforeAll(async () => {
  await subscribe(user, { planId: "enterprise" });
  key = await keyOf(user);
  const made = await call(await keyOf(stranger), "POST", "/meetings", { body: exampleOf("createMeeting") });
  theirs = made.body.id;
});

const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

function exampleOf(id: string): unknown {
  return calls.find(({ operation }) => operation.operationId === id)?.operation.requestBody?.content["application/json"]
    .examples.usual?.value;
}

/** What of an answer the document does not say; null when all is as it says. */
function beyond(operation: DescribedOperation, { status, headers, body }: Answered): string | null {
  const described = operation.responses[status];
  if (!described) return `a status ${status}`;
  if (!headers.get("request-id")) return "no Request-Id";
  const [[type, content] = []] = Object.entries(described.content ?? {});
  if (!type || !content) return body === undefined ? null : "a body";
  if (headers.get("content-type") !== type) return `a content type ${headers.get("content-type")}`;
  const schema = { ...content.schema, components: document.components };
  const { valid, errors } = new Validator(schema as object, "2020-12").validate(body);
  return valid ? null : JSON.stringify(errors.at(-1));
}

test(
  "whatever is sent, each answer is one of the document's, and none is our fault",
  async ({ task }) => {
    const ids: string[] = [];
    const seen: Record<string, number> = {};
    let sent = 0;
    const id = fc
      .nat()
      .map((n) =>
        n % 12 === 0 ? theirs : (ids[ids.length - 1 - (n % Math.max(1, Math.min(20, ids.length)))] ?? "none"),
      );
    await fc.assert(
      fc.asyncProperty(requestsOf(document, id, NOW), async ({ method, path, operation, id, query, headers, body }) => {
        sent += 1;
        if (sent % 400 === 0) await db.update(apiKeys).set({ minuteCalls: 0 }).where(eq(apiKeys.userId, user.id));
        const address = `${path.replace("{id}", encodeURIComponent(id.toWellFormed()))}?${new URLSearchParams(query)}`;
        const answer = await call(key, method, address, { headers, ...(body !== undefined && { body }) });
        if (answer.status === 201) ids.push(answer.body.id);
        seen[`${operation.operationId} ${answer.status}`] =
          (seen[`${operation.operationId} ${answer.status}`] ?? 0) + 1;
        // An id of dots or with a slash in it is another address.
        if (answer.status === 404 && path.includes("{id}")) return;
        expect(answer.status, JSON.stringify({ method, address, body })).toBeLessThan(500);
        expect(beyond(operation, answer), JSON.stringify({ method, address, body, status: answer.status })).toBeNull();
      }),
      seeded({ numRuns: RUNS, interruptAfterTimeLimit: undefined, endOnFailure: true }),
    );
    (task.meta as { requests?: unknown }).requests = { sent, seen };
    // Of many, not everything was refused; of a few that may be.
    const done = (id: string) => [200, 201, 204].reduce((sum, status) => sum + (seen[`${id} ${status}`] ?? 0), 0);
    for (const { operation } of RUNS < 2_000 ? [] : calls) {
      const least = operation.requestBody ? RUNS / 150 : RUNS / 400;
      expect(done(operation.operationId), JSON.stringify(seen)).toBeGreaterThanOrEqual(least);
    }
  },
  Number.POSITIVE_INFINITY,
);

test("every example of the document does what the document says", async () => {
  const reader = await createUser();
  const mine = await keyOf(reader);
  let id = "";
  for (const { method, path, operation } of calls) {
    const query = new URLSearchParams((operation as { "x-example-query"?: Record<string, string> })["x-example-query"]);
    const examples = Object.values(
      operation.requestBody?.content["application/json"].examples ?? { none: { value: undefined } },
    );
    // The usual one comes last: what follows is done to what it has made.
    for (const { value: body } of examples.toReversed()) {
      const sent = body === undefined ? {} : { body };
      const answer = await call(mine, method, `${path.replace("{id}", id)}?${query}`, sent);
      expect(Object.keys(operation.responses)[0], operation.operationId).toBe(String(answer.status));
      expect(beyond(operation, answer)).toBeNull();
      if (answer.status === 201) id = answer.body.id;
    }
  }
});
