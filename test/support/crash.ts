import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { Deps } from "~/services/deps";
import { messagesTo } from "./sandbox";
import { converse, quickDeps } from "./turns";
import type { TestUser } from "./user";
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

/** A turn to crash: the messages before it, and the one that it answers. */
interface Journey {
  now: string;
  before: readonly string[];
  message: string;
}

/**
 * Plays the journey anew for each step of its last turn, with a crash before or after that step; the turn is then run
 * again, as the platform would. Nobody is answered twice, and nobody is left without an answer unless sending was where
 * it crashed; the question that was open is used up.
 *
 * @param look at what came of it; `place` names the crash, for the messages of assertions
 * @returns how many steps the turn has
 */
export async function crashAtEveryStep(
  journey: Journey,
  start: () => Promise<TestUser>,
  look: (user: TestUser, answers: { text: string }[], place: string) => Promise<void>,
): Promise<number> {
  for (let step = 1; ; step++) {
    for (const when of ["before", "after"] as const) {
      const user = await start();
      const crash = crashAt(step, when);
      const phone = await converse(user, journey.now, { deps: crash.deps });
      for (const text of journey.before) await phone.text(text);
      const told = (await messagesTo(user.phone)).length;

      crash.arm();
      await phone.text(journey.message);
      crash.disarm();
      if (!crash.happened()) return step - 1;

      const place = `${when} step ${step}, ${crash.stepName()}`;
      const answers = (await messagesTo(user.phone)).slice(told);
      const neverSent = when === "before" && crash.stepName() === "send";
      expect(answers, place).toHaveLength(neverSent ? 0 : 1);
      expect(phone.state().pending, place).toBeNull();
      await look(user, answers, place);
    }
  }
}
