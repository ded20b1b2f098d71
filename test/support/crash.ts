import { env } from "cloudflare:workers";
import type { Deps } from "~/services/deps";
import { quickDeps } from "./turns";
import { watchedD1 } from "./watched-d1";

class Crash extends Error {
  override name = "Crash";
}

/** Dependencies that die once: before or after their n-th step since they were armed. */
export function crashAt(step: number, when: "before" | "after") {
  let taken = Number.NEGATIVE_INFINITY;
  let crashed: string | undefined;

  async function around<T>(name: string, work: () => Promise<T>): Promise<T> {
    taken += 1;
    const here = taken === step && crashed === undefined;
    if (here) crashed = name;
    if (here && when === "before") throw new Crash();
    const result = await work();
    if (here) throw new Crash();
    return result;
  }

  const plain = quickDeps(watchedD1(env.DB, (roundTrip) => around("database", roundTrip)));
  const deps: Deps = {
    ...plain,
    whatsapp: { ...plain.whatsapp, send: (...sent) => around("send", () => plain.whatsapp.send(...sent)) },
    calendar: {
      ...plain.calendar,
      listEvents: (...asked) => around("list", () => plain.calendar.listEvents(...asked)),
      insertEvent: (...asked) => around("insert", () => plain.calendar.insertEvent(...asked)),
      patchEvent: (...asked) => around("patch", () => plain.calendar.patchEvent(...asked)),
      deleteEvent: (...asked) => around("delete", () => plain.calendar.deleteEvent(...asked)),
    },
  };
  return {
    deps,
    arm: () => {
      taken = 0;
    },
    disarm: () => {
      taken = Number.NEGATIVE_INFINITY;
    },
    happened: () => crashed !== undefined,
    stepName: () => crashed ?? "nothing",
  };
}
