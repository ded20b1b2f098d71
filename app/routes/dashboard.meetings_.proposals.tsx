import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Badge } from "~/components/badge";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { EmptyState } from "~/components/empty-state";
import { PageHeader } from "~/components/page-header";
import { closeProposal, selectProposals } from "~/db/proposals";
import { failureOfProposal, type ProposalView, viewProposal } from "~/domain/proposal-view";
import { ProposalForm } from "~/forms/mcp";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast, undoBy } from "~/http/toast";
import { acceptOnSite } from "~/services/proposals/accept";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Proposals – Parley" }];

const PATH = "/dashboard/meetings/proposals";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { preferences, data } = await readPage(request, context, (userId) => ({
    proposals: selectProposals(context.db, userId),
  }));
  const now = context.clock();
  const views = data.proposals.map((one) => viewProposal(one, preferences.timezone, now));
  return {
    waiting: views.filter(({ isWaiting }) => isWaiting),
    answered: views.filter(({ isWaiting }) => !isWaiting),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: ProposalForm });
  if (submission.status !== "success") throw new Response("Bad Request", { status: 400 });
  const { intent, id } = submission.value;
  const now = context.clock();
  if (intent === "no") {
    const closed = await closeProposal(context.db, user.id, id, "declined", now);
    if (closed.length === 0) throw new Response(null, { status: 404, statusText: "Not Found" });
    await context.notifyPages(user.id, "meetings");
    return redirectWithToast(PATH, { kind: "success", title: "You said no", text: "Nothing was written." });
  }
  const accepted = await acceptOnSite(context, { userId: user.id, id, by: { via: "web" }, now });
  if (accepted.ok) {
    const { act, eventId } = accepted.proposal;
    const undo = eventId
      ? undoBy(act.kind === "cancel" ? "restore" : "cancel", eventId, { returnTo: PATH })
      : undefined;
    return redirectWithToast(PATH, { kind: "success", title: "Done", text: "Your calendar has it.", undo });
  }
  if (!accepted.proposal) throw new Response(null, { status: 404, statusText: "Not Found" });
  const text = failureOfProposal(accepted.reason);
  return redirectWithToast(PATH, { kind: "error", title: "That did not work", text });
}

export default function Proposals() {
  const { waiting, answered } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Proposals"
        text="What assistants that you have connected want to do in your calendar. Nothing is written before your yes."
        actions={
          <LinkButton to="/dashboard/settings/api" look="secondary">
            Keys and assistants
          </LinkButton>
        }
      />
      <Card title="Waiting for you">
        {waiting.length === 0 ? (
          <EmptyState title="Nothing waits for your answer">
            When an assistant with a key of yours proposes a meeting, you say yes or no here or on WhatsApp.
          </EmptyState>
        ) : (
          <ProposalList proposals={waiting} />
        )}
      </Card>
      {answered.length > 0 && (
        <Card title="Before">
          <ProposalList proposals={answered} />
        </Card>
      )}
    </div>
  );
}

function ProposalList({ proposals }: { proposals: ProposalView[] }) {
  return (
    <ul className="divide-y divide-line">
      {proposals.map((proposal) => (
        <li key={proposal.id} className="flex flex-col gap-2 py-4">
          <ProposalRow proposal={proposal} />
        </li>
      ))}
    </ul>
  );
}

function ProposalRow({ proposal }: { proposal: ProposalView }) {
  const { id, does, title, when, location, guests, madeBy, isWaiting, standing, note } = proposal;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 break-words font-medium">
          {does}: “{title}”
        </h3>
        <Badge tone={isWaiting ? "action" : "neutral"}>{standing}</Badge>
      </div>
      <p>{when}</p>
      {location && <p className="break-words text-muted">Where: {location}</p>}
      {guests.length > 0 && (
        <ul className="break-words text-muted" aria-label="Guests">
          {guests.map(({ name, address }) => (
            <li key={address}>{name ? `${name} (${address})` : address}</li>
          ))}
        </ul>
      )}
      <p className="break-words text-muted text-sm">
        Asked for by “{madeBy}”. {note}
      </p>
      {isWaiting && (
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="id" value={id} />
          <SubmitButton name="intent" value="yes" aria-label={`Yes: ${title}`}>
            Yes
          </SubmitButton>
          <SubmitButton look="secondary" name="intent" value="no" aria-label={`No: ${title}`}>
            No
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
