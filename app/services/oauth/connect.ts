import { noteEvent } from "~/db/audit-log";
import { planMail } from "~/db/deliveries";
import { insertCode, type OAuthClient } from "~/db/oauth";
import { hashToken, newToken } from "~/db/token";
import { assistantConnectedMail } from "~/domain/account-mails";
import type { ApiScope } from "~/domain/api-scopes";
import { redirectHost } from "~/domain/oauth";
import type { Deps } from "../deps";
import { encryptMail } from "../send-email";

export interface Consent {
  owner: { id: string; email: string; name: string };
  client: OAuthClient;
  redirectUri: string;
  scopes: ApiScope[];
  /** S256. */
  challenge: string;
}

/** Writes down that a user lets a client in, tells them by mail, and gives the code for which the client gets its tokens. */
export async function letClientIn(
  deps: Pick<Deps, "db" | "clock" | "encryption" | "queueDelivery" | "appUrl">,
  { owner, client, redirectUri, scopes, challenge }: Consent,
): Promise<string> {
  const { db, appUrl } = deps;
  const now = deps.clock();
  const code = newToken();
  const keyId = crypto.randomUUID();
  const mail = await encryptMail(deps, {
    ...assistantConnectedMail(owner.name, {
      ...{ client: client.name, host: redirectHost(redirectUri) },
      ...{ keysUrl: `${appUrl}/dashboard/settings/api`, resetUrl: `${appUrl}/auth/forgot` },
    }),
    to: owner.email,
    kind: "api-key-created",
    idempotencyKey: `api-key-created/${keyId}`,
    userId: owner.id,
  });
  const granted = {
    codeHash: hashToken(code),
    clientId: client.id,
    userId: owner.id,
    redirectUri,
    scopes,
    challenge,
    keyId,
  };
  await db.batch([
    insertCode(db, granted, now),
    planMail(db, mail, now),
    noteEvent(db, owner.id, "assistant-connected", now),
  ]);
  await deps.queueDelivery(mail.id, 0);
  return code;
}
