import type { ReactNode } from "react";

/** What to do where there is nothing yet. */
export function EmptyState({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="rounded-control bg-sunken px-6 py-8 [.card_&]:bg-transparent text-center">
      <p className="heading">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-prose text-muted">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
