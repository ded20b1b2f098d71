import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Badge } from "~/components/badge";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { CopyButton } from "~/components/copy-button";
import { GroupTable } from "~/components/group-table";
import { PageHeader } from "~/components/page-header";
import { revokeBookingLink, selectFreeGroupTimes, selectGroup } from "~/db/booking-links";
import { viewGroup, viewGroupTimes } from "~/domain/booking-view";
import { googleEventId } from "~/domain/event-id";
import { spokenFor } from "~/domain/language";
import { GroupBookingForm } from "~/forms/booking";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast, undoBy, undoByReopening } from "~/http/toast";
import { bookGroupTime, type GroupOutcome } from "~/services/booking/answer-group";
import { linkUrl } from "~/services/booking/offer-times";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Who can when – Parley" }];

const LINKS = "/dashboard/meetings/links";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const { id = "" } = params;
  const { preferences, data } = await readPage(request, context, (userId) => ({
    links: selectGroup(context.db, userId, id),
    free: selectFreeGroupTimes(context.db, userId, id, now),
  }));
  if (data.links.length === 0) throw missing();
  const zone = preferences.timezone;
  const urls = data.links.map(async (link) => [link.id, await linkUrl(context, link)] as const);
  return {
    offer: viewGroup(data.links, zone, now),
    group: viewGroupTimes(
      data.links,
      data.free.map(({ start }) => start),
      zone,
      now,
    ),
    urls: Object.fromEntries(await Promise.all(urls)),
  };
}

const REFUSED: Record<Exclude<GroupOutcome, { ok: true }>["reason"], string> = {
  "not-found": "There is no such offer any more.",
  over: "It is booked already, or on its way.",
  past: "That time has begun.",
  taken: "Something else is in your calendar then. Please take another time.",
  "not-now": "The calendar cannot take it at the moment. Look at your meetings before you try again.",
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { user, zone } = await requireUser(request, context);
  const { id = "" } = params;
  const submission = parseWithZod(await request.formData(), { schema: GroupBookingForm });
  if (submission.status !== "success") throw new Response("Bad Request", { status: 400 });
  if (submission.value.intent === "revoke") {
    const now = context.clock();
    if ((await revokeBookingLink(context.db, user.id, id, now)).length === 0) throw missing();
    return redirectWithToast(LINKS, { kind: "success", title: "Links revoked", undo: undoByReopening(id, now) });
  }
  const host = { ...user, zone, language: spokenFor("en") };
  const outcome = await bookGroupTime(context, host, id, submission.value.start, context.clock());
  if (!outcome.ok && outcome.reason === "not-found") throw missing();
  return redirectWithToast(
    `${LINKS}/${id}`,
    outcome.ok
      ? { kind: "success", title: "Meeting booked", text: "Everybody who can has been told.", undo: takesBack(id) }
      : { kind: "error", title: "Nothing was booked", text: REFUSED[outcome.reason] },
  );
}

/** The meeting that a group's offer becomes has the offer's id. */
const takesBack = (id: string) => undoBy("cancel", googleEventId(id), { returnTo: `${LINKS}/${id}` });

const missing = () => new Response(null, { status: 404, statusText: "Not Found" });

export default function GroupOffer() {
  const { offer, group, urls } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={offer.title}
        text="Each guest says which times they can. You book one for all."
        actions={
          <LinkButton to={LINKS} look="secondary">
            All links
          </LinkButton>
        }
      />
      <Card title="Who can when">
        <p className="mb-3">
          <Badge tone={offer.isOpen ? "action" : "neutral"}>{offer.standing}</Badge>
        </p>
        {offer.isOpen ? <GroupTable group={group} /> : offer.times.map((time) => <p key={time}>{time}</p>)}
      </Card>
      <Card title="Guests">
        <ul className="divide-y divide-line">
          {group.guests.map(({ id, name, said, suggestion }) => (
            <li key={id} className="flex flex-col gap-2 py-4">
              <p className="break-words">
                <span className="font-medium">{name}</span> <span className="text-muted">{said}</span>
              </p>
              {suggestion && <p className="break-words">They suggest: “{suggestion}”</p>}
              {offer.isOpen && (
                <div className="flex flex-wrap items-center gap-3">
                  <input
                    readOnly
                    value={urls[id] ?? ""}
                    aria-label={`Link for ${name}`}
                    className="control min-w-0 flex-1 basis-64 font-mono text-sm"
                  />
                  <CopyButton text={urls[id] ?? ""} label={`Copy the link for ${name}`} />
                </div>
              )}
            </li>
          ))}
        </ul>
        {offer.isOpen && (
          <Form method="post" className="mt-4">
            <SubmitButton look="secondary" name="intent" value="revoke">
              Revoke all links
            </SubmitButton>
          </Form>
        )}
      </Card>
    </div>
  );
}
