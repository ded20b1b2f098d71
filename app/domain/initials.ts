/** The first letters of the first and the last word of a name, or of an address before its "@"; "?" where none has a letter. */
export function initialsOf(nameOrAddress: string): string {
  const [local = ""] = nameOrAddress.split("@");
  const words = local.split(/[\s._-]+/u).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? "")[0]?.toUpperCase()).join("") || "?";
}
