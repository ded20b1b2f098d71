import type { BillingPage } from "~/domain/billing-view";
import { formatPrice } from "~/domain/money-words";
import type { SubscriptionStatus } from "~/domain/subscription";
import { Badge, type Tone } from "../badge";
import { SubmitButton } from "../button";
import { IntentForm } from "./intent-form";

const STATUS: Record<SubscriptionStatus, { label: string; tone: Tone }> = {
  active: { label: "Active", tone: "ok" },
  trialing: { label: "Trial", tone: "action" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  past_due: { label: "Payment open", tone: "warn" },
  unpaid: { label: "Payment open", tone: "warn" },
  incomplete: { label: "Not yet paid", tone: "warn" },
  incomplete_expired: { label: "Never paid", tone: "neutral" },
  paused: { label: "Paused", tone: "warn" },
};

/** The plan and what it costs beside what has been used of it. */
export function CurrentPlan({ page }: { page: BillingPage }) {
  const { planName, priceCents, status, hasCustomer } = page;
  const shown = status && STATUS[status];
  return (
    <section aria-label="Your plan" className="card grid gap-x-12 gap-y-6 p-5 sm:p-6 md:grid-cols-2">
      <div>
        <h2 className="heading flex flex-wrap items-center gap-2">
          {planName} {shown && <Badge tone={shown.tone}>{shown.label}</Badge>}
        </h2>
        {priceCents !== null && (
          <p className="mt-3">
            <span className="figure">{formatPrice(priceCents)}</span> <span className="text-muted">a month</span>
          </p>
        )}
        <Dates page={page} />
        <div className="mt-4 flex flex-wrap gap-2">
          {hasCustomer && (
            <IntentForm intent="portal">
              <SubmitButton look="secondary" pending="Processing...">
                Manage billing
              </SubmitButton>
            </IntentForm>
          )}
          {page.isLive && (
            <IntentForm intent={page.endsOn ? "resume" : "cancel"}>
              <SubmitButton look={page.endsOn ? "secondary" : "quiet"}>
                {page.endsOn ? "Resume plan" : "Cancel plan"}
              </SubmitButton>
            </IntentForm>
          )}
        </div>
      </div>
      {page.usage && <Usage {...page.usage} isLive={page.isLive} />}
    </section>
  );
}

function Dates({ page }: { page: BillingPage }) {
  const { status, isLive, renewsOn, endsOn, endedOn, nextPlan, trialDaysLeft, trialEndsOn } = page;
  if (!isLive && trialEndsOn === null) return <p className="mt-3 text-muted">Your last plan ended on {endedOn}.</p>;
  if (!isLive)
    return (
      <p className="mt-3 text-muted">
        {trialDaysLeft > 0 ? `Free until ${trialEndsOn}; nothing is charged then.` : `It ended on ${trialEndsOn}.`}
      </p>
    );
  if (endsOn)
    return (
      <p className="mt-3 text-muted">
        Your plan {page.problem === "payment-open" ? "ended" : "ends"} on {endsOn}.
      </p>
    );
  if (nextPlan)
    return (
      <p className="mt-3 text-muted">
        {nextPlan.name} starts on {nextPlan.from}.
      </p>
    );
  return (
    <p className="mt-3 text-muted">
      {status === "trialing" ? "Free until" : "Next invoice on"} {renewsOn}.
    </p>
  );
}

function Usage({ used, limit, isLive }: { used: number; limit: number | null; isLive: boolean }) {
  const most = limit ?? "∞";
  return (
    <div>
      <h2 className="heading">{isLive ? "Meetings this period" : "Meetings of the trial"}</h2>
      <p className="mt-3">
        <span className="figure">{used}</span> <span className="text-muted">of {most}</span>
      </p>
      {limit !== null && (
        <progress
          className="mt-3 w-full"
          max={limit}
          value={Math.min(used, limit)}
          aria-label={`${used} of ${limit} meetings used`}
        />
      )}
      <p className="mt-1 text-muted text-sm">
        A series counts once. A meeting that is undone, or cancelled before it starts, is given back.
      </p>
    </div>
  );
}
