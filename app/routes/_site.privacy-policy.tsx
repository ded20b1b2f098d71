import type { MetaFunction } from "@remix-run/cloudflare";
import { pageMeta } from "~/components/site/page-meta";
import { LegalPage } from "~/components/site/prose";
import { company } from "~/content/company";
import { privacyOpening, privacyPolicy } from "~/content/legal/privacy-policy";
import { sitePage } from "~/content/site-pages";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, sitePage("/privacy-policy"));

export default function PrivacyPolicyRoute() {
  return (
    <LegalPage
      title="Privacy Policy"
      updated={company.legalUpdated}
      opening={privacyOpening}
      passages={privacyPolicy}
    />
  );
}
