/**
 * What these pages promise about results, customers and certificates. No code enforces any of it: before going live an
 * operator checks each line against their own records and deletes what they cannot show. Nothing else on the site
 * makes such a promise.
 */
export const claims = {
  customers: "Trusted by 500+ professionals",
  timeSaved: "Saves 5+ hours per week",
  figures: [
    { figure: "75%", text: "less time spent on scheduling" },
    { figure: "40%", text: "higher meeting attendance" },
    { figure: "90%", text: "better meeting preparation" },
    { figure: "100%", text: "of action items tracked" },
  ],
  dealsClosed: "30% more deals closed",
  summaryAccuracy: "95%+ summary accuracy",
  uptime: "99.9%",
  gdpr: "GDPR compliant",
  soc2: "SOC 2 controls",
  encryption: "WhatsApp's own encryption on every chat",
  keptAfterCancelling: "30 days",
  supportAnswer: "typically within 24 hours",
  securityAnswer: "48 hours",
} as const;

/** What Parley is for in the words of a job, not of a person: real customers' words take their place when there are any. */
export const testimonials = [
  {
    quote: "One line between two calls, and the next meeting is in everybody's calendar.",
    role: "For sales teams",
  },
  {
    quote: "Clients get a time that is really free, in their zone, without five mails about it.",
    role: "For consultants",
  },
  {
    quote: "Candidates change their plans all day. One text moves the interview and tells everybody.",
    role: "For recruiters",
  },
] as const;
