import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** What the Worker refuses before any page sees it; the root's error page says why. */
const REFUSALS: Record<string, string> = {
  400: "Bad Request",
  413: "Content Too Large",
  415: "Unsupported Media Type",
};

export async function loader({ params: { status = "" } }: LoaderFunctionArgs) {
  const statusText = REFUSALS[status];
  throw new Response(null, statusText ? { status: Number(status), statusText } : { status: 404 });
}

export default function Refused() {
  return null;
}
