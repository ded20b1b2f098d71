import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { landingMeta } from "~/components/site/landing-meta";
import { LandingPage } from "~/components/site/landing-page";
import { requireNoSection } from "~/http/landing-section";

export const meta = landingMeta;

export async function loader({ request }: LoaderFunctionArgs) {
  requireNoSection(request);
  return null;
}

export default function IndexRoute() {
  return <LandingPage />;
}
