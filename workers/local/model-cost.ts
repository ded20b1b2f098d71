// What it costs to have Cloudflare's own models read what the rules do not explain.

/** A model that calls tools and does not think aloud first: an answer has four seconds. Prices in dollars. */
export const CLOUDFLARE_MODEL = {
  name: "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
  perMillionInputTokens: 0.293,
  perMillionOutputTokens: 2.253,
  prices: "https://developers.cloudflare.com/workers-ai/platform/pricing/",
};

/** Tokens of one question and its answer, rounded up: the instructions, the form and the message; the filled-in form. */
export const TOKENS = { input: 1_200, output: 120 };

/** Dollars for a thousand messages that a model reads. */
export function costOfThousand({ perMillionInputTokens, perMillionOutputTokens } = CLOUDFLARE_MODEL): number {
  return (TOKENS.input * perMillionInputTokens + TOKENS.output * perMillionOutputTokens) / 1_000;
}

export function costInWords(): string {
  const { name, perMillionInputTokens, perMillionOutputTokens, prices } = CLOUDFLARE_MODEL;
  return `  Messages that the rules do not explain can be read by one of Cloudflare's own models,
  ${name}. A thousand messages that it reads cost about
  $${costOfThousand().toFixed(2)}: for each ${TOKENS.input} tokens in at $${perMillionInputTokens} a million and ${TOKENS.output} out at $${perMillionOutputTokens}. What rules read alone,
  which is most, costs nothing. The prices, and what is free every day: ${prices}`;
}
