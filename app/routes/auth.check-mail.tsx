import type { MetaFunction } from "@remix-run/cloudflare";
import { AuthCard, TextLink } from "~/components/auth-card";

export const meta: MetaFunction = () => [{ title: "Check your mail – Parley" }];

/** The same page for every sign-up and every reset, whether or not the address has an account. */
export default function CheckMailRoute() {
  return (
    <AuthCard title="Check your mail" text="The next step is in a mail to you. It may take a minute to arrive.">
      <p>
        Nothing there? Look in the spam folder, or <TextLink to="/auth">go back</TextLink> and try again. One address
        gets only a few mails an hour: where there are some already, use the latest.
      </p>
    </AuthCard>
  );
}
