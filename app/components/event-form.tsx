import { Form, useFetcher, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { filledSlotOf } from "~/domain/filled-slot";
import type { FreeBusyView } from "~/domain/free-busy-view";
import type { KnownPerson } from "~/domain/known-person";
import { GUESTS } from "~/domain/meeting-template";
import { MONTH_ENDS, REPEATS, SERIES_ENDS } from "~/domain/repeats";
import type { TakenSlot } from "~/domain/slot-words";
import { VIDEO_CALLS } from "~/domain/video-calls";
import { Alert } from "./alert";
import { Button, LinkButton, SubmitButton } from "./button";
import { FreeBusy } from "./calendar/free-busy";
import { Checkbox, Field, type Option, Select, TextArea } from "./field";
import { focusOnFault } from "./focus-on-fault";
import { FormAlerts } from "./form-alerts";
import { type Constraints, type FieldState, type FormReply, formFields } from "./form-state";
import { GuestPicker } from "./guest-picker";
import { TakenAlert } from "./taken-alert";
import { useEndFollowsStart } from "./use-end-follows-start";

export interface EventFormData {
  /** A UUID made for this form: posted twice, it makes one event. */
  meetingId: string;
  constraints: Constraints;
  defaults: Record<EventFieldName, string | string[]>;
  /** The zone that dates and times are meant in, in words. */
  zoneWords: string;
  /** That it is this one on a trip too; null without one. */
  awayWords: string | null;
  /** The templates that there are; none where the plan has none. */
  templates: TemplateOption[];
  /** Whom the user meets often. */
  people: KnownPerson[];
  reminders: Option[];
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
  | "guests"
  | "meet"
  | "repeats"
  | "ends"
  | "endsOn"
  | "endsAfter"
  | "reminder"
  // The template that has filled the form, and the time that it was filled with.
  | "template"
  | "filledSlot";

/** What came back instead of an event. */
export interface EventFormAnswer {
  /** No answer came at all. */
  offline?: true;
  reply?: FormReply;
  taken?: TakenSlot | null;
  /** Who is free at the time that was asked for. */
  check?: FreeBusyView | null;
  /** Changes with each time that the form was filled for its user. */
  filled?: string | null;
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
  const sent = useLastReply(answer);
  const { reply, taken, filled, check } = sent;
  const going = (via ?? navigation).formData;
  const isFilling = going != null && (going.has("intent") || going.has("use"));
  const isBusy = via !== undefined && via.state !== "idle";
  const Sending = via?.Form ?? Form;
  const frame = useRef<HTMLFormElement>(null);
  const isApart = via !== undefined;
  useEffect(() => {
    // The page's own answer has the focus by `useActionAnswer`.
    if (answer && isApart) focusOnFault(frame.current);
  }, [answer, isApart]);
  const looked = useCheckOnChange(action);
  const moveEnd = useEndFollowsStart(frame, filled);
  function onChange(event: FormEvent<HTMLFormElement>) {
    moveEnd(event);
    looked.onChange(event);
  }
  const fields = formFields(form.defaults, form.constraints, reply);
  const meetingId = typeof reply?.initialValue?.meetingId === "string" ? reply.initialValue.meetingId : form.meetingId;
  return (
    <Sending ref={frame} method="post" action={action} onChange={onChange} className={FORM}>
      {/* Enter in a field presses a form's first button, and that is not the template's. */}
      <button type="submit" hidden>
        Create Event
      </button>
      <input type="hidden" name="meetingId" value={meetingId} />
      {answer?.offline && (
        <Alert kind="error" title="Not sent: there is no connection" takesFocus>
          Everything you typed is still here. Try again once you are online.
        </Alert>
      )}
      <TemplatePicker options={form.templates} field={fields.template} filled={Boolean(filled)} />
      <FormAlerts reply={reply} />
      {taken && <TakenAlert taken={taken} />}
      <EventFields key={filled} fields={fields} form={form} isNew={!reply} check={looked.check ?? check ?? null} />
      <div className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-3 border-line border-t bg-surface px-5 py-3 sm:-mx-6 sm:px-6 [dialog_&]:-bottom-5 sm:[dialog_&]:-bottom-6">
        <p className="mr-auto text-muted text-sm max-sm:hidden">Invitations go out when you create it.</p>
        {onCancel ? (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <LinkButton to={cancelTo} look="quiet">
            Cancel
          </LinkButton>
        )}
        <SubmitButton pending={isFilling ? undefined : "Creating…"} isBusy={isBusy}>
          {answer?.offline ? "Try again" : "Create Event"}
        </SubmitButton>
      </div>
    </Sending>
  );
}

/** What has the focus, and its hint and its fault below it, stand above the buttons that stick to the end of the screen. */
const FORM = "flex flex-col gap-5 **:scroll-mb-48";

/** The last answer of the server itself: where none came, what the one before had said still counts. */
function useLastReply(answer: EventFormAnswer | null | undefined): EventFormAnswer {
  const last = useRef<EventFormAnswer>({});
  if (answer && !answer.offline) last.current = answer;
  return last.current;
}

const LOOKED_AT = new Set(["startDate", "startTime", "endDate", "endTime", "guests", "attendees", "allDay"]);
/** Whoever types or ticks goes on for a moment. */
const CHECK_AFTER_MS = 700;

/** With scripts who is free is looked up as the time and the guests change, once somebody is invited. */
function useCheckOnChange(action: string) {
  const { submit, data } = useFetcher<EventFormAnswer>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  function onChange({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !LOOKED_AT.has(target.name)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const typed = new FormData(currentTarget);
      typed.set("intent", "check");
      const hasGuests = typed.has("guests") || /@/.test(String(typed.get("attendees")));
      if (hasGuests && !typed.has("allDay")) submit(typed, { method: "post", action });
    }, CHECK_AFTER_MS);
  }
  return { onChange, check: data?.check };
}

/** Goes while "All day" is ticked, also without scripts; what stands in it does not count then. */
const TIMED = "group-has-[[name=allDay]:checked]:hidden";

const MONTHLY = "not-group-has-[[name=repeats]_[value=monthly]:checked]:hidden";
/** As `TIMED`: what asks how a series ends is there for one, and each answer has its own field. */
const OF_SERIES = "group-has-[[name=repeats]_[value=never]:checked]:hidden";
const ENDS_ON = "not-group-has-[[name=ends]_[value=on]:checked]:hidden";
const ENDS_AFTER = "not-group-has-[[name=ends]_[value=after]:checked]:hidden";

function EventFields({
  fields,
  form: { zoneWords, awayWords, people, reminders },
  isNew,
  check,
}: {
  fields: Record<EventFieldName, FieldState>;
  form: EventFormData;
  /** Nothing was sent yet. */
  isNew: boolean;
  check: FreeBusyView | null;
}) {
  const { summary, filledSlot, startDate, startTime, endDate, endTime } = fields;
  const drawnSlot = filledSlotOf(wallIn(startDate, startTime), wallIn(endDate, endTime));
  return (
    <div className="group grid gap-x-8 gap-y-5 [dialog_&]:lg:grid-cols-2">
      <input type="hidden" name="filledSlot" value={filledSlot.value ?? ""} />
      <input type="hidden" name="drawnSlot" value={drawnSlot} />
      <div className="flex min-w-0 flex-col gap-5">
        <Field
          label="Title"
          field={summary}
          autoComplete="off"
          {...(isNew && { autoFocus: true })}
          hint={summary.value?.includes(GUESTS) ? `${GUESTS} becomes the names of who comes.` : undefined}
        />
        <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
          <Field label="Start date" field={startDate} type="date" />
          <Field label="Start time" field={startTime} type="time" className={TIMED} />
          <Field label="End date" field={endDate} type="date" />
          <Field label="End time" field={endTime} type="time" className={TIMED} />
        </div>
        <div className="flex flex-wrap items-center gap-x-6">
          <Checkbox label="All day" field={fields.allDay} />
          <p className={`text-muted text-sm ${TIMED}`}>{zoneWords}. Without an end it takes one hour.</p>
        </div>
        {awayWords && <p className={`text-sm ${TIMED}`}>{awayWords}</p>}
        <div className="grid gap-x-3 gap-y-4 sm:grid-cols-2 [dialog_&]:lg:grid-cols-1">
          <Select
            label="Repeats"
            field={fields.repeats}
            options={[...REPEATS]}
            hint={<span className={MONTHLY}>{MONTH_ENDS}</span>}
          />
          <div className={`grid content-start gap-4 ${OF_SERIES}`}>
            <Select label="Ends" field={fields.ends} options={[...SERIES_ENDS]} />
            <Field label="Last day" field={fields.endsOn} type="date" className={ENDS_ON} />
            <Field
              label="Number of times"
              field={fields.endsAfter}
              type="number"
              inputMode="numeric"
              className={ENDS_AFTER}
            />
          </div>
          <Select label="Reminder" field={fields.reminder} options={reminders} className={TIMED} />
          <Select label="Video call" field={fields.meet} options={[...VIDEO_CALLS]} className={TIMED} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <GuestPicker people={people} ticked={fields.guests} typed={fields.attendees} />
        <div className={`flex flex-col gap-3 ${TIMED}`}>
          <SubmitButton look="secondary" name="intent" value="check" formNoValidate className="self-start">
            Check times
          </SubmitButton>
          {check && <FreeBusy check={check} />}
        </div>
        <Field label="Location" field={fields.location} autoComplete="off" />
        <TextArea label="Description" field={fields.description} rows={3} />
      </div>
    </div>
  );
}

const wallIn = (date: FieldState, time: FieldState) => ({ date: `${date.value ?? ""}`, time: `${time.value ?? ""}` });

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
