import type { MetaFunction } from "@remix-run/cloudflare";
import { pageMeta } from "~/components/site/page-meta";
import { LegalPage } from "~/components/site/prose";
import { company } from "~/content/company";
import { termsOfService, termsOpening } from "~/content/legal/terms-of-service";
import { sitePage } from "~/content/site-pages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/terms-of-service"));

export default function TermsRoute() {
  return (
    <LegalPage
      title="Terms of Service"
      updated={company.legalUpdated}
      opening={termsOpening}
      passages={termsOfService}
    />
  );
}
