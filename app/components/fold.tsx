import type { ReactNode } from "react";

/** More of a card, folded under a line that opens it. */
export function Fold({ label, className, children }: { label: ReactNode; className?: string; children: ReactNode }) {
  return (
    <details className={className}>
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-action text-sm">{label}</summary>
      {children}
    </details>
  );
}
