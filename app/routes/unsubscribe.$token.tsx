import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AuthCard, TextLink } from "~/components/auth-card";
import { SubmitButton } from "~/components/button";
import { useActionAnswer } from "~/components/use-action-answer";
import { SWITCH_WORDS } from "~/domain/unsubscribe";
import { findSubscription, type Subscription, unsubscribe } from "~/services/unsubscribe";

export const meta: MetaFunction = () => [{ title: "Unsubscribe – Parley" }, { name: "robots", content: "noindex" }];

/** A GET changes nothing: mail scanners follow links too. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return pageOf(await findSubscription(context, params.token ?? ""));
}

/**
 * The button on the page, and the one click of mail programs (RFC 8058): the token says whose switch it is, so neither a
 * session nor a page of ours is needed.
 */
export async function action({ params, context }: ActionFunctionArgs) {
  return pageOf(await unsubscribe(context, params.token ?? ""));
}

/** Whose it is is not told. */
function pageOf(found: Subscription | null) {
  const { of, isOn } = found ?? { of: null, isOn: false };
  return data({ of, isOn }, { status: found ? 200 : 404 });
}

export default function Unsubscribe() {
  const loaded = useLoaderData<typeof loader>();
  const { of, isOn } = useActionAnswer<typeof action>() ?? loaded;
  const settings = <TextLink to="/dashboard/settings/notifications">Settings, Notifications</TextLink>;
  if (!of) {
    return (
      <AuthCard title="This link does not work" text="It is not whole, or its account is no longer there.">
        <p>Sign in to choose what Parley sends you: {settings}.</p>
      </AuthCard>
    );
  }
  const { label, ends } = SWITCH_WORDS[of];
  if (!isOn) {
    return (
      <AuthCard title={`${label}: off`} text={`You get no more ${ends}.`}>
        <p>To switch it on again: {settings}.</p>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={`Switch off ${label}?`} text={`You would get no more ${ends}.`}>
      <form method="post">
        <SubmitButton>Switch off</SubmitButton>
      </form>
      <p>All your choices: {settings}.</p>
    </AuthCard>
  );
}
