import { useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";

/**
 * What the server has drawn, which React leaves alone until there is other data: it need not find out what it would have
 * drawn itself, and a press right after the page is there does not wait for that. Nothing in it has a handler or a state
 * of its own; what is pressed there is heard by what is around it.
 *
 * @param of what a loader made with `drawn`
 * @param children draws it; by nothing but that and other data of the same loader
 */
export function Drawn<T>({ of, children }: { of: { value?: T }; children: (value: T) => ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef<string | null>(null);
  const { revalidate } = useRevalidator();
  const isKept = of.value === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the data comes as one
  const content = useMemo(() => (of.value === undefined ? null : children(of.value)), [of]);

  useEffect(() => {
    const note = () => {
      focused.current = document.activeElement?.getAttribute("href") ?? null;
    };
    if (frame.current?.contains(document.activeElement)) note();
    frame.current?.addEventListener("focusin", note);
    const gone = frame.current;
    return () => gone?.removeEventListener("focusin", note);
  }, []);
  // What was drawn is gone where React has had to begin anew: something in the browser has changed the page.
  useEffect(() => {
    if (isKept && !frame.current?.firstChild) revalidate();
  }, [isKept, revalidate]);
  // React's own takes the place of the server's, once: whoever is on a link there stays on it.
  useEffect(() => {
    if (isKept || !focused.current || document.activeElement !== document.body) return;
    const links = frame.current?.querySelectorAll<HTMLElement>("a") ?? [];
    [...links].find((link) => link.getAttribute("href") === focused.current)?.focus({ preventScroll: true });
  }, [isKept]);

  if (isKept) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what is there stays
    return <div ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
  }
  return <div ref={frame}>{content}</div>;
}
