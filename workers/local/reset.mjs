// `npm run reset`: forgets everything that `npm start` has kept.
import { rmSync } from "node:fs";
import { stateDir } from "./local-settings.mjs";

rmSync(stateDir, { recursive: true, force: true });
console.log("Local state is gone. `npm start` makes it anew.");
