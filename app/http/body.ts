/** Whether the request says itself that it is larger. One that does not say is measured while it is read. */
export function announcesMore(request: Request, max: number): boolean {
  return Number(request.headers.get("content-length") ?? 0) > max;
}

/** The same request with a body that breaks off when it grows too large; `exceeded` says whether it did. */
export function limitBody(request: Request, max: number): { request: Request; exceeded: () => boolean } {
  let size = 0;
  if (!request.body) return { request, exceeded: () => false };
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > max) controller.error(new Error("The body is too large"));
      else controller.enqueue(chunk);
    },
  });
  const { method, headers, signal } = request;
  const body = request.body.pipeThrough(counted);
  const limited = new Request(request.url, { method, headers, signal, redirect: "manual", body });
  return { request: limited, exceeded: () => size > max };
}

/** @returns null as soon as it is more; what comes after that is not read */
export async function readAtMost(sent: Request, max: number): Promise<ArrayBuffer | null> {
  const { request, exceeded } = limitBody(sent, max);
  try {
    return await request.arrayBuffer();
  } catch (error) {
    if (exceeded()) return null;
    throw error;
  }
}
