import { json } from "../call";

const WORDS: Record<number, [type: string, code: string | null, message: string]> = {
  400: ["invalid_request_error", null, "The request is not valid."],
  401: ["invalid_request_error", "invalid_api_key", "Incorrect API key provided."],
  404: ["invalid_request_error", "unknown_url", "There is nothing here."],
  429: ["rate_limit_error", "rate_limit_exceeded", "Rate limit reached for requests."],
};

/** The error envelope of OpenAI-style servers, in the words that go with a status. */
export function errorBody(status: number, message?: unknown) {
  const [type, code, usual] = WORDS[status] ?? ["server_error", null, "The server had an error."];
  return { error: { message: typeof message === "string" ? message : usual, type, param: null, code } };
}

export function apiError(status: number, message?: string): Response {
  return json(errorBody(status, message), status, status === 429 ? { "retry-after": "20" } : {});
}
