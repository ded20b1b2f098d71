import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { EmptyState } from "~/components/empty-state";
import { FeatureAlert } from "~/components/feature-alert";
import { deleteTemplate, restoreTemplate, selectDeletedTemplate, selectTemplates } from "~/db/meeting-templates";
import { selectBilling } from "~/db/quota";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import { templateLine } from "~/domain/template-view";
import { TemplateListForm } from "~/forms/template";
import { requireUser } from "~/http/guard";
import { billingOf, readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Meeting templates – Parley" }];

const PATH = "/dashboard/settings/templates";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const deletedId = new URL(request.url).searchParams.get("deleted") ?? "";
  const { data } = await readPage(request, context, (userId) => ({
    templates: selectTemplates(context.db, userId),
    deleted: selectDeletedTemplate(context.db, userId, deletedId),
    billing: selectBilling(context.db, userId),
  }));
  return {
    templates: data.templates.map((template) => ({
      id: template.id,
      name: template.name,
      line: templateLine(template),
    })),
    deleted: data.deleted[0] ?? null,
    mayMake: hasFeature(standingOf(billingOf(data.billing), context.clock()), "templates"),
  };
}

/** Deleting and bringing back go on in every plan. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: TemplateListForm });
  if (submission.status !== "success") throw new Response("Bad Request", { status: 400 });
  const { intent, id } = submission.value;
  const { db } = context;
  if (intent === "restore") {
    const restored = await restoreTemplate(db, user.id, id);
    if (restored.length > 0) return redirectWithToast(PATH, { kind: "success", title: "Template is back" });
    return redirectWithToast(PATH, {
      kind: "error",
      title: "The template could not be brought back",
      text: "It is gone, or another one has its name now.",
    });
  }
  const deleted = await deleteTemplate(db, user.id, id, context.clock());
  if (deleted.length === 0) throw new Response(null, { status: 404, statusText: "Not Found" });
  return redirectWithToast(`${PATH}?deleted=${id}`, { kind: "success", title: "Template deleted" });
}

export default function Templates() {
  const { templates, deleted, mayMake } = useLoaderData<typeof loader>();
  const isEmpty = templates.length === 0;
  const add = mayMake && <LinkButton to={`${PATH}/new`}>New template</LinkButton>;
  return (
    <>
      {deleted && (
        <Alert
          actions={
            <Form method="post" action={`${PATH}?index`}>
              <input type="hidden" name="id" value={deleted.id} />
              <SubmitButton look="secondary" name="intent" value="restore">
                Undo
              </SubmitButton>
            </Form>
          }
        >
          You deleted {deleted.name}. You can bring it back for a day.
        </Alert>
      )}
      {!mayMake && <FeatureAlert feature="templates" what="Meeting templates" />}
      <Card
        title="Meeting templates"
        text="The kinds of meetings that you have again and again: say the name, and Parley fills in the rest."
        actions={!isEmpty && add}
      >
        {isEmpty ? (
          <EmptyState title="No templates yet" actions={add}>
            <p>
              With a template called intro call you text <em>schedule an intro call with Anna tomorrow at 3</em>, and
              its length, title, place and reminder are as you like them. Of a meeting that you have just booked you
              text <em>make this a template</em>.
            </p>
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {templates.map(({ id, name, line }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
                <div className="min-w-0 flex-1 basis-64">
                  <h3 className="font-medium">
                    <Link to={`${PATH}/${id}`} className="underline-offset-4 hover:underline">
                      {name}
                    </Link>
                  </h3>
                  <p className="break-words text-muted text-sm">{line}</p>
                </div>
                <div className="-ml-2.5 flex flex-wrap sm:ml-0">
                  {mayMake && (
                    <LinkButton to={`${PATH}/${id}`} look="quiet" aria-label={`Edit: ${name}`}>
                      Edit
                    </LinkButton>
                  )}
                  <Form method="post" action={`${PATH}?index`}>
                    <input type="hidden" name="id" value={id} />
                    <SubmitButton look="quiet" name="intent" value="delete" aria-label={`Delete: ${name}`}>
                      Delete
                    </SubmitButton>
                  </Form>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
