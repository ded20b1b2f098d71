import * as z from "zod";
import { ProviderError } from "./errors";
import { type Connection, request } from "./request";

/** A voice note of half an hour is about 4 MB; more than this nobody says to a calendar. */
const MEDIA_MAX_BYTES = 5_000_000;

interface MediaConfig extends Connection {
  baseUrl: string;
  apiVersion: string;
  phoneNumberId: string;
  token: string;
}

export interface Media {
  bytes: ArrayBuffer;
  /** "audio/ogg; codecs=opus" */
  mimeType: string;
}

const Found = z.object({ url: z.url(), mime_type: z.string(), file_size: z.coerce.number() });

/**
 * What somebody sent us, in two calls: where it is, and its bytes. The address works for five minutes.
 *
 * @throws ProviderError; `too-large` beyond `MEDIA_MAX_BYTES`
 */
export async function downloadMedia(config: MediaConfig, mediaId: string): Promise<Media> {
  const headers = { authorization: `Bearer ${config.token}` };
  const answer = await request("whatsapp", config, {
    method: "GET",
    url: `${config.baseUrl}/${config.apiVersion}/${encodeURIComponent(mediaId)}?phone_number_id=${config.phoneNumberId}`,
    headers,
    write: false,
  });
  if (!answer.ok) throw failed(answer.status);
  const found = Found.safeParse(answer.body);
  if (!found.success || !isMetas(found.data.url, config.baseUrl)) throw failed(answer.status, "unreadable");
  if (found.data.file_size > MEDIA_MAX_BYTES) throw failed(answer.status, "too-large");

  const { timeoutMs = 10_000, fetch: fetcher = globalThis.fetch } = config;
  try {
    const init: RequestInit = { headers, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) };
    const response = await fetcher(found.data.url, init);
    if (!response.ok) throw failed(response.status);
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > MEDIA_MAX_BYTES) throw failed(response.status, "too-large");
    return { bytes, mimeType: found.data.mime_type };
  } catch (cause) {
    throw cause instanceof ProviderError ? cause : new ProviderError("whatsapp", 0, { write: false, cause });
  }
}

/** Our token goes to Meta's own hosts only, whatever address we are told. */
function isMetas(url: string, baseUrl: string): boolean {
  const { origin, protocol, hostname } = new URL(url);
  return origin === new URL(baseUrl).origin || (protocol === "https:" && /(?:^|\.)fbsbx\.com$/.test(hostname));
}

const failed = (status: number, reason?: string) => new ProviderError("whatsapp", status, { reason, write: false });
