import { html } from "../call";
import type { World } from "../world";
import { escapeHtml, page } from "./html";

/** The overview: what is here, and what to do first. */
export function indexPage(world: World): Response {
  const app = escapeHtml(world.env.APP_URL);
  return html(
    page(
      world,
      "Overview",
      `<h1>Parley sandbox</h1>
<p>This Worker plays the services that Parley talks to: WhatsApp, Google, Stripe, the mail and a language model. Nothing leaves this machine.</p>
<section class="card"><h2>New here?</h2>
<p>Open the <a href="/phone?number=%2B31612345678">phone of the demo user</a> and text
<q>What is on my calendar tomorrow?</q></p>
<p>The demo user is <strong>demo@parley.test</strong> with the phone <strong>+31 6 12345678</strong>. The app itself runs at
<a href="${app}">${app}</a>.</p></section>
<h2>Pages</h2>
<ul>
<li><a href="/phone">Phone</a>: text the agent, tap its buttons, watch the ticks</li>
<li><a href="/calendar?account=demo@parley.test">Calendar</a>: the Google calendar of an account, week by week</li>
<li><a href="/mail">Mail</a>: what was mailed</li>
<li><a href="/understand">Understanding</a>: what Parley makes of any sentence, and which rules did it</li>
</ul>
<h2>For scripts</h2>
<p>Providers are at <code>/{real host}/{real path}</code>, such as <code>/graph.facebook.com/v23.0/…</code>. The calls that
play people and faults are below <code>/control</code>. The language model is at <code>/llm/v1</code> and says what
<code>POST /control/llm/script</code> gives it to say. Somebody who hides their number writes with
<code>POST /control/whatsapp/inbound {"userId": "NL.1349", "text": "…"}</code> (with <code>from</code> beside it for both),
and <code>POST /control/whatsapp/system {"from": "+316…", "type": "user_changed_number", "newNumber": "+316…"}</code> is
WhatsApp's own word that a number has moved; <code>customer_identity_changed</code> and <code>user_changed_user_id</code>
(with <code>newUserId</code>) are its others. <code>PUT /control/google/account {"account": "…", "hostedDomain": "acme.example",
"emailVerified": true}</code> is what Google says of an address.
Of a customer of Stripe, <code>POST /control/stripe/checkout/{session} {"outcome": "paid"}</code> pays,
<code>POST /control/stripe/card {"customer": "cus_…", "card": "4000000000000341"}</code> changes the card and
<code>POST /control/stripe/advance {"customer": "cus_…", "days": 31}</code> lets days pass; an address does for the customer's id. Put <code>/~name</code> before any path for a world of its own.</p>`,
    ),
  );
}
