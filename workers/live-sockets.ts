import { type LiveTopic, SIGNED_OUT } from "~/domain/live-topic";
import type { EndedSessions } from "~/services/deps";

/** Tabs of one user that are told at once; beyond it the oldest is let go and comes back by itself. */
const MAX_SOCKETS = 20;
/** An object without a word to say is put to sleep after no less than this, and forgets when it last said one. */
const SHORTEST_WAKE_MS = 10_000;

/** The user's open pages. The platform keeps the sockets while the object sleeps (hibernation), pings included. */
export class LiveSockets {
  /** What was said last, and when: a page that was drawn before has not heard it. */
  #last: { topic: LiveTopic; at: number } = { topic: "meetings", at: Date.now() - SHORTEST_WAKE_MS };

  constructor(private readonly ctx: DurableObjectState) {
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /**
   * Answers an upgrade. Who may open one is decided before it comes here.
   *
   * @param sessionId the session that the page belongs to, by which the socket is found when that ends
   * @param pageAgeMs how long ago the page was asked for; what was said since then it is told at once
   */
  accept(sessionId: string, pageAgeMs: number): Response {
    // The platform gives them in no order, and the number survives its sleep.
    const open = this.ctx.getWebSockets().toSorted((a, b) => numberOf(a) - numberOf(b));
    for (const old of open.slice(0, Math.max(0, open.length - MAX_SOCKETS + 1))) old.close(1013, "too many tabs");
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [sessionId]);
    server.serializeAttachment(1 + Math.max(0, ...open.map(numberOf)));
    if (Date.now() - pageAgeMs < this.#last.at) server.send(inWords(this.#last.topic));
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Tells every open page that something of this kind has changed. A socket that is just closing is passed over. */
  broadcast(topic: LiveTopic): void {
    this.#last = { topic, at: Date.now() };
    for (const socket of this.ctx.getWebSockets()) {
      try {
        socket.send(inWords(topic));
      } catch {
        socket.close(1011, "gone");
      }
    }
  }

  /** Hangs up on the pages of sessions that have ended. The code tells them not to come back. */
  closeEnded(ended: EndedSessions): void {
    const sockets = "only" in ended ? this.ctx.getWebSockets(ended.only) : this.ctx.getWebSockets();
    for (const socket of sockets) {
      if ("except" in ended && this.ctx.getTags(socket).includes(ended.except)) continue;
      socket.close(SIGNED_OUT, "signed out");
    }
  }

  closeAll(): void {
    for (const socket of this.ctx.getWebSockets()) socket.close(SIGNED_OUT, "account closed");
  }
}

const inWords = (topic: LiveTopic) => JSON.stringify({ topic });

/** Which of the user's sockets it is, in the order in which they were opened. */
function numberOf(socket: WebSocket): number {
  const number: unknown = socket.deserializeAttachment();
  return typeof number === "number" ? number : 0;
}
