import type { SummaryPhrases } from "../../phrases/summaries";
import { wholly } from "../../phrases/wholly";

const whole = wholly(
  "bitte|hey|hallo|ok(?:ay)?|kannst du|konntest du|und|sag mir|jetzt",
  "bitte|danke|mal|fur mich|noch einmal|nochmal",
);
const SUMMARY = "(?:zusammenfassung|das protokoll|protokoll)";
const THE = "(?:(?:die|das|diese|meine|unsere) )?";
const OF =
  "(?: (?:von|vom|zu|zum|zur|der|des|uber|fur) (?:der |dem |die |das |meinem |unserem |unserer )?(?<meeting>.{2,80}?))??";
const EVERYONE =
  "(?:alle(?: gaste| teilnehmer| anderen)?|allen(?: gasten| teilnehmern| anderen)?|die (?:gaste|anderen|teilnehmer|runde)|den (?:gasten|anderen|teilnehmern)|jeden|ihnen(?: allen)?|sie alle)";
const SEND = "(?:schick(?:e)?|sende?|maile?|teile?|leite)";
const SOMEBODY = "(?<to>(?!(?:mich|mir|uns)\\b)(?:(?! (?:an|mit) )[^?])+?)";
const ITEMS = "(?:aufgaben|action items|to-?dos|offene punkte|zusagen|versprechen)";
const REST = "(?<rest> .{2,80}?)??";

export const SUMMARIES_IN_GERMAN: SummaryPhrases = {
  send: [
    `${SEND} ${THE}${SUMMARY}${OF} (?:an|mit) ${EVERYONE}(?: weiter)?`,
    `${SEND} ${EVERYONE} ${THE}${SUMMARY}${OF}(?: weiter)?`,
    `${SEND} ${THE}${SUMMARY} (?:an|mit) ${EVERYONE}${OF}(?: weiter)?`,
    `${SEND} ${THE}${SUMMARY}${OF} (?:an|mit) ${SOMEBODY}(?: weiter)?`,
    `${SEND} (?<to>(?!(?:mir|uns|die|das|unsere)\\b)[^? ]+) (?:die|das|unsere?) ${SUMMARY}${OF}(?: weiter)?`,
  ].map(whole),
  followUp: [
    `(?:plane?|buche?|vereinbare?|setze?|mache?|schlage?) (?:den|das|unseren|unser) (?:folgetermin|anschlusstermin|folgetreffen|folgegesprach|follow-? ?up)${REST}(?: an| vor)?`,
    "(?:plane?|buche?|vereinbare?|mache?) (?:einen|ein) (?:folgetermin|anschlusstermin|folgetreffen|folgegesprach|follow-? ?up)(?<rest> (?:zu|zum|zur|nach) .{2,80}?)??",
  ].map(whole),
  mine: [
    `(?:(?:was sind|zeig(?:e)?(?: mir)?|nenn(?:e)? mir|liste) )?meine (?:offenen )?${ITEMS}${REST}`,
    `was (?:habe|hab|hatte) ich${REST} (?:versprochen|zugesagt|ubernommen)(?: zu tun)?`,
    `was (?:habe|hab|hatte) ich (?:versprochen|zugesagt|ubernommen)(?: zu tun)?${REST}`,
    `was versprach ich${REST}`,
    "was muss ich (?:noch )?tun (?<rest>(?:aus|nach|von) (?:der|dem|den|meinen) .{2,80}?)",
  ].map(whole),
  items: [
    `(?:(?:was sind|zeig(?:e)?(?: mir)?|nenn(?:e)? mir|liste) )?(?:alle )?(?:die )?(?:offenen )?(?:aufgaben|action items)${REST}`,
    `was hat (?<who>[^?]{2,40}?) (?:mir |uns )?(?:versprochen|zugesagt|ubernommen)${REST}`,
    `wer hat${REST} was (?:versprochen|zugesagt|ubernommen)`,
    `wer hat was (?:versprochen|zugesagt|ubernommen)${REST}`,
    `wer (?:macht|ubernimmt|versprach) was${REST}`,
  ].map(whole),
  itemsOf: [`was ist (?:noch )?offen${REST}`, `was steht (?:noch )?aus${REST}`, `was ist${REST} (?:noch )?offen`].map(
    whole,
  ),
  done: [
    "(?:ich bin |wir sind )?fertig mit (?<what>.{2,100}?)",
    "(?:ich bin |wir sind )?mit (?<what>.{2,100}?) fertig",
    "hak(?:e)? (?<what>.{2,100}?) ab",
    "(?:markiere?|setze?) (?<what>.{2,100}?) (?:als|auf) (?:erledigt|fertig|abgeschlossen)",
    "(?:ich habe |wir haben )?(?<what>[^,]{2,100}?) (?:ist )?(?:erledigt|abgeschlossen)",
  ].map(whole),
  tell: [
    "(?:(?:was sind|zeige?(?: mir)?) )?(?:die |unsere )?offenen? fragen (?:von|vom|aus|zu|zum|zur|der|des) (?:der |dem |die |das |meinem |unserem |unserer )?(?<meeting>.{2,80}?)",
    `(?:(?:zeige?|gib|schicke?|sende?)(?: mir)? |was ist |ich will )?${THE}${SUMMARY} (?:von|vom|zu|zum|zur|der|des) (?:der |dem |die |das |meinem |unserem |unserer )?(?<meeting>.{2,80}?)`,
    "was (?:haben|hatten) (?:wir|sie|alle) (?:in|im|bei|beim|wahrend|auf|mit) (?:der |dem |des |meinem |unserem |unserer )?(?<meeting>.{2,80}?) (?:beschlossen|entschieden|vereinbart|besprochen)",
    "was wurde (?:in|im|bei|beim|wahrend|auf) (?:der |dem |des |meinem |unserem |unserer )?(?<meeting>.{2,80}?) (?:beschlossen|entschieden|vereinbart|besprochen)",
    "was (?:haben|hatten) (?:wir|sie|alle) (?:beschlossen|entschieden|vereinbart|besprochen) (?:in|im|bei|beim) (?:der |dem )?(?<meeting>.{2,80}?)",
    "was (?:ist|war|waren|sind) (?:das |die )?(?:ergebnisse?|beschlusse|entscheidungen) (?:von|vom|aus|der|des|bei|beim) (?:der |dem |des )?(?<meeting>.{2,80}?)",
    "(?:fasse? (?:den|die|das|mein(?:e|en)?) (?<meeting>.{2,80}?) zusammen|(?:den|die|das|mein(?:e|en)?) (?<named>.{2,80}?) zusammenfassen)",
    "was kam bei(?:m)? (?:der |dem )?(?<meeting>.{2,80}?) heraus",
  ].map(whole),
  find: [
    "was (?:haben|hatten) (?:wir|sie|alle) (?:uber|zu|zum|zur) (?<what>.{2,80}?) (?:gesagt|besprochen|beschlossen|vereinbart)",
    "was sagten (?:wir|sie) (?:uber|zu|zum|zur) (?<what>.{2,80}?)",
    "was wurde (?:uber|zu|zum|zur) (?<what>.{2,80}?) (?:gesagt|besprochen|beschlossen|vereinbart)",
    "(?:suche?|finde?) (?:nach )?(?<what>.{2,80}?) in (?:den |meinen |unseren )?(?:transkripten|zusammenfassungen|protokollen)",
    "(?:suche?) in (?:den |meinen |unseren )?(?:transkripten|zusammenfassungen|protokollen) nach (?<what>.{2,80}?)",
  ].map(whole),
  summarise: [
    "fass(?:e)? (?:das|dies|diesen text|dieses transkript|folgendes|es)(?: (?:fur|zu|zum|zur|von|vom) (?:den |die |das |der |dem |mein |meinen )?(?<meeting>.{2,80}?))?? zusammen(?: (?:fur|zu|zum|zur|von|vom) (?:den |die |das |der |dem )?(?<named>.{2,80}?))??",
    "(?:das|dies|hier) (?:ist|sind) (?:das |die )?(?:notizen|transkript|protokoll|mitschrift) (?:von|vom|zu|zum|zur|fur|der|des) (?:den |die |das |der |dem )?(?<meeting>.{2,80}?)",
    "(?:notizen|transkript|protokoll|mitschrift) (?:von|vom|zu|zum|zur|fur|der|des) (?:den |die |das |der |dem )?(?<meeting>.{2,80}?)",
  ].map(whole),
  notes: "notizen|protokoll|mitschrift",
  decided: "beschlossen|vereinbart|wir haben beschlossen|wir haben vereinbart",
  of: "von|vom|zu|zum|zur|fur",
  withPerson: "mit|fur|an|von|zwischen mir und|bei",
  inMeeting: "in|im|bei|beim|wahrend|aus|von|vom|nach|zu|zum|zur|fur|am|der|des",
  book: "buche einen Termin",
  looks: "was steht an",
  small: "der|die|das|dem|den|des|einen|ein|mein|meine|am|um|im|in|fur|von|vom|zu|zum|zur|nach|bei|beim|aus|mit",
};
