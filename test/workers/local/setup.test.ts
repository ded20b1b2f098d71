import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CLOUDFLARE_MODEL, costInWords } from "../../../workers/local/model-cost";
import { waitForHealth } from "../../../workers/local/wait-for-health";
import { requiredSettingNames } from "../../../workers/settings";

const root = resolve(import.meta.dirname, "../../..");
/** As in a fresh clone, whatever was set up from this one. */
const UNSET_DATABASE = 'database_id = "00000000-0000-0000-0000-000000000000"';
const repositoryToml = readFileSync(`${root}/wrangler.toml`, "utf8").replace(/database_id = ".*"/g, UNSET_DATABASE);
const SETTINGS: Record<string, string> = {
  APP_URL: "https://parley.example",
  WHATSAPP_BASE_URL: "https://graph.facebook.com",
  WHATSAPP_API_VERSION: "v23.0",
  WHATSAPP_PHONE_NUMBER_ID: "123456789012345",
  WHATSAPP_BUSINESS_ACCOUNT_ID: "210987654321098",
  WHATSAPP_TOKEN: "EAAG-of-our-own",
  WHATSAPP_APP_SECRET: "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
  WHATSAPP_VERIFY_TOKEN: "a-secret-of-our-own",
  WHATSAPP_CHAT_URL: "https://wa.me/31201234567",
  GOOGLE_CLIENT_ID: "1234.apps.googleusercontent.com",
  GOOGLE_CLIENT_SECRET: "GOCSPX-of-our-own",
  GOOGLE_ACCOUNTS_BASE_URL: "https://accounts.google.com",
  GOOGLE_OAUTH2_BASE_URL: "https://oauth2.googleapis.com",
  GOOGLE_APIS_BASE_URL: "https://www.googleapis.com",
  GOOGLE_MEET_BASE_URL: "https://meet.googleapis.com",
  EMAIL_BASE_URL: "https://api.resend.com",
  EMAIL_API_KEY: "re_of_our_own",
  RESEND_WEBHOOK_SECRET: "whsec_b2Ytb3VyLW93bi1rZXktMTIzNDU2",
  EMAIL_FROM: "Parley <hello@parley.example>",
  SUPPORT_EMAIL: "support@parley.example",
  STRIPE_BASE_URL: "https://api.stripe.com",
  STRIPE_CHECKOUT_URL: "https://checkout.stripe.com",
  STRIPE_PORTAL_URL: "https://billing.stripe.com",
  STRIPE_SECRET_KEY: "sk_test_of_our_own_1234",
  STRIPE_WEBHOOK_SECRET: "whsec_of_our_own_1234",
  STRIPE_PRICE_STARTER: "price_1Starter",
  STRIPE_PRICE_PROFESSIONAL: "price_1Professional",
  STRIPE_PRICE_ENTERPRISE: "price_1Enterprise",
  STRIPE_TAX: "off",
  HEALTH_TOKEN: "a-health-token-of-our-own",
  TOKEN_KEYS: `k1:${randomBytes(32).toString("base64")}`,
};

const DATABASE_ID = "11111111-2222-4333-8444-14";

/** A company's folder, and what the providers were asked and answer. */
let home = "";
let network: Server;
let asked: string[] = [];
let healths: number[] = [];
let meta = { status: 200, body: {} };

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "parley-setup-"));
  mkdirSync(`${home}/tools`);
  for (const tool of ["wrangler", "npm"]) {
    copyFileSync(`${root}/test/support/played-tools.sh`, `${home}/tools/${tool}`);
    chmodSync(`${home}/tools/${tool}`, 0o755);
  }
  network = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ""}`.trim());
    const isHealth = request.url?.endsWith("/healthz");
    response.writeHead(isHealth ? (healths.shift() ?? 200) : meta.status);
    response.end(isHealth ? '{"ok":true}' : JSON.stringify(meta.body));
  });
  await new Promise<void>((ready) => network.listen(0, "127.0.0.1", ready));
});
afterAll(() => {
  network.close();
  for (const folder of [home, `${home}-compiled`]) rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked = [];
  healths = [];
  meta = { status: 200, body: { success: true } };
  writeFileSync(`${home}/wrangler.toml`, repositoryToml);
  writeSettings(SETTINGS);
  rmSync(`${home}/account`, { recursive: true, force: true });
  mkdirSync(`${home}/account`);
});

const networkUrl = () => `http://127.0.0.1:${(network.address() as AddressInfo).port}`; // it listens on a port
/** What the account has of that name, line by line, as `test/support/played-tools.sh` has written it down. */
const account = (name: string) =>
  existsSync(`${home}/account/${name}`) ? readFileSync(`${home}/account/${name}`, "utf8").trim().split("\n") : [];
const calls = () => account("calls").map((call) => call.replaceAll(` --config ${home}/wrangler.toml`, ""));
const changes = () => calls().filter((call) => !/ (?:whoami|list|info) /.test(`${call} `));
const settingsText = () => readFileSync(`${home}/settings`, "utf8");
const wranglerToml = () => readFileSync(`${home}/wrangler.toml`, "utf8");

/** The secrets of the Worker, after all that was uploaded: null takes one away. */
function secrets(): Record<string, string> {
  const uploaded = Object.assign({}, ...account("secrets").map((line) => JSON.parse(line)));
  return Object.fromEntries(Object.entries<string | null>(uploaded).filter(isThere));
}

const isThere = (entry: [string, string | null]): entry is [string, string] => entry[1] !== null;

function writeSettings(values: Record<string, string>): void {
  writeFileSync(
    `${home}/settings`,
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
}

function setUp(...args: string[]): Promise<{ status: number; output: string }> {
  const files = ["--settings", `${home}/settings`, "--config", `${home}/wrangler.toml`];
  return new Promise((ended) => {
    const child = execFile(
      process.execPath,
      [`--import=${root}/test/support/played-operator.mjs`, "workers/local/setup.mjs", ...args, ...files],
      {
        cwd: root,
        env: {
          ...process.env,
          APP_URL: "",
          SUPPORT_EMAIL: "",
          CLAIMS_CONFIRMED: "yes",
          // The same command many times: each would read its types away anew.
          NODE_COMPILE_CACHE: `${home}-compiled`,
          TOOLS_DIR: `${home}/tools`,
          PLAYED_ACCOUNT: `${home}/account`,
          PLAYED_NETWORK: networkUrl(),
        },
      },
      (_error, stdout, stderr) => ended({ status: child.exitCode ?? -1, output: stdout + stderr }),
    );
    child.stdin?.end();
  });
}

test("an empty account becomes a copy that answers, in order, and what is left to a person is said", async () => {
  const { status, output } = await setUp("staging");
  expect([status, output]).toEqual([0, expect.stringContaining("https://parley.example is up")]);
  expect(changes()).toEqual([
    "wrangler d1 create parley-staging --location weur",
    "wrangler queues create deliveries-staging",
    "wrangler queues create deliveries-staging-dead",
    "wrangler queues create notifications-staging",
    "wrangler queues create notifications-staging-dead",
    "wrangler secret bulk --env staging",
    "npm run build",
    "wrangler d1 migrations apply parley-staging --remote --env staging",
    "wrangler deploy --minify --domain parley.example --env staging",
  ]);
  expect(account("pages")).toEqual(["https://parley.example support@parley.example"]);
  expect(asked).toEqual([
    "GET /parley.example/healthz",
    `POST /graph.facebook.com/v23.0/210987654321098/subscribed_apps Bearer ${SETTINGS.WHATSAPP_TOKEN}`,
  ]);
  for (const left of ["/auth/callback", "/oauth/google/calendar", "/webhooks/whatsapp"]) {
    expect(output).toContain(`https://parley.example${left}`);
  }

  // The settings are secrets of the Worker, the model among them; nobody saw one.
  expect(secrets()).toEqual({ ...SETTINGS, LLM_MODEL: CLOUDFLARE_MODEL.name });
  expect(settingsText()).toContain(`\nLLM_MODEL=${CLOUDFLARE_MODEL.name}\n`);
  expect(output).toContain(costInWords());
  for (const name of ["WHATSAPP_TOKEN", "WHATSAPP_APP_SECRET", "GOOGLE_CLIENT_SECRET", "EMAIL_API_KEY", "TOKEN_KEYS"]) {
    expect(output + JSON.stringify(calls())).not.toContain(SETTINGS[name]);
  }

  // The id of the database stands where it belongs, and nowhere else.
  const section = /\[\[env\.staging\.d1_databases\]\]\n(?:(?!\[).*\n)*/;
  expect(section.exec(wranglerToml())?.[0]).toContain(`database_id = "${DATABASE_ID}"`);
  expect(wranglerToml().replace(section, "")).toBe(repositoryToml.replace(section, ""));
});

test("run again it makes nothing twice, and takes a secret away that the file no longer has", async () => {
  await setUp("staging");
  const after = { toml: wranglerToml(), settings: settingsText() };
  rmSync(`${home}/account/calls`);
  const { LLM_MODEL: _, ...kept } = secrets();
  writeSettings({ ...kept, LLM_MODEL: "" });
  const { status } = await setUp("staging");
  expect(status).toBe(0);
  expect(changes().filter((call) => / create /.test(call))).toEqual([]);
  expect(changes()).toHaveLength(4);
  expect(wranglerToml()).toBe(after.toml);
  expect(secrets()).toEqual(SETTINGS);
});

test("a set-up that broke off goes on where it was", async () => {
  writeFileSync(`${home}/account/broken`, "wrangler queues create");
  const broken = await setUp("staging");
  expect([broken.status, broken.output]).toEqual([1, expect.stringContaining("wrangler queues create ended with 1")]);
  rmSync(`${home}/account/broken`);
  expect((await setUp("staging")).status).toBe(0);
  expect(calls().filter((call) => call.startsWith("wrangler d1 create"))).toHaveLength(1);
});

test("a dry run says what would be done, calls nobody and writes nothing", async () => {
  const before = [wranglerToml(), settingsText(), readdirSync(home)];
  const { status, output } = await setUp("production", "--dry-run");
  expect(status).toBe(0);
  for (const call of [
    "d1 create parley --location",
    "queues create deliveries",
    "secret bulk",
    "d1 migrations apply parley --remote",
    "deploy --minify",
  ]) {
    expect(output).toContain(`wrangler ${call}`);
  }
  expect(output).toContain("POST https://graph.facebook.com/v23.0/210987654321098/subscribed_apps");
  expect([calls(), asked]).toEqual([[], []]);
  expect([wranglerToml(), settingsText(), readdirSync(home)]).toEqual(before);
});

test("without Cloudflare's models the answer is kept and not asked for again", async () => {
  expect((await setUp("staging", "--no-model")).output).toContain(costInWords());
  expect(secrets()).toEqual(SETTINGS);
  expect(settingsText()).toMatch(/\nLLM_MODEL=\n/);
  expect((await setUp("staging")).output).not.toContain(costInWords());
});

test.each([
  ["a bad setting", { ...SETTINGS, TOKEN_KEYS: "k1:short", EMAIL_FROM: "nobody" }, /EMAIL_FROM: .*TOKEN_KEYS: /s],
  ["a local address", { ...SETTINGS, APP_URL: "http://localhost:8787" }, /APP_URL: wants/],
  [
    "an address of workers.dev in production",
    { ...SETTINGS, APP_URL: "https://parley.us.workers.dev" },
    /APP_URL: prod/,
  ],
  ["no business account", { ...SETTINGS, WHATSAPP_BUSINESS_ACCOUNT_ID: "" }, /WHATSAPP_BUSINESS_ACCOUNT_ID: /],
])("%s stops it before anything is called", async (_, settings, says) => {
  writeSettings(settings);
  const { status, output } = await setUp("production");
  expect([status, output]).toEqual([1, expect.stringMatching(says)]);
  expect([calls(), asked]).toEqual([[], []]);
});

test("the first run of all begins a settings file that lacks only what its owner knows", async () => {
  rmSync(`${home}/settings`);
  const { status, output } = await setUp("production");
  expect([status, output]).toEqual([1, expect.stringContaining("npm run setup -- production")]);
  const begun = Object.fromEntries(
    [...settingsText().matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  const empty = requiredSettingNames.filter((name) => !begun[name]);
  expect(empty).toEqual([
    "APP_URL",
    "WHATSAPP_PHONE_NUMBER_ID",
    "WHATSAPP_TOKEN",
    "WHATSAPP_APP_SECRET",
    "WHATSAPP_CHAT_URL",
    "GOOGLE_CLIENT_ID",
    "GOOGLE_CLIENT_SECRET",
    "EMAIL_API_KEY",
    "RESEND_WEBHOOK_SECRET",
    "EMAIL_FROM",
    "SUPPORT_EMAIL",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_PRICE_STARTER",
    "STRIPE_PRICE_PROFESSIONAL",
    "STRIPE_PRICE_ENTERPRISE",
  ]);
  expect(calls()).toEqual([]);
  for (const name of empty) begun[name] = SETTINGS[name];
  writeSettings({ ...begun, WHATSAPP_BUSINESS_ACCOUNT_ID: "210987654321098" });
  expect((await setUp("production", "--dry-run")).status).toBe(0);
});

test.each([
  ["nobody is signed in", () => writeFileSync(`${home}/account/signed-out`, ""), /npx wrangler login/],
  [
    "Meta refuses",
    () => (meta = { status: 403, body: { error: { message: "No permission", code: 10 } } }),
    /Meta answered 403.*No permission \(code 10\)/s,
  ],
  ["Meta talks nonsense", () => (meta = { status: 200, body: {} }), /Meta answered 200/],
])("where %s, it says so and ends with 1", async (_, make, says) => {
  make();
  const { status, output } = await setUp("staging");
  expect([status, output]).toEqual([1, expect.stringMatching(says)]);
  expect(output).not.toContain(SETTINGS.WHATSAPP_TOKEN);
});

test("a copy that is not well yet is waited for; one that does not get well is named with what it says", async () => {
  healths = [503, 503, 200];
  await waitForHealth(`${networkUrl()}/parley.example`, { betweenMs: 1 });
  expect(asked).toHaveLength(3);
  healths = Array.from({ length: 1_000 }, () => 503);
  await expect(waitForHealth(networkUrl(), { waitMs: 20, betweenMs: 1 })).rejects.toThrow(/healthz is not well.*503/);
  await expect(waitForHealth("http://127.0.0.1:1", { waitMs: 0 })).rejects.toThrow(
    /not well after 0 s: fetch failed, /,
  );
});

test("the redirect URIs and the webhook that it names are routes of the app", () => {
  for (const route of ["auth.callback.tsx", "oauth.google.calendar.ts", "webhooks.whatsapp.ts"]) {
    expect(existsSync(`${root}/app/routes/${route}`)).toBe(true);
  }
});
