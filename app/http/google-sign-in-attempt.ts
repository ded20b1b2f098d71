import { type AppLoadContext, createSession, type SessionStorage } from "@remix-run/cloudflare";
import { newToken } from "~/db/token";
import { MINUTE, SECOND } from "~/domain/time";
import { forgetHostCookie, hostCookie, readHostCookie } from "./cookie";

const NAME = "google-sign-in";
const CONTEXT = "google-sign-in";
/** How long somebody may look at Google's pages. */
const MAX_AGE_MS = 10 * MINUTE;

interface SignInAttempt {
  codeVerifier: string;
  nonce: string;
  /** Where the user wanted to go, a path of our own. */
  redirectTo: string;
  /** UTC milliseconds. */
  endsAt: number;
}

type Context = Pick<AppLoadContext, "encryption" | "clock">;

/** Secrets for a new trip to Google. */
export function newSignInAttempt(redirectTo: string, { clock }: Pick<Context, "clock">): SignInAttempt {
  return { codeVerifier: newToken(), nonce: newToken(), redirectTo, endsAt: clock() + MAX_AGE_MS };
}

/** The trip that this browser is on; undefined when there is none, it took too long, or the cookie is not ours. */
export async function readSignInAttempt(
  request: Request,
  { encryption, clock }: Context,
): Promise<SignInAttempt | undefined> {
  const value = readHostCookie(request, NAME);
  if (value === null) return undefined;
  try {
    const { kept }: { kept: SignInAttempt } = JSON.parse(await encryption.decrypt(value, CONTEXT)); // encrypted by `signInAttemptStorage`
    return kept.endsAt > clock() ? kept : undefined;
  } catch {
    return undefined; // broken or made up
  }
}

/** Where remix-auth keeps its state: in the same encrypted cookie as the secrets of the trip. */
export function signInAttemptStorage(kept: SignInAttempt, { encryption }: Pick<Context, "encryption">): SessionStorage {
  return {
    async getSession(cookieHeader) {
      const value = readHostCookie(
        new Request("https://own.invalid", { headers: { cookie: cookieHeader ?? "" } }),
        NAME,
      );
      const data = value === null ? {} : await encryption.decrypt(value, CONTEXT).then(JSON.parse, () => ({}));
      return createSession(data.state ?? {});
    },
    async commitSession(session) {
      const encrypted = await encryption.encrypt(JSON.stringify({ kept, state: session.data }), CONTEXT);
      return hostCookie(NAME, encrypted, { maxAgeSeconds: MAX_AGE_MS / SECOND });
    },
    destroySession: async () => clearSignInAttempt(),
  };
}

/** The `Set-Cookie` value that ends the trip: it leads back once. */
export function clearSignInAttempt(): string {
  return forgetHostCookie(NAME);
}
