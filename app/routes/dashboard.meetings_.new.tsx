import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { EventForm } from "~/components/event-form";
import { PageHeader } from "~/components/page-header";
import { QuotaAlert } from "~/components/quota-alert";
import { selectTemplates } from "~/db/meeting-templates";
import { selectBilling } from "~/db/quota";
import { FAILURE_WORDS, failureStatus } from "~/domain/failure-words";
import { readDate } from "~/domain/month-grid";
import { newEventDefaults } from "~/domain/new-event";
import { hasFeature } from "~/domain/plan-features";
import { describeTaken } from "~/domain/slot-words";
import { standingOf } from "~/domain/subscription";
import { templateChoice } from "~/domain/template-view";
import { MISSING, NewMeetingInputs, newMeetingForm } from "~/forms/event";
import { requireUser } from "~/http/guard";
import { billingOf, readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { createMeeting } from "~/services/meetings/create";
import { withTemplate } from "~/services/meetings/with-template";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "New event – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { integrations, preferences, formDraft, data } = await readPage(request, context, (userId) => ({
    billing: selectBilling(context.db, userId),
    templates: selectTemplates(context.db, userId),
  }));
  const now = context.clock();
  const query = new URL(request.url).searchParams;
  const day = readDate(query.get("day"));
  const standing = standingOf(billingOf(data.billing), now);
  const mine = hasFeature(standing, "templates") ? data.templates : [];
  const template = mine.find(({ id }) => id === (formDraft?.template ?? query.get("template")));
  const fresh = newEventDefaults(day, preferences, now, template);
  return {
    form: {
      meetingId: formDraft?.meetingId ?? crypto.randomUUID(),
      constraints: getZodConstraint(NewMeetingInputs),
      defaults: { ...fresh.defaults, ...formDraft },
      zoneWords: fresh.zoneWords,
      templates: templateChoice(mine, template, day),
    },
    calendar: integrations.googleCalendarConnected,
    problem: standing.problem,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, zone } = await requireUser(request, context);
  const now = context.clock();
  const submission = parseWithZod(await request.formData(), { schema: newMeetingForm(zone, now) });
  if (submission.status !== "success") {
    const wrong = Object.values(submission.error ?? {}).flat();
    return data(
      { reply: submission.reply({ formErrors: wrong.includes(MISSING) ? [MISSING] : [] }), taken: null },
      { status: 400 },
    );
  }
  const { meeting: typed, startDate, allowOverlap, template } = submission.value;
  const meeting = template ? await withTemplate(context, user.id, typed, template) : typed;
  const outcome = await createMeeting(context, { userId: user.id, meeting, source: "web", allowOverlap, now });
  if (outcome.ok) {
    await context.notifyPages(user.id, "meetings");
    const home = new URL(request.url).pathname.startsWith("/dashboard/calendar")
      ? `/dashboard/calendar?day=${startDate}&month=${startDate.slice(0, 7)}`
      : `/dashboard/meetings/${encodeURIComponent(outcome.event.id)}`;
    return redirectWithToast(home, { kind: "success", title: "Event created successfully" });
  }
  if (outcome.reason === "slot-taken") {
    return data({ reply: submission.reply(), taken: describeTaken(outcome, zone, now) }, { status: 409 });
  }
  const words = `Failed to create event. ${FAILURE_WORDS[outcome.reason] ?? ""}`.trim();
  return data(
    { reply: submission.reply({ formErrors: [words] }), taken: null },
    { status: failureStatus(outcome.reason) },
  );
}

export default function NewEvent() {
  const { form, calendar, problem } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { pathname } = useLocation();
  const back = pathname.startsWith("/dashboard/calendar") ? "/dashboard/calendar" : "/dashboard/meetings";
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6">
      <PageHeader title={back === "/dashboard/calendar" ? "New Event" : "New Meeting"} />
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
          key={form.templates.chosen?.id}
          action={pathname}
          form={form}
          reply={result?.reply}
          taken={result?.taken}
          cancelTo={back}
        />
      </Card>
    </div>
  );
}
