const KB = 1024;

/** How many bytes a request may carry. Meta's webhooks have at most 3 MB; no form of ours comes near its limit. */
export const WEBHOOK_BYTES = 3 * KB * KB;
export const FORM_BYTES = 64 * KB;
/** Of a call of the API. */
export const API_BYTES = 1_000_000;
/** The form that takes a transcript, which may be a document with pictures. */
const TRANSCRIPT_FORM_BYTES = 6 * KB * KB;

/** Three hours of talk are 0.3 MB; a document may carry pictures. */
export const TRANSCRIPT_BYTES_MAX = 5_000_000;
/** The same as it is said, in megabytes. */
export const TRANSCRIPT_MB = TRANSCRIPT_BYTES_MAX / 1_000_000;

/** How much the form at this address may carry. */
export const formBytes = (path: string): number =>
  /^\/dashboard\/meetings\/[^/]+\/summary(?:\.data)?$/.test(path) ? TRANSCRIPT_FORM_BYTES : FORM_BYTES;
