export type ProviderName =
  | "whatsapp"
  | "google-oauth"
  | "google-calendar"
  | "google-meet"
  | "email"
  | "stripe"
  | "language-model"
  | "transcription";

interface ProviderErrorDetails {
  /** The provider's own number or word for the error. */
  code?: string | number;
  reason?: string;
  /** False for a call that only reads: it changed nothing, whatever went wrong. */
  write?: boolean;
  /** For providers whose codes say more than their HTTP statuses. */
  retryable?: boolean;
  outcome?: "refused" | "unknown";
  cause?: unknown;
}

/**
 * The only error that leaves a client. It carries codes, never tokens, addresses or texts.
 *
 * `status` is the HTTP status, 0 when no answer came. `retryable` says that the same call may succeed later.
 * `outcome` is `refused` when the provider certainly did nothing, `unknown` when it may have done it.
 */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly provider: ProviderName;
  readonly status: number;
  readonly code?: string | number;
  readonly reason?: string;
  readonly retryable: boolean;
  readonly outcome: "refused" | "unknown";

  constructor(
    provider: ProviderName,
    status: number,
    { code, reason, write = true, retryable, outcome, cause }: ProviderErrorDetails = {},
  ) {
    const why = [code, reason].filter((part) => part !== undefined).join(" ");
    super(`${provider} answered ${status === 0 ? "nothing" : status}${why && ` (${why})`}`, { cause });
    const unclear = status === 0 || status === 408 || status >= 500;
    this.provider = provider;
    this.status = status;
    this.code = code;
    this.reason = reason;
    this.retryable = retryable ?? (unclear || status === 429);
    this.outcome = outcome ?? (write && unclear ? "unknown" : "refused");
  }
}

/** Whether Stripe has answered that it does not know what it was asked about, by its id. */
export const isMissingAtStripe = (error: unknown): boolean =>
  isProviderError(error) && error.provider === "stripe" && error.code === "resource_missing";

/** By shape, because the page build and the Worker entry carry separate copies of the class. */
export function isProviderError(error: unknown): error is ProviderError {
  return (
    error instanceof Error &&
    error.name === "ProviderError" &&
    "provider" in error &&
    "status" in error &&
    "retryable" in error &&
    "outcome" in error
  );
}
