import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { faq, hero } from "~/content/landing";
import { planWords } from "~/content/plan-words";
import { POSTS } from "~/content/posts";
import { SITE_PAGES } from "~/content/site-pages";
import { PLANS } from "~/domain/plans";

/** The site in one page of plain Markdown, for programs that read. */
export async function loader({ context: { appUrl } }: LoaderFunctionArgs) {
  const plans = PLANS.map(
    ({ id, name, priceCents }) => `- ${name}, €${priceCents / 100} per month: ${planWords[id].features.join(", ")}`,
  );
  const pages = SITE_PAGES.map(({ path, title, description }) => `- [${title}](${appUrl}${path}): ${description}`);
  const posts = POSTS.map(({ slug, title, excerpt }) => `- [${title}](${appUrl}/blog/${slug}): ${excerpt}`);
  const text = `# Parley

> ${hero.text}

${hero.trial}

## Plans

${plans.join("\n")}

## Questions

${faq.map(({ question, answer }) => `### ${question}\n\n${answer}`).join("\n\n")}

## Pages

${[...pages, ...posts].join("\n")}
`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
