// Calls of wrangler and npm, for real or only said.
import { spawnSync } from "node:child_process";
import { root } from "./ensure-installed.mjs";
import { toolEnv } from "./processes.mjs";

/**
 * @returns `ask` looks and changes nothing; `run` does, with what the tool says shown as it comes. On a dry run `run` says
 * what it would do, and `ask` answers nothing, as an account that has nothing yet would
 */
export function createTools({ dryRun }) {
  return dryRun ? { ask: () => undefined, run: async (tool, args) => say(tool, args) } : { ask, run };
}

/** What the tool says, or undefined when it ends with anything but 0. */
function ask(tool, args) {
  const { status, stdout } = spawnSync(tool, args, {
    ...common(),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return status === 0 ? stdout : undefined;
}

/**
 * @param input what the tool reads; secrets go this way, never as arguments, which others on the machine can see
 * @throws Error when it ends with anything but 0
 */
async function run(tool, args, { input, env = {} } = {}) {
  say(tool, args);
  const { status } = spawnSync(tool, args, { ...common(env), input, stdio: ["pipe", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`${tool} ${args.slice(0, 2).join(" ")} ended with ${status}.`);
}

const say = (tool, args) => console.log(`  ${tool} ${args.join(" ")}`);

const common = (env = {}) => ({ cwd: root, env: { ...toolEnv(), ...env } });
