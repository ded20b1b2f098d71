import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { AuthCard, TextLink } from "~/components/auth-card";
import { SubmitButton } from "~/components/button";
import { type OAuthClient, selectClient } from "~/db/oauth";
import { API_SCOPES, type ApiScope, UNATTENDED } from "~/domain/api-scopes";
import { isChallenge, isRegistered, readScopes, redirectHost } from "~/domain/oauth";
import { ConsentForm } from "~/forms/oauth";
import { requireConsenter } from "~/http/consent-request";
import { letClientIn } from "~/services/oauth/connect";

export const meta: MetaFunction = () => [
  { title: "Connect an assistant – Parley" },
  { name: "robots", content: "noindex" },
];

interface Asked {
  client: OAuthClient;
  redirectUri: string;
  /** What the client is told when its request cannot be granted. */
  fault: { error: string; error_description?: string } | null;
  /** None where a fault is. */
  scopes: ApiScope[];
  challenge: string;
  /** Sends the browser back to the client, with its state and who we are (RFC 9207). */
  back(fields: Record<string, string>): Response;
}

/**
 * What a client asks for. While it is not known where it may be answered, nobody is sent anywhere.
 *
 * @returns null when there is no such client, or not at that address
 */
async function readAsked(request: Request, { db, appUrl }: AppLoadContext): Promise<Asked | null> {
  const query = new URL(request.url).searchParams;
  const field = (name: string) => query.get(name) ?? "";
  // What is there twice may be read as either (RFC 6749, 3.1); of resources there may be several (RFC 8707).
  if ([...new Set(query.keys())].some((name) => name !== "resource" && query.getAll(name).length > 1)) return null;
  const [client] = await selectClient(db, field("client_id"));
  const redirectUri =
    field("redirect_uri") || (client?.redirectUris.length === 1 ? (client.redirectUris[0] ?? "") : "");
  if (!client || !isRegistered(redirectUri, client.redirectUris)) return null;
  const back = (fields: Record<string, string>) => {
    const url = new URL(redirectUri);
    const state = query.get("state");
    for (const [name, value] of Object.entries({ ...fields, ...(state !== null && { state }), iss: appUrl }))
      url.searchParams.set(name, value);
    return redirect(url.href, { status: 303 });
  };
  const scopes = readScopes(query.get("scope"));
  const challenge = field("code_challenge");
  const fault = faultOf(query, appUrl);
  return { client, redirectUri, fault, scopes: scopes ?? [], challenge, back };
}

/** What is wrong with the request of a known client, as OAuth names it. */
function faultOf(query: URLSearchParams, appUrl: string): Asked["fault"] {
  if (query.get("response_type") !== "code") return { error: "unsupported_response_type" };
  if (!isChallenge(query.get("code_challenge") ?? "") || query.get("code_challenge_method") !== "S256")
    return { error: "invalid_request", error_description: "PKCE with S256 is required" };
  if (query.getAll("resource").some((one) => one !== `${appUrl}/mcp`)) return { error: "invalid_target" };
  return readScopes(query.get("scope")) ? null : { error: "invalid_scope" };
}

/**
 * A GET lets nobody in, and sends nobody on: anybody may register a client, so an error of one leaves only by a button
 * that names where it leads (RFC 9700, 4.11.2).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await requireConsenter(request, context);
  const asked = await readAsked(request, context);
  if (!asked) return data({ asked: null, email: user.email }, { status: 400 });
  const { client, redirectUri, scopes, fault } = asked;
  const shown = { name: client.name, host: redirectHost(redirectUri), scopes, fault: fault?.error ?? null };
  return data({ asked: shown, email: user.email }, { status: fault ? 400 : 200 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { user } = await requireConsenter(request, context);
  const asked = await readAsked(request, context);
  const submission = parseWithZod(await request.formData(), { schema: ConsentForm });
  if (!asked || submission.status !== "success") throw new Response("Bad Request", { status: 400 });
  const { client, redirectUri, fault, scopes, challenge, back } = asked;
  const { intent, unattended } = submission.value;
  if (fault) return back(fault);
  if (intent === "deny") return back({ error: "access_denied" });
  // To do without a yes is a tick of its own, whatever was asked for.
  const granted = scopes.filter((scope) => scope !== UNATTENDED || unattended === "on");
  return back({ code: await letClientIn(context, { owner: user, client, redirectUri, scopes: granted, challenge }) });
}

export default function AuthorizeRoute() {
  const { asked, email } = useLoaderData<typeof loader>();
  if (!asked)
    return (
      <AuthCard
        title="This does not work"
        text="No assistant of that name has registered here, or not with that address."
      >
        <p>
          Nothing was connected. Begin again in your assistant, or go to <TextLink to="/dashboard">Parley</TextLink>.
        </p>
      </AuthCard>
    );
  const { name, host, scopes, fault } = asked;
  if (fault)
    return (
      <AuthCard
        title="This does not work"
        text={
          <>
            What <strong className="break-words">{host}</strong> asks for, as “{name}”, cannot be given ({fault}).
          </>
        }
      >
        <p>
          Nothing was connected. If you do not know that address, go to <TextLink to="/dashboard">Parley</TextLink>{" "}
          instead.
        </p>
        <form method="post">
          <SubmitButton look="secondary" name="intent" value="deny" className="max-w-full break-words">
            Back to {host}
          </SubmitButton>
        </form>
      </AuthCard>
    );
  return (
    <AuthCard
      title={`Connect “${name}”?`}
      text={
        <>
          It comes from <strong className="break-words">{host}</strong> and asks for your account {email}. The name is
          its own word: go by the address.
        </>
      }
    >
      {/* Its answer leads to another site, which Remix's own forms do not follow. */}
      <form method="post" className="flex flex-col gap-5">
        <div>
          <p className="font-medium">It may</p>
          <ul className="mt-2 flex list-disc flex-col gap-2 pl-5">
            {scopes
              .filter((scope) => scope !== UNATTENDED)
              .map((scope) => (
                <li key={scope}>{WORDS[scope] ?? API_SCOPES[scope]}</li>
              ))}
          </ul>
        </div>
        {scopes.includes(UNATTENDED) && (
          <label className="flex items-start gap-3 rounded-control bg-warn-soft p-3 text-ink forced-colors:border">
            <input type="checkbox" name="unattended" className="mt-1 size-5 shrink-0" />
            <span>
              Without asking me each time. Words that others have written, in a calendar or a mail, may get it to book
              or cancel. Leave this empty and you are asked.
            </span>
          </label>
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="intent" value="allow">
            Allow
          </SubmitButton>
          <SubmitButton look="secondary" name="intent" value="deny">
            Deny
          </SubmitButton>
        </div>
      </form>
      <p className="text-muted">You end it at any time in Settings, under API.</p>
    </AuthCard>
  );
}

/** Over MCP a write is a question. */
const WORDS: Partial<Record<ApiScope, string>> = {
  "meetings:write": "Propose meetings, cancellations and undoing. You say yes or no to each.",
};
