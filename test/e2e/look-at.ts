import type { Page } from "playwright-core";
import { expect } from "vitest";
import { FRAMES, findFaults } from "./axe";
import { findMisplacedText } from "./misplaced-text";
import { findSmallTargets } from "./targets";

const CANVAS = { light: "rgb(245, 245, 241)", dark: "rgb(15, 17, 21)" };

/**
 * Looks at a page of the app in every frame: axe finds no fault, the canvas has the colour of its scheme, everything has
 * its place, and what is pressed fits a finger.
 */
export async function expectNoFaultsInAnyFrame(page: Page, name: string): Promise<void> {
  for (const { width, colorScheme, tries } of FRAMES) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page, tries), `${name} at ${width} pixels, ${colorScheme}`).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), name).toBe(CANVAS[colorScheme]);
    // Where only colours are tried the page stands as it stood at this width before: no place depends on a scheme.
    if (tries === "colours") continue;
    expect(await findMisplacedText(page), `${name} at ${width} pixels`).toEqual([]);
    if (width === 360) expect(await findSmallTargets(page), name).toEqual([]);
  }
}
