import type { MetaArgs } from "@remix-run/react";
import { landingMeta } from "~/components/site/landing-meta";
import { LandingPage } from "~/components/site/landing-page";

/** That it is the first page is told by `og:url` and the facts: checkers take a canonical link to a home page for a slip. */
export const meta = (args: MetaArgs) => landingMeta(args).filter((tag) => !("rel" in tag));

export default function LandingRoute() {
  return <LandingPage />;
}
