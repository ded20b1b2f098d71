import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Badge } from "~/components/badge";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { CopyButton } from "~/components/copy-button";
import { EmptyState } from "~/components/empty-state";
import { PageHeader } from "~/components/page-header";
import { reopenBookingLink, revokeBookingLink, selectBookingLinks } from "~/db/booking-links";
import { viewBookingLink, viewGroup } from "~/domain/booking-view";
import { BookingLinkListForm } from "~/forms/booking";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast, undoByReopening } from "~/http/toast";
import { linkUrl } from "~/services/booking/offer-times";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Booking links – Parley" }];

const PATH = "/dashboard/meetings/links";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const { preferences, data } = await readPage(request, context, (userId) => ({
    links: selectBookingLinks(context.db, userId),
  }));
  const { timezone: zone } = preferences;
  const byOffer = [...Map.groupBy(data.links, ({ id, groupId }) => groupId ?? id).values()];
  const links = byOffer
    .flatMap((group) => group[0] ?? [])
    .map(async (link, n) =>
      link.groupId === null
        ? { ...viewBookingLink(link, await linkUrl(context, link), zone, now), isGroup: false }
        : { ...viewGroup(byOffer[n] ?? [], zone, now), isGroup: true },
    );
  return { links: await Promise.all(links) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: BookingLinkListForm });
  if (submission.status !== "success") throw new Response("Bad Request", { status: 400 });
  const now = context.clock();
  const { value } = submission;
  const changed =
    value.intent === "revoke"
      ? await revokeBookingLink(context.db, user.id, value.id, now)
      : await reopenBookingLink(context.db, user.id, value.id, value.revokedAt);
  if (changed.length === 0) throw new Response(null, { status: 404, statusText: "Not Found" });
  return redirectWithToast(
    PATH,
    value.intent === "revoke"
      ? { kind: "success", title: "Link revoked", undo: undoByReopening(value.id, now) }
      : { kind: "success", title: changed.length > 1 ? "Links open again" : "Link open again" },
  );
}

export default function BookingLinks() {
  const { links } = useLoaderData<typeof loader>();
  const add = <LinkButton to={`${PATH}/new`}>New booking link</LinkButton>;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Booking links"
        text="A few times for guests, who answer on a page without an account."
        actions={links.length > 0 && add}
      />
      <Card>
        {links.length === 0 ? (
          <EmptyState title="No booking links yet" actions={add}>
            Offer a guest a few of your free times. The one they pick is in your calendar, and the rest of your calendar
            stays yours.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {links.map((link) => (
              <li key={link.id} className="flex flex-col gap-2 py-4">
                <LinkRow link={link} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function LinkRow({ link }: { link: ReturnType<typeof viewBookingLink> & { isGroup: boolean } }) {
  const { id, title, guest, standing, isOpen, url, times, suggestion, isGroup } = link;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-medium">{title}</h2>
        <Badge tone={isOpen ? "action" : "neutral"}>{standing}</Badge>
      </div>
      <p className="break-words text-muted">{guest}</p>
      <ul className="text-muted text-sm">
        {times.map((time) => (
          <li key={time}>{time}</li>
        ))}
      </ul>
      {suggestion && <p className="break-words">They suggest: “{suggestion}”</p>}
      {isGroup && (
        <div>
          <LinkButton to={`${PATH}/${id}`} look="secondary" aria-label={`Who can when: ${title}`}>
            Who can when
          </LinkButton>
        </div>
      )}
      {url && (
        <div className="flex flex-wrap items-center gap-3">
          <input
            readOnly
            value={url}
            aria-label={`Link for ${guest}`}
            className="control min-w-0 flex-1 basis-64 font-mono text-sm"
          />
          <CopyButton text={url} label={`Copy the link for ${guest}`} />
          <Form method="post" action={`${PATH}?index`}>
            <input type="hidden" name="id" value={id} />
            <SubmitButton look="secondary" name="intent" value="revoke" aria-label={`Revoke: ${title}, ${guest}`}>
              Revoke
            </SubmitButton>
          </Form>
        </div>
      )}
    </>
  );
}
