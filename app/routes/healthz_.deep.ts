import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readOpenWork } from "~/db/open-work";
import { describeError } from "~/domain/describe-error";
import { healthReport } from "~/domain/health";
import { logEvent } from "~/domain/log-event";
import { sameSecret } from "~/http/secret";

/** For whoever runs Parley: the work that is open, 200 while all of it is in bounds, and 503 with what is not. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const headers = { "cache-control": "no-store" };
  const token = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  if (!(await sameSecret(token, context.settings.healthToken))) {
    return new Response("Unauthorized", { status: 401, headers: { ...headers, "www-authenticate": "Bearer" } });
  }
  try {
    const now = context.clock();
    const report = healthReport(await readOpenWork(context.db, now), now);
    return Response.json(report, { status: report.ok ? 200 : 503, headers });
  } catch (error) {
    logEvent("database-down", describeError(error), "error");
    return Response.json({ ok: false, wrong: ["database"] }, { status: 503, headers });
  }
}
