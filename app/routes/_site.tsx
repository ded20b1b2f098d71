import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import type { SiteData } from "~/components/site/page-meta";
import { SiteFooter } from "~/components/site/site-footer";
import { SiteHeader } from "~/components/site/site-header";

/**
 * The frame of the public pages. They are the same for everybody and are rendered once, at build, so nothing under here
 * reads a cookie, the clock or the database to show itself.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<SiteData> {
  return { appUrl: context.appUrl };
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
