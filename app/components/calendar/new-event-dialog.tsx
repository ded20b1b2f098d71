import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Modal } from "../dialog";
import { EventForm, type EventFormAnswer, type EventFormData } from "../event-form";

/**
 * "New Event" over the calendar. The form is fetched when it is asked for, so that the calendar's page does not carry it,
 * and what is wrong with it is told here.
 *
 * @param path of the form's page, with the day and time that it is to begin with
 */
export default function NewEventDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const { load, data } = useFetcher<{ form: EventFormData }>();
  const sent = useFetcher<EventFormAnswer>();
  useEffect(() => load(path), [load, path]);
  // A live update loads it anew, with another id: one form stays one meeting.
  const [form, setForm] = useState<EventFormData | null>(null);
  if (data && !form) setForm(data.form);
  return (
    <Modal title="New Event" onClose={onClose} size="wide">
      {form ? (
        <EventForm
          action={path.split("?")[0] ?? path}
          form={form}
          answer={sent.data}
          via={sent}
          onCancel={onClose}
          cancelTo="/dashboard/calendar"
        />
      ) : (
        <p role="status">Loading…</p>
      )}
    </Modal>
  );
}
