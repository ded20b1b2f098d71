import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Card } from "~/components/card";
import { FeatureAlert } from "~/components/feature-alert";
import { TemplateForm as TemplateFields } from "~/components/template-form";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectTemplate } from "~/db/meeting-templates";
import { selectBilling } from "~/db/quota";
import { MOST_TEMPLATES } from "~/domain/meeting-template";
import { hasFeature } from "~/domain/plan-features";
import { standingOf } from "~/domain/subscription";
import { templateFields } from "~/domain/template-view";
import { TemplateForm, TemplateInputs } from "~/forms/template";
import { requireUser } from "~/http/guard";
import { billingOf, readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { saveTemplate } from "~/services/save-template";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Meeting template – Parley" }];

const NEW = "new";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const { preferences, formDraft, data } = await readPage(request, context, (userId) => ({
    template: selectTemplate(context.db, userId, id),
    billing: selectBilling(context.db, userId),
  }));
  const [template] = data.template;
  if (!template && id !== NEW) throw new Response(null, { status: 404, statusText: "Not Found" });
  const { defaults, reminders, buffers } = templateFields(template, preferences);
  return {
    isNew: !template,
    mayMake: hasFeature(standingOf(billingOf(data.billing), context.clock()), "templates"),
    form: {
      ...{ reminders, buffers, constraints: getZodConstraint(TemplateInputs) },
      id: template?.id ?? formDraft?.id ?? crypto.randomUUID(),
      defaults: { ...defaults, ...formDraft },
    },
  };
}

const PROBLEMS = {
  "name-taken": "You have a template of that name already.",
  "too-many": `You have ${MOST_TEMPLATES} templates, which is as many as there can be. Delete one first.`,
  "not-in-plan": "Your plan has no meeting templates.",
};

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const isNew = params.id === NEW;
  const [known] = isNew ? [true] : await selectTemplate(context.db, user.id, params.id ?? "");
  if (!known) throw new Response(null, { status: 404, statusText: "Not Found" });
  const submission = parseWithZod(await request.formData(), { schema: TemplateForm });
  if (submission.status !== "success") return data({ reply: submission.reply() }, { status: 400 });
  const { value } = submission;
  const saved = await saveTemplate(context, user.id, { ...value, id: isNew ? value.id : (params.id ?? "") });
  if (saved.ok) return redirectWithToast("/dashboard/settings/templates", { kind: "success", title: "Template saved" });
  const problem = PROBLEMS[saved.reason];
  const errors = saved.reason === "name-taken" ? { fieldErrors: { name: [problem] } } : { formErrors: [problem] };
  return data({ reply: submission.reply(errors) }, { status: saved.reason === "not-in-plan" ? 403 : 409 });
}

export default function Template() {
  const { isNew, mayMake, form } = useLoaderData<typeof loader>();
  const reply = useActionAnswer<typeof action>()?.reply;
  return (
    <>
      {!mayMake && <FeatureAlert feature="templates" what="Meeting templates" />}
      {(mayMake || reply) && (
        <Card title={isNew ? "New template" : form.defaults.name} className="max-w-3xl">
          <TemplateFields form={form} reply={reply} />
        </Card>
      )}
    </>
  );
}
