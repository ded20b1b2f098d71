import { Link } from "@remix-run/react";

/** A meeting's title as the way to its page; whatever direction its letters run in. */
export function MeetingLink({ id, title, className = "" }: { id: string; title: string; className?: string }) {
  return (
    <Link
      to={`/dashboard/meetings/${encodeURIComponent(id)}`}
      dir="auto"
      className={`underline-offset-4 hover:underline ${className}`}
    >
      {title}
    </Link>
  );
}
