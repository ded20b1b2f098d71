import type { PreferencePhrases } from "../../phrases/preferences";
import { sentences } from "../../phrases/sentences";

const MEETINGS = "(afspraken|afspraak|vergaderingen|vergadering|meetings?|calls?)";
const SEVERAL = "(afspraken|vergaderingen|meetings|calls)";
const SET = "[zet|verander|wijzig|maak] [mijn|de|het|alle] [mijn|de|het]";
const IS = "[is|zijn|op|naar|van|=|moet|moeten] [zijn|op|naar|van]";
const NEVER = `([ik wil|ik neem] (geen ${SEVERAL}|niets|niks|nooit iets)|[ik (doe|neem|plan|wil)|wil ik] (geen|nooit) ${SEVERAL})`;
const EVERY = "(elke|iedere|al mijn|alle)";

const MESSAGES = "(berichten|berichtjes|appjes|apps|meldingen|sms'jes|sms)";

export const dutch: PreferencePhrases = {
  lead: /^(?:(?:in principe|als regel|onthoud?(?: even)?(?: dat)?|(?:even )?ter info(?:rmatie)?|dan weet je dat|fyi|trouwens|altijd|onthoud(?: dat)?|hey|hoi|parley|ok|kun je|wil je|wilt u|graag|voortaan|vanaf nu)\b[\s,:]*)+/,
  tail: /(?:[\s,.]*(?:onthoud(?:en)?(?: (?:dat|het|dit))?|houd? (?:daar|er) rekening mee|als regel|in principe|even|dus|voortaan|vanaf nu|standaard|alsjeblieft|aub|graag|meer|please))*[\s.!?]*$/,
  aroundLength:
    "lang van tevoren vooraf voor elke iedere al mijn alle afspraak afspraken vergadering vergaderingen meetings",
  notPerson: /^(?:dat|het|maar|de|die|mijn|een)\b/,
  aroundPerson: /^(?:wat je (?:weet|hebt) (?:over|van) )|(?:'s|s)? (?:adres|mailadres|e-?mailadres)$|'s$/gi,
  stop: sentences`
    (stop|stopt|stoppen|ophouden|afmelden|uitschrijven|afmelding|uitschrijving)
    (hou|houd) [er] [maar] [mee] op
    (meld|schrijf) (me|mij) [maar] (af|uit)
    ik wil (me|mij) (afmelden|uitschrijven)
    ik wil (me|mij) (afmelden|uitschrijven) voor [de|deze|alle|jullie|je] ${MESSAGES}
    afmelden voor [de|deze|alle|jullie|je] ${MESSAGES}
    stop [maar] met [de|die|al die|je|jullie] ${MESSAGES}
    stop [maar] met [mij|me] [die|al die] (appen|${MESSAGES} [te] (sturen|versturen))
    stop [maar] met [het] (appen|berichten|sturen|versturen) [van [die|al die|je|jullie] ${MESSAGES}]
    (stuur|geef) [me|mij|ons] [alsjeblieft|a.u.b.] geen ${MESSAGES} [meer]
    (geen|nooit meer) ${MESSAGES} [meer] [van (je|jou|jullie|parley)] [sturen|versturen]
    ik wil (geen|nooit meer) ${MESSAGES} [meer] [van (je|jou|jullie|parley)] [meer] [ontvangen|krijgen|hebben]
    (app|bericht|sms) (me|mij) niet meer
    (zet|schakel) [de|alle|je|jullie] ${MESSAGES} uit
    laat (me|mij) met rust
  `,
  start: sentences`
    (start|starten|hervat|hervatten|aanmelden|aanmelding) [weer|opnieuw]
    meld (me|mij) [weer|opnieuw] aan
    ik wil (me|mij) [weer|opnieuw] aanmelden
    (start|hervat|begin) [weer|opnieuw] [met] [de|je|jullie] ${MESSAGES} [sturen]
    stuur [me|mij] [maar|gerust] weer [je|jullie] ${MESSAGES}
    je (mag|kan|kunt) [me|mij] weer (appen|${MESSAGES} sturen)
    app (me|mij) [maar|gerust] weer
    (zet|schakel) [de|je|jullie] ${MESSAGES} [weer] (aan|in)
    ik wil weer ${MESSAGES} [van (je|jou|jullie|parley)] [ontvangen|krijgen|hebben]
  `,
  said: [
    [
      "show",
      sentences`
        wat (weet|onthoud|bewaar) je [allemaal] [over|van] [mij|me]
        (wat zijn|toon|laat) mijn (voorkeuren|instellingen) [zien]
        [mijn] (instellingen|voorkeuren)
        wat (is|zijn) mijn (tijdzone|buffer|werktijden|werkdagen|taal|herinnering|herinneringen)
      `,
    ],
    [
      "forget-everything",
      sentences`
        vergeet (alles|mij|wat je weet|wat je (van|over) mij weet) [(over|van) mij|wat je (over|van) mij weet]
      `,
    ],
    [
      "forget-contacts",
      sentences`
        vergeet [al] [mijn|de] (contacten|mensen|adressen)
      `,
    ],
    [
      "forget-preferences",
      sentences`
        (vergeet|wis|herstel) [al] [mijn|de] (voorkeuren|instellingen)
      `,
    ],
    [
      "forget-person",
      sentences`
        vergeet [het|de] (adres|mail|email|e-mail|emailadres|e-mailadres|mailadres) van {value}
        vergeet {value}
      `,
    ],
    [
      "length",
      sentences`
        ${SET} [standaard] (duur|standaardduur|afspraakduur|vergaderduur|lengte) [van [mijn] ${MEETINGS}] ${IS} {value}
        [mijn] ${SEVERAL} (standaard|altijd|meestal|gewoonlijk|normaal) {value} duren
        [mijn] ${SEVERAL} [bij mij] duren [bij (mij|me)] [standaard|altijd|meestal|voortaan|gewoonlijk|normaal|normaal gesproken] {value}
        [al] [mijn] ${SEVERAL} [moeten] [standaard] [zijn] ${IS} {value}
      `,
    ],
    [
      "no-buffer",
      sentences`
        [ik wil] (geen|zonder) (buffer|buffertijd) [tijd] [tussen [mijn] afspraken]
      `,
    ],
    [
      "buffer",
      sentences`
        ${SET} (buffer|buffertijd) [tijd] [tussen [mijn] ${MEETINGS}] ${IS} {value}
        (hou|houd|laat|ik wil) [altijd|minstens] {value} (buffer|vrij|ruimte vrij|pauze vrij) [tijd] [tussen [mijn|alle] [_]]
        (hou|houd|laat|plan|ik wil) [altijd|minstens] {value} [pauze|ruimte|tijd] tussen [mijn|alle] [_]
      `,
    ],
    [
      "reminder",
      sentences`
        herinner me (aan|voor) ${EVERY} ${MEETINGS} {value}
        ${SET} [standaard] (herinnering|herinneringen|herinneringstijd|standaardherinnering) ${IS} {value}
        herinner me [altijd] {value} voor ${EVERY} ${MEETINGS}
      `,
    ],
    [
      "zone",
      sentences`
        ${SET} tijdzone ${IS} {value}
        ik (woon|ben verhuisd) [nu] (in|naar) {value}
      `,
    ],
    [
      "hours",
      sentences`
        mijn (dag|werkdag) (loopt|gaat|duurt) [van|tussen] {value}
        ${SET} (werktijden|werktijd|werkuren|werkdag|kantooruren) ${IS} {value}
        ik werk [altijd|meestal|gewoonlijk|elke dag|iedere dag|dagelijks] [van|tussen] {value}
      `,
    ],
    [
      "start",
      sentences`
        mijn (dag|werkdag) begint [om] {value}
        ${NEVER} voor {value}
      `,
    ],
    [
      "end",
      sentences`
        mijn (dag|werkdag) eindigt [om] {value}
        ${NEVER} na {value}
      `,
    ],
    [
      "days-off",
      sentences`
        ${NEVER} op {value}
        ik werk (niet|nooit) [op] {value}
      `,
    ],
    [
      "workdays",
      sentences`
        ${SET} werkdagen ${IS} {value}
        ik werk [alleen] [op|van] {value}
      `,
    ],
    [
      "language",
      sentences`
        ${SET} taal ${IS} {value}
        (spreek|praat|antwoord|schrijf) [me] [in] [het] {value}
      `,
    ],
  ],
};
