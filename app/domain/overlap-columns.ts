/** A stretch of a line, half-open: minutes of a day, or days of a week. */
export interface Stretch {
  from: number;
  to: number;
}

/** Where something stands among what it overlaps: in which of how many columns of equal width. */
export interface Column {
  column: number;
  columns: number;
}

/** Stretches for which there was no column left, as one. */
export interface Rest extends Stretch, Column {
  count: number;
}

/**
 * Puts stretches that overlap side by side, and those that share no time below each other: each goes into the first
 * column that is free, the earliest first and of two that begin together the longer one. All that hang together by
 * overlaps have columns of one width.
 *
 * @param stretches each longer than nothing, in any order
 * @param most columns there may be; what finds no place is told of in the last of them
 * @returns the place of each by its index, null for what has none, and what stands in the place of those
 */
export function placeInColumns(
  stretches: readonly Stretch[],
  most = Number.POSITIVE_INFINITY,
): { places: (Column | null)[]; rests: Rest[] } {
  const places: (Column | null)[] = stretches.map(() => null);
  const rests: Rest[] = [];
  for (const cluster of clustersOf(stretches)) {
    const ends: number[] = [];
    const columns = cluster.map(({ from, to }) => {
      const free = ends.findIndex((end) => end <= from);
      const column = free === -1 ? ends.length : free;
      ends[column] = to;
      return column;
    });
    const count = Math.min(ends.length, most);
    const left = cluster.filter((stretch, index) => {
      const column = columns[index] ?? 0;
      const fits = ends.length <= most || column < most - 1;
      if (fits) places[stretch.index] = { column, columns: count };
      return !fits;
    });
    // What is left over need not hang together any more; each part of it is told of where it stands.
    for (const part of clustersOf(left)) {
      rests.push({ ...spanOf(part), column: count - 1, columns: count, count: part.length });
    }
  }
  return { places, rests };
}

type Indexed = Stretch & { index: number };

/** Those that hang together by overlaps, in order of their start. */
function clustersOf(stretches: readonly Stretch[]): Indexed[][] {
  const sorted = stretches
    .map((stretch, index): Indexed => ({ index, ...stretch }))
    .toSorted((a, b) => a.from - b.from || b.to - a.to || a.index - b.index);
  const clusters: Indexed[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const stretch of sorted) {
    if (stretch.from >= end) clusters.push([]);
    clusters.at(-1)?.push(stretch);
    end = Math.max(end, stretch.to);
  }
  return clusters;
}

const spanOf = (stretches: readonly Stretch[]): Stretch => ({
  from: Math.min(...stretches.map(({ from }) => from)),
  to: Math.max(...stretches.map(({ to }) => to)),
});

/** All of the line that lies in `depth` or more of the stretches, in order. */
export function coveredBy(stretches: readonly Stretch[], depth: number): Stretch[] {
  const edges = stretches
    .filter(({ from, to }) => to > from)
    .flatMap(({ from, to }) => [
      { at: from, change: 1 },
      { at: to, change: -1 },
    ])
    // At one place what begins counts first, so that touching stretches are one.
    .toSorted((a, b) => a.at - b.at || b.change - a.change);
  const covered: Stretch[] = [];
  let open = 0;
  for (const { at, change } of edges) {
    open += change;
    if (change === 1 && open === depth) covered.push({ from: at, to: at });
    const last = covered.at(-1);
    if (change === -1 && open === depth - 1 && last) last.to = at;
  }
  return covered.filter(({ from, to }) => to > from);
}
