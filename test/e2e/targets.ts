import type { Page } from "playwright-core";

/** Pixels of a finger, each way. */
const FINGER = 44;

/**
 * What is too small to be hit with a finger on a page, as it is at this moment: name and size of each. Empty is good.
 * Links in running text may be as high as their line, and what only the keyboard reaches as small as it likes. What is
 * drawn to the scale of time is as high as it lasts; the same page has it in a list, too.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((finger) => {
    const targets = document.querySelectorAll("a, button, summary, select, textarea, input:not([type=hidden])");
    return [...targets].flatMap((target) => {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      const area = (target.matches("[type=checkbox], [type=radio]") && target.closest("label")) || target;
      if (target.closest("[data-to-scale]")) return [];
      if (getComputedStyle(area).display === "inline" || getComputedStyle(area).clipPath !== "none") return [];
      const box = area.getBoundingClientRect();
      // A small thing may have a large area to press, laid over it.
      const over = getComputedStyle(area, "::after");
      const width = Math.max(box.width, Number.parseFloat(over.width) || 0);
      const height = Math.max(box.height, Number.parseFloat(over.height) || 0);
      if (Math.min(width, height) >= finger - 0.5) return [];
      const name = target.textContent?.trim() || target.getAttribute("aria-label") || target.getAttribute("name");
      return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, FINGER);
}
