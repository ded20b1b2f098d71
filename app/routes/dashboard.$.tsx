import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

/** Signed in, a wrong path keeps the shell around the news. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await readPage(request, context);
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function Missing() {
  return null;
}
