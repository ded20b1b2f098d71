import { spawn } from "node:child_process";
import { createServer } from "node:net";

const root = `${import.meta.dirname}/../..`;
const READY_WITHIN_MS = 240_000;

/** A running copy, started as a newcomer starts it. */
export interface Parley {
  appUrl: string;
  sandboxUrl: string;
  /** Its first process. */
  pid: number;
  /** All that it has said so far. */
  said(): string;
  /** Ends it as Ctrl-C does; resolves once it is gone. */
  stop(): Promise<void>;
}

interface Place {
  stateDir: string;
  port: number;
  sandboxPort: number;
  /** Settings in place of `.dev.vars`. */
  settingsFile?: string;
  /** Whether it says all that its Workers log. */
  verbose?: boolean;
}

/**
 * Runs what `npm start` runs and waits for `Ready`.
 *
 * @throws Error with all it said when it ends before, or is not ready in time
 */
export async function startParley({
  stateDir,
  port,
  sandboxPort,
  settingsFile = "",
  verbose = false,
}: Place): Promise<Parley> {
  const child = spawn(process.execPath, ["workers/local/start.mjs"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: undefined, // vitest's "test" would put React's development build into the pages
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      STATE_DIR: stateDir,
      // Tests book more than a trial allows.
      DEMO_MEETINGS: "1000",
      SETTINGS_FILE: settingsFile,
      VERBOSE: verbose ? "1" : "",
    },
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  let said = "";
  await new Promise<void>((resolve, reject) => {
    const fail = (why: string) => () => reject(new Error(`${why}\n${said}`));
    const late = setTimeout(fail("Not ready in time."), READY_WITHIN_MS);
    child.on("close", fail("It ended before it was ready."));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        said += chunk;
        if (!/^Ready$/m.test(said)) return;
        clearTimeout(late);
        resolve();
      });
    }
  }).catch(async (error: unknown) => {
    child.kill("SIGTERM");
    await ended;
    throw error;
  });
  return {
    appUrl: `http://localhost:${port}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    pid: child.pid ?? 0,
    said: () => said,
    stop: async () => {
      child.kill("SIGINT");
      await ended;
    },
  };
}

/** Ports that nobody listens on at this moment. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer();
      return new Promise<typeof server>((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
    }),
  );
  return Promise.all(
    servers.map((server) => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      return new Promise<number>((resolve) => server.close(() => resolve(port)));
    }),
  );
}
