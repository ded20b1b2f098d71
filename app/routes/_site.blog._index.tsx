import type { MetaFunction } from "@remix-run/cloudflare";
import { pageMeta } from "~/components/site/page-meta";
import { PostPicture } from "~/components/site/post-picture";
import { PageIntro } from "~/components/site/section";
import { POSTS } from "~/content/posts";
import { sitePage } from "~/content/site-pages";
import { shortDate } from "~/domain/post-date";

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, sitePage("/blog")),
  { tagName: "link", rel: "alternate", type: "application/rss+xml", title: "Parley's blog", href: "/blog/feed.xml" },
];

export default function BlogRoute() {
  return (
    <>
      <PageIntro title="Blog" text="Notes on meetings, calendars and getting time back." />
      <ul className="wrap grid gap-5 pt-10 sm:grid-cols-2 lg:grid-cols-3">
        {POSTS.map(({ slug, title, excerpt, category, date, readTime }) => (
          <li key={slug} className="card overflow-hidden">
            <PostPicture className="aspect-[16/9] w-full" />
            <div className="p-5 sm:p-6">
              <p className="font-medium text-action">{category}</p>
              <h2 className="heading mt-1">
                <a href={`/blog/${slug}`} className="hover:underline">
                  {title}
                </a>
              </h2>
              <p className="mt-2 text-muted">{excerpt}</p>
              <p className="mt-4 text-muted text-sm">
                <time dateTime={date}>{shortDate(date)}</time> · {readTime}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
