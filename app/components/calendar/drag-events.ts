import { formatMinute } from "~/domain/clock-style";
import { clockAt, numberOf } from "./stands-at";

/** An event that was dropped somewhere else. */
export interface Dropped {
  /** Of the event's page. */
  path: string;
  /** See `Drag` of `~/domain/dragged-slot`. */
  days: number;
  minutes: number;
  longer: number;
  /** Tells one drop from the next, in milliseconds of the page. */
  at: number;
  /** Puts it back to where the server has drawn it. */
  letGo: () => void;
}

/** As `DAY_MINUTES` of `~/domain/dragged-slot`. */
const DAY = 1440;
/** As `DRAG_STEP_MINUTES` of `~/domain/dragged-slot`, which would bring a calendar's arithmetic with it. */
const STEP = 15;
/** A hand that presses is never quite still. */
const SLACK_PX = 5;
/**
 * From its lower edge an event is made longer or shorter, and from its right one that takes whole days; one that is no
 * larger than this twice is only moved.
 */
const EDGE_PX = 8;

/** So near to the upper and lower edge of the screen the page goes on under what is dragged, so much each frame. */
const SCROLL_EDGE_PX = 48;
const SCROLL_STEP_PX = 10;

interface Grip {
  event: HTMLElement;
  columns: HTMLElement[];
  /** The place of its day among them; of whole days that of the day where it was taken. */
  from: number;
  isEdge: boolean;
  /** It takes whole days: only they change. */
  isBar: boolean;
  /** As it was drawn. */
  widthPx: number;
  /** On the page, whose part that is shown may move. */
  start: { x: number; y: number };
  pxPerMinute: number;
  columnPx: number;
  /** As it is drawn. */
  minutes: { from: number; to: number };
}

/**
 * Lets the user's own events be dragged with a mouse or a pen: to another time and day, and by their lower edge to
 * another length. Fingers scroll. Escape puts everything back.
 *
 * @param frame holds the hours, now or later
 * @param onDrop gets what was dropped in another place; nothing is written yet
 * @param until ends it
 * @param pressed the last press that was made before this was loaded; what has been released since is left alone
 */
export function dragEvents(
  frame: HTMLElement,
  onDrop: (dropped: Dropped) => void,
  until: AbortSignal,
  pressed: PointerEvent | null,
): void {
  let grip: Grip | null = null;
  let isMoving = false;
  /** The button is still down after Escape. */
  let isGivenUp = false;
  let last: PointerEvent | null = null;

  function press(event: PointerEvent) {
    if (event.button !== 0 || event.pointerType === "touch" || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>("a.movable") : null;
    grip = link && gripOf(link, event);
  }

  function move(event: PointerEvent) {
    if (!grip) return;
    // Its release was not heard here: the press came before this was loaded, or it ended elsewhere.
    if (event.buttons === 0) return stop();
    const { start } = grip;
    if (!isMoving && Math.hypot(event.clientX - start.x, event.clientY + scrollY - start.y) < SLACK_PX) return;
    if (!isMoving) grip.event.setPointerCapture(event.pointerId);
    if (!last) requestAnimationFrame(scrollOn);
    isMoving = true;
    last = event;
    show(grip, dragOf(grip, event));
  }

  function scrollOn() {
    if (!grip || !last) {
      last = null;
      return;
    }
    const { clientY } = last;
    const by = clientY < SCROLL_EDGE_PX ? -1 : clientY > innerHeight - SCROLL_EDGE_PX ? 1 : 0;
    if (by !== 0) {
      scrollBy(0, by * SCROLL_STEP_PX);
      show(grip, dragOf(grip, last));
    }
    requestAnimationFrame(scrollOn);
  }

  function drop(event: PointerEvent) {
    const dropped = grip;
    if (isGivenUp) swallowClick();
    isGivenUp = false;
    if (!dropped || !isMoving) return stop();
    const drag = dragOf(dropped, event);
    swallowClick();
    if (drag.days === 0 && drag.minutes === 0 && drag.longer === 0) return stop();
    [grip, isMoving] = [null, false];
    const path = (dropped.event as HTMLAnchorElement).pathname; // `movable` stands on links alone
    onDrop({ path, ...drag, at: event.timeStamp, letGo: () => hide(dropped.event) });
  }

  function stop() {
    if (grip) hide(grip.event);
    [grip, isMoving] = [null, false];
  }

  function giveUp(event: KeyboardEvent) {
    if (event.key !== "Escape" || !grip) return;
    event.preventDefault();
    isGivenUp = isMoving;
    stop();
  }

  const signal = until;
  frame.addEventListener("pointerdown", press, { signal });
  // Of an event the calendar keeps the browser from dragging the link; this is a free hour's, which lies where a short
  // event has just been.
  frame.addEventListener("dragstart", (event) => grip && event.preventDefault(), { signal });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", drop, { signal });
  addEventListener("pointercancel", stop, { signal });
  addEventListener("keydown", giveUp, { signal, capture: true });
  if (pressed) press(pressed);
}

/** The click that follows a release would open the event. */
function swallowClick() {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

function gripOf(event: HTMLElement, { clientX: x, clientY: y }: PointerEvent): Grip | null {
  const columns = [...(event.closest("section")?.querySelectorAll<HTMLElement>(".hour-day") ?? [])].filter(
    (one) => one.offsetParent !== null,
  );
  const isBar = event.matches(".bar");
  const column = isBar ? columns[placeUnder(columns, x)] : event.closest<HTMLElement>(".hour-day");
  if (!column) return null;
  const [box, place] = [event.getBoundingClientRect(), column.getBoundingClientRect()];
  const hours = column.querySelectorAll(".slot").length;
  const at = (name: string) => numberOf(event, name);
  return {
    ...{ event, columns, from: columns.indexOf(column), start: { x, y: y + scrollY } },
    ...{ isBar, widthPx: box.width },
    isEdge: isBar
      ? box.width > 2 * EDGE_PX && x > box.right - EDGE_PX && !event.matches(".goes-on")
      : box.height > 2 * EDGE_PX && y > box.bottom - EDGE_PX,
    pxPerMinute: place.height / (hours * 60),
    columnPx: place.width,
    minutes: { from: at("ah") * 60 + at("am"), to: at("bh") * 60 + at("bm") },
  };
}

/** Of the column that is there, or else of the last. */
function placeUnder(columns: readonly HTMLElement[], x: number): number {
  const over = columns.findIndex((column) => x < column.getBoundingClientRect().right);
  return over === -1 ? columns.length - 1 : over;
}

/** How far it has been dragged, in steps, and not beyond the days and hours that there are. */
function dragOf(grip: Grip, { clientX, clientY }: PointerEvent): Pick<Dropped, "days" | "minutes" | "longer"> {
  const { columns, from, isEdge, isBar, start, pxPerMinute, minutes } = grip;
  const days = placeUnder(columns, clientX) - from;
  if (isBar) return isEdge ? { days: 0, minutes: 0, longer: days * DAY } : { days, minutes: 0, longer: 0 };
  const by = (clientY + scrollY - start.y) / pxPerMinute;
  const toStep = (minute: number) => Math.round(minute / STEP) * STEP;
  if (isEdge) {
    const end = Math.min(DAY, Math.max(minutes.from + STEP, toStep(minutes.to + by)));
    return { days: 0, minutes: 0, longer: Math.abs(by) < STEP / 2 ? 0 : end - minutes.to };
  }
  const begin = Math.min(DAY - STEP, Math.max(0, toStep(minutes.from + by)));
  return { days, minutes: Math.abs(by) < STEP / 2 ? 0 : begin - minutes.from, longer: 0 };
}

function show(grip: Grip, { days, minutes: by, longer }: Pick<Dropped, "days" | "minutes" | "longer">) {
  const { event, columns, from, isBar, widthPx, pxPerMinute, minutes } = grip;
  const there = columns[from + days]?.getBoundingClientRect().left ?? 0;
  const here = columns[from]?.getBoundingClientRect().left ?? 0;
  if (isBar) {
    const last = columns[from + longer / DAY]?.getBoundingClientRect().left ?? here;
    event.dataset.to = "";
    event.style.translate = `${there - here}px`;
    event.style.width = longer === 0 ? "" : `${Math.max(2 * EDGE_PX, widthPx + last - here)}px`;
    return;
  }
  const clock = clockAt(event.closest("section"));
  const [begin, end] = [minutes.from + by, Math.min(DAY, minutes.to + by + longer)];
  event.dataset.to = `${formatMinute(begin, clock)}–${formatMinute(end, clock)}`;
  event.style.translate = `${there - here}px ${by * pxPerMinute}px`;
  event.style.height = longer === 0 ? "" : `${(end - begin) * pxPerMinute - 2}px`;
}

function hide(event: HTMLElement) {
  delete event.dataset.to;
  event.style.translate = "";
  event.style.height = "";
  event.style.width = "";
}
