// From a signed webhook to the reply, with the whole app and the sandbox running. The app talks to the providers
// through a proxy here, so that each provider call is timed where it leaves and comes back.
import { createHmac, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { freePorts, startParley } from "../e2e/parley.ts";
import { spread } from "./figures.mjs";
import { startProxy } from "./proxy.mjs";

const PHONE = "31612345678";
const SECRET = "local-whatsapp-app-secret";
const WARM_UP = 3;
const ROUNDS = 40;
const ANSWER_WITHIN_MS = 20_000;

/** What one round says; the last undoes what the round has booked, so that every round finds the same calendar. */
const ROUND = [
  "what's on tomorrow?",
  "book 30 min with anna@example.com in 20 days at 15:00",
  "yes",
  "undo",
  "am I free in 20 days?",
];

export async function measure() {
  const folder = mkdtempSync(`${tmpdir()}/parley-bench-`);
  const [port, sandboxPort, proxyPort] = await freePorts(3);
  const proxy = await startProxy(proxyPort, `http://localhost:${sandboxPort}`);
  const settingsFile = `${folder}/settings`;
  writeFileSync(settingsFile, throughProxy(`http://localhost:${proxyPort}`));
  const parley = await startParley({ stateDir: `${folder}/state`, port, sandboxPort, settingsFile });
  try {
    const turns = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      for (const text of ROUND) {
        const turn = await oneTurn(parley.appUrl, proxy, text);
        if (round >= WARM_UP) turns.push(turn);
      }
    }
    const times = (name) => spread(turns.map((turn) => turn[name]));
    return [
      { figure: "webhook to reply", ...times("reply"), goal: "median < 60 ms, p95 < 150 ms" },
      { figure: "webhook to reply, waiting for providers", ...times("providers") },
      { figure: "webhook to reply, without the providers", ...times("own") },
      { figure: "webhook answered", ...times("webhook"), goal: "median < 20 ms" },
    ];
  } finally {
    await parley.stop();
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

/** One message and its reply, in milliseconds from the moment the webhook leaves. */
async function oneTurn(appUrl, proxy, text) {
  const calls = proxy.record();
  const body = webhookBody(text);
  const signature = createHmac("sha256", SECRET).update(body).digest("hex");
  const replied = proxy.nextReply(ANSWER_WITHIN_MS);
  const started = performance.now();
  const answer = await fetch(`${appUrl}/webhooks/whatsapp`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` },
  });
  await answer.arrayBuffer();
  const webhook = performance.now() - started;
  if (answer.status !== 200) throw new Error(`The webhook answered ${answer.status}`);
  const { at, done } = await replied;
  const reply = at - started;
  const providers = covered(calls, started, at);
  await done;
  return { webhook, reply, providers, own: reply - providers };
}

/** How much of the time between two moments at least one call that was waited for was under way. */
function covered(calls, from, to) {
  let sum = 0;
  let until = from;
  for (const { start, end = to } of calls.toSorted((a, b) => a.start - b.start)) {
    sum += Math.max(0, Math.min(end, to) - Math.max(start, until));
    until = Math.max(until, Math.min(end, to));
  }
  return sum;
}

function webhookBody(text) {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const message = { from: PHONE, id: `wamid.BENCH${randomUUID()}`, timestamp, type: "text", text: { body: text } };
  const metadata = { display_phone_number: "15550783881", phone_number_id: "106540352242922" };
  const contacts = [{ profile: { name: "Demo" }, wa_id: PHONE }];
  const value = { messaging_product: "whatsapp", metadata, contacts, messages: [message] };
  const entry = { id: "102290129340398", changes: [{ field: "messages", value }] };
  return JSON.stringify({ object: "whatsapp_business_account", entry: [entry] });
}
