import { buttonClass } from "../button";
import { Icon } from "../icon";
import { Logo } from "../logo";

const SECTIONS = [
  { to: "/#features", label: "Features" },
  { to: "/#how-it-works", label: "How it works" },
  { to: "/#pricing", label: "Pricing" },
  { to: "/#faq", label: "FAQ" },
];

/** On phones the links are behind a `<details>`: it needs no script, and scrolls away with the header. */
export function SiteHeader() {
  return (
    <header className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 py-3 sm:px-6 print:py-0">
      <a href="#content" className="sr-only focus:not-sr-only">
        Skip to content
      </a>
      <a href="/" aria-label="Parley: home" className="mr-auto py-1.5">
        <Logo />
      </a>
      <nav aria-label="Main" className="hidden items-center gap-1 md:flex print:hidden">
        {SECTIONS.map(({ to, label }) => (
          <a key={to} href={to} className="rounded-control px-2 py-2.5 lg:px-3 hover:bg-sunken">
            {label}
          </a>
        ))}
        <a href="/auth" className="rounded-control px-2 py-2.5 lg:px-3 hover:bg-sunken">
          Sign in
        </a>
        <a href="/auth?tab=signup" className={buttonClass("primary", "ml-2")}>
          Try it free
        </a>
      </nav>
      <details className="relative md:hidden print:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control px-3 font-medium hover:bg-sunken">
          <Icon name="menu" />
          Menu
        </summary>
        <nav
          aria-label="Menu"
          className="absolute right-0 z-20 mt-1 grid w-64 gap-1 rounded-card border border-line bg-surface p-2 shadow-dialog"
        >
          {SECTIONS.map(({ to, label }) => (
            <a key={to} href={to} className="rounded-control px-3 py-2.5 hover:bg-sunken">
              {label}
            </a>
          ))}
          <a href="/auth" className="rounded-control px-3 py-2.5 hover:bg-sunken">
            Sign in
          </a>
          <a href="/auth?tab=signup" className={buttonClass("primary")}>
            Try it free
          </a>
        </nav>
      </details>
    </header>
  );
}
