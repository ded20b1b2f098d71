import type { IncomingMessage } from "~/domain/incoming-message";
import { isLongEnough, isTranscriptFile, looksLikeTranscript, type PassedWords } from "~/domain/passed-words";
import type { Pending } from "./state/conversation";
import type { SummaryPhrases } from "./understand/phrases/summaries";
import { SUMMARY_PHRASES } from "./understand/summary-asked";
import { fold, readText } from "./understand/text";

/** A message as the person's own words, and what came with it that is not said to us. */
export interface TakenApart {
  own: IncomingMessage;
  passed: PassedWords | null;
}

/**
 * Takes apart what somebody says and what they pass on: forwarded and pasted words, files, notes of a meeting. What is
 * passed on may be anybody's words: it is no request, answers nothing, and is neither read by the rules nor logged.
 *
 * @param asked a contact of the phone answers the question for somebody's address, and nothing else
 */
export function takeApart(message: IncomingMessage, asked: Pending | null = null): TakenApart {
  const { kind, text, forwarded, mediaId } = message;
  if (kind === "document") {
    const { fileName = "", mimeType = "" } = message;
    const isRead = mediaId !== undefined && isTranscriptFile(fileName, mimeType);
    if (!isRead) return takeApart({ ...message, kind: "other", unseen: "file" });
    const own = { ...message, kind: "text" as const, text: forwarded ? "" : text };
    return { own, passed: { kind: "document", mediaId, name: fileName } };
  }
  const address = forwarded ? undefined : addressShared(message, asked);
  if (address !== undefined) return { own: { ...message, kind: "text", text: address }, passed: null };
  // What was typed below a picture is said like anything else.
  if (kind === "other" && !forwarded && text.trim() !== "")
    return takeApart({ ...message, kind: "text", mediaId: undefined });
  if (forwarded) {
    const own: IncomingMessage = { ...message, kind: "other", text: "", choiceId: undefined };
    const isWords = kind === "text" && (isLongEnough(text) || looksLikeTranscript(text));
    return { own: isWords ? { ...own, kind: "text" } : own, passed: isWords ? { kind: "text", text } : null };
  }
  const given = kind === "text" ? givenIn(text, mediaId !== undefined) : null;
  return given ? { own: { ...message, text: given.request }, passed: given.passed } : { own: message, passed: null };
}

/** The only one in what was shared, where one is asked for. */
function addressShared({ kind, shared }: IncomingMessage, asked: Pending | null): string | undefined {
  if (kind !== "other" || !shared || shared === "place" || !asksAddress(asked)) return undefined;
  const [only, another] = shared.emails;
  return another === undefined ? only : undefined;
}

export const asksAddress = (asked: Pending | null) => asked?.kind === "address" || asked?.kind === "guest-address";

/** Words that somebody hands over: with a request of their own before or behind them, as notes, or plainly a talk. */
function givenIn(text: string, isHeard: boolean): { request: string; passed: PassedWords } | null {
  const trimmed = text.trim();
  const asked = withRequest(trimmed);
  if (asked) return { request: asked.request, passed: { kind: "text", text: asked.words } };
  for (const phrases of SUMMARY_PHRASES) {
    const notes = notesIn(trimmed, phrases, isHeard ? "-:.,–" : ":");
    if (notes) return notes;
  }
  return looksLikeTranscript(trimmed) ? { request: "", passed: { kind: "text", text: trimmed } } : null;
}

/** Fewer letters are no words of a meeting. */
const FEWEST = 25;
/** A request is not longer than this. */
const LONGEST_REQUEST = 140;

/** "Summarise this for the client call:" and the words, or the words and then that. */
function withRequest(text: string): { request: string; words: string } | null {
  const breaks = [text.indexOf("\n"), text.indexOf(": "), text.lastIndexOf("\n")].filter((at) => at > 0);
  // The first that fits: no words of the meeting are taken into its name.
  for (const at of breaks.toSorted((a, b) => a - b)) {
    const parts = [text.slice(0, at), text.slice(at + 1).trim()] as const;
    for (const [request, words] of [parts, [parts[1], parts[0]] as const]) {
      const plain = request.replace(/[\s:–-]+$/u, "");
      if (words.length >= FEWEST && plain.length <= LONGEST_REQUEST && asksToSummarise(plain))
        return { request: plain, words: words.trim() };
    }
  }
  return null;
}

function asksToSummarise(request: string): boolean {
  const folded = fold(readText(request).said);
  return SUMMARY_PHRASES.some(({ summarise }) => summarise.some((form) => form.test(folded)));
}

/**
 * "Notes for the client call: …", "Decided: … Anna sends the offer by Friday." What was decided stays in the words.
 *
 * @param stops what may end the lead: whoever listens writes a stop where others type a colon
 */
function notesIn(text: string, { notes, decided, of }: SummaryPhrases, stops: string) {
  const lead = new RegExp(
    `^(?:(${notes})|(${decided}))(\\s+(?:${of})\\s+[^${stops}\\n]{2,60})?\\s*[${stops}]\\s*`,
    "u",
  );
  const found = lead.exec(fold(text));
  if (!found) return null;
  const behind = text.slice(found[0].length).trim();
  if (behind.length < FEWEST) return null;
  const words = found[1] === undefined ? text : behind;
  const name = found[3] === undefined ? "" : found[0].replace(/[\s:.,–-]+$/u, "");
  return { request: name, passed: { kind: "notes" as const, text: words } };
}
