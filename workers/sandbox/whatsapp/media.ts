import { type Call, json } from "../call";
import type { World } from "../world";
import { invalid, unknownObject } from "./errors";

export const mediaTables = {
  whatsapp_media: "id TEXT PRIMARY KEY, mime_type TEXT, bytes BLOB, says TEXT, sha256 TEXT",
};

type MediaRow = { id: string; mime_type: string; bytes: ArrayBuffer; says: string | null; sha256: string };

/** How long the address of a file works. */
const URL_MS = 5 * 60 * 1000;

interface NewMedia {
  base64?: string | undefined;
  mimeType?: string | undefined;
  says?: string | undefined;
}

/** Keeps a voice note and gives the part of the webhook that names it. */
export async function keepMedia(world: World, { base64, mimeType = "audio/ogg; codecs=opus", says }: NewMedia) {
  // No two notes are alike: what one says is found by its bytes.
  const bytes =
    base64 !== undefined
      ? Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      : new TextEncoder().encode(`OggS${crypto.randomUUID()}`);
  const { id, sha256 } = await store(world, bytes.buffer, mimeType, says ?? null);
  return { id, mime_type: mimeType, sha256, voice: true };
}

/** POST /{version}/{phone number id}/media, a multipart form. */
export async function uploadMedia(call: Call, world: World): Promise<Response> {
  const headers = { "content-type": call.headers.get("content-type") ?? "" };
  const form = await new Response(call.bytes, { headers }).formData().catch(() => undefined);
  const file = form?.get("file");
  if (!file || typeof file === "string") throw invalid("file: must be a file in a multipart form");
  const { id } = await store(world, await file.arrayBuffer(), String(form?.get("type") ?? file.type), null);
  return json({ id });
}

/** GET /{version}/{media id}: where the bytes are, for five minutes. */
export function answerMedia(id: string, { sql, base, now }: World): Response {
  const media = find(sql, id);
  if (!media) throw unknownObject(id);
  return json({
    messaging_product: "whatsapp",
    url: `${base}/lookaside.fbsbx.com/whatsapp_business/attachments/?mid=${id}&ext=${now + URL_MS}`,
    mime_type: media.mime_type,
    sha256: media.sha256,
    file_size: media.bytes.byteLength,
    id,
  });
}

/** The bytes behind that address. */
export function downloadMedia(call: Call, { sql, now }: World): Response {
  const media = find(sql, call.query.get("mid") ?? "");
  if (!media || Number(call.query.get("ext")) < now) return new Response("URL expired", { status: 404 });
  return new Response(media.bytes, { headers: { "content-type": media.mime_type } });
}

/** The words in a recording, by its bytes; empty when nobody gave it any. */
export async function whatIsSaid(sql: SqlStorage, bytes: ArrayBuffer): Promise<string> {
  const query = "SELECT says FROM whatsapp_media WHERE sha256 = ? AND says IS NOT NULL";
  return sql.exec<{ says: string }>(query, await digestOf(bytes)).toArray()[0]?.says ?? "";
}

function find(sql: SqlStorage, id: string): MediaRow | undefined {
  return sql.exec<MediaRow>("SELECT * FROM whatsapp_media WHERE id = ?", id).toArray()[0];
}

async function store({ sql }: World, bytes: ArrayBuffer, mimeType: string, says: string | null) {
  const id = String(1_000_000_000_000 + crypto.getRandomValues(new Uint32Array(1))[0]!);
  const sha256 = await digestOf(bytes);
  sql.exec("INSERT INTO whatsapp_media VALUES (?, ?, ?, ?, ?)", id, mimeType, bytes, says, sha256);
  return { id, sha256 };
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
}
