import type { IncomingMessage } from "~/domain/incoming-message";
import { type LanguageModel, tryModel } from "~/providers/language-model";
import type { Deps } from "~/services/deps";
import { isPlainYes, listen } from "./listen";
import { comesToNothing, type Reply } from "./state/reply";
import type { Command, Context, Request } from "./understand/command";
import { instructionsFor, ModelForm, modelForm, quoteFor } from "./understand/model-form";
import { withNamedAddresses } from "./understand/named-addresses";
import { requestsOf } from "./understand/requests";
import { requestsWithModel } from "./understand/with-model";

/** What was made of a message before the rules read it. Kept with the message, so a second run of a turn reads the same. */
export interface Hearing {
  /** What a voice note says; null when it could not be heard. Absent for what was typed. */
  said?: string | null;
  /** The person's own messages of a little while ago, oldest first, as far as a model saw them. */
  earlier: string[];
  /** How a model took the message apart; null when it gave no readable answer. Absent while none was asked. */
  form?: ModelForm | null;
  /** What the rules read came to nothing in the calendar: the model's reading stands in place of theirs. */
  instead?: true;
}

/** What is known of the messages before. */
export interface Memory {
  /** What the person typed in the last hour before this message, oldest first. */
  earlier(): readonly string[];
  /** How many of their messages were given to models in the day before this one. */
  heardToday(): number;
}

/** The rules alone. */
export const UNHEARD: Hearing = { earlier: [] };

/** Letters that a model is given of one message; what is longer is a letter, which the rules read up to its end. */
const LONGEST_MESSAGE = 1_000;
const LONGEST_EARLIER = 300;
/** Messages of one person that are given to models within a day. Nobody texts as many; a program might. */
const MOST_A_DAY = 200;

/** Listens to a voice note, when there is somebody to listen; at most one call, never repeated. */
export async function hearVoice(
  deps: Pick<Deps, "transcription" | "whatsapp">,
  message: IncomingMessage,
  memory: Memory,
): Promise<Hearing> {
  if (message.kind !== "audio") return UNHEARD;
  const said = await listen(deps, message, memory.heardToday() >= MOST_A_DAY);
  return said === undefined ? UNHEARD : { ...UNHEARD, said };
}

/**
 * Asks the model to take a message apart, when there is one. At most one call, never repeated; whatever goes wrong with it,
 * the rules answer in the same turn.
 *
 * @param message as typed, or as heard
 * @param memory read only when the model is about to be asked
 * @returns undefined where none is asked
 */
export async function askAbout(
  { languageModel }: Pick<Deps, "languageModel">,
  { kind, text }: Pick<IncomingMessage, "kind" | "text">,
  context: Context,
  memory: Memory,
): Promise<Pick<Hearing, "earlier" | "form"> | undefined> {
  if (!languageModel || kind !== "text" || memory.heardToday() >= MOST_A_DAY) return undefined;
  const earlier = memory.earlier().map((one) => one.slice(0, LONGEST_EARLIER));
  return { earlier, form: await tryModel(() => askModel(languageModel, text, earlier, context)) };
}

/** A form that an older release has kept is none. */
export function recalled(hearing: Hearing): Hearing {
  return hearing.form ? { ...hearing, form: ModelForm.safeParse(hearing.form).data ?? null } : hearing;
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
  return model.fillIn(modelForm, instructionsFor(context), quoteFor(text, earlier, context));
}

/**
 * The requests in the words of the message, by the rules, and by the model's form beside them where there is one. A yes
 * that was only heard has to be a plain one.
 */
export function read({ earlier, form, said, instead }: Hearing, text: string, context: Context): Request[] {
  const requests = (
    form ? requestsWithModel(form, text, { earlier, instead }, context) : requestsOf(text, context)
  ).map(({ text: words, command }) => ({ text: words, command: withNamedAddresses(command, text, context) }));
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

/**
 * Whether the rules leave words over, or would have to guess, and a model has enough to go by.
 * When a model is asked and why: app/decisions/0009-model-engine.md
 *
 * @param byRules what the rules made of the message, with the names that are known
 */
export function isUnclear(text: string, byRules: readonly Request[], { awaiting }: Context): boolean {
  if (!isForModel(text, byRules)) return false;
  if (byRules.some(({ command }) => command.intent === "out_of_domain" || leavesOver(command))) return true;
  const [request, second] = byRules;
  // A short answer to our own question is plain, however little it says.
  if (!request || second || awaiting !== undefined) return false;
  const { intent, confidence } = request.command;
  return confidence < (QUESTIONS.has(intent) ? SURE_QUESTION : SURE);
}

/**
 * Whether what was read comes to nothing once the calendar is known, or by the rules alone to a guess, and a model has
 * enough to go by.
 *
 * @param reply how the turn would end
 */
export function isInVain(text: string, requests: readonly Request[], { form }: Hearing, reply: Reply): boolean {
  const isGuess = !form && reply.kind === "ask-partly";
  return (isGuess || isMiss(reply)) && isForModel(text, requests);
}

/** Whether nothing came of a message, or only others than what it names. */
export function isMiss(reply: Reply): boolean {
  // Said above what was asked before.
  if (reply.kind === "noted" && reply.first) return isMiss(reply.first);
  if (reply.kind === "ask-which") return reply.instead !== undefined;
  if (reply.kind !== "ask-partly") return comesToNothing(reply);
  const { readings, question } = reply;
  return readings.length === 0 && (!question || isMiss(question));
}

/** Enough words, and none that take effect at once. */
function isForModel(text: string, byRules: readonly Request[]): boolean {
  if (text.length > LONGEST_MESSAGE || text.trim().split(/\s+/).length < FEWEST_WORDS) return false;
  return !byRules.some(({ command }) => RULES_ALONE.has(command.intent) && command.unread === undefined);
}

/** Words that it does not explain, or several ways to read it. */
const leavesOver = ({ unread, idle, perhaps, other }: Command) =>
  (unread !== undefined && !idle) || perhaps !== undefined || other !== undefined;
