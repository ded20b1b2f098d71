/** The rows of a table of sentences: what is said, an arrow, and what is made of it. */
export function rowsOf(table: string): [said: string, made: string][] {
  return table
    .split("\n")
    .map((line) => line.trim().split(" → "))
    .filter((row): row is [string, string] => row.length === 2);
}
