import { hashToken } from "~/db/token";

interface CookieOptions {
  /** Seconds; without it the browser forgets at its end, with 0 at once. */
  maxAgeSeconds?: number;
}

/** The `Set-Cookie` of one of our cookies. All are `__Host-`: secure, ours alone, out of reach of scripts. */
export function hostCookie(name: string, value: string, { maxAgeSeconds }: CookieOptions = {}): string {
  const age = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
  return `__Host-${name}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax${age}`;
}

/** The `Set-Cookie` that makes the browser forget one of them. */
export const forgetHostCookie = (name: string): string => hostCookie(name, "", { maxAgeSeconds: 0 });

/** The value of one of our cookies, null when it is missing or empty. */
export function readHostCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = pair.trim().split("=");
    if (key === `__Host-${name}`) return value.join("=") || null;
  }
  return null;
}

/** The hash of the token in one of our cookies, null when there is none. */
export function hashOfHostCookie(request: Request, name: string): string | null {
  const token = readHostCookie(request, name);
  return token === null ? null : hashToken(token);
}
