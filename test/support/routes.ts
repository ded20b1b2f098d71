/** Every page behind the sign-in that can be opened by its address alone: for checks that go over all of them. */
export const SIGNED_IN_PAGES = [
  "/dashboard",
  "/dashboard/meetings",
  "/dashboard/meetings/new",
  "/dashboard/calendar",
  "/dashboard/calendar/new",
  "/dashboard/integrations",
  "/dashboard/billing",
  "/dashboard/settings",
  "/dashboard/settings/notifications",
  "/dashboard/settings/preferences",
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
  ["", "/reschedule", "/cancel"].map((page) => `/dashboard/meetings/${encodeURIComponent(id)}${page}`);
