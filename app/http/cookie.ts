interface CookieOptions {
  /** Seconds; without it the browser forgets at its end, with 0 at once. */
  maxAgeSeconds?: number;
}

/** The `Set-Cookie` of one of our cookies. All are `__Host-`: secure, ours alone, out of reach of scripts. */
export function hostCookie(name: string, value: string, { maxAgeSeconds }: CookieOptions = {}): string {
  const age = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
  return `__Host-${name}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax${age}`;
}

/** The value of one of our cookies, null when it is missing or empty. */
export function readHostCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, ...value] = pair.trim().split("=");
    if (key === `__Host-${name}`) return value.join("=") || null;
  }
  return null;
}
