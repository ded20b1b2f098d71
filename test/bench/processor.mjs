import { existsSync, readdirSync, readFileSync } from "node:fs";

/**
 * Processor time of all threads of a process so far, milliseconds, from Linux's own books; NaN elsewhere. Unlike the
 * clock it does not run for whoever else uses the machine.
 */
export function cpuOf(pid) {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return Number.NaN;
  const nanoseconds = readdirSync(tasks).map((id) =>
    Number(readFileSync(`${tasks}/${id}/schedstat`, "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, spent) => sum + spent, 0) / 1e6;
}

export function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
