/**
 * `npm run summarise`: one meeting per line in, its summary per line out, same order, same count.
 * The same summariser as in the product; see the README for the fields.
 */
import { answerLines, isMoment, isZone, load, option } from "./json-lines.mjs";

const summarise = await engineCalled(option("engine", "extractive"));

await answerLines(problemOf, async ({ title, start, zone, guests, entries }) =>
  printed(await summarise({ title: title ?? "", start: Date.parse(start), zone, guests: guests ?? [], entries })),
);

/** Lines with the entries that they rest on. */
function printed({ language, overview, decisions, actionItems, questions, followUp, dropped }) {
  const lines = (list) =>
    list.map(({ evidence, ...line }) => ({ ...line, evidence: [...new Set(evidence.map(({ entry }) => entry))] }));
  return {
    language,
    overview: overview.map(({ text }) => text),
    decisions: lines(decisions),
    actionItems: lines(actionItems),
    questions: lines(questions),
    followUp: followUp && { when: followUp.when },
    dropped,
  };
}

/** The rules, or the model of the settings with the rules where it fails. */
async function engineCalled(name) {
  if (name !== "extractive" && name !== "model") return () => Promise.reject(new Error(`unknown engine ${name}`));
  const { createLanguageModel, createSummarise } = await load([
    "agent/summarise/summarise",
    "providers/language-model",
  ]);
  if (name === "extractive") return createSummarise(null);
  const { localSettings } = await import("./local-settings.mjs");
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = localSettings();
  if (!baseUrl || !model) return () => Promise.reject(new Error("no model is configured"));
  // What is logged is no line of the answer.
  console.log = console.error;
  const engine = createSummarise(createLanguageModel({ baseUrl, apiKey, model }));
  return (transcript) => engine(transcript, { mayAskModel: true });
}

/** Why a line cannot be read; null when it can. */
function problemOf({ title, start, zone, guests, entries }) {
  if (title !== undefined && title !== null && typeof title !== "string") return "title must be text";
  if (!isMoment(start)) return "start must be an ISO 8601 date-time with offset";
  if (!isZone(zone)) return "zone must be an IANA time zone";
  if (guests !== undefined && !(Array.isArray(guests) && guests.every((guest) => typeof guest?.name === "string")))
    return "guests must be a list of objects with a name";
  if (!Array.isArray(entries) || !entries.every(isEntry))
    return "entries must be a list of objects with id, speaker and text";
  if (new Set(entries.map(({ id }) => id)).size < entries.length) return "two entries have the same id";
  return null;
}

function isEntry(entry) {
  const { id, speaker, text } = entry ?? {};
  return typeof id === "string" && typeof text === "string" && (speaker === null || typeof speaker === "string");
}
