/** What `If-Match` asks for: these states, or any at all. */
export type IfMatch = "any" | readonly string[];

const TAG = String.raw`(?:W/)?"[\x21\x23-\x7e\x80-\xff]*"`;
const TAGS = new RegExp(String.raw`^[\t ]*${TAG}(?:[\t ]*,[\t ]*${TAG})*[\t ]*$`);

/** Reads `If-Match` (RFC 9110, 13.1.1). @returns null when it is none: nobody's guard is passed over in silence */
export function readIfMatch(header: string): IfMatch | null {
  if (header.trim() === "*") return "any";
  return TAGS.test(header) ? (header.match(new RegExp(TAG, "g")) ?? []) : null;
}
