/**
 * What the cases of a run are drawn by. Properties are tried with other cases in every run; a failure names the seed, and
 * `SEED=…` brings its cases again. What is much alike is drawn by it too (`test/support/drawn.ts`), unless `npm run bench
 * -- simulate` asks for all of it.
 */
export const drawnBy = {
  seed: /^-?\d+$/.test(process.env.SEED ?? "") ? Number(process.env.SEED) : Math.floor(Math.random() * 2 ** 31),
  everyCase: process.env.EVERY_CASE === "1",
};
