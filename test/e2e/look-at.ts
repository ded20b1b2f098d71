import type { Page } from "playwright-core";
import { expect } from "vitest";
import { drawn, drawnWith } from "../support/drawn";
import { FRAMES, findFaults } from "./axe";
import { findMisplacedText } from "./misplaced-text";
import { findSmallTargets } from "./targets";

const CANVAS = { light: "rgb(245, 245, 241)", dark: "rgb(15, 17, 21)" };

/**
 * Looks at a page of the app in every frame: axe finds no fault, the canvas has the colour of its scheme, everything has
 * its place, and what is pressed fits a finger. What axe finds apart from colours is in the document more than in the
 * frame: a page is drawn for one of the two widths.
 */
export async function expectNoFaultsInAnyFrame(page: Page, name: string): Promise<void> {
  const whole = drawn(
    FRAMES.filter(({ tries }) => tries === "all"),
    2,
    placeOf(name),
  );
  for (const frame of FRAMES) {
    const { width, colorScheme } = frame;
    const tries = frame.tries === "all" && !whole.includes(frame) ? "colours" : frame.tries;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await findFaults(page, tries), drawnWith(`${name} at ${width} pixels, ${colorScheme}`)).toEqual([]);
    const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    // On a busy machine a scheme may take some frames to come.
    await expect.poll(canvas, { message: name, timeout: 10_000 }).toBe(CANVAS[colorScheme]);
    // Where only colours are tried the page stands as it stood at this width before: no place depends on a scheme.
    if (frame.tries === "colours") continue;
    expect(await findMisplacedText(page), `${name} at ${width} pixels`).toEqual([]);
    if (width === 360) expect(await findSmallTargets(page), name).toEqual([]);
  }
}

const placeOf = (name: string) => [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
