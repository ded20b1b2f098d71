import { isProviderError, ProviderError } from "./errors";
import type { Connection } from "./request";

/** Milliseconds before the second and the third try. */
const WAITS = [200, 800];

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/**
 * Up to three tries of a call, as long as `again` says that another is safe and sensible.
 * When one of them may have reached the provider, a later refusal does not undo that: the error says `unknown`.
 *
 * @param call gets true when an earlier try may have been carried out
 * @param again asked for ProviderErrors only; everything else is thrown at once
 */
export async function retry<T>(
  { sleep = wait }: Connection,
  again: (error: ProviderError) => boolean,
  call: (mayBeDone: boolean) => Promise<T>,
): Promise<T> {
  let mayBeDone = false;
  for (let tried = 0; ; tried++) {
    try {
      return await call(mayBeDone);
    } catch (error) {
      if (!isProviderError(error)) throw error;
      const pause = WAITS[tried];
      if (pause === undefined || !again(error)) throw mayBeDone ? asUnknown(error) : error;
      mayBeDone ||= error.outcome === "unknown";
      await sleep(pause);
    }
  }
}

function asUnknown(error: ProviderError): ProviderError {
  if (error.outcome === "unknown") return error;
  const { provider, status, code, reason, retryable, cause } = error;
  return new ProviderError(provider, status, { code, reason, retryable, cause, outcome: "unknown" });
}
