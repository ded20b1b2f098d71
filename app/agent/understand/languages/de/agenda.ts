import type { AgendaPhrases } from "../../phrases/agenda";
import { sentences } from "../../phrases/sentences";

const MY = "[mir] [meine|meinen|die|den|eine|einen|deine|deinen]";
const DAILY = "[{daily:tägliche|täglichen}]";
const NOUN = "(agenda|tagesagenda|tagesplan|tagesübersicht|terminübersicht|übersicht|termine|kalender)";
const OWN = "(agenda|tagesagenda|tagesplan|tagesübersicht|terminübersicht)";
const SEND = "{sent:schick|schicke|schicken sie|sende|senden sie|simse|schreib|schreibe}";
const MAIL = "{mailed:mail|maile|mailen sie|e-maile}";
const AT = "(um|ab|gegen|für|auf)";

export const AGENDA_IN_GERMAN: AgendaPhrases = {
  code: "de",
  days: [
    [
      /\b(?:an )?(?:jede[mn]? (?:werktag|arbeitstag)|(?:allen )?(?:werktagen|arbeitstagen)|werktags|unter der woche)\b/,
      "workdays",
    ],
    [
      /\b(?:jeden (?:einzelnen )?(?:tag|morgen|abend)|taglich(?! )|alle tage|sieben tage die woche|7 tage die woche|auch am wochenende)\b/,
      "every-day",
    ],
  ],
  whenEmpty: [
    [
      /\b(?:aber )?(?:nur wenn (?:etwas|was) (?:ansteht|ist|drin ?steht)|nicht wenn (?:sie|er|der tag) leer ist|nicht an leeren tagen)\b/,
      false,
    ],
    [
      /\b(?:und )?auch (?:wenn (?:(?:sie|er|der tag) leer ist|(?:nichts|nix) (?:ansteht|ist|drin ?steht)|ich keine termine habe)|an leeren tagen)\b/,
      true,
    ],
  ],
  by: [
    [/\b(?:per|via|als|in einer) e?-?mail\b/, "email"],
    [/\b(?:per|via|uber|in|auf) (?:whatsapp|sms|chat)\b/, "whatsapp"],
  ],
  partOfDay: /\b(?:morgens|abends|fruh|am (?:morgen|abend|nachmittag)|in der fruh)\b/,
  evening: /\babends?\b/,
  wanted: sentences`
    ${SEND} ${MY} [${AT} {time}] ${MY} ${DAILY} ${NOUN} [für den tag|des tages] [zu] [${AT} {later}]
    ${AT} {time} ${SEND} ${MY} ${DAILY} ${NOUN}
    ${MAIL} ${MY} [${AT} {time}] ${MY} ${DAILY} ${NOUN} [${AT} {later}]
    ${AT} {time} ${MAIL} ${MY} ${DAILY} ${NOUN}
    ${MY} [${AT} {time}] ${MY} ${DAILY} ${NOUN} [${AT} {later}] {sent:schicken|zuschicken|senden|zusenden}
    ${MY} [${AT} {time}] ${MY} ${DAILY} ${NOUN} [${AT} {later}] {mailed:mailen|zumailen}
    (gib|zeig|zeige) ${MY} [${AT} {time}] ${MY} ${DAILY} ${NOUN} [${AT} {later}]
    ich (will|möchte|hätte|brauche|hätt) [gern|gerne] [${AT} {time}] ${MY} ${DAILY} ${NOUN} [gern|gerne] [${AT} {later}] [haben|bekommen|kriegen|erhalten]
    ${MY} ${DAILY} ${OWN} [bitte] [${AT} {time}]
    ${AT} {time} ${MY} ${DAILY} ${OWN}
    (stell|stelle|verschieb|verschiebe|leg|lege|ändere) ${MY} ${DAILY} ${OWN} (auf|um) {time}
    (schalt|schalte) ${MY} ${DAILY} ${OWN} [wieder] (ein|an) [${AT} {time}]
    (aktiviere|starte) [wieder] ${MY} ${DAILY} ${OWN} [${AT} {time}]
  `,
  unwanted: sentences`
    (hör|höre) auf [damit] ${MY} [tägliche|täglichen] ${NOUN} zu (schicken|senden|mailen)
    (schick|schicke|sende|mail|maile) ${MY} [tägliche|täglichen] ${NOUN} nicht [mehr]
    (schick|schicke|sende|mail|maile) [mir] (keine|keinen) [tägliche|täglichen] ${NOUN} [mehr]
    (keine|keinen) (tägliche|täglichen) ${OWN} [mehr]
    (keine|keinen) ${OWN} mehr
    ich (will|möchte|brauche) (keine|keinen) [tägliche|täglichen] ${OWN} [mehr] [haben|bekommen|kriegen]
    ich (will|möchte|brauche) ${MY} [tägliche|täglichen] ${OWN} nicht [mehr] [haben|bekommen|kriegen]
    (schalt|schalte|stell|stelle) ${MY} [tägliche|täglichen] ${OWN} (aus|ab)
    (stopp|stoppe|beende|deaktiviere) ${MY} [tägliche|täglichen] ${OWN}
    (tägliche|täglichen) ${OWN} (aus|ab)
  `,
};
