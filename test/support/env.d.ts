declare namespace Cloudflare {
  /** The bindings of `wrangler.toml` and those that `vitest.config.ts` adds. */
  interface Env extends Record<keyof import("../../workers/settings").Settings, string> {
    DB: D1Database;
    ASSETS: Fetcher;
    ASSISTANT: DurableObjectNamespace<import("../../workers/deps").AssistantObject>;
    DELIVERIES: Queue<import("../../workers/deps").QueuedDelivery>;
    NOTIFICATIONS: Queue<import("../../workers/deps").QueuedDelivery | import("~/services/deps").NotificationWork>;
    MIGRATIONS: import("@cloudflare/vitest-plugin").D1Migration[];
    SANDBOX: Fetcher;
    /** The database of the simulation alone. */
    SIMULATED_DB: D1Database;
    /** How many rows are planned beside what is due. */
    PLANNED: string;
    /** Which runs of the simulation, as JSON. */
    SIMULATE: string;
    /** How many requests are made up from the OpenAPI document. */
    API_REQUESTS: string;
  }

  interface GlobalProps {
    mainModule: typeof import("../../workers/entry");
  }
}

/** How much later it is in tests than by the machine's clock, milliseconds; put in by `test/vitest.config.ts`. */
declare const CLOCK_OFFSET_MS: number;
