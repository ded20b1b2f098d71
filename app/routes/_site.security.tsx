import type { MetaFunction } from "@remix-run/cloudflare";
import { pageMeta } from "~/components/site/page-meta";
import { LegalPage } from "~/components/site/prose";

import { security, securityOpening } from "~/content/legal/security";
import { sitePage } from "~/content/site-pages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/security"));

export default function SecurityRoute() {
  return <LegalPage title="Security" opening={securityOpening} passages={security} />;
}
