import { type Call, html } from "../call";
import { escapeHtml, page } from "../pages/html";
import type { World } from "../world";
import { findMail, listMails, type StoredMail } from "./mail-store";

const time = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" });

/** The mailbox of everybody: newest first, or one person's, or one mail whole. */
export function mailPage(call: Call, world: World): Response {
  const id = call.path.slice(1);
  if (id === "") return list(world, call.query.get("to"));
  const stored = findMail(world, id);
  if (!stored) return html(page(world, "Mail", '<h1>No such mail</h1><p><a href="/mail">All mail</a></p>'), 404);
  return html(page(world, stored.mail.subject, message(stored)));
}

function list(world: World, to: string | null): Response {
  const mails = listMails(world, to).reverse();
  const rows = mails.map(
    ({ id, mail, at }) => `<li class="card"><h2><a href="/mail/${id}">${escapeHtml(mail.subject)}</a></h2>
<p class="quiet">To ${escapeHtml(mail.to.join(", "))} · ${time.format(at)} UTC</p></li>`,
  );
  const search = `<form class="toolbar" method="get" action="/mail"><label class="field">Address
<input type="email" name="to" value="${escapeHtml(to)}" placeholder="anyone"></label><button>Show</button></form>`;
  const body =
    rows.length > 0
      ? `<ul class="mails">${rows.join("\n")}</ul>`
      : `<p>No mail yet. What the app sends is listed here within a second or two. <a href="/mail?${new URLSearchParams(to ? { to } : {})}">Look again</a></p>`;
  return html(page(world, "Mail", `<h1>Mail</h1>${search}${body}`));
}

function message({ mail, at }: StoredMail): string {
  const facts = [
    ["From", mail.from],
    ["To", mail.to.join(", ")],
    ["Copy", mail.cc.join(", ")],
    ["Answer to", mail.reply_to.join(", ")],
    ["Sent", `${time.format(at)} UTC`],
    ["Attached", mail.attachments.map(({ filename }) => filename ?? "file").join(", ")],
  ].filter(([, value]) => value);
  const head = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join("");
  // Without scripts and without our origin: a mail is somebody else's text. Its links open on top.
  const framed = `<base target="_top">${mail.html ?? ""}`;
  const shown = mail.html
    ? `<h2>As HTML</h2><iframe class="mail-html" title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>`
    : "";
  return `<p><a href="/mail">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1><dl class="facts">${head}</dl>
<h2>As text</h2><div class="card mail-text">${linked(mail.text ?? "(no text part)")}</div>${shown}`;
}

/** Text as HTML, its addresses as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("");
}
