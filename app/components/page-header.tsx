import type { ReactNode } from "react";

/** The one h1 of a page, a line about it, and what can be done here. */
export function PageHeader({ title, text, actions }: { title: ReactNode; text?: ReactNode; actions?: ReactNode }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <h1 dir="auto" className="headline">
          {title}
        </h1>
        {text && <p className="mt-0.5 max-w-prose text-muted">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
