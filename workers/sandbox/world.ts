import type { Call } from "./call";
import type { SandboxEnv } from "./settings";

/** What a provider may use to answer one request or run one job. */
export interface World {
  sql: SqlStorage;
  env: SandboxEnv;
  /** Where this world is reached, such as http://localhost:8788/~name; empty in a job. */
  base: string;
  /** UTC milliseconds. */
  now: number;
  /** Does the work soon, after the answer; see jobs.ts. */
  later(job: Job): void;
  /** POSTs to the app and records the exchange; an app that cannot be reached answers status 0. */
  toApp(webhook: Webhook): Promise<number>;
}

/** Jobs of one lane run one after the other, in the order they came. */
export interface Job {
  lane: string;
  /** Which handler of `Provider.jobs` does it. */
  kind: string;
  payload: unknown;
  /** UTC milliseconds; now when absent. */
  due?: number;
}

export interface Webhook {
  /** Its name in the recorded exchanges, such as "whatsapp-webhook". */
  provider: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A provider that the sandbox plays. To add one, make a folder and put it into providers.ts. */
export interface Provider {
  /** Real hosts, which are the first segment of the paths that reach `answer`. */
  hosts: readonly string[];
  /** Table name to the SQL of its columns. A reset empties them. */
  tables: Readonly<Record<string, string>>;
  /** Table name to the column that it is searched by beside its key: a shared world has tens of thousands of rows. */
  indexes?: Readonly<Record<string, string>>;
  /** The name of this call in faults and in the recorded exchanges; undefined when it is a page of the sandbox. */
  nameOf(call: Call): string | undefined;
  answer(call: Call, world: World): Response | Promise<Response>;
  /** Whose call it is (an address or a number), so that a fault can hit one account only. */
  accountOf?(call: Call, world: World): string | undefined;
  /** The provider's own error body, for a fault that gives a status and no body. */
  errorBody?(status: number, call: Call): unknown;
  /** Calls below /control; undefined when it is none of this provider's. */
  control?(call: Call, world: World): Promise<Response | undefined> | Response | undefined;
  /** Pages for people, by their first path segment. */
  pages?: Readonly<Record<string, (call: Call, world: World) => Promise<Response> | Response>>;
  jobs?: Readonly<Record<string, (payload: unknown, world: World) => Promise<JobOutcome>>>;
}

/** "retry" comes back a few times, each time later, and is dropped then. */
export type JobOutcome = "done" | "retry";

/** A control call that makes no sense; answered 400 with the message. */
export class ControlError extends Error {
  override name = "ControlError";
}

/** Thrown by `answer`: the call was performed, and the connection breaks before this response has arrived. */
export class Dropped extends Error {
  override name = "Dropped";

  constructor(readonly response: Response) {
    super("connection dropped");
  }
}

/** The world that an address belongs to, its prefix and the path below it. No prefix is the world "local". */
export function worldOf(url: URL): { name: string; base: string; path: string } {
  const match = /^\/~([A-Za-z0-9._-]+)(?=\/|$)/.exec(url.pathname);
  const prefix = match?.[0] ?? "";
  return {
    name: match?.[1] ?? "local",
    base: url.origin + prefix,
    path: url.pathname.slice(prefix.length) || "/",
  };
}
