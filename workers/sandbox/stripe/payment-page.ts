import { escapeHtml, page } from "../pages/html";
import type { World } from "../world";
import { TEST_CARDS } from "./cards";

/** Amount in cents as a shop shows it. */
export const euros = (cents: number) => `€${(cents / 100).toFixed(2)}`;

export const dayOf = (seconds: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(seconds * 1000);

/** A page of the payment provider: what is bought on one side, how it is paid on the other. */
export function paymentPage(world: World, title: string, order: string, payment: string): string {
  return page(
    world,
    title,
    `<p class="quiet">This page plays Stripe's. Nothing is charged, and nothing leaves this machine.</p>
<div class="pay"><section class="order">${order}</section><section class="card">${payment}</section></div>`,
  );
}

export const problemLine = (problem: string | undefined) =>
  problem ? `<p class="error" role="alert">${escapeHtml(problem)}</p>` : "";

/** The fields of a card, the first test card filled in. */
export function cardFields(): string {
  const rows = Object.entries(TEST_CARDS).map(
    ([number, { name }]) => `<tr><td><code>${number}</code></td><td>${name}</td></tr>`,
  );
  return `<fieldset><legend>Card</legend>
<p><label class="field">Card number <input name="number" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242"></label></p>
<p class="toolbar"><label class="field">Expires <input name="expires" inputmode="numeric" autocomplete="off" required size="7" value="08 / 34"></label>
<label class="field">CVC <input name="cvc" inputmode="numeric" autocomplete="off" required size="4" value="123"></label></p></fieldset>
<details><summary>Cards for trying things out</summary><table><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead>
<tbody>${rows.join("")}</tbody></table></details>`;
}

export type CardEntry =
  | {
      ok: true;
      number: string;
      expires: { month: number; year: number };
      atCheckout: "paid" | "declined" | "needs-bank";
    }
  | { ok: false; problem: string };

/** What was typed into the fields of a card. */
export function readCard(form: URLSearchParams): CardEntry {
  const number = (form.get("number") ?? "").replace(/\s/g, "");
  const [, month = "", year = ""] = /^(\d\d) ?\/ ?(\d\d)$/.exec((form.get("expires") ?? "").trim()) ?? [];
  const card = TEST_CARDS[number];
  if (!card) return { ok: false, problem: "Your card number is not one of the cards for trying things out." };
  if (!month || Number(month) > 12) return { ok: false, problem: "Your card's expiration date is incomplete." };
  return {
    ok: true,
    number,
    expires: { month: Number(month), year: 2000 + Number(year) },
    atCheckout: card.atCheckout,
  };
}

/** The bank's own question about a payment (3-D Secure). */
export function bankPage(world: World, action: string, form: URLSearchParams, amount: string): string {
  const kept = ["number", "expires", "cvc"].map(
    (name) => `<input type="hidden" name="${name}" value="${escapeHtml(form.get(name))}">`,
  );
  return page(
    world,
    "Your bank",
    `<h1>Your bank asks</h1><p>Is it you who pays <strong>${escapeHtml(amount)}</strong> to Parley?</p>
<form class="card" method="post" action="${escapeHtml(action)}">${kept.join("")}
<p class="actions"><button name="bank" value="yes">Yes, confirm the payment</button>
<button class="second" name="bank" value="no">No, it is not me</button></p></form>`,
  );
}
