import { useLocation, useNavigate } from "@remix-run/react";
import {
  type DragEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import type { CalendarView } from "~/domain/calendar-view";
import { afterPaint } from "../after-paint";
import { pressedLink } from "../drawn";
import { useLeaving } from "../use-leaving";
import { calendarPath } from "./calendar-head";
import type { Dropped } from "./drag-events";

/** Nobody needs them before they are asked for. */
const KeysDialog = lazy(() => import("./keys-dialog"));
const NewEventDialog = lazy(() => import("./new-event-dialog"));
const MoveEvent = lazy(() => import("./move-event"));

/** The page of the form that the dialog holds. */
const NEW_EVENT = "/dashboard/calendar/new";

/** Those of `calendar.css`: below it a screen is a phone's. */
const WIDE_PX = 768;

/**
 * Makes the calendar's plain links pleasant: they are followed without a new document, "New Event" opens in a dialog, and
 * keys lead around. One listener for all of them: hundreds of `Link`s, each with hooks of its own, are felt in the time
 * that a page takes.
 */
export function CalendarLinks({
  view,
  newPath,
  shown,
  children,
}: {
  view: CalendarView;
  newPath: string;
  /** Another object once something else is drawn. */
  shown: object;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<{ path: string } | "keys" | null>(null);
  const keys = useKeys({
    t: () => go(`/dashboard/calendar?view=${view}`),
    n: () => open({ path: newPath }),
    "?": () => open("keys"),
  });
  useLife(frame, shown);
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const drag = useDrag(frame, setDropped);
  /** The day that is to have the focus once its month is there. */
  const awaited = useRef<string | null>(null);

  const nowOpened = useLeaving(() => setOpened(null));
  /** A dialog closes a moment after its key: what another key has opened by then stays. */
  const close = (what: typeof opened) => setOpened((now) => (now === what ? null : now));
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once another time is shown
  useEffect(() => {
    if (awaited.current) dayLink(awaited.current)?.focus();
    awaited.current = null;
  }, [key]);

  /** All that leads on does it the same way, so that of two keys in a row the later one is last. */
  function go(path: string, preventScrollReset = false) {
    afterPaint(() => navigate(path, { preventScrollReset }));
  }

  function open(what: typeof opened) {
    nowOpened();
    afterPaint(() => setOpened(what));
  }
  const dayLink = (date: string) => frame.current?.querySelector<HTMLElement>(`a[data-date="${date}"]`);
  const press = (rel: "prev" | "next") => frame.current?.querySelector<HTMLElement>(`a[rel="${rel}"]`)?.click();

  function follow(event: MouseEvent) {
    const link = pressedLink(event);
    if (!link) return;
    event.preventDefault();
    const path = link.pathname + link.search + link.hash;
    if (link.pathname === NEW_EVENT) return open({ path });
    const isHere = link.pathname === location.pathname;
    // On a phone the month comes to the top, so that the day below it can be seen.
    go(path, isHere && (link.hash === "" || innerWidth >= WIDE_PX));
  }

  function moveInMonth(from: HTMLElement, name: string): boolean {
    const dates = [...(frame.current?.querySelectorAll<HTMLElement>("a[data-date]") ?? [])].map(
      (link) => link.dataset.date ?? "",
    );
    const date = keys.current?.dayAfterKey(name, from.dataset.date ?? "", dates);
    if (!date) return false;
    const there = dayLink(date);
    if (there) {
      from.tabIndex = -1;
      there.tabIndex = 0;
      there.focus();
    } else {
      awaited.current = date;
      go(calendarPath({ view, date }), true);
    }
    return true;
  }

  function moveInHours(from: HTMLElement, name: string): boolean {
    const there = keys.current?.linkAfterKey(name, from);
    if (there === null) press(name === "ArrowLeft" ? "prev" : "next");
    there?.focus();
    return there !== undefined;
  }

  function move(event: KeyboardEvent) {
    const from =
      event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("a[data-date], .hour-day a") : null;
    if (!from || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    if (event.key === "PageUp" || event.key === "PageDown") {
      awaited.current = null;
      press(event.key === "PageUp" ? "prev" : "next");
      return event.preventDefault();
    }
    const moved = from.dataset.date ? moveInMonth(from, event.key) : moveInHours(from, event.key);
    if (moved) event.preventDefault();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed is a link */}
      <div ref={frame} onClickCapture={follow} onKeyDown={move} {...drag}>
        {children}
      </div>
      <Suspense>
        {opened === "keys" && <KeysDialog onClose={() => close(opened)} />}
        {dropped && (
          <MoveEvent
            view={view}
            key={dropped.path + dropped.at}
            dropped={dropped}
            onDone={() => setDropped((now) => (now === dropped ? null : now))}
          />
        )}
        {opened && opened !== "keys" && <NewEventDialog path={opened.path} onClose={() => close(opened)} />}
      </Suspense>
    </>
  );
}

/** What scripts do to a calendar that is drawn: the present moment goes on, and keys lead through a month. */
function useLife(frame: RefObject<HTMLElement>, shown: object) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for whatever is drawn
  useEffect(() => {
    const gone = new AbortController();
    const loaded = Promise.all([import("./now-line"), import("./calendar-keys")]);
    loaded.then(([{ moveNow }, { leadThroughMonth }]) => {
      if (gone.signal.aborted || !frame.current) return;
      moveNow(frame.current, gone.signal);
      leadThroughMonth(frame.current);
    });
    return () => gone.abort();
  }, [shown, frame]);
}

/**
 * Dragging is loaded once a mouse is over the calendar. A hand that presses before it is there is not lost: the press
 * counts as soon as it is, and where it did not come the next move asks for it again.
 */
function useDrag(frame: RefObject<HTMLElement>, onDrop: (dropped: Dropped) => void) {
  const gone = useRef<AbortController | null>(null);
  const pressed = useRef<globalThis.PointerEvent | null>(null);
  useEffect(() => () => gone.current?.abort(), []);
  function load({ pointerType, nativeEvent, type }: PointerEvent) {
    if (pointerType === "touch") return;
    if (type === "pointerdown") pressed.current = nativeEvent;
    if (gone.current || !frame.current?.querySelector("a.movable")) return;
    gone.current = new AbortController();
    const { signal } = gone.current;
    import("./drag-events").then(
      ({ dragEvents }) => frame.current && dragEvents(frame.current, onDrop, signal, pressed.current),
      () => {
        gone.current = null;
      },
    );
  }
  return { onPointerMove: load, onPointerDown: load, onDragStart: keepPointer };
}

/** The browser's own way to drag a link would take the pointer away. */
function keepPointer(event: DragEvent) {
  if (event.target instanceof Element && event.target.closest("a.movable")) event.preventDefault();
}

/**
 * What keys lead to, which is loaded once the page is there.
 *
 * @param letters what keys of one letter do
 */
function useKeys(letters: Record<string, () => void>) {
  const keys = useRef<Pick<typeof import("./calendar-keys"), "dayAfterKey" | "linkAfterKey">>();
  const current = useRef(letters);
  current.current = letters;
  useEffect(() => {
    const gone = new AbortController();
    import("./calendar-keys").then(({ dayAfterKey, linkAfterKey, hearLetters }) => {
      keys.current = { dayAfterKey, linkAfterKey };
      hearLetters(() => current.current, gone.signal);
    });
    return () => gone.abort();
  }, []);
  return keys;
}
