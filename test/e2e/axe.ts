import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds fault with on a page, as it is at this moment: one line per rule, with the elements. Empty is good. */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    // The script above put it on the window.
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
}
