import type { PreferencePhrases } from "../../phrases/preferences";
import { sentences } from "../../phrases/sentences";

const MEETINGS = "(termine|termin|besprechungen|besprechung|meetings?|anrufe)";
const SET = "[setze?|ändere?|stelle?|mache?] [meine|mein|meinen|die|den|das|der]";
const IS = "[ist|sind|auf|zu|=|soll|sollen] [auf]";
const NEVER = `([ich (will|möchte|mache|nehme|habe)] ((keine|nie) ${MEETINGS}|nichts|nix|nie etwas)|(plane?|buche?|lege?) [mir] (nie|nichts|keine ${MEETINGS}))`;
const EVERY = "(jedem|jeder|jeden|allen [meinen])";

const MESSAGES = "(nachrichten|mitteilungen|benachrichtigungen|sms|whatsapps|meldungen)";

export const german: PreferencePhrases = {
  lead: /^(?:(?:grundsatzlich|generell|als regel|merk dir bitte(?:,? dass)?|merken|(?:nur )?damit du (?:es )?weiss?t|(?:nur )?zur info(?:rmation)?|fyi|übrigens|ubrigens|bitte|immer|merk dir(?: dass)?|hallo|hey|parley|ok|kannst du|ab jetzt|ab sofort|in zukunft)\b[\s,:]*)+/,
  tail: /(?:[\s,.]*(?:merke? dir(?: das| es)?|merken|als regel|grundsatzlich|generell|beachte das|bitte|danke|ab jetzt|ab sofort|in zukunft|standardmasig|mehr|immer))*[\s.!?]*$/,
  aroundLength: "lang vorher vor jedem jeder allen meinen termin terminen besprechung",
  notPerson: /^(?:es|das|die|der|den|mein|meine|meinen|ein|eine|nicht)\b/,
  aroundPerson: /^(?:was du (?:uber|über|von) )|s? (?:e-?mail-?adresse|adresse|mail)$/gi,
  stop: sentences`
    (stop|stopp|stoppe|stoppt|stoppen|aufhören|abmelden|abmeldung|abbestellen|austragen)
    (höre?|hört|hören sie) [bitte|damit] auf
    (melde?|trage?) mich [bitte] (ab|aus)
    ich (will|möchte|mochte|würde) mich [gerne?] (abmelden|austragen)
    (stoppe?|beende|beenden) [die|diese|alle|deine] ${MESSAGES}
    [die|diese|alle|deine] ${MESSAGES} (abbestellen|abmelden|abschalten|ausschalten|stoppen|beenden)
    (schalte?|stelle?) [die|alle|deine] ${MESSAGES} (ab|aus)
    keine [weiteren|neuen] ${MESSAGES} [mehr] [von (dir|euch|parley)] [senden|schicken|schreiben]
    (schicke?|sende?|schreibe?|schreib) mir [bitte] (keine ${MESSAGES} [mehr]|nicht mehr|nichts mehr)
    (schicken|senden|schreiben) sie mir [bitte] (keine ${MESSAGES} [mehr]|nicht mehr|nichts mehr)
    ich (will|möchte|mochte|brauche) keine [weiteren] ${MESSAGES} [mehr] [von (dir|euch|parley)] [mehr] [erhalten|bekommen|haben]
    höre? [bitte] auf[,] mir [${MESSAGES}] zu (schreiben|schicken|senden)
    lass mich in ruhe
  `,
  start: sentences`
    (start|starten|fortsetzen|anmelden|anmeldung) [wieder]
    melde? mich [wieder] an
    ich (will|möchte) mich [wieder] anmelden
    (schicke?|sende?|schreibe?|schreib) mir [bitte] wieder [${MESSAGES}]
    du (kannst|darfst) mir [gerne?] wieder [${MESSAGES}] (schreiben|schicken|senden)
    ${MESSAGES} [wieder] (an|einschalten|anschalten|starten|fortsetzen)
    (schalte?|stelle?) [die|deine] ${MESSAGES} [wieder] (an|ein)
    ich (will|möchte) wieder ${MESSAGES} [von (dir|euch|parley)] [erhalten|bekommen|haben]
  `,
  said: [
    [
      "show",
      sentences`
        was (weißt|speicherst|merkst) du [dir] [alles] [(über|von) mich|über mir|von mir]
        (zeige?|nenne?) [mir] meine (einstellungen|vorlieben)
        [was sind|meine] [meine] (einstellungen|vorlieben)
        (was ist|was sind|wie ist) (meine|mein) (zeitzone|puffer|arbeitszeiten|arbeitszeit|arbeitstage|sprache|erinnerung|erinnerungen)
      `,
    ],
    [
      "forget-everything",
      sentences`
        (vergiss|lösche?) (alles|mich) [was du] [über mich|von mir] [weißt]
        vergiss was du (über mich|von mir) weißt
      `,
    ],
    [
      "forget-contacts",
      sentences`
        (vergiss|lösche?) [alle] [meine|die] (kontakte|adressen|leute)
      `,
    ],
    [
      "forget-preferences",
      sentences`
        (vergiss|lösche?) [alle] [meine|die] (einstellungen|vorlieben)
        setze? [alle] [meine|die] einstellungen zurück
      `,
    ],
    [
      "forget-person",
      sentences`
        (vergiss|lösche?) die (adresse|e-mail-adresse|mailadresse) von {value}
        vergiss {value}
      `,
    ],
    [
      "length-alone",
      sentences`
        ${SET} (dauer|standarddauer|termindauer|terminlänge|länge) [meiner termine|der termine] ${IS} {value}
      `,
    ],
    [
      "length",
      sentences`
        [alle] [meine] ${MEETINGS} (normalerweise|immer|meistens|meist|in der regel) {value} dauern
        [alle] [meine] ${MEETINGS} (dauern|sind|sollen) [normalerweise|immer|standardmäßig|meistens|meist|gewöhnlich|in der regel|idr] {value} [dauern|sein]
      `,
    ],
    [
      "no-buffer",
      sentences`
        [ich (will|brauche)] (kein|keinen|ohne) (puffer|pufferzeit) [zwischen [meinen|den] terminen]
      `,
    ],
    [
      "buffer",
      sentences`
        ${SET} (puffer|pufferzeit) [zwischen [meinen|den] terminen] ${IS} {value}
        (lass|halte?|ich (will|brauche|möchte)) [immer|mindestens] {value} (puffer|pause|frei|luft) [zwischen [meinen|den|allen] terminen] [frei]
        plane? [bitte] immer {value} (puffer|pause|luft) [zwischen [meinen|den|allen] (terminen|meetings)] [ein]
        plane? [bitte] {value} (puffer|pause|luft) zwischen [meinen|den|allen] (terminen|meetings) [ein]
        (lass|halte?) [immer|mindestens] {value} zwischen [meinen|den|allen] terminen [frei]
      `,
    ],
    [
      "reminder",
      sentences`
        (erinnere?) mich [immer] {value} vor ${EVERY} (termin|terminen|besprechung|besprechungen|meetings?)
        ${SET} (erinnerung|erinnerungen|erinnerungszeit) ${IS} {value}
      `,
    ],
    [
      "zone",
      sentences`
        ${SET} zeitzone ${IS} {value}
        ich (wohne|lebe) [jetzt] in {value}
        ich bin nach {value} (umgezogen|gezogen)
      `,
    ],
    [
      "hours",
      sentences`
        mein (tag|arbeitstag) (geht|läuft|dauert) [von|zwischen] {value}
        ${SET} (arbeitszeiten|arbeitszeit|bürozeiten|arbeitstag) ${IS} [von] {value}
        ich arbeite [immer|normalerweise|meistens|täglich|jeden tag] [von|zwischen] {value}
      `,
    ],
    [
      "start",
      sentences`
        mein (tag|arbeitstag) (beginnt|fängt) [um] {value} [an]
        ich fange [erst] um {value} an
        ${NEVER} vor {value}
        vor {value} [bitte] (nichts|nix|keine ${MEETINGS})
      `,
    ],
    [
      "end",
      sentences`
        mein (tag|arbeitstag) endet [um] {value}
        ${NEVER} nach {value}
        nach {value} [bitte] (nichts|nix|keine ${MEETINGS})
      `,
    ],
    [
      "days-off",
      sentences`
        ${NEVER} (am|an) {value}
        ich (mache|nehme|will|möchte) {value} (nie|keine) ${MEETINGS}
        ich arbeite nie [am|an] {value}
        {value} arbeite ich nie
      `,
    ],
    [
      "habits",
      sentences`
        ich arbeite nicht [am|an] {value}
        ich arbeite [am|an] {value} (nicht|nie)
        {value} arbeite ich (nicht|nich|net)
      `,
    ],
    [
      "workdays",
      sentences`
        ${SET} arbeitstage ${IS} {value}
        ich arbeite [nur] [am|an|von] {value}
      `,
    ],
    [
      "language",
      sentences`
        ${SET} sprache ${IS} {value}
        (sprich|schreib|schreibe|antworte) [mir|mit mir] [auf] {value}
      `,
    ],
  ],
};
