import type { Page } from "playwright-core";

/**
 * Words and controls of a page that are not where they belong, as it is at this moment: one line each. Nothing may lie
 * over its like, leave the panel that it is of, be cut off, or stand beside the screen. Empty is good. What
 * lies over the page on purpose, as the foot of a long form does, is not looked at, nor are events in a grid: those are
 * for `findMisplaced`.
 */
export function findMisplacedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 1.5;
    /** Of a line's height, from above and below: letters of two lines that are set tight do not touch. */
    const TIGHT = 0.3;
    const CONTROLS = "input:not([type=hidden]), select, textarea, button, .btn";
    interface Part {
      of: Element;
      name: string;
      box: DOMRect;
      /** What of its height, above and below, holds nothing. */
      inset: number;
    }
    const open = document.querySelector(":modal, :popover-open") ?? document.body;
    /** Most of what is asked about an element is asked again for each of its words. */
    function once<T>(ask: (element: Element) => T): (element: Element) => T {
      const known = new Map<Element, T>();
      return (element) => {
        if (!known.has(element)) known.set(element, ask(element));
        return known.get(element) as T; // it has just been put there
      };
    }
    const styleOf = once((element) => {
      const { clipPath, position, display, backgroundColor, borderLeftWidth, borderRightWidth } =
        getComputedStyle(element);
      const { overflow, webkitLineClamp, textOverflow } = getComputedStyle(element);
      return {
        ...{ clipPath, position, display, backgroundColor, borderLeftWidth, borderRightWidth },
        ...{ overflow, webkitLineClamp, textOverflow },
      };
    });

    function partsOf(root: Element): Part[] {
      const parts: Part[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const of = node.parentElement;
        const text = node.textContent?.trim();
        if (!of || !text || isUnseen(of)) continue;
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          parts.push({ of, name: `“${text.slice(0, 40)}”`, box, inset: box.height * TIGHT });
      }
      for (const of of root.querySelectorAll(CONTROLS)) {
        const name = `${of.localName} ${of.getAttribute("name") ?? of.textContent}`;
        if (!isUnseen(of)) parts.push({ of, name, box: of.getBoundingClientRect(), inset: 0 });
      }
      return parts.filter(({ box }) => box.width > 1 && box.height > 1).sort((a, b) => a.box.top - b.box.top);
    }

    function ancestorsOf(element: Element): Element[] {
      return element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
    }

    /** Folded away, for the ear alone, or not to be looked at. */
    function isUnseen(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("option, svg, .event")) return true;
      return ancestorsOf(element).some((one) => {
        const { clipPath, position } = styleOf(one);
        return clipPath !== "none" || position === "sticky" || position === "fixed";
      });
    }

    function leaves({ box, inset }: Part, frame: DOMRect): boolean {
      const beside = box.left < frame.left - SLACK || box.right > frame.right + SLACK;
      return beside || box.top + inset < frame.top - SLACK || box.bottom - inset > frame.bottom + SLACK;
    }

    function isPanel(element: Element): boolean {
      if (element === document.body || element === document.documentElement) return false;
      const { display, backgroundColor, borderLeftWidth, borderRightWidth } = styleOf(element);
      const hasEdges = borderLeftWidth !== "0px" && borderRightWidth !== "0px";
      return display !== "inline" && (hasEdges || !/, 0\)$/.test(backgroundColor));
    }

    /** Words that can be scrolled to, or that end in "…" where somebody wanted it. */
    function isElsewhere(element: Element): boolean {
      const { overflow, webkitLineClamp, textOverflow } = styleOf(element);
      return /auto|scroll/.test(overflow) || webkitLineClamp !== "none" || textOverflow === "ellipsis";
    }

    function checkPlace(part: Part): void {
      const around = ancestorsOf(part.of).filter((one) => one !== document.body);
      if (around.some(isElsewhere)) return;
      const panel = around.find(isPanel);
      if (panel && panel !== part.of && leaves(part, panel.getBoundingClientRect()))
        faults.add(`${part.name} leaves its panel`);
      if (around.some((one) => /hidden|clip/.test(styleOf(one).overflow) && leaves(part, one.getBoundingClientRect())))
        faults.add(`${part.name} is cut off`);
    }

    function lieOver(a: Part, b: Part): boolean {
      const beside = a.box.left >= b.box.right - SLACK || b.box.left >= a.box.right - SLACK;
      const under = a.box.bottom - a.inset - SLACK <= b.box.top + b.inset;
      return !beside && !under && b.box.bottom - b.inset - SLACK > a.box.top + a.inset;
    }

    const faults = new Set<string>();
    const parts = partsOf(open);
    for (const [index, part] of parts.entries()) {
      checkPlace(part);
      for (const other of parts.slice(index + 1)) {
        if (other.box.top > part.box.bottom) break;
        const isWithin = part.of.contains(other.of) || other.of.contains(part.of);
        if (!isWithin && lieOver(part, other)) faults.add(`${part.name} lies over ${other.name}`);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add("the page is wider than its screen");
    return [...faults];
  });
}
