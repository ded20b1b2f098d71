import { data, type MetaFunction } from "@remix-run/cloudflare";
import { buttonClass } from "~/components/button";

export const meta: MetaFunction = () => [{ title: "Post Not Found – Parley" }, { name: "robots", content: "noindex" }];

/** The posts that there are are files by now. */
export async function loader() {
  return data(null, { status: 404 });
}

export default function MissingPostRoute() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-24 sm:px-6">
      <h1 className="headline">Post Not Found</h1>
      <p className="mt-3 mb-8 text-lg text-muted">It may have moved, or never been written.</p>
      <a href="/blog" className={buttonClass("primary")}>
        Back to Blog
      </a>
    </div>
  );
}
