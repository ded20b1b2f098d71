import type { SmallTalkPhrases } from "../../phrases/small-talk";

export const SMALL_TALK_IN_GERMAN: SmallTalkPhrases = {
  welcome: /^\W*(?:danke(?:schon)?|vielen dank|besten dank)\b.{0,30}$/,
  hello:
    /^\W*(?:hallo|hi|hey|moin|servus|gruss dich|guten? (?:tag|morgen|abend))(?:[\s,]+(?:parley|da|nochmal|zusammen|wie geht'?s|alles klar))*\W*$/,
  who: /\bwer bist du\b|\bwas bist du\b|\bbist du (?:ein |eine |echt |wirklich )*(?:roboter|bot|mensch|maschine|computer|ki|echt)\b/,
  account:
    /\b(?:losche|schliesse|entferne) (?:mein|das|meine) (?:konto|profil|daten)\b|\bmein (?:passwort|konto (?:loschen|schliessen|kundigen))\b/,
  billing:
    /\b(?:abo|abonnement|preise?|tarife?|rechnung(?:en)?|kundigen|testphase|was kostet (?:es|das|parley)|wie ?viel kostet)\b/,
  privacy:
    /\b(?:datenschutz|dsgvo|sind meine (?:daten|nachrichten) sicher|ist mein kalender sicher|wer (?:kann|liest) (?:das|mit))\b/,
  support:
    /\b(?:kundendienst|kundenservice|echten? menschen?|mit (?:jemandem|einem menschen) (?:reden|sprechen)|beschwer\w*|fehler melden)\b/,
  sorry: /\b(?:nutzlos|dumm|blod\w*|idiot\w*|scheiss\w*|halt die klappe|halt den mund|mist)\b/,
  nod: /^\W*(?:(?:ok(?:ay)?|gut|super|toll|prima|perfekt|klasse|schon|passt|alles klar|in ordnung|danke)\b\W*)+$/,
};
