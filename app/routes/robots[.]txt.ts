import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

export async function loader({ context: { appUrl } }: LoaderFunctionArgs) {
  const text = `User-agent: *
Disallow: /dashboard
Disallow: /api/v1
Disallow: /checkout
Disallow: /unsubscribe

Sitemap: ${appUrl}/sitemap.xml
`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
