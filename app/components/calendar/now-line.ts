import { formatMinute } from "~/domain/clock-style";
import { clockAt, isCoveredBy, isWithin, numberOf, standsAt } from "./stands-at";

const LOOK_EVERY_MS = 30_000;

/**
 * Moves the present moment on through the hours. The minute is the server's: this machine's clock may be hours wrong, and
 * only counts on.
 *
 * @param frame holds the hours, if today is among them
 * @param until ends it
 */
export function moveNow(frame: HTMLElement, until: AbortSignal): void {
  const grid = frame.querySelector<HTMLElement>("[data-minute]");
  if (!grid) return;
  const atFirst = Number(grid.dataset.minute);
  const began = performance.now();
  const timer = setInterval(
    () => drawNow(grid, atFirst + Math.floor((performance.now() - began) / 60_000)),
    LOOK_EVERY_MS,
  );
  until.addEventListener("abort", () => clearInterval(timer));
}

function drawNow(grid: HTMLElement, minute: number) {
  const isShown = isWithin(minute, numberOf(grid, "fh"), numberOf(grid, "th"));
  const place = standsAt({ from: minute, to: minute });
  for (const name of ["now-line", "now-time"]) {
    const part = grid.querySelector<HTMLElement>(`.${name}`);
    if (!part) continue;
    part.className = `${name} ${place}`;
    part.hidden = !isShown;
    if (name === "now-time") part.textContent = formatMinute(minute, clockAt(grid));
  }
  for (const hour of grid.querySelectorAll<HTMLElement>(".hour-scale span:not(.now-time)"))
    hour.hidden = isShown && isCoveredBy(minute, numberOf(hour, "ah"));
}
