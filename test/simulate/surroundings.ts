import { AsyncLocalStorage } from "node:async_hooks";
import type { Machine } from "./machine";
import { Random } from "./random";

export type Outside = (lifeId: string, url: URL, method: string, body: string, headers: Headers) => Promise<Response>;

/** Which machine the code that runs just now belongs to: test files share a runtime, and others have work of their own. */
const current = new AsyncLocalStorage<Machine>();

/**
 * Runs with the machine's clock, timers and ids, and with `outside` in place of the network; whatever else runs in this
 * runtime has its own as before. What the app logs goes into the trace.
 */
export async function surrounded<T>(
  machine: Machine,
  seed: string,
  outside: Outside,
  run: () => Promise<T>,
): Promise<T> {
  const luck = new Random(`${seed}:ids`);
  const timers = new Map<number, ReturnType<Machine["at"]>>();
  const hex = (bytes: number) =>
    Array.from({ length: bytes }, () => luck.between(0, 255).toString(16).padStart(2, "0")).join("");
  const log = (...said: unknown[]) => machine.log(`log    ${said.map(String).join(" ")}`);
  const restore = [
    replaceClock(machine),
    replace(machine, Math, "random", () => luck.next()),
    replace(machine, crypto, "randomUUID", () => {
      return `${hex(4)}-${hex(2)}-4${hex(2).slice(1)}-8${hex(2).slice(1)}-${hex(6)}`;
    }),
    replace(machine, AbortSignal, "timeout", () => new AbortController().signal),
    replace(machine, globalThis, "setTimeout", (due: () => void, milliseconds = 0) => {
      const id = timers.size + 1;
      timers.set(id, machine.in(milliseconds, due));
      return id;
    }),
    replace(machine, scheduler, "wait", (milliseconds: number) => machine.wait(milliseconds)),
    replace(machine, globalThis, "clearTimeout", (id: number) => {
      const timer = timers.get(id);
      if (timer) machine.cancel(timer);
    }),
    replace(machine, globalThis, "fetch", async (input: string | URL, init: RequestInit = {}) => {
      const url = new URL(input);
      const lifeId = url.hostname.split(".")[0] ?? "";
      return outside(lifeId, url, init.method ?? "GET", String(init.body ?? ""), new Headers(init.headers));
    }),
    ...(["log", "warn", "error", "info"] as const).map((level) => replace(machine, console, level, log)),
  ];
  try {
    return await current.run(machine, run);
  } finally {
    for (const one of restore.reverse()) one();
  }
}

/** The tests have moved the clock already, in a way that lets nobody else set it; so the whole of it is replaced. */
function replaceClock(machine: Machine): () => void {
  const before = globalThis.Date;
  const now = () => (current.getStore() === machine ? machine.now : before.now());
  globalThis.Date = new Proxy(before, {
    construct: (real, args, target) => Reflect.construct(real, args.length > 0 ? args : [now()], target),
    get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
  });
  return () => {
    globalThis.Date = before;
  };
}

/** Puts a function in another's place for this machine alone. @returns what puts the old one back */
function replace<Given extends never[]>(
  machine: Machine,
  owner: object,
  name: string,
  by: (...given: Given) => unknown,
) {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  const real = Reflect.get(owner, name) as (...given: Given) => unknown; // only functions are replaced
  const value = (...given: Given) => (current.getStore() === machine ? by(...given) : real.apply(owner, given));
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}
