import { afterPaint } from "./after-paint";

/** What a key can reach. */
const REACHABLE = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

/**
 * Shows a dialog over the page, as `showModal` does, in a hundredth of its time: that makes the rest of the page inert,
 * for which the browser goes through the style of every element, when it opens and when it closes. Here the dialog covers
 * the page for the mouse, keeps the focus, and says `aria-modal`.
 *
 * @param dialog a popover, as large as the screen
 * @param onClose is called once it is out of sight, however it was closed
 * @returns closes it, where it is still there, and gives the focus back
 */
export function openOver(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  const before = document.activeElement;
  const isOpen = () => dialog.matches(":popover-open");
  function giveBack() {
    const { activeElement } = document;
    // Where nothing had it, or what had it is gone, it is the page's.
    if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) activeElement.blur();
    if (before instanceof HTMLElement) asDrawnNow(before)?.focus({ preventScroll: true });
  }
  const closed = () => afterPaint(onClose);
  if (!("showPopover" in dialog)) {
    openAsModal(dialog, closed, signal);
    return () => gone.abort();
  }
  const close = () => closeOver(dialog);
  let isBackwards = false;
  let isClosing = false;

  function press(event: KeyboardEvent) {
    isBackwards = event.shiftKey;
    if (event.isComposing || event.defaultPrevented) return;
    if (event.key === "Escape") {
      event.preventDefault();
      close();
    } else if (event.key === "Tab" && isAtEnd(dialog, isBackwards)) {
      event.preventDefault();
      focusEnd(dialog, !isBackwards);
    }
  }

  dialog.showPopover();
  if (!dialog.contains(document.activeElement)) dialog.focus();
  document.addEventListener("keydown", press, { signal });
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Node && !dialog.contains(target) && isOpen() && !isClosing) focusEnd(dialog, !isBackwards);
    },
    { signal },
  );
  // Before it is out of sight: a key that follows at once is the page's, not the dialog's.
  dialog.addEventListener(
    "beforetoggle",
    ({ newState }) => {
      isClosing = newState === "closed";
      if (isClosing) giveBack();
    },
    { signal },
  );
  dialog.addEventListener("toggle", () => isOpen() || closed(), { signal });
  closeOnBack(close, signal);
  return () => {
    gone.abort();
    if (!isOpen()) return;
    close();
    giveBack();
  };
}

/** What its own buttons do. */
export function closeOver(dialog: HTMLDialogElement | null): void {
  if (dialog?.open) dialog.close();
  else dialog?.hidePopover?.();
}

/** For browsers without popovers. */
function openAsModal(dialog: HTMLDialogElement, closed: () => void, signal: AbortSignal) {
  dialog.showModal();
  dialog.addEventListener("close", closed, { signal });
}

function reachable(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled") && element.getClientRects().length > 0,
  );
}

/** Whether the next Tab would leave the dialog, or comes from outside of it. */
function isAtEnd(dialog: HTMLElement, isBackwards: boolean): boolean {
  const active = document.activeElement;
  if (!active || !dialog.contains(active)) return true;
  return active === reachable(dialog).at(isBackwards ? 0 : -1) || (isBackwards && active === dialog);
}

/** The same link where the page below has been drawn anew since. */
function asDrawnNow(element: HTMLElement): HTMLElement | undefined {
  const href = element.getAttribute("href");
  if (element.isConnected || href === null) return element;
  return [...document.querySelectorAll<HTMLElement>("a[href]")].find((link) => link.getAttribute("href") === href);
}

function focusEnd(dialog: HTMLElement, isFirst: boolean) {
  (reachable(dialog).at(isFirst ? 0 : -1) ?? dialog).focus();
}

/** A phone's own way back closes a dialog first, where the browser tells of it. */
function closeOnBack(close: () => void, signal: AbortSignal) {
  // No types of the platform know it yet.
  const { CloseWatcher } = window as { CloseWatcher?: new (options: { signal: AbortSignal }) => EventTarget };
  if (CloseWatcher) new CloseWatcher({ signal }).addEventListener("close", close);
}
