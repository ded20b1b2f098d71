// `npm run reset`: forgets everything that `npm start` has kept.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const state = process.env.STATE_DIR ?? fileURLToPath(new URL("../../.wrangler/state", import.meta.url));
rmSync(state, { recursive: true, force: true });
console.log("Local state is gone. `npm start` makes it anew.");
