import type { SummaryPhrases } from "../../phrases/summaries";
import { wholly } from "../../phrases/wholly";

const whole = wholly(
  "por favor|hola|oye|vale|ok|puedes|podrias|y|dime|ahora",
  "por favor|gracias|para mi|otra vez|de nuevo",
);
const SUMMARY = "(?:resumen|acta)";
const THE = "(?:(?:el|la|ese|este|esta|mi|nuestro) )?";
const OF = "(?: (?:de|del|sobre) (?:la |el |los |mi |nuestra )?(?<meeting>.{2,80}?))??";
const EVERYONE =
  "(?:todos(?: los (?:invitados|participantes|demas|asistentes))?|todo el mundo|los (?:invitados|participantes|demas|asistentes)|cada uno|el equipo)";
const SEND = "(?:envia|enviale|enviales|manda|mandale|mandales|comparte|reenvia)";
const SOMEBODY = "(?<to>(?!(?:mi|nosotros)\\b)(?:(?! (?:a|con) )[^?])+?)";
const ITEMS = "(?:tareas|acciones|puntos de accion|promesas|compromisos|pendientes)";
const REST = "(?<rest> .{2,80}?)??";

export const SUMMARIES_IN_SPANISH: SummaryPhrases = {
  send: [
    `${SEND} ${THE}${SUMMARY}${OF} (?:a|con) ${EVERYONE}`,
    `${SEND} a ${EVERYONE} ${THE}${SUMMARY}${OF}`,
    `${SEND} ${THE}${SUMMARY} (?:a|con) ${EVERYONE}${OF}`,
    `${SEND} ${THE}${SUMMARY}${OF} (?:a|con) ${SOMEBODY}`,
    `${SEND} a (?<to>(?!mi\\b)[^? ]+) (?:el|nuestro|ese) ${SUMMARY}${OF}`,
  ].map(whole),
  followUp: [
    `(?:programa|planifica|reserva|agenda|organiza|propon) (?:la|el|nuestra|esa) (?:reunion de seguimiento|proxima reunion|seguimiento|cita de seguimiento|follow-? ?up)${REST}`,
    "(?:programa|planifica|reserva|agenda|organiza) (?:una|un) (?:reunion de seguimiento|cita de seguimiento|seguimiento|follow-? ?up)(?<rest> (?:a|al|de|del|tras|despues de) .{2,80}?)??",
  ].map(whole),
  mine: [
    `(?:(?:cuales son|que son|muestrame|ensename|dame|lista) )?mis ${ITEMS}(?: abiertas| abiertos| pendientes)?${REST}`,
    `(?:que|a que) (?:prometi|he prometido|me comprometi|me he comprometido|acepte hacer|asumi)(?: hacer| a hacer)?${REST}`,
    "que tengo que hacer (?<rest>(?:tras|despues de|de) (?:la|el|mi|nuestra) .{2,80}?)",
  ].map(whole),
  items: [
    `(?:(?:cuales son|muestrame|ensename|dame|lista) )?(?:todas )?(?:las |los )?(?:tareas|acciones|puntos de accion)(?: abiertas| abiertos| pendientes)?${REST}`,
    `que (?:me |nos )?(?:prometio|ha prometido|acepto hacer|asumio) (?<who>(?!hacer)[^?]{2,40}?)${REST}`,
    `quien (?:prometio|ha prometido|hace|asumio|tiene que hacer) que${REST}`,
  ].map(whole),
  itemsOf: [
    `(?:que|lo que) (?:esta|queda|hay|sigue|tengo)(?: todavia| aun)? (?:abierto|pendiente|por hacer)${REST}`,
  ].map(whole),
  done: [
    "(?:he |hemos |ya he )?(?:(?:terminado|acabado)(?: con)?|(?:termine|acabe)(?: con|(?= (?:el|la|l[oa]s|lo|mis?|todo)\\b))) (?<what>.{2,100}?)",
    "(?:marca|pon) (?<what>.{2,100}?)(?: como)? (?:hecho|hecha|terminado|terminada|completado|completada|listo|lista)",
    "tacha (?<what>.{2,100}?)",
    "(?<what>(?:el|la|los|las) .{2,60}?) (?:esta|estan) (?:hech[oa]s?|terminad[oa]s?|list[oa]s?)",
  ].map(whole),
  tell: [
    "(?:(?:cuales son|muestrame) )?(?:las |nuestras )?(?:preguntas|cuestiones) (?:abiertas|pendientes) (?:de|del|en) (?:la |el |los |mi |nuestra )?(?<meeting>.{2,80}?)",
    `(?:(?:muestrame|ensename|dame|enviame|mandame) |cual es |quiero )?${THE}${SUMMARY} (?:de|del) (?:la |el |los |mi |nuestra )?(?<meeting>.{2,80}?)`,
    "que (?:decidimos|acordamos|hablamos|hemos decidido|hemos acordado|decidieron) (?:en|durante) (?:la |el |los |las |mi |nuestra )?(?<meeting>.{2,80}?)",
    "que se (?:decidio|acordo|hablo|dijo) (?:en|durante) (?:la |el |los |las |mi |nuestra )?(?<meeting>.{2,80}?)",
  ].map(whole),
  find: [
    "que (?:dijimos|dijeron|hemos dicho|decidimos|hablamos|acordamos|hemos decidido) (?:sobre|de|del|acerca de|acerca del) (?:la |el |los |las )?(?<what>.{2,80}?)",
    "que se (?:dijo|decidio|hablo|acordo) (?:sobre|de|del|acerca de|acerca del) (?:la |el |los |las )?(?<what>.{2,80}?)",
    "busca (?<what>.{2,80}?) en (?:las |los |mis |nuestras |nuestros )?(?:transcripciones|resumenes|actas)",
  ].map(whole),
  summarise: [
    "resum(?:e|ir) (?:esto|este texto|esta transcripcion|lo siguiente|estas notas)(?: (?:para|de|del) (?:la |el |mi |nuestra )?(?<meeting>.{2,80}?))??",
    "(?:estas son|esta es|aqui (?:esta|estan)) (?:las |la )?(?:notas|transcripcion|acta) (?:de|del|para) (?:la |el |mi |nuestra )?(?<meeting>.{2,80}?)",
    "(?:notas|transcripcion|acta) (?:de|del|para) (?:la |el |mi |nuestra )?(?<meeting>.{2,80}?)",
  ].map(whole),
  notes: "notas|acta",
  decided: "decidido|acordado|hemos decidido|hemos acordado",
  of: "de|del|para",
  withPerson: "con|para|a|de|entre yo y|por",
  inMeeting: "en|durante|de|del|tras|despues de|a|al|para",
  book: "reserva una reunión",
  looks: "qué tengo",
  small: "el|la|los|las|un|una|mi|mis|nuestra|nuestro|de|del|a|al|para|en|tras|con",
};
