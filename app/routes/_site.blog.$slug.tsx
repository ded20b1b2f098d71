import type { MetaFunction } from "@remix-run/cloudflare";
import { useParams } from "@remix-run/react";
import { buttonClass } from "~/components/button";
import { pageMeta } from "~/components/site/page-meta";
import { PostPicture } from "~/components/site/post-picture";
import { Passages } from "~/components/site/prose";
import { company } from "~/content/company";
import type { Post } from "~/content/post";
import { findPost } from "~/content/posts";
import { longDate } from "~/domain/post-date";

export const meta: MetaFunction = ({ matches, params }) => {
  const post = findPost(params.slug);
  if (!post) return [];
  const { slug, title, excerpt, date, author } = post;
  return pageMeta(matches, {
    path: `/blog/${slug}`,
    title,
    description: excerpt,
    published: date,
    facts: [
      {
        "@type": "BlogPosting",
        headline: title,
        description: excerpt,
        datePublished: date,
        author: { "@type": "Organization", name: author },
        publisher: { "@type": "Organization", name: company.name },
      },
    ],
  });
};

export default function PostRoute() {
  const post = findPost(useParams().slug);
  return post && <Article post={post} />;
}

function Article({ post: { title, category, author, date, readTime, opening, passages } }: { post: Post }) {
  return (
    <article className="mx-auto max-w-2xl px-4 pt-8 sm:px-6 sm:pt-12">
      <a href="/blog" className="link inline-block py-2.5">
        ← Blog
      </a>
      <p className="mt-6 font-medium text-action">{category}</p>
      <h1 className="page-title mt-1">{title}</h1>
      <p className="mt-4 text-muted">
        {author} · <time dateTime={date}>{longDate(date)}</time> · {readTime}
      </p>
      <PostPicture className="mt-8 aspect-[16/9] w-full rounded-card" />
      {opening.map((paragraph) => (
        <p key={paragraph} className="mt-6 text-lg">
          {paragraph}
        </p>
      ))}
      <Passages passages={passages} />
      <div className="mt-12 flex flex-wrap gap-3 print:hidden">
        <a href="/#pricing" className={buttonClass("primary")}>
          Start Free Trial
        </a>{" "}
        <a href="/blog" className={buttonClass("secondary")}>
          Back to All Posts
        </a>
      </div>
    </article>
  );
}
