import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { builtNames, comingNames } from "~/content/capability-words";
import { faq, hero } from "~/content/landing";
import { inPlainText } from "~/content/line";
import { planWords } from "~/content/plan-words";
import { POSTS } from "~/content/posts";
import { SITE_PAGES } from "~/content/site-pages";
import { PLANS } from "~/domain/plans";

/** The site in one page of plain Markdown, for programs that read. */
export async function loader({ context: { appUrl } }: LoaderFunctionArgs) {
  const plans = PLANS.map(
    ({ id, name, priceCents }) =>
      `- ${name}, €${priceCents / 100} per month: ${planWords[id].features.map(inPlainText).join(", ")}`,
  );
  const pages = SITE_PAGES.map(({ path, title, description }) => `- [${title}](${appUrl}${path}): ${description}`);
  const posts = POSTS.map(({ slug, title, excerpt }) => `- [${title}](${appUrl}/blog/${slug}): ${excerpt}`);
  const text = `# Parley

> ${hero.text}

${hero.trial}

## What it does

${builtNames.map((name) => `- ${name}`).join("\n")}

${comingNames.length > 0 ? `Coming, not there yet: ${comingNames.join(", ")}.\n\n` : ""}## Plans

${hero.plans && `${hero.plans}\n\n`}${plans.join("\n")}

## Questions

${faq.map(({ question, answer }) => `### ${question}\n\n${answer}`).join("\n\n")}

## Pages

${[...pages, ...posts].join("\n")}
`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
