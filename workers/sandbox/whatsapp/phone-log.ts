import { Temporal } from "temporal-polyfill";
import { escapeHtml } from "../pages/html";
import type { World } from "../world";
import { shownContent } from "./control";
import type { Interactive } from "./message-rules";
import { findMessage, isTyping, listMessages, type Message } from "./message-store";

export interface View {
  /** Digits only. */
  number: string;
  /** IANA name: the clock of the phone. */
  zone: string;
}

/** The bubbles of one conversation, oldest first, with a line for each new day. */
export function conversation(world: World, view: View): string {
  const messages = listMessages(world.sql, view.number, null);
  if (messages.length === 0) {
    return '<p class="notice">This is a phone, and Parley is one of its contacts. Write as you would to a person.</p>';
  }
  const days = messages.map((message) => dayOf(message, view.zone));
  const bubbles = messages.map((message, index) => {
    const separator = days[index] === days[index - 1] ? "" : `<p class="day">${escapeHtml(days[index])}</p>`;
    const isFirst = separator !== "" || messages[index - 1]?.direction !== message.direction;
    return separator + bubble(world, view, message, isFirst);
  });
  const typing = isTyping(world.sql, view.number, world.now)
    ? '<p class="typing bubble first">Parley is typing…</p>'
    : "";
  return bubbles.join("\n") + typing;
}

/** @param isFirst of several in a row by the same side: it has the tail */
function bubble(world: World, view: View, message: Message, isFirst: boolean): string {
  const mine = message.direction === "in";
  const quoted = message.quotes ? findMessage(world.sql, message.quotes) : undefined;
  return `<article class="bubble${mine ? " mine" : ""}${isFirst ? " first" : ""}" id="${escapeHtml(message.id)}" aria-label="${mine ? "You" : "Parley"}">
${quoted ? `<blockquote dir="auto"><p>${styled(wordsOf(world, quoted))}</p></blockquote>` : ""}<p dir="auto">${styled(wordsOf(world, message))}</p>
<span class="small"><a href="${escapeHtml(`/phone?${new URLSearchParams({ ...view, quotes: message.id })}`)}">Reply</a> ${timeOf(message, view.zone)} ${mine ? ticks(message) : ""}</span>${mine ? "" : choices(world, view, message)}</article>`;
}

/** HTML of a text, with *bold* and _italic_ as the chat app shows them. */
export function styled(text: string): string {
  return escapeHtml(text)
    .replaceAll(/(^|[\s(])\*(\S(?:[^*\n]*\S)?)\*(?=$|[\s).,:;!?])/gm, "$1<b>$2</b>")
    .replaceAll(/(^|[\s(])_(\S(?:[^_\n]*\S)?)_(?=$|[\s).,:;!?])/gm, "$1<i>$2</i>");
}

/** What a message says, also when it is a tap or a voice note. */
export function wordsOf(world: World, message: Message): string {
  if (message.direction === "out") return shownContent(world, message).text;
  const content: Record<string, unknown> & { [key: string]: { title?: string } | string } = JSON.parse(message.content);
  if (message.type === "audio") return "Voice message";
  if (message.type === "document") return [content.filename, content.caption].filter(Boolean).join("\n");
  const reply = content.button_reply ?? content.list_reply;
  if (typeof reply === "object") return reply.title ?? "";
  return String(content.body ?? content.text ?? "");
}

function choices(world: World, view: View, message: Message): string {
  const { buttons, rows } = shownContent(world, message);
  const action = escapeHtml(`/phone?${new URLSearchParams({ ...view })}`);
  const choice = (
    kind: string,
    { id, title, description }: { id: string; title: string; description?: string | undefined },
  ) =>
    `<form method="post" action="${action}"><input type="hidden" name="kind" value="${kind}">
<input type="hidden" name="id" value="${escapeHtml(id)}"><input type="hidden" name="title" value="${escapeHtml(title)}">
<button class="second" dir="auto">${escapeHtml(title)}${description ? `<small>${escapeHtml(description)}</small>` : ""}</button></form>`;
  if (buttons.length > 0) return buttons.map((button) => choice("button", button)).join("");
  const interactive: Interactive | undefined = message.type === "interactive" ? JSON.parse(message.content) : undefined;
  if (interactive?.type === "list") {
    const label = escapeHtml(interactive.action.button);
    return `<details><summary>${label}</summary>${rows.map((row) => choice("row", row)).join("")}</details>`;
  }
  if (interactive?.type === "cta_url") {
    const { url, display_text } = interactive.action.parameters;
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(display_text)}</a></p>`;
  }
  return "";
}

/** How far the person's own message came: one tick, two when the app took it, two in colour when Parley read it. */
function ticks({ status }: Message): string {
  if (status === "read") return '<span class="read" role="img" aria-label="read">✓✓</span>';
  return status === "delivered"
    ? '<span role="img" aria-label="delivered">✓✓</span>'
    : '<span role="img" aria-label="sent">✓</span>';
}

function zoned({ at }: Message, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
}

function dayOf(message: Message, zone: string): string {
  return zoned(message, zone).toLocaleString("en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}

function timeOf(message: Message, zone: string): string {
  return zoned(message, zone).toPlainTime().toString({ smallestUnit: "minute" });
}
