import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { selectKeys } from "~/db/api-keys";
import { viewApiKeys } from "~/domain/api-key-view";
import { readPage } from "~/http/page";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Revoke key – Parley" }];

const KEYS = "/dashboard/settings/api";

/** A revoked key comes back by nothing, so it is asked first. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { preferences, data } = await readPage(request, context, (userId) => ({
    keys: selectKeys(context.db, userId),
  }));
  const key = viewApiKeys(data.keys, preferences.timezone, context.clock()).find(({ id }) => id === params.id);
  if (key?.state !== "active") throw new Response(null, { status: 404, statusText: "Not Found" });
  return { key };
}

export default function RevokeKey() {
  const { id, name, shown, line } = useLoaderData<typeof loader>().key;
  return (
    <Card title={`Revoke “${name}”?`} text={line}>
      <p>
        Whatever calls with <code className="font-mono">{shown}…</code> is refused from that moment. This cannot be
        undone.
      </p>
      <Form method="post" action={KEYS} className="mt-5 flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        <SubmitButton look="danger" name="intent" value="revoke" pending="Revoking…">
          Revoke the key
        </SubmitButton>
        <LinkButton to={KEYS} look="secondary">
          Keep it
        </LinkButton>
      </Form>
    </Card>
  );
}
