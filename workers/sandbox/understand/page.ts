import { Temporal } from "temporal-polyfill";
import type { Command, Context, When } from "~/agent/understand/command";
import type { Firing } from "~/agent/understand/explain";
import { explainMessage, type MessageExplained } from "~/agent/understand/explain-message";
import { show } from "~/agent/understand/show";
import { whenToWindow } from "~/agent/understand/times/when";
import { type Call, html } from "../call";
import { escapeHtml, page } from "../pages/html";
import type { World } from "../world";
import { type Asked, AWAITED, addressOf, askedOf, contextOf } from "./asked";
import { EXAMPLES } from "./examples";

/**
 * GET /understand: what is made of a sentence, by its mentions and by which rules, and what was left over; with the row of a
 * test to begin a new sentence with. Nothing is sent and nothing is kept.
 */
export function understandPage(call: Call, world: World): Response {
  const asked = askedOf(call.query, world.now);
  const context = contextOf(asked);
  const answer =
    typeof context === "string" ? `<p class="error">${escapeHtml(context)}</p>` : asked.text && answers(asked, context);
  const body = `<h1>How Parley understands</h1>
<p>Type what somebody might text. This is the reading that the conversation acts on; nothing is sent.</p>
${form(asked)}
${answer}
<h2>Examples</h2>
<ul>${EXAMPLES.map((text) => `<li>${link({ ...asked, text }, text)}</li>`).join("")}</ul>`;
  return html(page(world, asked.text ? `Understanding “${asked.text.slice(0, 60)}”` : "Understanding", body));
}

function form({ text, zone, now, locale, awaiting, people, meetings }: Asked): string {
  const option = (value: string, label: string, chosen: string) =>
    `<option value="${value}"${value === chosen ? " selected" : ""}>${label}</option>`;
  const languages = { "": "guessed", en: "English", nl: "Dutch", de: "German", fr: "French", es: "Spanish" };
  const zones = Intl.supportedValuesOf("timeZone").map((name) => `<option value="${name}">`);
  return `<form class="card" method="get" action="/understand#reading">
<p class="field"><label for="text">Message</label>
<input class="long" type="text" id="text" name="text" value="${escapeHtml(text)}" maxlength="4096" autocomplete="off" dir="auto" required></p>
<p class="field"><label for="people">People who are known, with commas between them</label>
<input class="long" type="text" id="people" name="people" value="${escapeHtml(people)}" placeholder="Anna de Vries, Tom Baker" autocomplete="off"></p>
<p class="field"><label for="meetings">Meetings that there are</label>
<input class="long" type="text" id="meetings" name="meetings" value="${escapeHtml(meetings)}" placeholder="Design review, Yoga" autocomplete="off"></p>
<div class="toolbar">
<label>Zone <input type="text" name="zone" value="${escapeHtml(zone)}" list="zones" required></label>
<label>It is there <input type="datetime-local" name="now" value="${escapeHtml(now)}" required></label>
<label>Language <select name="locale">${Object.entries(languages)
    .map(([code, name]) => option(code, name, locale))
    .join("")}</select></label>
<label>Asked before <select name="awaiting">${option("", "nothing", awaiting)}${AWAITED.map((one) => option(one, `a ${one}`, awaiting)).join("")}</select></label>
<button>Read it</button></div>
<datalist id="zones">${zones.join("")}</datalist></form>`;
}

const link = (asked: Asked, words: string) => `<a href="${escapeHtml(addressOf(asked))}">${escapeHtml(words)}</a>`;

function answers(asked: Asked, context: Context): string {
  const explained = explainMessage(asked.text, context);
  const { requests } = explained;
  const cards = requests.map(({ text, command, fired }) =>
    card(command, fired, requests.length > 1 ? text : null, context.zone),
  );
  const row = `${asked.text} → ${requests.map(({ command }) => show(command)).join(" + ")}`;
  return `<div id="reading">${cards.join("")}</div>
${mentions(explained)}
<h2>As a row of a test</h2>
<p>Write down what it should be, add it to <code>test/agent/understand/everyday.ts</code>, and see it fail:</p>
<pre>${escapeHtml(row)}</pre>
<p>${link(asked, "A link to this")}</p>`;
}

/** The message by its mentions, and what of it no request accounts for. */
function mentions({ language, stage, mentions, cover }: MessageExplained): string {
  const read = `<p>Read by <strong>${escapeHtml(stage)}</strong>${language ? `, in the words of <strong>${language}</strong>` : ""}; the requests account for <strong>${Math.round(cover * 100)} %</strong> of what was said.</p>`;
  const rows = mentions.map(({ words, kind, made, place }) => [words, kind, made, place]);
  return `<section class="card" id="mentions">${read}${table("Mentions", ["Words", "Kind", "Means", "Place"], rows)}</section>`;
}

function card(command: Command, fired: readonly Firing[], words: string | null, zone: string): string {
  const { intent, confidence, question, slots, when, manner, except, either, unread, perhaps } = command;
  const { target, ...said } = slots;
  const { when: meetingTime, ...described } = target ?? {};
  const rows = [
    ...Object.entries({ manner, except, unread, ...said }),
    ...Object.entries({ "other time": either?.start, "asked as": perhaps && show(perhaps) }),
    ...Object.entries(described).map(([name, value]) => [`target: ${name}`, value] as const),
  ].flatMap(([name, value]) => (value === undefined ? [] : [[name, spelled(value)]]));
  return `<section class="card">${words === null ? "" : `<p><q>${escapeHtml(words)}</q></p>`}
<h2>${escapeHtml(intent)} <span class="quiet">confidence ${confidence}</span></h2>
${question === null ? "" : `<p>Parley would ask: <strong>${escapeHtml(question)}</strong></p>`}
${table("Slots", ["Slot", "Value"], rows)}
${time("When", when, zone)}${meetingTime && meetingTime !== when ? time("The meeting’s own time", meetingTime, zone) : ""}
${table(
  "Rules that fired",
  ["About", "Rule", "Words", "Made"],
  fired.map(({ about, rule, words: read, made }) => [about, rule, read, made]),
)}
<details><summary>As JSON</summary><pre>${escapeHtml(JSON.stringify(command, null, 2))}</pre></details></section>`;
}

/** "Anna, Tom"; of a thing with parts each by its name: "kind: set, values: (workdayStartMinute: 600)". */
function spelled(value: unknown): string {
  if (Array.isArray(value)) return value.map(spelled).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return parts
    .map(([name, part]) => `${name}: ${typeof part === "object" ? `(${spelled(part)})` : spelled(part)}`)
    .join(", ");
}

/** One time with its moments, in the chosen zone and in UTC. */
function time(caption: string, when: When | null, zone: string): string {
  if (!when) return "";
  const { text, kind, grain, part, start, end, minutes, rrule, problem } = when;
  const window = whenToWindow(when, zone);
  const moments = window
    ? [
        ["from", inZone(window.start, zone), inZone(window.start, "UTC")],
        ["until", inZone(window.end, zone), inZone(window.end, "UTC")],
      ]
    : [];
  const facts = { text, kind, grain, part, start, end, minutes, rrule, problem };
  const rows = Object.entries(facts).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
  return table(caption, ["Part", "Value"], rows) + table(`${caption}: the window`, ["Edge", zone, "UTC"], moments);
}

function inZone(instant: number, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toLocaleString("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  });
}

/** Nothing at all when there are no rows. */
function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const cells = (row: readonly string[]) =>
    row.map((cell, n) =>
      n === 0
        ? `<th scope="row">${escapeHtml(cell)}</th>`
        : `<td data-head="${escapeHtml(heads[n] ?? "")}">${escapeHtml(cell)}</td>`,
    );
  return `<table${heads.length > 2 ? ' class="many"' : ""}><caption>${escapeHtml(caption)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join("")}</tr></thead>
<tbody>${rows.map((row) => `<tr>${cells(row).join("")}</tr>`).join("")}</tbody></table>`;
}
