// `npm run stripe:setup`: the products and prices of the plans at Stripe, made where they are missing, and the webhook.
// With nothing behind it the local sandbox is asked, which has to run; `-- staging` and `-- production` read the settings
// file of that deployment. Names what to put into the settings; running it again makes nothing twice.
import { PLANS } from "../../app/domain/plans.ts";
import { root } from "./ensure-installed.mjs";
import { localSettings, portOf, settingsIn, USUAL_APP_URL } from "./local-settings.mjs";
import { STRIPE_VERSION, setUpStripe } from "./stripe-catalogue.ts";

const FILES = { production: ".prod.vars", staging: ".staging.vars" };
const target = process.argv[2];
const settings = target === undefined ? settingsOfRun() : settingsIn(`${root}/${FILES[target] ?? ""}`);
if (!settings.STRIPE_SECRET_KEY || !settings.STRIPE_BASE_URL) {
  console.error(
    "STRIPE_BASE_URL and STRIPE_SECRET_KEY are wanted: say staging or production, and fill in its file first.",
  );
  process.exit(1);
}

try {
  const { prices, webhookSecret } = await setUpStripe(call, PLANS, target === undefined ? null : settings.APP_URL);
  for (const [plan, price] of prices) console.log(`STRIPE_PRICE_${plan.toUpperCase()}=${price}`);
  if (webhookSecret) console.log(`STRIPE_WEBHOOK_SECRET=${webhookSecret}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** Those of the copy that runs here, whose sandbox SANDBOX_PORT moves. */
function settingsOfRun() {
  return localSettings(USUAL_APP_URL, `http://localhost:${portOf("SANDBOX_PORT", 8788)}`);
}

async function call(method, path, fields) {
  const form = new URLSearchParams(fields);
  const isPost = method === "POST";
  const response = await fetch(`${settings.STRIPE_BASE_URL}${path}${isPost ? "" : `?${form}`}`, {
    method,
    headers: {
      authorization: `Bearer ${settings.STRIPE_SECRET_KEY}`,
      "stripe-version": STRIPE_VERSION,
      ...(isPost && { "idempotency-key": crypto.randomUUID() }),
    },
    ...(isPost && { body: form }),
  }).catch(() => undefined);
  const body = await response?.json();
  if (response?.ok) return body;
  throw new Error(
    `Stripe answered ${response?.status ?? "nothing"} to ${method} ${path}: ${body?.error?.message ?? ""}`,
  );
}
