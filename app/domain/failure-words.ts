import { whenBuilt } from "./capabilities";

const PLANS = whenBuilt("paid-plans", "", " Paid plans are coming; they are not open yet.");

/** Why a write to the calendar did not happen, for the user of a form. Keys are the reasons that services give. */
export const FAILURE_WORDS: Record<string, string> = {
  "trial-over": `Your free trial has ended. Please upgrade to create new meetings.${PLANS}`,
  "meetings-used": `You have used all meetings of your free trial. Please upgrade to create new meetings.${PLANS}`,
  "plan-used": "You have used all meetings of your plan for this month. A larger plan has more.",
  "plan-over": "Your plan has ended. Please choose a plan to create new meetings.",
  "payment-open": "Your last payment did not go through. Please mend it to create new meetings.",
  past: "That time has already passed. Nothing was changed.",
  "not-connected": "No calendar is connected. Please connect Google Calendar first.",
  revoked: "Google has ended the access to your calendar. Please connect it again.",
  down: "Google does not answer at the moment. Nothing was changed; please try again.",
  "too-large":
    "There is more in your calendar than Parley can read: something in it repeats far too often. Nothing was changed; take that out and try again in ten minutes.",
  "no-permission":
    "Google does not let Parley read your calendar: the permission is missing or was withdrawn. Nothing was changed; please connect the calendar again and leave every box ticked.",
  unknown: "Google did not say whether it worked. Please look at your calendar before you try again.",
  half: "Google stopped half way: the series stands in your calendar at its old time and at the new one.",
  forbidden: "Google does not allow this for your account.",
  refused: "Google did not accept this. Please check what you entered.",
  "not-taken": "Google did not accept this just now. Nothing was changed; please try again.",
  "cancelled-before": "This event had already been cancelled.",
  gone: "This event is not in your calendar any more.",
  changed: "This event has changed since you opened the page. Here it is as it is now.",
};

const STATUS: Record<string, number> = {
  "trial-over": 403,
  "meetings-used": 403,
  "plan-used": 403,
  "plan-over": 403,
  "payment-open": 403,
  down: 502,
  unknown: 502,
  half: 502,
};

/** The HTTP status of the page that says so: 502 where it is Google that fails, 409 where the user can do something. */
export const failureStatus = (reason: string): number => STATUS[reason] ?? 409;
