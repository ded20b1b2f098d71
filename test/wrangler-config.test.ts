import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";

interface Queue {
  queue: string;
  dead_letter_queue?: string;
}

/** A script without types. */
const target = "../workers/local/target.mjs";

const environment = (env?: string) =>
  readConfig({ config: `${import.meta.dirname}/../wrangler.toml`, env }, { hideWarnings: true });
const local = environment();
const staging = environment("staging");
const production = environment("production");

test.each([
  ["staging", staging],
  ["production", production],
])("%s has all that a local run has, under names of its own", (_, own) => {
  const suffix = own === staging ? "-staging" : "";
  expect(own.d1_databases).toEqual(
    local.d1_databases.map((one: object) => ({
      ...one,
      database_name: `parley${suffix}`,
      database_id: own.d1_databases[0]?.database_id,
    })),
  );
  const named = (queue: string | undefined) => queue?.replace(/^[a-z]+/, `$&${suffix}`);
  expect(own.queues).toEqual({
    producers: local.queues.producers?.map((one: Queue) => ({ ...one, queue: named(one.queue) })),
    consumers: local.queues.consumers?.map((one: Queue) => ({
      ...one,
      queue: named(one.queue),
      ...(one.dead_letter_queue && { dead_letter_queue: named(one.dead_letter_queue) }),
    })),
  });
  for (const inherited of ["durable_objects", "migrations", "triggers", "assets", "limits", "main"] as const) {
    expect(own[inherited]).toEqual(local[inherited]);
  }
  expect(own.ai).toEqual({ binding: "AI" });
});

test("the two share no name", () => {
  expect(staging.name).not.toBe(production.name);
  const queues = ({ queues: { consumers } }: typeof staging) => consumers?.map(({ queue }: Queue) => queue) ?? [];
  expect(queues(staging).filter((queue: string) => queues(production).includes(queue))).toEqual([]);
});

test("production has one address, uploads its source maps, ends what computes without end and samples its logs", () => {
  expect(production).toMatchObject({ workers_dev: false, preview_urls: false, upload_source_maps: true });
  expect(production.limits?.cpu_ms).toBeLessThan(30_000);
  expect(production.observability?.logs?.head_sampling_rate).toBeLessThan(1);
  // Addresses of requests hold tokens.
  for (const { observability } of [local, staging, production])
    expect(observability?.logs?.invocation_logs).toBe(false);
});

/** As Cloudflare reads a rule: a star stands for anything, slashes too. */
const isLeftToFiles = (path: string) =>
  [local.assets?.run_worker_first].flat().some((rule) => {
    if (typeof rule !== "string" || !rule.startsWith("!")) return false;
    const [first = "", ...rest] = rule.slice(1).split("*");
    return path.startsWith(first) && (rest.length === 0 ? path === first : path.endsWith(rest.at(-1) ?? ""));
  });

test.each([
  ["/assets/app-x1.js", true],
  ["/fonts/figtree-latin-v1.woff2", true],
  ["/favicon.svg", true],
  ["/robots.txt", true],
  ["/blog/feed.xml", true],
  ["/api/v1/openapi.json", true],
  ["/", false],
  ["/blog", false],
  ["/_root.data", false],
  ["/dashboard/onboarding.data", false],
  ["/book/t0ken/invite.ics", false],
])("%s is a file that needs no Worker: %s", (path, expected) => {
  expect(isLeftToFiles(path)).toBe(expected);
});

test("every file that is sent as it stands, and those that the build writes, are left to the files", () => {
  const files = readdirSync(`${import.meta.dirname}/../public`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "_headers")
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^.*\/public/, ""));
  expect(files).toContain("/og.png");
  const written = ["/sitemap.xml", "/robots.txt", "/llms.txt", "/.well-known/security.txt", "/speculation-rules.json"];
  expect([...files, ...written].filter((path) => !isLeftToFiles(path))).toEqual([]);
});

test("nothing local needs the network: Cloudflare's models are bound only where it is deployed", () => {
  expect(local.ai).toBeUndefined();
});

test.each([
  ["staging", staging],
  ["production", production],
])("a deploy to %s reads of it what wrangler does", async (name, own) => {
  const { readTarget } = await import(target);
  expect(readTarget(name)).toMatchObject({
    database: { name: own.d1_databases[0]?.database_name, id: own.d1_databases[0]?.database_id },
    queues: own.queues.consumers?.map(({ queue }: Queue) => queue),
    onWorkersDev: own.workers_dev,
    hasRoutes: Boolean(own.routes?.length),
  });
});
