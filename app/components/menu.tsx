import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/**
 * The other actions of a thing behind three dots: a `details`, so it opens without scripts, and of those that share a
 * name one is open at a time.
 *
 * @param label what the actions are of, for those who hear it
 */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="relative print:hidden" {...{ name: "menu" /* React 18 has no type for it */ }}>
      <summary
        aria-label={label}
        className="inline-flex size-11 cursor-pointer list-none items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon name="dots" />
      </summary>
      <div className="absolute top-full right-0 z-10 mt-1 min-w-56 rounded-control bg-surface p-1.5 shadow-float forced-colors:border">
        {children}
      </div>
    </details>
  );
}

/** One action of a menu. Whole addresses open in a new tab. */
export function MenuLink({
  to,
  icon,
  danger,
  children,
}: {
  to: string;
  icon: IconName;
  danger?: boolean;
  children: ReactNode;
}) {
  const look = `flex min-h-11 items-center gap-2.5 whitespace-nowrap rounded-event px-2.5 hover:bg-sunken ${danger ? "text-bad" : ""}`;
  if (/^https?:/.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" className={look}>
        <Icon name={icon} />
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={look}>
      <Icon name={icon} />
      {children}
    </Link>
  );
}
