import { Session } from "node:inspector/promises";

/**
 * How often functions of the app are called by each piece of work, callbacks among them: how much work it is, the same on
 * every machine. The runtime counts, as it does for coverage, and is some ten times as slow while it does.
 */
export async function countCalls(pieces: readonly (() => unknown)[]): Promise<number[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const counts: number[] = [];
  // Each taking begins anew.
  await session.post("Profiler.takePreciseCoverage");
  for (const work of pieces) {
    await work();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const functions = result.flatMap(({ url, functions }) => (url.includes("/app/") ? functions : []));
    counts.push(functions.reduce((sum, { ranges: [range] }) => sum + (range?.count ?? 0), 0));
  }
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
  return counts;
}
