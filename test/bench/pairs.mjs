// Two plain requests in one message: sentences that are read right alone, drawn in pairs and joined as people join them.
// `SEED` draws others, `EACH` says how many in each language (80), `SHOW=wrong` shows the talks that end so.
import { root } from "../../workers/local/ensure-installed.mjs";
import { bundled } from "./bundled.mjs";
import { endingsOf } from "./endings.mjs";

const folder = `${root}/test/support/plain`;
const JOINS = {
  en: [". ", " and ", "\n", ", also "],
  nl: [". ", " en ", "\n", ", en ook "],
  de: [". ", " und ", "\n", ", und außerdem "],
  fr: [". ", " et ", "\n", ", et aussi "],
  es: [". ", " y ", "\n", ", y también "],
};
const TURNS = [0, "yes", "yes?", "yes?"];
/** Shapes that speak of more than one meeting, or of whatever there is. */
const OF_SEVERAL = /two|skip|rest|next|clock|if-free|tomorrow|all|tonight|twice|both/;

export async function measure() {
  const [{ SAYINGS }, { playPlain }] = await Promise.all([
    bundled(`${folder}/sayings.ts`),
    bundled(`${folder}/play.ts`),
  ]);
  const drawn = drawing(Number(process.env.SEED ?? 1));
  const each = Number(process.env.EACH ?? 80);
  return Object.entries(JOINS).map(([language, joins]) => {
    const own = SAYINGS.filter((one) => one.language === language && isPlain(one));
    const played = Array.from({ length: each }, (_, n) => {
      const pair = pairOf(own, drawn);
      const said = joined(pair, joins[n % joins.length]);
      return { pair, ...playPlain({ means: "", turns: TURNS, ends: bothEnds(pair) }, [said], language) };
    });
    for (const { pair, ending, faults, talk } of played)
      if (ending === process.env.SHOW)
        console.error(`\n${pair.map(({ name }) => name).join(" + ")}: ${faults.join("; ")}\n  ${talk.join("\n  ")}`);
    return { figure: `two requests, ${language}`, ...endingsOf(played) };
  });
}

/** One request that is read right, and ends in one way. */
const isPlain = ({ name, shape: { turns, ends }, said, isOpen }) =>
  !isOpen &&
  said.length === 1 &&
  turns.join() === "0,yes" &&
  !OF_SEVERAL.test(name) &&
  (ends.after ?? []).length < 2 &&
  !(ends.or ?? ends.within ?? ends.movedWithin ?? ends.changed);

/** Two that have nothing to do with each other: neither the same meeting nor the same hour. */
function pairOf(own, drawn) {
  for (;;) {
    const pair = [drawn(own), drawn(own)];
    const meetings = pair.flatMap(({ shape: { ends } }) => [
      ...(ends.moved ?? []).map(([title]) => title),
      ...(ends.gone ?? []),
      ...(ends.guests ? [ends.guests[0]] : []),
    ]);
    const times = pair.flatMap(({ shape: { ends } }) => (ends.after ?? []).map(({ from }) => from));
    const isApart = (all) => new Set(all).size === all.length;
    const bothGuests = pair.every(({ shape: { ends } }) => ends.guests);
    if (isApart(meetings) && isApart(times) && !bothGuests && !isOver(pair)) return pair;
  }
}

/** "Tom on Thursday at 10" beside what happens to the dentist of that hour. */
const isOver = (pair) => {
  const ends = pair.map(({ shape }) => JSON.stringify(shape.ends));
  return ends.some((one) => one.includes("dentist")) && ends.some((one) => /"Thu 1[01]/.test(one));
};

function joined([first, second], join) {
  const front = first.said[0].replace(/[.!?]+$/, "");
  const [behind] = second.said;
  return /^[.\n]/.test(join) ? front + join + behind : front + join + behind[0].toLowerCase() + behind.slice(1);
}

function bothEnds(pair) {
  const ends = { mayAsk: true };
  for (const { shape } of pair)
    for (const [key, value] of Object.entries(shape.ends))
      if (key === "guests") ends.guests = value;
      else if (Array.isArray(value)) ends[key] = [...(ends[key] ?? []), ...value];
  return ends;
}

/** The same draws for the same seed. */
function drawing(seed) {
  let state = seed;
  return (list) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return list[Math.floor((state / 2 ** 31) * list.length)];
  };
}
