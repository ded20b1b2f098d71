import { PUBLIC_MAIL_DOMAINS } from "./meeting-filter";
import { personName, saysMore } from "./person-name";
import { untrustedText } from "./untrusted-text";

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

/**
 * The address of somebody whom its reader did not ask: enough for its owner to recognise it, too little for a message of
 * its own or a link. "anna@gmail.com" is "a•••@gmail.com", "anna@mail.your-account-is-locked.example" is
 * "a•••@•••your•••. example".
 */
export function maskEmail(address: string): string {
  const email = address.toLowerCase();
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const [first = ""] = Array.from(email.slice(0, at));
  const shown = PUBLIC_MAIL_DOMAINS.includes(domain) ? domain : maskDomain(domain);
  return `${untrustedText(first, 1)}•••@${shown}`;
}

/** "co.uk" and the like belong to everybody: the name stands in front of them. */
const SHARED_END = /\.[a-z]{2,3}\.[a-z]{2}$/;

function maskDomain(domain: string): string {
  const labels = domain.split(".");
  const kept = labels.slice(SHARED_END.test(domain) ? -3 : -2);
  const [name = "", ...ends] = kept;
  const hidden = labels.length > kept.length ? "•••" : "";
  return `${hidden}${[beginning(name, 4), ...ends.map((end) => beginning(end, 7))].join(". ")}`;
}

/** More of it could say something. */
function beginning(label: string, max: number): string {
  const letters = Array.from(label);
  return letters.length > max ? `${letters.slice(0, max).join("")}•••` : label;
}

/** How somebody is called where a stranger reads it: by a name that is no more, or else by an address that is no link. */
export const strangerCalled = ({ name, email }: { name: string; email: string }): string =>
  (saysMore(name) ? "" : personName(name)) || untrustedText(email, SHOWN_MAX);

const SHOWN_MAX = 80;
