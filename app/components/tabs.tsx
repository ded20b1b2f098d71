import { NavLink } from "@remix-run/react";

/** Pages side by side: links, so they work before and without scripts. `end` marks a tab whose path begins others. */
export function Tabs({ label, tabs }: { label: string; tabs: { to: string; label: string; end?: boolean }[] }) {
  return (
    <nav aria-label={label} className="-mx-1 flex flex-wrap gap-1 border-line border-b px-1">
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end={tab.end}
          className="-mb-px min-h-11 border-transparent border-b-2 px-3 py-2.5 font-medium text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent"
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
