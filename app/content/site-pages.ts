import { whenBuilt } from "~/domain/capabilities";
import { TRIAL_DAYS } from "~/domain/trial";
import { contactPage, type SitePage } from "./contact-page";
import { integrations } from "./integrations";
import { jobPath } from "./job-names";
import { JOBS } from "./jobs";

const namesOf = (available: boolean) =>
  integrations
    .filter((one) => one.available === available)
    .map(({ name }) => name)
    .join(", ");

/** Every public page that a search engine may list, except the posts of the blog. */
export const SITE_PAGES = [
  {
    path: "/",
    title: "The meeting assistant you text on WhatsApp",
    description: `Text Parley on WhatsApp: it books, moves and cancels meetings in your Google Calendar, and writes nothing without your yes. ${TRIAL_DAYS} days free.`,
  },
  {
    path: "/integrations",
    title: "Integrations",
    description: `What Parley works with: ${namesOf(true)} today${namesOf(false) && `; ${namesOf(false)} coming soon`}.`,
  },
  {
    path: "/api",
    title: "API",
    description: `${whenBuilt("api", "Schedule", "Coming soon: schedule")}, list, move and cancel meetings and ask for free times from your own software.`,
  },
  {
    path: "/api/meetings",
    title: "API: Meetings",
    description:
      "Create, list, read, change and cancel meetings with the Parley API: fields, answers, curl, TypeScript and Python.",
  },
  {
    path: "/api/availability",
    title: "API: Availability",
    description: "Find free times, yours and those of guests whose calendars you can see, with the Parley API.",
  },
  {
    path: "/api/summaries",
    title: "API: Summaries",
    description:
      "Read what your meetings came to, and who took on what, with the Parley API: fields, answers, samples.",
  },
  {
    path: "/api/events",
    title: "API: Events",
    description:
      "Read what has happened to your meetings, reminders and summaries, from where you left off, with the Parley API.",
  },
  {
    path: "/api/contacts",
    title: "API: Contacts",
    description: "List the people you meet with the Parley API: fields, answers, curl, TypeScript and Python.",
  },
  {
    path: "/api/preferences",
    title: "API: Preferences",
    description:
      "Read and change your working hours, time zone, usual length, buffer and reminder with the Parley API.",
  },
  {
    path: "/api/usage",
    title: "API: Usage",
    description: "Read how many calls and meetings your account has used with the Parley API.",
  },
  {
    path: "/api/mcp",
    title: "API: MCP",
    description:
      "Connect an assistant that speaks the Model Context Protocol: it finds free times and proposes meetings, you say yes.",
  },
  {
    path: "/api/webhooks",
    title: "API: webhooks",
    description:
      "What Parley's webhooks tell your software and how to check their signatures, in TypeScript and Python.",
  },
  {
    path: "/api/errors",
    title: "API: errors, retries, limits",
    description: "Every refusal of the Parley API by its type, how to send again without doing twice, and its limits.",
  },
  ...JOBS.map(({ slug, name, description }) => ({
    path: jobPath(slug),
    title: `For ${name.toLowerCase()}`,
    description,
  })),
  {
    path: "/compare",
    title: "Compare",
    description:
      "Parley beside a booking page, a calendar app and a person: what each does, what it costs, and where the others are better.",
  },
  {
    path: "/about",
    title: "About us",
    description: "Why we build a meeting assistant that lives in the chat you already have open, and what comes next.",
  },
  {
    path: "/blog",
    title: "Blog",
    description: "Notes on meetings, calendars and getting time back, from the people who make Parley.",
  },
  contactPage,
  {
    path: "/security",
    title: "Security",
    description: "How Parley protects your calendar, your messages and your account, and how to report a weakness.",
  },
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description:
      "What Parley knows about you, why, for how long, who else sees it, and how to take it with you or erase it.",
  },
  {
    path: "/terms-of-service",
    title: "Terms of Service",
    description:
      "The agreement between you and Parley: the trial, plans and payment, fair use, liability and how it ends.",
  },
] as const satisfies readonly SitePage[];

export type SitePath = (typeof SITE_PAGES)[number]["path"];

export function sitePage(path: SitePath): SitePage {
  // Every SitePath comes from the list itself.
  return SITE_PAGES.find((page) => page.path === path) as SitePage;
}
