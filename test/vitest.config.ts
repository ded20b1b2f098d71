import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig, defineProject } from "vitest/config";
import { allSubmissions } from "../app/domain/template-words";
import { builtApp } from "./built-app";
import { drawnBy } from "./drawn-by";
import { testFiles } from "./suites";
import { ExchangesReporter } from "./support/exchanges-reporter";

const root = `${import.meta.dirname}/..`;

/** The sandbox plays the providers in tests as it does for `npm start`: whatever the app fetches goes to it. */
const SANDBOX = "sandbox";
const ASSETS = "ASSETS";
const SANDBOX_ORIGIN = "http://sandbox.test";

/** It is this moment when the tests begin, for the app and for the sandbox: see `test/support/clock.ts`. */
const BEGIN = Date.parse("2026-11-21T10:00:00+01:00");
const define = { CLOCK_OFFSET_MS: String(BEGIN - Date.now()) };

const settings: Record<string, string> = Object.fromEntries(
  readFileSync(`${root}/.dev.vars.example`, "utf8")
    .split("\n")
    .filter((line) => /^[A-Z_0-9]+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);

let sandbox: string | undefined;

/** Each of the runtimes asks for its options, and the bundle is the same. */
function bundleSandbox(forWorkerd: BuildOptions): string {
  sandbox ??= bundleAnew(forWorkerd);
  return sandbox;
}

function bundleAnew(forWorkerd: BuildOptions): string {
  const bundle = buildSync({
    ...forWorkerd,
    entryPoints: [`${root}/test/support/sandbox-worker.ts`],
    bundle: true,
    write: false,
    format: "esm",
    define,
  });
  return bundle.outputFiles[0]?.text ?? "";
}

/**
 * The settings of the Worker but for its files: in front of a Worker that has some stands a router, which reads its rules
 * anew at each request, and took a fifth of what these tests take. The files are served by a Worker of their own.
 *
 * @returns the path of the settings
 */
function settingsWithoutFiles(): string {
  const path = `${root}/node_modules/.cache/wrangler-without-files.toml`;
  mkdirSync(dirname(path), { recursive: true });
  const text = readFileSync(`${root}/wrangler.toml`, "utf8");
  writeFileSync(path, text.replace(/^\[assets\]$.*?(?=^\[)/ms, ""));
  return path;
}

const files = testFiles();

/** A busy machine makes whole conversations, and the tools of a set-up, slow, not wrong. */
const testTimeout = 120_000;

const unit = defineProject({
  root,
  cacheDir: "node_modules/.vite/unit",
  plugins: [builtApp(files.unit, { platform: "node", packages: "external" }), tsconfigPaths()],
  test: {
    name: "unit",
    provide: drawnBy,
    include: files.unit,
    pool: "threads",
    isolate: false,
    // Most of them run when all else is through: every core is theirs then, and not all but one.
    maxWorkers: "100%",
    testTimeout,
    hookTimeout: testTimeout,
  },
});

/**
 * Where a line of a package, or of a text, stood in its own file is asked by nobody, and was a third of what a runtime is
 * sent before its first test.
 */
const withoutNeedlessMaps = {
  name: "without-needless-maps",
  transform: (code: string, id: string) =>
    /\/node_modules\/|\?raw$/.test(id) ? { code, map: { mappings: "" as const } } : undefined,
};

const APP = "./test/support/app-worker.ts";

const setupFiles = [
  "test/support/clock.ts",
  "test/support/close-outbox.ts",
  // KEEP_EXCHANGES=file keeps what the tests and the sandbox said to each other.
  ...(process.env.KEEP_EXCHANGES ? ["test/support/keep-exchanges.ts"] : []),
];

/** As Wrangler builds it, with the packages in its place. */
const forWorkerd = (alias: Record<string, string> | undefined) =>
  ({
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*", "node:*"],
    alias: alias ?? {},
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".css": "text", ".html": "text" },
  }) satisfies BuildOptions;

/** Wrangler, of which the tests in Node have no need, takes longer to load than most of their files to run. */
async function workerdProject() {
  const [{ cloudflareTest, readD1Migrations }, { unstable_readConfig }] = await Promise.all([
    import("@cloudflare/vitest-plugin"),
    import("wrangler"),
  ]);
  const options = forWorkerd(unstable_readConfig({ config: `${root}/wrangler.toml` }).alias);
  return defineProject({
    root,
    cacheDir: "node_modules/.vite/workerd",
    // A copy: the test runner takes it apart.
    define: { ...define },
    plugins: [
      builtApp([...files.workerd, APP, ...setupFiles], options),
      tsconfigPaths(),
      withoutNeedlessMaps,
      cloudflareTest(async () => ({
        main: APP,
        wrangler: { configPath: settingsWithoutFiles() },
        miniflare: {
          bindings: {
            ...Object.fromEntries(
              Object.entries(settings).map(([name, value]) => [
                name,
                value.replace("http://localhost:8788", SANDBOX_ORIGIN),
              ]),
            ),
            MIGRATIONS: await readD1Migrations(`${root}/migrations`),
            // How many rows are planned beside what is due; `npm run bench -- notifications` asks for a million.
            PLANNED: process.env.PLANNED ?? "10000",
            // Which runs of the simulation; `npm run bench -- simulate` asks for others.
            // How many requests are made up; `npm run bench -- api` asks for 10,000.
            API_REQUESTS: process.env.API_REQUESTS ?? "200",
            SIMULATE: process.env.SIMULATE ?? JSON.stringify({ seed: "parley", from: 0, runs: 12 }),
          },
          // A run of the simulation lives in the future and alone: its cron must meet nobody else's calendar.
          d1Databases: { SIMULATED_DB: "simulated" },
          serviceBindings: { SANDBOX, ASSETS },
          outboundService: SANDBOX,
          workers: [
            {
              name: ASSETS,
              modules: [{ type: "ESModule", path: "files.js", contents: "export default {}" }],
              compatibilityDate: "2026-09-01",
              assets: { directory: `${root}/build/client` },
            },
            {
              name: SANDBOX,
              modules: [{ type: "ESModule", path: "worker.js", contents: bundleSandbox(options) }],
              compatibilityDate: "2026-09-01",
              compatibilityFlags: ["nodejs_compat"],
              // The webhooks of the sandbox reach the app under test, which the plugin runs under this name.
              serviceBindings: { APP: "vitest-plugin-runner-workerd" },
              durableObjects: { SANDBOX: { className: "Sandbox", useSQLite: true } },
              bindings: {
                APP_URL: settings.APP_URL ?? "",
                WHATSAPP_APP_SECRET: settings.WHATSAPP_APP_SECRET ?? "",
                WHATSAPP_TOKEN: settings.WHATSAPP_TOKEN ?? "",
                WHATSAPP_PHONE_NUMBER_ID: settings.WHATSAPP_PHONE_NUMBER_ID ?? "",
                WHATSAPP_BUSINESS_ACCOUNT_ID: "102290129340398",
                WHATSAPP_DISPLAY_PHONE_NUMBER: "15550783881",
                WHATSAPP_TEMPLATES: JSON.stringify(allSubmissions()),
                GOOGLE_CLIENT_ID: settings.GOOGLE_CLIENT_ID ?? "",
                GOOGLE_CLIENT_SECRET: settings.GOOGLE_CLIENT_SECRET ?? "",
                GOOGLE_REDIRECT_URIS: "/auth/callback /oauth/google/calendar",
                RESEND_WEBHOOK_SECRET: settings.RESEND_WEBHOOK_SECRET ?? "",
                STRIPE_SECRET_KEY: "sk_test_local_stripe_key",
                STRIPE_WEBHOOK_SECRET: "whsec_local_stripe_secret",
              },
            },
          ],
        },
      })),
    ],
    test: {
      name: "workerd",
      provide: drawnBy,
      include: files.workerd,
      // Behind those in Node, which have another number of workers: a folder may hold both kinds.
      sequence: { groupOrder: 1 },
      globalSetup: "test/support/build-pages.mjs",
      setupFiles,
      // Every test makes its own user, so files share a runtime: starting one takes longer than most files.
      isolate: false,
      testTimeout,
      hookTimeout: testTimeout,
      expect: { poll: { timeout: 10_000 } },
    },
  });
}

/** Whether `--project unit` asks for the tests in Node alone. */
const inNodeAlone = process.argv.some(
  (word: string, n: number) => word === "--project" && process.argv[n + 1] === "unit",
);

export default defineConfig(async () => ({
  root,
  test: {
    projects: inNodeAlone ? [unit] : [unit, await workerdProject()],
    // What a runtime still asked of the runner when its last test had ended: nobody waits for the answer.
    onUnhandledError: (error: { name: string }) => error.name !== "EnvironmentTeardownError",
    ...(process.env.KEEP_EXCHANGES && {
      reporters: ["default", new ExchangesReporter(process.env.KEEP_EXCHANGES)],
    }),
  },
}));
