import { Agent, createServer, request } from "node:http";

/**
 * Passes everything on to the sandbox and notes when each call came and when its answer went back.
 *
 * @returns record() gives the list that calls are noted in from now on, {start, end} in the milliseconds of
 * performance.now(), read receipts and the reply itself left out; nextReply() the moment of the next message that is
 * sent to a phone
 */
export async function startProxy(port, target) {
  const agent = new Agent({ keepAlive: true });
  let calls = [];
  let waiting;
  const server = createServer(async (incoming, outgoing) => {
    const start = performance.now();
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const kind = kindOf(incoming.url, body);
    const call = { start };
    if (kind === "call") calls.push(call);
    const done = forward(incoming, body, outgoing).then(() => {
      call.end = performance.now();
    });
    if (kind === "reply") waiting?.({ at: start, done });
  });

  function forward({ url, method, headers }, body, outgoing) {
    return new Promise((resolve, reject) => {
      const passed = request(`${target}${url}`, { method, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
        answer.on("end", resolve);
      });
      passed.on("error", reject);
      passed.end(body);
    });
  }

  await new Promise((resolve) => server.listen(port, resolve));
  return {
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

/** Nobody waits for a read receipt; the reply is where the time ends. */
function kindOf(url, body) {
  if (!/\/messages$/.test(url)) return "call";
  return body.includes('"status":"read"') ? "receipt" : "reply";
}
