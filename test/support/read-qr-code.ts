/**
 * Reads a QR code as a phone does once it has found the modules: format, mask, codewords, correction, text. Written from
 * the standard and not from our encoder: GF(256) by logarithms, the format by the table of its 32 words (Annex C).
 *
 * @param rows dark modules true
 * @throws Error where anything is not as the standard says; no fault is mended
 */
export function readQrCode(rows: readonly (readonly boolean[])[]): string {
  const size = rows.length;
  const at: Modules = (x, y) => (rows[y]?.[x] ? 1 : 0);
  checkFixedParts(size, at);
  return textOf(dataOf(readBits(size, at, readMask(size, at)), (size - 17) / 4));
}

type Modules = (x: number, y: number) => number;

function readMask(size: number, at: Modules): number {
  const up = range(0, 5).map((i) => at(8, 5 - i));
  const first = [...range(0, 5).map((x) => at(x, 8)), at(7, 8), at(8, 8), at(8, 7), ...up];
  const second = [...range(0, 6).map((i) => at(8, size - 1 - i)), ...range(0, 7).map((i) => at(size - 8 + i, 8))];
  if (first.join("") !== second.join("")) throw new Error("two formats");
  const mask = FORMATS_M.indexOf(first.join(""));
  if (mask < 0) throw new Error(`format ${first.join("")}`);
  return mask;
}

function readBits(size: number, at: Modules, mask: number): number[] {
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = isUp ? size - 1 - i : i;
      const free = [right, right - 1].filter((x) => !isFixed(x, y, size));
      bits.push(...free.map((x) => at(x, y) ^ Number(isMasked(mask, x, y))));
    }
    isUp = !isUp;
  }
  return bits;
}

/** The codewords of data of all blocks, each of which must be without fault. */
function dataOf(bits: readonly number[], version: number): number[] {
  const [blocks = 0, total = 0, data = 0] = BLOCKS[version] ?? [];
  const words = range(0, blocks * total - 1).map((i) => Number.parseInt(bits.slice(8 * i, 8 * i + 8).join(""), 2));
  return range(0, blocks - 1).flatMap((block) => {
    const own = [
      ...range(0, data - 1).map((i) => words[i * blocks + block] ?? 0),
      ...range(0, total - data - 1).map((i) => words[blocks * data + i * blocks + block] ?? 0),
    ];
    const syndromes = range(0, total - data - 1).map((root) =>
      own.reduce((sum, word) => times(sum, EXP[root] ?? 0) ^ word, 0),
    );
    if (syndromes.some((syndrome) => syndrome !== 0)) throw new Error(`block ${block} has a fault`);
    return own.slice(0, data);
  });
}

function textOf(words: readonly number[]): string {
  const stream = words.map((word) => word.toString(2).padStart(8, "0")).join("");
  if (stream.slice(0, 4) !== "0100") throw new Error("not in bytes");
  const length = Number.parseInt(stream.slice(4, 12), 2);
  const rest = stream.slice(12 + 8 * length);
  if (!/^0000(1110110000010001)*(11101100)?$/.test(rest)) throw new Error(`padding ${rest}`);
  const bytes = range(0, length - 1).map((i) => Number.parseInt(stream.slice(12 + 8 * i, 20 + 8 * i), 2));
  return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(bytes));
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Table C.1, correction M, masks 0 to 7. */
const FORMATS_M = [
  "101010000010010",
  "101000100100101",
  "101111001111100",
  "101101101001011",
  "100010111111001",
  "100000011001110",
  "100111110010111",
  "100101010100000",
];

/** Table 9, correction M: blocks, codewords of a block, of which for data. */
const BLOCKS: Record<number, [number, number, number]> = {
  1: [1, 26, 16],
  2: [1, 44, 28],
  3: [1, 70, 44],
  4: [2, 50, 32],
  5: [2, 67, 43],
  6: [4, 43, 27],
};

const EXP: number[] = [1];
const LOG: number[] = [];
for (let i = 1; i < 255; i++) {
  const doubled = (EXP[i - 1] ?? 0) * 2;
  EXP.push(doubled > 255 ? doubled ^ 285 : doubled);
}
for (const [i, value] of EXP.entries()) LOG[value] = i;

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0);
}

function isMasked(mask: number, j: number, i: number): boolean {
  const product = i * j;
  const values = [
    (i + j) % 2,
    i % 2,
    j % 3,
    (i + j) % 3,
    (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (product % 2) + (product % 3),
    ((product % 2) + (product % 3)) % 2,
    (((i + j) % 2) + (product % 3)) % 2,
  ];
  return values[mask] === 0;
}

function isFixed(x: number, y: number, size: number): boolean {
  const inFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8);
  const inAlignment = size > 21 && Math.abs(x - (size - 7)) <= 2 && Math.abs(y - (size - 7)) <= 2;
  return inFinder || inAlignment || x === 6 || y === 6;
}

const FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
const ALIGNMENT = ["11111", "10001", "10101", "10001", "11111"];

function checkFixedParts(size: number, at: (x: number, y: number) => number): void {
  const part = (x: number, y: number, wide: number, high = wide) =>
    range(y, y + high - 1).map((row) =>
      range(x, x + wide - 1)
        .map((column) => at(column, row))
        .join(""),
    );
  const corners = [part(0, 0, 7), part(size - 7, 0, 7), part(0, size - 7, 7)];
  if (corners.some((corner) => corner.join() !== FINDER.join())) throw new Error("a finder is wrong");
  const separators = [
    ...[part(0, 7, 8, 1), part(7, 0, 1, 8), part(size - 8, 7, 8, 1), part(size - 8, 0, 1, 8)],
    ...[part(0, size - 8, 8, 1), part(7, size - 8, 1, 8)],
  ];
  if (separators.flat().join("").includes("1")) throw new Error("a separator is dark");
  if (size > 21 && part(size - 9, size - 9, 5).join() !== ALIGNMENT.join()) throw new Error("the alignment is wrong");
  const timing = range(8, size - 9).map((i) => `${at(i, 6)}${at(6, i)}`);
  if (timing.some((pair, i) => pair !== (i % 2 === 0 ? "11" : "00"))) throw new Error("the timing is wrong");
  if (at(8, size - 8) !== 1) throw new Error("the dark module is light");
}
