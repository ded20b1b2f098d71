// Only types from elsewhere: `npm run deploy` reads this file by itself.
import type { Capability } from "~/domain/capabilities";

/**
 * Who answers for a claim: nobody yet, the operator (their name, and the ISO date on which they checked it), or a test
 * of ours that would fail if it were not so.
 */
type Voucher = "nobody" | { operator: string; on: string } | { test: string };

export interface Claim {
  /** In front of the text, where it is shown large. */
  figure?: string;
  text: string;
  vouchedBy: Voucher;
  /** What it speaks of; while that is coming the claim is not shown. */
  needs?: Capability;
}

/**
 * What the pages claim about customers, effects, certificates and service. An operator checks each against their own
 * records and puts their name to it, or deletes it; `npm run deploy` names those that nobody vouches for. Nothing else on
 * the site makes such a claim.
 */
export const claims = {
  customers: { text: "Trusted by 500+ professionals", vouchedBy: "nobody" },
  timeSaved: { text: "Saves 5+ hours per week", vouchedBy: "nobody" },
  schedulingTime: { figure: "75%", text: "less time spent on scheduling", vouchedBy: "nobody" },
  attendance: { figure: "40%", text: "higher meeting attendance", vouchedBy: "nobody" },
  preparation: { figure: "90%", text: "better meeting preparation", vouchedBy: "nobody" },
  actionItems: { figure: "100%", text: "of action items tracked", vouchedBy: "nobody", needs: "action-items" },
  dealsClosed: { text: "30% more deals closed", vouchedBy: "nobody" },
  summaryAccuracy: { text: "95%+ summary accuracy", vouchedBy: "nobody", needs: "summaries" },
  uptime: { text: "We aim for 99.9% uptime. That is an aim, not a guarantee.", vouchedBy: "nobody" },
  gdpr: {
    text: "GDPR: you can export and erase what we hold about you in your settings, without asking us.",
    vouchedBy: { test: "test/routes/delete-account.test.ts" },
  },
  soc2: {
    text: "SOC 2: we hold no report. Of what it looks at, this is done: the keys to your calendar are encrypted at rest, and a test of ours reads the database to see that they are.",
    vouchedBy: { test: "test/services/google-access.test.ts" },
  },
  encryption: { text: "WhatsApp's own encryption on every chat", vouchedBy: "nobody" },
  keptAfterCancelling: { text: "30 days", vouchedBy: "nobody", needs: "paid-plans" },
  supportAnswer: { text: "typically within 24 hours", vouchedBy: "nobody" },
  securityAnswer: { text: "48 hours", vouchedBy: "nobody" },
  forSales: {
    text: "One line between two calls, and the next meeting is in everybody's calendar.",
    vouchedBy: "nobody",
  },
  forConsultants: {
    text: "Clients get a time that is really free, in their zone, without five mails about it.",
    vouchedBy: "nobody",
  },
  forRecruiters: {
    text: "Candidates change their plans all day. One text moves the interview and tells everybody.",
    vouchedBy: "nobody",
  },
} as const satisfies Record<string, Claim>;

/** What Parley is for in the words of a job, not of a person: real customers' words take their place when there are any. */
export const testimonials = [
  { quote: claims.forSales, role: "For sales teams" },
  { quote: claims.forConsultants, role: "For consultants" },
  { quote: claims.forRecruiters, role: "For recruiters" },
] as const;

/** The claims that nobody vouches for, one a line, in the words that the pages show. */
export function unvouched(all: Readonly<Record<string, Claim>> = claims): string[] {
  return Object.entries(all)
    .filter(([, { vouchedBy }]) => vouchedBy === "nobody")
    .map(([name, { figure, text }]) => `${name}: ${figure ? `${figure} ` : ""}${text}`);
}

/**
 * Why the site cannot be deployed as it is: it claims what nobody vouches for.
 *
 * @param confirmed `CLAIMS_CONFIRMED` of the environment: `yes` from an operator who stands by every line
 * @returns null when nothing is in the way
 */
export function problemWithClaims(
  confirmed: string | undefined,
  lines: readonly string[] = unvouched(),
): string | null {
  if (lines.length === 0 || confirmed === "yes") return null;
  return [
    "Nobody vouches for these claims on the public pages (app/content/claims.ts):",
    ...lines.map((line) => `  - ${line}`),
    "Put your name to each that you can show, delete the others, or say CLAIMS_CONFIRMED=yes to deploy with all of them.",
  ].join("\n");
}
