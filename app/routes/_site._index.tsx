import { landingMeta } from "~/components/site/landing-meta";
import { LandingPage } from "~/components/site/landing-page";

export const meta = landingMeta;

export default function IndexRoute() {
  return <LandingPage />;
}
