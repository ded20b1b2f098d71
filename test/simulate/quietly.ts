import type { Machine } from "./machine";

/** What the app logs goes into the trace. */
export async function quietly<T>(machine: Machine, work: () => Promise<T>): Promise<T> {
  const { log, warn, error } = console;
  const keep = (...said: unknown[]) => machine.log(`log    ${said.map(String).join(" ")}`);
  Object.assign(console, { log: keep, warn: keep, error: keep });
  try {
    return await work();
  } finally {
    Object.assign(console, { log, warn, error });
  }
}
