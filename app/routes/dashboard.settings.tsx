import { Outlet } from "@remix-run/react";
import { PageHeader } from "~/components/page-header";
import { Tabs } from "~/components/tabs";

export { SectionError as ErrorBoundary } from "~/components/section-error";

const TABS = [
  { to: "/dashboard/settings", label: "Profile" },
  { to: "/dashboard/settings/notifications", label: "Notifications" },
  { to: "/dashboard/settings/preferences", label: "Preferences" },
  { to: "/dashboard/settings/templates", label: "Templates", below: true },
  {
    to: "/dashboard/settings/sessions",
    label: "Security",
    pages: ["/dashboard/settings/password", "/dashboard/settings/email", "/dashboard/settings/email/confirm"],
  },
  { to: "/dashboard/settings/api", label: "API" },
  { to: "/dashboard/settings/webhooks", label: "Webhooks" },
  { to: "/dashboard/settings/data", label: "Your data", pages: ["/dashboard/settings/delete"] },
];

export default function SettingsLayout() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Settings" />
      <Tabs label="Settings" tabs={TABS} />
      <Outlet />
    </div>
  );
}
