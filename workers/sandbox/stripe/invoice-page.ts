import { type Call, formOf, html, seeOther } from "../call";
import { escapeHtml, page } from "../pages/html";
import type { World } from "../world";
import { sendLater } from "./events";
import type { StripeModel } from "./model";
import type { Invoice } from "./objects";
import { bankPage, cardFields, dayOf, euros, paymentPage, problemLine, readCard } from "./payment-page";
import { VAT_PERCENT } from "./tax";

/** An invoice as everybody with its link sees it; an open one can be paid. */
export function invoicePage(call: Call, world: World, model: StripeModel): Response {
  const id = /^\/(?:i|invoice)\/(in_\w+)(?:\/pdf)?$/.exec(call.path)?.[1] ?? null;
  const invoice = model.get<Invoice>(id);
  if (invoice?.object !== "invoice") return html(page(world, "Invoice", "<h1>There is no such invoice</h1>"), 404);
  const path = `/invoice.stripe.com/i/${invoice.id}`;
  if (call.method !== "POST" || invoice.status !== "open") return html(show(world, invoice, path));
  const form = formOf(call);
  const card = readCard(form);
  if (!card.ok) return html(show(world, invoice, path, card.problem), 402);
  if (card.atCheckout === "declined") return html(show(world, invoice, path, "Your card was declined."), 402);
  if (card.atCheckout === "needs-bank" && form.get("bank") !== "yes") {
    if (form.get("bank") === "no") return html(show(world, invoice, path, "Your bank did not confirm."), 402);
    return html(bankPage(world, path, form, euros(invoice.amount_due)));
  }
  model.addCard(invoice.customer, card.number, card.expires);
  model.collect(model.get<Invoice>(invoice.id) ?? invoice, "paid");
  sendLater(world, model);
  return seeOther(`${new URL(world.base).pathname.replace(/\/$/, "")}${path}`);
}

function show(world: World, invoice: Invoice, path: string, problem?: string): string {
  const lines = invoice.lines.data.map(
    ({ description, amount }) => `<tr><td>${escapeHtml(description)}</td><td>${euros(amount)}</td></tr>`,
  );
  const pay = `${problemLine(problem)}<form method="post" action="${path}">${cardFields()}<p class="actions"><button>Pay ${euros(invoice.amount_due)}</button></p></form>`;
  return paymentPage(
    world,
    `Invoice ${invoice.number}`,
    `<h1>Invoice ${escapeHtml(invoice.number)}</h1><p>${dayOf(invoice.created)}</p>
<table><tbody>${lines.join("")}${taxRows(invoice)}</tbody></table><p class="amount">${euros(invoice.total)}</p>`,
    invoice.status === "open" ? pay : `<p>This invoice is <strong>${invoice.status}</strong>.</p>`,
  );
}

function taxRows({ total_excluding_tax, total_taxes }: Invoice): string {
  if (total_taxes.length === 0) return "";
  const taxes = total_taxes.map(({ amount }) => `<tr><td>VAT (${VAT_PERCENT} %)</td><td>${euros(amount)}</td></tr>`);
  return `<tr><td>Total without VAT</td><td>${euros(total_excluding_tax)}</td></tr>${taxes.join("")}`;
}
