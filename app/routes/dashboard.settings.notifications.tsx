import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Checkbox, Field, Select, Switch } from "~/components/field";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { runTogether } from "~/db/database";
import { setMessages } from "~/db/opt-outs";
import { selectReminderEvidence } from "~/db/reminder-evidence";
import { updatePreferences } from "~/db/settings";
import { whenBuilt } from "~/domain/capabilities";
import { inputTime } from "~/domain/phrasing";
import { countReminders } from "~/domain/reminder-evidence";
import { DAY } from "~/domain/time";
import { NotificationsForm } from "~/forms/settings";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";

/** How far back the counts go. */
const EVIDENCE_DAYS = 30;

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Notifications – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const { preferences, integrations, data } = await readPage(request, context, (userId) => ({
    evidence: selectReminderEvidence(context.db, userId, now - EVIDENCE_DAYS * DAY, now + EVIDENCE_DAYS * DAY),
  }));
  const flag = (on: boolean) => (on ? "on" : "");
  return {
    counts: countReminders(data.evidence),
    defaults: {
      notifyEmail: flag(preferences.notifyEmail),
      notifyWhatsapp: flag(preferences.notifyWhatsapp),
      notifyConflicts: flag(preferences.notifyConflicts),
      notifyAgenda: flag(preferences.notifyAgenda),
      agendaTime: inputTime(preferences.agendaMinute),
      agendaDays: preferences.agendaDays,
      agendaBy: preferences.agendaBy,
      agendaWhenEmpty: flag(preferences.agendaWhenEmpty),
      messages: flag(integrations.whatsappOptedOutAt === null),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: NotificationsForm });
  if (submission.status !== "success") return data({ reply: submission.reply() }, { status: 400 });
  const { messages, agendaTime: agendaMinute, ...notify } = submission.value;
  const changes = { ...notify, ...(agendaMinute !== undefined && { agendaMinute }) };
  const now = context.clock();
  await runTogether(context.db, [
    ...updatePreferences(context.db, user.id, changes, now),
    setMessages(context.db, user.id, messages ? "on" : "off", now),
  ]);
  return redirectWithToast("/dashboard/settings/notifications", { kind: "success", title: "Notifications saved" });
}

export default function Notifications() {
  const { defaults, counts } = useLoaderData<typeof loader>();
  const fields = formFields(defaults, {}, useActionAnswer<typeof action>()?.reply);
  return (
    <>
      <Card
        title="Notifications"
        text="What Parley may send you, and where. For what is coming, your choice holds from its first day."
      >
        <Form method="post">
          <div className="divide-y divide-line">
            <Switch
              label="Messages on WhatsApp"
              hint="What you did not ask for, as that Google wants you to connect again. Texting STOP switches it off, START on again; what you text is answered either way."
              field={fields.messages}
            />
            <Switch
              label="Email Notifications"
              hint={`Reminders, alerts and agendas by email, while WhatsApp is off or does not take them. ${whenBuilt("summaries", "Meeting summaries with action items.", "Meeting summaries are coming.")}`}
              field={fields.notifyEmail}
            />
            <Switch
              label="WhatsApp Reminders"
              hint="A message before each meeting, as early as you set in Preferences; whole days get none. And one in the morning when something is due that you took on in a meeting."
              field={fields.notifyWhatsapp}
            />
            <Switch
              label="Conflict Alerts"
              hint="A message when a meeting comes or moves onto another, with ways out. Not between 22:00 and 7:00 where you are."
              field={fields.notifyConflicts}
            />
            <div>
              <Switch
                label="Daily Agenda"
                hint="The day’s meetings at a time of your choice: what overlaps, and the first free hour. From 17:00 on it is that of the next day."
                field={fields.notifyAgenda}
              />
              <div className="grid gap-x-5 gap-y-4 pb-4 sm:grid-cols-3">
                <Field label="Time" field={fields.agendaTime} type="time" />
                <Select label="Days" field={fields.agendaDays} options={AGENDA_DAYS} />
                <Select label="Sent by" field={fields.agendaBy} options={AGENDA_CHANNELS} />
                <div className="sm:col-span-3">
                  <Checkbox label="Also on days without meetings" field={fields.agendaWhenEmpty} />
                </div>
              </div>
            </div>
          </div>
          <div className="mt-4">
            <SubmitButton pending="Saving…">Save Changes</SubmitButton>
          </div>
        </Form>
      </Card>
      <ReminderCounts counts={counts} />
    </>
  );
}

const AGENDA_DAYS = [
  { value: "workdays", label: "Working days" },
  { value: "every-day", label: "Every day" },
];

/** WhatsApp first: where it is off or does not take it, a mail comes. */
const AGENDA_CHANNELS = [
  { value: "whatsapp", label: "WhatsApp" },
  { value: "email", label: "Email" },
];

/** What became of the reminders of the last weeks, by what the providers said. */
function ReminderCounts({ counts }: { counts: ReturnType<typeof countReminders> }) {
  const { due, sent, delivered, read, late, failed, reasons } = counts;
  const rows = { Due: due, Sent: sent, Delivered: delivered, Read: read, Late: late, Failed: failed };
  return (
    <Card
      title={`Reminders of the last ${EVIDENCE_DAYS} days`}
      text="By what WhatsApp and the mail service have told us."
    >
      {due === 0 ? (
        <p className="text-muted">None was due.</p>
      ) : (
        <dl className="grid grid-cols-3 gap-4 sm:grid-cols-6">
          {Object.entries(rows).map(([label, count]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold text-xl tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
      )}
      {reasons.length > 0 && (
        <ul className="mt-4 list-disc pl-5 text-muted">
          {reasons.map(({ why, count }) => (
            <li key={why}>
              {count} failed: {why}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
