import { redirect, type TypedResponse } from "@remix-run/cloudflare";
import type { Reach } from "~/domain/series-reach";
import { forgetHostCookie, hostCookie, readHostCookie } from "./cookie";

const NAME = "toast";
/** Long enough for the redirect on a slow phone; a page that is loaded later shows nothing old. */
const MAX_AGE_SECONDS = 60;
/** A browser drops a cookie of more than 4,096 bytes (RFC 6265, section 6.1): a toast without its undo is better. */
const VALUE_MAX = 3_800;

export interface Toast {
  kind: "success" | "error" | "info";
  title: string;
  text?: string;
  /** A form that takes back what has been done: the path of its action, and its fields. */
  undo?: { action: string; fields: Record<string, string> };
}

/**
 * Takes back what a form has done with a meeting: a cancellation brings it back, and what was made is cancelled.
 *
 * @param returnTo a path of our own, where the undo leads; the meeting's page unless given
 * @param reach `all` of a series of which the event is the first
 */
export const undoBy = (
  what: "cancel" | "restore",
  eventId: string,
  fields: { returnTo?: string; reach?: "all" } = {},
): Toast["undo"] => ({ action: `/dashboard/meetings/${encodeURIComponent(eventId)}/${what}`, fields });

/**
 * Takes back what a form has done with a series. `id` names the change.
 *
 * @param seriesId the event's that repeats: of its instances those are gone that the change was about
 */
export const undoBySeries = (
  seriesId: string,
  change: { did: "cancel" | "move"; reach: Reach; id: string },
  returnTo: string,
): Toast["undo"] => ({
  action: `/dashboard/meetings/${encodeURIComponent(seriesId)}/restore?${new URLSearchParams(change)}`,
  fields: { returnTo },
});

/** Opens booking links again. @param id of a link, or of the group that several are of */
export const undoByReopening = (id: string, revokedAt: number): Toast["undo"] => ({
  action: "/dashboard/meetings/links?index",
  fields: { intent: "reopen", id, revokedAt: String(revokedAt) },
});

/** Redirects (303 after a form) and shows the toast on the next page. `url` is a path of our own. */
export function redirectWithToast(url: string, toast: Toast, headers?: HeadersInit): TypedResponse<never> {
  const all = new Headers(headers);
  all.append("set-cookie", toastCookie(toast));
  return redirect(url, { status: 303, headers: all });
}

/** The `Set-Cookie` value alone, for answers that are no redirect. */
export function toastCookie({ kind, title, text, undo }: Toast): string {
  const encoded = (toast: Toast) => encodeURIComponent(JSON.stringify(toast)); // what is undefined is left out
  const whole = encoded({ kind, title, text, undo });
  const value = whole.length > VALUE_MAX ? encoded({ kind, title, text }) : whole;
  return hostCookie(NAME, value, { maxAgeSeconds: MAX_AGE_SECONDS });
}

/** The toast that waits, null without one. The page that shows it sends `clearToast()` along. */
export function readToast(request: Request): Toast | null {
  const value = readHostCookie(request, NAME);
  if (value === null) return null;
  try {
    const { kind, title, text, undo } = JSON.parse(decodeURIComponent(value));
    if (typeof title !== "string" || (kind !== "success" && kind !== "error" && kind !== "info")) return null;
    const mayUndo = typeof undo?.action === "string" && undo.fields instanceof Object;
    return { kind, title, ...(typeof text === "string" && { text }), ...(mayUndo && { undo }) };
  } catch {
    return null; // not written by us: `__Host-` keeps other hosts out, so a person has edited it
  }
}

/** The `Set-Cookie` value that makes the browser forget a toast that has been shown. */
export function clearToast(): string {
  return forgetHostCookie(NAME);
}
