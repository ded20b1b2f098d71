import type { Phrasebook } from "./phrasebook";

/** Words that hold several requests of one message apart. Alternatives of a pattern over folded text. */
export interface RequestWords {
  /** Verbs that begin a request, by what they do. */
  cancel: string;
  move: string;
  make: string;
  /** What joins two requests, and what may stand behind it. */
  and: string;
  also: string;
  /** What was spoken of: "it". */
  it: string;
  /** Before another thing of the same kind: "my", "the". */
  own: string;
  /** Before people. */
  with: string;
  /** Before where a move goes; behind the last of two things it is for both. */
  to: string;
  /** The end of a verb in two parts: "sag … ab". */
  off?: string;
  /** Days by name, and what stands before one. */
  day: string;
  on: string;
  /** Verbs with people and without a meeting are about what was just spoken of, which `toIt` says. */
  joins?: string;
  toIt?: string;
}

const english: RequestWords = {
  cancel: "cancel|delete|drop|scrap|scratch|call off",
  move: "rename|move|reschedule|shift|push|postpone|bump",
  make: "book|schedule|set up|arrange|block|add|invite|clear",
  and: "and then|and also|and|then|also|plus|n|'n|&|\\+",
  also: "also|then|please",
  it: "it|that|this",
  own: "my|the",
  with: "with",
  to: "to|by",
  day: "today|tonight|tomorrow|tmrw|tmw|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?",
  on: "on",
  joins: "add|invite",
  toIt: "to it",
};

const dutch: RequestWords = {
  cancel: "annuleer|schrap|verwijder|cancel|zeg",
  move: "hernoem|verzet|verplaats|verschuif|schuif|move",
  make: "boek|plan|blokkeer|nodig|zet|maak",
  and: "en dan|en ook|en|daarna|&|\\+",
  also: "ook|dan|please",
  it: "het|die|dat",
  own: "mijn|de|het",
  with: "met",
  to: "naar|met",
  off: "af",
  day: "vandaag|morgen|overmorgen|(?:maan|dins|woens|donder|vrij|zater|zon)dag",
  on: "op|van",
};

const german: RequestWords = {
  cancel: "storniere?|losche?|streiche?|entferne?|cancel|sage?",
  move: "verschiebe?|verlege?|schiebe?|benenne",
  make: "buche?|plane?|trage?|lade?|blocke?|raume?|vereinbare?|erstelle?",
  and: "und dann|und auch|und|dann|ausserdem|sowie|&|\\+",
  also: "auch|dann|bitte|noch|mir",
  it: "es|ihn|sie|das|die|den",
  own: "meinen|meine|mein|den|die|das",
  with: "mit",
  to: "auf",
  off: "ab",
  day: "heute|morgen|ubermorgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch",
  on: "am|und am",
};

const french: RequestWords = {
  cancel: "annule[rz]?|supprime[rz]?|efface[rz]?|enleve[rz]?",
  move: "deplace[rz]?|decale[rz]?|reporte[rz]?|repousse[rz]?|avance[rz]?|renomme[rz]?",
  make: "reserve[rz]?|planifie[rz]?|programme[rz]?|ajoute[rz]?|cree[rz]?|bloque[rz]?|invite[rz]?|vide[rz]?",
  and: "et puis|et ensuite|et aussi|et|puis|ensuite|&|\\+",
  also: "aussi|stp|ensuite",
  it: "le|la|les|ca|celui-ci|celle-ci",
  own: "mon|ma|mes|le|la|celui|celle",
  with: "avec",
  to: "a|au|aux|d'",
  day: "aujourd'hui|demain|apres-demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche",
  on: "le|de|du",
};

const spanish: RequestWords = {
  cancel: "cancela|cancelar|elimina|eliminar|borra|borrar|anula|anular|quita",
  move: "mueve|mover|cambia|cambiar|pasa|pasar|aplaza|aplazar|retrasa|adelanta|reprograma|renombra",
  make: "reserva|reservar|agenda|agendar|programa|programar|crea|anade|agrega|bloquea|invita|pon|despeja",
  and: "y luego|y despues|y tambien|y|e|luego|despues|tambien|&|\\+",
  also: "tambien|luego|por favor",
  it: "la|lo|las|los|eso|esa",
  own: "mi|mis|la|el|las|los",
  with: "con",
  to: "a|al|para",
  day: "hoy|manana|pasado manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo",
  on: "el|del|de",
};

const WORDS: Readonly<Record<string, RequestWords>> = { en: english, nl: dutch, de: german, fr: french, es: spanish };

export const requestWordsOf = ({ code }: Phrasebook): RequestWords => WORDS[code] ?? english;
