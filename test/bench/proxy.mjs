import { Agent, createServer, request } from "node:http";

/**
 * Passes everything on to the sandbox and notes when each call came and when its answer went back. A call that breaks
 * on its way breaks for the app as well, and for nobody else.
 *
 * @param breaks asked for each message that is sent to a phone, by its count from 0: "before" or "after" the sandbox
 * has it, the app's connection breaks
 * @param plays asked for the address of each call: what is answered, as JSON, in the sandbox's place; undefined for all others
 * @returns record() gives the list that calls are noted in from now on, {start, end} in the milliseconds of
 * performance.now(), read receipts and the reply itself left out; nextReply() the moment of the next message that is
 * sent to a phone; replies the moments of all of them, by the delivery that the app names with each; accepted the
 * moments at which the sandbox's answers to those came back
 */
export async function startProxy(port, target, { breaks = () => undefined, plays = () => undefined } = {}) {
  const agent = new Agent({ keepAlive: true });
  const replies = new Map();
  const accepted = new Map();
  let calls = [];
  let waiting;
  let sent = 0;
  const server = createServer(async (incoming, outgoing) => {
    const start = performance.now();
    const body = await bodyOf(incoming);
    if (!body) return;
    const played = plays(incoming.url);
    if (played !== undefined) {
      outgoing.setHeader("content-type", "application/json");
      return outgoing.end(JSON.stringify(played));
    }
    const kind = kindOf(incoming.url, body);
    const call = { start };
    if (kind === "call") calls.push(call);
    const broken = kind === "reply" ? breaks(sent++) : undefined;
    if (broken === "before") return outgoing.destroy();
    const done = forward(incoming, body, outgoing, broken).then(() => {
      call.end = performance.now();
    });
    if (kind === "reply") {
      const delivery = JSON.parse(body).biz_opaque_callback_data;
      replies.set(delivery, [...(replies.get(delivery) ?? []), start]);
      done.then(() => accepted.set(delivery, call.end));
      waiting?.({ at: start, done });
    }
  });

  /** Resolves whatever becomes of the call: who waits for its answer hears of it by the connection. */
  function forward({ url, method, headers }, body, outgoing, broken) {
    return new Promise((resolve) => {
      const breakOff = () => {
        outgoing.destroy();
        resolve();
      };
      const passed = request(`${target}${url}`, { method, headers, agent }, (answer) => {
        answer.on("error", breakOff);
        answer.on("end", resolve);
        if (broken === "after") {
          outgoing.destroy();
          answer.resume();
          return;
        }
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on("error", breakOff);
      outgoing.on("error", resolve);
      passed.end(body);
    });
  }

  await new Promise((resolve) => server.listen(port, resolve));
  return {
    replies,
    accepted,
    record: () => {
      calls = [];
      return calls;
    },
    nextReply: (withinMs) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error("no reply in time")), withinMs);
        waiting = (reply) => {
          clearTimeout(late);
          waiting = undefined;
          resolve(reply);
        };
      }),
    close: () => {
      agent.destroy();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Undefined when whoever calls breaks off. */
async function bodyOf(incoming) {
  const chunks = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
}

/** Nobody waits for a read receipt; the reply is where the time ends. */
function kindOf(url, body) {
  if (!/\/messages$/.test(url)) return "call";
  return body.includes('"status":"read"') ? "receipt" : "reply";
}
