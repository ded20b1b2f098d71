/** Makes the phone live: sends without a reload, asks often for the answer and every second for what is new. Without it the forms do. */
export const phoneScript = `
const phone = document.querySelector("[data-feed]");
const log = document.getElementById("log");
const messages = document.getElementById("messages");
const composer = document.getElementById("composer");
const box = composer.elements.text;
const base = phone.dataset.feed.replace(/\\/phone\\/feed.*/, "");
let mark = "";
let shown = [...messages.children].map((child) => child.outerHTML);

async function show() {
  const response = await fetch(phone.dataset.feed + "&mark=" + mark).catch(() => undefined);
  if (!response || !response.ok) return;
  const feed = await response.json();
  mark = feed.mark;
  if (feed.log !== undefined) draw(feed.log.replaceAll(/ (action|href)="\\//g, ' $1="' + base + "/"));
}

// Only what changed is replaced: an open list stays open, and a screen reader hears the new message alone.
function draw(markup) {
  const fresh = document.createElement("template");
  fresh.innerHTML = markup;
  const wanted = [...fresh.content.children];
  const sources = wanted.map((child) => child.outerHTML);
  for (const [index, child] of wanted.entries()) {
    if (sources[index] === shown[index]) continue;
    if (messages.children[index]) messages.children[index].replaceWith(child);
    else messages.append(child);
  }
  while (messages.children.length > wanted.length) messages.lastElementChild.remove();
  if (sources.length > shown.length) log.scrollTop = 0;
  shown = sources;
}

async function send(form) {
  const data = new FormData(form);
  const body = form.enctype === "multipart/form-data" ? data : new URLSearchParams(data);
  await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  await show();
  for (let looks = 0; looks < 10 && messages.lastElementChild?.matches(".mine"); looks++) {
    await new Promise((done) => setTimeout(done, 150));
    await show();
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post") return;
  event.preventDefault();
  const sent = send(form);
  document.getElementById("ideas").open = false;
  if (form === composer) {
    form.reset();
    document.getElementById("quoting")?.remove();
  }
  box.focus();
  return sent;
});
// As on a phone's computer: Enter sends, with Shift it is a new line.
box.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  composer.requestSubmit();
});
setInterval(() => { if (!document.hidden) show(); }, 1000);
`;
