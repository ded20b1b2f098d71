import type { AppLoadContext } from "@remix-run/cloudflare";
import { insertFormDraft } from "~/db/form-drafts";
import { countTry } from "~/db/rate-limits";
import { hashToken, newToken } from "~/db/token";
import { HOUR, SECOND } from "~/domain/time";
import { hashOfHostCookie, hostCookie } from "./cookie";
import { lastSignedIn } from "./known-browser";
import { networkOfRequest } from "./network";
import { sessionTokenHash } from "./session";

const NAME = "form-draft";
const KEEP_MS = HOUR;
/** All names and values together, in UTF-16 units; a longer form is not kept. */
const MAX_LENGTH = 64_000;

/** The hash under which this browser's words are kept, null when there are none. */
export function draftTokenHash(request: Request): string | null {
  return hashOfHostCookie(request, NAME);
}

/**
 * Keeps the words of a form whose session has ended, for an hour and for the one whose they are. Passwords, codes and files
 * are not kept.
 *
 * @returns the `Set-Cookie` value that leads back to them, null when they could not be kept
 */
export async function saveFormDraft(
  request: Request,
  context: Pick<AppLoadContext, "db" | "clock" | "encryption">,
  page: string,
  sessionTokenHash: string,
): Promise<string | null> {
  const fields = await readFields(request);
  if (!fields) return null;
  const { db, clock } = context;
  // Nobody is signed in here, so what strangers may leave with us is counted.
  const full = await countTry(db, [{ limit: "form-draft:address", who: networkOfRequest(request) }], clock());
  if (full !== null) return null;
  return keep(context, page, fields, { sessionTokenHash, email: await lastSignedIn(request, context) });
}

/**
 * Keeps the words of somebody who is signed in, for a form that they come back to after something else.
 *
 * @returns as `saveFormDraft`
 */
export async function keepFormWords(
  request: Request,
  context: Pick<AppLoadContext, "db" | "clock">,
  page: string,
  form: FormData,
): Promise<string | null> {
  const sessionHash = sessionTokenHash(request);
  const fields = fieldsOf(form);
  if (!fields || sessionHash === null) return null;
  return keep(context, page, fields, { sessionTokenHash: sessionHash, email: null });
}

async function keep(
  { db, clock }: Pick<AppLoadContext, "db" | "clock">,
  page: string,
  fields: Record<string, string>,
  browser: { sessionTokenHash: string; email: string | null },
): Promise<string | null> {
  const token = newToken();
  const draft = { tokenHash: hashToken(token), path: pathOf(page), fields, expiresAt: clock() + KEEP_MS };
  const kept = await insertFormDraft(db, draft, browser);
  return kept.length > 0 ? hostCookie(NAME, token, { maxAgeSeconds: KEEP_MS / SECOND }) : null;
}

/** A page without its query: the form is found again whatever the page was showing around it. */
export function pathOf(page: string): string {
  return page.replace(/[?#].*$/, "");
}

async function readFields(request: Request): Promise<Record<string, string> | undefined> {
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(request.headers.get("content-type") ?? "")) {
    return undefined;
  }
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > 4 * MAX_LENGTH) return undefined;
  return fieldsOf(await request.formData());
}

function fieldsOf(form: FormData): Record<string, string> | undefined {
  const fields: Record<string, string> = {};
  let length = 0;
  for (const [name, value] of form) {
    if (typeof value !== "string" || /password|code|token/i.test(name)) continue;
    length += name.length + value.length;
    // The ticks of one group share a name: each on a line of its own.
    fields[name] = name in fields ? `${fields[name]}\n${value}` : value;
  }
  return length > 0 && length <= MAX_LENGTH ? fields : undefined;
}
