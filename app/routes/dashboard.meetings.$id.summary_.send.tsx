import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Fold } from "~/components/fold";
import { PageHeader } from "~/components/page-header";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectBilling } from "~/db/quota";
import { selectGuestMails, selectItemsOf, selectSummary } from "~/db/summaries";
import { isOtherPerson } from "~/domain/calendar-event";
import { clockOfZone } from "~/domain/clock-style";
import { isOpen } from "~/domain/delivery-rules";
import { MOST_MAILED } from "~/domain/guest-mails";
import { personName } from "~/domain/person-name";
import { formatMoment } from "~/domain/phrasing";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import { summaryPath } from "~/domain/summary-choice";
import { guestSummaryMail } from "~/domain/summary-mails";
import { SendSummaryForm } from "~/forms/summary";
import { readMeetingPage, requireMeeting } from "~/http/meeting";
import { billingOf } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { sendSummary } from "~/services/summaries/send-summary";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Send the summary – Parley" }];

export async function loader(args: LoaderFunctionArgs) {
  const { db, clock } = args.context;
  const page = await readMeetingPage(args, (userId, eventId) => ({
    summary: selectSummary(db, userId, eventId),
    items: selectItemsOf(db, userId, eventId),
    billing: selectBilling(db, userId),
    mails: selectGuestMails(db, userId, eventId),
  }));
  const { meeting, row, user, zone, data: read } = page;
  const here = summaryPath(meeting.id);
  const [summary] = read.summary;
  if (!summary || summary.deletedAt !== null) throw redirect(here);
  const now = clock();
  const hasItems = hasFeature(standingOf(billingOf(read.billing), now), "action-items");
  const mail = guestSummaryMail(
    { ...summary, start: summary.startAt, zone: summary.timezone, actionItems: hasItems ? read.items : null },
    user,
    { language: summary.language, now },
  );
  const hasIt = (mail: (typeof read.mails)[number] | undefined) =>
    mail && {
      since: formatMoment(mail.at, zone, { now, clock: clockOfZone(zone), bare: true }),
      isThis: mail.version === summary.updatedAt,
      isOnItsWay: isOpen(mail.state),
    };
  const gone = read.mails.filter(({ state }) => state !== "failed");
  return {
    here,
    version: summary.updatedAt,
    guests: row.attendees
      .filter(isOtherPerson)
      .map(({ name = "", email }) => ({
        ...{ name: personName(name), email },
        has: hasIt(gone.find((mail) => mail.email === email.toLowerCase())),
      }))
      // Those whose turn it is come first; a sort keeps the order of the rest.
      .toSorted((one, other) => Number(one.has?.isThis ?? false) - Number(other.has?.isThis ?? false)),
    mail: { subject: mail.subject, text: mail.text },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { page, of } = await requireMeeting(args);
  const { context, request } = args;
  const submission = parseWithZod(await request.formData(), { schema: SendSummaryForm });
  if (submission.status !== "success") {
    const [wrong = PROBLEMS.nobody] = Object.values(submission.error ?? {}).flat();
    return data({ problem: wrong }, { status: 400 });
  }
  const outcome = await sendSummary(context, { ...of, ...submission.value });
  if (!outcome.ok) return data({ problem: PROBLEMS[outcome.reason] }, { status: 409 });
  const { count } = outcome;
  return redirectWithToast(`${page}/summary`, {
    kind: "success",
    title: count === 1 ? "The summary is on its way to 1 guest" : `The summary is on its way to ${count} guests`,
  });
}

const PROBLEMS = {
  gone: "This summary is not there any more.",
  changed: "The summary has changed since this page was opened. Please look at it once more.",
  nobody: "Please tick at least one guest.",
  "too-many-mails": "That is too many mails for one day. Nobody was mailed; please try again tomorrow.",
};

function stateOf({ isThis, isOnItsWay }: { isThis: boolean; isOnItsWay: boolean }): string {
  if (isOnItsWay) return isThis ? "On its way since" : "An earlier one is on its way since";
  return isThis ? "Has it since" : "Has an earlier one, of";
}

export default function SendSummary() {
  const { here, version, guests, mail } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const isOpen = guests.some(({ has }) => !has?.isThis);
  const isSent = guests.length > 0 && !isOpen;
  const ticked = guests.filter(({ has }) => !has).slice(0, MOST_MAILED);
  const rows = (some: typeof guests) => (
    <ul className="flex flex-col empty:hidden">
      {some.map((guest) => (
        <li key={guest.email}>
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 py-1.5">
            <input
              type="checkbox"
              name="to"
              value={guest.email}
              defaultChecked={ticked.includes(guest)}
              disabled={guest.has?.isThis}
              className="size-5 shrink-0 cursor-pointer accent-action"
            />
            <span className="min-w-0">
              {guest.name ? `${guest.name} ` : ""}
              <span className={guest.name ? "text-muted" : ""}>{guest.email}</span>
              {guest.has && (
                <span className="block text-muted text-sm">{`${stateOf(guest.has)} ${guest.has.since}`}</span>
              )}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title={isSent ? "Nobody is left to send the summary to" : "Send the summary to the guests?"} />
      {answer && <Alert kind="error" title={answer.problem} />}
      <Card title="Who gets it" text={`A mail cannot be taken back. At most ${MOST_MAILED} guests at once.`}>
        <Form method="post" className="flex flex-col gap-5">
          <input type="hidden" name="version" value={version} />
          {guests.length === 0 && <p>Nobody else is invited to this meeting.</p>}
          {rows(guests.slice(0, MOST_MAILED))}
          {guests.length > MOST_MAILED && (
            <Fold label={`Show the other ${guests.length - MOST_MAILED}`}>{rows(guests.slice(MOST_MAILED))}</Fold>
          )}
          <div className="flex flex-wrap gap-3">
            {isOpen && <SubmitButton pending="Sending…">Send to those ticked</SubmitButton>}
            <LinkButton to={here} look="secondary">
              {isOpen ? "Send nothing" : "Back to the summary"}
            </LinkButton>
          </div>
        </Form>
      </Card>
      <Card title={mail.subject} text="What they get, in the language of the meeting.">
        <p className="whitespace-pre-line">{mail.text}</p>
      </Card>
    </div>
  );
}
