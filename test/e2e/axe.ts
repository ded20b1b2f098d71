import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of axe that look at colours: what the others find is the same in light and in dark. */
const ABOUT_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * The frames that a page is looked at in, and what axe tries there. Whatever a page holds is in sight at 360 or at 1280
 * pixels, because nothing is shown in between alone. Each of the two is tried whole in one scheme; in the other the colours
 * of what is in sight at that width alone, because no colour depends on a width. Frames of one width follow each other
 * where they can: a page that changes its width is laid out and drawn anew.
 */
export const FRAMES = [
  { width: 320, colorScheme: "light", tries: "nothing" },
  { width: 360, colorScheme: "light", tries: "all" },
  { width: 768, colorScheme: "dark", tries: "nothing" },
  { width: 1680, colorScheme: "dark", tries: "nothing" },
  { width: 1280, colorScheme: "dark", tries: "all" },
  { width: 1280, colorScheme: "light", tries: "colours" },
  { width: 360, colorScheme: "dark", tries: "colours" },
] as const;

type Tries = (typeof FRAMES)[number]["tries"];

/** What axe finds fault with on a page, as it is at this moment: one line per rule, with the elements. Empty is good. */
export async function findFaults(page: Page, tries: Tries = "all"): Promise<string[]> {
  if (tries === "nothing") return [];
  // Half a megabyte, which takes longer to compile than to run: once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async (rules) => {
      // The script above put it on the window, and what follows what was tried whole.
      const scope = window as unknown as { axe: typeof import("axe-core"); tried?: Map<number, Set<Element>> };
      scope.tried ??= new Map();
      const shown = new Set([...document.querySelectorAll("body *")].filter((element) => element.checkVisibility()));
      if (!rules) scope.tried.set(innerWidth, shown);
      const elsewhere = [...scope.tried].flatMap(([width, seen]) => (width === innerWidth ? [] : [seen]));
      const isOnlyHere = (element: Element) => !elsewhere.some((seen) => seen.has(element));
      const include = [...shown].filter(isOnlyHere);
      if (rules && include.length === 0) return [];
      const { violations } = await scope.axe.run(rules ? { include } : document, {
        resultTypes: ["violations"],
        ...(rules && { runOnly: rules }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    tries === "colours" ? ABOUT_COLOURS : null,
  );
}
