interface PageSecurity {
  nonce: string;
  /** Where forms may end up beside ourselves: a form that is answered with a redirect counts as sent there. */
  formTargets: readonly string[];
  /** Whether the answer is one person's own. */
  isPrivate: boolean;
}

/** The same on every answer, whatever it is. `public/_headers` repeats them for the files that no Worker serves. */
const ALWAYS: Record<string, string> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), " +
    "magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()",
};

/** A copy of the answer with the headers that browsers need to hold it tight; a WebSocket's answer stays as it is. */
export function withSecurityHeaders(response: Response, page: PageSecurity): Response {
  if (response.status === 101) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
  headers.set("content-security-policy", contentSecurityPolicy(page));
  // A cookie in a shared cache would be given to the next person.
  if (page.isPrivate || headers.has("set-cookie")) headers.set("cache-control", "private, no-store");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Nothing unless it is ours; inline scripts and style sheets only with the nonce, plug-ins never. */
function contentSecurityPolicy({ nonce, formTargets }: PageSecurity): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
