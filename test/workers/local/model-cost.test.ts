import { expect, test } from "vitest";
import * as z from "zod";
import { instructionsFor, ModelForm, quoteFor } from "~/agent/understand/model-form";
import { CLOUDFLARE_MODEL, costInWords, costOfThousand, TOKENS } from "../../../workers/local/model-cost";

/** English has about four letters to a token. */
const LETTERS_PER_TOKEN = 4;

test("the cost is reckoned with at least the tokens that a message takes, and not with many more", () => {
  const message = "could we perhaps push the thing with Anna from tomorrow to somewhere after lunch on Thursday";
  const asked = [
    instructionsFor({ now: Date.UTC(2026, 2, 4, 9), zone: "America/Argentina/ComodRivadavia" }),
    quoteFor(message, [message, message, message], { awaiting: "confirmation", focus: true }),
    JSON.stringify(z.toJSONSchema(ModelForm)),
  ].join("");
  const tokens = asked.length / LETTERS_PER_TOKEN;
  expect(tokens).toBeLessThan(TOKENS.input);
  expect(tokens).toBeGreaterThan(TOKENS.input / 2);
});

test("a thousand messages cost what the prices say, and the words name the sum, the prices and where they stand", () => {
  expect(costOfThousand({ ...CLOUDFLARE_MODEL, perMillionInputTokens: 1, perMillionOutputTokens: 0 })).toBe(
    TOKENS.input / 1_000,
  );
  const words = costInWords();
  for (const part of [costOfThousand().toFixed(2), CLOUDFLARE_MODEL.perMillionInputTokens, CLOUDFLARE_MODEL.prices]) {
    expect(words).toContain(String(part));
  }
});
