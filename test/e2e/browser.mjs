import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES = [
  process.env.CHROME_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * A Chrome or Chromium of this machine. Where there is none and apt is there, Debian's package is installed; otherwise
 * it says what to do.
 *
 * @returns the path of the program
 */
export async function findBrowser() {
  const found = () => PLACES.find((place) => place && existsSync(place));
  if (found()) return found();
  const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (spawnSync("apt-get", ["--version"]).status === 0) {
    console.log("No Chrome here: installing Debian's chromium …");
    const apt = (...args) => {
      const [command, ...rest] = [...root, "apt-get", ...args];
      return spawnSync(command, rest, {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      });
    };
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-color-emoji", "fonts-dejavu-core");
  }
  if (found()) return found();
  throw new Error("The end-to-end tests need Chrome or Chromium: install one, or set CHROME_PATH to it.");
}
