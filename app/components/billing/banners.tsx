import type { BillingPage } from "~/domain/billing-view";
import { formatPrice } from "~/domain/money-words";
import { type PlanId, planOf } from "~/domain/plans";
import { isPaymentOpen } from "~/domain/subscription";
import { Alert } from "../alert";
import { LinkButton } from "../button";
import { ChoosePlan } from "./choose-plan";

/** What the page has to say first: how the trial stands, what was chosen before, that a payment is open. */
export function BillingBanners({ page, wanted }: { page: BillingPage; wanted: PlanId | null }) {
  const { isLive, status, problem, trialEndsOn, trialDaysLeft: days } = page;
  const isTrial = trialEndsOn !== null;
  return (
    <>
      {isTrial && days > 0 && problem !== "meetings-used" && (
        <Alert title={`Free trial: ${days} ${days === 1 ? "day" : "days"} remaining`} />
      )}
      {problem === "meetings-used" && (
        <Alert
          kind="error"
          title="You have used all meetings of your free trial. Please upgrade to create new meetings."
        />
      )}
      {page.isTrialContinued && (
        <Alert title="Your free trial goes on from an earlier account">
          It had the same email address, Google account or phone number, for which there is one free trial.
        </Alert>
      )}
      {problem === "plan-used" && (
        <Alert kind="warn" title="You have used all meetings of your plan for this month.">
          A larger plan has more, and begins at once.
        </Alert>
      )}
      {isTrial && days === 0 && (
        <Alert kind="error" title="Your free trial has ended. Please choose a plan to continue." />
      )}
      {!isLive && !isTrial && (
        <Alert kind="error" title="Your plan has ended. Please choose a plan to continue.">
          Your calendar, your meetings and your data stay as they are.
        </Alert>
      )}
      {!isLive && wanted && <Wanted plan={wanted} isFree={page.isTrialLeft} />}
      {isLive && isPaymentOpen(status) && <OpenPayment page={page} />}
      {isLive && !isPaymentOpen(status) && page.payUrl && (
        <Alert
          kind="warn"
          title="A payment waits for you"
          actions={
            <LinkButton to={page.payUrl} look="secondary">
              Pay or confirm it
            </LinkButton>
          }
        >
          Your bank did not accept it, or wants you to confirm it. Your plan stays as it is until it is paid.
        </Alert>
      )}
    </>
  );
}

/** The plan that somebody chose on the first page, before they had an account. */
function Wanted({ plan, isFree }: { plan: PlanId; isFree: boolean }) {
  const { name, priceCents } = planOf(plan);
  return (
    <Alert
      title={`You chose ${name}, ${formatPrice(priceCents)} a month`}
      actions={
        <ChoosePlan id={plan} primary>
          Continue to payment
        </ChoosePlan>
      }
    >
      {isFree && "What is left of your free trial stays free."}
    </Alert>
  );
}

function OpenPayment({ page }: { page: BillingPage }) {
  const { graceUntil, problem, payUrl, paidUntil, endsOn } = page;
  const isOver = problem === "payment-open";
  return (
    <Alert
      kind="error"
      title="Your last payment did not go through"
      actions={
        payUrl && (
          <LinkButton to={payUrl} look="secondary">
            Pay the open invoice
          </LinkButton>
        )
      }
    >
      {paidUntil ? (
        <>
          You have cancelled the plan, and it {isOver ? "ended" : "ends"} on {endsOn}. The open invoice is not cancelled
          with it: it is for the period that has begun, and your card may be tried again for it. Once it is paid, the
          plan goes on to the end of that period, {paidUntil}; nothing is charged after that.
        </>
      ) : (
        <>
          {isOver ? "No new meetings can be booked until it is mended. " : `Your plan goes on until ${graceUntil}. `}
          Choose another card below, or pay the open invoice.
        </>
      )}
    </Alert>
  );
}
