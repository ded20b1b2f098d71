import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { databaseAnswers } from "~/db/health";

/** 200 once the database answers and every migration is applied. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ok = await databaseAnswers(context.db);
  return Response.json({ ok }, { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}
