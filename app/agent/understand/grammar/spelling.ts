/** Whether `b` is `a` with a letter missing, doubled, wrong or swapped with its neighbour. */
export function oneSlip(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const rest = (n: number, m: number) => a.slice(i + n) === b.slice(i + m);
  if (rest(1, 1) || rest(1, 0) || rest(0, 1)) return true;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && rest(2, 2);
}

/** A shorter word is too often another word. */
const SHORTEST = 5;

/**
 * A text in which known words are spelt right, for patterns only: places in it are not places in the original.
 *
 * @param folded lower case without accents
 * @param known words of at least five letters
 */
export function mend(folded: string, known: readonly string[]): string {
  return folded.replace(/[a-z]{5,14}/g, (word) => {
    for (const right of known) {
      if (word[0] !== right[0] || Math.abs(word.length - right.length) > 1 || word === right) continue;
      if (isSlip(right, word)) return right;
    }
    return word;
  });
}

/** Letters swapped or doubled, or one vowel for another or one letter too few in a long word: slips that make no other word. */
function isSlip(right: string, word: string): boolean {
  if (!oneSlip(right, word) || right.length < SHORTEST) return false;
  if (word.length === right.length) {
    let i = 0;
    while (word[i] === right[i]) i++;
    const vowels = /[aeiou]/.test(word[i]!) && /[aeiou]/.test(right[i]!);
    return word[i] === right[i + 1] || (vowels && right.length > 6);
  }
  if (word.length < right.length) return right.length > 6;
  let i = 0;
  while (i < right.length && word[i] === right[i]) i++;
  return word[i] === word[i - 1];
}
