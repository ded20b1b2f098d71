import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Db, Statement } from "~/db/database";
import type { ApiProblemName } from "~/domain/api-problems";
import type { ApiScope } from "~/domain/api-scopes";
import type { Instant } from "~/domain/time";
import type { KeyHolder } from "~/http/api-key";
import type { IfMatch } from "./if-match";

/** What a call is answered with; `body` is written as JSON. */
export interface ApiAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

type Reads = Record<string, Statement>;
type Rows<R extends Reads> = { [K in keyof R]: R[K]["_"]["result"] };
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A call whose key, address, query and body have been checked. */
export interface ApiCall<Query = unknown, Body = unknown, Data = unknown> {
  context: AppLoadContext;
  request: Request;
  holder: KeyHolder;
  /** The user's IANA zone. */
  zone: string;
  /** The part of the address that names a thing; empty where there is none. */
  id: string;
  query: Query;
  body: Body;
  /** What `reads` gave. */
  rows: Data;
  /** The states of the thing of which one has to be its own; null where nothing was said. */
  ifMatch: IfMatch | null;
  /** Names the effect of a write: the same request sent again with its `Idempotency-Key` has the same. A UUID. */
  effectId: string;
  now: Instant;
  /** An answer that refuses. */
  refuse(name: ApiProblemName, more?: Record<string, unknown>): ApiAnswer;
}

/** Days for examples: they lie ahead of whoever reads them. */
export interface ExampleDays {
  /** A Tuesday, ISO date, and the same moment's offset in Amsterdam. */
  day: string;
  offset: string;
  /** The Saturday after it, and the Monday. */
  saturday: string;
  monday: string;
}

interface OperationExample {
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  /** Other bodies, by what they show. */
  more?: Record<string, Record<string, unknown>>;
}

/** One call of the API: what the router answers, and what the OpenAPI document says of it. */
export interface Operation<
  Q extends z.ZodObject | undefined = z.ZodObject | undefined,
  B extends z.ZodObject | undefined = z.ZodObject | undefined,
  R extends Reads = Reads,
> {
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/v1`; `{id}` is the only parameter. */
  path: string;
  tag: "Meetings" | "Availability" | "Summaries" | "Events" | "Contacts" | "Preferences" | "Usage";
  /** What the key has to have; null where every key will do. */
  scope: ApiScope | null;
  summary: string;
  description: string;
  query?: Q;
  body?: B;
  /** Takes `If-Match`. */
  guarded?: true;
  /** Takes `Idempotency-Key`. */
  keyed?: true;
  /** What it answers when all is well. Without a schema the answer has no body. */
  answer: { status: 200 | 201 | 204; schema?: z.ZodType; text: string; etag?: true };
  /** How it may refuse beyond what every call may. */
  problems: readonly ApiProblemName[];
  example(days: ExampleDays): OperationExample;
  /** What is read in the same trip to D1 as the key. */
  reads?(db: Db, of: { userId: SQL; id: string; query: Output<Q>; now: Instant }): R;
  handle(call: ApiCall<Output<Q>, Output<B>, Rows<R>>): Promise<ApiAnswer>;
}

/** An operation with its own types; in the list of all of them they are forgotten, and the router keeps to them. */
export function operation<
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodObject | undefined = undefined,
  R extends Reads = Record<never, never>,
>(one: Operation<Q, B, R>): Operation {
  return one as unknown as Operation;
}
