import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { POSTS } from "~/content/posts";
import { sitePage } from "~/content/site-pages";
import { feedDate } from "~/domain/post-date";

/** The blog as RSS 2.0, newest first. */
export async function loader({ context: { appUrl } }: LoaderFunctionArgs) {
  const items = POSTS.map(
    ({ slug, title, excerpt, category, date }) => `<item>
<title>${escapeXml(title)}</title>
<link>${appUrl}/blog/${slug}</link>
<guid>${appUrl}/blog/${slug}</guid>
<pubDate>${feedDate(date)}</pubDate>
<category>${escapeXml(category)}</category>
<description>${escapeXml(excerpt)}</description>
</item>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Parley</title>
<link>${appUrl}/blog</link>
<description>${escapeXml(sitePage("/blog").description)}</description>
<language>en</language>
<atom:link href="${appUrl}/blog/feed.xml" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`;
  return new Response(xml, { headers: { "content-type": "application/rss+xml; charset=utf-8" } });
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
