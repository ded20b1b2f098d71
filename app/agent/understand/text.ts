/** A message made plain. `said` and `folded` have the same length, so a position in one is a position in the other. */
export interface Text {
  /** What the person sees: no invisible marks, straight quotes, single spaces. */
  said: string;
  /** `said` in lower case without accents: what the rules read. */
  folded: string;
}

/** Longer messages are read up to here. WhatsApp sends 4,096 characters; a list of addresses may come by other ways. */
const MAX_LENGTH = 16_384;

/** Marks without a shape of their own: joiners, direction marks, variation selectors, soft hyphens. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes what cannot be seen and what differs only in typography. Never throws, linear in the length. */
export function readText(raw: string): Text {
  // Some thirty rules of one turn ask for the same message.
  if (last.raw !== raw) last = { raw, text: madePlain(raw) };
  return last.text;
}

let last: { raw: string; text: Readonly<Text> } = { raw: "", text: { said: "", folded: "" } };

function madePlain(raw: string): Text {
  const said = raw
    .slice(0, MAX_LENGTH)
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/[\u2012-\u2015\u2212]/g, "-")
    .replace(QUOTED, '$1"$2"')
    .replace(COMPOUND, "$1 $2 ")
    .replace(/\u2026/g, "...")
    .replace(/<\/?[a-z][^<>@]{0,200}>/gi, " ")
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .trim();
  return { said, folded: fold(said) };
}

/** A name in single quotes; not "'s ochtends", "'til 3" or "the guys' lunch". */
const QUOTED =
  /(^|\s)'(?!(?:s|t|n|m|k|ll|em|til|till|cause|round)\b)([^\s'"](?:[^'"]{0,60}[^\s'"])?)'(?=[\s.,;!?]|$)/gu;

/** "9-Uhr-Termin": what is joined to an hour stands beside it. */
const COMPOUND = /(?<![\p{L}\d-])(\d{1,2})-(\p{L}+)-(?=\p{L})/gu;

/** Lower case without accents, character by character: "Après-Midi" → "apres-midi". Keeps the length. */
export function fold(said: string): string {
  if (ASCII.test(said)) return said.toLowerCase();
  let folded = "";
  for (let i = 0; i < said.length; i++) {
    const code = said.charCodeAt(i);
    folded += code < 128 ? String.fromCharCode(code > 64 && code < 91 ? code + 32 : code) : foldOther(said[i] ?? " ");
  }
  return folded;
}

const ASCII = /^[\0-\x7f]*$/;

/** Its words and figures, folded and without what stands between them. */
export const foldedWords = (said: string): string[] => fold(said).match(/[\p{L}\p{N}]+/gu) ?? [];

function foldOther(char: string): string {
  if (char === "ß") return "s";
  const base = char.normalize("NFD")[0] ?? char;
  const lower = base.toLowerCase();
  return lower.length === 1 ? lower : char;
}

/** The named groups of the first form that is found. */
export function firstIn(forms: readonly RegExp[], said: string): Record<string, string | undefined> | undefined {
  for (const form of forms) {
    const { groups } = form.exec(said) ?? {};
    if (groups) return groups;
  }
  return undefined;
}
