import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { EmptyState } from "~/components/empty-state";
import { Field, Select } from "~/components/field";
import { PageHeader } from "~/components/page-header";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectLastChanges } from "~/db/meeting-changes";
import { selectMeetingsById } from "~/db/meeting-list";
import { UNIT_MINUTES } from "~/domain/bulk";
import { notingAs } from "~/domain/calendar-act";
import { viewMeeting } from "~/domain/meeting-view";
import { BulkForm, readBulk } from "~/forms/bulk";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { type BulkResult, changeMany } from "~/services/meetings/change-many";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Several meetings – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { what, ids } = readBulk(new URL(request.url).searchParams);
  const now = context.clock();
  const { preferences, data: rows } = await readPage(request, context, (userId) => ({
    meetings: selectMeetingsById(context.db, userId, ids),
    changes: selectLastChanges(context.db, userId, ids),
  }));
  const meetings = rows.meetings.map((row) => viewMeeting(row, preferences.timezone, now));
  const mine = meetings.filter(({ mayChange, mayRestore }) => (what === "restore" ? mayRestore : mayChange));
  const shown =
    what === "moved" ? meetings.filter(({ id }) => rows.changes.some((change) => change.eventId === id)) : mine;
  return {
    what,
    meetings: shown.map(({ id, title, when, guests }) => ({ id, title, when, guests: guests.length })),
    left: meetings.filter(({ id }) => !shown.some((one) => one.id === id)).map(({ title }) => title),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, zone } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: BulkForm });
  if (submission.status !== "success")
    return data({ problem: "Please say by how much, at most 31 days." }, { status: 400 });
  const { what, id: ids, amount, unit } = submission.value;
  const minutes = amount * UNIT_MINUTES[unit];
  const now = context.clock();
  const note = notingAs(context.assistantOf({ userId: user.id }), crypto.randomUUID(), now);
  const result = await changeMany(context, { userId: user.id, zone, note, now }, ids, what, minutes);
  await context.notifyPages(user.id, "meetings");
  // What was undone is done; everything else offers its one undo.
  if (what === "restore" || what === "move-back")
    return redirectWithToast("/dashboard/meetings", wordsOf(what, result));
  const after = new URLSearchParams(result.done.map((id) => ["id", id]));
  after.set("do", what === "cancel" ? "restore" : "moved");
  return redirectWithToast(`/dashboard/meetings/bulk?${after}`, wordsOf(what, result));
}

const DONE = { cancel: "cancelled", move: "moved", restore: "restored", "move-back": "moved back" } as const;

function wordsOf(what: keyof typeof DONE, { done, failed }: BulkResult) {
  const count = (ids: readonly string[]) => `${ids.length} ${ids.length === 1 ? "meeting" : "meetings"}`;
  if (failed.length === 0) return { kind: "success", title: `${count(done)} ${DONE[what]}` } as const;
  const text = failed.map(({ title, why }) => `${title}: ${why}`).join(" ");
  return {
    kind: "error",
    title: `${count(done)} ${DONE[what]}, ${failed.length} not`,
    text: text.slice(0, 600),
  } as const;
}

export default function Bulk() {
  const { what, meetings, left } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const { title, text, button, pending, send } = WORDS[what];
  if (meetings.length === 0) {
    return (
      <div className="flex flex-col gap-6">
        <PageHeader title="Several meetings" />
        <EmptyState
          title="None of these can be changed"
          actions={
            <LinkButton to="/dashboard/meetings" look="secondary">
              All meetings
            </LinkButton>
          }
        >
          They are over, somebody else's, or not there any more.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeader title={title(meetings.length)} />
      {answer && <Alert kind="error">{answer.problem}</Alert>}
      <Card>
        <ul className="divide-y divide-line">
          {meetings.map((meeting) => (
            <li key={meeting.id} className="py-3 first:pt-0">
              <p dir="auto" className="line-clamp-3 font-medium">
                {meeting.title}
              </p>
              <p className="text-muted text-sm">
                {meeting.when}
                {meeting.guests > 0 && ` · ${meeting.guests} ${meeting.guests === 1 ? "guest" : "guests"}`}
              </p>
            </li>
          ))}
        </ul>
        {left.length > 0 && (
          <p className="mt-3 text-muted text-sm">
            Left as they are, because you may not change them: {left.join(", ")}.
          </p>
        )}
        <Form method="post" className="mt-5 flex flex-col gap-5">
          <input type="hidden" name="what" value={send} />
          {meetings.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          {what === "move" && <Amount />}
          <p className="text-muted">{text}</p>
          <div className="flex flex-wrap gap-3">
            <SubmitButton
              look={what === "cancel" ? "danger" : what === "move" ? "primary" : "secondary"}
              pending={pending}
            >
              {button}
            </SubmitButton>
            <LinkButton to="/dashboard/meetings" look="secondary">
              {what === "cancel" || what === "move" ? "Leave them" : "All meetings"}
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}

/** By how much; earlier when it is negative. */
function Amount() {
  const plain = { errors: [], constraint: { required: true } };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Move each by"
        field={{ ...plain, name: "amount", value: "1", constraint: { required: true, min: -1440, max: 1440 } }}
        type="number"
        hint="Below zero it is earlier."
      />
      <Select
        label="Of"
        field={{ ...plain, name: "unit", value: "days" }}
        options={["days", "hours", "minutes"].map((unit) => ({ value: unit, label: unit }))}
      />
    </div>
  );
}

const several = (count: number) => (count === 1 ? "this meeting" : `these ${count} meetings`);

const WORDS = {
  cancel: {
    title: (count: number) => `Cancel ${several(count)}?`,
    text: "They are taken off the calendar and everybody invited is told. One press undoes it.",
    ...{ button: "Cancel them", pending: "Cancelling…", send: "cancel" },
  },
  move: {
    title: (count: number) => `Move ${several(count)}?`,
    text: "Everybody invited is told. Whole days keep the time on the wall. What is taken stays where it is.",
    ...{ button: "Move them", pending: "Moving…", send: "move" },
  },
  restore: {
    title: (count: number) => (count === 1 ? "It is cancelled" : `${count} meetings are cancelled`),
    text: "Undo brings all of them back as they were, and tells their guests.",
    ...{ button: "Undo", pending: "Undoing…", send: "restore" },
  },
  moved: {
    title: (count: number) => (count === 1 ? "It is moved" : `${count} meetings are moved`),
    text: "Undo moves all of them back to where they were, and tells their guests.",
    ...{ button: "Undo", pending: "Undoing…", send: "move-back" },
  },
};
