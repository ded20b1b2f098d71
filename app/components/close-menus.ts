/**
 * Closes the menus of a page at a press elsewhere or at Escape, and the drawer of a phone when the focus has left it:
 * the page behind it is covered. One listener for all of them, in whatever the page shows.
 *
 * @param until ends it
 */
export function closeMenus(until: AbortSignal): void {
  const menus = () => document.querySelectorAll<HTMLDetailsElement>("details[name=menu][open]");
  document.addEventListener(
    "click",
    ({ target }) => {
      for (const menu of menus())
        if (!(target instanceof Node && menu.querySelector("summary")?.contains(target))) menu.open = false;
    },
    { signal: until },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      for (const menu of menus()) {
        menu.open = false;
        menu.querySelector("summary")?.focus();
      }
    },
    { signal: until },
  );
  document.addEventListener(
    "focusin",
    ({ target }) => {
      const drawer = document.querySelector<HTMLElement>("[popover=auto]:popover-open");
      // Its button closes it by itself.
      if (!drawer || !(target instanceof Element) || target.closest("[popovertarget]")) return;
      if (!drawer.contains(target)) drawer.hidePopover();
    },
    { signal: until },
  );
}
