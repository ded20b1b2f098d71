import type { MetaDescriptor } from "@remix-run/react";
import { company } from "~/content/company";
import type { SiteData } from "./site-data";

interface PageMeta {
  path: string;
  title: string;
  description: string;
  /** ISO date of a post. */
  published?: string;
  /** Facts for search engines, one schema.org object each; the page's address and picture are added. */
  facts?: readonly Record<string, unknown>[];
}

/**
 * The title, description, address and preview picture of a public page.
 *
 * @param matches as Remix gives them to `meta`; the address of this site is in the layout's data
 */
export function pageMeta(
  matches: readonly { id: string; data: unknown }[],
  { path, title, description, published, facts = [] }: PageMeta,
): MetaDescriptor[] {
  // The layout's loader answers SiteData; it is missing only where that loader failed.
  const appUrl = (matches.find(({ id }) => id === "routes/_site")?.data as SiteData | undefined)?.appUrl ?? "";
  const url = `${appUrl}${path}`;
  const fullTitle = path === "/" ? `${company.product}: ${title}` : `${title} – ${company.product}`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: published ? "article" : "website" },
    { property: "og:site_name", content: company.product },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: `${appUrl}/og.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    {
      property: "og:image:alt",
      content: "“Text it. It is in your calendar.” Beside it, a chat in which Parley books a meeting.",
    },
    ...(published ? [{ property: "article:published_time", content: published }] : []),
    { name: "twitter:card", content: "summary_large_image" },
    ...facts.map((fact) => ({
      "script:ld+json": { "@context": "https://schema.org", url, image: `${appUrl}/og.png`, ...fact },
    })),
  ];
}
