import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { selectConfirmedAddress, selectEmailToken } from "~/db/email-tokens";
import { hashToken } from "~/db/token";
import { ConfirmAddressForm } from "~/forms/account";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { redirectWithToast } from "~/http/toast";
import { changeAddress } from "~/services/change-address";

export { SectionError as ErrorBoundary } from "~/components/section-error";

export const meta: MetaFunction = () => [{ title: "Confirm your address – Parley" }];

/** Behind the sign-in: the link works only for the user who asked for it. A GET changes nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const { user, data } = await readPage(request, context, (userId) => ({
    links: selectEmailToken(context.db, hashToken(token), "verify", context.clock()),
    confirmed: selectConfirmedAddress(context.db, hashToken(token), userId),
  }));
  const link = data.links.find(({ userId }) => userId === user.id);
  return { token, email: link?.email ?? null, confirmed: data.confirmed[0]?.email ?? null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, session } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: ConfirmAddressForm });
  const token = submission.status === "success" ? submission.value.token : "";
  const changed = await changeAddress(context, { token, user, sessionId: session.id });
  throw redirectWithToast(
    "/dashboard/settings",
    changed
      ? { kind: "success", title: "Address changed", text: "Sign in with the new one from now on." }
      : { kind: "error", title: "This link does not work any more", text: "Ask for a new one." },
  );
}

export default function ConfirmEmailRoute() {
  const { token, email, confirmed } = useLoaderData<typeof loader>();
  if (confirmed !== null) {
    return (
      <Card
        title="Your address is confirmed"
        text={`Your account uses ${confirmed}. There is nothing left to do.`}
        actions={<LinkButton to="/dashboard/settings">Settings</LinkButton>}
      />
    );
  }
  if (email === null) {
    return (
      <Card
        title="This link does not work"
        text="It has been used, is older than a day, or belongs to another account."
        actions={<LinkButton to="/dashboard/settings/email">Ask for a new link</LinkButton>}
      />
    );
  }
  return (
    <Card title="Confirm your address" text={`From now on your account uses ${email}.`}>
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="token" value={token} />
        <SubmitButton pending="Saving…">Use this address</SubmitButton>
        <LinkButton to="/dashboard/settings" look="quiet">
          Cancel
        </LinkButton>
      </Form>
    </Card>
  );
}
