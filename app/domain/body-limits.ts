const KB = 1024;

/** How many bytes a request may carry. Meta's webhooks have at most 3 MB; no form of ours comes near its limit. */
export const WEBHOOK_BYTES = 3 * KB * KB;
export const FORM_BYTES = 64 * KB;
/** Of a call of the API. */
export const API_BYTES = 1_000_000;
