import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { EventForm } from "~/components/event-form";
import { PageHeader } from "~/components/page-header";
import { QuotaAlert } from "~/components/quota-alert";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectMeeting } from "~/db/meeting-list";
import { selectTemplates } from "~/db/meeting-templates";
import { selectBilling } from "~/db/quota";
import { selectSummary } from "~/db/summaries";
import { readDate, readTime } from "~/domain/calendar-range";
import { CALENDAR_VIEWS } from "~/domain/calendar-view";
import { FAILURE_WORDS, failureStatus } from "~/domain/failure-words";
import { followUpDefaults } from "~/domain/follow-up";
import { fillEvent, newEventDefaults } from "~/domain/new-event";
import { hasFeature } from "~/domain/plan-features";
import { describeTaken } from "~/domain/slot-words";
import { standingOf } from "~/domain/subscription";
import { templateChoices } from "~/domain/template-view";
import type { Instant } from "~/domain/time";
import { FillingForm, MISSING, NewMeetingInputs, newMeetingForm } from "~/forms/event";
import { requireUser } from "~/http/guard";
import { billingOf, readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { createMeeting } from "~/services/meetings/create";
import { withTemplate } from "~/services/meetings/with-template";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "New event – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const query = new URL(request.url).searchParams;
  const read = await readForm(request, context, now, query.get("after") ?? "");
  const { integrations, preferences, formDraft, standing, templates, held, summary } = read;
  const day = readDate(query.get("day"));
  const view = CALENDAR_VIEWS.find((one) => one === query.get("view"));
  const time = readTime(query.get("time"));
  const template = templates.find(({ id }) => id === (formDraft?.template ?? query.get("template")));
  const fresh = newEventDefaults({ day, time }, preferences, now, template);
  return {
    form: {
      meetingId: formDraft?.meetingId ?? crypto.randomUUID(),
      constraints: getZodConstraint(NewMeetingInputs),
      defaults: {
        ...fresh.defaults,
        ...(held && followUpDefaults(held, summary?.followUp ?? null, preferences.timezone, now)),
        ...formDraft,
      },
      zoneWords: fresh.zoneWords,
      templates: templateChoices(templates),
    },
    calendar: integrations.googleCalendarConnected,
    problem: standing.problem,
    calendarPlace: `/dashboard/calendar?${new URLSearchParams({ ...(view && { view }), ...(day && { date: day }) })}`,
  };
}

/** @param after the event whose meeting the new one follows, or empty */
async function readForm(request: Request, context: LoaderFunctionArgs["context"], now: Instant, after = "") {
  const { data: read, ...page } = await readPage(request, context, (userId) => ({
    billing: selectBilling(context.db, userId),
    templates: selectTemplates(context.db, userId),
    held: selectMeeting(context.db, userId, after),
    summary: selectSummary(context.db, userId, after),
  }));
  const standing = standingOf(billingOf(read.billing), now);
  const templates = hasFeature(standing, "templates") ? read.templates : [];
  return { ...page, standing, templates, held: read.held[0], summary: read.summary[0] };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, zone } = await requireUser(request, context);
  const now = context.clock();
  const form = await request.formData();
  // Another template in the list than the one that fills the form: whatever button was pressed, its words are seen first.
  if (form.get("intent") === "fill" || (form.get("wantedTemplate") ?? "") !== (form.get("template") ?? "")) {
    return fill(request, context, form, now);
  }
  const submission = parseWithZod(form, { schema: newMeetingForm(zone, now) });
  if (submission.status !== "success") {
    const wrong = Object.values(submission.error ?? {}).flat();
    return data(
      { reply: submission.reply({ formErrors: wrong.includes(MISSING) ? [MISSING] : [] }), taken: null, filled: null },
      { status: 400 },
    );
  }
  const { meeting: typed, startDate, allowOverlap, template } = submission.value;
  const meeting = template ? await withTemplate(context, user.id, typed, template) : typed;
  const outcome = await createMeeting(context, { userId: user.id, meeting, by: { via: "web" }, allowOverlap, now });
  if (outcome.ok) {
    await context.notifyPages(user.id, "meetings");
    // A whole day stands in the calendar, and is no meeting of the list.
    const home =
      new URL(request.url).pathname.startsWith("/dashboard/calendar") || meeting.allDay
        ? `/dashboard/calendar?date=${startDate}`
        : `/dashboard/meetings/${encodeURIComponent(outcome.event.id)}`;
    return redirectWithToast(home, { kind: "success", title: "Event created successfully" });
  }
  if (outcome.reason === "slot-taken") {
    return data({ reply: submission.reply(), taken: describeTaken(outcome, zone, now), filled: null }, { status: 409 });
  }
  const words = `Failed to create event. ${FAILURE_WORDS[outcome.reason] ?? ""}`.trim();
  return data(
    { reply: submission.reply({ formErrors: [words] }), taken: null, filled: null },
    { status: failureStatus(outcome.reason) },
  );
}

/** The same form once more, filled by the template that was chosen; nothing is created. */
async function fill(request: Request, context: ActionFunctionArgs["context"], form: FormData, now: Instant) {
  const { preferences, templates } = await readForm(request, context, now);
  const { wantedTemplate, ...typed } = FillingForm.parse(Object.fromEntries(form));
  const [before, chosen] = [typed.template, wantedTemplate].map((id) => templates.find((one) => one.id === id));
  const initialValue = fillEvent(typed, { before, chosen }, preferences);
  // New each time, so that inputs whose words somebody has changed since show the new ones.
  return data({ reply: { initialValue }, taken: null, filled: crypto.randomUUID() });
}

export default function NewEvent() {
  const { form, calendar, problem, calendarPlace } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  // A reload of what the page shows forgets the answer, and with it what a template has filled in.
  const [result, keep] = useState(answer);
  if (answer && answer !== result) keep(answer);
  const { pathname } = useLocation();
  const isOfCalendar = pathname.startsWith("/dashboard/calendar");
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <PageHeader title={isOfCalendar ? "New Event" : "New Meeting"} />
      <QuotaAlert problem={problem} />
      {!calendar && (
        <Alert
          kind="warn"
          title="Calendar Not Connected"
          actions={<LinkButton to="/dashboard/onboarding">Connect Calendar</LinkButton>}
        >
          Events are written to your Google Calendar, so it has to be connected first.
        </Alert>
      )}
      <Card>
        <EventForm
          action={pathname}
          form={form}
          answer={result}
          cancelTo={isOfCalendar ? calendarPlace : "/dashboard/meetings"}
        />
      </Card>
    </div>
  );
}
