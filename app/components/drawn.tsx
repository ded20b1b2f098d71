import { useNavigate, useRevalidator } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from "react";

/** The link of our own that a press follows in this page; null where it is the browser's, or was somebody else's. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0 || link.target || link.origin !== location.origin)
    return null;
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? null : link;
}

/** How somebody has left what was drawn: on which link, what is ticked, and what is folded out, by the first link in it. */
interface Left {
  focused: string | null;
  ticked: string[];
  open: (string | null)[];
}

const firstLink = (details: Element) => details.querySelector("a")?.getAttribute("href") ?? null;

function leftIn(frame: HTMLElement): Left {
  const focused = frame.contains(document.activeElement) ? document.activeElement : null;
  return {
    focused: focused?.getAttribute("href") ?? null,
    ticked: [...frame.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value),
    open: [...frame.querySelectorAll("details[open]")].map(firstLink),
  };
}

function restore(frame: HTMLElement, { focused, ticked, open }: Left) {
  for (const input of frame.querySelectorAll("input")) if (ticked.includes(input.value)) input.checked = true;
  for (const details of frame.querySelectorAll("details")) if (open.includes(firstLink(details))) details.open = true;
  const link = [...frame.querySelectorAll("a")].find((one) => one.getAttribute("href") === focused);
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

/**
 * What the server has drawn, which React leaves alone until there is other data: it need not find out what it would have
 * drawn itself, and a press right after the page is there does not wait for that. Nothing in it has a handler or a state
 * of its own: its links are followed from here, and whatever else is pressed there is heard by what is around it.
 *
 * @param of what a loader made with `drawn`
 * @param children draws it; by nothing but that and other data of the same loader
 */
export function Drawn<T>({
  of,
  className,
  children,
}: {
  of: { value?: T };
  className?: string;
  children: (value: T) => ReactNode;
}) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const isKept = of.value === undefined;
  const isOurs = useRef(!isKept);
  const left = useRef<Left | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data comes as one
  const content = useMemo(() => (of.value === undefined ? null : children(of.value)), [of]);
  // The last moment at which the server's is there.
  if (!isKept && !isOurs.current && frame.current) left.current = leftIn(frame.current);

  // What was drawn is gone where React has had to begin anew: something in the browser has changed the page.
  useEffect(() => {
    if (isKept && !frame.current?.firstChild) revalidate();
  }, [isKept, revalidate]);
  // React's own takes the place of the server's, once.
  useEffect(() => {
    if (isKept || isOurs.current) return;
    isOurs.current = true;
    if (frame.current && left.current) restore(frame.current, left.current);
  }, [isKept]);

  function follow(event: MouseEvent) {
    const link = pressedLink(event);
    if (!link) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  }

  const props = { ref: frame, className, onClick: follow };
  if (isKept) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there stays
    return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  return <div {...props}>{content}</div>;
}
