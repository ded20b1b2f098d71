import type { Page } from "playwright-core";

/**
 * What of a calendar's page is not where it belongs, as it is at this moment: one line each. Nothing may leave the box
 * that it is of, lie over its like, be cut off within a word or a line, or make the page wider than its screen. Empty is good.
 */
export function findMisplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    const faults: string[] = [];
    const shown = (selector: string, within: Element = document.documentElement) =>
      [...within.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const nameOf = (element: HTMLElement) =>
      `${element.className.split(" ")[0]} “${element.textContent?.slice(0, 30)}”`;
    const covers = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - SLACK && b.left < a.right - SLACK && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK;

    function check(box: HTMLElement, parts: readonly HTMLElement[]) {
      const frame = box.getBoundingClientRect();
      for (const [index, part] of parts.entries()) {
        const place = part.getBoundingClientRect();
        const isInside =
          place.left >= frame.left - SLACK &&
          place.right <= frame.right + SLACK &&
          place.top >= frame.top - SLACK &&
          place.bottom <= frame.bottom + SLACK;
        if (!isInside) faults.push(`${nameOf(part)} leaves its box`);
        for (const other of parts.slice(index + 1))
          if (covers(place, other.getBoundingClientRect())) faults.push(`${nameOf(part)} lies over ${nameOf(other)}`);
      }
    }

    function isNumberCovered(cell: HTMLElement) {
      const digits = document.createRange();
      digits.selectNodeContents(cell.querySelector(".month-number") ?? cell);
      const mark = cell.querySelector(".month-double")?.getBoundingClientRect();
      return mark !== undefined && covers(mark, digits.getBoundingClientRect());
    }

    for (const day of shown(".hour-day")) check(day, shown(".event, .event-rest", day));
    for (const bars of shown(".hour-bars")) check(bars, shown(".bar", bars));
    for (const cell of shown(".month td")) check(cell, shown(".month-number, .month-event, .month-more", cell));
    faults.push(
      ...shown(".month td:has(.month-double)")
        .filter(isNumberCovered)
        .map((cell) => `${nameOf(cell)} is covered`),
    );
    for (const month of shown(".month")) check(month, shown(".month-bar", month));
    for (const list of shown(".agenda-rows")) check(list, shown(":scope > li", list));
    for (const row of shown(".agenda-rows > li")) check(row, shown(":scope > *", row));
    const isWide = (words: HTMLElement) => words.scrollWidth > words.clientWidth + SLACK;
    // What is higher than the lines that its title may have shows the next below the "…".
    const isHigh = (element: HTMLElement) => {
      const { webkitLineClamp, lineHeight } = getComputedStyle(element);
      return element.clientHeight > Number(webkitLineClamp) * Number.parseFloat(lineHeight) + SLACK;
    };
    const words = shown(".event b, .agenda-event p, .headline, .heading").filter(isWide);
    faults.push(...[...words, ...shown(".event, .event b").filter(isHigh)].map((one) => `${nameOf(one)} is cut off`));
    if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than its screen");
    return faults;
  });
}
