import type { Machine } from "./machine";

const MINUTE = 60_000;

/** The cron of these days. It comes every minute; minutes in which nothing is due by any table are passed over. */
export class Days {
  readonly #machine: Machine;
  readonly #cron: (minute: number) => void;
  readonly #nextDue: () => number;
  #last = 0;
  #backAt = 0;

  /** @param nextDue when anything is due by any table, UTC milliseconds */
  constructor(machine: Machine, cron: (minute: number) => void, nextDue: () => number) {
    this.#machine = machine;
    this.#cron = cron;
    this.#nextDue = nextDue;
  }

  async pass(end: number): Promise<void> {
    // What has just been begun may make something due before anything that is known of now.
    await this.#machine.playUntil(this.#machine.now);
    for (;;) {
      const minute = this.#nextMinute();
      const next = this.#machine.nextAt ?? Number.POSITIVE_INFINITY;
      const at = Math.min(minute, next);
      if (at > end) break;
      if (minute <= next) {
        this.#last = minute;
        this.#machine.at(minute, () => this.#come(minute));
      }
      await this.#machine.playUntil(at);
    }
    await this.#machine.playUntil(end);
  }

  #nextMinute(): number {
    const at = Math.max(this.#nextDue(), this.#machine.now, this.#last + 1);
    return Math.ceil(at / MINUTE) * MINUTE;
  }

  #come(minute: number): void {
    const machine = this.#machine;
    if (machine.now < this.#backAt) {
      machine.lasts("cronMissed");
      return;
    }
    if (machine.strikes("cronMissed", "cron")) {
      this.#backAt = machine.now + machine.form([1, 1, 2, 5, 12, 30]) * MINUTE;
      return;
    }
    this.#cron(minute);
    if (!machine.strikes("cronTwice", "cron")) return;
    machine.in(machine.form([0, 4, 9_000, 61_000]), () => this.#cron(minute));
  }
}
