// What a visit costs: pages kept from the build against pages that Remix renders, from the bundle on a bare workerd.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { build } from "../../workers/local/build.mjs";
import { root } from "../../workers/local/ensure-installed.mjs";
import { localSettings } from "../../workers/local/local-settings.mjs";
import { run } from "../../workers/local/processes.mjs";
import { freePorts } from "../e2e/parley.ts";
import { rounded } from "./figures.mjs";
import { cpuOf, median } from "./processor.mjs";

const CONNECTIONS = 8;
const REQUESTS = 2_000;
const ROUNDS = 5;
/** A message that waits is why Remix renders the first page itself. */
const toast = `__Host-toast=${encodeURIComponent(JSON.stringify({ kind: "info", title: "Logged out successfully" }))}`;
const KEPT = { path: "/" };
const RENDERED = [
  { name: "the same page rendered by Remix", path: "/", headers: { cookie: toast } },
  { name: "the sign-in page", path: "/auth" },
];

export async function measure() {
  const folder = mkdtempSync(`${tmpdir()}/parley-pages-`);
  try {
    await build();
    await run("Bundling the Worker", "wrangler", ["deploy", "--dry-run", "--minify", "--outdir", folder]);
    const [port] = await freePorts(1);
    writeFileSync(`${folder}/config.capnp`, config(folder, port));
    const workerd = spawn(`${root}/node_modules/.bin/workerd`, ["serve", `${folder}/config.capnp`], {
      stdio: "ignore",
    });
    try {
      const url = `http://127.0.0.1:${port}`;
      await firstAnswer(url);
      return await compare(url, workerd.pid);
    } finally {
      workerd.kill("SIGKILL");
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Error when there is none within 10 seconds */
async function firstAnswer(url) {
  for (let tries = 0; tries < 200; tries += 1) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("workerd did not start");
}

/** Each page in every round, so whoever else uses the machine slows all of them. */
async function compare(url, pid) {
  const pages = [KEPT, ...RENDERED];
  const rounds = [];
  for (const page of pages) await load(url, page, pid);
  for (let round = 0; round < ROUNDS; round += 1) {
    const spent = [];
    for (const page of pages) spent.push(await load(url, page, pid));
    rounds.push(spent);
  }
  return RENDERED.map(({ name }, index) => {
    const of = (page, what) => rounded(median(rounds.map((spent) => spent[page][what])));
    const times = (ratio) => rounded(median(rounds.map((spent) => ratio(spent[0], spent[index + 1]))));
    return {
      figure: `First page as kept from the build, against ${name}`,
      unit: "times as many a second",
      value: times((kept, rendered) => kept.perSecond / rendered.perSecond),
      kept: { perSecond: of(0, "perSecond"), cpuMs: of(0, "cpu") },
      rendered: { perSecond: of(index + 1, "perSecond"), cpuMs: of(index + 1, "cpu") },
      cpuTimesLess: times((kept, rendered) => rendered.cpu / kept.cpu),
      n: ROUNDS * REQUESTS,
      how: `bare workerd, ${CONNECTIONS} connections, in turns, medians of ${ROUNDS} rounds`,
      goal: ">= 5",
    };
  });
}

/** @returns answers a second, and the Worker's processor time for each in milliseconds */
async function load(url, { path, headers }, pid) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const cpu = cpuOf(pid);
  const started = performance.now();
  let left = REQUESTS;
  const visit = async () => {
    while (left-- > 0) {
      const status = await answer(url + path, { agent, headers });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  agent.destroy();
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: REQUESTS / seconds, cpu: (cpuOf(pid) - cpu) / REQUESTS };
}

function answer(url, options) {
  return new Promise((resolve, reject) => {
    get(url, options, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode));
    }).on("error", reject);
  });
}

/** The Worker with its settings and, for its static files, one that has the first page. No database: none is asked. */
function config(folder, port) {
  const text = (value) => JSON.stringify(String(value));
  const entry = readdirSync(folder).find((name) => /^(?:entry|index)\.js$/.test(name));
  writeFileSync(`${folder}/page.html`, readFileSync(`${root}/build/client/index.html`));
  writeFileSync(
    `${folder}/assets.js`,
    `import page from "page.html";
const headers = { "content-type": "text/html; charset=utf-8", etag: '"1"' };
export default { fetch: () => new Response(page, { headers }) };`,
  );
  const settings = localSettings();
  const bindings = Object.entries(settings).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`);
  const worker = (modules, more) =>
    `(modules = [${modules}], compatibilityDate = "2026-09-01", compatibilityFlags = ["nodejs_compat"]${more})`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = ${worker(
      `(name = "${entry}", esModule = embed "${entry}")`,
      `, bindings = [(name = "ASSETS", service = "assets"), ${bindings.join(", ")}]`,
    )}),
    (name = "assets", worker = ${worker(
      '(name = "assets.js", esModule = embed "assets.js"), (name = "page.html", text = embed "page.html")',
      "",
    )}),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;
}
