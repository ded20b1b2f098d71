// One Worker until it is ended, as `wrangler dev` has it; how is in the one argument, as JSON. That command always looks
// for changes of every file, again and again, and a debugger is always listening: here only where that is asked for.
import { unstable_startWorker } from "wrangler";

const { config, port, state, settings, vars, assets, watch } = JSON.parse(process.argv[2] ?? "{}");

const worker = await unstable_startWorker({
  config,
  envFiles: [settings],
  bindings: Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, { type: "plain_text", value }])),
  ...(assets && { assets }),
  dev: { server: { port }, persist: state, inspector: false, watch },
});
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => worker.dispose().finally(() => process.exit(0)));
}
await worker.ready;
