const DAYS_BY_KEY: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * Where a key leads from the link of a day in a month.
 *
 * @param date ISO date
 * @param dates of all cells, whole weeks
 * @returns an ISO date, maybe of another month; null for a key that leads nowhere
 */
export function dayAfterKey(key: string, date: string, dates: readonly string[]): string | null {
  const index = dates.indexOf(date);
  const week = index - (index % 7);
  if (key === "Home") return dates[week] ?? null;
  if (key === "End") return dates[week + 6] ?? null;
  const by = DAYS_BY_KEY[key];
  return by === undefined ? null : addDays(date, by);
}

/** Makes one day of a month enough for Tab: keys lead to the others. */
export function leadThroughMonth(frame: HTMLElement): void {
  frame.querySelector(".month")?.setAttribute("role", "grid");
  for (const link of frame.querySelectorAll<HTMLElement>("a[data-date]"))
    link.tabIndex = link.closest("td")?.classList.contains("chosen") ? 0 : -1;
}

/** Of dates alone, so no clock change is in the way. */
function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/**
 * What a key leads to from a slot or an event among hours: above and below on its day, and on the days beside it at the
 * same height.
 *
 * @returns undefined for a key that leads nowhere, null where there is no day any more
 */
export function linkAfterKey(key: string, from: HTMLElement): HTMLElement | null | undefined {
  const column = from.closest<HTMLElement>(".hour-day");
  const columns = [...(column?.parentElement?.querySelectorAll<HTMLElement>(".hour-day") ?? [])].filter(isShown);
  if (!column) return undefined;
  const top = topOf(from);
  if (key === "ArrowUp" || key === "ArrowDown") {
    const links = linksOf(column).filter((link) => link !== from);
    const further = links.filter((link) => (key === "ArrowUp" ? topOf(link) < top : topOf(link) > top));
    return nearest(further, top) ?? from;
  }
  const place = columns.indexOf(column);
  const next = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: columns.length - 1 }[key];
  if (next === undefined) return undefined;
  const there = columns[next];
  return there ? nearest(linksOf(there), top) : null;
}

const linksOf = (column: HTMLElement) => [...column.querySelectorAll<HTMLElement>("a")];
const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;
const isShown = (element: HTMLElement) => element.offsetParent !== null;

/** At one height an event comes before the slot below it. */
function nearest(links: readonly HTMLElement[], top: number): HTMLElement | null {
  let [best, least]: [HTMLElement | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const link of links) {
    const distance = Math.abs(topOf(link) - top) + (link.classList.contains("slot") ? 1.5 : 0);
    if (distance < least) [best, least] = [link, distance];
  }
  return best;
}

/**
 * Hears keys of one letter, while nothing is typed and no dialog is open.
 *
 * @param actions what each does by then
 * @param until ends it
 */
export function hearLetters(actions: () => Record<string, () => void>, until: AbortSignal): void {
  function press(event: KeyboardEvent) {
    const { target, key } = event;
    if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]")) return;
    const action = Object.hasOwn(actions(), key) ? actions()[key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  }
  document.addEventListener("keydown", press, { signal: until });
}
