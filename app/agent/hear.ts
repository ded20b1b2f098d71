import type { IncomingMessage } from "~/domain/incoming-message";
import { type LanguageModel, tryModel } from "~/providers/language-model";
import type { Deps } from "~/services/deps";
import { isPlainYes, listen } from "./listen";
import type { Command, Context, Request } from "./understand/command";
import { commandOf } from "./understand/model-command";
import { instructionsFor, type ModelForm, modelForm, quoteFor } from "./understand/model-form";
import { requestsOf } from "./understand/requests";

/** What was made of a message before the rules read it. Kept with the message, so a second run of a turn reads the same. */
export interface Hearing {
  /** What a voice note says; null when it could not be heard. Absent for what was typed. */
  said?: string | null;
  /** The person's own messages of a little while ago, oldest first, as far as a model saw them. */
  earlier: string[];
  /** How a model took the message apart; null when none was asked, or none gave a readable answer. */
  form: ModelForm | null;
}

/** What is known of the messages before. */
export interface Memory {
  /** What the person typed in the last hour before this message, oldest first. */
  earlier(): readonly string[];
  /** How many of their messages were given to models in the day before this one. */
  heardToday(): number;
}

/** The rules alone. */
export const UNHEARD: Hearing = { earlier: [], form: null };

/** Letters that a model is given of one message; what is longer is a letter, which the rules read up to its end. */
const LONGEST_MESSAGE = 1_000;
const LONGEST_EARLIER = 300;
/** Messages of one person that are given to models within a day. Nobody texts as many; a program might. */
const MOST_A_DAY = 200;

/**
 * Listens to a voice note, when there is somebody to listen, and asks the model, when there is one and the rules are
 * unsure. At most one call each, never repeated; whatever goes wrong with the model, the rules answer in the same turn.
 * When a model is asked and why: app/decisions/0009-model-engine.md
 *
 * @param memory read only when a model is about to be asked
 */
export async function hear(
  deps: Pick<Deps, "languageModel" | "transcription" | "whatsapp">,
  message: IncomingMessage,
  context: Context,
  memory: Memory,
): Promise<Hearing> {
  const said = message.kind === "audio" ? await listen(deps, message, memory.heardToday() >= MOST_A_DAY) : undefined;
  const heard: Hearing = said === undefined ? UNHEARD : { ...UNHEARD, said };
  const { kind, text } = asHeard(message, heard);
  const { languageModel } = deps;
  if (!languageModel || kind !== "text" || !isUnclear(text, context)) return heard;
  if (memory.heardToday() >= MOST_A_DAY) return heard;
  const own = memory.earlier().map((one) => one.slice(0, LONGEST_EARLIER));
  const form = await tryModel(() => askModel(languageModel, text, own, context));
  return { ...heard, earlier: own, form };
}

/** A voice note that was heard counts as its words from there on. */
export function asHeard(message: IncomingMessage, { said }: Hearing): IncomingMessage {
  return said ? { ...message, kind: "text", text: said } : message;
}

/**
 * Has the model take the message apart.
 *
 * @param earlier the person's own messages before this one, oldest first
 * @throws ProviderError as `fillIn`
 * @public `npm run understand` asks with it as well
 */
export function askModel(model: LanguageModel, text: string, earlier: readonly string[], context: Context) {
  return model.fillIn(modelForm, instructionsFor(context), quoteFor(text, earlier, context.awaiting));
}

/**
 * The requests in the words of the message, by the model's form where there is one and by the rules otherwise. A yes
 * that was only heard has to be a plain one.
 */
export function read({ earlier, form, said }: Hearing, text: string, context: Context): Request[] {
  if (form) return [{ text, command: commandOf(form, text, earlier, context) }];
  const requests = requestsOf(text, context);
  if (!said || isPlainYes(said)) return requests;
  return requests.map((request) => (request.command.intent === "confirm" ? { ...request, command: NO_YES } : request));
}

const NO_YES: Command = { intent: "out_of_domain", confidence: 0.6, slots: {}, when: null, question: null };

/** Whatever takes effect at once, or with what was shown before, is for the rules alone. */
const RULES_ALONE = new Set<Command["intent"]>(["confirm", "deny", "undo", "help", "preference"]);
/** What the rules say at least of a plain request. A wrong answer to a question is only an answer, so less will do. */
const SURE = 0.75;
const SURE_QUESTION = 0.65;
const QUESTIONS = new Set<Command["intent"]>(["query", "find_slot", "summary"]);
/** "Thanks", "ok then": nothing to take apart. */
const FEWEST_WORDS = 3;

/** Whether the rules would have to guess, and a model has enough to go by. */
function isUnclear(text: string, context: Context): boolean {
  if (text.length > LONGEST_MESSAGE || text.trim().split(/\s+/).length < FEWEST_WORDS) return false;
  const [request, second] = requestsOf(text, context);
  if (!request || second) return false;
  const { intent, confidence } = request.command;
  if (RULES_ALONE.has(intent)) return false;
  if (intent === "out_of_domain") return true;
  // A short answer to our own question is plain, however little it says.
  return context.awaiting === undefined && confidence < (QUESTIONS.has(intent) ? SURE_QUESTION : SURE);
}
