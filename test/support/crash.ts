import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { deliveries } from "~/db/schema";
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
      listPage: (...asked) => around("list", () => plain.calendar.listPage(...asked)),
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

/** Looks at what came of a crash; `place` names it, for the messages of assertions. */
type Look = (user: TestUser, answers: { text: string }[], place: string) => Promise<void>;

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
 * Plays the journey anew for each moment of its last turn at which a crash leaves something else behind; the turn is
 * then run again, as the platform would. Nobody is answered twice, and nobody is left without an answer: where it
 * crashed before the sending the sweep answers. The question that was open is used up.
 *
 * @returns how many steps the turn has
 */
export async function crashAtEveryStep(journey: Journey, start: () => Promise<TestUser>, look: Look): Promise<number> {
  for (let step = 1; ; step++) {
    const died = await crashOnce(journey, await start(), crashAt(step, "after"), look, `after step ${step}`);
    if (died === undefined) return step - 1;
    // Before a step all is as after the one before it; but the right to send is taken in between.
    if (step > 1 && died !== "send") continue;
    await crashOnce(journey, await start(), crashAt(step, "before"), look, `before step ${step}`);
  }
}

/** @returns the step that it died at; undefined when the turn has fewer */
async function crashOnce(
  journey: Journey,
  user: TestUser,
  crash: ReturnType<typeof crashAt>,
  look: Look,
  at: string,
): Promise<string | undefined> {
  const phone = await converse(user, journey.now, { deps: crash.deps });
  for (const text of journey.before) await phone.text(text);
  const told = (await messagesTo(user.phone)).length;

  crash.arm();
  await phone.text(journey.message);
  crash.disarm();
  if (!crash.happened()) return undefined;

  const place = `${at}, ${crash.stepName()}`;
  const answers = (await messagesTo(user.phone)).slice(told);
  const neverSent = place.startsWith("before") && crash.stepName() === "send";
  expect(answers, place).toHaveLength(neverSent ? 0 : 1);
  await sweepUp(user, neverSent);
  expect((await messagesTo(user.phone)).slice(told), place).toHaveLength(1);
  expect(phone.state().pending, place).toBeNull();
  await look(user, answers, place);
  return crash.stepName();
}
