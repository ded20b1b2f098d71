/** Short forms that no letters of the whole name show, by what each may stand for. */
const OTHERWISE = new Map(
  (
    "bob:robert,bill:william,jim:james,jack:john,ted:edward|theodore,dick:richard,rick:richard,mike:michael,mick:michael,nick:nicholas,tom:thomas|tomas," +
    "steve:stephen,harry:henry|harold,larry:lawrence|laurence,jerry:gerald|jerome,chuck:charles,liz:elizabeth,betty:elizabeth,peggy:margaret,maggie:margaret,meg:margaret," +
    "kate:catherine,katie:catherine,cathy:katherine,tony:anthony|antonio|anton,kees:cornelis,henk:hendrik,jan:johannes,hans:johannes,wim:willem,ton:antonius|antoon," +
    "jaap:jacob,koos:jacobus,sjaak:jacques,loes:louise,truus:geertruida,matze:matthias,sepp:josef,uschi:ursula,basti:sebastian,kalle:karl,fritz:friedrich," +
    "heinz:heinrich,lutz:ludwig,resi:theresa|therese,toni:antonia|antonio,lisa:elisabeth,manu:emmanuel|emmanuelle,momo:mohamed|mohammed,paco:francisco,curro:francisco," +
    "pepe:jose,pepa:josefa,nacho:ignacio,kike:enrique,quique:enrique,lola:dolores,concha:concepcion,charo:rosario,chema:jose,chus:jesus,beto:alberto|roberto,manolo:manuel,goyo:gregorio"
  )
    .split(",")
    .map((one): [string, string[]] => [one.slice(0, one.indexOf(":")), one.slice(one.indexOf(":") + 1).split("|")]),
);

/** Without an ending of endearment, and then without the letter that was doubled for it: "anni", "steffi". */
function stemsOf(short: string): string[] {
  const stem = short.replace(/(?:ie|[iey])$/, "");
  return stem === short ? [] : [stem, stem.replace(/(.)\1$/, "$1")];
}

/** What the names may be, or begin with, that a word is short for, besides the word itself; as keys. */
export const namesBehind = (word: string): string[] => [...stemsOf(word), ...(OTHERWISE.get(word) ?? [])];

/** Whether a word is nothing but a short form: "liz", not "bill". */
export const isShortAlone = (word: string): boolean => OTHERWISE.has(word) && !NOUNS.has(word);

const NOUNS = new Set(["bill", "jack", "dick", "chuck", "ton", "jan", "nick"]);

/**
 * Whether somebody may be called so for short: by the beginning of the first name ("gijs", "bego"), also with an ending of
 * endearment ("kathi", "javi", "steffi"), by its end ("lena" for Magdalena), as people just do ("matze"), or by initials.
 *
 * @param short as `contactKey` has it, and so `whole`, the name
 * @returns "maybe" where the short form is as much a name of somebody else: Leon and Leonie, Jan and Janneke
 */
export function isShortFor(short: string, whole: string): "surely" | "maybe" | false {
  const [first = ""] = whole.split(" ");
  if (short.length < 2 || short === first || !/^\p{L}+$/u.test(short)) return false;
  if (OTHERWISE.get(short)?.includes(first)) return "surely";
  if (short[0] !== whole[0]) return short.length > SHORTEST && first.endsWith(short) && "maybe";
  if (allInitialsOf(whole).startsWith(short)) return "surely";
  if (short.length < SHORTEST) return false;
  if (first.startsWith(short)) return OTHER_ENDS.test(first.slice(short.length - 1)) ? "maybe" : "surely";
  if (stemsOf(short).some((stem) => stem.length >= SHORTEST - 1 && first.startsWith(stem))) return "surely";
  return short.length > SHORTEST && first.endsWith(short) && "maybe";
}

const allInitialsOf = (whole: string) => whole.replace(/(\p{L})\p{L}*[\s.'-]*/gu, "$1");

const SHORTEST = 3;
/** What makes another name of one, behind its last letter. */
const OTHER_ENDS = /^.(?:[aeinosy]|n?ie|[aiu]s|in[ae]|ette|n?eke|k[ae]|t?je|(?<=n)na)$/;
