import type { ReactNode } from "react";

/** A group of things that belong together; with a title it is a region of its own for screen readers. */
export function Card({
  title,
  text,
  actions,
  id,
  className = "",
  children,
}: {
  title?: ReactNode;
  text?: ReactNode;
  /** Shown beside the title. */
  actions?: ReactNode;
  /** Names the heading, so it must be unique on the page when `title` is given twice. */
  id?: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <section id={id} className={`card scroll-mt-6 p-5 sm:p-6 ${className}`}>
      {(title || actions) && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div>
            {title && <h2 className="heading">{title}</h2>}
            {text && <p className="mt-1 text-muted">{text}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      {children !== undefined && <div className={title || actions ? "mt-5" : ""}>{children}</div>}
    </section>
  );
}
