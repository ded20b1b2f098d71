import { Form } from "@remix-run/react";
import { GUESTS } from "~/domain/meeting-template";
import { LinkButton, SubmitButton } from "./button";
import { Checkbox, Field, type Option, Select, TextArea } from "./field";
import { FormAlerts } from "./form-alerts";
import { type Constraints, type FormReply, formFields } from "./form-state";

export interface TemplateFormData {
  id: string;
  constraints: Constraints;
  defaults: Record<TemplateField, string>;
  reminders: Option[];
  buffers: Option[];
}

type TemplateField = "name" | "durationMinutes" | "title" | "location" | "meet" | "reminder" | "buffer" | "description";

/** What every meeting of one kind shall be. */
export function TemplateForm({ form, reply }: { form: TemplateFormData; reply?: FormReply | null }) {
  const fields = formFields(form.defaults, form.constraints, reply);
  return (
    <Form method="post" className="flex flex-col gap-5">
      <input type="hidden" name="id" value={form.id} />
      <FormAlerts reply={reply} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Name"
          field={fields.name}
          autoComplete="off"
          hint="As you say it in a message, such as intro call."
        />
        <Field label="Length in minutes" field={fields.durationMinutes} type="number" inputMode="numeric" />
      </div>
      <Field
        label="Title in the calendar"
        field={fields.title}
        autoComplete="off"
        hint={`${GUESTS} becomes the names of who comes. Left open, it is the name.`}
      />
      <Field label="Place" field={fields.location} autoComplete="off" />
      <div>
        <Checkbox label="With a Google Meet link" field={fields.meet} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label="Reminder" field={fields.reminder} options={form.reminders} />
        <Select
          label="Buffer"
          field={fields.buffer}
          options={form.buffers}
          hint="Kept free around it where Parley suggests times."
        />
      </div>
      <TextArea label="Description" field={fields.description} rows={4} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending="Saving…">Save template</SubmitButton>
        <LinkButton to="/dashboard/settings/templates" look="secondary">
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
