import { Badge } from "./badge";
import { LinkButton } from "./button";
import { Card } from "./card";

const GUIDE = [
  ["Connect your calendar", "Parley reads when you are free and writes what you agree to."],
  ["Connect WhatsApp", "We send a code to your number, so that nobody else can speak for you."],
  ["Text Parley", "“Book 30 minutes with Anna tomorrow at 3pm.” You see the plan, you say yes, it is done."],
] as const;

/** What is left to set up, for those who are not connected on both sides. */
export function GetStarted({
  calendar,
  whatsapp,
  hasPreferences,
}: {
  calendar: boolean;
  whatsapp: "connected" | "pending" | "none";
  hasPreferences: boolean;
}) {
  const done = [calendar, whatsapp === "connected", hasPreferences].filter(Boolean).length;
  return (
    <>
      <Card title="Get Started" text={`${done} of 3 done. What you skipped waits here.`}>
        <ul className="divide-y divide-line">
          <li className="flex flex-wrap items-center justify-between gap-3 pb-4">
            <span className="font-medium">Google Calendar</span>
            {calendar ? (
              <Badge tone="ok">Connected</Badge>
            ) : (
              <LinkButton to="/dashboard/onboarding?step=1">Connect Calendar</LinkButton>
            )}
          </li>
          <li className="flex flex-wrap items-center justify-between gap-3 py-4">
            <span className="flex flex-wrap items-center gap-3 font-medium">
              WhatsApp
              {whatsapp === "pending" && <Badge tone="warn">Pending verification</Badge>}
            </span>
            {whatsapp === "connected" ? (
              <Badge tone="ok">Connected</Badge>
            ) : (
              <LinkButton to="/dashboard/onboarding?step=whatsapp" look={calendar ? "primary" : "secondary"}>
                Connect WhatsApp
              </LinkButton>
            )}
          </li>
          <li className="flex flex-wrap items-center justify-between gap-3 pt-4">
            <span className="font-medium">Preferences</span>
            {hasPreferences ? (
              <Badge tone="ok">Chosen</Badge>
            ) : (
              <LinkButton to="/dashboard/onboarding?step=4" look="quiet" className="max-sm:-ml-2.5">
                Choose preferences
              </LinkButton>
            )}
          </li>
        </ul>
      </Card>
      <Card title="Quick start" text="Three steps, about two minutes.">
        <ol className="grid gap-6 lg:grid-cols-3">
          {GUIDE.map(([title, text], index) => (
            <li key={title}>
              <span
                aria-hidden="true"
                className="inline-flex size-9 items-center justify-center rounded-full bg-action-soft font-display font-semibold text-action"
              >
                {index + 1}
              </span>
              <p className="mt-2 font-semibold">{title}</p>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}
