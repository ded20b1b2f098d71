/**
 * An address as it is shown: whole, with nothing in it that a reader cannot see. Where it has letters outside of ASCII,
 * which may look like others or run from right to left, the form that mail uses stands beside it:
 * "anna@bücher.example [anna@xn--bcher-kva.example]".
 *
 * @param max where there is little room: the middle of what stands before the @ is left out then, the domain never
 */
export function shownAddress(address: string, max = Number.POSITIVE_INFINITY): string {
  const seen = address
    .trim()
    // Left out, they would show an address that is not the one that is written to.
    .replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, "\ufffd")
    // WhatsApp would take these for bold and the like, and not show them.
    .replace(/[*~`]|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_/gu, (mark) => WIDE[mark] ?? mark);
  const at = seen.lastIndexOf("@");
  const local = seen.slice(0, Math.max(at, 0));
  const domain = seen.slice(at + 1);
  const ascii = /^[\x20-\x7e＊～｀＿]*$/u.test(seen)
    ? ""
    : ` [${local === "" ? "" : `${inAscii(local)}@`}${inAscii(domain)}]`;
  if (at < 0) return seen + ascii;
  return `${withoutMiddle(local, max - domain.length - 1 - ascii.length)}@${domain}${ascii}`;
}

const WIDE: Record<string, string> = { "*": "＊", "~": "～", "`": "｀", _: "＿" };

/** As mail and the web write it; where that cannot be, each foreign character by its number. */
function inAscii(part: string): string {
  const url = /^[\p{L}\p{M}\p{N}.-]+$/u.test(part) && URL.canParse(`http://${part}`) ? new URL(`http://${part}`) : null;
  return url?.hostname || part.replace(/[^\x20-\x7e]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
}

/** At least the first and the last character stay. */
function withoutMiddle(local: string, max: number): string {
  const letters = Array.from(local);
  const kept = Math.max(2, Math.floor(max) - 1);
  if (letters.length <= kept + 1) return local;
  const head = Math.ceil(kept / 2);
  return `${letters.slice(0, head).join("")}…${letters.slice(letters.length - (kept - head)).join("")}`;
}
