import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { deliveries } from "~/db/schema/messages";
import { OPEN_STATES } from "~/domain/delivery-rules";
import { HOUR } from "~/domain/time";
import type { Deps } from "~/services/deps";
import { outbox } from "./outbox";
import { messagesTo } from "./sandbox";
import { converse, quickDeps } from "./turns";
import { db, type TestUser } from "./user";
import { watchedD1 } from "./watched-d1";

class Crash extends Error {
  override name = "Crash";
}

type When = "before" | "after";

/** Dependencies that die once each time they are armed: before or after their n-th step from then on. */
export function crashAt(step: number, when: When) {
  let taken = Number.NEGATIVE_INFINITY;
  let at = { step, when };
  let crashed: string | undefined;

  async function around<T>(name: string, work: () => Promise<T>): Promise<T> {
    taken += 1;
    const here = taken === at.step && crashed === undefined;
    if (here) crashed = name;
    if (here && at.when === "before") throw new Crash();
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
      listPage: (...asked) => around("list", () => plain.calendar.listPage(...asked)),
      insertEvent: (...asked) => around("insert", () => plain.calendar.insertEvent(...asked)),
      patchEvent: (...asked) => around("patch", () => plain.calendar.patchEvent(...asked)),
      patchNewest: (...asked) => around("patch", () => plain.calendar.patchNewest(...asked)),
      deleteEvent: (...asked) => around("delete", () => plain.calendar.deleteEvent(...asked)),
    },
  };
  return {
    deps,
    arm: (next = at) => {
      [at, taken, crashed] = [next, 0, undefined];
    },
    disarm: () => {
      taken = Number.NEGATIVE_INFINITY;
    },
    happened: () => crashed !== undefined,
    stepName: () => crashed ?? "nothing",
  };
}

/** A turn to crash: the messages before it, the one that it answers, and what must be true in the end. */
export interface Stage {
  before: readonly string[];
  message: string;
  /** Looks at what came of a crash; `place` names it, for the messages of assertions. */
  look: (user: TestUser, answers: { text: string }[], place: string) => Promise<void>;
}

/** An hour of the outbox. What went out has its status by then: that is waited for, because the sandbox is quick, not at once. */
async function sweepUp({ id }: TestUser, neverSent: boolean): Promise<void> {
  const rows = () =>
    db.select({ id: deliveries.id, state: deliveries.state }).from(deliveries).where(eq(deliveries.userId, id));
  const isOpen = ({ state }: { state: string }) => OPEN_STATES.some((open) => open === state);
  for (let look = 0; !neverSent && look < 2_000 && (await rows()).some(isOpen); look++) await scheduler.wait(5);
  const box = outbox();
  await box.pass(
    (await rows()).map((row) => row.id),
    box.now() + HOUR,
  );
  expect((await rows()).filter(isOpen)).toEqual([]);
}

/**
 * Plays a conversation anew for each moment at which a crash leaves something else behind, and lets the turn of every
 * stage crash there; the turn is then run again, as the platform would. Nobody is answered twice, and nobody is left
 * without an answer: where it crashed before the sending the sweep answers. The question that was open is used up.
 *
 * @returns how many steps the turn of each stage has
 */
export async function crashAtEveryStep(
  now: string,
  stages: readonly Stage[],
  start: () => Promise<TestUser>,
): Promise<number[]> {
  /** For each stage the steps of its turn by name, in order. */
  const steps = stages.map((): string[] => []);
  for (let step = 1; ; step++) {
    const died = await crashInEach(now, stages, await start(), () => ({ step, when: "after" }));
    for (const [index, name] of died.entries()) if (name !== undefined) steps[index]?.push(name);
    if (died.every((name) => name === undefined)) break;
  }
  // Before a step all is as after the one before it; but the right to send is taken in between.
  const others = [steps.map(() => 1), steps.map((names) => names.indexOf("send") + 1)];
  for (const before of others)
    await crashInEach(now, stages, await start(), (index) => ({ step: before[index] ?? 0, when: "before" }));
  return steps.map(({ length }) => length);
}

/** @returns the step that the turn of each stage died at; undefined where it has fewer */
async function crashInEach(
  now: string,
  stages: readonly Stage[],
  user: TestUser,
  placeOf: (index: number) => { step: number; when: When },
): Promise<(string | undefined)[]> {
  const crash = crashAt(0, "after");
  const phone = await converse(user, now, { deps: crash.deps });
  const died: (string | undefined)[] = [];
  for (const [index, { before, message, look }] of stages.entries()) {
    for (const text of before) await phone.text(text);
    const told = (await messagesTo(user.phone)).length;

    const at = placeOf(index);
    crash.arm(at);
    await phone.text(message);
    crash.disarm();
    died.push(crash.happened() ? crash.stepName() : undefined);

    const place = `stage ${index + 1}, ${at.when} step ${at.step}, ${crash.stepName()}`;
    const answers = (await messagesTo(user.phone)).slice(told);
    const neverSent = at.when === "before" && crash.stepName() === "send";
    expect(answers, place).toHaveLength(neverSent ? 0 : 1);
    await sweepUp(user, neverSent);
    expect((await messagesTo(user.phone)).slice(told), place).toHaveLength(1);
    expect(phone.state().pending, place).toBeNull();
    await look(user, answers, place);
  }
  return died;
}
