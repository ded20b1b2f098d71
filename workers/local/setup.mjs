// `npm run setup -- staging|production`: everything that a deployment needs, from an account that has nothing to a copy
// that answers. Each step looks first and can be run again; --dry-run says what would be done and calls nobody.
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensure-installed.mjs";

await ensureInstalled();
const { ensureDatabase, ensureQueues, requireAccount, uploadSecrets } = await import("./cloudflare-account.mjs");
const { CLOUDFLARE_MODEL, costInWords } = await import("./model-cost.ts");
const { problemsWithRelease, release } = await import("./release.mjs");
const { addSetting, beginSettingsFile } = await import("./settings-file.mjs");
const { readTarget, TARGET_NAMES } = await import("./target.mjs");
const { createTools } = await import("./tools.mjs");
const { waitForHealth } = await import("./wait-for-health.ts");
const { subscribeApp, subscriptionUrl } = await import("./whatsapp-app.mjs");

/** What a dry run names in the place of what is not known yet. */
const STAND_INS = {
  APP_URL: "https://YOUR-HOST",
  WHATSAPP_BASE_URL: "https://graph.facebook.com",
  WHATSAPP_API_VERSION: "vNN.0",
  WHATSAPP_BUSINESS_ACCOUNT_ID: "WHATSAPP_BUSINESS_ACCOUNT_ID",
};
const LOCATIONS = ["weur", "eeur", "apac", "oc", "wnam", "enam"];
const USAGE = `npm run setup -- ${TARGET_NAMES.join("|")} [--dry-run] [--no-model] [--location ${LOCATIONS.join("|")}]
  [--settings FILE] [--config FILE]`;

try {
  await setUp(options());
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

async function setUp({ name, dryRun, model, location, settingsFile, configFile }) {
  const tools = { ...createTools({ dryRun }), dryRun };
  let target = readTarget(name, { settingsFile, configFile });
  if (dryRun) {
    console.log("Nothing is called and nothing is written. On an account that has nothing yet, this would be done:");
  }
  step(`Settings: ${target.settingsFile}`);
  if (!target.settings && !dryRun) return begin(target);
  target = await checked(target, model, dryRun);

  if (!dryRun) requireAccount(tools);
  step("Database");
  target = await ensureDatabase(target, tools, location);
  step("Queues");
  await ensureQueues(target, tools);
  step("Secrets");
  await uploadSecrets(target, tools);
  step("Build, migrations, upload");
  await release(target, tools.run);

  const { settings } = target;
  const appUrl = settings.APP_URL.replace(/\/$/, "");
  step("Health");
  console.log(`  GET ${appUrl}/healthz until it is 200`);
  if (!dryRun) await waitForHealth(appUrl);
  step("WhatsApp");
  console.log(`  POST ${subscriptionUrl(settings)}`);
  if (!dryRun) await subscribeApp(settings);

  if (!dryRun) console.log(`\n${appUrl} is up.`);
  console.log(`\n${leftToAPerson(target.name, appUrl)}`);
}

/**
 * The target with its settings, when nothing is in the way. A dry run names what is, and goes on with stand-ins.
 *
 * @throws Error that names everything that is in the way
 */
async function checked(target, model, dryRun) {
  const settings = target.settings ?? {};
  const asked = await withModel({ ...target, settings }, model, dryRun);
  const problems = [...problemsWithSetUp(asked), ...problemsWithRelease(asked)];
  if (problems.length === 0) {
    console.log("  every one is there and good");
    return asked;
  }
  if (!dryRun) throw new Error(problems.join("\n\n"));
  console.log(`  in the way:\n\n${problems.join("\n\n")}`);
  process.exitCode = 1;
  const given = Object.entries(asked.settings).filter(([, value]) => value !== "");
  return { ...asked, settings: { ...STAND_INS, ...Object.fromEntries(given) } };
}

/** What the command line says; ends with how it is used when that is not clear. */
function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        "no-model": { type: "boolean", default: false },
        location: { type: "string", default: "weur" },
        settings: { type: "string" },
        config: { type: "string" },
      },
    });
    const [name] = positionals;
    if (positionals.length !== 1 || !TARGET_NAMES.includes(name))
      throw new Error(`Which: ${TARGET_NAMES.join(" or ")}?`);
    if (!LOCATIONS.includes(values.location)) throw new Error(`There is no location ${values.location}.`);
    return {
      name,
      dryRun: values["dry-run"],
      model: values["no-model"] ? false : undefined,
      location: values.location,
      settingsFile: values.settings,
      configFile: values.config,
    };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(1);
  }
}

function step(title) {
  console.log(`\n${title}`);
}

/** The first run of all: a file to fill in, and no more. */
function begin({ name, settingsFile }) {
  beginSettingsFile(settingsFile);
  console.log(`  begun, with new keys of your own. Fill in what is empty (README.md, Settings), then again:
  npm run setup -- ${name}`);
  process.exitCode = 1;
}

/** Asks once whether one of Cloudflare's models is to be used; a line in the settings file is the answer, an empty one a no. */
async function withModel(target, said, dryRun) {
  const { LLM_MODEL: model, LLM_BASE_URL: server } = target.settings;
  if (model !== undefined || server) return target;
  console.log(costInWords());
  const yes = said ?? (dryRun || !process.stdin.isTTY ? true : await confirm("Use it? [Y/n] "));
  const value = yes ? CLOUDFLARE_MODEL.name : "";
  console.log(`  LLM_MODEL=${value}, from now on in the settings file`);
  if (!dryRun) addSetting(target.settingsFile, "LLM_MODEL", value);
  return { ...target, settings: { ...target.settings, LLM_MODEL: value } };
}

async function confirm(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return !/^\s*n/i.test(await terminal.question(question));
  } finally {
    terminal.close();
  }
}

function problemsWithSetUp({ settings }) {
  if (settings.WHATSAPP_BUSINESS_ACCOUNT_ID) return [];
  return ["WHATSAPP_BUSINESS_ACCOUNT_ID: the app is subscribed to this account's messages."];
}

function leftToAPerson(name, appUrl) {
  return `Left to a person (README.md, On Cloudflare, says how):

  Google, OAuth client: the redirect URIs
    ${appUrl}/auth/callback
    ${appUrl}/oauth/google/calendar
  Google, consent screen: the scopes, verification, and publishing it
  Meta, WhatsApp, Configuration: the callback URL ${appUrl}/webhooks/whatsapp, the verify token of
    WHATSAPP_VERIFY_TOKEN, and the field messages
  Meta, templates: npm run templates -- ${name} submits them and waits for Meta's review; with --pin it registers the
    number. Until they are approved, what goes out after a day of silence goes by mail
  Meta, business: verification, a payment method, advanced access to whatsapp_business_messaging
  Resend: the domain of EMAIL_FROM verified, and the webhook ${appUrl}/webhooks/resend for email.delivered,
    email.bounced and email.complained, with the secret of RESEND_WEBHOOK_SECRET
  Whatever watches: GET ${appUrl}/healthz/deep with HEALTH_TOKEN (README.md, Operating)
  One message to the number, and its answer`;
}
