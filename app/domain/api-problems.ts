/** One kind of refusal, as `/api/errors` describes it: its `type` is the address there, and stays what it is. */
interface ApiProblem {
  status: number;
  title: string;
  /** What it means, and what the caller can do. */
  text: string;
}

/**
 * Every way in which the API refuses, by the last part of its `type` (RFC 9457). What a caller's program may rely on is
 * the name and the status.
 */
export const API_PROBLEMS = {
  "bad-json": { status: 400, title: "Not JSON", text: "The body is no JSON object. Nothing was done." },
  "bad-query": {
    status: 400,
    title: "Bad query",
    text: "A parameter of the address is wrong or unknown. `errors` names each one.",
  },
  "bad-header": {
    status: 400,
    title: "Bad header",
    text: "`Idempotency-Key` has 1 to 255 visible letters of ASCII, and `If-Match` is an `ETag` that we have sent. `detail` says which it is.",
  },
  "bad-cursor": {
    status: 400,
    title: "Bad cursor",
    text: "The cursor is not one that this list has given to you. Begin the list again without it.",
  },
  "missing-key": {
    status: 401,
    title: "No key",
    text: "Send a key of yours as `Authorization: Bearer parley_live_…`.",
  },
  "wrong-key": {
    status: 401,
    title: "Wrong key",
    text: "There is no such key. Keys are made in the settings, under API.",
  },
  "expired-key": { status: 401, title: "Expired key", text: "The key has come to its end. Make another one." },
  "revoked-key": { status: 401, title: "Revoked key", text: "The key was revoked. Make another one." },
  "missing-scope": {
    status: 403,
    title: "The key may not do this",
    text: "The call needs a scope that the key has not: `scope` names it. Make a key that has it.",
  },
  "origin-not-allowed": {
    status: 403,
    title: "Origin not allowed",
    text: "The call comes from a web page whose origin the key does not allow.",
  },
  "meetings-used-up": {
    status: 403,
    title: "No meeting left",
    text: "The trial is over or its meetings, or the plan's of this month, are used up. `detail` says which. What is booked can still be changed.",
  },
  "not-found": { status: 404, title: "Not found", text: "There is no such thing, or it is somebody else's." },
  "method-not-allowed": {
    status: 405,
    title: "Method not allowed",
    text: "The address does not take this method. `Allow` lists those that it takes.",
  },
  "slot-taken": {
    status: 409,
    title: "The time is taken",
    text: "Something else is in the calendar then. `conflicts` says what, `alternatives` what is free. Take one of those, or set `allow_conflicts`.",
  },
  "too-many-proposals": {
    status: 409,
    title: "Too many open proposals",
    text: "Ten proposals wait for the person's yes or no. Over MCP alone: wait for an answer, or withdraw one.",
  },
  "not-changeable": {
    status: 409,
    title: "Cannot be changed",
    text: "The meeting is over, was cancelled, or somebody else set it up.",
  },
  "calendar-not-connected": {
    status: 409,
    title: "No calendar",
    text: "No Google Calendar is connected, or Google has ended the access. Connect it on the site.",
  },
  "calendar-refused": {
    status: 409,
    title: "The calendar refused",
    text: "Google Calendar did not accept it. Nothing was changed.",
  },
  "still-running": {
    status: 409,
    title: "Still running",
    text: "A request with this `Idempotency-Key` is under way. Ask again after the seconds in `Retry-After`.",
  },
  changed: {
    status: 412,
    title: "Changed meanwhile",
    text: "The meeting is no longer what `If-Match` says. Read it again and decide anew.",
  },
  "too-large": { status: 413, title: "Too large", text: "A body has at most 1 MB." },
  "not-json": { status: 415, title: "Not JSON", text: "Send the body as `Content-Type: application/json`." },
  "bad-body": {
    status: 422,
    title: "Bad body",
    text: "A field is wrong, missing or unknown. `errors` names each one with a JSON pointer and says why. Nothing was done.",
  },
  "key-reused": {
    status: 422,
    title: "Idempotency-Key used before",
    text: "Another request came with this `Idempotency-Key` within the last 24 hours. Use a new one for each request.",
  },
  "too-many-calls": {
    status: 429,
    title: "Too many calls",
    text: "The key has used its calls of this minute. Ask again after the seconds in `Retry-After`.",
  },
  "quota-used-up": {
    status: 429,
    title: "Calls of this month used up",
    text: "The account has used the calls that its plan has in a month of UTC. `resets_at` says when the next one begins.",
  },
  "server-error": {
    status: 500,
    title: "Our fault",
    text: "Something broke here. Ask again with the same `Idempotency-Key`; when it stays, write to us with the `request_id`.",
  },
  "outcome-unknown": {
    status: 502,
    title: "Google did not say",
    text: "Google Calendar did not say whether it worked. Ask again with the same `Idempotency-Key`, or look at the meeting.",
  },
  "calendar-down": {
    status: 503,
    title: "Google does not answer",
    text: "Google Calendar does not answer at the moment. Nothing was changed; try again.",
  },
} as const satisfies Record<string, ApiProblem>;

export type ApiProblemName = keyof typeof API_PROBLEMS;

/** Where a kind of refusal is described; it names the kind. */
export const problemType = (appUrl: string, name: ApiProblemName) => `${appUrl}/api/errors#${name}`;
