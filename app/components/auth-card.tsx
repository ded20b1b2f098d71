import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Logo } from "./logo";

/**
 * The frame of the pages around signing in: one card, a way home, no script. It hangs from the top: what stands in the
 * middle jumps when a slow line brings the page in pieces.
 */
export function AuthCard({
  title,
  text,
  tabs,
  children,
}: {
  title: string;
  text?: ReactNode;
  tabs?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-md px-4 py-8">
      <header className="flex items-center justify-between gap-4">
        <Link to="/" reloadDocument aria-label="Parley: to the home page" className="py-2">
          <Logo />
        </Link>{" "}
        <Link to="/" reloadDocument className="link py-2.5">
          Back to Home
        </Link>
      </header>
      <main className="py-8 sm:pt-[10vh]">
        <div className="card p-5 sm:p-8">
          {tabs && <div className="mb-6">{tabs}</div>}
          <h1 className="headline">{title}</h1>
          {text && <div className="mt-2 text-muted">{text}</div>}
          <div className="mt-6 flex flex-col gap-5">{children}</div>
        </div>
      </main>
    </div>
  );
}

/** A link within running text. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="link">
      {children}
    </Link>
  );
}
