import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { KeyItem, NewKeyFields } from "~/components/api-keys";
import { buttonClass } from "~/components/button";
import { Card } from "~/components/card";
import { ShownOnce } from "~/components/shown-once";
import { useActionAnswer } from "~/components/use-action-answer";
import { selectCalls, selectKeys } from "~/db/api-keys";
import { selectBilling } from "~/db/quota";
import { MOST_API_KEYS } from "~/domain/api-key";
import { viewApiKeys } from "~/domain/api-key-view";
import { monthOf } from "~/domain/api-time";
import { apiCallsOf } from "~/domain/plans";
import { standingOf } from "~/domain/subscription";
import { ApiKeyForm, NewApiKeyInputs } from "~/forms/api-key";
import { requireUser } from "~/http/guard";
import { billingOf, readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { createApiKey, revokeApiKey, rotateApiKey } from "~/services/api-keys";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "API keys – Parley" }];

const PATH = "/dashboard/settings/api";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const page = await readPage(request, context, (userId) => ({
    keys: selectKeys(context.db, userId),
    calls: selectCalls(context.db, userId, monthOf(now)),
    billing: selectBilling(context.db, userId),
  }));
  const { plan } = standingOf(billingOf(page.data.billing), now);
  return {
    keys: viewApiKeys(page.data.keys, page.preferences.timezone, now).map((key) => ({
      key,
      nextId: crypto.randomUUID(),
    })),
    calls: { used: page.data.calls[0]?.calls ?? 0, limit: apiCallsOf(plan) },
    form: {
      id: page.formDraft?.id ?? crypto.randomUUID(),
      constraints: getZodConstraint(NewApiKeyInputs),
      defaults: { name: "", scopes: [] as string[], life: "90", allowedOrigins: "", ...page.formDraft },
    },
  };
}

const NOT_MADE = `No key was made: this form was sent before, or you have ${MOST_API_KEYS} keys, which is as many as there can be. A key is shown once; make another one if it was not copied.`;

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: ApiKeyForm });
  if (submission.status !== "success") return data({ reply: submission.reply(), key: null }, { status: 400 });
  const { value } = submission;
  if (value.intent === "revoke") {
    if (!(await revokeApiKey(context, user.id, value.id))) throw new Response(null, { status: 404 });
    return redirectWithToast(PATH, { kind: "success", title: "Key revoked", text: "It opens nothing any more." });
  }
  const made =
    value.intent === "create" ? await createApiKey(context, user, value) : await rotateApiKey(context, user, value);
  // It is in this answer and in no other: neither in an address nor in a cookie.
  if (made.ok) return data({ reply: null, key: made.key }, { headers: { "cache-control": "private, no-store" } });
  return data({ reply: submission.reply({ formErrors: [NOT_MADE] }), key: null }, { status: 409 });
}

export default function ApiKeys() {
  const { keys: all, calls, form } = useLoaderData<typeof loader>();
  const keys = all.filter(({ key }) => !key.isAssistant);
  const assistants = all.filter(({ key }) => key.isAssistant);
  const answer = useActionAnswer<typeof action>();
  const limit = calls.limit === null ? "as many as you like" : calls.limit.toLocaleString("en");
  return (
    <>
      {answer?.key && (
        <ShownOnce
          title="Here is your key"
          text="Copy it now, to where your software keeps its secrets: it is not shown again."
          secret={answer.key}
        />
      )}
      <Card
        title="API keys"
        text={`With a key your own software does what you do here. This month it has made ${calls.used.toLocaleString("en")} calls; your plan has ${limit}.`}
        actions={
          <a href="/api" className={buttonClass("secondary")}>
            Reference
          </a>
        }
      >
        {keys.length === 0 ? (
          <p className="text-muted">You have no keys yet.</p>
        ) : (
          <ul className="divide-y divide-line">
            {keys.map(({ key, nextId }) => (
              <KeyItem key={key.id} apiKey={key} nextId={nextId} />
            ))}
          </ul>
        )}
      </Card>
      <Card
        title="Connected assistants"
        text="Software that you have let in by a page of ours. It finds times and proposes meetings over MCP."
        actions={
          <a href="/api/mcp" className={buttonClass("secondary")}>
            How to connect
          </a>
        }
      >
        {assistants.length === 0 ? (
          <p className="text-muted">Nothing is connected.</p>
        ) : (
          <ul className="divide-y divide-line">
            {assistants.map(({ key, nextId }) => (
              <KeyItem key={key.id} apiKey={key} nextId={nextId} />
            ))}
          </ul>
        )}
      </Card>
      <Card title="New key" text="You get a mail about every key that is made.">
        <NewKeyFields key={form.id} form={form} reply={answer?.reply} />
      </Card>
    </>
  );
}
