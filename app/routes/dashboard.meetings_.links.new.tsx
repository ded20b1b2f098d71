import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Checkbox, Field, FieldErrors, Select, TextArea } from "~/components/field";
import { FormAlerts } from "~/components/form-alerts";
import { formFields } from "~/components/form-state";
import { PageHeader } from "~/components/page-header";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectEventsIn } from "~/db/agenda";
import { eventFromRow } from "~/db/calendar-events";
import { type Billing, selectBilling } from "~/db/quota";
import { slotsInWindow } from "~/domain/alternatives";
import { MOST_TIMES } from "~/domain/booking-link";
import { clockOfZone } from "~/domain/clock-style";
import { FAILURE_WORDS } from "~/domain/failure-words";
import { spokenFor } from "~/domain/language";
import { formatInterval, zoneInWords } from "~/domain/phrasing";
import { LANGUAGES } from "~/domain/preferences";
import { standingOf } from "~/domain/subscription";
import { DAY, HOUR, type Instant } from "~/domain/time";
import { workdayOf } from "~/domain/workday";
import { awayWords } from "~/domain/zone-words";
import { dayWindow, localDay } from "~/domain/zones";
import { BookingLinkInputs, bookingLinkForm, FreeTimesQuery } from "~/forms/booking";
import { requireUser } from "~/http/guard";
import { billingOf, readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { offerTimes, offerToGroup } from "~/services/booking/offer-times";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "New booking link – Parley" }];

const PATH = "/dashboard/meetings/links";
/** A guest who is asked today answers tomorrow: what begins sooner is not offered. */
const NOTICE_MS = 2 * HOUR;
/** Chosen at first, of the times that are free. */
const USUAL_TIMES = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const asked = FreeTimesQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const from = asked.from === undefined ? now : Date.parse(asked.from);
  const page = await readPage(request, context, (userId) => ({
    events: selectEventsIn(context.db, userId, { start: from - DAY, end: from + (asked.days + 2) * DAY }),
    billing: selectBilling(context.db, userId),
  }));
  const { preferences, integrations, formDraft } = page;
  const { timezone: zone, bufferTime } = preferences;
  const minutes = asked.minutes ?? preferences.defaultMeetingDuration;
  const day = asked.from ?? localDay(now, zone);
  const { start } = dayWindow(day, zone);
  const free = slotsInWindow(
    { start: Math.max(start, now + NOTICE_MS), end: Math.max(start, now + NOTICE_MS) + asked.days * DAY },
    {
      ...{ durationMinutes: minutes, events: page.data.events.map(eventFromRow), now, zone, count: MOST_TIMES },
      ...{ bufferMinutes: bufferTime },
      workday: workdayOf(preferences),
    },
  );
  const wording = { now, clock: clockOfZone(zone), bare: true };
  return {
    calendar: integrations.googleCalendarConnected,
    problem: whyNot(page.data.billing, now),
    asked: { from: day, days: String(asked.days), minutes: String(minutes) },
    zoneWords: zoneInWords(zone, free[0]?.start ?? now),
    away: awayWords(preferences, now),
    times: free.map((slot) => ({ value: String(slot.start), label: formatInterval(slot, zone, wording) })),
    form: {
      id: formDraft?.id ?? crypto.randomUUID(),
      constraints: getZodConstraint(BookingLinkInputs),
      defaults: {
        guestName: "",
        guestEmail: "",
        others: "",
        namesOthers: "",
        title: "",
        location: "",
        mails: "on",
        language: spokenFor(preferences.language),
        ...formDraft,
      },
    },
  };
}

/** Why no guest could book by a link now: what cannot be booked is not offered. */
function whyNot(rows: Billing[], now: Instant): string | null {
  const { problem } = standingOf(billingOf(rows), now);
  return problem && (FAILURE_WORDS[problem] ?? "No meeting can be booked at present.");
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, zone } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: bookingLinkForm(context.clock()) });
  if (submission.status !== "success") return data({ reply: submission.reply() }, { status: 400 });
  const problem = whyNot(await selectBilling(context.db, user.id), context.clock());
  if (problem) return data({ reply: submission.reply({ formErrors: [problem] }) }, { status: 403 });
  const { guests, namesOthers, ...same } = submission.value;
  const { id, mails } = same;
  const offer = { ...same, user, zone };
  const [guest, another] = guests;
  const outcome =
    guest && !another
      ? await offerTimes(context, { ...offer, guest })
      : await offerToGroup(context, { ...offer, guests, namesOthers });
  if (!outcome.ok) {
    const formErrors = ["You have offered times to many people today. Please go on tomorrow."];
    return data({ reply: submission.reply({ formErrors }) }, { status: 429 });
  }
  const to = guests.flatMap(({ email }) => email ?? []).join(", ");
  const toast = mails
    ? ({ kind: "success", title: "The times are on their way", text: `Each link goes by email: ${to}.` } as const)
    : ({ kind: "success", title: "Ready to be sent", text: "Copy each link and send it to its guest." } as const);
  return redirectWithToast(another ? `${PATH}/${id}` : PATH, toast);
}

export default function NewBookingLink() {
  const { calendar, problem, asked, zoneWords, away, times, form } = useLoaderData<typeof loader>();
  const reply = useActionAnswer<typeof action>()?.reply;
  const chosen = times.slice(0, USUAL_TIMES).map(({ value }) => value);
  const fields = formFields({ ...form.defaults, times: chosen }, form.constraints, reply);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title="New booking link" />
      {problem && (
        <Alert kind="warn" title="No guest could book now">
          {problem}
        </Alert>
      )}
      {!calendar && (
        <Alert
          kind="warn"
          title="Calendar Not Connected"
          actions={<LinkButton to="/dashboard/onboarding?step=1">Connect Calendar</LinkButton>}
        >
          What your guest picks is written to your Google Calendar, so it has to be connected first.
        </Alert>
      )}
      <Card title="Which times">
        <Form method="get" className="grid gap-4 sm:grid-cols-3">
          <Field label="From" field={plain("from", asked.from)} type="date" />
          <Field label="Days ahead" field={plain("days", asked.days)} type="number" />
          <Field label="Length in minutes" field={plain("minutes", asked.minutes)} type="number" />
          <SubmitButton look="secondary" className="justify-self-start">
            Show free times
          </SubmitButton>
        </Form>
      </Card>
      <Card title="The offer">
        <Form method="post" className="flex flex-col gap-5">
          <input type="hidden" name="id" value={form.id} />
          <input type="hidden" name="durationMinutes" value={asked.minutes} />
          <FormAlerts reply={reply} />
          <fieldset>
            <legend className="font-medium">Times, {zoneWords}</legend>
            {away && <p className="text-sm">{away}</p>}
            {times.length === 0 && <p className="mt-1 text-muted">Nothing is free then. Please choose other days.</p>}
            <div className="mt-1 grid sm:grid-cols-2" key={asked.from + asked.days + asked.minutes}>
              {times.map(({ value, label }) => (
                <Checkbox key={value} label={label} value={value} field={fields.times} />
              ))}
            </div>
            <FieldErrors field={fields.times} />
          </fieldset>
          <Field label="Title" field={fields.title} autoComplete="off" hint="Your guest sees it." />
          <Field label="Location" field={fields.location} autoComplete="off" />
          <Field label="Guest's name" field={fields.guestName} autoComplete="off" />
          <Field
            label="Guest's email address"
            field={fields.guestEmail}
            type="email"
            autoComplete="off"
            hint="Google invites them there once they have picked a time. Left open, you send the link yourself, and they say who they are."
          />
          <TextArea
            label="More guests"
            field={fields.others}
            rows={2}
            hint="Their email addresses, for a meeting with several: each gets a link, says which times they can, and you book one for all."
          />
          <Checkbox label="Guests see the names of the others" field={fields.namesOthers} />
          <Checkbox label="Mail each link to its guest" field={fields.mails} />
          <Select label="Language of the mail" field={fields.language} options={[...LANGUAGES]} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton pending="Making the link…">Make the link</SubmitButton>
            <LinkButton to={PATH} look="secondary">
              Cancel
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}

const plain = (name: string, value: string) => ({ name, value, errors: [], constraint: {} });
