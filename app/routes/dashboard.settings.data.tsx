import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { buttonClass, LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Select, Switch } from "~/components/field";
import { formFields } from "~/components/form-state";
import { useActionAnswer } from "~/components/use-action-answer";
import { runTogether } from "~/db/database";
import { updatePreferences } from "~/db/settings";
import { setWordsExpiry } from "~/db/transcripts";
import { KEEP_DAYS } from "~/domain/transcript-source";
import { MeetingWordsForm } from "~/forms/settings";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Your data – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { preferences, formDraft } = await readPage(request, context);
  return {
    hasModel: context.languageModel !== null,
    defaults: {
      keepTranscriptDays: formDraft?.keepTranscriptDays ?? String(preferences.keepTranscriptDays),
      summariseByModel: preferences.summariseByModel ? "on" : "",
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: MeetingWordsForm });
  if (submission.status !== "success") return data({ reply: submission.reply() }, { status: 400 });
  const { db, clock } = context;
  const { keepTranscriptDays } = submission.value;
  await runTogether(db, [
    ...updatePreferences(db, user.id, submission.value, clock()),
    setWordsExpiry(db, user.id, keepTranscriptDays),
  ]);
  return redirectWithToast("/dashboard/settings/data", { kind: "success", title: "Saved" });
}

const KEEP_CHOICES = KEEP_DAYS.map((days) => ({
  value: String(days),
  label: days === 0 ? "Not at all: the summary only" : `${days} days`,
}));

export default function YourData() {
  const { hasModel, defaults } = useLoaderData<typeof loader>();
  const fields = formFields(defaults, {}, useActionAnswer<typeof action>()?.reply);
  return (
    <>
      <Card
        title="Words of your meetings"
        text="A transcript is kept to show what each line of its summary stands on. Summaries stay until you delete them."
      >
        <Form method="post" className="flex flex-col gap-4">
          <Select
            label="Keep transcripts"
            field={fields.keepTranscriptDays}
            options={KEEP_CHOICES}
            className="max-w-sm"
            hint="What is older goes within minutes of saving."
          />
          {hasModel && (
            <Switch
              label="Summaries by a language model"
              hint="The words of your meetings then go to the model that the operator of this copy has set up. Off, they are summarised here and go nowhere."
              field={fields.summariseByModel}
            />
          )}
          <div>
            <SubmitButton pending="Saving…">Save</SubmitButton>
          </div>
        </Form>
      </Card>
      <Card title="Export my data" text="Everything that Parley keeps about you, as one JSON file.">
        <a href="/dashboard/settings/export" download className={buttonClass("secondary")}>
          Download my data
        </a>
      </Card>
      <Card
        title="Delete my account"
        text="Erases your account, your meetings' records and your conversation, and ends Parley's access to Google. Your Google calendar itself stays as it is."
      >
        <LinkButton to="/dashboard/settings/delete" look="danger">
          Delete my account
        </LinkButton>
      </Card>
    </>
  );
}
