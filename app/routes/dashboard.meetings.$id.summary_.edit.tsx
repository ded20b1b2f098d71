import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { Alert } from "~/components/alert";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { TextArea } from "~/components/field";
import { formFields } from "~/components/form-state";
import { PageHeader } from "~/components/page-header";
import { useActionAnswer } from "~/components/use-action-answer";
import { editSummary, selectSummary } from "~/db/summaries";
import { editLines } from "~/domain/summary-record";
import { SummaryLinesForm } from "~/forms/summary";
import { readMeetingPage, requireMeeting } from "~/http/meeting";
import { redirectWithToast } from "~/http/toast";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Edit the summary – Parley" }];

export async function loader(args: LoaderFunctionArgs) {
  const { db } = args.context;
  const page = await readMeetingPage(args, (userId, eventId) => ({ summary: selectSummary(db, userId, eventId) }));
  const { meeting, formDraft, data: read } = page;
  const id = encodeURIComponent(meeting.id);
  const here = `/dashboard/meetings/${id}/summary`;
  const [summary] = read.summary;
  if (!summary || summary.deletedAt !== null) throw redirect(here);
  const text = (lines: readonly { text: string }[]) => lines.map((line) => line.text).join("\n");
  const { overview, decisions, questions } = summary;
  return {
    version: summary.updatedAt,
    ...{ title: meeting.title, here, items: `/dashboard/action-items?meeting=${id}&state=any` },
    defaults: { overview: text(overview), decisions: text(decisions), questions: text(questions), ...formDraft },
  };
}

export async function action(args: ActionFunctionArgs) {
  const { page, of } = await requireMeeting(args);
  const { context, request } = args;
  const { db, clock } = context;
  const submission = parseWithZod(await request.formData(), { schema: SummaryLinesForm });
  if (submission.status !== "success") return data({ reply: submission.reply(), version: null }, { status: 400 });
  const { version, overview, decisions, questions } = submission.value;
  const [kept] = await selectSummary(db, of.userId, of.eventId);
  if (!kept || kept.deletedAt !== null) throw new Response(null, { status: 404, statusText: "Not Found" });
  const lines = {
    overview: editLines(kept.overview, overview),
    decisions: editLines(kept.decisions, decisions),
    questions: editLines(kept.questions, questions),
  };
  const edited = await editSummary(db, of.userId, of.eventId, lines, clock(), version);
  if (edited.length === 0)
    return data({ reply: submission.reply(), version: Math.max(kept.updatedAt, version) }, { status: 409 });
  await context.notifyPages(of.userId, "meetings");
  return redirectWithToast(`${page}/summary`, { kind: "success", title: "Summary saved" });
}

export default function EditSummary() {
  const { title, here, items, version, defaults } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const { overview, decisions, questions } = formFields(defaults, {}, answer?.reply);
  const changed = answer?.version ?? null;
  // A live update brings a newer version, but not its lines into what is being typed.
  const [opened] = useState(version);
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title="Edit the summary" text={title} />
      {changed !== null && (
        <Alert kind="error" title="The summary has changed since this page was opened">
          Nothing is saved yet. What you typed is still here: save it again and it takes the place of{" "}
          <Link to={here} className="link">
            the summary as it is now
          </Link>
          .
        </Alert>
      )}
      <Card>
        <Form method="post" className="flex flex-col gap-5">
          <input type="hidden" name="version" value={changed ?? opened} />
          <TextArea label="Summary" field={overview} rows={5} hint="One sentence on each line." />
          <TextArea
            label="Decided"
            field={decisions}
            rows={6}
            hint="One on each line. A line that you change stands on your word, and no longer on the transcript."
          />
          <TextArea label="Still open" field={questions} rows={4} hint="One on each line." />
          <div className="flex flex-wrap gap-3">
            <SubmitButton pending="Saving…">Save the summary</SubmitButton>
            <LinkButton to={items} look="secondary">
              Edit action items
            </LinkButton>
            <LinkButton to={here} look="quiet">
              Cancel
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}
