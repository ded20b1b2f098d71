const SAID_OF_ALL = "[role=alert][tabindex='-1'], [role=status][tabindex='-1']";

/**
 * What is wrong has the focus: the first field of the frame that has a fault, or else what is said of the form as a whole
 * (an `Alert` that takes it). Without scripts `autofocus` does the same as the page comes.
 */
export function focusOnFault(frame: Element | null): void {
  const fault =
    frame?.querySelector<HTMLElement>("[aria-invalid=true]") ?? frame?.querySelector<HTMLElement>(SAID_OF_ALL);
  fault?.focus();
}
