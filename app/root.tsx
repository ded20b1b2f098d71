import type { LinksFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Links, Meta, Outlet, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import styles from "./styles.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="mx-auto max-w-xl p-8">
      <title>{missing ? "Page not found – Parley" : "Something went wrong – Parley"}</title>
      <h1 className="text-2xl font-semibold">{missing ? "Oops! Page not found" : "Something went wrong"}</h1>
      <p className="mt-4">
        <a className="underline" href="/">
          Return to Home
        </a>
      </p>
    </main>
  );
}
