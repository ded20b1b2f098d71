import { expect, test } from "vitest";
import { agendaWanted } from "~/agent/understand/agenda-wanted";
import { LANGUAGE_CODES, wordsFor } from "~/agent/understand/languages/languages";
import { requestsOf } from "~/agent/understand/requests";
import { templatesManaged } from "~/agent/understand/templates-managed";

/** What a language has no words for, each with why. */
const UNSAID: Readonly<Record<string, readonly string[]>> = {
  // No verb of theirs is parted.
  "separable.parts": ["fr", "es"],
  "separable.infinitive": ["en", "fr", "es"],
  // No verb in front means "if" there, as "should" and "mocht" do.
  "conditions.opens": ["fr", "es"],
  // Whom a command is about is joined to the end of its verb in Spanish alone: "bórrala"; in French "-la" is a word of its own.
  clitics: ["en", "nl", "de", "fr"],
  // Their words for why stand among those that are nothing else.
  givesReason: ["en", "nl", "de", "fr"],
  // Nobody is taken off by a verb at the end of a clause.
  takesOut: ["en", "fr", "es"],
  // None of theirs leads in whoever a verb is about.
  leadsObject: ["en", "nl", "de", "fr"],
  // No word of theirs loses its vowel.
  elided: ["en", "nl", "de", "es"],
  afterLetter: ["en", "nl", "de", "es"],
  // No end of a name says whose something is there.
  possessive: ["fr", "es"],
  // "4 an hr": no other language has a figure that sounds as its "for".
  lengthLeads: ["nl", "de", "fr", "es"],
  // "The Monday one": elsewhere its day stands behind what stands for it.
  "oneOf.behind": ["nl", "de", "fr", "es"],
  // "5-a-side".
  "sides.behind": ["nl", "de", "fr", "es"],
  // No unit ends an hour of the day as it ends a length: "Uhr" is never a length, "hour" never an hour.
  hours: ["en", "de"],
  // "On" leads in what is spoken of in English alone: there it is "over", "über", "sur" and "sobre".
  standsOn: ["nl", "de", "fr", "es"],
  // "Schieb's", "zet'm": elsewhere nothing hangs on a verb by an apostrophe.
  hangsOn: ["en", "fr", "es"],
  // Their short forms stand beside the words that they are short for.
  texted: ["nl", "de", "fr", "es"],
  // "Check", "shift": what a verb does has a name of its own there.
  nouns: ["fr", "es"],
  // "Off" is another word than "free" there; "vrij", "frei" and "libre" are both.
  "wholeDays.offOrFree": ["en", "fr"],
};

test("each entry of words has some in every language, or is declared unsaid in it", () => {
  const empty = LANGUAGE_CODES.flatMap((code) =>
    [...entriesOf(wordsFor(code) ?? {})].flatMap(([entry, size]) => (size === 0 ? [`${entry}: ${code}`] : [])),
  );
  const all = new Set(LANGUAGE_CODES.flatMap((code) => [...entriesOf(wordsFor(code) ?? {}).keys()]));
  const missing = LANGUAGE_CODES.flatMap((code) => {
    const own = entriesOf(wordsFor(code) ?? {});
    return [...all].flatMap((entry) => (own.has(entry) ? [] : [`${entry}: ${code}`]));
  });
  const declared = new Set(
    Object.entries(UNSAID).flatMap(([entry, codes]) => codes.map((code) => `${entry}: ${code}`)),
  );
  expect([...empty, ...missing].filter((cell) => !declared.has(cell))).toEqual([]);
});

const FRIDAYS = ["friday", "vrijdag", "Freitag", "vendredi", "viernes"];

test.each(LANGUAGE_CODES.flatMap((code) => FRIDAYS.map((day) => [code, day] as const)))(
  "a day alone is a day in a talk of any language: in %s, %s",
  (usual, day) => {
    const context = { now: Date.parse("2026-11-24T09:00:00+01:00"), zone: "Europe/Amsterdam", usual };
    for (const awaiting of [undefined, "time"] as const) {
      const [request] = requestsOf(day, { ...context, ...(awaiting && { awaiting }) });
      expect(request?.command.when?.start).toBe("2026-11-27");
    }
  },
);

/** Entries by their path, with how much stands in each. */
function entriesOf(words: object, path = ""): Map<string, number> {
  return new Map(
    Object.entries(words).flatMap(([name, value]) => {
      const own = path ? `${path}.${name}` : name;
      if (typeof value === "string" || Array.isArray(value)) return [[own, value.length] as const];
      if (value instanceof RegExp) return [[own, value.source.length] as const];
      return typeof value === "object" && value !== null ? [...entriesOf(value, own)] : [];
    }),
  );
}

test.each([
  ["send me my agenda at 8 every day", "what templates do I have?"],
  ["stuur me elke dag om 8 uur mijn agenda", "welke sjablonen heb ik?"],
  ["schick mir jeden Tag um 8 Uhr meine Agenda", "welche Vorlagen habe ich?"],
  ["envoie-moi mon agenda à 8h tous les jours", "quels modèles ai-je ?"],
  ["mándame la agenda a las 8 todos los días", "¿qué plantillas tengo?"],
])("“%s” and “%s” are understood in their language", (agenda, templates) => {
  expect(agendaWanted(agenda)).toEqual({ kind: "agenda", send: true, minute: 480, days: "every-day" });
  expect(templatesManaged(templates)).toEqual({ wants: "list" });
});
