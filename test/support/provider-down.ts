import { ProviderError, type ProviderName } from "~/providers/errors";

/** What a client throws when its provider does not answer. */
export function silence(provider: ProviderName): ProviderError {
  return new ProviderError(provider, 0, { write: false });
}
