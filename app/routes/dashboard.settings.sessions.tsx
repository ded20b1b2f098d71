import { parseWithZod } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/components/badge";
import { LinkButton, SubmitButton } from "~/components/button";
import { Card } from "~/components/card";
import { selectIdentities } from "~/db/accounts";
import { noteEvent } from "~/db/audit-log";
import { deleteSession, deleteSessions, selectSessions } from "~/db/sessions";
import { clockOfZone } from "~/domain/clock-style";
import { deviceName } from "~/domain/device";
import { formatMoment, zoneInWords } from "~/domain/phrasing";
import { SecurityForm } from "~/forms/account";
import { requireUser } from "~/http/guard";
import { readPage } from "~/http/page";
import { clearSession } from "~/http/session";
import { redirectWithToast } from "~/http/toast";
import { unlinkGoogle } from "~/services/link-google";

export { SectionError as ErrorBoundary } from "~/components/section-error";

const PATH = "/dashboard/settings/sessions";

export const meta: MetaFunction = () => [{ title: "Security – Parley" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const now = context.clock();
  const { user, session, preferences, data } = await readPage(request, context, (userId) => ({
    sessions: selectSessions(context.db, userId, now),
    identities: selectIdentities(context.db, userId),
  }));
  const wording = { now, clock: clockOfZone(preferences.timezone) };
  const moment = (at: number, bare = false) => formatMoment(at, preferences.timezone, { ...wording, bare });
  return {
    hasPassword: user.hasPassword,
    googleSince: data.identities[0] ? moment(data.identities[0].createdAt) : null,
    clock: zoneInWords(preferences.timezone, now),
    sessions: data.sessions.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device: deviceName(device),
      since: moment(createdAt, true),
      // Written once an hour at most, so it is not more exact than that.
      seen: id === session.id ? null : moment(seenAt, true),
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user, session } = await requireUser(request, context);
  const submission = parseWithZod(await request.formData(), { schema: SecurityForm });
  if (submission.status !== "success") throw new Response("Bad Request", { status: 400 });
  const { db } = context;
  const wish = submission.value;
  if (wish.intent === "remove-google") {
    const removed = await unlinkGoogle(context, user);
    if (removed || user.hasPassword) throw redirectWithToast(PATH, { kind: "success", title: "Google removed" });
    throw redirectWithToast(PATH, {
      kind: "error",
      title: "Set a password first",
      text: "Google is your only way to sign in.",
    });
  }
  if (wish.intent === "end") {
    const ended = await deleteSession(db, user.id, wish.id);
    if (ended.length === 0) throw new Response("Not Found", { status: 404 });
    await noteEvent(db, user.id, "session-ended", context.clock());
    await context.sessionsEnded(user.id, { only: wish.id });
    if (wish.id === session.id) throw signedOut();
    throw redirectWithToast(PATH, { kind: "success", title: "Session ended" });
  }
  const all = wish.intent === "end-all";
  await deleteSessions(db, user.id, all ? undefined : session.id);
  await noteEvent(db, user.id, "sessions-ended", context.clock());
  await context.sessionsEnded(user.id, all ? { all } : { except: session.id });
  throw all ? signedOut() : redirectWithToast(PATH, { kind: "success", title: "All other sessions ended" });
}

function signedOut(): Response {
  return redirectWithToast("/", { kind: "success", title: "Logged out successfully" }, [
    ["set-cookie", clearSession()],
    ["clear-site-data", '"cache", "storage"'],
  ]);
}

export default function SessionsRoute() {
  const { hasPassword, googleSince, sessions, clock } = useLoaderData<typeof loader>();
  return (
    <>
      <Card title="How you sign in" text="We mail you whenever a way is added.">
        <ul className="divide-y divide-line">
          <Way
            name="Password"
            text={
              hasPassword ? "Changing it ends your other sessions." : "You have none. Setting one takes Google off."
            }
          >
            <LinkButton to="/dashboard/settings/password" look="secondary">
              {hasPassword ? "Change password" : "Set a password"}
            </LinkButton>
          </Way>
          <Way name="Google" text={googleText(googleSince, hasPassword)}>
            {googleSince !== null && hasPassword && (
              <Form method="post">
                <SubmitButton look="secondary" name="intent" value="remove-google">
                  Remove Google
                </SubmitButton>
              </Form>
            )}
          </Way>
        </ul>
      </Card>
      <Card
        title="Where you are signed in"
        text={`End what you do not recognise, and change your password then. Times are ${clock}.`}
      >
        <ul className="divide-y divide-line">
          {sessions.map(({ id, device, since, seen }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
              <div>
                <p className="font-medium">
                  {device} {seen === null && <Badge tone="ok">This browser</Badge>}
                </p>
                <p className="text-muted text-sm">
                  {seen !== null && `Last seen ${seen}. `}Signed in {since}.
                </p>
              </div>
              {/* A plain form: it may end the session that this page lives on. */}
              <form method="post">
                <input type="hidden" name="id" value={id} />
                <SubmitButton look="secondary" name="intent" value="end" aria-label={`End the session of ${device}`}>
                  End
                </SubmitButton>
              </form>
            </li>
          ))}
        </ul>
        <Form method="post" reloadDocument className="mt-4 flex flex-wrap gap-2">
          <SubmitButton look="secondary" name="intent" value="end-others">
            Sign out everywhere else
          </SubmitButton>
          <SubmitButton look="danger" name="intent" value="end-all">
            Sign out everywhere
          </SubmitButton>
        </Form>
      </Card>
    </>
  );
}

/** One way into the account and what can be done about it. */
function Way({ name, text, children }: { name: string; text: string; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div>
        <p className="font-medium">{name}</p>
        <p className="text-muted text-sm">{text}</p>
      </div>
      {children}
    </li>
  );
}

function googleText(since: string | null, hasPassword: boolean): string {
  if (since === null) return "Not connected. Choose “Continue with Google” when you sign in to connect it.";
  return hasPassword
    ? `Connected since ${since}.`
    : `Connected since ${since}. It is your only way to sign in: set a password before you remove it.`;
}
