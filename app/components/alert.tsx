import type { ReactNode } from "react";

const KINDS = {
  info: "border-accent/40 bg-accent-soft text-ink",
  success: "border-success/40 bg-success-soft text-ink",
  warn: "border-warn/40 bg-warn-soft text-ink",
  error: "border-danger/40 bg-danger-soft text-ink",
};

/**
 * Something that the page has to say before all else. Errors are announced at once, the rest when there is a pause.
 *
 * @param actions buttons under the text
 */
export function Alert({
  kind = "info",
  title,
  children,
  actions,
}: {
  kind?: keyof typeof KINDS;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div role={kind === "error" ? "alert" : "status"} className={`rounded-card border p-4 sm:px-5 ${KINDS[kind]}`}>
      {title && <p className="font-semibold">{title}</p>}
      {children && <div className={title ? "mt-1" : ""}>{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
