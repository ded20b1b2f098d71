import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import example from "../../.dev.vars.example?raw";
import { createDeps } from "../../workers/deps";
import worker from "../../workers/entry";
import {
  parseSettings,
  problemWithDeploy,
  requiredSettingNames,
  SettingsError,
  settingNames,
} from "../../workers/settings";

test("the example holds a working value for every setting, and no other", () => {
  const lines = example.split("\n").filter((line) => /^[A-Z]/.test(line));
  const values = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  expect(Object.keys(values).toSorted()).toEqual(settingNames.toSorted());
  expect(() => parseSettings(values)).not.toThrow();
});

test.each(requiredSettingNames)("without %s the Worker answers 503 and names it", async (name) => {
  const without = { ...env, [name]: undefined };
  const answer = await ask(without);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain(name);
  expect(() => createDeps(without)).toThrow(SettingsError);
});

test.each([
  ["WHATSAPP_BASE_URL", "graph"],
  ["APP_URL", "ftp://parley.test"],
  ["WHATSAPP_API_VERSION", "23"],
  ["WHATSAPP_PHONE_NUMBER_ID", "my-phone"],
  ["WHATSAPP_APP_SECRET", "short"],
  ["TOKEN_KEYS", "k1:tooshort"],
  ["TOKEN_KEYS", ""],
])("a bad %s is named, and its value is not shown", async (name, value) => {
  const answer = await ask({
    ...env,
    [name]: value,
  });
  expect(answer.status).toBe(503);
  const text = await answer.text();
  expect(text).toContain(name);
  if (value) expect(text).not.toContain(value);
});

test("models are off while their settings are empty, and half a setting is named", () => {
  const off = parseSettings({ ...env, LLM_BASE_URL: "", LLM_MODEL: "", TRANSCRIPTION_MODEL: undefined });
  expect(off).toMatchObject({ LLM_BASE_URL: undefined, LLM_MODEL: undefined, TRANSCRIPTION_MODEL: undefined });
  expect(() => parseSettings({ ...env, LLM_BASE_URL: "http://localhost:1/v1" })).toThrow(/LLM_MODEL/);
  expect(() => parseSettings({ ...env, TRANSCRIPTION_MODEL: "whisper" })).toThrow(/TRANSCRIPTION_BASE_URL/);
  expect(requiredSettingNames).toContain("TOKEN_KEYS");
});

test("everything that is wrong is named at once", () => {
  const bad = { ...env, APP_URL: "", GOOGLE_CLIENT_ID: undefined };
  expect(() => parseSettings(bad)).toThrow(/APP_URL.*GOOGLE_CLIENT_ID/s);
});

function ask(bindings: Parameters<typeof worker.fetch>[1]): Promise<Response> {
  // The handler is typed for requests that came through the edge; nothing here reads what that adds.
  const request = new Request("http://localhost:8787/healthz") as Parameters<typeof worker.fetch>[0];
  return worker.fetch(request, bindings);
}

/** The example's lines, name to value. */
const EXAMPLE = Object.fromEntries(
  example
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
);
const key = (byte: (n: number) => number) =>
  btoa(String.fromCharCode(...Array.from({ length: 32 }, (_, n) => byte(n))));
const RANDOM_KEY = key((n) => (n * 73 + 11) % 256);

/** Settings as somebody has them who runs this for others. */
const PUBLIC: Record<string, string> = {
  ...EXAMPLE,
  APP_URL: "https://parley.example",
  WHATSAPP_BASE_URL: "https://graph.facebook.com",
  WHATSAPP_PHONE_NUMBER_ID: "123456789012345",
  WHATSAPP_BUSINESS_ACCOUNT_ID: "210987654321098",
  WHATSAPP_TOKEN: "EAAGm0PX4ZCpsBAExample",
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
  HEALTH_TOKEN: "a-health-token-of-our-own",
  TOKEN_KEYS: `k1:${RANDOM_KEY}`,
};

/** What the example shares with everybody's own settings: versions, no secrets and no addresses. */
const HARMLESS = ["WHATSAPP_API_VERSION", "STRIPE_TAX"];
const refused = Object.keys(EXAMPLE).filter((name) => EXAMPLE[name] && name !== "APP_URL" && !HARMLESS.includes(name));

test("settings of one's own are taken at a public address, the example's at a local one", () => {
  expect(() => parseSettings(PUBLIC)).not.toThrow();
  for (const url of ["http://localhost:8787", "http://127.0.0.1:1", "http://[::1]:1", "http://parley.localhost"]) {
    expect(() => parseSettings({ ...EXAMPLE, APP_URL: url })).not.toThrow();
  }
});

test.each(refused)(
  "the example's %s is refused by name at a public address, by the Worker and before an upload",
  async (name) => {
    const settings = { ...PUBLIC, [name]: EXAMPLE[name] ?? "" };
    const answer = await ask({ ...env, ...settings });
    expect(answer.status).toBe(503);
    const text = await answer.text();
    expect(text).toContain(`${name}: `);
    expect(text).not.toContain(EXAMPLE[name]);
    expect(problemWithDeploy(settings, settings)).toContain(`${name}: `);
  },
);

test.each([
  ["all zero", `k1:${key(() => 0)}`],
  ["of one byte", `k1:${key(() => 255)}`],
  ["of two bytes", `k1:${key((n) => n % 2)}`],
  ["of a word", `k1:${btoa("password".repeat(4))}`],
  ["weak behind a good one", `k2:${RANDOM_KEY},k1:${key(() => 0)}`],
  ["the example's behind a good one", `k2:${RANDOM_KEY},${EXAMPLE.TOKEN_KEYS}`],
])("a key that is %s is refused at a public address", (_, keys) => {
  expect(() => parseSettings({ ...PUBLIC, TOKEN_KEYS: keys })).toThrow(/TOKEN_KEYS: /);
});

test.each(
  Object.keys(PUBLIC)
    .filter((name) => /^https:/.test(PUBLIC[name] ?? ""))
    .concat("LLM_BASE_URL"),
)("%s without https is refused at a public address", (name) => {
  const url = (PUBLIC[name] || "https://llm.example/v1").replace("https:", "http:");
  expect(() => parseSettings({ ...PUBLIC, LLM_MODEL: "some", [name]: url })).toThrow(`${name}: `);
});

test.each([
  ["APP_URL", "https://parley.test"],
  ["GOOGLE_APIS_BASE_URL", "https://google.localhost/api"],
  ["WHATSAPP_BASE_URL", "https://127.0.0.1"],
  ["EMAIL_FROM", "Parley <hello@mail.parley.test>"],
  ["SUPPORT_EMAIL", "us@parley.invalid"],
])("a %s that nobody else can reach is refused at a public address", (name, value) => {
  const problem = problemWithDeploy({ ...PUBLIC, [name]: value }, { ...PUBLIC, [name]: value });
  expect(problem).toContain(`${name}: `);
  expect(problem).not.toContain(value);
});

const PAGES = { APP_URL: "https://parley.example", SUPPORT_EMAIL: "support@parley.example" };

test.each([
  ["no address", { ...PAGES, APP_URL: undefined }, undefined, /APP_URL/],
  ["a bare host", { ...PAGES, APP_URL: "parley.example" }, undefined, /APP_URL/],
  ["a local address", { ...PAGES, APP_URL: "https://localhost:8787" }, undefined, /APP_URL/],
  ["no https", { ...PAGES, APP_URL: "http://parley.example" }, undefined, /APP_URL/],
  ["nobody to write to", { ...PAGES, SUPPORT_EMAIL: "" }, undefined, /SUPPORT_EMAIL/],
  ["the example's mailbox", { ...PAGES, SUPPORT_EMAIL: EXAMPLE.SUPPORT_EMAIL }, undefined, /SUPPORT_EMAIL/],
  ["another address than its settings have", { ...PAGES, APP_URL: "https://other.example" }, PUBLIC, /APP_URL/],
  ["another mailbox than its settings have", { ...PAGES, SUPPORT_EMAIL: "us@other.example" }, PUBLIC, /SUPPORT_EMAIL/],
  ["a setting missing", PAGES, { ...PUBLIC, EMAIL_API_KEY: "" }, /EMAIL_API_KEY/],
])("a deploy with %s stops before it uploads", (_, pages, settings, says) => {
  expect(problemWithDeploy(pages, settings)).toMatch(says);
});

test("a deploy goes on with good settings, and where only what the pages show is known", () => {
  expect(problemWithDeploy({ ...PAGES, APP_URL: "https://parley.example/" }, PUBLIC)).toBeUndefined();
  expect(problemWithDeploy(PAGES, undefined)).toBeUndefined();
});
