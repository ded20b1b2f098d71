/**
 * QR codes of versions 1 to 6 with error correction M (a seventh of the code may be hidden), for texts of up to 106 bytes.
 * After ISO/IEC 18004; the numbers of its clauses stand where they help.
 */

/** Of each version: codewords for data in one block, codewords for its correction, blocks. All blocks are of one length. */
const VERSIONS = [
  { data: 16, correction: 10, blocks: 1 },
  { data: 28, correction: 16, blocks: 1 },
  { data: 44, correction: 26, blocks: 1 },
  { data: 32, correction: 18, blocks: 2 },
  { data: 43, correction: 24, blocks: 2 },
  { data: 27, correction: 16, blocks: 4 },
] as const;

/** Mode and length before the text, and the nibble that ends it. */
const HEADER_BITS = 12;

type Version = (typeof VERSIONS)[number];
/** Dark modules are true; null until something stands there. */
type Grid = (boolean | null)[][];

/**
 * A QR code as rows of modules, dark ones true, without the white margin of four that it needs around it.
 *
 * @throws RangeError when the text is longer than 106 bytes of UTF-8
 */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(({ data, blocks }) => 8 * bytes.length + HEADER_BITS <= 8 * data * blocks);
  const version = VERSIONS[index];
  if (!version) throw new RangeError(`A QR code of at most 106 bytes, got ${bytes.length}`);
  const codewords = interleave(dataCodewords(bytes, version), version);
  const empty = functionPatterns(17 + 4 * (index + 1));
  const masked = MASKS.map((mask, number) => fill(empty, codewords, mask, number));
  return masked.toSorted((a, b) => penalty(a) - penalty(b))[0] ?? [];
}

/** The same as the `d` of a path with a stroke of 1: every run of dark modules in a row is one line. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const runs = [
        ...row
          .map((dark) => (dark ? "#" : " "))
          .join("")
          .matchAll(/#+/g),
      ];
      return runs.map(({ 0: run, index: x }) => `M${x} ${y}.5h${run.length}`).join("");
    })
    .join("");
}

/** Byte mode: 0100, the length, the bytes, an end, and padding (7.4). */
function dataCodewords(bytes: Uint8Array, { data, blocks }: Version): number[] {
  const room = data * blocks;
  const bits = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: bits.length >> 1 }, (_, i) => ((bits[2 * i] ?? 0) << 4) | (bits[2 * i + 1] ?? 0));
  while (words.length < room) words.push((room - words.length) % 2 === (room - bytes.length - 2) % 2 ? 0xec : 0x11);
  return words;
}

/** Blocks with their correction, codeword by codeword in turn (7.6). */
function interleave(words: readonly number[], { data, correction, blocks }: Version): number[] {
  const own = Array.from({ length: blocks }, (_, block) => words.slice(block * data, (block + 1) * data));
  const checks = own.map((block) => remainder(block, correction));
  const inTurn = (parts: number[][], length: number) =>
    Array.from({ length }, (_, i) => parts.map((part) => part[i] ?? 0)).flat();
  return [...inTurn(own, data), ...inTurn(checks, correction)];
}

/** Reed-Solomon over GF(256) with x^8+x^4+x^3+x^2+1: what is left when the block is divided by the generator. */
function remainder(block: readonly number[], degree: number): number[] {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const root = power(i);
    generator = [...generator, 0].map((factor, at) => factor ^ multiply(generator[at - 1] ?? 0, root));
  }
  const left = [...block, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const lead = left[at] ?? 0;
    for (const [i, factor] of generator.entries()) left[at + i] = (left[at + i] ?? 0) ^ multiply(factor, lead);
  }
  return left.slice(block.length);
}

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

const power = (exponent: number): number => (exponent === 0 ? 1 : multiply(power(exponent - 1), 2));

/** Finders, timing, alignment and the room for the format (6.3). */
function functionPatterns(size: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawRings(4, (dx, dy, ring) => set(cx + dx, cy + dy, ring !== 2 && ring !== 4));
  }
  if (size > 21) drawRings(2, (dx, dy, ring) => set(size - 7 + dx, size - 7 + dy, ring !== 1));
  for (const [x, y] of formatPlaces(size).flat()) set(x, y, false);
  set(8, size - 8, true);
  return grid;
}

/** Squares around a centre, from it outwards. */
function drawRings(radius: number, draw: (dx: number, dy: number, ring: number) => void): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) draw(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
  }
}

/** Where the fifteen bits of the format stand, twice, most significant first (7.9). */
function formatPlaces(size: number): [x: number, y: number][][] {
  const around = [0, 1, 2, 3, 4, 5, 7, 8].map((x): [number, number] => [x, 8]);
  const up = [7, 5, 4, 3, 2, 1, 0].map((y): [number, number] => [8, y]);
  const below = Array.from({ length: 7 }, (_, i): [number, number] => [8, size - 1 - i]);
  const right = Array.from({ length: 8 }, (_, i): [number, number] => [size - 8 + i, 8]);
  return [
    [...around, ...up],
    [...below, ...right],
  ];
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Puts the codewords in pairs of columns from the right, up and down, under a mask, and the format beside them (7.7). */
function fill(
  empty: Grid,
  codewords: readonly number[],
  mask: (x: number, y: number) => boolean,
  number: number,
): boolean[][] {
  const size = empty.length;
  const grid = empty.map((row) => [...row]);
  let bit = 0;
  for (const [right, isUp] of columnPairs(size)) {
    for (let i = 0; i < size; i++) {
      const y = isUp ? size - 1 - i : i;
      const row = grid[y] ?? [];
      for (const x of [right, right - 1]) {
        if (row[x] !== null) continue;
        const dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== mask(x, y);
        bit++;
      }
    }
  }
  const format = formatBits(number);
  for (const places of formatPlaces(size)) {
    for (const [i, [x, y]] of places.entries()) (grid[y] ?? [])[x] = ((format >> (14 - i)) & 1) === 1;
  }
  return grid.map((row) => row.map((dark) => dark === true));
}

function columnPairs(size: number): [right: number, isUp: boolean][] {
  const rights = Array.from({ length: (size - 1) / 2 }, (_, i) => size - 1 - 2 * i);
  // The sixth column is the timing's.
  return rights.map((right, i) => [right > 6 ? right : right - 1, i % 2 === 0]);
}

/** Correction M is 00; five bits with a BCH remainder, and never all light. */
function formatBits(mask: number): number {
  let left = mask << 10;
  for (let bit = 14; bit >= 10; bit--) if ((left >> bit) & 1) left ^= 0x537 << (bit - 10);
  return ((mask << 10) | left) ^ 0x5412;
}

/** How hard a code is to read, by the rules of 7.8.3: long runs, squares, what looks like a finder, too much of one colour. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x] === true))];
  const texts = lines.map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  const runs = texts.flatMap((text) => text.match(/0{5,}|1{5,}/g) ?? []).map(({ length }) => length - 2);
  const finders = texts.map((text) => text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  let squares = 0;
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      const here = rows[y]?.[x];
      if (here === rows[y]?.[x - 1] && here === rows[y - 1]?.[x] && here === rows[y - 1]?.[x - 1]) squares++;
    }
  }
  const share = rows.flat().filter(Boolean).length / rows.length ** 2;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
  return sum(runs) + 40 * sum(finders) + 3 * squares + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
