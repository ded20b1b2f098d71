// The link between the WhatsApp business account and the app at Meta whose webhook is ours.

const TIMEOUT_MS = 10_000;

/** Where the call goes that subscribes the app to the account's messages. It changes nothing when it is done twice. */
export const subscriptionUrl = ({
  WHATSAPP_BASE_URL: base,
  WHATSAPP_API_VERSION: version,
  WHATSAPP_BUSINESS_ACCOUNT_ID: account,
}) => `${base.replace(/\/$/, "")}/${version}/${account}/subscribed_apps`;

/** @throws Error with Meta's own words when it refuses */
export async function subscribeApp(settings) {
  const response = await fetch(subscriptionUrl(settings), {
    method: "POST",
    headers: { authorization: `Bearer ${settings.WHATSAPP_TOKEN}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = await response.json().catch(() => ({}));
  if (response.ok && answer.success === true) return;
  const said = answer.error ? `: ${answer.error.message} (code ${answer.error.code})` : "";
  throw new Error(`Meta answered ${response.status} to the subscription of the app${said}`);
}
