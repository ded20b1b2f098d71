import type { ReactNode } from "react";

const KINDS = {
  info: ["bg-action-soft", "text-action-strong"],
  success: ["bg-ok-soft", "text-ok"],
  warn: ["bg-warn-soft", "text-warn"],
  error: ["bg-bad-soft", "text-bad"],
};

/**
 * Something that the page has to say before all else. Errors are announced at once, the rest when there is a pause.
 *
 * @param actions buttons under the text
 * @param takesFocus it answers a form, and is where whoever sent it goes on
 */
export function Alert({
  kind = "info",
  title,
  children,
  actions,
  takesFocus,
}: {
  kind?: keyof typeof KINDS;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  takesFocus?: boolean;
}) {
  const [fill, colour] = KINDS[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      {...(takesFocus && { tabIndex: -1, autoFocus: true })}
      className={`rounded-control p-4 text-ink forced-colors:border [&_.btn-secondary]:bg-surface ${fill}`}
    >
      {title && <p className={`font-semibold ${colour}`}>{title}</p>}
      {children && <div className={title ? "mt-1" : ""}>{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
