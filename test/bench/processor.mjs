import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

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

/** The most memory that a process has had at once, MB, from Linux's own books; NaN elsewhere. */
export function peakMemoryOf(pid) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return Number.NaN;
  return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(file, "utf8"))?.[1]) / 1024);
}

/** From here on a process's peak is counted anew. */
export function forgetPeakMemory(pid) {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** The workerd among what this process has started that holds most memory, where its arguments' owner names this port. */
export function workerOf(pid, port) {
  const workers = below(pid).filter(({ name, line }) => name === "workerd" && line.includes(` --port ${port} `));
  return workers.toSorted((a, b) => peakMemoryOf(b.id) - peakMemoryOf(a.id))[0]?.id;
}

/** All processes below this one, each with its own arguments and those of the processes above it. */
function below(pid, above = "") {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
  return children.flatMap((id) => {
    const line = `${above} ${readFileSync(`/proc/${id}/cmdline`, "utf8").replaceAll("\0", " ")}`;
    return [{ id, name: readFileSync(`/proc/${id}/comm`, "utf8").trim(), line }, ...below(id, line)];
  });
}
