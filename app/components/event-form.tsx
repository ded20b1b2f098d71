import { Form } from "@remix-run/react";
import type { TakenSlot } from "~/domain/slot-words";
import { Alert } from "./alert";
import { LinkButton, SubmitButton } from "./button";
import { Field, TextArea } from "./field";
import { type Constraints, type FormReply, formErrors, formFields } from "./form-state";
import { TakenAlert } from "./taken-alert";

export interface EventFormData {
  /** A UUID made for this form: posted twice, it makes one event. */
  meetingId: string;
  constraints: Constraints;
  defaults: Record<EventFieldName, string>;
  /** The zone that dates and times are meant in, in words. */
  zoneWords: string;
}

type EventFieldName =
  | "summary"
  | "description"
  | "location"
  | "startDate"
  | "startTime"
  | "endDate"
  | "endTime"
  | "attendees";

/** "New Event", on its own page and in a dialog. `cancelTo` is where Cancel leads. */
export function EventForm({
  action,
  form,
  reply,
  taken,
  cancelTo,
}: {
  action: string;
  form: EventFormData;
  reply?: FormReply | null;
  taken?: TakenSlot | null;
  cancelTo: string;
}) {
  const fields = formFields(form.defaults, form.constraints, reply);
  const meetingId = typeof reply?.initialValue?.meetingId === "string" ? reply.initialValue.meetingId : form.meetingId;
  return (
    <Form method="post" action={action} className="flex flex-col gap-5">
      <input type="hidden" name="meetingId" value={meetingId} />
      {formErrors(reply).map((error) => (
        <Alert key={error} kind="error">
          {error}
        </Alert>
      ))}
      {taken && <TakenAlert taken={taken} />}
      <Field label="Title" field={fields.summary} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Start date" field={fields.startDate} type="date" />
        <Field label="Start time" field={fields.startTime} type="time" hint={form.zoneWords} />
        <Field label="End date" field={fields.endDate} type="date" />
        <Field label="End time" field={fields.endTime} type="time" hint="Left open, it takes one hour." />
      </div>
      <Field
        label="Attendees"
        field={fields.attendees}
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        hint="Email addresses, separated by commas. Google invites them."
      />
      <Field label="Location" field={fields.location} autoComplete="off" />
      <TextArea label="Description" field={fields.description} rows={4} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending="Creating…">Create Event</SubmitButton>
        <LinkButton to={cancelTo} look="secondary">
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
