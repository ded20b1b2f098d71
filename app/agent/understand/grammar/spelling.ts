/** Whether `b` is `a` with a letter missing, doubled, wrong or swapped with its neighbour. */
export function oneSlip(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const rest = (n: number, m: number) => a.slice(i + n) === b.slice(i + m);
  if (rest(1, 1) || rest(1, 0) || rest(0, 1)) return true;
  return a[i] === b[i + 1] && a[i + 1] === b[i] && rest(2, 2);
}
