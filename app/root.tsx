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
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { buttonClass } from "~/components/button";
import { isFormAgain } from "~/components/keep-words";
import { Logo } from "~/components/logo";
import { useNonce } from "~/components/nonce";
import { type StyleTexts, useStyleTexts } from "~/components/style-text";
import { Toasts } from "~/components/toasts";
import { FORM_BYTES, TRANSCRIPT_MB } from "~/domain/body-limits";
import { clearToast, readToast } from "~/http/toast";
import calendarSheet from "./components/calendar/calendar.css?url";
import lightClient from "./light-client.js?url&no-inline";
import appSheet from "./styles/app.css?url";

/** All that scripts may bring into a signed-in page. */
const SHEETS = [appSheet, calendarSheet];

/** What a route may say about itself in `export const handle`. */
interface Handle {
  /** Pages load Remix's scripts only where a route of theirs asks for it. */
  hydrate?: boolean;
  /** The route shows toasts in a place of its own. */
  showsToasts?: boolean;
  /**
   * The page keeps to the letters that are on the device: whoever opens it does so once, maybe far from a mast, where
   * fetched ones come too late to be shown and hold up the first of the text.
   */
  withoutFetchedFonts?: boolean;
}

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** Every page names itself; here only what is said when there is none. */
export const meta: MetaFunction = ({ error }) => (error ? [{ title: errorWords(error).title }] : []);

/** What is said of an error, by its HTTP status. A browser keeps a form's fields for whoever goes back. */
const ERROR_WORDS: Record<number, { title: string; mark: string; heading: string; text: string }> = {
  400: {
    title: "Form not read – Parley",
    mark: "400",
    heading: "That form could not be read",
    text: "Nothing was changed. Go back in your browser, load the page again and send the form once more.",
  },
  404: {
    title: "Page not found – Parley",
    mark: "404",
    heading: "Oops! Page not found",
    text: "The address may be mistyped, or the page has moved.",
  },
  413: {
    title: "Too long – Parley",
    mark: "413",
    heading: "That was too long",
    text: `A form can hold ${FORM_BYTES / 1024} KB, about 30 pages of text, and a transcript ${TRANSCRIPT_MB} MB; nothing of this one was kept. Go back in your browser: what you typed is still there. Make it shorter and send it again.`,
  },
};

const BROKEN = {
  title: "Something went wrong – Parley",
  mark: "Sorry",
  heading: "Something went wrong",
  text: "It is not you. Nothing was changed; please try again in a moment.",
};

function errorWords(error: unknown) {
  if (!isRouteErrorResponse(error)) return BROKEN;
  return ERROR_WORDS[error.status === 415 ? 400 : error.status] ?? BROKEN;
}

/** The toast that waits is shown once: the answer that shows it makes the browser forget it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const toast = readToast(request);
  // Whoever saves data gets a small module in the place of React.
  const savesData = request.headers.get("save-data")?.toLowerCase() === "on";
  return data({ toast, savesData }, toast ? { headers: { "set-cookie": clearToast() } } : undefined);
}

/** A page that loads again in place, as after a live update, takes no toast away: it may be meant for another tab. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, currentUrl, nextUrl } = args;
  if (isFormAgain(args)) return false;
  return formMethod !== undefined || currentUrl.href !== nextUrl.href;
}

export function Layout({ children }: { children: ReactNode }) {
  const handles = useHandles();
  const isApp = handles.some((handle) => handle?.hydrate);
  const ownLetters = handles.some((handle) => handle?.withoutFetchedFonts);
  const savesData = useRouteLoaderData<typeof loader>("root")?.savesData ?? false;
  const nonce = useNonce();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
        <Style sheet={isApp ? "app" : ownLetters ? "guest" : "site"} />
      </head>
      <body>
        {children}
        {isApp && SHEETS.map((sheet) => <link key={sheet} rel="stylesheet" href={sheet} />)}
        {isApp && savesData && <script type="module" src={lightClient} nonce={nonce || undefined} />}
        {isApp && !savesData && (
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
 * A page carries the rules that it needs: on a slow line it is seen a round trip sooner than with a file, which is the
 * wait itself. What scripts bring into it has the whole sheet, whose file comes last and holds up nothing.
 */
function Style({ sheet }: { sheet: keyof StyleTexts }) {
  const text = useStyleTexts()[sheet];
  const nonce = useNonce();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, as it was built
  return <style suppressHydrationWarning nonce={nonce || undefined} dangerouslySetInnerHTML={{ __html: text }} />;
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
  const { mark, heading, text } = errorWords(useRouteError());
  return (
    <main className="mx-auto flex max-w-xl flex-col items-start px-6 py-[12vh]">
      <Link to="/" reloadDocument aria-label="Parley: to the home page" className="mb-8 py-2">
        <Logo />
      </Link>
      <p className="font-medium text-action">{mark}</p>
      <h1 className="headline mt-2">{heading}</h1>
      <p className="mt-3 mb-8 text-lg text-muted">{text}</p>
      <a href="/" className={buttonClass()}>
        Return to Home
      </a>
    </main>
  );
}

function useHandles(): (Handle | undefined)[] {
  // Remix cannot know what routes put into `handle`; ours put this.
  return useMatches().map((match) => match.handle as Handle | undefined);
}
