// Films the first page's video from a running copy, light and dark: the phone above the calendar, from a message to the
// event. What is there before it plays shows the same in words: `app/components/site/film/still.tsx`.
// `npm run film` needs ffmpeg with SVT-AV1 and x264 (Debian: ffmpeg); nothing else in the project does, the files are
// kept in git. Run it when what Parley says or how the sandbox looks has changed.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { Temporal } from "temporal-polyfill";
import { ensureInstalled, root } from "../../workers/local/ensure-installed.mjs";
import { demo } from "../../workers/local/seed.mjs";

await ensureInstalled();
const { launchBrowser } = await import("./browser.ts");
const { freePorts, startParley } = await import("./parley.ts");

const out = `${root}/app/components/site/film`;
/** In CSS pixels; a phone shows it nearly at that size, and it is filmed at twice that. */
const SIZE = { width: 360, height: 704 };
const WORDS = "Budget with Anna, Wednesday 3pm";
const KEY_MS = 60;
const COLOURS = `:root { --accent: light-dark(#1c45c4, #9db5ff); --ground: light-dark(#f5f5f1, #0f1115);
  --mine: light-dark(#e4eafe, #1e2a54); --ink: light-dark(#14171d, #eceef2); --quiet: light-dark(#555a63, #a8afbb);
  --line: light-dark(#dcdcd4, #2c313a); --sunken: light-dark(#eaeae4, #23272f); --surface: light-dark(#ffffff, #181b21) }
  body { font-size: 14.5px; line-height: 1.4; overflow: hidden } .bar { display: none }`;

const work = mkdtempSync(`${tmpdir()}/parley-film-`);
const browser = await launchBrowser();
/** The copy that is filmed, and what was filmed of it: each picture with how long it lasts. */
let parley;
let frames = [];
/** Notes heard with a frame, in hertz: a message goes out, an answer comes in. Muted, until somebody wants them. */
const SENT = [660];
const CAME = [880, 1175];
try {
  await film("light", "");
  await film("dark", "-dark");
} finally {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
}

/** Each begins with an empty conversation. @param suffix of its files */
async function film(colorScheme, suffix) {
  const [port, sandboxPort] = await freePorts(2);
  parley = await startParley({ stateDir: `${work}/state-${colorScheme}`, port, sandboxPort });
  frames = [];
  try {
    await play(await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2, colorScheme }));
    encode(suffix);
  } finally {
    await parley.stop();
  }
}

/** One scene; `hold` says how long each moment lasts, so the film keeps its pace however long Parley takes. */
async function play(page) {
  const day = nextWednesday();
  await fillCalendar(day);
  await page.setContent(stage(day));
  const [phone, calendar] = page.frames().slice(1);
  await dressPhone(phone);
  await dressCalendar(calendar, day);
  await hold(page, 900);
  const box = phone.getByRole("textbox", { name: "Message" });
  for (const key of WORDS) {
    await box.press(key === " " ? "Space" : key);
    await hold(page, KEY_MS);
  }
  await hold(page, 350);
  await send(phone, WORDS, /Shall I book this/);
  // The answer is there at once; a moment is left to see the message go.
  await hideLast(phone, true);
  await hold(page, 800, SENT);
  await hideLast(phone, false);
  await hold(page, 2600, CAME);
  const yes = answers(phone).last().getByRole("button", { name: /yes/i });
  await yes.focus();
  await hold(page, 450);
  await yes.click();
  await answers(phone)
    .last()
    .getByText(/^Booked/)
    .waitFor();
  await box.blur();
  await hideLast(phone, true);
  await hold(page, 600, SENT);
  await hideLast(phone, false);
  await hold(page, 700, CAME);
  await calendar.goto(calendar.url());
  await dressCalendar(calendar, day);
  for (const step of [0.25, 0.5, 0.75, 1]) {
    await calendar.addStyleTag({ content: `.event:last-child { opacity: ${step} }` });
    await hold(page, 60);
  }
  await hold(page, 3000);
}

async function hold(page, ms, notes = []) {
  const [, phone] = page.frames();
  await phone.evaluate(setClocks, "09:12");
  const file = `${work}/${String(frames.length).padStart(4, "0")}.png`;
  await page.screenshot({ path: file, caret: "initial" });
  frames.push({ file, ms, notes });
}

/** Runs in the page: nobody reads the hour of the filming. */
function setClocks(time) {
  for (const small of document.querySelectorAll(".bubble .small"))
    for (const node of small.childNodes) if (node.nodeType === 3) node.data = node.data.replace(/\d\d:\d\d/, time);
}

async function send(phone, words, answer) {
  const box = phone.getByRole("textbox", { name: "Message" });
  if ((await box.inputValue()) === "") await box.fill(words);
  await phone.getByRole("button", { name: "Send" }).click();
  await answers(phone).last().getByText(answer).waitFor();
}

function answers(phone) {
  return phone.getByRole("log").getByRole("article", { name: "Parley", exact: true });
}

function hideLast(phone, hidden) {
  return phone.addStyleTag({ content: `.messages > :last-child { display: ${hidden ? "none" : "flow-root"} }` });
}

/** A day with something on it and the afternoon free, whatever day it is filmed on. */
async function fillCalendar(day) {
  const put = (event) => control("PUT", "/google/events", { account: demo.email, event });
  const { events } = await control("GET", `/google/events?account=${demo.email}`);
  for (const { id } of events) await put({ id, status: "cancelled" });
  const at = (time) => ({ dateTime: `${day}T${time}:00`, timeZone: demo.zone });
  await put({ id: "film0", summary: "Standup", start: at("09:30"), end: at("10:00") });
  await put({ id: "film1", summary: "Lunch with Tom", start: at("12:30"), end: at("13:30") });
  // Anna is known from a meeting of the week before, which is not seen here.
  const before = (time) => ({
    dateTime: `${Temporal.PlainDate.from(day).subtract({ days: 7 })}T${time}:00`,
    timeZone: demo.zone,
  });
  const attendees = [{ email: "anna@example.com", displayName: "Anna de Vries", responseStatus: "accepted" }];
  await put({ id: "film2", summary: "Budget review", start: before("15:00"), end: before("16:00"), attendees });
}

async function control(method, path, body) {
  const response = await fetch(`${parley.sandboxUrl}/control${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}

function nextWednesday() {
  const today = Temporal.Now.plainDateISO(demo.zone);
  return today.add({ days: ((2 - today.dayOfWeek + 7) % 7) + 1 }).toString();
}

/** Two windows on the sandbox's own pages, in Parley's colours. */
function stage(day) {
  const { sandboxUrl } = parley;
  return `<style>
    :root { color-scheme: light dark }
    body { margin: 0; height: ${SIZE.height}px; background: light-dark(#eaeae4, #23272f); position: relative; overflow: hidden }
    iframe { position: absolute; left: 12px; width: 336px; border: 0; background: light-dark(#fff, #181b21); border-radius: 20px;
      box-shadow: 0 1px 2px rgb(33 28 38 / .08), 0 10px 24px -14px rgb(33 28 38 / .35) }
  </style>
  <iframe style="top:12px;height:532px" src="${sandboxUrl}/phone"></iframe>
  <iframe style="top:556px;height:136px" src="${sandboxUrl}/calendar?account=${demo.email}&week=${day}"></iframe>`;
}

/** Only what a person's own phone would show: no number, no switches of the sandbox. */
async function dressPhone(phone) {
  await phone.waitForLoadState();
  await phone.addStyleTag({
    content: `${COLOURS}
    .phone-head { padding: 9px 14px } .ideas { display: none }
    .phone-head h1 { font-size: 16px } .phone-head h1 .quiet, .phone-head details { display: none }
    .log { padding: 10px } .messages { gap: 5px } .day { display: none }
    .phone { font-size: 13.5px } .notice { display: none } .bubble { max-width: 94% }
    .bubble .small { font-size: 11px; line-height: 1.2 } .bubble .small a, .bubble blockquote { display: none }
    .bubble.mine { display: flex; align-items: end } .bubble.mine .small { margin-bottom: 1px }
    .bubble:has(form + form) { display: grid; grid-template-columns: 1fr 1fr }
    .bubble:has(form + form) > :not(form) { grid-column: 1 / -1; justify-self: start } .bubble:has(form + form) > .small { justify-self: end }
    .bubble form + form { border-left: 1px solid var(--line) }
    .bubble form button { min-height: 31px; padding: 2px 12px } .composer .small { display: none }
    .composer { padding: 8px 10px } :focus-visible { outline-width: 2px; outline-offset: 1px }
    .composer input:focus-visible { outline: 0; border-color: var(--accent) }`,
  });
}

/** The one day that the talk is about. */
async function dressCalendar(calendar, day) {
  await calendar.waitForLoadState();
  const column = Temporal.PlainDate.from(day).dayOfWeek;
  await calendar.addStyleTag({
    content: `${COLOURS}
    body { background: var(--surface) } main { padding: 0 } .wide > :not(.week), .week > :not(:nth-child(${column})), .allday { display: none }
    .week { margin: 0; display: block } .week > li { border: 0 } .week h2 { padding: 8px 14px; font-size: 15px }
    .hours { padding: 4px 8px } .event { display: flex; justify-content: space-between; margin: 0 0 4px; padding: 3px 10px; font-size: 14px }
    .event:nth-of-type(-n + 2) { background: var(--sunken); border-color: #7b7e77 }`,
  });
}

/** AV1 for most, H.264 for the rest. */
function encode(suffix) {
  mkdirSync(out, { recursive: true });
  const list = `${work}/frames.txt`;
  const lines = frames.map(({ file, ms }) => `file '${file}'\nduration ${ms / 1000}`);
  // The last picture is named twice, or its duration is not kept.
  writeFileSync(list, `${lines.join("\n")}\nfile '${frames.at(-1).file}'\n`);
  const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const reel = [
    "-f",
    "concat",
    "-safe",
    "0",
    "-i",
    list,
    "-filter_complex",
    sound(seconds),
    "-map",
    "0:v",
    "-map",
    "[sound]",
  ];
  const picture = ["-r", "25", "-pix_fmt", "yuv420p", "-g", "400", "-t", String(seconds)];
  const av1 = ["-c:v", "libsvtav1", "-preset", "4", "-crf", "34", "-c:a", "libopus", "-b:a", "24k"];
  const h264 = [
    "-c:v",
    "libx264",
    "-preset",
    "veryslow",
    "-tune",
    "animation",
    "-crf",
    "24",
    "-c:a",
    "aac",
    "-b:a",
    "32k",
  ];
  ffmpeg(...reel, ...picture, ...av1, `${out}/film${suffix}.webm`);
  ffmpeg(...reel, ...picture, ...h264, "-movflags", "+faststart", `${out}/film${suffix}.mp4`);
  const sizes = [`film${suffix}.webm`, `film${suffix}.mp4`].map(
    (file) => `${file} ${statSync(`${out}/${file}`).size} bytes`,
  );
  console.log(`${seconds} s: ${sizes.join(", ")}`);
}

/** A filter that plays each frame's notes, one after another, each fading out, over silence as long as the film. */
function sound(seconds) {
  let at = 0;
  const notes = frames.flatMap(({ ms, notes }) => {
    const heard = notes.map((hertz, index) => ({ hertz, at: at + index * 90 }));
    at += ms;
    return heard;
  });
  const tones = notes.map(
    ({ hertz, at }, index) =>
      `sine=frequency=${hertz}:duration=0.25:sample_rate=48000,volume=0.5,afade=t=out:d=0.25,adelay=${at}[note${index}];`,
  );
  const names = notes.map((_, index) => `[note${index}]`).join("");
  const silence = `anullsrc=r=48000:cl=mono,atrim=duration=${seconds}[silence];`;
  return `${tones.join("")}${silence}[silence]${names}amix=inputs=${notes.length + 1}:duration=first:normalize=0[sound]`;
}

function ffmpeg(...args) {
  execFileSync("ffmpeg", ["-v", "error", "-y", ...args], { env: { ...process.env, SVT_LOG: "1" } });
}
