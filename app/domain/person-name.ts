import { ACCOUNT_WORDS, asSeen, BRANDS, SHORT_TITLES } from "./name-words";
import { cut } from "./text";

/** The longest name that somebody may give themselves. */
export const NAME_MAX = 100;
/** The longest name that is shown. */
const SHOWN_NAME = 60;

/**
 * A name as it is shown, whoever wrote it: letters, figures and what belongs into a name, on one line. What could fake
 * more than a name goes: addresses, links, brackets, quotes, badges, marks of bold, what is invisible or turns the
 * direction of the text, and whatever a dash appends.
 *
 * "Wendy (wendy@bank.example) — verified" is "Wendy", "Jean (JP) Petit" is "Jean JP Petit".
 *
 * @returns at most 60 characters; empty when nothing of a name is left
 */
export function personName(name: string): string {
  const words = plainLetters(name.slice(0, LONGEST_READ))
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(INVISIBLE, "")
    .replace(/[()[\]{}<>（）【】「」"“”„«»]+/gu, " ")
    .split(/\s+/u)
    .filter((word) => !IS_ADDRESS.test(word) && !IS_LINK.test(word))
    .join(" ")
    .replace(/^[\s\p{Pd}|:/]+/u, "")
    // What a dash or the like appends; one inside of a word belongs to it.
    .replace(/(?:\s[-|:/~·•]+\s|\s?[\u2012-\u2015\u2e3a\u2e3b]).*$/u, "")
    .replace(/[^\p{L}\p{M}\p{N}\s.,'’‘ʼ&·\u2010\u2011-]+/gu, " ")
    .replace(/(\p{M}{3})\p{M}+/gu, "$1")
    // A long number is somebody's phone, and a dot before a letter makes a link.
    .replace(/\+?\p{N}[\p{N}\s.-]{5,}\p{N}/gu, " ")
    .replace(/\.(?=[\p{L}\p{N}])/gu, ". ")
    .replace(/\s+/gu, " ")
    .replace(/^[\s.,'’&·-]+|[\s,&·-]+$/gu, "");
  return /[\p{L}\p{N}]/u.test(words) ? cut(words, SHOWN_NAME) : "";
}

/** Longer names are not read to the end. */
const LONGEST_READ = 500;
const IS_ADDRESS = /[^@]@[^@]/u;
const IS_LINK = /:\/\/|^www\.|^(?:mailto|tel|sms|whatsapp|javascript|data):|\.\p{L}{2,}[/:?#]/iu;
/** Takes no room on the screen, or turns the text around. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{Cs}\p{Co}\u2800]/gu;

/** Letters that were drawn to look bold, circled or wide are the letters that they stand for. */
export const plainLetters = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u{1d400}-\u{1d7ff}\uff01-\uff5e\uff61\u2460-\u24ff\u{1f130}-\u{1f189}\u2024\ufe52]/gu, (letter) =>
      letter.normalize("NFKC"),
    );

/** What `nameProblem` says of a name that says more than who somebody is. */
export const IS_SERVICE = "Leave out names of services: this is the name of a person.";
export const IS_MESSAGE = "Use a name alone, without a message.";

/** Why somebody cannot be called so, as one sentence for the form; undefined when they can. */
export function nameProblem(name: string): string | undefined {
  if (name.length > NAME_MAX) return `Use at most ${NAME_MAX} characters.`;
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name)) return "Use one line of letters.";
  if (/@/u.test(plainLetters(name))) return "Leave out the @: your address has a field of its own.";
  if (name.split(/\s+/u).some(looksLikeLink)) return "Leave out links.";
  if (!/\p{L}/u.test(name)) return "Enter your name in letters.";
  if (INVISIBLE_ONCE.test(name)) return "Leave out invisible characters.";
  if (/[<>{}[\]\\|`*~^"“”]|\s\p{Pd}\s|[\u2013-\u2015]|[!?:;！？：；؟؛]/u.test(name))
    return "Use letters, spaces, apostrophes, full stops and hyphens.";
  if (bearsBrand(name)) return IS_SERVICE;
  if (isMessage(name)) return IS_MESSAGE;
  return undefined;
}

/** Whether a name says more than who somebody is: it would speak for us, or to whoever reads it in a mail. */
export const saysMore = (name: string): boolean => bearsBrand(name) || isMessage(name);

/** Written apart or with letters of another script it is the same to the eye. */
function bearsBrand(name: string): boolean {
  // A capital I is an l to the eye.
  const words = asSeen(plainLetters(name)).replaceAll("l", "i").split(NO_LETTERS);
  const [whole, spelled] = [words.join(""), words.filter((word) => word.length === 1).join("")];
  return BRANDS.map((brand) => brand.replaceAll("l", "i")).some(
    (brand) => whole === brand || spelled.includes(brand) || words.some((one) => one.includes(brand)),
  );
}

function isMessage(name: string): boolean {
  if (/[。．｡۔…]\s*[\p{L}\p{N}]/u.test(name)) return true;
  for (const [, before = ""] of name.matchAll(GOES_ON)) if (!isShortened(before)) return true;
  const words = asSeen(name).split(NO_LETTERS).filter(Boolean);
  const [first = ""] = words;
  return ACCOUNT_WORDS.has(first) || words.filter((word) => ACCOUNT_WORDS.has(word)).length > 1;
}

/** An initial, a title or the like: "J.", "Dr.", "Prof.". A word without a vowel is none that a sentence ends with. */
function isShortened(word: string): boolean {
  const read = asSeen(word);
  return Array.from(word).length === 1 || SHORT_TITLES.has(read) || /^[b-df-hj-np-tv-xz]{1,4}$/u.test(read);
}

const NO_LETTERS = /[^\p{L}\p{N}]+/u;
const GOES_ON = /([\p{L}\p{M}\p{N}]+)\.+\s*(?=[\p{L}\p{N}])/gu;

/**
 * With an end that a browser or a phone could take for a site: "evil.example", "t.me", "EVIL.COM", not "J.R.R.",
 * "St.John" or "J.de". An ideographic full stop is a dot to a browser as well.
 */
function looksLikeLink(word: string): boolean {
  const read = plainLetters(word).replaceAll("\u3002", ".");
  return LOOKS_LIKE_LINK.test(read) || HAS_A_PATH.test(read) || HAS_A_KNOWN_END.test(read);
}

const LOOKS_LIKE_LINK = /:\/\/|^www\.|(?:[\p{L}\p{N}-]{2,}|(?<!\p{L})[\p{Ll}\p{N}])\.\p{Ll}{2,}(?:[/:?#.,]|$)/u;
const HAS_A_PATH = /[\p{L}\p{N}]\.\p{L}{2,}[/:?#]/u;
const HAS_A_KNOWN_END = /[\p{L}\p{N}]\.(?:com|net|org|info|biz|xyz)(?:[/:?#.,]|$)/iu;
const INVISIBLE_ONCE = new RegExp(INVISIBLE.source, "u");
