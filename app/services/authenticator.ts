import type { SessionStorage } from "@remix-run/cloudflare";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { type GoogleProfile, GoogleStrategy } from "remix-auth-google";
import type { Deps } from "./deps";
import { type SignIn, signIn } from "./sign-in";
import { type GoogleSignIn, signInWithGoogle } from "./sign-in-with-google";

/** What one round trip to Google must bring back unchanged. */
export interface SignInAttempt {
  /** PKCE: only whoever started can use the code. */
  codeVerifier: string;
  /** base64url of the verifier's SHA-256. */
  codeChallenge: string;
  /** Ties the identity token to this sign-in. */
  nonce: string;
}

type Needs = Pick<
  Deps,
  "db" | "clock" | "passwords" | "encryption" | "queueDelivery" | "googleOAuth" | "googleIdentity" | "appUrl"
>;

/** Signing in with an address and a password. What the form held comes as `context`. */
export function passwordAuthenticator(deps: Needs, attempt: Omit<Parameters<typeof signIn>[1], "email" | "password">) {
  return new Authenticator<SignIn>(NO_STORAGE, { throwOnError: true }).use(
    new FormStrategy(({ form }) =>
      signIn(deps, { ...attempt, email: String(form.get("email")), password: String(form.get("password")) }),
    ),
    "password",
  );
}

/**
 * Signing in with Google: the first call redirects to the consent screen, the second, at the callback, reads what came
 * back.
 *
 * @param storage keeps the state in between, in the browser
 * @param attempt what the same storage holds besides
 */
export function googleAuthenticator(deps: Needs, storage: SessionStorage, attempt: SignInAttempt) {
  return new Authenticator<GoogleSignIn>(storage, { throwOnError: true }).use(new Google(deps, attempt), "google");
}

/** The package's strategy with our client: PKCE and nonce, timeouts, and an identity token that is checked. */
class Google extends GoogleStrategy<GoogleSignIn> {
  constructor(
    private readonly deps: Needs,
    private readonly attempt: SignInAttempt,
  ) {
    const clientID = deps.googleOAuth.clientId;
    const callbackURL = `${deps.appUrl}/auth/callback`;
    super({ clientID, clientSecret: "kept by the client", callbackURL, scope: "openid email profile" }, ({ profile }) =>
      signInWithGoogle(deps, {
        subject: profile.id,
        email: profile._json.email,
        emailVerified: profile._json.email_verified,
        ...(profile._json.hd && { hostedDomain: profile._json.hd }),
        name: profile.displayName,
      }),
    );
    this.authorizationURL = deps.googleOAuth.authorizationEndpoint;
  }

  protected override authorizationParams(): URLSearchParams {
    const { codeChallenge, nonce } = this.attempt;
    return new URLSearchParams({ code_challenge: codeChallenge, code_challenge_method: "S256", nonce });
  }

  protected override async fetchAccessToken(code: string) {
    const { codeVerifier } = this.attempt;
    const { accessToken, idToken } = await this.deps.googleOAuth.exchangeCode({
      code,
      redirectUri: this.callbackURL,
      codeVerifier,
    });
    // The strategy's type lists what Google sends beside; only the identity token is read.
    return { accessToken, refreshToken: "", extraParams: { id_token: idToken ?? "" } as never };
  }

  protected override async userProfile(_accessToken: string, answer?: { id_token?: string }): Promise<GoogleProfile> {
    const { googleIdentity, clock } = this.deps;
    const person = await googleIdentity.verify(answer?.id_token ?? "", this.attempt.nonce, clock());
    if (!person) throw new Error("Google's answer does not belong to this sign-in.");
    const { subject, email, emailVerified, hostedDomain = "", name = "" } = person;
    const names = { familyName: "", givenName: "" };
    return {
      provider: "google",
      id: subject,
      displayName: name,
      name: names,
      emails: [{ value: email }],
      photos: [{ value: "" }],
      _json: {
        sub: subject,
        name,
        given_name: "",
        family_name: "",
        picture: "",
        locale: "",
        email,
        email_verified: emailVerified,
        hd: hostedDomain,
      },
    };
  }
}

/** The password strategy keeps nothing between two requests; sessions are ours (`~/http/session`). */
const NO_STORAGE: SessionStorage = {
  getSession: () => Promise.reject(new Error("No session is kept here")),
  commitSession: () => Promise.reject(new Error("No session is kept here")),
  destroySession: () => Promise.reject(new Error("No session is kept here")),
};
