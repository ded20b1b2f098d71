import { type Call, formOf, html, seeOther } from "../call";
import { escapeHtml, page } from "../pages/html";
import type { World } from "../world";
import { sendLater } from "./events";
import type { StripeModel } from "./model";
import type { Invoice, PaymentMethod, Subscription } from "./objects";
import { cardFields, dayOf, euros, paymentPage, problemLine, readCard } from "./payment-page";
import type { PortalSession } from "./settings-objects";

/** Stripe's customer portal: the plan's end, the card, the invoices. Without scripts. */
export function portalPage(call: Call, world: World, model: StripeModel): Response {
  const session = model.get<PortalSession>(/^\/p\/session\/([\w-]+)$/.exec(call.path)?.[1] ?? null);
  if (session?.object !== "billing_portal.session") {
    return html(page(world, "Portal", "<h1>This page has expired</h1>"), 404);
  }
  const path = `/billing.stripe.com${call.path}`;
  if (call.method !== "POST") return html(show(world, model, session, path));
  const form = formOf(call);
  const subscription = living(model, session);
  const request = form.get("do");
  if (request === "card") {
    const card = readCard(form);
    if (!card.ok) return html(show(world, model, session, path, card.problem), 402);
    if (card.atCheckout === "declined") return html(show(world, model, session, path, "Your card was declined."), 402);
    model.addCard(session.customer, card.number, card.expires);
    for (const invoice of model.list<Invoice>("invoice", session.customer)) {
      const isDue = invoice.status === "open" && invoice.next_payment_attempt !== null;
      const current = living(model, session);
      if (isDue && current) model.collect(invoice, model.laterPaymentOf(current));
    }
  } else if (subscription && (request === "cancel" || request === "renew")) {
    model.setCancelAtPeriodEnd(subscription, request === "cancel");
  }
  sendLater(world, model);
  return seeOther(`${new URL(world.base).pathname.replace(/\/$/, "")}${path}`);
}

const living = (model: StripeModel, { customer }: PortalSession) =>
  model.list<Subscription>("subscription", customer).find(({ ended_at }) => ended_at === null);

function show(world: World, model: StripeModel, session: PortalSession, path: string, problem?: string): string {
  const subscription = living(model, session);
  const invoices = model.list<Invoice>("invoice", session.customer).toReversed();
  const rows = invoices.map(
    ({ created, number, total, status, hosted_invoice_url }) => `<tr><td>${dayOf(created)}</td>
<td><a href="${escapeHtml(hosted_invoice_url)}">${escapeHtml(number)}</a></td><td>${euros(total)}</td><td>${status}</td></tr>`,
  );
  const back = session.return_url ? `<p><a href="${escapeHtml(session.return_url)}">Return to Parley</a></p>` : "";
  return paymentPage(
    world,
    "Billing portal",
    `${back}<h1>Your billing</h1>${problemLine(problem)}${subscription ? plan(model, subscription, path) : "<p>You have no plan.</p>"}
<h2>Invoices</h2><table><thead><tr><th scope="col">Date</th><th scope="col">Number</th><th scope="col">Amount</th><th scope="col">State</th></tr></thead><tbody>${rows.join("")}</tbody></table>`,
    `<h2>Payment method</h2>${cardLine(model, session, subscription)}<form method="post" action="${path}">${cardFields()}
<p class="actions"><button name="do" value="card">Use this card</button></p></form>`,
  );
}

function plan(model: StripeModel, subscription: Subscription, path: string): string {
  const [{ price, current_period_end: end }] = subscription.items.data;
  const { cancel_at_period_end: ends } = subscription;
  return `<h2>${escapeHtml(model.planName(price))}</h2><p>${euros(price.unit_amount)} per month. ${ends ? "It ends" : "It renews"} on ${dayOf(end)}.</p>
<form method="post" action="${path}"><p class="actions">${
    ends
      ? '<button name="do" value="renew">Renew plan</button>'
      : '<button class="second" name="do" value="cancel">Cancel plan</button>'
  }</p></form>`;
}

function cardLine(model: StripeModel, { customer }: PortalSession, subscription: Subscription | undefined): string {
  const methods = model.list<PaymentMethod>("payment_method", customer);
  const used = methods.find(({ id }) => id === subscription?.default_payment_method) ?? methods.at(-1);
  if (!used) return "<p>No card yet.</p>";
  const { brand, last4, exp_month, exp_year } = used.card;
  return `<p>${brand} ending in ${last4}, until ${String(exp_month).padStart(2, "0")}/${exp_year}</p>`;
}
