import { build } from "esbuild";
import { expect, test } from "vitest";
import { textsIn } from "./promises";

const root = `${import.meta.dirname}/../..`;
const MODULES = [
  "content/landing",
  "content/introducing-parley",
  "content/site-pages",
  "content/legal/terms-of-service",
  "content/legal/privacy-policy",
  "content/integrations",
  "content/api-guide",
  "content/about",
  "content/shown-claims",
  "content/capability-words",
  "agent/words/en",
  "agent/words/nl",
  "agent/words/de",
  "agent/words/fr",
  "agent/words/es",
];
const MARKED =
  /\bcoming (?:soon|next|today|with|and|but)\b|\b(?:are|is) coming\b|\(coming|\bnot open\b|\bcan't be bought|\bon WhatsApp yet\b|\bAbonnementen.*komen nog\b|herinner ik je nog niet/i;

test("one word in the list turns every mark into a plain promise", async () => {
  const before = await allTexts(false);
  expect(before.filter((text) => MARKED.test(text)).length).toBeGreaterThan(5);
  const after = await allTexts(true);
  // The terms speak of the word.
  const spoken = /What the site calls coming/;
  expect(after.filter((text) => MARKED.test(text) && !spoken.test(text))).toEqual([]);
});

/** Every text of the content and of the agent, with the list as it is or with `built` for each of its words. */
async function allTexts(built: boolean): Promise<string[]> {
  const entry = MODULES.map((path, n) => `export * as m${n} from "${root}/app/${path}.ts";`).join("\n");
  const lines = `import { planWords } from "${root}/app/content/plan-words.ts";
    import { inPlainText } from "${root}/app/content/line.ts";
    export const plans = Object.values(planWords).flatMap(({ features }) => features.map(inPlainText));`;
  const { outputFiles } = await build({
    stdin: { contents: `${entry}\n${lines}`, resolveDir: root, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    alias: { "~": `${root}/app` },
    plugins: [
      {
        name: "all-built",
        setup: ({ onLoad }) => {
          onLoad({ filter: /app\/domain\/capabilities\.ts$/ }, async ({ path }) => {
            const { readFile } = await import("node:fs/promises");
            const source = await readFile(path, "utf8");
            return { contents: built ? source.replaceAll(': "coming"', ': "built"') : source, loader: "ts" };
          });
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? "";
  return textsIn({ ...(await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) });
}
