import { formBytes } from "~/domain/body-limits";
import { announcesMore, readAtMost } from "~/http/body";

/** What forms in HTML can be sent as, `text/plain` aside, which nothing of ours uses. */
const FORM_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

/** 413: too large. 415: no form. 400: a form that cannot be read. */
export type Refusal = 400 | 413 | 415;

/**
 * A write to a page, with its form read whole and known to be one: after this no action can stumble over the body.
 *
 * @returns a request like it, or why it is refused
 */
export async function takeForm(request: Request): Promise<Request | Refusal> {
  if (request.method === "GET" || request.method === "HEAD") return request;
  const max = formBytes(new URL(request.url).pathname);
  if (announcesMore(request, max)) return 413;
  const sent = request.headers.get("content-type");
  const bytes = await readAtMost(request, max);
  if (bytes === null) return 413;
  // A write that carries nothing is an empty form.
  const type = sent ?? (bytes.byteLength === 0 ? "application/x-www-form-urlencoded" : "");
  if (!FORM_TYPES.has(type.split(";")[0]?.trim().toLowerCase() ?? "")) return 415;
  const headers = new Headers(request.headers);
  headers.set("content-type", type);
  headers.delete("content-length");
  // Remix holds the form's origin against this and breaks off with a 500, so no sender may set it; entry.ts has compared
  // the origin with the address itself.
  headers.set("x-forwarded-host", new URL(request.url).host);
  if (!(await isForm(bytes, type))) return 400;
  const { method, signal } = request;
  return new Request(request.url, { method, headers, signal, redirect: "manual", body: bytes });
}

async function isForm(bytes: ArrayBuffer, type: string): Promise<boolean> {
  try {
    await new Response(bytes, { headers: { "content-type": type } }).formData();
    return true;
  } catch {
    // Said by the answer's status; what was wrong with it is the sender's business.
    return false;
  }
}
