import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { databaseWorks } from "~/db/health";

/** 200 while the database reads and writes and every migration is applied; load balancers and people look here. */
export async function loader({ context }: LoaderFunctionArgs) {
  const ok = await databaseWorks(context.db, context.clock());
  return Response.json({ ok }, { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } });
}
