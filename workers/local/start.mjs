// `npm start` and `npm run dev`: install, build, migrate, seed, then the app and the sandbox side by side until Ctrl-C.
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { ensureInstalled, root } from "./ensure-installed.mjs";
import { localSettings, portOf, requireFree, stateDir } from "./local-settings.mjs";

const READY_WITHIN_MS = 180_000;

// Before a minute of installing, not after it.
const { port, sandboxPort } = await freePorts().catch(end);
await ensureInstalled();
const { build } = await import("./build.mjs");
const { openDatabase } = await import("./database.mjs");
const { fireCron, fireEveryMinute, firesCron } = await import("./local-cron.ts");
const { placeSite, siteDir } = await import("./place-site.mjs");
const { isStopping, serve, stop, stopOnSignals } = await import("./processes.mjs");
const { demo, fillWeeks, seedOf } = await import("./seed.mjs");
const { parseSettings } = await import("../settings.ts");
const { allSubmissions } = await import("../../app/domain/template-words.ts");

stopOnSignals();
try {
  await start();
} catch (error) {
  if (!isStopping()) console.error(`\n${error.message}`);
  await stop(1);
}

async function freePorts() {
  const port = portOf("PORT", 8787);
  const sandboxPort = portOf("SANDBOX_PORT", 8788);
  if (port === sandboxPort) throw new Error(`PORT and SANDBOX_PORT are both ${port}.`);
  await requireFree(port, "PORT");
  await requireFree(sandboxPort, "SANDBOX_PORT");
  return { port, sandboxPort };
}

function end(error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}

async function start() {
  const appUrl = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const settings = localSettings(appUrl, sandboxUrl);
  const problem = problemWith(settings);
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(`${stateDir}/settings`, linesOf(settings), { mode: 0o600 });
  const worker = (name, options) =>
    serve(
      name,
      { settings: `${stateDir}/settings`, vars: {}, watch: process.argv.includes("--watch"), ...options },
      (code) => {
        console.error(`The ${name} ended with ${code}. VERBOSE=1 shows everything it says.`);
        stop(1);
      },
    );

  worker("sandbox", {
    config: "workers/sandbox/wrangler.toml",
    port: sandboxPort,
    state: `${stateDir}/sandbox`,
    // What the business has had approved at the played WhatsApp.
    vars: { WHATSAPP_TEMPLATES: JSON.stringify(allSubmissions()) },
  });
  console.error("Preparing the database …");
  const [database] = await Promise.all([
    openDatabase(stateDir),
    build().then(() => placeSite(appUrl)),
    answers(`${sandboxUrl}/`),
  ]);
  if (!problem) await seedOnce(database, sandboxUrl, settings);
  await database.close();
  worker("app", { config: "wrangler.toml", port, state: stateDir, assets: siteDir });
  if (problem) {
    console.error(`\n${problem}\nUntil that is mended, in .dev.vars, and this is started again, the app answers 503.`);
    return;
  }
  await answers(`${appUrl}/healthz`);
  await fillWeeksOnce(sandboxUrl);
  // Once in any case, so that the demo's pages show its calendar from the first look on.
  await fireCron(appUrl, Date.now());
  if (firesCron()) fireEveryMinute(appUrl);
  if (process.argv.includes("--watch")) rebuildOnChange(appUrl);
  console.log(`
  App       ${appUrl}
  Sandbox   ${sandboxUrl}
  Phone     ${sandboxUrl}/phone
  Mail      ${sandboxUrl}/mail
  Calendar  ${sandboxUrl}/calendar?account=${demo.email}
  Cron      ${firesCron() ? "every minute" : "by hand; CRON=on fires it every minute"}

  Demo account: ${demo.email}, password ${demo.password}, phone ${demo.phone}
  Open the phone and text: book 30 min with anna@example.com tomorrow at 3pm about the budget

Ready`);
}

/** What is wrong with the settings, one line for each; the Worker says the same. */
function problemWith(settings) {
  try {
    parseSettings(settings);
    return undefined;
  } catch (error) {
    return error.message;
  }
}

function linesOf(settings) {
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
}

/** The demo account is made once; after that it is whatever people did with it. */
async function seedOnce(database, sandboxUrl, { TOKEN_KEYS: tokenKeys }) {
  const done = `${stateDir}/seeded`;
  if (existsSync(done)) return;
  console.error("Making the demo account …");
  await database.run(await seedOf({ sandboxUrl, tokenKeys, meetings: demoMeetings() }));
  writeFileSync(done, "The demo account was made. `npm run reset` forgets it.\n");
}

/** How many meetings the demo's trial allows: a script that books more than a person does says so. */
function demoMeetings() {
  const asked = process.env.DEMO_MEETINGS;
  if (!asked) return undefined;
  if (/^[1-9]\d{0,6}$/.test(asked)) return Number(asked);
  throw new Error(`DEMO_MEETINGS is "${asked}", which is no number of meetings.`);
}

/** A week that has begun since the last start is filled too, so that the demo's calendar is never an old one. */
async function fillWeeksOnce(sandboxUrl) {
  const file = `${stateDir}/demo-weeks.json`;
  const done = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  writeFileSync(file, JSON.stringify(await fillWeeks({ sandboxUrl, done })));
}

async function answers(url) {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && !isStopping()) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within ${READY_WITHIN_MS / 1000} seconds. VERBOSE=1 shows more.`);
}

/** Pages are built by Remix, so a change there needs a build; the Workers reload by themselves. */
function rebuildOnChange(appUrl) {
  let timer;
  let building = Promise.resolve();
  const rebuild = () => {
    // One after another: two builds at once would write over each other.
    building = building.then(build).then(
      () => {
        placeSite(appUrl);
        console.log("Built");
      },
      (error) => console.error(error.message),
    );
  };
  watch(`${root}/app`, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, 200);
  });
}
