import { json } from "../call";

const MESSAGES: Readonly<Record<string, string>> = {
  notFound: "Not Found",
  deleted: "Resource has been deleted",
  duplicate: "The requested identifier already exists.",
  conditionNotMet: "Precondition Failed",
  fullSyncRequired: "Sync token is no longer valid, a full sync is required.",
  timeRangeEmpty: "The specified time range is empty.",
  authError: "Invalid Credentials",
  insufficientPermissions: "Request had insufficient authentication scopes.",
  channelIdNotUnique: "Channel id not unique",
  rateLimitExceeded: "Rate Limit Exceeded",
  backendError: "Backend Error",
};

/** Calendar API's error body. */
export function calendarErrorBody(status: number, reason: string, message = MESSAGES[reason] ?? "Bad Request") {
  const domain = reason === "rateLimitExceeded" ? "usageLimits" : "global";
  return { error: { errors: [{ domain, reason, message }], code: status, message } };
}

/** A Calendar call that Google would refuse. */
export class CalendarError extends Error {
  override name = "CalendarError";

  constructor(
    readonly status: number,
    readonly reason: string,
    message?: string,
  ) {
    super(message ?? MESSAGES[reason] ?? "Bad Request");
  }

  response(): Response {
    return json(calendarErrorBody(this.status, this.reason, this.message), this.status);
  }
}

export const badRequest = (message: string, reason = "invalid") => new CalendarError(400, reason, message);
