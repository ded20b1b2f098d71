/**
 * `npm run understand`: one JSON object per line in, one per line out, same order, same count.
 * The same rules as in the conversation; see the README for the fields.
 */
import { answerLines, isMoment, isZone, load, option } from "./json-lines.mjs";

const understand = await engineCalled(option("engine", "grammar"));

await answerLines(problemOf, ({ text, now, zone, locale, awaiting, workday }) =>
  understand(text, { now: Date.parse(now), zone, locale, awaiting, workday }),
);

/** The rules, or the model of the settings for every line, with the same rules where it fails. */
async function engineCalled(name) {
  if (name === "grammar") {
    const { requestsOf } = await load(["agent/understand/requests"]);
    return byRules(requestsOf);
  }
  if (name !== "model") return () => Promise.reject(new Error(`unknown engine ${name}`));
  const { localSettings } = await import("./local-settings.mjs");
  const settings = localSettings();
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL } = settings;
  if (!baseUrl || !LLM_MODEL) return () => Promise.reject(new Error("no model is configured"));
  const { askModel, createLanguageModel, requestsOf, requestsWithModel } = await load([
    "agent/hear",
    "agent/understand/requests",
    "agent/understand/with-model",
    "providers/language-model",
  ]);
  const model = createLanguageModel({ baseUrl, apiKey, model: LLM_MODEL });
  return (text, context) =>
    askModel(model, text, [], context).then(
      ({ form }) => requestsWithModel(form, text, { earlier: [] }, context)[0].command,
      () => byRules(requestsOf)(text, context),
    );
}

/** Of a message that asks for several things, the first: one line in is one line out. */
function byRules(requestsOf) {
  return (text, context) => requestsOf(text, context)[0].command;
}

/** Why a line cannot be read; null when it can. */
function problemOf({ text, now, zone, locale }) {
  if (typeof text !== "string") return "text is missing";
  if (!isMoment(now)) return "now must be an ISO 8601 date-time with offset";
  if (!isZone(zone)) return "zone must be an IANA time zone";
  if (locale !== undefined && locale !== null && typeof locale !== "string") return "locale must be text";
  return null;
}
