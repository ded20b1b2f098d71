import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { POSTS } from "~/content/posts";
import { SITE_PAGES } from "~/content/site-pages";

/** Every page that may be listed. The build renders exactly these ahead, so a new page needs only its entry. */
export async function loader({ context: { appUrl } }: LoaderFunctionArgs) {
  const pages = SITE_PAGES.map(({ path }) => `<url><loc>${appUrl}${path}</loc></url>`);
  const posts = POSTS.map(({ slug, date }) => `<url><loc>${appUrl}/blog/${slug}</loc><lastmod>${date}</lastmod></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...posts].join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
