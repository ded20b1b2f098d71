import { Form, type useFetcher, useNavigation } from "@remix-run/react";
import { GUESTS } from "~/domain/meeting-template";
import type { TakenSlot } from "~/domain/slot-words";
import { Button, LinkButton, SubmitButton } from "./button";
import { Checkbox, Field, type Option, Select, TextArea } from "./field";
import { FormAlerts } from "./form-alerts";
import { type Constraints, type FieldState, type FormReply, formFields } from "./form-state";
import { TakenAlert } from "./taken-alert";

export interface EventFormData {
  /** A UUID made for this form: posted twice, it makes one event. */
  meetingId: string;
  constraints: Constraints;
  defaults: Record<EventFieldName, string>;
  /** The zone that dates and times are meant in, in words. */
  zoneWords: string;
  /** The templates that there are; none where the plan has none. */
  templates: TemplateOption[];
}

/** `adds` is what a template brings that no field shows. */
type TemplateOption = Option & { adds: string };

type EventFieldName =
  | "summary"
  | "description"
  | "location"
  | "allDay"
  | "startDate"
  | "startTime"
  | "endDate"
  | "endTime"
  | "attendees"
  // The template that has filled the form, and the end that it was filled with.
  | "template"
  | "filledEnd";

/** What came back instead of an event. */
export interface EventFormAnswer {
  reply: FormReply;
  taken: TakenSlot | null;
  /** Changes with each time that a template has filled the form. */
  filled: string | null;
}

/** How a form is sent that stays where it is: the part of a fetcher that is used. */
type Via = Pick<ReturnType<typeof useFetcher>, "Form" | "state" | "formData">;

/**
 * "New Event", on its own page and in a dialog.
 *
 * @param via what sends it without leaving the page; the page's own navigation unless given
 * @param cancelTo where Cancel leads
 * @param onCancel what it does instead
 */
export function EventForm({
  action,
  form,
  answer,
  via,
  cancelTo,
  onCancel,
}: {
  action: string;
  form: EventFormData;
  answer?: EventFormAnswer | null;
  via?: Via;
  cancelTo: string;
  onCancel?: () => void;
}) {
  const navigation = useNavigation();
  const { reply, taken, filled } = answer ?? { reply: null, taken: null, filled: null };
  const isFilling = (via ?? navigation).formData?.get("intent") === "fill";
  const isBusy = via !== undefined && via.state !== "idle";
  const Sending = via?.Form ?? Form;
  const fields = formFields(form.defaults, form.constraints, reply);
  const meetingId = typeof reply?.initialValue?.meetingId === "string" ? reply.initialValue.meetingId : form.meetingId;
  return (
    <Sending method="post" action={action} className="flex flex-col gap-5">
      {/* Enter in a field presses a form's first button, and that is not the template's. */}
      <button type="submit" hidden>
        Create Event
      </button>
      <input type="hidden" name="meetingId" value={meetingId} />
      <TemplatePicker options={form.templates} field={fields.template} filled={Boolean(filled)} />
      <FormAlerts reply={reply} />
      {taken && <TakenAlert taken={taken} />}
      <EventFields key={filled} fields={fields} zoneWords={form.zoneWords} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={isFilling ? undefined : "Creating…"} isBusy={isBusy}>
          Create Event
        </SubmitButton>
        {onCancel ? (
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <LinkButton to={cancelTo} look="secondary">
            Cancel
          </LinkButton>
        )}
      </div>
    </Sending>
  );
}

/** Goes while "All day" is ticked, also without scripts; what stands in it does not count then. */
const TIMED = "group-has-[[name=allDay]:checked]:hidden";

function EventFields({ fields, zoneWords }: { fields: Record<EventFieldName, FieldState>; zoneWords: string }) {
  const { summary, filledEnd } = fields;
  return (
    <>
      <input type="hidden" name="filledEnd" value={filledEnd.value ?? ""} />
      <Field
        label="Title"
        field={summary}
        autoComplete="off"
        hint={summary.value?.includes(GUESTS) ? `${GUESTS} becomes the names of who comes.` : undefined}
      />
      <div className="group grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Checkbox label="All day" field={fields.allDay} />
        </div>
        <Field label="Start date" field={fields.startDate} type="date" />
        <Field label="Start time" field={fields.startTime} type="time" hint={zoneWords} className={TIMED} />
        <Field label="End date" field={fields.endDate} type="date" />
        <Field
          label="End time"
          field={fields.endTime}
          type="time"
          hint="Left open, it takes one hour."
          className={TIMED}
        />
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
    </>
  );
}

/** Fills the form by a template, with a button of the same form, so that nothing typed is lost with or without scripts. */
function TemplatePicker({
  options,
  field,
  filled,
}: {
  options: readonly TemplateOption[];
  field: FieldState;
  filled: boolean;
}) {
  const chosen = options.find(({ value }) => value === field.value);
  if (options.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="template" value={chosen?.value ?? ""} />
      <Select
        label="Template"
        field={{ name: "wantedTemplate", value: chosen?.value ?? "", errors: [], constraint: {} }}
        className="min-w-48 flex-1"
        options={[{ value: "", label: "None" }, ...options]}
      />
      <SubmitButton look="secondary" name="intent" value="fill" formNoValidate>
        Use template
      </SubmitButton>
      <p role="status" className="w-full text-muted text-sm empty:hidden">
        {[filled && chosen && `Filled from “${chosen.label}”; what you typed stays.`, chosen?.adds]
          .filter(Boolean)
          .join(" ")}
      </p>
    </div>
  );
}
