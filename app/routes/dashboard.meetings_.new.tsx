import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useState } from "react";
import { Alert } from "~/components/alert";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { EventForm, type EventFormAnswer } from "~/components/event-form";
import { keepWords } from "~/components/keep-words";
import { PageHeader } from "~/components/page-header";
import { QuotaAlert } from "~/components/quota-alert";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectFrequentPeople } from "~/db/contacts";
import { selectMeeting } from "~/db/meeting-list";
import { selectTemplates } from "~/db/meeting-templates";
import { selectBilling } from "~/db/quota";
import { selectSummary } from "~/db/summaries";
import { notingAs } from "~/domain/calendar-act";
import { readDate, readTime } from "~/domain/calendar-range";
import { CALENDAR_VIEWS } from "~/domain/calendar-view";
import { clockOfZone } from "~/domain/clock-style";
import { googleEventId } from "~/domain/event-id";
import { FAILURE_WORDS, failureStatus } from "~/domain/failure-words";
import { endAlongWithStart } from "~/domain/filled-slot";
import { followUpDefaults } from "~/domain/follow-up";
import { knownPerson, SHOWN_PEOPLE } from "~/domain/known-person";
import { fillEvent, newEventDefaults } from "~/domain/new-event";
import type { NewMeeting } from "~/domain/new-meeting";
import { formatDays, formatInterval } from "~/domain/phrasing";
import { hasFeature } from "~/domain/plan-features";
import { meetingReminderChoices } from "~/domain/preferences";
import { recurrenceInWords } from "~/domain/recurrence";
import { describeTaken } from "~/domain/slot-words";
import { standingOf } from "~/domain/subscription";
import { templateChoices } from "~/domain/template-view";
import type { Instant } from "~/domain/time";
import { instantAtWallTime, wallTimeOf } from "~/domain/wall-time";
import { awayWords, whichMoments } from "~/domain/zone-words";
import { FillingForm, MISSING, NewMeetingInputs, newMeetingForm, timesForm } from "~/forms/event";
import { requireUser } from "~/http/guard";
import { billingOf, readPage } from "~/http/page";
import { redirectWithToast, undoBy } from "~/http/toast";
import { checkTimes } from "~/services/meetings/check-times";
import { createMeeting } from "~/services/meetings/create";
import type { MeetingOutcome } from "~/services/meetings/meeting-outcome";
import { withTemplate } from "~/services/meetings/with-template";

export { unlessFormAgain as shouldRevalidate } from "~/components/keep-words";
export { SectionError as ErrorBoundary } from "~/components/section-error";

export const clientAction = keepWords;

export const meta: MetaFunction = () => [{ title: "New event – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const query = new URL(request.url).searchParams;
  const read = await readForm(request, context, now, query.get("after") ?? "");
  const { integrations, preferences, formDraft, standing, templates, held, summary, people } = read;
  const day = readDate(query.get("day"));
  const view = CALENDAR_VIEWS.find((one) => one === query.get("view"));
  const time = readTime(query.get("time"));
  const template = templates.find(({ id }) => id === (formDraft?.template ?? query.get("template")));
  const fresh = newEventDefaults({ day, time }, preferences, now, template);
  const kept = formDraft && { ...formDraft, ...endAlongWithStart(FillingForm.parse(formDraft)) };
  return {
    form: {
      meetingId: formDraft?.meetingId ?? crypto.randomUUID(),
      constraints: getZodConstraint(NewMeetingInputs),
      defaults: {
        ...fresh.defaults,
        ...(held && followUpDefaults(held, summary?.followUp ?? null, preferences.timezone, now)),
        ...kept,
      },
      zoneWords: fresh.zoneWords,
      awayWords: awayWords(preferences, now),
      templates: templateChoices(templates),
      people: people.map(knownPerson),
      reminders: meetingReminderChoices(undefined, preferences.reminderMinutes),
    },
    calendar: integrations.googleCalendarConnected,
    problem: standing.problem ? (FAILURE_WORDS[standing.problem] ?? null) : null,
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
    people: selectFrequentPeople(context.db, userId, SHOWN_PEOPLE),
  }));
  const standing = standingOf(billingOf(read.billing), now);
  const templates = hasFeature(standing, "templates") ? read.templates : [];
  return { ...page, standing, templates, held: read.held[0], summary: read.summary[0], people: read.people };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, zone, trips } = await requireUser(request, context);
  const now = context.clock();
  const form = withEndAlong(await request.formData());
  // Another template in the list than the one that fills the form: whatever button was pressed, its words are seen first.
  if (form.get("intent") === "fill" || (form.get("wantedTemplate") ?? "") !== (form.get("template") ?? "")) {
    return fill(request, context, form, now);
  }
  if (form.get("intent") === "check" || form.has("use")) return check(context, user.id, form, zone, now);
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
  const made = await otherOfThisForm(context, user.id, meeting);
  if (made) {
    const when = formatInterval({ start: made.startAt, end: made.endAt }, zone, { now, clock: clockOfZone(zone) });
    const words = `This form has already made “${made.title}” (${when}). Create it once more to have this one as well.`;
    const { initialValue, ...reply } = submission.reply({ formErrors: [words] });
    const second = { ...reply, initialValue: { ...initialValue, meetingId: crypto.randomUUID() } };
    return data({ reply: second, taken: null, filled: null }, { status: 409 });
  }
  const note = notingAs(context.assistantOf({ userId: user.id }), meeting.meetingId, now);
  const by = { via: "web" } as const;
  const outcome = await createMeeting(context, { userId: user.id, meeting, by, allowOverlap, note, now });
  if (outcome.ok) {
    await context.notifyPages(user.id, "meetings");
    const moments = whichMoments(meeting, { timezone: zone, trips }, now) || momentsOf(meeting, zone, now);
    const text = moments + rhythmOf(meeting, zone, now);
    const { home, undo } = afterCreation(request, outcome, meeting.allDay ? "whole days" : "timed", startDate);
    return redirectWithToast(home, { kind: "success", title: "Event created successfully", text, undo });
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

/** The time that it was made for, by the user's own clock: without scripts the server may have moved its end. */
function momentsOf(meeting: NewMeeting, zone: string, now: Instant): string {
  const wording = { now, clock: clockOfZone(zone), bare: true };
  return `${meeting.allDay ? formatDays(meeting.allDay, zone, wording) : formatInterval(meeting, zone, wording)}.`;
}

const rhythmOf = ({ recurrence }: NewMeeting, zone: string, now: Instant) =>
  recurrence && ` It repeats ${recurrenceInWords(recurrence, zone, { now })}.`;

/** Where one goes from the form, and how what it has made is taken back: a series as a whole. */
function afterCreation(
  request: Request,
  { event, series }: Extract<MeetingOutcome, { ok: true }>,
  takes: "timed" | "whole days",
  startDate: string,
) {
  const calendar = `/dashboard/calendar?date=${startDate}`;
  // A whole day stands in the calendar, and is no meeting of the list.
  const isOfCalendar = new URL(request.url).pathname.startsWith("/dashboard/calendar") || takes === "whole days";
  const undone = {
    returnTo: isOfCalendar ? calendar : "/dashboard/meetings",
    ...(series && { reach: "all" as const }),
  };
  return {
    home: isOfCalendar ? calendar : `/dashboard/meetings/${encodeURIComponent(event.id)}`,
    // A series whose instances the calendar does not list yet is found by none of its pages.
    undo: event.id === series?.id ? undefined : undoBy("cancel", event.id, undone),
  };
}

/**
 * What this form has made before, where that is another meeting than it asks for now: somebody went back to it and wrote
 * a second one over the first. The same meeting posted again is none.
 */
async function otherOfThisForm({ db }: ActionFunctionArgs["context"], userId: string, meeting: NewMeeting) {
  const [row] = await selectMeeting(db, userId, googleEventId(meeting.meetingId), "whole days too");
  if (!row || row.state === "cancelled") return undefined;
  const { allDay } = meeting;
  const isSameTime = allDay
    ? row.startDate === allDay.startDate && row.endDate === allDay.endDate
    : row.startAt === meeting.start && row.endAt === meeting.end;
  return row.title === meeting.title.trim() && isSameTime ? undefined : row;
}

/** The form with the end that goes along with its start where nobody has typed one. */
function withEndAlong(form: FormData): FormData {
  for (const [name, value] of Object.entries(endAlongWithStart(asTyped(form)) ?? {})) form.set(name, value);
  return form;
}

/** The same form once more, filled by the template that was chosen; nothing is created. */
async function fill(request: Request, context: ActionFunctionArgs["context"], form: FormData, now: Instant) {
  const { preferences, templates } = await readForm(request, context, now);
  const { wantedTemplate, ...typed } = asTyped(form);
  const [before, chosen] = [typed.template, wantedTemplate].map((id) => templates.find((one) => one.id === id));
  const initialValue = fillEvent(typed, { before, chosen }, preferences);
  // New each time, so that inputs whose words somebody has changed since show the new ones.
  return data({ reply: { initialValue }, taken: null, filled: crypto.randomUUID() });
}

/** The same form once more, with who is free at its time, or at a time that was offered instead; nothing is created. */
async function check(
  context: ActionFunctionArgs["context"],
  userId: string,
  form: FormData,
  zone: string,
  now: Instant,
) {
  const chosen = form.get("use");
  const typed = { ...asTyped(form), ...(typeof chosen === "string" && movedTo(chosen, form, zone)) };
  const read = timesForm(zone, now).safeParse(dropEmpty(typed));
  const filled = chosen === null ? null : crypto.randomUUID();
  if (!read.success) {
    const error = Object.groupBy(read.error.issues, ({ path }) => String(path[0] ?? ""));
    const words = Object.fromEntries(
      Object.entries(error).map(([name, all]) => [name, all?.map(({ message }) => message) ?? []]),
    );
    return data({ reply: { initialValue: typed, error: words }, filled }, { status: 400 });
  }
  const { slot, attendees, guests } = read.data;
  const people = [...new Set([...guests, ...attendees])];
  const outcome = await checkTimes(context, { userId, slot, guests: people, now });
  if (outcome.ok) return data({ reply: { initialValue: typed }, check: outcome.view, filled });
  const error = { "": [`Nobody's time could be looked up. ${FAILURE_WORDS[outcome.reason] ?? ""}`.trim()] };
  return data({ reply: { initialValue: typed, error }, filled }, { status: failureStatus(outcome.reason) });
}

const asTyped = (form: FormData) =>
  FillingForm.parse({ ...Object.fromEntries(form), guests: form.getAll("guests").map(String) });

/** What was left empty is not there, as `parseWithZod` has it. */
const dropEmpty = (typed: object) => Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ""));

/** The same length, from a time on that was offered. */
function movedTo(chosen: string, form: FormData, zone: string) {
  const [date = "", time = ""] = chosen.split("T");
  const before = { date: String(form.get("startDate")), time: String(form.get("startTime")) };
  const until = { date: String(form.get("endDate")), time: String(form.get("endTime")) };
  if (!readDate(date) || !readTime(time)) return {};
  const [start, from, to] = [{ date, time }, before, until].map((at) =>
    readDate(at.date) && readTime(at.time) ? instantAtWallTime(at.date, at.time, zone) : "skipped",
  );
  const started = { startDate: date, startTime: time };
  if (typeof start !== "number" || typeof from !== "number" || typeof to !== "number") return started;
  const end = wallTimeOf(start + to - from, zone);
  return { ...started, endDate: end.date, endTime: end.time };
}

export default function NewEvent() {
  const { form, calendar, problem, calendarPlace } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<EventFormAnswer>();
  // A reload of what the page shows forgets the answer, and with it what a template has filled in.
  const [result, keep] = useState(answer);
  if (answer && answer !== result) keep(answer);
  const { pathname } = useLocation();
  const isOfCalendar = pathname.startsWith("/dashboard/calendar");
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title={isOfCalendar ? "New Event" : "New Meeting"} />
      <QuotaAlert words={problem} />
      {!calendar && (
        <Alert
          kind="warn"
          title="Calendar Not Connected"
          actions={<LinkButton to="/dashboard/onboarding?step=1">Connect Calendar</LinkButton>}
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
