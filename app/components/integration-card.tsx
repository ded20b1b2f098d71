import type { ReactNode } from "react";
import { Badge, type Tone } from "./badge";

/** One service: what it is, how it stands, what can be done about it. */
export function IntegrationCard({
  name,
  text,
  status,
  children,
}: {
  name: string;
  text: ReactNode;
  status: { label: string; tone: Tone };
  children?: ReactNode;
}) {
  return (
    <li className="card p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h3 className="font-semibold text-lg">{name}</h3>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <div className="mt-1 text-muted">{text}</div>
      {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
    </li>
  );
}
