import { Form } from "@remix-run/react";
import { GUESTS } from "~/domain/meeting-template";
import type { TakenSlot } from "~/domain/slot-words";
import { Alert } from "./alert";
import { LinkButton, SubmitButton } from "./button";
import { Field, type Option, Select, TextArea } from "./field";
import { type Constraints, type FormReply, formErrors, formFields } from "./form-state";
import { TakenAlert } from "./taken-alert";

export interface EventFormData {
  /** A UUID made for this form: posted twice, it makes one event. */
  meetingId: string;
  constraints: Constraints;
  defaults: Record<EventFieldName, string>;
  /** The zone that dates and times are meant in, in words. */
  zoneWords: string;
  templates: TemplateChoice;
}

interface TemplateChoice {
  /** Those that there are; none where the plan has none. */
  options: Option[];
  /** The one that fills the form, and what it adds that no field shows. */
  chosen: { id: string; name: string; adds: string } | null;
  /** The day that the form is for, kept while one chooses. */
  day: string;
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
  const { chosen } = form.templates;
  return (
    <>
      <TemplatePicker action={action} {...form.templates} />
      <Form method="post" action={action} className="flex flex-col gap-5">
        <input type="hidden" name="meetingId" value={meetingId} />
        {chosen && <input type="hidden" name="template" value={chosen.id} />}
        {formErrors(reply).map((error) => (
          <Alert key={error} kind="error">
            {error}
          </Alert>
        ))}
        {taken && <TakenAlert taken={taken} />}
        <Field
          label="Title"
          field={fields.summary}
          autoComplete="off"
          hint={form.defaults.summary.includes(GUESTS) ? `${GUESTS} becomes the names of who comes.` : undefined}
        />
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
    </>
  );
}

/** Fills the form anew by a template. A form of its own, which asks for the page again, so it works without scripts. */
function TemplatePicker({ action, options, chosen, day }: TemplateChoice & { action: string }) {
  if (options.length === 0) return null;
  const field = { name: "template", value: chosen?.id ?? "", errors: [], constraint: {} };
  return (
    <Form key={chosen?.id} method="get" action={action} className="mb-5 flex flex-wrap items-end gap-3">
      {day && <input type="hidden" name="day" value={day} />}
      <Select
        label="Template"
        field={field}
        className="min-w-48 flex-1"
        options={[{ value: "", label: "None" }, ...options]}
      />
      <SubmitButton look="secondary">Use template</SubmitButton>
      {chosen?.adds && <p className="w-full text-muted text-sm">{chosen.adds}</p>}
    </Form>
  );
}
