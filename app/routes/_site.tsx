import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import type { SiteData } from "~/components/site/site-data";
import { SiteFooter } from "~/components/site/site-footer";
import { SiteHeader } from "~/components/site/site-header";
import { hasSession } from "~/http/session";

/**
 * The frame of the public pages. They are rendered at build, once for visitors and once for whoever is signed in, so
 * nothing else under here reads a cookie, the clock or the database to show itself.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SiteData> {
  return { appUrl: context.appUrl, isSignedIn: hasSession(request) };
}

export default function SiteLayout() {
  return (
    <>
      <SiteHeader />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
    </>
  );
}
