import type * as z from "zod";
import { API_PROBLEMS, type ApiProblemName, problemType } from "~/domain/api-problems";
import type { ApiAnswer } from "./operation";

/** One thing that is wrong with what was sent: where, as a JSON pointer into the body or `?name` of the query. */
export interface ApiError {
  pointer: string;
  detail: string;
}

/** A refusal as problem details (RFC 9457), with more fields where the kind has them. */
export function problem(
  appUrl: string,
  requestId: string,
  name: ApiProblemName,
  more: Record<string, unknown> = {},
): ApiAnswer {
  const { status, title, text } = API_PROBLEMS[name];
  return {
    status,
    headers: { "content-type": "application/problem+json" },
    body: { type: problemType(appUrl, name), title, status, detail: text, request_id: requestId, ...more },
  };
}

/** All that a schema has against what was sent, unknown fields by their names. @param root "#" of the body, "?" of the query */
export function errorsOf(error: z.ZodError, root: "#" | "?"): ApiError[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({
        pointer: pointerOf([...issue.path, key], root),
        detail: NOT_BY_API.has(key)
          ? "The API makes single meetings with a time of day: make series and whole days by text or in your calendar."
          : "There is no such field.",
      }));
    return [{ pointer: pointerOf(issue.path, root), detail: issue.message }];
  });
}

/** What calendars have and the API does not take; refused by what it is, not as a slip of the pen. */
const NOT_BY_API = new Set(["recurrence", "rrule", "repeats", "all_day", "start_date", "end_date"]);

function pointerOf(path: readonly PropertyKey[], root: "#" | "?"): string {
  const parts = path.map((part) => String(part).replaceAll("~", "~0").replaceAll("/", "~1"));
  return root === "?" ? `?${parts.join("/")}` : `#${parts.map((part) => `/${part}`).join("")}`;
}
