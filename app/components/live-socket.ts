import { SIGNED_OUT } from "~/domain/live-topic";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Proxies cut connections that say nothing for a while. */
const PING_EVERY_MS = 45_000;

/**
 * Keeps a socket to our own server open and calls `onChange` for everything it says. Lost connections come back, each
 * time later and never at the same moment as everybody else's; what was missed meanwhile counts as a change, and the first
 * says how old the page is, so that it hears what changed since that was drawn. One that the server closes because the session has ended is the last change and stays closed.
 *
 * @returns ends it
 */
export function keepSocket(path: string, onChange: () => void): () => void {
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let missed = false;
  let ended = false;

  function open() {
    const age = missed ? "" : `?age=${Math.ceil(performance.now())}`;
    socket = new WebSocket(`${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${path}${age}`);
    socket.onopen = () => {
      wait = FIRST_WAIT_MS;
      if (missed) onChange();
    };
    socket.onmessage = ({ data }) => data !== "pong" && onChange();
    socket.onclose = ({ code }) => {
      missed = true;
      if (ended) return;
      if (code === SIGNED_OUT) {
        ended = true;
        onChange();
        return;
      }
      timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
  }

  /** Somebody who looks again, or is back online, does not wait. */
  function hurry() {
    if (ended || document.hidden || socket === undefined || socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(timer);
    open();
  }

  const ping = setInterval(() => socket?.readyState === WebSocket.OPEN && socket.send("ping"), PING_EVERY_MS);
  document.addEventListener("visibilitychange", hurry);
  window.addEventListener("online", hurry);
  open();

  return () => {
    ended = true;
    clearTimeout(timer);
    clearInterval(ping);
    document.removeEventListener("visibilitychange", hurry);
    window.removeEventListener("online", hurry);
    if (socket?.readyState !== WebSocket.CONNECTING) socket?.close();
    // Closing one that is just being opened is an error in the browser's log.
    else socket.onopen = ({ currentTarget }) => currentTarget instanceof WebSocket && currentTarget.close();
  };
}
