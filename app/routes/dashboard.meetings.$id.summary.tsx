import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Alert } from "~/components/alert";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { FeatureAlert } from "~/components/feature-alert";
import { formFields } from "~/components/form-state";
import { Icon } from "~/components/icon";
import { PageHeader } from "~/components/page-header";
import { SummaryCard } from "~/components/summary/summary-card";
import { TranscriptCard } from "~/components/summary/transcript-card";
import { TranscriptForm } from "~/components/summary/transcript-form";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectEarlier } from "~/db/earlier-summaries";
import { selectBilling } from "~/db/quota";
import { selectGuestMails, selectItemsOf, selectSummary, selectSummaryMail } from "~/db/summaries";
import { selectCollection } from "~/db/transcript-collections";
import { entriesOf, selectParts, selectTranscript } from "~/db/transcripts";
import { clockOfZone } from "~/domain/clock-style";
import { isOpen } from "~/domain/delivery-rules";
import { formatMoment } from "~/domain/phrasing";
import { hasFeature } from "~/domain/plan-features";
import { strangersIn } from "~/domain/strangers";
import { standingOf } from "~/domain/subscription";
import { viewEntries, viewSummary } from "~/domain/summary-view";
import { readTranscriptFile, readTranscriptText } from "~/domain/transcript-file";
import type { CollectionOutcome } from "~/domain/transcript-source";
import { SummaryPageForm } from "~/forms/summary";
import { readMeetingPage, requireMeeting } from "~/http/meeting";
import { billingOf } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { addTranscript } from "~/services/summaries/add-transcript";
import { deleteSummary, regenerateSummary, restoreEarlier, restoreSummary } from "~/services/summaries/change-summary";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Summary: ${data?.meeting.title ?? "meeting"} – Parley` },
];

export async function loader(args: LoaderFunctionArgs) {
  const { db, clock } = args.context;
  const page = await readMeetingPage(args, (userId, eventId) => ({
    summary: selectSummary(db, userId, eventId),
    items: selectItemsOf(db, userId, eventId),
    transcript: selectTranscript(db, userId, eventId),
    parts: selectParts(db, userId, eventId),
    mail: selectSummaryMail(db, userId, eventId),
    guestMails: selectGuestMails(db, userId, eventId),
    billing: selectBilling(db, userId),
    collection: selectCollection(db, userId, eventId),
    earlier: selectEarlier(db, userId, eventId),
  }));
  const { meeting, row, zone, formDraft, data: read } = page;
  const now = clock();
  const standing = standingOf(billingOf(read.billing), now);
  const [kept] = read.summary;
  const [transcript] = read.transcript;
  const isDeleted = kept?.deletedAt != null;
  const shown = kept && !isDeleted ? kept : null;
  const entries = isDeleted ? [] : entriesOf(read.parts);
  const mayItems = hasFeature(standing, "action-items");
  const moment = (at: number) => formatMoment(at, zone, { now, clock: clockOfZone(zone), bare: true });
  const [mail] = read.mail;
  const { failed = [], gone = [] } = Object.groupBy(read.guestMails, ({ state }) =>
    state === "failed" ? state : "gone",
  );
  return {
    meeting: { id: meeting.id, title: meeting.title, when: meeting.when, guests: meeting.guests.length },
    isOver: row.startAt <= now,
    summary: shown && viewSummary(shown, mayItems ? read.items : null, entries, now),
    entries: viewEntries(entries),
    kept: transcript ? `Kept until ${moment(transcript.expiresAt)}` : "",
    mailed:
      mail?.at && kept && mail.at >= kept.createdAt
        ? `From the transcript, mailed ${moment(mail.at)}`
        : "From the transcript",
    sent: gone.map(
      ({ email, at, version, state }) =>
        `${email} (${isOpen(state) ? "on its way since " : ""}${moment(at)}${version === kept?.updatedAt ? "" : ", before it changed"})`,
    ),
    // Of these words, and where nothing has gone out to them since.
    unsent: failed
      .filter(({ version }) => kept && version >= kept.createdAt)
      .filter(({ email, at }) => !gone.some((mail) => mail.email === email && mail.at > at))
      .map(({ email }) => email),
    isDeleted,
    hasEarlier: !isDeleted && read.earlier.length > 0,
    collection: COLLECTIONS[read.collection[0]?.outcome ?? "collected"],
    isToImprove:
      transcript !== undefined && transcript.summariseAt !== null && shown?.contentHash === transcript.contentHash,
    strangers: isDeleted ? [] : strangersIn(entries, transcript?.guests ?? []),
    waits: transcript !== undefined && !isDeleted && (transcript.summariseAt !== null || !shown),
    may: { summaries: hasFeature(standing, "basic-summaries"), items: mayItems },
    defaults: { text: formDraft?.text ?? "", file: "" },
  };
}

/** What came of asking Google Meet, where it came to nothing so far. */
const COLLECTIONS: Record<CollectionOutcome, string> = {
  waiting: "Parley asks Google Meet for the transcript of this meeting, for a day after its end.",
  collected: "",
  "no-transcript": "Google Meet had no transcript of this meeting within a day of its end.",
  "no-scope": "Google did not let Parley read the transcript of this meeting. Switch it on again in Integrations.",
  refused: "The transcript of this meeting could not be taken from Google Meet.",
};

export async function action(args: ActionFunctionArgs) {
  const { page, of, row } = await requireMeeting(args);
  const { context, request } = args;
  const here = `${page}/summary`;
  const submission = parseWithZod(await request.formData(), { schema: SummaryPageForm });
  if (submission.status !== "success") throw new Response("Bad Request", { status: 400 });
  const { intent, text, file } = submission.value;
  if (intent === "delete") {
    await deleteSummary(context, of);
    return redirectWithToast(here, { kind: "success", title: "Summary deleted" });
  }
  if (intent === "restore") {
    const isBack = await restoreSummary(context, of);
    return redirectWithToast(
      here,
      isBack ? { kind: "success", title: "Summary is back" } : { kind: "error", title: "The summary is gone" },
    );
  }
  if (intent === "earlier") {
    const isBack = await restoreEarlier(context, of);
    return redirectWithToast(
      here,
      isBack
        ? {
            kind: "success",
            title: "The summary from before is back",
            text: "Action items that you have changed are as they were.",
          }
        : { kind: "error", title: "The summary from before is gone" },
    );
  }
  if (intent === "regenerate") {
    const isMade = await regenerateSummary(context, of);
    return redirectWithToast(
      here,
      isMade
        ? { kind: "success", title: "Summarised again", text: "Action items that you have changed are as they were." }
        : { kind: "error", title: "The words of this meeting are no longer kept" },
    );
  }
  return addWords(args, { of, row, here }, text, file);
}

/** Summarises what was pasted or uploaded; the form as it was where it cannot be. */
async function addWords(
  { context }: ActionFunctionArgs,
  { of, row, here }: Pick<Awaited<ReturnType<typeof requireMeeting>>, "of" | "row"> & { here: string },
  text: string,
  file: File | undefined,
) {
  const isFile = file !== undefined && file.size > 0;
  const words = isFile
    ? readTranscriptFile(new Uint8Array(await file.arrayBuffer()), file.name)
    : readTranscriptText(text);
  if (!words.ok) return refuse(text, isFile ? "file" : "text", words.sentence, 400);
  // Neither is thrown away unsaid.
  if (isFile && text.trim() !== "")
    return refuse(
      text,
      "file",
      "There is a text above as well. Send one of them: clear the text, or choose no file.",
      400,
    );
  const added = await addTranscript(context, {
    ...of,
    meeting: row,
    entries: words.entries,
    source: isFile ? "file" : "pasted",
  });
  if (added === "no-plan") return refuse(text, "text", "Your plan has no summaries.", 402);
  const title = added === "same" ? "These words are summarised already" : "Summary ready";
  return redirectWithToast(here, { kind: added === "same" ? "info" : "success", title });
}

/** The form as it was; a file has to be chosen again, browsers see to that. */
function refuse(text: string, field: "text" | "file", sentence: string, status: number) {
  return data({ reply: { initialValue: { text }, error: { [field]: [sentence] } } }, { status });
}

export default function MeetingSummary() {
  const {
    meeting,
    summary,
    entries,
    kept,
    mailed,
    sent,
    unsent,
    isDeleted,
    waits,
    may,
    defaults,
    isOver,
    isToImprove,
    collection,
    hasEarlier,
    strangers,
  } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const fields = formFields(defaults, {}, answer?.reply);
  const path = `/dashboard/meetings/${encodeURIComponent(meeting.id)}`;
  const hasWords = entries.length > 0;
  return (
    <div className="flex flex-col gap-6">
      <p className="-mb-4 print:hidden">
        <Link to={path} className="-ml-1.5 inline-flex min-h-11 items-center gap-1 text-muted text-sm hover:text-ink">
          <Icon name="back" className="size-4" />
          The meeting
        </Link>
      </p>
      <PageHeader
        title={meeting.title}
        text={meeting.when}
        actions={
          summary && (
            <LinkButton to={`/dashboard/meetings/new?after=${encodeURIComponent(meeting.id)}`}>
              Book the follow-up
            </LinkButton>
          )
        }
      />
      {isDeleted && (
        <UndoAlert intent="restore">
          You deleted the summary of this meeting. You can bring it back for a day.
        </UndoAlert>
      )}
      {hasEarlier && (
        <UndoAlert intent="earlier">
          This summary took the place of another. You can bring back the summary from before for a day.
        </UndoAlert>
      )}
      {isToImprove && (
        <Alert title="A better summary is on its way">
          The language model reads the words now, and its summary takes the place of this one within a few minutes,
          unless you change something here.
        </Alert>
      )}
      {waits && !isToImprove && (
        <Alert
          title={summary ? "Newer words are being summarised" : "The summary is being made"}
          actions={
            <Form method="post">
              <SubmitButton look="secondary" name="intent" value="regenerate" pending="Summarising…">
                Summarise now
              </SubmitButton>
            </Form>
          }
        >
          It comes by itself within a few minutes.
        </Alert>
      )}
      {strangers.length > 0 && (
        <Alert kind="warn" title="Is this the transcript of another meeting?">
          Nobody who speaks in it ({strangers.join(", ")}) is a guest of this one. If it is of another, delete this
          summary, or use other words instead; nothing goes to the guests unless you send it.
        </Alert>
      )}
      {!summary && !isDeleted && collection && <Alert>{collection}</Alert>}
      {!may.summaries && <FeatureAlert feature="basic-summaries" what="Summaries" />}
      {summary && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <SummaryCard
              summary={summary}
              mailed={mailed}
              sent={sent}
              unsent={unsent}
              items={{ action: "/dashboard/action-items", returnTo: `${path}/summary` }}
              actions={
                <Actions path={path} mayRegenerate={hasWords} maySend={meeting.guests > 0 && summary.saysAnything} />
              }
            />
            {!may.items && <FeatureAlert feature="action-items" what="Action items, their owners and follow-ups" />}
          </div>
          {hasWords ? (
            <TranscriptCard entries={entries} text={kept} />
          ) : (
            <Card title="Transcript">
              <p className="text-muted">The words of this meeting are no longer kept, as your settings say.</p>
            </Card>
          )}
        </div>
      )}
      {!summary && hasWords && <TranscriptCard entries={entries} text={kept} />}
      {may.summaries &&
        (summary || hasWords ? (
          <details className="group" open={answer !== undefined}>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">Use other words instead</summary>
            <Card className="mt-2">
              <TranscriptForm fields={fields} again />
            </Card>
          </details>
        ) : (
          <Card
            title="Add the transcript"
            text={
              isOver
                ? "Parley writes down what was decided and who does what, each line with the words that it stands on."
                : "This meeting has not begun yet. Its words can be added as soon as there are any."
            }
          >
            <TranscriptForm fields={fields} again={false} />
          </Card>
        ))}
    </div>
  );
}

/** What was done to the summary, and the way back. */
function UndoAlert({ intent, children }: { intent: "restore" | "earlier"; children: ReactNode }) {
  return (
    <Alert
      actions={
        <Form method="post">
          <SubmitButton look="secondary" name="intent" value={intent}>
            Undo
          </SubmitButton>
        </Form>
      }
    >
      {children}
    </Alert>
  );
}

function Actions({ path, mayRegenerate, maySend }: { path: string; mayRegenerate: boolean; maySend: boolean }) {
  return (
    <>
      {maySend && (
        <LinkButton to={`${path}/summary/send`} look="secondary">
          Send to the guests
        </LinkButton>
      )}
      <LinkButton to={`${path}/summary/edit`} look="quiet">
        Edit
      </LinkButton>
      <Form method="post" className="contents">
        {mayRegenerate && (
          <SubmitButton look="quiet" name="intent" value="regenerate" pending="Summarising…">
            Make it again
          </SubmitButton>
        )}
        <SubmitButton look="quiet" name="intent" value="delete">
          Delete
        </SubmitButton>
      </Form>
    </>
  );
}
