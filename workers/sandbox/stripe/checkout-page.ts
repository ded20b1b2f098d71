import { type Call, formOf, html, seeOther } from "../call";
import { escapeHtml, page } from "../pages/html";
import type { World } from "../world";
import { sendLater } from "./events";
import { orderId, type StoredOrder, type StripeModel } from "./model";
import type { CheckoutSession, Customer, Price } from "./objects";
import { bankPage, cardFields, dayOf, euros, paymentPage, problemLine, readCard } from "./payment-page";
import { taxOn, VAT_PERCENT } from "./tax";

/** Stripe's payment page. It works without scripts, and ends where the session says. */
export function checkoutPage(call: Call, world: World, model: StripeModel): Response {
  const session = model.get<CheckoutSession>(/^\/c\/pay\/([\w-]+)$/.exec(call.path)?.[1] ?? null);
  if (session?.object !== "checkout.session") return gone(world, "There is no such payment page.", 404);
  if (session.status === "complete") return gone(world, "You have paid already.");
  if (session.status === "expired" || model.time(session.customer ?? "") >= session.expires_at) {
    return gone(world, "This payment page has expired.");
  }
  const path = `/checkout.stripe.com${call.path}`;
  if (call.method !== "POST") return html(show(world, model, session, path));

  const form = formOf(call);
  const card = readCard(form);
  if (!card.ok) return html(show(world, model, session, path, card.problem), 402);
  if (card.atCheckout === "declined") return html(show(world, model, session, path, DECLINED), 402);
  if (card.atCheckout === "needs-bank" && form.get("bank") !== "yes") {
    if (form.get("bank") === "no") return html(show(world, model, session, path, NOT_CONFIRMED), 402);
    return html(bankPage(world, path, form, euros(session.amount_total)));
  }
  model.completeCheckout(session, card.number, card.expires);
  sendLater(world, model);
  return seeOther(session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}

const DECLINED = "Your card was declined. Please try another one.";
const NOT_CONFIRMED = "Your bank did not confirm the payment. Please try again, or another card.";

function show(world: World, model: StripeModel, session: CheckoutSession, path: string, problem?: string): string {
  const order = model.get<StoredOrder>(orderId(session.id));
  const price = model.get<Price>(order?.price ?? null);
  const customer = model.get<Customer>(session.customer);
  const amount = price?.unit_amount ?? 0;
  const trial = order?.trialEnd
    ? `<p>Free until ${dayOf(order.trialEnd)}, then ${euros(amount)} a month.</p>`
    : `<p>${euros(amount)} a month, from today.</p>`;
  const back = session.cancel_url ? `<p><a href="${escapeHtml(session.cancel_url)}">Back</a></p>` : "";
  return paymentPage(
    world,
    "Checkout",
    `${back}<h1>Subscribe to ${escapeHtml(price && model.planName(price))}</h1>
<p class="amount">${euros(amount)}<span class="quiet"> per month</span></p>${trial}
<dl class="facts">${taxFacts(session, price)}<dt>Due today</dt><dd><strong>${euros(session.amount_total)}</strong></dd></dl>`,
    `${problemLine(problem)}<form method="post" action="${path}">
<p><label class="field">E-mail <input type="email" value="${escapeHtml(customer?.email)}" readonly></label></p>
${cardFields()}<p class="actions"><button>Subscribe</button></p></form>`,
  );
}

/** What of the amount due today is tax, where the shop has it computed. */
function taxFacts({ automatic_tax, amount_total }: CheckoutSession, price: Price | undefined): string {
  if (!automatic_tax.enabled || !price) return "";
  const { amount, taxable_amount } = taxOn(amount_total, price.tax_behavior);
  return `<dt>Without VAT</dt><dd>${euros(taxable_amount)}</dd><dt>VAT (${VAT_PERCENT} %)</dt><dd>${euros(amount)}</dd>`;
}

function gone(world: World, words: string, status = 200): Response {
  return html(
    page(world, "Checkout", `<h1>${words}</h1><p><a href="${world.env.APP_URL}">Back to Parley</a></p>`),
    status,
  );
}
