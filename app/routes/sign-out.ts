import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { noteEvent } from "~/db/audit-log";
import { deleteSessionByToken } from "~/db/sessions";
import { requireSameOrigin } from "~/http/origin";
import { clearSession, sessionTokenHash } from "~/http/session";
import { redirectWithToast } from "~/http/toast";

/** Ends the session on the server, whatever the browser does with its cookie; then the home page. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const tokenHash = sessionTokenHash(request);
  const [ended] = tokenHash ? await deleteSessionByToken(context.db, tokenHash) : [];
  if (ended) {
    await noteEvent(context.db, ended.userId, "signed-out", context.clock());
    await context.sessionsEnded(ended.userId, { only: ended.id });
  }
  const headers = new Headers({ "set-cookie": clearSession(), "clear-site-data": '"cache", "storage"' });
  return redirectWithToast("/", { kind: "success", title: "Logged out successfully" }, headers);
}

export function loader() {
  return redirect("/");
}
