import { redirect } from "@remix-run/cloudflare";

/** The chapters of the first page that links may ask for in `scrollTo`. */
const SECTIONS = ["features", "how-it-works", "pricing", "faq"];

/**
 * Turns `?scrollTo=pricing` into the anchor, which browsers follow without scripts.
 *
 * @throws Response that redirects, when the query names a chapter
 */
export function requireNoSection(request: Request): void {
  const section = new URL(request.url).searchParams.get("scrollTo");
  if (section !== null && SECTIONS.includes(section)) throw redirect(`/#${section}`);
}
