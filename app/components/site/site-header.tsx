import { buttonClass } from "../button";
import { Icon } from "../icon";
import { Logo } from "../logo";
import { useSiteData } from "./site-data";
import { StartLink } from "./start-link";

const LINKS = [
  { to: "/#features", label: "Features" },
  { to: "/#how-it-works", label: "How it works" },
  { to: "/#pricing", label: "Pricing" },
  { to: "/#faq", label: "FAQ" },
];
const SIGN_IN = { to: "/auth", label: "Sign in" };

/**
 * On phones the links are a popover: it needs no script, and lies on the page, not on the screen, so it scrolls away
 * with the header. A browser that knows no popovers shows them at once.
 */
export function SiteHeader() {
  const links = useSiteData().isSignedIn ? LINKS : [...LINKS, SIGN_IN];
  return (
    <header className="wrap flex flex-wrap items-center gap-x-6 py-3 print:py-0">
      <a href="#content" className="sr-only focus:not-sr-only">
        Skip to content
      </a>{" "}
      <a href="/" aria-label="Parley: home" className="mr-auto py-1.5">
        <Logo />
      </a>{" "}
      <button
        type="button"
        {
          ...{ popovertarget: "menu" } /* React 18 knows the attribute only by this name */
        }
        className={buttonClass("quiet", "text-ink hover:bg-sunken md:hidden")}
      >
        <Icon name="menu" />
        Menu
      </button>
      <nav
        id="menu"
        aria-label="Main"
        {...{ popover: "auto" }}
        className="absolute inset-auto top-14 right-4 m-0 w-64 rounded-card border-0 bg-surface p-2 text-ink shadow-float md:static md:block md:w-auto md:bg-transparent md:p-0 md:shadow-none print:hidden"
      >
        <ul className="grid gap-1 md:flex md:items-center">
          {links.map(({ to, label }) => (
            <li key={to}>
              <a href={to} className="block rounded-control px-2 py-2.5 hover:bg-sunken lg:px-3">
                {label}
              </a>
            </li>
          ))}
          <li>
            <StartLink className="w-full">Try it free</StartLink>
          </li>
        </ul>
      </nav>
    </header>
  );
}
