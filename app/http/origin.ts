/**
 * Refuses a write that another site has started. Browsers say where a request comes from in `Sec-Fetch-Site`; where
 * that is missing, `Origin` must be ours. Forms need no token and so work without scripts.
 *
 * @throws Response 403 when it is not ours, or nothing says so
 */
export function requireSameOrigin(request: Request, { appUrl }: { appUrl: string }): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const ours = [new URL(request.url).origin, new URL(appUrl).origin];
  const allowed = site === null ? origin !== null && ours.includes(origin) : site === "same-origin";
  if (!allowed) throw new Response("This form was sent from another site.", { status: 403, statusText: "Forbidden" });
}
