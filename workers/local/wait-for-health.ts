// A domain of one's own has its certificate some minutes after the first upload.
const WAIT_MS = 300_000;
const BETWEEN_MS = 2_000;
const TIMEOUT_MS = 10_000;

/**
 * Waits until a deployed copy says that it is well.
 *
 * @throws Error with what it said last when it does not within five minutes
 */
export async function waitForHealth(appUrl: string, { waitMs = WAIT_MS, betweenMs = BETWEEN_MS } = {}): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const last = await health(appUrl);
    if (last === null) return;
    if (Date.now() >= deadline) throw new Error(`${appUrl}/healthz is not well after ${waitMs / 1000} s: ${last}`);
    await new Promise((resolve) => setTimeout(resolve, betweenMs));
  }
}

/** Null when it is well, or else why not. */
async function health(appUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${appUrl}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? null : `${response.status} ${(await response.text()).slice(0, 500)}`;
  } catch (error) {
    // No address yet, no certificate yet, no answer in time.
    if (!(error instanceof Error)) throw error;
    const { cause } = error;
    return cause instanceof Error ? `${error.message}, ${cause.message}` : error.message;
  }
}
