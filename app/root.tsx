import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "~/components/button";
import { Logo } from "~/components/logo";
import { useNonce } from "~/components/nonce";
import { useStyleText } from "~/components/style-text";
import { Toasts } from "~/components/toasts";
import { forgetToast, readToast } from "~/http/toast";
import styles from "./styles.css?url";

/** What a route may say about itself in `export const handle`. */
interface Handle {
  /** Pages load Remix's scripts only where a route of theirs asks for it. */
  hydrate?: boolean;
  /** The route shows toasts in a place of its own. */
  showsToasts?: boolean;
}

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Every page names itself; here only what is said when there is none. */
export const meta: MetaFunction = ({ error }) =>
  error ? [{ title: isMissing(error) ? "Page not found – Parley" : "Something went wrong – Parley" }] : [];

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** The toast that waits is shown once: the answer that shows it makes the browser forget it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const toast = readToast(request);
  return data({ toast }, toast ? { headers: { "set-cookie": forgetToast() } } : undefined);
}

/** A page that loads again in place, as after a live update, takes no toast away: it may be meant for another tab. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.href !== nextUrl.href;
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrate = useHandles().some((handle) => handle?.hydrate);
  const nonce = useNonce();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <Style inPage={!hydrate} />
      </head>
      <body>
        {children}
        {hydrate && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * A page with scripts comes with others like it, so its style is a file that is kept. One without is mostly somebody's
 * first, and is seen a round trip sooner with its style in it.
 */
function Style({ inPage }: { inPage: boolean }) {
  const text = useStyleText();
  const nonce = useNonce();
  if (!inPage || !text) return <link rel="stylesheet" href={styles} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, as it was built
  return <style nonce={nonce || undefined} dangerouslySetInnerHTML={{ __html: text }} />;
}

export default function Root() {
  const elsewhere = useHandles().some((handle) => handle?.showsToasts);
  return (
    <>
      {!elsewhere && <Toasts className="mx-auto max-w-xl px-4 pt-4" />}
      <Outlet />
    </>
  );
}

/** A page that is not there, or one that broke before any layout could catch it. */
export function ErrorBoundary() {
  const missing = isMissing(useRouteError());
  return (
    <main className="mx-auto flex max-w-xl flex-col items-start px-6 py-[12vh]">
      <Link to="/" aria-label="Parley: to the home page" className="mb-8 py-2">
        <Logo />
      </Link>
      <p className="font-medium text-accent">{missing ? "404" : "Sorry"}</p>
      <h1 className="headline mt-2">{missing ? "Oops! Page not found" : "Something went wrong"}</h1>
      <p className="mt-3 mb-8 text-lg text-muted">
        {missing
          ? "The address may be mistyped, or the page has moved."
          : "It is not you. Nothing was changed; please try again in a moment."}
      </p>
      <LinkButton to="/">Return to Home</LinkButton>
    </main>
  );
}

function useHandles(): (Handle | undefined)[] {
  // Remix cannot know what routes put into `handle`; ours put this.
  return useMatches().map((match) => match.handle as Handle | undefined);
}
