import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Badge } from "~/components/badge";
import { SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { Checkbox, Field, FieldErrors } from "~/components/field";
import { FormAlerts } from "~/components/form-alerts";
import { formFields } from "~/components/form-state";
import { ShownOnce } from "~/components/shown-once";
import { useActionAnswer } from "~/components/use-action-answer";
import { deleteEndpoint, enableEndpoint, redeliver, selectDeliveryLog, selectEndpoints } from "~/db/outbound-events";
import { MOST_ENDPOINTS, OUTBOUND_EVENT_TYPES, OUTBOUND_EVENTS } from "~/domain/outbound-events";
import { viewDelivery, viewEndpoint } from "~/domain/webhook-view";
import { WebhookForm } from "~/forms/webhook";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { makeEndpoint, renewSecret } from "~/services/webhooks/endpoints";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Webhooks – Parley" }];

const PATH = "/dashboard/settings/webhooks";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const page = await readPage(request, context, (userId) => ({
    endpoints: selectEndpoints(context.db, userId),
    log: selectDeliveryLog(context.db, userId),
  }));
  const { timezone: zone } = page.preferences;
  return {
    endpoints: page.data.endpoints.map((endpoint) => viewEndpoint(endpoint, now)),
    log: page.data.log.map((delivery) => viewDelivery(delivery, page.data.endpoints, zone, now)),
    form: { id: page.formDraft?.id ?? crypto.randomUUID(), url: page.formDraft?.url ?? "" },
  };
}

const PROBLEMS = {
  "not-https": "An endpoint has to begin with https://",
  "not-public": "That address is not one of the public internet, so nothing is sent there.",
  "has-credentials": "Leave user name and password out of the address: the signature says that it is us.",
  "not-a-url": "That is no address.",
  "too-many": `Nothing was made: this form was sent before, or you have ${MOST_ENDPOINTS} endpoints, which is as many as there can be.`,
};

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: WebhookForm });
  if (submission.status !== "success") return data({ reply: submission.reply(), secret: null }, { status: 400 });
  const { value } = submission;
  const { db } = context;
  if (value.intent === "create") {
    const made = await makeEndpoint(context, user.id, value);
    if (!made.ok) {
      const problem = [PROBLEMS[made.reason]];
      const errors = made.reason === "too-many" ? { formErrors: problem } : { fieldErrors: { url: problem } };
      return data({ reply: submission.reply(errors), secret: null }, { status: 409 });
    }
    return told(made.secret);
  }
  if (value.intent === "rotate") {
    const secret = await renewSecret(context, user.id, value.id);
    return secret === null ? missing() : told(secret);
  }
  const done = {
    delete: () => deleteEndpoint(db, user.id, value.id),
    enable: () => enableEndpoint(db, user.id, value.id),
    redeliver: () => redeliver(db, user.id, value.id, context.clock()),
  };
  if ((await done[value.intent]()).length === 0) return missing();
  return redirectWithToast(PATH, { kind: "success", title: DONE[value.intent] });
}

const DONE = { delete: "Endpoint deleted", enable: "Endpoint is on again", redeliver: "It is sent within a minute" };

/** It is in this answer and in no other: neither in an address nor in a cookie. */
const told = (secret: string) => data({ reply: null, secret }, { headers: { "cache-control": "private, no-store" } });

function missing(): never {
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function Webhooks() {
  const { endpoints, log, form } = useLoaderData<typeof loader>();
  const answer = useActionAnswer<typeof action>();
  const fields = formFields({ url: form.url, types: [...OUTBOUND_EVENT_TYPES] }, {}, answer?.reply);
  return (
    <>
      {answer?.secret && (
        <ShownOnce
          title="Here is your signing secret"
          text="Copy it now: it is not shown again. Check every request by it, as Standard Webhooks says."
          secret={answer.secret}
        />
      )}
      <Card title="Webhooks" text="Your own software is told of what happens to your meetings, within a minute or so.">
        {endpoints.length === 0 ? (
          <p className="text-muted">You have no endpoints yet.</p>
        ) : (
          <ul className="divide-y divide-line">
            {endpoints.map(({ id, url, types, isOn, rotated }) => (
              <li key={id} className="py-4">
                <p className="break-all font-medium">
                  {url} {!isOn && <Badge tone="bad">Switched off</Badge>}
                </p>
                <p className="text-muted text-sm">{types}</p>
                {rotated && <p className="text-muted text-sm">The secret before this one signs as well, for a day.</p>}
                <Form method="post" className="mt-2 flex flex-wrap gap-2">
                  <input type="hidden" name="id" value={id} />
                  {!isOn && (
                    <SubmitButton name="intent" value="enable" aria-label={`Switch on: ${url}`}>
                      Switch on
                    </SubmitButton>
                  )}
                  <SubmitButton look="secondary" name="intent" value="rotate" aria-label={`New secret: ${url}`}>
                    New secret
                  </SubmitButton>
                  <SubmitButton look="danger" name="intent" value="delete" aria-label={`Delete: ${url}`}>
                    Delete
                  </SubmitButton>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="New endpoint">
        <Form method="post" className="flex flex-col gap-5">
          <input type="hidden" name="id" value={form.id} />
          <FormAlerts reply={answer?.reply} />
          <Field
            label="Address"
            field={fields.url}
            type="url"
            autoComplete="off"
            hint="https, on the public internet."
          />
          <fieldset>
            <legend className="font-medium">What it is told of</legend>
            {OUTBOUND_EVENT_TYPES.map((type) => (
              <div key={type}>
                <Checkbox label={`${type}: ${OUTBOUND_EVENTS[type]}`} value={type} field={fields.types} />
              </div>
            ))}
            <FieldErrors field={fields.types} />
          </fieldset>
          <SubmitButton name="intent" value="create" className="self-start">
            Make the endpoint
          </SubmitButton>
        </Form>
      </Card>
      {log.length > 0 && (
        <Card title="Last deliveries">
          <ul className="divide-y divide-line">
            {log.map(({ id, type, to, at, line, mayRedeliver }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <div className="min-w-0 flex-1 basis-64">
                  <p className="font-medium">
                    {type} <span className="font-normal text-muted text-sm">{at}</span>
                  </p>
                  <p className="break-all text-muted text-sm">
                    {line} · {to}
                  </p>
                </div>
                {mayRedeliver && (
                  <Form method="post">
                    <input type="hidden" name="id" value={id} />
                    <SubmitButton
                      look="quiet"
                      name="intent"
                      value="redeliver"
                      aria-label={`Send again: ${type}, ${at}`}
                    >
                      Send again
                    </SubmitButton>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
