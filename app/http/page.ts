import type { AppLoadContext } from "@remix-run/cloudflare";
import type { SQL } from "drizzle-orm";
import { runTogether, type Statement } from "~/db/database";
import { selectFormDraft } from "~/db/form-drafts";
import { insertUserRows } from "~/db/new-user-rows";
import type { Billing } from "~/db/quota";
import { readSignedIn, type SignedInRow, selectSignedIn, touchSession, userOfSession } from "~/db/sessions";
import type { Instant } from "~/domain/time";
import { draftTokenHash, pathOf } from "./form-draft";
import { sessionTokenHash } from "./session";
import { pageOf, redirectToSignIn } from "./sign-in-redirect";

/** The rows that each of the page's statements gave, under the statement's own name. */
type Rows<T extends Record<string, Statement>> = { [K in keyof T]: T[K]["_"]["result"] };

export interface SignedInPage<T extends Record<string, Statement>> {
  user: SignedInRow["user"];
  session: SignedInRow["session"];
  integrations: NonNullable<SignedInRow["integrations"]>;
  preferences: NonNullable<SignedInRow["preferences"]>;
  data: Rows<T>;
  /** What this page's form held when it was posted after the session had ended: to fill the form again. */
  formDraft: Record<string, string> | null;
}

type Context = Pick<AppLoadContext, "db" | "clock">;

/**
 * The first line of every private loader: checks the session and reads what the page needs, in one trip to D1. Loaders
 * of the same request that call it in the same tick (layout and page) share that trip, so nothing may be awaited before.
 *
 * @param statements the page's own reads, not run yet; `userId` is a subquery on the session
 * @throws Response that redirects to `/auth` and back when there is no live session
 */
export async function readPage<T extends Record<string, Statement> = Record<never, never>>(
  request: Request,
  context: Context,
  statements?: (userId: SQL) => T,
): Promise<SignedInPage<T>> {
  const tokenHash = sessionTokenHash(request);
  if (tokenHash === null) throw redirectToSignIn(pageOf(request));
  const now = context.clock();
  const userId = userOfSession(tokenHash, now);
  const own = Object.entries(statements?.(userId) ?? {});
  const draftHash = draftTokenHash(request);
  const kept = draftHash ? [selectFormDraft(context.db, draftHash, userId, now)] : [];
  const read = () => readTogether(context, tokenHash, now, [...own.map(([, statement]) => statement), ...kept]);

  let { row, results } = await read();
  if (!row) throw redirectToSignIn(pageOf(request));
  if (!row.integrations || !row.preferences) {
    await runTogether(context.db, insertUserRows(context.db, row.user.id, row.user.createdAt));
    ({ row, results } = await read());
  }
  if (!row?.integrations || !row.preferences) throw redirectToSignIn(pageOf(request));

  const { user, session, integrations, preferences } = row;
  // Each result has the type of the statement in the same place.
  const data = Object.fromEntries(own.map(([name], index) => [name, results[index]])) as Rows<T>;
  const draft = (results[own.length] as Awaited<ReturnType<typeof selectFormDraft>> | undefined)?.[0];
  const formDraft = draft?.path === pathOf(pageOf(request)) ? draft.fields : null;
  return { user, session, integrations, preferences, data, formDraft };
}

/** The one row of `selectBilling`: everybody has an account. */
export function billingOf(rows: readonly Billing[]): Billing {
  const [row] = rows;
  if (!row) throw new Error("a user without an account");
  return row;
}

interface RoundTrip {
  tokenHash: string;
  statements: Statement[];
  results: Promise<unknown[]>;
}

/** Round trips that have not left yet. Remix gives each loader its own copy of the request but the same context. */
const waiting = new WeakMap<object, RoundTrip>();

async function readTogether(context: Context, tokenHash: string, now: Instant, statements: Statement[]) {
  const shared = waiting.get(context);
  const own = shared?.tokenHash === tokenHash ? shared : startRoundTrip(context, tokenHash, now);
  const from = own.statements.length;
  own.statements.push(...statements);
  const results = await own.results;
  return { row: readSignedIn(results), results: results.slice(from, from + statements.length) };
}

function startRoundTrip(context: Context, tokenHash: string, now: Instant): RoundTrip {
  const { db } = context;
  const statements: Statement[] = [...selectSignedIn(db, tokenHash, now), touchSession(db, tokenHash, now)];
  // A microtask, not a timer: those of workerd take two milliseconds, a fifth of the page.
  const results = Promise.resolve().then(() => {
    if (waiting.get(context) === started) waiting.delete(context);
    return runTogether(db, statements);
  });
  const started = { tokenHash, statements, results };
  waiting.set(context, started);
  return started;
}
