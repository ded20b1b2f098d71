import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules of axe that look at colours. They take more of its time than all the others. */
const ABOUT_COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * The frames that a page is looked at in, and what axe tries there. Whatever a page holds is in sight at 360 or at 1280
 * pixels, because nothing is shown in between alone. Frames of one width follow each other where they can: a page that
 * changes its width is laid out and drawn anew.
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

/** Looks of words, as `looksOf` writes them, that axe has found no fault with in this process. */
const faultless = new Set<number>();

/**
 * What axe finds fault with on a page, as it is at this moment: one line per rule, with the elements. Empty is good.
 * Words whose colours, and all that they stand on, are those of words tried before are not tried again: header, footer and
 * most of what a page holds are the same on every page, and the second scheme needs no frame of its own for them.
 */
export async function findFaults(page: Page, tries: Tries = "all"): Promise<string[]> {
  if (tries === "nothing") return [];
  // Half a megabyte, which takes longer to compile than to run: once per document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { faults, looks } = await page.evaluate(
    async ({ rules, known, all }) => {
      // The script above put it on the window.
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const looks = new Map<Element, number>();
      /** A number for how an element looks: its letters, and what each element around it lays behind or over them. */
      function lookOf(element: Element): number {
        const found = looks.get(element);
        if (found !== undefined) return found;
        const style = getComputedStyle(element);
        const { color, fontSize, fontWeight, textShadow, textDecorationLine } = style;
        const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex } = style;
        const around = element.parentElement ? lookOf(element.parentElement) : 0;
        const own = `${color} ${fontSize} ${fontWeight} ${textShadow} ${textDecorationLine} ${backgroundColor}
          ${backgroundImage} ${opacity} ${filter} ${mixBlendMode} ${position} ${zIndex} ${element.localName}`;
        let look = around;
        for (let at = 0; at < own.length; at++) look = (Math.imul(look, 31) + own.charCodeAt(at)) | 0;
        looks.set(element, look);
        return look;
      }
      const seen = new Set(known);
      const hasWords = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const isField = (element: Element) => element.matches("input, select, textarea");
      const include = [...document.querySelectorAll("body *")].filter(
        (element) => (hasWords(element) || isField(element)) && element.checkVisibility() && !seen.has(lookOf(element)),
      );
      // What it would load beforehand is for rules about how a screen is turned, of which none is tried.
      const options = { resultTypes: ["violations" as const], preload: false };
      const others = Object.fromEntries(rules.map((id) => [id, { enabled: false }]));
      const found = all ? (await axe.run(document, { ...options, rules: others })).violations : [];
      if (include.length > 0) found.push(...(await axe.run({ include }, { ...options, runOnly: rules })).violations);
      return {
        faults: found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
        looks: include.map(lookOf),
      };
    },
    { rules: ABOUT_COLOURS, known: [...faultless], all: tries === "all" },
  );
  if (faults.length === 0) for (const look of looks) faultless.add(look);
  return faults;
}
