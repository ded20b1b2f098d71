import type { ReactNode } from "react";

/** A chapter of a page with its heading; `id` is what links point to. */
export function Section({
  id,
  title,
  text,
  isBeside,
  children,
}: {
  id?: string;
  title: string;
  text?: ReactNode;
  /** On a wide screen the heading stands beside it, not above. */
  isBeside?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={`wrap scroll-mt-4 pt-16 sm:pt-24 print:pt-6 ${isBeside ? "lg:grid lg:grid-cols-[1fr_2fr] lg:gap-x-8" : ""}`}
    >
      <h2 className="chapter">{title}</h2>
      {text && <p className="mt-3 max-w-2xl text-lg text-muted">{text}</p>}
      <div className={isBeside ? "max-lg:mt-8" : "mt-8"}>{children}</div>
    </section>
  );
}

/** The head of every page but the first: its title and one line about it. */
export function PageIntro({ title, text, badge }: { title: string; text?: ReactNode; badge?: ReactNode }) {
  return (
    <div className="wrap pt-8 sm:pt-16">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="page-title">{title}</h1>
        {badge}
      </div>
      {text && <p className="mt-4 max-w-2xl text-lg text-muted">{text}</p>}
    </div>
  );
}

/** One thing of several beside each other. */
export function Tile({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) {
  return (
    <li className="card flex flex-col p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="heading">{title}</h3>
        {badge}
      </div>
      {children}
    </li>
  );
}

/** Beside each other where there is room, below each other where there is not. */
export function Tiles({ children, wide }: { children: ReactNode; wide?: boolean }) {
  return <ul className={`grid gap-5 ${wide ? "sm:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3"}`}>{children}</ul>;
}
