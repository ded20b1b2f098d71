/**
 * Work of which one run goes on at a time. Asked for while a run goes on, it runs once more when that one has ended, so
 * that whatever was there at the moment of asking is seen.
 */
export class SerialTask {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Resolves when all that was asked for has been done; rejects when the work does. */
  run(): Promise<void> {
    this.#again = this.#running !== undefined;
    this.#running ??= this.#runUntilDone();
    return this.#running;
  }

  async #runUntilDone(): Promise<void> {
    try {
      do {
        this.#again = false;
        await this.#work();
      } while (this.#again);
    } finally {
      // Synchronous with the look at `#again`: nobody can ask in between and be missed.
      this.#running = undefined;
    }
  }
}
