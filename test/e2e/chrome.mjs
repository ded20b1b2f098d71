// A Chrome or Chromium of this machine. Plain JavaScript for any Node, because `npm test` asks for it before its packages
// are there.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { alone } from "../../workers/local/alone.mjs";

/** First the one that draws no window of its own: its pages are the same, and it takes half the time to open one. */
const PLACES = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const PACKAGES = ["chromium-headless-shell", "fonts-noto-color-emoji", "fonts-dejavu-core"];
const INSTALLING = fileURLToPath(new URL("../../.wrangler/installing-chrome", import.meta.url));

/**
 * @returns the path of the program
 * @throws Error that says what to do when there is none
 */
export function findChrome() {
  const path = chromeHere();
  if (path) return path;
  throw new Error("The end-to-end tests need Chrome or Chromium: install one, or set CHROME_PATH to it.");
}

/** Where there is none and apt is there, Debian's package is installed, by one process at a time; whether that went well is `findChrome`'s to say. */
export async function installChrome() {
  if (chromeHere() || spawnSync("apt-get", ["--version"]).status !== 0) return;
  await alone(
    INSTALLING,
    () => {},
    async () => {
      if (chromeHere()) return;
      console.log("No Chrome here: installing Debian's chromium …");
      await apt(["update", "-qq"]);
      await apt(["install", "-y", "-qq", "--no-install-recommends", ...PACKAGES]);
    },
  );
}

const chromeHere = () => PLACES.find((place) => place !== undefined && existsSync(place));

function apt(args) {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [command = "", ...rest] = [...asRoot, "apt-get", ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const child = spawn(command, rest, { stdio: ["ignore", "ignore", "inherit"], env });
  return new Promise((resolve) => child.on("error", resolve).on("close", resolve));
}
