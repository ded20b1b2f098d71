import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of axe that look at colours: what the others find is the same in light and in dark. */
const ABOUT_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * The frames that a page is looked at in, and what axe tries there. Whatever a page holds is in sight at 360 or at 1280
 * pixels, because nothing is shown in between alone; each of the two is tried whole in one scheme, in the other its
 * colours are.
 */
export const FRAMES = [
  { width: 320, colorScheme: "light", tries: "nothing" },
  { width: 360, colorScheme: "light", tries: "all" },
  { width: 360, colorScheme: "dark", tries: "colours" },
  { width: 768, colorScheme: "dark", tries: "nothing" },
  { width: 1280, colorScheme: "dark", tries: "all" },
  { width: 1280, colorScheme: "light", tries: "colours" },
  { width: 1680, colorScheme: "dark", tries: "nothing" },
] as const;

/** What axe finds fault with on a page, as it is at this moment: one line per rule, with the elements. Empty is good. */
export async function findFaults(page: Page, tries: (typeof FRAMES)[number]["tries"] = "all"): Promise<string[]> {
  if (tries === "nothing") return [];
  // Half a megabyte, which takes longer to compile than to run: once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async (rules) => {
      // The script above put it on the window.
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    tries === "colours" ? ABOUT_COLOURS : null,
  );
}
