/** Those for whose sake React draws at once whatever it has not drawn yet: a hundred milliseconds and more on a phone. */
const HURRYING = [
  ...["keydown", "keypress", "keyup", "beforeinput", "input", "change", "copy", "cut", "paste"],
  ...["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click", "auxclick", "dblclick"],
  ...["contextmenu", "submit", "reset"],
];

/**
 * Leaves what is pressed and typed to the browser while React takes the page over: every link and form works without it,
 * an answer to a key need not wait until the whole page has been gone through, and React does not give up a page whose
 * data Remix is still reading.
 *
 * @returns ends it: from there on React hears of everything
 */
export function nativeUntilHydrated(): () => void {
  const keep = (event: Event) => event.stopImmediatePropagation();
  for (const type of HURRYING) addEventListener(type, keep, { capture: true });
  return () => {
    for (const type of HURRYING) removeEventListener(type, keep, { capture: true });
  };
}
