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

/** Sample words, to be replaced by what customers said and allowed you to quote. */
export const testimonials = [
  {
    quote: "I used to lose Monday mornings to finding a time. Now I text one line between two calls and it is done.",
    name: "Sanne V.",
    role: "Sales lead",
  },
  {
    quote: "The summary is in my mail before I am back at my desk, with who does what. My clients noticed first.",
    name: "Marc D.",
    role: "Independent consultant",
  },
  {
    quote: "Candidates change their plans all day. Parley moves the interview, tells everybody, and I keep recruiting.",
    name: "Elena R.",
    role: "Recruiter",
  },
] as const;
