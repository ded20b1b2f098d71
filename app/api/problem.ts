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
        detail: (Object.hasOwn(OTHERWISE, key) && OTHERWISE[key]) || "There is no such field.",
      }));
    return [{ pointer: pointerOf(issue.path, root), detail: issue.message }];
  });
}

/** What other APIs call it. */
const OTHERWISE: Record<string, string> = {
  rrule: "There is no such field: `recurrence` takes the rule.",
  all_day: "There is no such field: send `start_date`, and `end_date` for more than one day.",
};

function pointerOf(path: readonly PropertyKey[], root: "#" | "?"): string {
  const parts = path.map((part) => String(part).replaceAll("~", "~0").replaceAll("/", "~1"));
  return root === "?" ? `?${parts.join("/")}` : `#${parts.map((part) => `/${part}`).join("")}`;
}
