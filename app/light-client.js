// What a signed-in page does where data is to be saved: live updates, dialogs, busy buttons and filters that act at once,
// without React and its 90 kB. Every page works without it.

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const PING_EVERY_MS = 45_000;
/** The session has ended: `SIGNED_OUT` of the server. */
const SIGNED_OUT = 4001;

let wait = FIRST_WAIT_MS;
/** Whether something was missed while there was no connection. */
let missed = false;
/** Words that were typed and not sent: the page is not replaced under them. */
let typed = false;
let loading = false;
let leaving = false;

function connect() {
  // What changed since the page was drawn is told at once; a later connection loads it again in any case.
  const age = missed ? "" : `?age=${Math.ceil(performance.now())}`;
  const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/dashboard/live${age}`);
  const ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send("ping"), PING_EVERY_MS);
  socket.onopen = () => {
    wait = FIRST_WAIT_MS;
    if (missed) refresh();
  };
  socket.onmessage = ({ data }) => data !== "pong" && refresh();
  socket.onclose = ({ code }) => {
    clearInterval(ping);
    missed = true;
    if (code === SIGNED_OUT) return location.reload();
    setTimeout(connect, wait * (0.5 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
}

/** Puts the page's new content in the place of the old, unless somebody is at work in it. */
async function refresh() {
  if (typed || loading || leaving || document.hidden || document.querySelector("dialog[open], main details[open]")) {
    missed = true;
    return;
  }
  loading = true;
  missed = false;
  try {
    const answer = await fetch(location.href, { headers: { accept: "text/html" } });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const [old, fresh] = [document.getElementById("main"), page.getElementById("main")];
    if (answer.redirected && new URL(answer.url).pathname !== location.pathname) location.assign(answer.url);
    else if (answer.ok && old && fresh && !typed) old.replaceChildren(...fresh.childNodes);
  } catch {
    missed = true; // no connection: the socket says when there is one again
  } finally {
    loading = false;
  }
}

document.addEventListener("visibilitychange", () => missed && refresh());
document.addEventListener("input", ({ target }) => {
  typed = target.form?.method === "post";
});

document.addEventListener("click", (event) => {
  const { target, button, metaKey, ctrlKey, shiftKey } = event;
  for (const menu of document.querySelectorAll("details[name][open]")) if (!menu.contains(target)) menu.open = false;
  const opener = target.closest("a[data-dialog]");
  if (opener && button === 0 && !(metaKey || ctrlKey || shiftKey)) {
    event.preventDefault();
    opener.nextElementSibling.showModal();
  }
  target.closest("dialog button[type=button]")?.closest("dialog").close();
});

document.addEventListener("keydown", ({ key, target }) => {
  const menu = key === "Escape" && target.closest("details[name][open]");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

document.addEventListener(
  "change",
  ({ target }) => target.form?.hasAttribute("data-at-once") && target.form.requestSubmit(),
);

document.addEventListener("submit", (event) => {
  const button = event.submitter;
  if (!button || button.ariaDisabled === "true") {
    if (button) event.preventDefault();
    return;
  }
  leaving = true;
  button.ariaDisabled = "true";
  if (button.dataset.pending) button.textContent = button.dataset.pending;
});

// Back from where the form had led: its button is one again.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());

connect();
