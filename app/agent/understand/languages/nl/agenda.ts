import type { AgendaPhrases } from "../../phrases/agenda";
import { sentences } from "../../phrases/sentences";

const MY = "[mijn|m'n|mn|de|een|je]";
const DAILY = "[{daily:dagelijkse}]";
const NOUN = "(agenda|agenda's|dagagenda|dagoverzicht|overzicht|planning|dagplanning)";
const OWN = "(agenda|dagagenda|dagoverzicht|overzicht|planning|dagplanning)";
const SEND = "{sent:stuur|app|sms|whatsapp|zend}";
const MAIL = "{mailed:mail|email|e-mail}";
const AT = "(om|vanaf|tegen|rond)";

export const AGENDA_IN_DUTCH: AgendaPhrases = {
  code: "nl",
  days: [
    [
      /\b(?:(?:elke|iedere|op|alle|alleen op|door) (?:werkdag(?:en)?|doordeweekse dag(?:en)?|de week)|doordeweeks)\b/,
      "workdays",
    ],
    [
      /\b(?:(?:elke|iedere) (?:dag|ochtend|morgen|avond)|elkedag|dagelijks|alle dagen|zeven dagen per week|7 dagen per week|ook in het weekend)\b/,
      "every-day",
    ],
  ],
  whenEmpty: [
    [
      /\b(?:alleen als er (?:iets|wat) (?:is|staat|gepland is)|niet (?:als|wanneer) (?:hij|die|de dag) leeg is|niet op lege dagen)\b/,
      false,
    ],
    [
      /\b(?:en )?ook (?:(?:als|wanneer) (?:(?:hij|die|de dag|mijn dag|het) leeg is|er (?:niets|niks) (?:is|staat|gepland (?:is|staat))|ik (?:niets|niks|geen afspraken) heb)|op lege dagen)\b/,
      true,
    ],
  ],
  by: [
    [/\b(?:per|via|met de|met een|in een|als|op de) e?-?mail\b/, "email"],
    [/\b(?:per|via|op|in|over) (?:whatsapp|de app|app)\b/, "whatsapp"],
  ],
  partOfDay: /(?:'s|\bs) ?(?:ochtends|morgens|avonds)\b|\bin de (?:ochtend|avond|middag)\b/,
  evening: /\bavonds?\b/,
  wanted: sentences`
    ${SEND} [me|mij] [${AT} {time}] ${MY} ${DAILY} ${NOUN} [van die dag|voor die dag|van de dag] [toe|door|op] [${AT} {later}]
    ${AT} {time} ${SEND} [je|me|mij] [me|mij] ${MY} ${DAILY} ${NOUN}
    ${MAIL} [me|mij] [${AT} {time}] ${MY} ${DAILY} ${NOUN} [van die dag|voor die dag|van de dag] [door] [${AT} {later}]
    ${AT} {time} ${MAIL} [me|mij] ${MY} ${DAILY} ${NOUN}
    [me|mij] [${AT} {time}] ${MY} ${DAILY} ${NOUN} [${AT} {later}] {sent:sturen|toesturen|appen|doorsturen}
    [me|mij] [${AT} {time}] ${MY} ${DAILY} ${NOUN} [${AT} {later}] {mailed:mailen|emailen|e-mailen}
    (geef|toon|laat) [me|mij] [${AT} {time}] ${MY} ${DAILY} ${NOUN} [zien] [${AT} {later}]
    ik (wil|zou|wens) [graag] [${AT} {time}] ${MY} ${DAILY} ${NOUN} [graag] [${AT} {later}] [willen] [krijgen|ontvangen|hebben|zien]
    ik krijg [graag] [${AT} {time}] ${MY} ${DAILY} ${NOUN} [graag] [${AT} {later}]
    ${MY} ${DAILY} ${OWN} [graag] [${AT} {time}]
    ${AT} {time} ${MY} ${DAILY} ${OWN}
    (zet|verzet|verplaats|maak|verander) ${MY} ${DAILY} ${OWN} (op|naar|om|in) {time}
    (zet|doe) ${MY} ${DAILY} ${OWN} [weer] aan [${AT} {time}]
    (start|begin) [weer] [met] [het] [sturen van] ${MY} ${DAILY} ${OWN} [${AT} {time}]
  `,
  unwanted: sentences`
    (stop|hou op|houd op) (met|met het) [het] (sturen|toesturen|mailen|appen) van ${MY} [dagelijkse] ${NOUN} [naar me|aan me]
    (stop|hou op|houd op) met [me|mij] ${MY} [dagelijkse] ${NOUN} [te] [sturen|mailen|appen]
    stop [met] ${MY} [dagelijkse] ${OWN} [te] [sturen|mailen|appen]
    (stuur|mail|app|whatsapp|zend) [me|mij] ${MY} [dagelijkse] ${NOUN} niet [langer]
    (stuur|mail|app|whatsapp|zend) [me|mij] geen [dagelijkse] ${NOUN}
    (stuur|mail|app|whatsapp|zend) [me|mij] ${MY} [dagelijkse] ${NOUN} niet meer
    (stuur|mail|app|whatsapp|zend) [me|mij] geen [dagelijkse] ${NOUN} meer
    geen dagelijkse ${OWN} [meer]
    geen [dagelijkse] ${OWN} meer
    ik (wil|hoef|heb) [graag] ${MY} [dagelijkse] ${OWN} niet [meer] [krijgen|ontvangen|hebben|nodig]
    ik (wil|hoef|heb) geen [dagelijkse] ${OWN} [meer] [krijgen|ontvangen|hebben|nodig]
    (zet|doe|schakel) ${MY} [dagelijkse] ${OWN} uit
    dagelijkse ${OWN} uit
  `,
};
