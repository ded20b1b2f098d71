import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/alert";
import { AuthCard, TextLink } from "~/components/auth-card";
import { SubmitButton } from "~/components/button";
import { useActionAnswer } from "~/components/use-action-answer";
import { tryAgainText } from "~/domain/rate-limits";
import { type AwaitedMail, readAwaitedMail } from "~/http/awaited-mail";
import { readBrowserToken } from "~/http/browser-token";
import { isKnownBrowser } from "~/http/known-browser";
import { networkOfRequest } from "~/http/network";
import { requireSameOrigin } from "~/http/origin";
import { askForReset } from "~/services/reset-password";
import { mailSignUpAgain } from "~/services/sign-up";

export const meta: MetaFunction = () => [{ title: "Check your mail – Parley" }];

/** The same page for every sign-up and every reset, whether or not the address has an account. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const awaited = await readAwaitedMail(request, context);
  return {
    awaited: awaited && { kind: awaited.kind, email: awaited.email },
    isSentAgain: new URL(request.url).searchParams.has("again"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSameOrigin(request, context);
  const awaited = await readAwaitedMail(request, context);
  if (!awaited) throw redirect("/auth", 303);
  const until = await mailAgain(request, context, awaited);
  if (until !== null) return data({ problem: tryAgainText(until, context.clock()) }, { status: 429 });
  throw redirect("/auth/check-mail?again", 303);
}

async function mailAgain(request: Request, context: ActionFunctionArgs["context"], { kind, email }: AwaitedMail) {
  const network = networkOfRequest(request);
  if (kind === "reset") {
    return askForReset(context, { email, network, knownBrowser: await isKnownBrowser(request, context, email) });
  }
  const browserToken = readBrowserToken(request);
  if (browserToken === null) throw redirect("/auth?tab=signup&edit", 303);
  return mailSignUpAgain(context, { email, browserToken, network });
}

export default function CheckMailRoute() {
  const { awaited, isSentAgain } = useLoaderData<typeof loader>();
  const problem = useActionAnswer<typeof action>()?.problem;
  return (
    <AuthCard
      title="Check your mail"
      text={
        awaited ? (
          <>
            The next step is in a mail to <strong className="break-words text-ink">{awaited.email}</strong>. It may take
            a minute to arrive.
          </>
        ) : (
          "The next step is in a mail to you. It may take a minute to arrive."
        )
      }
    >
      {problem && <Alert kind="error">{problem}</Alert>}
      {isSentAgain && !problem && (
        <Alert kind="success" title="Sent again">
          You can ask for another in a minute. Where there are several mails, use the latest.
        </Alert>
      )}
      <p>
        Nothing there? Look in the spam folder{awaited ? ", or have it sent again." : ", or "}
        {!awaited && (
          <>
            <TextLink to="/auth">go back</TextLink> and try again.
          </>
        )}{" "}
        One address gets only a few mails an hour: where there are some already, use the latest.
      </p>
      {awaited && (
        <>
          <form method="post" action="/auth/check-mail">
            <SubmitButton look="secondary">Send it again</SubmitButton>
          </form>
          <p>
            Wrong address?{" "}
            <TextLink to={awaited.kind === "reset" ? "/auth/forgot?edit" : "/auth?tab=signup&edit"}>Change it</TextLink>
          </p>
        </>
      )}
    </AuthCard>
  );
}
