import { Link, useLocation } from "@remix-run/react";

interface Tab {
  to: string;
  label: string;
  /** Paths of further pages that belong to this tab. */
  pages?: readonly string[];
  /** Whether all paths below its own belong to it. */
  below?: boolean;
}

/** Pages side by side: links, so they work before and without scripts. On a phone they take two lines, so each stands by itself. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="flex flex-wrap gap-1 border-line print:hidden sm:border-b sm:max-lg:gap-0">
      {tabs.map(({ to, label, pages, below }) => (
        <Link
          key={to}
          to={to}
          aria-current={
            pathname === to
              ? "page"
              : pages?.includes(pathname) || (below && pathname.startsWith(`${to}/`))
                ? "true"
                : undefined
          }
          className="min-h-11 rounded-control px-3 py-2.5 font-medium text-muted hover:text-ink aria-[current]:bg-action-soft aria-[current]:text-action sm:-mb-px sm:rounded-none sm:border-transparent sm:max-lg:px-1.5 sm:max-lg:text-sm lg:px-2.5 sm:border-b-2 sm:aria-[current]:border-action sm:aria-[current]:bg-transparent"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
