import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { EmptyState } from "~/components/empty-state";
import { FeatureAlert } from "~/components/feature-alert";
import { Field, Select } from "~/components/field";
import { type FormReply, formFields } from "~/components/form-state";
import { PageHeader } from "~/components/page-header";
import { DoneButton } from "~/components/summary/done-button";
import { SearchBox } from "~/components/summary/search-box";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectBilling } from "~/db/quota";
import { changeItem, deleteItem, ITEMS_PER_PAGE, selectItemOwners, selectItems } from "~/db/summaries";
import { ownPath } from "~/domain/own-path";
import { formatDay } from "~/domain/phrasing";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import { summaryPath } from "~/domain/summary-choice";
import { viewItem } from "~/domain/summary-view";
import { localDay } from "~/domain/zones";
import { ItemFilterForm, ItemForm } from "~/forms/summary";
import { requireUser } from "~/http/guard";
import { billingOf, readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Action items – Parley" }];

const PATH = "/dashboard/action-items";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { state, of: owner, meeting, page, edit } = ItemFilterForm.parse(Object.fromEntries(searchParams));
  const { db, clock } = context;
  const filter = { state, owner: owner || null, eventId: meeting || null, offset: (page - 1) * ITEMS_PER_PAGE };
  const { data: read, preferences } = await readPage(request, context, (userId) => ({
    items: selectItems(db, userId, filter),
    owners: selectItemOwners(db, userId),
    billing: selectBilling(db, userId),
  }));
  const now = clock();
  const today = localDay(now, preferences.timezone);
  const isAllowed = hasFeature(standingOf(billingOf(read.billing), now), "action-items");
  const shown = isAllowed ? read.items.slice(0, ITEMS_PER_PAGE) : [];
  const pageLink = (n: number) => `${PATH}?${new URLSearchParams({ state, of: owner, meeting, page: String(n) })}`;
  return {
    isAllowed,
    edit,
    here: pageLink(page),
    filter: { state, owner, meeting },
    isFiltered: state !== "open" || owner !== "" || meeting !== "",
    owners: isAllowed ? read.owners.flatMap((one) => one.owner ?? []) : [],
    items: shown.map((item) => ({
      ...viewItem(item, item.timezone, now),
      text: item.text,
      late: item.doneAt === null && item.due !== null && item.due < today,
      title: item.title,
      day: formatDay(localDay(item.startAt, item.timezone), item.timezone, { now }),
      path: summaryPath(item.eventId),
    })),
    pages: {
      before: page > 1 ? pageLink(page - 1) : null,
      next: isAllowed && read.items.length > ITEMS_PER_PAGE ? pageLink(page + 1) : null,
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const { db, clock } = context;
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: ItemForm });
  if (submission.status !== "success") {
    return data({ id: String(form.get("id") ?? ""), reply: submission.reply() }, { status: 400 });
  }
  const { id, intent, returnTo } = submission.value;
  const changed =
    intent === "delete"
      ? await deleteItem(db, user.id, id, clock())
      : await changeItem(db, user.id, id, changeOf(submission.value, clock()), clock());
  if (changed.length === 0) throw new Response(null, { status: 404, statusText: "Not Found" });
  await context.notifyPages(user.id, "meetings");
  const back = ownPath(returnTo, PATH);
  const opposite = intent === "done" ? "open" : intent === "open" ? "done" : undefined;
  const undo = opposite && { action: PATH, fields: { id, intent: opposite, returnTo: back } };
  return redirectWithToast(back, { kind: "success", title: DONE[intent], undo });
}

const DONE = { done: "Done", open: "Open again", edit: "Action item saved", delete: "Action item deleted" };

function changeOf(value: { intent: string; text?: string; owner?: string; due?: string }, now: number) {
  if (value.intent !== "edit") return { doneAt: value.intent === "done" ? now : null };
  return { text: value.text, owner: value.owner || null, due: value.due || null };
}

export default function ActionItems() {
  const { isAllowed, filter, isFiltered, owners, items, pages, here, edit } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Action items" text="What was taken on in your meetings, those that are due first." />
      <SearchBox query="" />
      {!isAllowed && <FeatureAlert feature="action-items" what="Action items, their owners and follow-ups" />}
      {isAllowed && (items.length > 0 || isFiltered) && <Filters filter={filter} owners={owners} />}
      {isAllowed && items.length === 0 && (
        <EmptyState
          title={isFiltered ? "None of that kind" : "Nothing is open"}
          actions={
            isFiltered ? (
              <LinkButton to={PATH}>All that are open</LinkButton>
            ) : (
              <LinkButton to="/dashboard/meetings?time=past">Past meetings</LinkButton>
            )
          }
        >
          <p>
            {isFiltered
              ? "No action item is in this state with this person."
              : "When a meeting is summarised, what somebody has taken on in it stands here until it is done."}
          </p>
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className="card divide-y divide-line">
          {items.map((item) => (
            <li key={item.id} id={item.id} className="scroll-mt-6 px-5 py-3.5">
              <Item item={item} here={here} />
              {(edit === item.id || answer?.id === item.id) && (
                <EditItem item={item} here={here} reply={answer?.id === item.id ? answer.reply : undefined} />
              )}
            </li>
          ))}
        </ul>
      )}
      {(pages.before || pages.next) && (
        <nav aria-label="Pages" className="flex gap-3">
          {pages.before && (
            <LinkButton to={pages.before} look="secondary">
              Previous
            </LinkButton>
          )}
          {pages.next && (
            <LinkButton to={pages.next} look="secondary">
              Next
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}

const STATES = [
  { value: "open", label: "Open" },
  { value: "done", label: "Done" },
  { value: "any", label: "All" },
];

function Filters({ filter, owners }: { filter: { state: string; owner: string; meeting: string }; owners: string[] }) {
  const field = (name: string, value: string) => ({ name, value, errors: [], constraint: {} });
  const named = filter.owner === "" || owners.includes(filter.owner) ? owners : [...owners, filter.owner];
  const people = [{ value: "", label: "Everybody" }, ...named.map((owner) => ({ value: owner, label: owner }))];
  return (
    <Card>
      <Form method="get" className="flex flex-wrap items-end gap-4">
        {filter.meeting && <input type="hidden" name="meeting" value={filter.meeting} />}
        <Select label="Show" field={field("state", filter.state)} options={STATES} />
        <Select label="Of" field={field("of", filter.owner)} options={people} />
        <SubmitButton look="secondary">Filter</SubmitButton>
        {filter.meeting && (
          <LinkButton to={PATH} look="quiet">
            Of all meetings
          </LinkButton>
        )}
      </Form>
    </Card>
  );
}

type ItemShown = ReturnType<typeof useLoaderData<typeof loader>>["items"][number];

function Item({ item, here }: { item: ItemShown; here: string }) {
  const { id, text, owner, dueWords, done, late, title, day, path } = item;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
      <div className="min-w-0 flex-1 basis-80">
        <p className={done ? "text-muted line-through" : undefined}>
          <bdi className="font-semibold">{owner || "Nobody named"}</bdi>: <bdi>{text}</bdi>
        </p>
        <p className="text-muted text-sm">
          <span className={late ? "font-medium text-bad" : undefined}>
            {dueWords ? `${late ? "Was due" : "Due"} ${dueWords}` : "No clear date"}
          </span>
          {" · "}
          <bdi>
            <Link to={path} className="link">
              {title}
            </Link>
          </bdi>
          , {day}
        </p>
      </div>
      <Form method="post" action={PATH} preventScrollReset className="-ml-2.5 flex flex-wrap sm:ml-0">
        <Hidden id={id} here={here} />
        <DoneButton done={done} text={text} />
        <LinkButton to={`${here}&edit=${id}#${id}`} look="quiet" aria-label={`Change: ${text}`}>
          Change
        </LinkButton>
      </Form>
    </div>
  );
}

function EditItem({ item, here, reply }: { item: ItemShown; here: string; reply: FormReply | undefined }) {
  const { id, text, owner, due } = item;
  const fields = formFields({ text, owner, due }, {}, reply);
  return (
    <Form method="post" action={PATH} preventScrollReset className="mt-3 grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <Hidden id={id} here={here} />
      <Field label="What" field={fields.text} />
      <Field label="Who" field={fields.owner} />
      <Field label="By" field={fields.due} type="date" />
      <div className="flex flex-wrap gap-3 sm:col-span-3">
        <SubmitButton name="intent" value="edit" pending="Saving…">
          Save
        </SubmitButton>
        <LinkButton to={here} look="secondary">
          Cancel
        </LinkButton>
        <SubmitButton look="quiet" name="intent" value="delete">
          Delete
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Which item a form is about, and the page to come back to. */
function Hidden({ id, here }: { id: string; here: string }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="returnTo" value={here} />
    </>
  );
}
