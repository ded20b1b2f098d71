import type { SandboxEnv } from "../settings";

/** What an app asks for on the consent page. */
export interface Ask {
  clientId: string;
  redirectUri: string;
  responseType: string;
  scopes: string[];
  state: string;
  offline: boolean;
  prompt: string;
  includeGranted: boolean;
  loginHint: string;
  nonce: string;
  codeChallenge: string;
  codeChallengeMethod: string;
}

export function askOf(query: URLSearchParams): Ask {
  const text = (name: string) => query.get(name) ?? "";
  return {
    clientId: text("client_id"),
    redirectUri: text("redirect_uri"),
    responseType: text("response_type"),
    scopes: [...new Set(text("scope").split(/\s+/).filter(Boolean))],
    state: text("state"),
    offline: text("access_type") === "offline",
    prompt: text("prompt"),
    includeGranted: text("include_granted_scopes") === "true",
    loginHint: text("login_hint").toLowerCase(),
    nonce: text("nonce"),
    codeChallenge: text("code_challenge"),
    codeChallengeMethod: text("code_challenge_method"),
  };
}

/** Where Google may send people back to, to the letter. */
export function redirectUris(env: SandboxEnv): string[] {
  const listed = env.GOOGLE_REDIRECT_URIS.split(/\s+/).filter(Boolean);
  return listed.map((uri) => (uri.startsWith("/") ? env.APP_URL + uri : uri));
}
