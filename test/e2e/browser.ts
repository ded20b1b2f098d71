import { type Browser, chromium, type Page } from "playwright-core";
import { findChrome } from "./chrome.mjs";

/** Starts one without a window; who starts it closes it. */
export function launchBrowser(): Promise<Browser> {
  // Without a window there is no language to take over, and no need to play a graphics card, least of all in a process of
  // its own. No page lives long enough to win back what its scripts' last optimisation takes.
  const args = [
    "--accept-lang=en-US",
    "--disable-gpu",
    "--in-process-gpu",
    "--js-flags=--no-opt",
    "--renderer-process-limit=1",
  ];
  // Chromium's own sandbox refuses to run as root, which is who tests are in most containers.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath: findChrome(), args });
}

let shared: Promise<Browser> | undefined;

/**
 * The browser that all files of a test process use, one after the other: to start one takes longer than some of them. Each
 * ends with `closePages`; the browser itself ends with its process.
 */
export function openBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** Closes all pages of a browser, with their cookies and what they keep. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

/** How the browser begins when it says why it left out a cross-fade from page to page. */
const NO_CROSS_FADE = "Transition was ";

/**
 * Hears of every fault of a page's scripts. A cross-fade left out is none: on a busy machine the next page may be there
 * before the fade is ready, and the browser says so also where scripts are off.
 */
export function hearFaults(page: Page, faults: string[]): void {
  page.on("pageerror", ({ message }) => !message.startsWith(NO_CROSS_FADE) && faults.push(message));
}

/**
 * Hears of every fault that a page writes to its console. That the rest of an answer was not read, because a newer one has
 * made it needless, is none: Remix writes it down and goes on.
 */
export function hearLoggedFaults(page: Page, faults: string[]): void {
  page.on("console", (line) => {
    if (line.type() === "error" && !line.text().startsWith("AbortError: ")) faults.push(line.text());
  });
}
