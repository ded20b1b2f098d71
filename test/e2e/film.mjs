// Films the first page's video from a running copy: the phone above the calendar, from a message to the event.
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
const SIZE = { width: 360, height: 560 };
const WORDS = "Budget with Anna, Wednesday 3pm";
const KEY_MS = 60;
const COLOURS = `:root { --accent: #1c45c4; --ground: #f5f5f1; --mine: #e4eafe; --ink: #14171d; --quiet: #555a63; --line: #dcdcd4; }
  body { font-size: 14.5px; line-height: 1.4; overflow: hidden } .bar { display: none }`;

const work = mkdtempSync(`${tmpdir()}/parley-film-`);
const [port, sandboxPort] = await freePorts(2);
const parley = await startParley({ stateDir: `${work}/state`, port, sandboxPort });
const browser = await launchBrowser();
const frames = [];
/** Notes heard with a frame, in hertz: a message goes out, an answer comes in. Muted, until somebody wants them. */
const SENT = [660];
const CAME = [880, 1175];
try {
  const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2, colorScheme: "light" });
  await play(page);
  encode();
} finally {
  await browser.close();
  await parley.stop();
  rmSync(work, { recursive: true, force: true });
}

/** One scene; `hold` says how long each moment lasts, so the film keeps its pace however long Parley takes. */
async function play(page) {
  const day = nextWednesday();
  await fillCalendar(day);
  await page.setContent(stage(day));
  const [phone, calendar] = page.frames().slice(1);
  await dressPhone(phone);
  await dressCalendar(calendar, day);
  await send(phone, "What's on Wednesday?", /Lunch with Tom/);

  const start = frames.length;
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
  await hold(page, 1400);
  // The end comes first, too: then the still picture is the whole story, and the loop has no jump.
  frames.splice(start, 0, { ...frames.at(-1), ms: 1600 });
}

async function hold(page, ms, notes = []) {
  const file = `${work}/${String(frames.length).padStart(4, "0")}.png`;
  await page.screenshot({ path: file, caret: "initial" });
  frames.push({ file, ms, notes });
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
    body { margin: 0; height: ${SIZE.height}px; background: #eaeae4; position: relative; overflow: hidden }
    iframe { position: absolute; left: 12px; width: 336px; border: 0; background: #fff; border-radius: 20px;
      box-shadow: 0 1px 2px rgb(33 28 38 / .08), 0 10px 24px -14px rgb(33 28 38 / .35) }
  </style>
  <iframe style="top:12px;height:388px" src="${sandboxUrl}/phone"></iframe>
  <iframe style="top:412px;height:136px" src="${sandboxUrl}/calendar?account=${demo.email}&week=${day}"></iframe>`;
}

/** Only what a person's own phone would show: no number, no switches of the sandbox. */
async function dressPhone(phone) {
  await phone.waitForLoadState();
  await phone.addStyleTag({
    content: `${COLOURS}
    .phone-head { padding: 9px 14px } .ideas { display: none }
    .phone-head h1 { font-size: 16px } .phone-head h1 .quiet, .phone-head details { display: none }
    .log { padding: 10px } .messages { gap: 7px } .day { display: none }
    .bubble .small { font-size: 11px; line-height: 1.2 } .bubble .small a, .bubble blockquote { display: none }
    .bubble form button { min-height: 34px; padding: 4px 12px } .composer .small { display: none }
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
    body { background: #fff } main { padding: 0 } .wide > :not(.week), .week > :not(:nth-child(${column})), .allday { display: none }
    .week { margin: 0; display: block } .week > li { border: 0 } .week h2 { padding: 8px 14px; font-size: 15px }
    .hours { padding: 4px 8px } .event { display: flex; justify-content: space-between; margin: 0 0 4px; padding: 3px 10px; font-size: 14px }
    .event:nth-of-type(-n + 2) { background: #eaeae4; border-color: #7b7e77 }`,
  });
}

/** AV1 for most, H.264 for the rest, the first frame as the still picture. */
function encode() {
  mkdirSync(out, { recursive: true });
  const list = `${work}/frames.txt`;
  const lines = frames.map(({ file, ms }) => `file '${file}'\nduration ${ms / 1000}`);
  // The last picture is named twice, or its duration is not kept.
  writeFileSync(list, `${lines.join("\n")}\nfile '${frames.at(-1).file}'\n`);
  const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const film = [
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
  ffmpeg(...film, ...picture, ...av1, `${out}/film.webm`);
  ffmpeg(...film, ...picture, ...h264, "-movflags", "+faststart", `${out}/film.mp4`);
  const still = ["-c:v", "libaom-av1", "-still-picture", "1", "-crf", "38", "-cpu-used", "2"];
  ffmpeg("-i", frames[0].file, "-frames:v", "1", ...still, `${out}/poster.avif`);
  const sizes = ["film.webm", "film.mp4", "poster.avif"].map(
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
