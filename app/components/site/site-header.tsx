import { buttonClass } from "../button";
import { Icon } from "../icon";
import { Logo } from "../logo";

const LINKS = [
  { to: "/#features", label: "Features" },
  { to: "/#how-it-works", label: "How it works" },
  { to: "/#pricing", label: "Pricing" },
  { to: "/#faq", label: "FAQ" },
  { to: "/auth", label: "Sign in" },
];

/** On phones the links are behind a `<details>`: it needs no script, and scrolls away with the header. */
export function SiteHeader() {
  return (
    <header className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-3 sm:px-6 print:py-0">
      <a href="#content" className="sr-only focus:not-sr-only">
        Skip to content
      </a>{" "}
      <a href="/" aria-label="Parley: home" className="mr-auto py-1.5">
        <Logo />
      </a>
      <nav aria-label="Main" className="hidden md:block print:hidden">
        <Links className="flex items-center gap-1" />
      </nav>
      <details className="relative md:hidden print:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-3 font-medium hover:bg-sunken">
          <Icon name="menu" />
          Menu
        </summary>
        <nav
          aria-label="Menu"
          className="absolute right-0 z-20 mt-1 w-64 rounded-card border border-line bg-surface p-2 shadow-dialog"
        >
          <Links className="grid gap-1" />
        </nav>
      </details>
    </header>
  );
}

function Links({ className }: { className: string }) {
  return (
    <ul className={className}>
      {LINKS.map(({ to, label }) => (
        <li key={to}>
          <a href={to} className="block rounded-control px-2 py-2.5 hover:bg-sunken lg:px-3">
            {label}
          </a>
        </li>
      ))}
      <li>
        <a href="/auth?tab=signup" className={buttonClass("primary", "w-full")}>
          Try it free
        </a>
      </li>
    </ul>
  );
}
