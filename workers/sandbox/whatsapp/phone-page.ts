import { type Call, html, json, seeOther } from "../call";
import { accountOf } from "../google/accounts";
import { instantOf } from "../google/event";
import { eventsIn } from "../google/list-events";
import { escapeHtml, page } from "../pages/html";
import type { World } from "../world";
import { ideasFor } from "./ideas";
import { Inbound, receive } from "./inbound";
import { digitsOf, findMessage, isAutomatic, isTyping, listMessages, type Message } from "./message-store";
import { conversation, styled, type View, wordsOf } from "./phone-log";
import { laterStatuses } from "./status";

/** The demo user, whom the phone belongs to unless another number is asked for. */
const DEMO_NUMBER = "31612345678";
/** Their account at Google. */
const DEMO_ADDRESS = "demo@parley.test";
const WEEK_MS = 7 * 86_400_000;
/** How long a page that comes again after a form waits for the answer, which most are faster than. */
const ANSWER_WAIT_MS = 1_500;
const LOOK_EVERY_MS = 50;
const ZONES = [
  "Europe/Amsterdam",
  "Europe/London",
  "America/New_York",
  "America/Los_Angeles",
  "Asia/Kolkata",
  "Asia/Tokyo",
  "UTC",
];

/** GET shows one number's conversation, POST does what the person did and comes back. */
export async function phonePage(call: Call, world: World): Promise<Response> {
  const view = viewOf(call.query);
  if (call.method === "POST") {
    await act(await fieldsOf(call), view, world);
    if (call.headers.get("sec-fetch-mode") === "navigate") await answered(world, view);
    return seeOther(`${world.base}/phone?${new URLSearchParams({ ...view })}`);
  }
  markSeen(world, view.number);
  return html(page(world, `Phone of +${view.number}`, body(world, view, call.query.get("quotes")), head(world, view)));
}

/** The conversation as HTML, for the script. `?mark=` is what it shows already: then there is nothing to send. */
export function phoneFeed(call: Call, world: World): Response {
  const view = viewOf(call.query);
  markSeen(world, view.number);
  const log = conversation(world, view);
  const mark = String([...log].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) | 0, 7));
  return json(call.query.get("mark") === mark ? { mark } : { mark, log });
}

function viewOf(query: URLSearchParams): View {
  const zone = query.get("zone") ?? "";
  return {
    // A plus sign that nobody encoded arrives as a space; the digits are what counts.
    number: digitsOf(query.get("number") ?? "") || DEMO_NUMBER,
    zone: ZONES.includes(zone) ? zone : "Europe/Amsterdam",
  };
}

/** The fields of a form, which holds a file where one is sent. */
async function fieldsOf(call: Call): Promise<FormData> {
  const headers = { "content-type": call.headers.get("content-type") ?? "application/x-www-form-urlencoded" };
  return new Response(call.bytes, { headers }).formData();
}

async function act(form: FormData, { number }: View, world: World): Promise<void> {
  const said = (name: string) => String(form.get(name) ?? "");
  // A form sends its lines with the ends that typewriters had.
  const text = said("text").replaceAll("\r\n", "\n").trim();
  const reply = { id: said("id"), title: said("title"), times: 1, from: number };
  const file = form.get("file");
  if (file instanceof File && file.size > 0) {
    const document = { base64: await base64Of(file), filename: file.name, mimeType: file.type || undefined };
    const caption = text ? { caption: text.slice(0, 1024) } : {};
    const sent = { from: number, times: 1, document: { ...document, ...caption }, ...contextIn(form) };
    await receive(world, Inbound.parse(sent));
    return;
  }
  if (form.get("kind") === "button") await receive(world, { from: number, times: 1, button: reply });
  else if (form.get("kind") === "row") await receive(world, { from: number, times: 1, list: reply });
  else if (text) await receive(world, { from: number, times: 1, text: text.slice(0, 4096), ...contextIn(form) });
}

/** Until the last word is not the person's own any more. */
async function answered({ sql }: World, { number }: View): Promise<void> {
  for (let waited = 0; waited < ANSWER_WAIT_MS; waited += LOOK_EVERY_MS) {
    if (listMessages(sql, number, null).at(-1)?.direction !== "in") return;
    await scheduler.wait(LOOK_EVERY_MS);
  }
}

/** What the person set beside the box: the message they answer, and that they pass something on. */
function contextIn(form: FormData): { context?: { id?: string; forwarded?: boolean } } {
  const id = String(form.get("quotes") ?? "");
  const isForwarded = form.get("forwarded") !== null;
  if (!id && !isForwarded) return {};
  return { context: { ...(id && { id }), ...(isForwarded && { forwarded: true }) } };
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let from = 0; from < bytes.length; from += 8_192)
    binary += String.fromCharCode(...bytes.subarray(from, from + 8_192));
  return btoa(binary);
}

/** Looking at the conversation reads what was delivered. */
function markSeen(world: World, number: string): void {
  if (!isAutomatic(world.sql)) return;
  const unread = listMessages(world.sql, number, null).filter(
    ({ direction, status }) => direction === "out" && status === "delivered",
  );
  const waiting = world.sql
    .exec<{ payload: string }>("SELECT payload FROM jobs WHERE kind = 'whatsapp-status'")
    .toArray();
  for (const { id } of unread) {
    if (waiting.some(({ payload }) => payload.includes(id))) continue;
    laterStatuses(world, number, id, ["read"]);
  }
}

/** Without scripts the page comes again by itself, but only while an answer is awaited. */
function head(world: World, { number }: View): string {
  const last = listMessages(world.sql, number, null).at(-1);
  const awaited = last && (last.direction === "in" || isTyping(world.sql, number, world.now)) && isRecent(world, last);
  const refresh = awaited ? '<noscript><meta http-equiv="refresh" content="2"></noscript>' : "";
  return `${refresh}<script src="/phone.js" defer></script>`;
}

function isRecent({ now }: World, { at }: Message): boolean {
  return now - at < 60_000;
}

/** @param quotes the message that is answered */
function body(world: World, view: View, quotes: string | null): string {
  const query = escapeHtml(new URLSearchParams({ ...view }).toString());
  return `<div class="phone" data-feed="${escapeHtml(new URL(world.base).pathname.replace(/\/$/, ""))}/phone/feed?${query}">
<div class="phone-head"><svg class="face" aria-hidden="true" viewBox="0 0 28 28"><path d="M14 2a12 12 0 0 1 0 24H3.6c-.9 0-1.3-1-.7-1.6l2-2A12 12 0 0 1 14 2z"/><path d="M14 8v6.2l4 2.4"/></svg>
<h1>Parley <span class="quiet">on the phone of +${view.number}</span></h1>
<details><summary>Number and clock</summary>${picker(world, view)}</details></div>
<div class="log" id="log" role="log" aria-live="polite" aria-label="Conversation" tabindex="0"><div class="messages" id="messages">${conversation(world, view)}</div></div>
${ideas(world, view)}<form class="composer" id="composer" method="post" enctype="multipart/form-data" action="/phone?${query}">
${quoting(world, quotes)}<textarea name="text" rows="1" aria-label="Message" placeholder="Message" autocomplete="off" maxlength="4096" dir="auto" autofocus></textarea>
<label class="small"><input type="checkbox" name="forwarded"> Forwarded</label>
<label class="small">File <input type="file" name="file" aria-label="File"></label>
<button aria-label="Send"><svg aria-hidden="true" viewBox="0 0 24 24"><path d="M3 20.5 21.5 12 3 3.5v6.6L15 12 3 13.9z"/></svg></button></form></div>`;
}

/** What one might send, each a tap away: open while nothing was said yet, and at hand afterwards. */
function ideas(world: World, { number, zone }: View): string {
  const isNew = listMessages(world.sql, number, null).length === 0;
  const action = escapeHtml(`/phone?${new URLSearchParams({ number, zone })}`);
  const taps = ideasFor(world.now, zone, number === DEMO_NUMBER ? comingEvents(world) : []).map(
    ({ label, text }) =>
      `<li><form method="post" action="${action}"><input type="hidden" name="text" value="${escapeHtml(text)}">
<button><small>${escapeHtml(label)}</small> ${escapeHtml(text)}</button></form></li>`,
  );
  return `<details class="ideas" id="ideas"${isNew ? " open" : ""}><summary>Try one of these</summary><ul>${taps.join("")}</ul></details>`;
}

function comingEvents(world: World): { title: string; start: number; end: number }[] {
  const account = accountOf(world.sql, DEMO_ADDRESS);
  return eventsIn(world, account, { from: world.now, to: world.now + WEEK_MS })
    .filter(({ start, transparency }) => start.dateTime !== undefined && transparency !== "transparent")
    .map(({ summary = "", start, end }) => ({
      title: summary,
      start: instantOf(start, account.zone),
      end: instantOf(end, account.zone),
    }));
}

/** What is being answered, above the box. */
function quoting(world: World, quotes: string | null): string {
  const message = quotes === null ? undefined : findMessage(world.sql, quotes);
  if (!message) return "";
  return `<div id="quoting"><blockquote class="small" dir="auto">${styled(wordsOf(world, message))}</blockquote>
<input type="hidden" name="quotes" value="${escapeHtml(message.id)}"></div>`;
}

function picker(world: World, view: View): string {
  const rows = world.sql
    .exec<{ phone: string }>("SELECT DISTINCT phone FROM whatsapp_messages ORDER BY phone")
    .toArray();
  const numbers = [...new Set([DEMO_NUMBER, ...rows.map(({ phone }) => phone), view.number])];
  const option = (value: string, text: string, chosen: boolean) =>
    `<option value="${escapeHtml(value)}"${chosen ? " selected" : ""}>${escapeHtml(text)}</option>`;
  return `<form class="toolbar" method="get" action="/phone">
<label>Number <select name="number">${numbers.map((number) => option(number, `+${number}`, number === view.number)).join("")}</select></label>
<label>Clock <select name="zone">${ZONES.map((zone) => option(zone, zone, zone === view.zone)).join("")}</select></label>
<button class="second">Show</button></form>
<form class="toolbar" method="get" action="/phone">
<label>Another number <input type="tel" name="number" placeholder="+44 20 7946 0000" required></label>
<button class="second">Open</button></form>`;
}
