import type { MetaArgs } from "@remix-run/react";
import { company } from "~/content/company";
import { faq } from "~/content/landing";
import { sitePage } from "~/content/site-pages";
import { whenBuilt } from "~/domain/capabilities";
import { PLANS } from "~/domain/plans";
import { pageMeta } from "./page-meta";

/** The first page as search engines see it: one page, whichever of its two addresses was asked for. */
export function landingMeta({ matches }: MetaArgs) {
  const page = sitePage("/");
  return pageMeta(matches, { ...page, facts: [software(page.description), questions()] });
}

function software(description: string) {
  return {
    "@type": "SoftwareApplication",
    name: company.product,
    description,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any, through WhatsApp",
    offers: PLANS.map(({ name, priceCents }) => ({
      "@type": "Offer",
      name,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: "EUR",
      availability: whenBuilt("paid-plans", "https://schema.org/InStock", "https://schema.org/PreOrder"),
    })),
  };
}

function questions() {
  return {
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
