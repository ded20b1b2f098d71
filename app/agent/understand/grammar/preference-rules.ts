import type { PreferenceRequest } from "../command";
import { LANGUAGE_CODES } from "../languages/languages";
import { phrasebookOf } from "../phrases/phrasebooks";
import type { PreferenceKind, PreferencePhrases } from "../phrases/preferences";
import { fold, type Text } from "../text";
import { VALUES } from "./preference-values";
import { tokenize } from "./tokens";
import { type Vocabulary, vocabularyOf } from "./vocabulary";

/** Nobody says a preference in more letters than these. */
const LONGEST = 160;

/**
 * A preference, when the message says one and nothing else: what has more to say ("no meetings before 10 tomorrow") is
 * none. Few words show no language, so English is tried as well.
 *
 * @param answering whether a question of ours is open: then "forget Anna" is about the meeting on the table
 */
export function readPreference(text: Text, vocabulary: Vocabulary, answering: boolean): PreferenceRequest | null {
  if (text.folded.length > LONGEST) return null;
  // Whole sentences say their language themselves, also where single words are those of another.
  const others = ["en", ...LANGUAGE_CODES].filter((code) => code !== vocabulary.code);
  for (const words of [vocabulary, ...new Set(others.map((code) => vocabularyOf(code)))]) {
    const { preferences } = phrasebookOf(words.code);
    const core = coreOf(text, preferences);
    for (const [kind, sentence] of preferences.said) {
      if (answering && kind === "forget-person") continue;
      const places = sentence(core);
      const request = places && requestOf(kind, places.value ?? "", words, preferences);
      if (request) return request;
    }
  }
  return null;
}

/** What is left between the words around it. A colon before a value is a space. */
function coreOf({ said, folded }: Text, { lead, tail }: PreferencePhrases): Text {
  const from = lead.exec(folded)?.[0].length ?? 0;
  const to = folded.length - (tail.exec(folded.slice(from))?.[0].length ?? 0);
  return { said: said.slice(from, to), folded: folded.slice(from, to).replace(/:(?!\d)/g, " ") };
}

function requestOf(
  kind: PreferenceKind,
  said: string,
  words: Vocabulary,
  book: PreferencePhrases,
): PreferenceRequest | null {
  switch (kind) {
    case "show":
      return { kind: "show" };
    case "forget-everything":
      return { kind: "forget", what: "everything" };
    case "forget-contacts":
      return { kind: "forget", what: "contacts" };
    case "forget-preferences":
      return { kind: "forget", what: "preferences" };
    case "no-buffer":
      return { kind: "set", values: { bufferTime: 0 } };
    default:
      return VALUES[kind]({ said, tokens: tokenize(fold(said), words), book });
  }
}
