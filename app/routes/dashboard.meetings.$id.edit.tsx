import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Field, TextArea } from "~/components/field";
import { FormAlerts } from "~/components/form-alerts";
import { formFields } from "~/components/form-state";
import { GuestPicker } from "~/components/guest-picker";
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
import { mayChange } from "~/domain/meeting-view";
import { shownAddress } from "~/domain/shown-address";
import { fieldsThatUndo, MeetingDetailsForm, MeetingDetailsInputs } from "~/forms/meeting-details";
import { readMeetingPage, requireMeeting } from "~/http/meeting";
import { redirectWithToast } from "~/http/toast";
import { changeMeeting } from "~/services/meetings/change";

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
  const { db } = args.context;
  const { row, meeting, formDraft, data } = await readMeetingPage(args, (userId) => ({
    people: selectFrequentPeople(db, userId, SHOWN_PEOPLE),
  }));
  if (!meeting.mayChange) throw new Response(null, { status: 404, statusText: "Not Found" });
  const shown = detailsOf(row);
  const { title, guests, ...same } = shown;
  const others = data.people.filter(({ email }) => !guests.includes(email));
  return {
    meeting,
    shown: JSON.stringify(shown),
    constraints: getZodConstraint(MeetingDetailsInputs),
    defaults: { ...same, summary: title, guests, attendees: "", shown: "", ...formDraft },
    people: [...row.attendees.filter(isOtherPerson), ...others]
      .map(knownPerson)
      .map(({ email, name }) => ({ email: email.toLowerCase(), name })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { row, page, of } = await requireMeeting(args);
  const { request, context } = args;
  if (!mayChange(row, of.now)) throw new Response(null, { status: 404, statusText: "Not Found" });
  const submission = parseWithZod(await request.formData(), { schema: MeetingDetailsForm });
  if (submission.status !== "success") return data({ reply: submission.reply(), isOvertaken: false }, { status: 400 });

  const done = { kind: "success", title: "Meeting updated" } as const;
  const { shown, wanted, people } = submission.value;
  const now = detailsOf(row);
  const { edited, overtaken } = editedDetails(shown, wanted, now);
  // Nothing was changed, or the form was sent twice.
  if (edited.length === 0) return redirectWithToast(page, done);
  const isWanted = (detail: Detail) => edited.includes(detail);
  if (overtaken.length > 0) {
    const fieldErrors = Object.fromEntries(overtaken.map((detail) => [FIELDS[detail], [overtakenWords(now, detail)]]));
    return data({ reply: submission.reply({ fieldErrors }), isOvertaken: true }, { status: 409 });
  }
  const attendees = withGuests(row.attendees, people);
  // A list that was longer all along may become shorter.
  const tooMany = attendees.length > row.attendees.length ? tooManyGuests(attendees.length) : [];
  if (isWanted("guests") && tooMany.length > 0) {
    const fieldErrors = { attendees: tooMany.map(({ sentence }) => sentence) };
    return data({ reply: submission.reply({ fieldErrors }), isOvertaken: false }, { status: 400 });
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
  const text = FAILURE_WORDS[outcome.reason] ?? FAILURE_WORDS.refused;
  return data(
    { reply: submission.reply({ formErrors: [`Failed to save. ${text}`] }), isOvertaken: outcome.reason === "changed" },
    { status: failureStatus(outcome.reason) },
  );
}

function overtakenWords(now: MeetingDetails, detail: Detail): string {
  const is = detail === "guests" ? now.guests.map((email) => shownAddress(email)).join(", ") : now[detail];
  return `Changed elsewhere since you opened the page, to ${is === "" ? "nothing" : `“${is.slice(0, 200)}”`}. Save once more to have it your way.`;
}

export default function EditMeeting() {
  const { meeting, shown, constraints, defaults, people } = useLoaderData<typeof loader>();
  const result = useActionAnswer<typeof action>();
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
          <Field label="Title" field={fields.summary} autoComplete="off" />
          <GuestPicker people={people} ticked={fields.guests} typed={fields.attendees} />
          <Field label="Location" field={fields.location} autoComplete="off" />
          <TextArea label="Description" field={fields.description} rows={5} />
          <OnlyThisOne meeting={meeting} verb="edit" />
          <p className="text-muted">Google tells everybody who is invited, and whoever no longer is.</p>
          <div className="flex flex-wrap gap-3">
            <SubmitButton pending="Saving…">Save</SubmitButton>
            <LinkButton to={`/dashboard/meetings/${encodeURIComponent(meeting.id)}`} look="secondary">
              Keep it as it is
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}
