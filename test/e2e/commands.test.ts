import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { unvouched } from "../../app/content/claims";
import { company } from "../../app/content/company";
import { drawn } from "../support/drawn";
import { ASKED, controlOf, DEMO } from "./control";
import { freePorts, type Parley, startParley } from "./parley";

const root = `${import.meta.dirname}/../..`;
const POLL = { timeout: 20_000, interval: 50 };
let copy: Parley | undefined;

afterAll(() => copy?.stop());

// It bundles both Workers once more, which takes as long as all of the calendar: every fourth run does, by its seed.
const isStarted = drawn([true, false, false, false], 4).includes(true);

test.runIf(isStarted)(
  "a second copy knows nothing of the first, takes up a conversation where it was, and leaves nothing running",
  async () => {
    const [port = 0, sandboxPort = 0] = await freePorts(2);
    copy = await startParley({ stateDir: inject("earlierState"), port, sandboxPort });
    const first = controlOf(inject("sandboxUrl"));
    const control = controlOf(copy.sandboxUrl);
    // What the demo has said and heard at the first copy since then.
    expect((await first.sentTo(DEMO.phone)).length).toBeGreaterThan(1);
    expect(await control.sentTo(DEMO.phone)).toHaveLength(1);
    // The demo's weeks are there, and once.
    expect(inject("earlierEvents")).toBeGreaterThan(3);
    expect((await control.calendar(DEMO.email)).events).toHaveLength(inject("earlierEvents"));

    await control.inbound({ from: DEMO.phone, text: "yes" });
    await expect.poll(() => control.sentTo(DEMO.phone), POLL).toHaveLength(2);
    const booked = async (at: typeof control) =>
      (await at.calendar(DEMO.email)).events.filter(({ summary }) => summary === ASKED);
    expect(await booked(control)).toHaveLength(1);
    expect(await booked(first)).toHaveLength(0);

    const family = descendantsOf(copy.pid);
    expect(family.length).toBeGreaterThan(4);
    await copy.stop();
    expect([copy.pid, ...family].filter(isRunning)).toEqual([]);
  },
);

test("a deploy names all that is in its way, the claims that nobody vouches for and the company among it, and does nothing", () => {
  // Without an address it never goes on, whatever else is set.
  const { status, stdout, stderr } = spawnSync(process.execPath, ["workers/local/deploy.mjs"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, APP_URL: "", CLAIMS_CONFIRMED: "" },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("APP_URL: wants the https: address");
  expect(stderr).toContain("names no database yet");
  expect(stderr).toContain(company.registration);
  for (const claim of unvouched()) expect(stderr).toContain(claim);
  expect(stderr).toContain("CLAIMS_CONFIRMED=yes");
  expect(stdout).not.toContain("wrangler");
});

test("a taken port is named, with the way out, and nothing is left running", () => {
  const taken = new URL(inject("appUrl")).port;
  const { status, stderr } = spawnSync(process.execPath, ["workers/local/start.mjs"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, PORT: taken, SANDBOX_PORT: "1", STATE_DIR: join(inject("earlierState"), "never") },
  });
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${taken} is taken`);
  expect(stderr).toContain("PORT=");
});

test("the app is healthy, and the cron can be called", async () => {
  const health = await fetch(`${inject("appUrl")}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { ok: true }]);
  // Of now: by a later one all that the other files wait for just then is too old to be sent.
  const cron = `/cdn-cgi/handler/scheduled?cron=*+*+*+*+*&time=${Date.now()}`;
  expect((await fetch(inject("appUrl") + cron)).status).toBe(200);
});

/** Ids of all processes below one, from Linux's own books. */
function descendantsOf(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(Number(name))] as const);
  const children = parents.filter(([, parent]) => parent === pid).map(([id]) => id);
  return [...children, ...children.flatMap(descendantsOf)];
}

function parentOf(pid: number): number {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  } catch {
    return 0; // It ended while we looked.
  }
}

function isRunning(pid: number): boolean {
  try {
    return !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
