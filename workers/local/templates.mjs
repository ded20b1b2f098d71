// `npm run templates -- [local|staging|production]`: the WhatsApp templates at Meta as the code has them. Submits what is
// not there, waits for reviews, and names what differs; subscribes the app, and registers the number with --pin.
import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensure-installed.mjs";

await ensureInstalled();
const { allSubmissions } = await import("../../app/domain/template-words.ts");
const { graphOf, listTemplates } = await import("./graph.mjs");
const { localSettings, portOf, settingsIn, USUAL_APP_URL } = await import("./local-settings.mjs");
const { readTarget, TARGET_NAMES } = await import("./target.mjs");

const USAGE = `npm run templates -- [local|${TARGET_NAMES.join("|")}] [--dry-run] [--pin 123456] [--wait MINUTES] [--settings FILE]`;
const BETWEEN_POLLS_MS = 15_000;

try {
  await run(options());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function run({ settings, dryRun, pin, waitMinutes }) {
  const graph = graphOf(settings);
  const account = settings.WHATSAPP_BUSINESS_ACCOUNT_ID;
  if (!account) throw new Error("WHATSAPP_BUSINESS_ACCOUNT_ID: the templates belong to this account.");
  const register = { messaging_product: "whatsapp", pin };
  if (dryRun) {
    console.log("Nothing is called. This would be done:");
    console.log(`  POST ${account}/subscribed_apps`);
    if (pin) console.log(`  POST ${settings.WHATSAPP_PHONE_NUMBER_ID}/register`);
    for (const { name, language } of allSubmissions()) console.log(`  submit ${name} ${language}, unless it is there`);
    return;
  }
  await graph("POST", `${account}/subscribed_apps`);
  console.log("The app is subscribed.");
  if (pin) {
    await graph("POST", `${settings.WHATSAPP_PHONE_NUMBER_ID}/register`, register);
    console.log("The number is registered.");
  }
  let there = await listTemplates(graph, account);
  const missing = allSubmissions().filter((wanted) => !find(there, wanted));
  for (const wanted of missing) {
    const { status } = await graph("POST", `${account}/message_templates`, wanted);
    console.log(`submitted ${wanted.name} ${wanted.language}: ${status}`);
  }
  if (missing.length > 0) there = await listTemplates(graph, account);
  const deadline = Date.now() + waitMinutes * 60_000;
  while (there.some(({ status }) => status === "PENDING") && Date.now() < deadline) {
    await new Promise((resume) => setTimeout(resume, BETWEEN_POLLS_MS));
    there = await listTemplates(graph, account);
  }
  report(there);
}

function find(there, { name, language }) {
  return there.find((one) => one.name === name && one.language === language);
}

/** One line for each that cannot be used as it is; 1 as the command's end when there is one. */
function report(there) {
  const problems = allSubmissions().flatMap((wanted) => {
    const found = find(there, wanted);
    const why = !found
      ? "is not there"
      : found.status !== "APPROVED"
        ? `is ${found.status}`
        : difference(found, wanted);
    return why ? [`${wanted.name} ${wanted.language} ${why}`] : [];
  });
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
  console.log(
    `${allSubmissions().length - problems.length} of ${allSubmissions().length} templates are approved as they are here.`,
  );
}

/** The words of an authentication template are Meta's own, so of it only the category counts. */
function difference(found, wanted) {
  if (found.category !== wanted.category) return `is of category ${found.category}, not ${wanted.category}`;
  if (wanted.category === "AUTHENTICATION") return undefined;
  return words(found) === words(wanted) ? undefined : "has other words";
}

function words({ components = [] }) {
  return JSON.stringify([
    components.find(({ type }) => type === "BODY")?.text,
    components.flatMap(({ buttons = [] }) => buttons.map(({ text }) => text)),
  ]);
}

function options() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      pin: { type: "string" },
      wait: { type: "string", default: "0" },
      settings: { type: "string" },
    },
  });
  const [name = "local", ...more] = positionals;
  const isKnown = name === "local" || TARGET_NAMES.includes(name);
  if (!isKnown || more.length > 0 || !/^\d+$/.test(values.wait)) throw new Error(USAGE);
  if (values.pin !== undefined && !/^\d{6}$/.test(values.pin)) throw new Error("--pin wants six digits.");
  const settings = values.settings ? settingsIn(values.settings) : settingsOf(name);
  if (!settings) throw new Error(`The settings of ${name} are not on this machine: npm run setup -- ${name}`);
  return { settings, dryRun: values["dry-run"], pin: values.pin, waitMinutes: Number(values.wait) };
}

function settingsOf(name) {
  if (name !== "local") return readTarget(name).settings;
  return localSettings(USUAL_APP_URL, `http://localhost:${portOf("SANDBOX_PORT", 8788)}`);
}
