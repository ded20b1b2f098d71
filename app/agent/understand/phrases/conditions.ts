/**
 * Words of the conditions of a free time, in all languages at once: a condition may stand anywhere in a search, in
 * few words. Alternatives of a pattern over folded text.
 */
export const CONDITIONS = {
  day: [
    "(?:mon|tues?|wed(?:nes)?|thur?s?|fri|satur?|sun)(?:days?)?",
    "(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?",
    "(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?",
    "(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?",
    "lunes|martes|miercoles|jueves|viernes|sabados?|domingos?",
  ],
  /** What rules a day out. */
  not: [
    "(?:any\\w* )?(?:but|except)|not|excluding|besides|no",
    "(?:alles |elke dag |altijd )?behalve|niet|geen",
    "(?:alles |jeden tag )?aus?ser|nicht|kein|keinen",
    "(?:(?:n'importe quand|tout|tous les jours) )?sauf|pas",
    "(?:(?:cualquier dia|todo) )?(?:menos|excepto|salvo)|no(?= por)",
  ],
  but: ["but", "maar", "aber", "mais", "pero"],
  on: ["on|a", "op", "am|an", "le", "el|los"],
  today: ["today", "vandaag", "heute", "aujourd'hui", "hoy"],
  tomorrow: ["tomorrow", "morgen", "demain", "manana"],
  next: ["next", "volgende", "nachsten", "el proximo"],
  beforeDay: ["before", "voor", "vor", "avant", "antes de"],
  byDay: ["by", "uiterlijk", "spatestens", "d'ici", "a mas tardar"],
  /** Behind a day that does not suit. */
  unfit: [
    "(?:doesn't|doesnt|does not|won't|wont|don't) work|is (?:bad|no good|out)",
    "(?:kan|gaat|lukt|past) niet",
    "(?:geht|passt|klappt)(?: mir| bei mir)? nicht",
    "(?:ne )?(?:me )?(?:va|marche|convient) pas",
    "no(?: (?:me (?:va|viene|vale)(?: bien)?|puedo))?",
  ],
  notBefore: [
    "(?:not|never|no) (?:before|earlier than)|after|from",
    "(?:niet|nooit) (?:voor|eerder dan)|na|vanaf",
    "nicht vor|erst ab|fruhestens um|nach|ab",
    "pas avant|apres|a partir de",
    "no antes de(?: las?)?|despues de(?: las?)?|a partir de(?: las?)?",
  ],
  notAfter: [
    "(?:not|no) (?:after|later than)|before",
    "niet (?:na|later dan)|voor",
    "nicht nach|vor",
    "pas apres|avant",
    "no despues de(?: las?)?|antes de(?: las?)?",
  ],
  until: ["until|till", "tot", "bis", "jusqu'a", "hasta(?: las?)?"],
  from: ["from", "van|vanaf", "von|ab", "de|des", "desde(?: las?)?|de(?: las?)?"],
  hour: ["am|pm|o'clock", "uur|u\\b|h\\b", "uhr", "heures?\\b"],
  noon: ["noon|midday|lunch", "de lunch|het middaguur", "mittag", "midi|le dejeuner", "mediodia|la comida"],
  /** Parts of more than one day. */
  mornings: ["mornings", "'s ochtends|'s morgens|s ochtends|ochtends|ochtenden", "vormittags|morgens", "les matins"],
  afternoons: ["afternoons", "'s middags|s middags|middagen", "nachmittags", "les apres-midis?"],
  evenings: ["evenings", "'s avonds|s avonds|avonden", "abends", "les soirs"],
  /** Parts that a single day has as well. */
  morning: ["in the morning", "in de ochtend|in de morgen", "am vormittag", "le matin", "por las? mananas?"],
  afternoon: ["in the afternoon", "in de middag", "am nachmittag", "l'apres-midi", "por las? tardes?"],
  /** A stretch of more than one day. */
  long: [
    "week|weeks|month|days|soon|sometime",
    "weken|maand|dagen|binnenkort",
    "woche|wochen|monat|tage|bald",
    "semaines?|mois|jours|bientot",
    "semanas?|mes|dias|pronto",
  ],
} satisfies Record<string, readonly string[]>;
