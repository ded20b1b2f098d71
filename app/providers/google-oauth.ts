import * as z from "zod";
import { isProviderError, ProviderError } from "./errors";
import { type Answer, type Connection, request } from "./request";
import { retry } from "./retry";

interface GoogleOAuthConfig extends Connection {
  clientId: string;
  clientSecret: string;
  /** https://accounts.google.com */
  accountsBaseUrl: string;
  /** https://oauth2.googleapis.com */
  oauth2BaseUrl: string;
  /** https://www.googleapis.com, where the keys are that sign identity tokens. */
  apisBaseUrl: string;
}

export type GoogleOAuth = ReturnType<typeof createGoogleOAuth>;

export interface GoogleTokens {
  accessToken: string;
  expiresInSeconds: number;
  /** What the user allowed, space between; may be less than was asked. */
  scope: string;
  /** Only with offline access and a consent screen: keep the old one when it is absent. */
  refreshToken?: string;
  /** Not verified. */
  idToken?: string;
}

interface AuthorizationRequest {
  /** Must equal a registered one to the letter. */
  redirectUri: string;
  scopes: readonly string[];
  state: string;
  /** base64url of the verifier's SHA-256. */
  codeChallenge: string;
  nonce: string;
  /** The address that the user most likely means. */
  loginHint?: string;
  /** Asks for a refresh token, and so always shows the consent screen. */
  offline?: boolean;
}

const Tokens = z
  .object({
    access_token: z.string().min(1),
    expires_in: z.number().positive(),
    scope: z.string().default(""),
    refresh_token: z.string().min(1).optional(),
    id_token: z.string().min(1).optional(),
  })
  .transform(
    (raw): GoogleTokens => ({
      accessToken: raw.access_token,
      expiresInSeconds: raw.expires_in,
      scope: raw.scope,
      ...(raw.refresh_token && { refreshToken: raw.refresh_token }),
      ...(raw.id_token && { idToken: raw.id_token }),
    }),
  );
const Refusal = z.object({ error: z.string() });

/** Google's consent screen and token endpoint. Errors are ProviderErrors whose `reason` is Google's `error` word. */
export function createGoogleOAuth(config: GoogleOAuthConfig) {
  const client = { client_id: config.clientId, client_secret: config.clientSecret };

  async function post(path: string, form: Record<string, string>, write: boolean): Promise<Answer> {
    const url = `${config.oauth2BaseUrl}${path}`;
    const answer = await request("google-oauth", config, {
      method: "POST",
      url,
      body: new URLSearchParams(form),
      write,
    });
    if (answer.ok) return answer;
    const reason = Refusal.safeParse(answer.body).data?.error;
    throw new ProviderError("google-oauth", answer.status, { reason, write });
  }

  async function tokens(form: Record<string, string>, write: boolean): Promise<GoogleTokens> {
    const answer = await post("/token", { ...form, ...client }, write);
    const parsed = Tokens.safeParse(answer.body);
    if (!parsed.success) throw new ProviderError("google-oauth", answer.status, { reason: "unreadable", write });
    return parsed.data;
  }

  return {
    /** Ours: tokens that are meant for somebody else are none of our business. */
    clientId: config.clientId,
    /** The consent screen's address, without any question. */
    authorizationEndpoint: `${config.accountsBaseUrl}/o/oauth2/v2/auth`,

    /** Where to send the browser. Without `offline` it is a sign-in, with it the user grants lasting access. */
    authorizationUrl(ask: AuthorizationRequest): string {
      const url = new URL(`${config.accountsBaseUrl}/o/oauth2/v2/auth`);
      url.search = new URLSearchParams({
        client_id: config.clientId,
        redirect_uri: ask.redirectUri,
        response_type: "code",
        scope: ask.scopes.join(" "),
        state: ask.state,
        code_challenge: ask.codeChallenge,
        code_challenge_method: "S256",
        nonce: ask.nonce,
        ...(ask.loginHint && { login_hint: ask.loginHint }),
        ...(ask.offline && { access_type: "offline", prompt: "consent", include_granted_scopes: "true" }),
      }).toString();
      return url.toString();
    },

    /** Trades a code for tokens, in one try: a code is good once, so a second try after silence would fail anyway. */
    exchangeCode({ code, redirectUri, codeVerifier }: { code: string; redirectUri: string; codeVerifier: string }) {
      const form = { grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: codeVerifier };
      return tokens(form, true);
    },

    /**
     * A new access token. Repeated when Google is silent or stumbles, because refreshing twice does no harm.
     *
     * @throws ProviderError with reason "invalid_grant", not retryable, when the grant is over
     */
    refresh(refreshToken: string): Promise<GoogleTokens> {
      const form = { grant_type: "refresh_token", refresh_token: refreshToken };
      return retry(
        config,
        (error) => error.retryable,
        () => tokens(form, false),
      );
    },

    /** Ends the whole grant of this user, whichever of its tokens is given. A token that is dead already is fine. */
    async revoke(token: string): Promise<void> {
      try {
        await retry(
          config,
          (error) => error.retryable,
          () => post("/revoke", { token }, true),
        );
      } catch (error) {
        if (!(isProviderError(error) && error.status === 400 && error.reason === "invalid_token")) throw error;
      }
    },
  };
}
