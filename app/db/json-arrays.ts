/** D1 lets one bound parameter hold 2 MB; this many characters never come near it, whatever the alphabet. */
const MOST_CHARACTERS = 400_000;

/**
 * Values as JSON arrays, each short enough to be one bound parameter: D1 takes a hundred parameters in a statement, so
 * many rows travel as one array that the statement opens with `json_each`.
 *
 * @param values each as JSON already
 */
export function jsonArrays(values: readonly string[]): string[] {
  const arrays: string[][] = [];
  let room = 0;
  for (const value of values) {
    if (value.length > room) {
      arrays.push([]);
      room = MOST_CHARACTERS;
    }
    arrays.at(-1)?.push(value);
    room -= value.length + 1;
  }
  return arrays.map((array) => `[${array.join()}]`);
}
