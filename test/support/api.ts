import type { AppLoadContext } from "@remix-run/cloudflare";
import { Temporal } from "temporal-polyfill";
import { answerApi } from "~/api/answer";
import { ALL_API_SCOPES, type ApiScope } from "~/domain/api-scopes";
import { DAY } from "~/domain/time";
import { zoned } from "~/domain/zones";
import { createApiKey, type KeyRequest } from "~/services/api-keys";
import { APP, testContext } from "./signed-in";
import type { TestUser } from "./user";

/** A key of this user, with every scope unless told otherwise. */
export async function keyOf(user: TestUser, request: Partial<KeyRequest> = {}): Promise<string> {
  const made = await createApiKey(
    testContext(),
    { id: user.id, email: user.email, name: "Robin" },
    {
      ...{ id: crypto.randomUUID(), name: "Test", scopes: [...ALL_API_SCOPES] as ApiScope[] },
      ...{ life: "never" as const, allowedOrigins: [], ...request },
    },
  );
  if (!made.ok) throw new Error(made.reason);
  return made.key;
}

export interface Answered {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came
  body: any;
}

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  context?: Partial<AppLoadContext>;
}

/** One call with a key, or with none. */
export async function call(key: string | null, method: string, path: string, sent: Sent = {}): Promise<Answered> {
  const { body, headers = {}, context = {} } = sent;
  const request = new Request(`${APP}/api/v1${path}`, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const response = await answerApi(request, testContext(context));
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

/** A Tuesday some weeks ahead, at a time in Amsterdam. */
export function at(time: string): string {
  const day = zoned(Date.now() + 21 * DAY, "Europe/Amsterdam").toPlainDate();
  const tuesday = day.add({ days: (2 - day.dayOfWeek + 7) % 7 });
  const moment = tuesday.toZonedDateTime({
    timeZone: "Europe/Amsterdam",
    plainTime: Temporal.PlainTime.from(time),
  });
  return moment.toString({ timeZoneName: "never" });
}
