import { env } from "cloudflare:workers";
import { action as connection } from "~/routes/dashboard.calendar.connection";
import { loader as callback } from "~/routes/dashboard_.calendar-callback";
import { loader as googleReturn } from "~/routes/oauth.google.calendar";
import { args, cookiesOf, get, post, responseOf } from "./signed-in";

interface Decision {
  account: string;
  decision?: "allow" | "deny";
  /** Scopes that the person unticks. */
  untick?: string[];
}

/** Presses the button: Google's consent address and the cookie of the attempt. */
export async function pressConnect(cookie: string): Promise<{ authUrl: URL; attempt: string }> {
  const answer = await responseOf(connection(args(post("/dashboard/calendar/connection", {}, cookie))));
  return { authUrl: new URL(answer.headers.get("location") ?? ""), attempt: cookiesOf(answer) };
}

/** Decides on the sandbox's consent page; the path and query with which Google sends the browser back. */
export async function decide(authUrl: URL, { account, decision = "allow", untick = [] }: Decision): Promise<string> {
  const form = new URLSearchParams({ ask: authUrl.searchParams.toString(), account, decision });
  for (const scope of (authUrl.searchParams.get("scope") ?? "").split(" ")) {
    if (!untick.includes(scope)) form.append("scope", scope);
  }
  const url = `${env.GOOGLE_ACCOUNTS_BASE_URL}/o/oauth2/v2/auth/decision`;
  const answer = await env.SANDBOX.fetch(url, { method: "POST", body: form, redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  return back.pathname + back.search;
}

/** Comes back from Google: where the page goes next, and the message that waits there. */
export async function comeBack(path: string, cookies: string): Promise<{ next: string; toast: string }> {
  const answer = await responseOf(googleReturn(args(get(path, cookies))));
  return arrive(answer.headers.get("location") ?? "", `${cookies}; ${cookiesOf(answer)}`);
}

/** The page that says how it ended. */
export async function arrive(path: string, cookies: string): Promise<{ next: string; toast: string }> {
  const { data, init } = await callback(args(get(path, cookies)));
  const toast = new Headers(init?.headers).get("set-cookie") ?? "";
  return { next: data.next, toast: decodeURIComponent(toast.split(";")[0]?.split("=")[1] ?? "") };
}
