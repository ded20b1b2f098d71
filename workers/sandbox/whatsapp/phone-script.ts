/** Makes the phone live: sends without a reload and asks every second for what is new. Without it the forms do. */
export const phoneScript = `
const phone = document.querySelector("[data-feed]");
const log = document.getElementById("log");
const composer = document.getElementById("composer");
const box = composer.elements.text;
let mark = "";

async function show() {
  const response = await fetch(phone.dataset.feed + "&mark=" + mark).catch(() => undefined);
  if (!response || !response.ok) return;
  const feed = await response.json();
  if (feed.log === undefined || feed.mark === mark) return;
  const open = [...log.querySelectorAll("details[open]")].map((list) => list.closest("article").id);
  const held = document.activeElement !== box && log.contains(document.activeElement) && document.activeElement !== log;
  if (held) return;
  mark = feed.mark;
  const base = phone.dataset.feed.replace(/\\/phone\\/feed.*/, "");
  log.innerHTML = feed.log.replaceAll('action="/', 'action="' + base + "/");
  for (const id of open) document.getElementById(id)?.querySelector("details")?.setAttribute("open", "");
  log.scrollTop = log.scrollHeight;
}

async function send(form) {
  const body = new URLSearchParams(new FormData(form));
  await fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  await show();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post") return;
  event.preventDefault();
  const sent = send(form);
  if (form === composer) form.reset();
  box.focus();
  return sent;
});
log.scrollTop = log.scrollHeight;
setInterval(() => { if (!document.hidden) show(); }, 1000);
`;
