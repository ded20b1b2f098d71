/** The chapters of the first page that links may ask for in `scrollTo`. */
const SECTIONS = ["features", "how-it-works", "pricing", "faq"];

/** Where `?scrollTo=pricing` leads: to the anchor, which browsers follow without scripts. Null for any other address. */
export function sectionAsked({ searchParams }: URL): string | null {
  const section = searchParams.get("scrollTo");
  return section !== null && SECTIONS.includes(section) ? `/#${section}` : null;
}
