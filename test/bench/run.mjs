// `npm run bench`: one JSON object per figure on standard output; what it is doing goes to standard error.
import { cpus, loadavg } from "node:os";
import { ensureInstalled } from "../../workers/local/ensure-installed.mjs";

await ensureInstalled();
const benches = {
  understand: () => import("./understand.mjs"),
  plain: () => import("./plain.mjs"),
  pairs: () => import("./pairs.mjs"),
  dates: () => import("./dates.mjs"),
  bundle: () => import("./bundle.mjs"),
  pages: () => import("./pages.mjs"),
  reply: () => import("./reply.mjs"),
  "signed-in": () => import("./signed-in.mjs"),
  interactions: () => import("./interactions.mjs"),
  sync: () => import("./sync.mjs"),
  live: () => import("./live.mjs"),
  load: () => import("./load.mjs"),
  notifications: () => import("./notifications.mjs"),
  simulate: () => import("./simulate.mjs"),
  api: () => import("./api.mjs"),
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}; there are ${Object.keys(benches).join(", ")}.`);
  process.exit(1);
}

for (const [name, load] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`Measuring ${name} …`);
  const { measure } = await load();
  for (const figure of await measure()) {
    // Who else uses the machine belongs to every time that is measured on it.
    console.log(JSON.stringify({ ...figure, cores: cpus().length, load: Number(loadavg()[0].toFixed(2)) }));
  }
}
