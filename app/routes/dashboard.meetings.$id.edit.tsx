import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Field, TextArea } from "~/components/field";
import { FormAlerts } from "~/components/form-alerts";
import { type FormReply, formFields } from "~/components/form-state";
import { GuestPicker } from "~/components/guest-picker";
import { MeetingClosed } from "~/components/meeting-closed";
import { OnlyThisOne } from "~/components/only-this-one";
import { PageHeader } from "~/components/page-header";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectFrequentPeople } from "~/db/contacts";
import { isOtherPerson } from "~/domain/calendar-event";
import { FAILURE_WORDS, failureStatus } from "~/domain/failure-words";
import { withGuests } from "~/domain/guest-list";
import { knownPerson, SHOWN_PEOPLE } from "~/domain/known-person";
import { type Detail, detailsOf, editedDetails, type MeetingDetails } from "~/domain/meeting-details";
import { tooManyGuests } from "~/domain/meeting-limits";
import { type Closed, whyClosed } from "~/domain/meeting-view";
import { shownAddress } from "~/domain/shown-address";
import { fieldsThatUndo, MeetingDetailsForm, MeetingDetailsInputs } from "~/forms/meeting-details";
import { goToWhatItBecame, readMeetingPage, requireMeeting, rowOfCancelled } from "~/http/meeting";
import { redirectWithToast } from "~/http/toast";
import { changeMeeting } from "~/services/meetings/change";
import { findGone } from "~/services/meetings/find-gone";

export { SectionError as ErrorBoundary } from "~/components/section-error";

/** The field of the form that holds each detail. */
const FIELDS: Record<Detail, string> = {
  title: "summary",
  location: "location",
  description: "description",
  guests: "attendees",
};

export const meta: MetaFunction = () => [{ title: "Edit details – Parley" }];

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const page = await readMeetingPage(
    args,
    (userId) => ({ people: selectFrequentPeople(context.db, userId, SHOWN_PEOPLE) }),
    findGone,
  );
  const { meeting, formDraft, data, user, zone } = page;
  if (page.row.organizerSelf !== 1) throw new Response(null, { status: 404, statusText: "Not Found" });
  const closed = whyClosed(page.row, context.clock());
  // We keep no description of what was cancelled; what we do not hold was read whole.
  const whole = closed === "cancelled" && page.isHeld && (await findGone(context, user.id, page.row.id, zone));
  const row = whole && whole.kind === "cancelled" ? rowOfCancelled(whole.event) : page.row;
  const shown = detailsOf(row);
  const { title, guests, ...same } = shown;
  const others = data.people.filter(({ email }) => !guests.includes(email));
  return {
    meeting,
    closed,
    shown: JSON.stringify(shown),
    constraints: getZodConstraint(MeetingDetailsInputs),
    defaults: { ...same, summary: title, guests: formDraft ? [] : guests, attendees: "", shown: "", ...formDraft },
    people: [...row.attendees.filter(isOtherPerson), ...others]
      .map(knownPerson)
      .map(({ email, name }) => ({ email: email.toLowerCase(), name })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { row, page, of } = await requireMeeting(args, findGone);
  const { request, context } = args;
  if (row.organizerSelf !== 1) throw new Response(null, { status: 404, statusText: "Not Found" });
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: MeetingDetailsForm });
  const closed = whyClosed(row, of.now);
  if (closed) return again(submission.reply(), 409, { closed });
  if (submission.status !== "success") return again(submission.reply(), 400);

  const done = { kind: "success", title: "Meeting updated" } as const;
  const { shown, wanted, people } = submission.value;
  const now = detailsOf(row);
  const { edited, overtaken } = editedDetails(shown, wanted, now);
  // Nothing was changed, or the form was sent twice.
  if (edited.length === 0) return redirectWithToast(page, done);
  const isWanted = (detail: Detail) => edited.includes(detail);
  if (overtaken.length > 0) {
    const fieldErrors = Object.fromEntries(overtaken.map((detail) => [FIELDS[detail], [overtakenWords(now, detail)]]));
    return again(submission.reply({ fieldErrors }), 409, { isOvertaken: true });
  }
  const attendees = withGuests(row.attendees, people);
  // A list that was longer all along may become shorter.
  const tooMany = attendees.length > row.attendees.length ? tooManyGuests(attendees.length) : [];
  if (isWanted("guests") && tooMany.length > 0) {
    const fieldErrors = { attendees: tooMany.map(({ sentence }) => sentence) };
    return again(submission.reply({ fieldErrors }), 400);
  }
  const outcome = await changeMeeting(context, {
    ...of,
    seenEtag: null,
    change: {
      slot: { start: row.startAt, end: row.endAt },
      ...(isWanted("title") && { title: wanted.title }),
      ...(isWanted("location") && { location: wanted.location }),
      ...(isWanted("description") && { description: wanted.description }),
      ...(isWanted("guests") && { attendees }),
    },
    allowOverlap: true,
  });
  if (outcome.ok) {
    await context.notifyPages(of.userId, "meetings");
    const undo = { action: `${page}/edit`, fields: fieldsThatUndo(now, wanted, edited) };
    return redirectWithToast(page, { ...done, undo });
  }
  if (outcome.reason === "gone") {
    await goToWhatItBecame(args, form, of, findGone);
    return again(submission.reply(), 409, { closed: "cancelled" });
  }
  const text = FAILURE_WORDS[outcome.reason] ?? FAILURE_WORDS.refused;
  const reply = submission.reply({ formErrors: [`Failed to save. ${text}`] });
  return again(reply, failureStatus(outcome.reason), { isOvertaken: outcome.reason === "changed" });
}

/** The form once more, with what was typed. */
function again(reply: FormReply, status: number, why: { isOvertaken?: boolean; closed?: Closed } = {}) {
  return data({ reply, isOvertaken: false, closed: null, ...why }, { status });
}

function overtakenWords(now: MeetingDetails, detail: Detail): string {
  const is = detail === "guests" ? now.guests.map((email) => shownAddress(email)).join(", ") : now[detail];
  return `Changed elsewhere since you opened the page, to ${is === "" ? "nothing" : `“${is.slice(0, 200)}”`}. Save once more to have it your way.`;
}

export default function EditMeeting() {
  const { meeting, closed: closedSince, shown, constraints, defaults, people } = useLoaderData<typeof loader>();
  const result = useActionAnswer<typeof action>();
  const closed = closedSince ?? result?.closed;
  const page = `/dashboard/meetings/${encodeURIComponent(meeting.id)}`;
  const fields = formFields(defaults, constraints, result?.reply);
  // Who is told that something has changed has been shown what it is now: sent once more, the form is about that.
  const seen = result?.isOvertaken ? undefined : fields.shown.value;
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title="Edit details" />
      <Card title={meeting.title} text={meeting.when}>
        <Form method="post" className="flex flex-col gap-5">
          <input type="hidden" name="shown" value={typeof seen === "string" && seen !== "" ? seen : shown} />
          <FormAlerts reply={result?.reply} />
          {closed && (
            <MeetingClosed
              closed={closed}
              meeting={meeting}
              returnTo={`${page}/edit`}
              takesFocus={Boolean(result?.closed)}
            />
          )}
          <Field label="Title" field={fields.summary} autoComplete="off" />
          <GuestPicker people={people} ticked={fields.guests} typed={fields.attendees} />
          <Field label="Location" field={fields.location} autoComplete="off" />
          <TextArea label="Description" field={fields.description} rows={5} />
          {!closed && (
            <>
              <OnlyThisOne meeting={meeting} />
              <p className="text-muted">Google tells everybody who is invited, and whoever no longer is.</p>
            </>
          )}
          <div className="flex flex-wrap gap-3">
            {!closed && <SubmitButton pending="Saving…">Save</SubmitButton>}
            <LinkButton to={page} look="secondary">
              {closed ? "To the meeting" : "Keep it as it is"}
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}
