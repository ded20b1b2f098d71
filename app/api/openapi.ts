import { Temporal } from "temporal-polyfill";
import * as z from "zod";
import { createDocument } from "zod-openapi";
import { API_CALLS_PER_MINUTE } from "~/domain/api-key";
import { API_PROBLEMS, type ApiProblemName } from "~/domain/api-problems";
import { API_SCOPES } from "~/domain/api-scopes";
import type { Instant } from "~/domain/time";
import { zoned } from "~/domain/zones";
import { Problem } from "./answers";
import type { ExampleDays, Operation } from "./operation";
import { OPERATIONS } from "./operations";

/*
 * The OpenAPI document, made from the schemas that parse. It is written at build and served as a file: nothing of this
 * is in the Worker.
 */

type Document = ReturnType<typeof createDocument>;

/** How every call may be refused. */
const EVERYWHERE: readonly ApiProblemName[] = [
  ...(["bad-query", "missing-key", "wrong-key", "expired-key", "revoked-key", "origin-not-allowed"] as const),
  ...(["too-many-calls", "quota-used-up", "server-error"] as const),
];

/**
 * @param appUrl where this Parley runs, without a slash at the end
 * @param now the examples lie a few weeks after it
 */
export function openApiDocument(appUrl: string, now: Instant): Document {
  const days = exampleDays(now);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const one of OPERATIONS) {
    const path = paths[one.path] ?? {};
    path[one.method.toLowerCase()] = describe(one, days);
    paths[one.path] = path;
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Parley API",
      version: "1.0.0",
      summary: "Meetings, free times and what Parley knows of them, for your own software.",
      description: `Calls carry a key as \`Authorization: Bearer …\`. Moments are RFC 3339 with their offset. A key may call ${API_CALLS_PER_MINUTE} times in a minute, and an account as often in a month of UTC as its plan says. Refusals are problem details (RFC 9457) whose \`type\` is described at ${appUrl}/api/errors. Within v1 fields and calls are added; none is taken away or changes its meaning.`,
    },
    servers: [{ url: `${appUrl}/api/v1` }],
    security: [{ key: [] }],
    tags: [...new Set(OPERATIONS.map(({ tag }) => tag))].map((name) => ({ name })),
    components: {
      securitySchemes: {
        key: {
          type: "http",
          scheme: "bearer",
          description: `A key of yours, made in the settings under API. Its scopes: ${Object.entries(API_SCOPES)
            .map(([scope, text]) => `\`${scope}\`: ${text}`)
            .join(" ")}`,
        },
      },
    },
    // Made of parts that the operations' own types have checked.
    paths: paths as Parameters<typeof createDocument>[0]["paths"],
  });
}

function describe(one: Operation, days: ExampleDays) {
  const { id, tag, scope, summary, description, query, body, guarded, keyed, answer, problems, path } = one;
  const example = one.example(days);
  const header = {
    ...(keyed && { "Idempotency-Key": IdempotencyKey }),
    ...(guarded && { "If-Match": IfMatch }),
  };
  return {
    ...{ operationId: id, tags: [tag], summary, description },
    ...(scope !== null && { "x-scope": scope }),
    requestParams: {
      ...(path.includes("{id}") && { path: z.object({ id: MeetingId }) }),
      ...(query && { query }),
      ...(Object.keys(header).length > 0 && { header: z.object(header) }),
    },
    ...(example.query && { "x-example-query": example.query }),
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: body, examples: examplesOf(example) } } },
    }),
    responses: {
      [answer.status]: {
        description: answer.text,
        headers: headersOf(one),
        ...(answer.schema && { content: { "application/json": { schema: answer.schema } } }),
      },
      ...refusalsOf([
        ...EVERYWHERE,
        ...problems,
        ...(scope === null ? [] : (["missing-scope"] as const)),
        ...(body ? (["bad-json", "too-large", "not-json", "bad-body"] as const) : []),
        ...(guarded || keyed ? (["bad-header"] as const) : []),
        ...(keyed ? (["still-running", "key-reused"] as const) : []),
      ]),
    },
  };
}

/** What a body may look like, by what it shows; the usual one first. */
function examplesOf({ body, more = {} }: ReturnType<Operation["example"]>) {
  const all = Object.entries({ usual: body, ...more });
  return Object.fromEntries(all.map(([name, value]) => [name.replaceAll(" ", "-"), { summary: name, value }]));
}

/** Refusals by their status, the names of each in its description. */
function refusalsOf(names: readonly ApiProblemName[]) {
  const statuses = [...new Set(names.map((name) => API_PROBLEMS[name].status))].toSorted();
  return Object.fromEntries(
    statuses.map((status) => {
      const kinds = [...new Set(names)].filter((name) => API_PROBLEMS[name].status === status);
      return [
        status,
        {
          description: kinds.map((name) => `\`${name}\`: ${API_PROBLEMS[name].title}.`).join(" "),
          headers: { "Request-Id": REQUEST_ID, ...(status === 429 && { "Retry-After": RETRY_AFTER }) },
          content: { "application/problem+json": { schema: Problem } },
        },
      ];
    }),
  );
}

const REQUEST_ID = {
  description: "Names the call: tell it when you write to us.",
  schema: { type: "string" },
} as const;
const RETRY_AFTER = { description: "Seconds.", schema: { type: "integer" } } as const;

function headersOf({ answer, keyed }: Operation) {
  const text = (description: string) => ({ description, schema: { type: "string" } }) as const;
  return {
    "Request-Id": REQUEST_ID,
    RateLimit: text('Calls of this minute that are left, and the seconds until the next: `"minute";r=599;t=60`.'),
    ...(answer.etag && { ETag: text("Names this state: for `If-Match`.") }),
    ...(answer.status === 201 && { Location: text("Where it is read.") }),
    ...(keyed && { "Idempotent-Replayed": text("`true` where the answer was given before.") }),
  };
}

const MeetingId = z.string().min(1).max(1_100).meta({ description: "`id` of the meeting." });
const IdempotencyKey = z.string().min(1).max(255).optional().meta({
  description:
    "A text of your own that names this request, such as a UUID. Sent again within 24 hours, it is done once and answered the same.",
});
const IfMatch = z
  .string()
  .optional()
  .meta({ description: "An `ETag` that you have read: refused with 412 when the meeting has changed since." });

/** The Tuesday after the next two weeks. */
function exampleDays(now: Instant): ExampleDays {
  const soon = zoned(now, "Europe/Amsterdam").toPlainDate().add({ days: 14 });
  const day = soon.add({ days: (2 - soon.dayOfWeek + 7) % 7 });
  const noon = day.toZonedDateTime({ timeZone: "Europe/Amsterdam", plainTime: Temporal.PlainTime.from("12:00") });
  const after = (days: number) => day.add({ days }).toString();
  return { day: after(0), offset: noon.offset, saturday: after(4), monday: after(6) };
}
