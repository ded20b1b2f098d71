// What the benchmarks of a whole running copy share: its start behind a proxy, and signed webhooks.
import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { freePorts, startParley } from "../e2e/parley.ts";
import { workerOf } from "./processor.mjs";
import { startProxy } from "./proxy.mjs";

const SECRET = "local-whatsapp-app-secret";

/**
 * Starts a copy of its own whose calls to the providers go through a proxy, and ends both.
 *
 * @param work gets {appUrl, sandboxUrl, proxy, folder, worker, killed}; `folder`/state holds the state, worker() is the
 * process that runs the app, killed() kills it where it is and starts the copy again
 * @param trouble what the proxy does of its own (`startProxy`)
 */
export async function withRunningCopy(work, trouble) {
  const folder = mkdtempSync(`${tmpdir()}/parley-bench-`);
  const [port, sandboxPort, proxyPort] = await freePorts(3);
  const proxy = await startProxy(proxyPort, `http://localhost:${sandboxPort}`, trouble);
  try {
    const settingsFile = `${folder}/settings`;
    writeFileSync(settingsFile, throughProxy(`http://localhost:${proxyPort}`));
    const start = () => startParley({ stateDir: `${folder}/state`, port, sandboxPort, settingsFile });
    let parley = await start();
    try {
      const { appUrl, sandboxUrl } = parley;
      const worker = () => workerOf(parley.pid, port);
      const killed = async () => {
        process.kill(worker(), "SIGKILL");
        await parley.stop();
        parley = await start();
      };
      return await work({ appUrl, sandboxUrl, proxy, folder, worker, killed });
    } finally {
      await parley.stop();
    }
  } finally {
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function throughProxy(proxyUrl) {
  const hosts = {
    WHATSAPP_BASE_URL: "graph.facebook.com",
    GOOGLE_OAUTH2_BASE_URL: "oauth2.googleapis.com",
    GOOGLE_APIS_BASE_URL: "www.googleapis.com",
  };
  return Object.entries(hosts)
    .map(([name, host]) => `${name}=${proxyUrl}/${host}\n`)
    .join("");
}

/**
 * Delivers one text as Meta does.
 *
 * @param sentAt its own moment, UTC milliseconds: what is sent within a minute is counted, and too much is not answered
 * @returns its id, and how many milliseconds the webhook's own answer took
 */
export async function deliverText(appUrl, from, text, sentAt = Date.now()) {
  const id = `wamid.BENCH${randomUUID()}`;
  const timestamp = String(Math.floor(sentAt / 1000));
  const message = { from, id, timestamp, type: "text", text: { body: text } };
  const metadata = { display_phone_number: "15550783881", phone_number_id: "106540352242922" };
  const contacts = [{ profile: { name: "Demo" }, wa_id: from }];
  const value = { messaging_product: "whatsapp", metadata, contacts, messages: [message] };
  const entry = { id: "102290129340398", changes: [{ field: "messages", value }] };
  const body = JSON.stringify({ object: "whatsapp_business_account", entry: [entry] });
  const signature = createHmac("sha256", SECRET).update(body).digest("hex");
  const started = performance.now();
  const answer = await fetch(`${appUrl}/webhooks/whatsapp`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The webhook answered ${answer.status}`);
  return { id, started, webhook: performance.now() - started };
}
