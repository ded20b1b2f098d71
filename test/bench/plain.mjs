// Plain sentences: what people ask for most, said in five languages. `ONLY=book-place,move npm run bench -- plain` plays
// some, and shows each talk that does not end right; `KEEP=1` writes down which ones those are, for the tests.
import { writeFileSync } from "node:fs";
import { root } from "../../workers/local/ensure-installed.mjs";
import { bundled } from "./bundled.mjs";
import { endingsOf } from "./endings.mjs";

const folder = `${root}/test/support/plain`;
const LANGUAGES = ["en", "nl", "de", "fr", "es"];

export async function measure() {
  const [{ SAYINGS }, { playPlain }] = await Promise.all([
    bundled(`${folder}/sayings.ts`),
    bundled(`${folder}/play.ts`),
  ]);
  const only = process.env.ONLY?.split(",");
  const wanted = SAYINGS.filter(({ name }) => !only || only.some((part) => name.startsWith(part)));
  const played = wanted.map((one) => ({ ...one, ...playPlain(one.shape, one.said, one.language) }));
  for (const row of Map.groupBy(played, ({ name }) => name.split(" ")[0])) console.error(gridLine(...row));
  const open = played.filter(({ ending }) => ending !== "right");
  if (only) for (const one of open) console.error(inWords(one));
  else for (const { name } of open.filter(({ isOpen }) => !isOpen)) console.error(`No longer right: ${name}`);
  if (process.env.KEEP && !only)
    writeFileSync(
      `${folder}/open.json`,
      `${JSON.stringify(
        open.map(({ name }) => name),
        null,
        2,
      )}\n`,
    );
  return LANGUAGES.map((language) => figureOf(language, played));
}

/** One character for each saying: "·" is right, "a" asked, "u" useless, "w" wrong. */
function gridLine(of, row) {
  const cells = LANGUAGES.map((language) =>
    row
      .filter((one) => one.language === language)
      .map(sign)
      .join("")
      .padEnd(4),
  );
  return `${of.padEnd(20)} ${cells.join("")}`;
}

const sign = ({ ending }) => (ending === "right" ? "·" : ending[0]);

function inWords({ name, ending, faults, talk }) {
  return `\n${name} is ${ending}: ${faults.join("; ")}\n  ${talk.join("\n").replaceAll("\n", "\n  ")}`;
}

function figureOf(language, played) {
  const own = played.filter((one) => one.language === language);
  return { figure: `plain sentences, ${language}`, ...endingsOf(own) };
}
