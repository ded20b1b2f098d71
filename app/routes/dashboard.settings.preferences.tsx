import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Checkbox, Field, FieldErrors, Select } from "~/components/field";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { savePreferences } from "~/db/settings";
import { inputTime } from "~/domain/phrasing";
import { bufferChoices, durationChoices, LANGUAGES, reminderChoices } from "~/domain/preferences";
import { PreferencesForm } from "~/forms/settings";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Preferences – Parley" }];

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { preferences, formDraft } = await readPage(request, context);
  return {
    constraints: getZodConstraint(PreferencesForm),
    choices: {
      defaultMeetingDuration: durationChoices(preferences.defaultMeetingDuration),
      bufferTime: bufferChoices(preferences.bufferTime),
      reminderMinutes: reminderChoices(preferences.reminderMinutes),
    },
    defaults: {
      defaultMeetingDuration: String(preferences.defaultMeetingDuration),
      bufferTime: String(preferences.bufferTime),
      reminderMinutes: String(preferences.reminderMinutes),
      workdayStart: inputTime(preferences.workdayStartMinute),
      workdayEnd: inputTime(preferences.workdayEndMinute),
      language: preferences.language,
      ...formDraft,
      workdays: formDraft ? (formDraft.workdays ?? "").split("\n").filter(Boolean) : preferences.workdays.map(String),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: PreferencesForm });
  if (submission.status !== "success") return data({ reply: submission.reply() }, { status: 400 });
  const { workdayStart: workdayStartMinute, workdayEnd: workdayEndMinute, ...same } = submission.value;
  const changes = { ...same, workdayStartMinute, workdayEndMinute };
  await savePreferences(context.db, user.id, changes, context.clock());
  return redirectWithToast("/dashboard/settings/preferences", { kind: "success", title: "Preferences saved" });
}

export default function Preferences() {
  const { defaults, constraints, choices } = useLoaderData<typeof loader>();
  const fields = formFields<keyof typeof defaults>(defaults, constraints, useActionAnswer<typeof action>()?.reply);
  return (
    <Card title="Preferences" text="What Parley assumes when you do not say it.">
      <Form method="post" className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label="Default Meeting Duration"
            field={fields.defaultMeetingDuration}
            options={choices.defaultMeetingDuration}
          />
          <Select
            label="Buffer Time Between Meetings"
            field={fields.bufferTime}
            options={choices.bufferTime}
            hint="Kept free around what Parley suggests."
          />
          <Select
            label="Default Reminder Time"
            field={fields.reminderMinutes}
            options={choices.reminderMinutes}
            hint="How early Parley reminds you of a meeting. For a single one you choose on its page, or by text."
          />
          <Select
            label="Language"
            field={fields.language}
            options={[...LANGUAGES]}
            hint="The language you text in, when a message could be several."
          />
          <Field label="Work begins" field={fields.workdayStart} type="time" />
          <Field label="Work ends" field={fields.workdayEnd} type="time" />
        </div>
        <fieldset>
          <legend className="mb-1.5 font-medium">Working days</legend>
          <div className="flex flex-wrap gap-x-6">
            {WEEKDAYS.map((day, index) => (
              <Checkbox key={day} label={day} field={fields.workdays} value={String(index + 1)} />
            ))}
          </div>
          <FieldErrors field={fields.workdays} />
        </fieldset>
        <div>
          <SubmitButton pending="Saving…">Save Preferences</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
