/** Every page behind the sign-in that can be opened by its address alone: for checks that go over all of them. */
export const SIGNED_IN_PAGES = [
  "/dashboard",
  "/dashboard/meetings",
  "/dashboard/meetings/new",
  "/dashboard/meetings/links",
  "/dashboard/meetings/bulk",
  "/dashboard/meetings/links/new",
  "/dashboard/meetings/proposals",
  "/dashboard/meetings/search",
  "/dashboard/action-items",
  "/dashboard/calendar",
  "/dashboard/calendar/new",
  "/dashboard/integrations",
  "/dashboard/billing",
  "/dashboard/settings",
  "/dashboard/settings/notifications",
  "/dashboard/settings/preferences",
  "/dashboard/settings/api",
  "/dashboard/settings/webhooks",
  "/dashboard/settings/templates",
  "/dashboard/settings/templates/new",
  "/dashboard/settings/sessions",
  "/dashboard/settings/password",
  "/dashboard/settings/email",
  "/dashboard/settings/data",
  "/dashboard/settings/delete",
  "/dashboard/support",
  "/dashboard/support/guide",
  "/dashboard/onboarding",
] as const;

/** Pages of one meeting, by the id of its calendar event. */
export const meetingPages = (id: string) =>
  ["", "/edit", "/reschedule", "/late", "/cancel", "/summary", "/summary/edit", "/summary/send"].map(
    (page) => `/dashboard/meetings/${encodeURIComponent(id)}${page}`,
  );

/** Every address that takes a form, with a value for each parameter; a test holds it against the routes with actions. */
export const FORM_PATHS = [
  "/book/id",
  "/contact",
  "/auth",
  "/auth/check-mail",
  "/auth/confirm",
  "/auth/connect",
  "/auth/forgot",
  "/auth/google",
  "/auth/link",
  "/auth/reset",
  "/checkout",
  "/dashboard/action-items",
  "/dashboard/billing",
  "/dashboard/billing/upgrade",
  "/dashboard/calendar/connection",
  "/dashboard/calendar/new",
  "/dashboard/calendar/refresh",
  "/dashboard/integrations/transcripts",
  "/dashboard/meetings/bulk",
  "/dashboard/meetings/id/cancel",
  "/dashboard/meetings/id/edit",
  "/dashboard/meetings/id/late",
  "/dashboard/meetings/id/move",
  "/dashboard/meetings/id/reminder",
  "/dashboard/meetings/id/reschedule",
  "/dashboard/meetings/id/restore",
  "/dashboard/meetings/id/summary",
  "/dashboard/meetings/id/summary/edit",
  "/dashboard/meetings/id/summary/send",
  "/dashboard/meetings/new",
  "/dashboard/meetings/links?index",
  "/dashboard/meetings/links/id",
  "/dashboard/meetings/links/new",
  "/dashboard/meetings/proposals",
  "/dashboard/onboarding",
  "/dashboard/settings?index",
  "/oauth/authorize",
  "/dashboard/settings/api",
  "/dashboard/settings/webhooks",
  "/dashboard/settings/data",
  "/dashboard/settings/delete",
  "/dashboard/settings/email",
  "/dashboard/settings/email/confirm",
  "/dashboard/settings/notifications",
  "/dashboard/settings/password",
  "/dashboard/settings/preferences",
  "/dashboard/settings/sessions",
  "/dashboard/settings/templates?index",
  "/dashboard/settings/templates/id",
  "/dashboard/support",
  "/dashboard/trial-banner",
  "/dashboard/whatsapp/connection",
  "/dashboard/whatsapp/test",
  "/sign-out",
  "/unsubscribe/id",
] as const;

export const WEBHOOK_PATHS = [
  "/webhooks/google-calendar",
  "/webhooks/resend",
  "/webhooks/stripe",
  "/webhooks/whatsapp",
] as const;

/** The address of a route's file, by Remix's rules for names, with "id" for its parameters. */
export function addressOf(file: string): string {
  const name = file.replace(/^.*\/routes\//, "").replace(/\.tsx?$/, "");
  const parts = name.split(".").filter((part) => part !== "_index" && part !== "_site");
  return `/${parts.map((part) => (part.startsWith("$") ? "id" : part.replace(/_$/, ""))).join("/")}`;
}
