import { Form, Link, NavLink, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { formatDate } from "~/domain/money-words";
import { hasOwnOffer, offersPlans } from "~/domain/upsell";
import { closeMenus } from "./close-menus";
import { Icon, type IconName } from "./icon";
import { Logo } from "./logo";

const ENTRIES: { to: string; label: string; icon: IconName; end?: boolean; apart?: boolean }[] = [
  { to: "/dashboard", label: "Dashboard", icon: "home", end: true },
  { to: "/dashboard/meetings", label: "Meetings", icon: "meetings" },
  { to: "/dashboard/calendar", label: "Calendar", icon: "calendar" },
  { to: "/dashboard/action-items", label: "Action items", icon: "tick" },
  { to: "/dashboard/integrations", label: "Integrations", icon: "plug", apart: true },
  { to: "/dashboard/settings", label: "Settings", icon: "settings" },
  { to: "/dashboard/billing", label: "Billing", icon: "card" },
  { to: "/dashboard/support", label: "Support", icon: "help" },
];

/** The frame of every signed-in page. Its one menu stands on the left, and on small screens comes when it is asked for. */
export function Shell({ who, banner, children }: { who: string; banner: ReactNode; children: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the menu closes when one has gone elsewhere
  useEffect(() => menu.current?.hidePopover?.(), [key]);
  useEffect(() => {
    const gone = new AbortController();
    closeMenus(gone.signal);
    return () => gone.abort();
  }, []);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-30 rounded-control bg-action px-4 py-2 text-on-action focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <PendingBar />
      <div className="print:block md:grid md:grid-cols-[var(--spacing-rail)_minmax(0,1fr)]">
        <header className="border-line max-md:border-b max-md:bg-surface md:sticky md:top-0 md:h-dvh print:hidden">
          <div className="flex items-center justify-between px-4 py-2 md:hidden">
            <HomeLink />
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-action"
              {...{ popovertarget: "menu" }} // React 18 has no types for it, and passes it on
            >
              <Icon name="menu" />
              Menu
            </button>
          </div>
          <div
            ref={menu}
            id="menu"
            className="inset-y-0 right-auto left-0 m-0 h-dvh max-h-none w-80 max-w-[88vw] bg-surface text-ink shadow-float backdrop:bg-shade md:static md:block md:w-auto md:max-w-none md:bg-transparent md:shadow-none"
            {...{ popover: "auto" }} // as above
          >
            <Menu who={who} />
          </div>
        </header>
        <div>
          {banner}
          <main
            id="main"
            tabIndex={-1}
            className="max-w-6xl px-4 pt-6 pb-16 outline-none has-[[data-wide]]:max-w-none md:pr-8 md:pl-3 lg:pt-9 lg:pl-7 print:max-w-none"
          >
            {children}
          </main>
        </div>
      </div>
    </>
  );
}

function Menu({ who }: { who: string }) {
  // A long address breaks before its domain, not within a word.
  const [name, domain] = who.split(/(?=@)/);
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto p-3 md:px-2 md:pt-4">
      <HomeLink className="px-3 md:mx-auto md:px-0" inRail />
      <nav aria-label="Main">
        <ul className="flex flex-col gap-1">
          {ENTRIES.map(({ to, label, icon, end, apart }) => (
            <li key={to} className={apart ? "mt-4" : undefined}>
              <NavLink to={to} end={end} className="way">
                <Icon name={icon} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto pt-4">
        <p className="px-3 text-muted text-sm md:sr-only">
          {name}
          <wbr />
          {domain}
        </p>
        {/* A plain form: signing out leaves nothing of this page behind. */}
        <form method="post" action="/sign-out">
          <button type="submit" className="way mt-1 w-full cursor-pointer">
            <Icon name="out" />
            Sign Out
          </button>
        </form>
      </div>
    </div>
  );
}

function HomeLink({ className = "", inRail }: { className?: string; inRail?: boolean }) {
  return (
    <Link to="/dashboard" aria-label="Parley: to the dashboard" className={`py-2 ${className}`}>
      <Logo inRail={inRail} />
    </Link>
  );
}

/** Says that the next page is on its way. */
function PendingBar() {
  const busy = useNavigation().state !== "idle";
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-20 h-1 overflow-hidden" hidden={!busy}>
      <div className="h-full w-1/4 bg-action motion-safe:animate-pending" />
      <span className="sr-only">{busy ? "Loading…" : ""}</span>
    </div>
  );
}

/**
 * What is left of the free trial, on every signed-in page but the dashboard, billing and the set-up. Put away it stays away, but not once the trial
 * is over.
 */
export function TrialBanner({
  daysLeft,
  isTrialContinued,
  meetingsLeft,
}: {
  daysLeft: number;
  /** It began with another account, whose use counts. */
  isTrialContinued: boolean;
  meetingsLeft: number;
}) {
  const { pathname, search } = useLocation();
  if (!offersPlans(pathname) || (daysLeft > 0 && hasOwnOffer(pathname))) return null;
  const frame = "flex max-w-6xl items-start gap-x-4 px-4 pt-1 sm:items-center md:pr-8 md:pl-3 lg:pl-7 print:hidden";
  const elsewhere = isTrialContinued && ". It goes on from an earlier account";
  if (daysLeft === 0) {
    return (
      <aside aria-label="Free trial" className={`${frame} bg-bad-soft text-bad`}>
        <Offer>Trial expired - Upgrade to continue using Parley{elsewhere}</Offer>
      </aside>
    );
  }
  return (
    <aside aria-label="Free trial" className={`${frame} text-muted text-sm`}>
      <Offer>
        Free Trial: {meetingsLeft} free meetings remaining to explore all features{elsewhere}
      </Offer>
      <Form method="post" action="/dashboard/trial-banner" className="-mr-3 shrink-0 sm:mr-0">
        <input type="hidden" name="returnTo" value={pathname + search} />
        <button type="submit" aria-label="Dismiss" className="size-11 cursor-pointer rounded-control">
          <span aria-hidden="true">✕</span>
        </button>
      </Form>
    </aside>
  );
}

/**
 * That a payment is open, on every signed-in page but billing, until it is made.
 *
 * @param goesOnUntil UTC milliseconds; null once nothing can be booked any more
 */
export function PaymentBanner({ goesOnUntil }: { goesOnUntil: number | null }) {
  const { pathname } = useLocation();
  if (pathname.startsWith("/dashboard/billing")) return null;
  const then =
    goesOnUntil === null
      ? "No new meetings can be booked until it is mended."
      : `Your plan goes on until ${formatDate(goesOnUntil)}.`;
  return (
    <aside
      aria-label="Payment"
      className="flex max-w-6xl items-start gap-x-4 bg-bad-soft px-4 pt-1 text-bad sm:items-center md:pr-8 md:pl-3 lg:pl-7 print:hidden"
    >
      <Offer action="Mend the payment">Your last payment did not go through. {then}</Offer>
    </aside>
  );
}

/** A line and the way to the plans; on a phone one under the other, so that what dismisses them keeps its corner. */
function Offer({ children, action = "Upgrade Now" }: { children: ReactNode; action?: string }) {
  return (
    <div className="flex flex-1 flex-col pt-2 sm:flex-initial sm:flex-row sm:items-center sm:gap-x-4 sm:pt-0">
      <p>{children}</p>
      <Link
        to="/dashboard/billing"
        className="inline-flex min-h-11 shrink-0 items-center rounded-control link font-medium"
      >
        {action}
      </Link>
    </div>
  );
}
