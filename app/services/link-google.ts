import { removeIdentities } from "~/db/accounts";
import { noteEvent } from "~/db/audit-log";
import { runTogether } from "~/db/database";
import { signInRemovedMail } from "~/domain/account-mails";
import type { GoogleLink } from "~/domain/google-address";
import type { Deps } from "./deps";
import { sendEmail } from "./send-email";
import { type SignIn, signIn } from "./sign-in";
import { addGoogleIdentity } from "./sign-in-with-google";

type Needs = Pick<Deps, "db" | "clock" | "passwords" | "encryption" | "queueDelivery" | "appUrl">;

/**
 * Connects a Google account to the account with its address, once the password of that was right. A try counts like one
 * of the sign-in form.
 */
export async function linkGoogle(
  deps: Needs,
  { subject, email }: GoogleLink,
  attempt: Omit<Parameters<typeof signIn>[1], "email">,
): Promise<SignIn> {
  const signedIn = await signIn(deps, { ...attempt, email });
  if (signedIn.ok) await addGoogleIdentity(deps, signedIn.account, subject);
  return signedIn;
}

/** @returns false when Google is the user's only way in, or none of it */
export async function unlinkGoogle(
  deps: Pick<Needs, "db" | "clock" | "encryption" | "queueDelivery" | "appUrl">,
  { id, email, name }: { id: string; email: string; name: string },
): Promise<boolean> {
  const removed = await removeIdentities(deps.db, id);
  if (removed.length === 0) return false;
  await runTogether(deps.db, [noteEvent(deps.db, id, "google-removed", deps.clock())]);
  await sendEmail(deps, {
    ...signInRemovedMail(name, `${deps.appUrl}/auth/forgot`),
    to: email,
    kind: "sign-in-removed",
    idempotencyKey: `sign-in-removed/${crypto.randomUUID()}`,
    userId: id,
  });
  return true;
}
