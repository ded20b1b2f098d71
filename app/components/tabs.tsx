import { Link, useLocation } from "@remix-run/react";

interface Tab {
  to: string;
  label: string;
  /** Paths of further pages that belong to this tab. */
  pages?: readonly string[];
}

/** Pages side by side: links, so they work before and without scripts. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="-mx-1 flex flex-wrap gap-1 border-line border-b px-1">
      {tabs.map(({ to, label, pages }) => (
        <Link
          key={to}
          to={to}
          aria-current={pathname === to ? "page" : pages?.includes(pathname) ? "true" : undefined}
          className="-mb-px min-h-11 border-transparent border-b-2 px-3 py-2.5 font-medium text-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-accent"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
