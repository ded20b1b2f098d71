import type { AppLoadContext } from "@remix-run/cloudflare";
import { findOnboarding } from "~/db/accounts";
import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { insertUserRows } from "~/db/new-user-rows";
import { ownPath } from "~/domain/own-path";
import { rememberBrowser } from "./known-browser";
import { openSession } from "./session";
import { redirectWithToast, type Toast } from "./toast";
import { wantedPlanPath } from "./wanted-plan";

type Context = Pick<AppLoadContext, "db" | "clock" | "encryption" | "sessionsEnded">;

/**
 * Opens a session and sends the user on: to where they wanted to go, else to the plan they chose, else to the set-up until it is done, else to the
 * dashboard.
 *
 * @param redirectTo as the browser gave it; only a path of our own is followed
 * @param headers more cookies to set
 */
export async function signInAndRedirect(
  request: Request,
  context: Context,
  {
    userId,
    email,
    redirectTo,
    toast,
    headers = [],
  }: {
    userId: string;
    email: string;
    redirectTo: string | null;
    toast: Toast;
    headers?: readonly string[];
  },
): Promise<Response> {
  const cookie = await openSession(request, context, userId, [
    noteEvent(context.db, userId, "signed-in", context.clock()),
  ]);
  const chosen = wantedPlanPath(request);
  const cookies = [cookie, await rememberBrowser(context, email), ...headers, ...(chosen ? [chosen.cookie] : [])];
  const wanted = ownPath(redirectTo, "") || (chosen?.path ?? "");
  const url = wanted.startsWith("/auth") || wanted === "" ? await homeOf(context, userId) : wanted;
  return redirectWithToast(
    url,
    toast,
    cookies.map((value): [string, string] => ["set-cookie", value]),
  );
}

/** Where a signed-in user starts. Makes the rows that every user has where they are missing. */
export async function homeOf({ db, clock }: Pick<Context, "db" | "clock">, userId: string): Promise<string> {
  const onboarding = await findOnboarding(db, userId);
  if (!onboarding) await runTogether(db, insertUserRows(db, userId, clock()));
  return onboarding?.completed ? "/dashboard" : "/dashboard/onboarding";
}
