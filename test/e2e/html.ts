import { HtmlValidate, StaticConfigLoader } from "html-validate/node";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // Of the wide and the narrow frame one is always hidden by CSS, which axe knows and this check does not.
      "unique-landmark": "off",
      // A page and its files come from one server; a hash guards against a second one.
      "require-sri": ["error", { target: "crossorigin" }],
    },
  }),
);

/** Where a page's source breaks the rules of HTML: one line each, with the rule. Empty is good. */
export async function findHtmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, column }) =>
        `${ruleId}: ${message} (at ${column}: ${html.slice(Math.max(0, column - 60), column + 60)})`,
    ),
  );
}
