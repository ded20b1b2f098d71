import { sentences } from "../sentences";
import type { Manners } from "./manners";

const NOUN = "(reuniones|citas|llamadas|eventos|juntas|meetings)";
const ALL = `(todo|(mis|las|los) ${NOUN}|(todas|todos|ambas|ambos) [mis|las|los] [${NOUN}])`;
const THESE = "(las dos|los dos|las tres|todas|todos|ambas|ambos|esas|esos)";
const OUT = "(cancela|cancelar|elimina|eliminar|borra|borrar|anula|anular|quita|quitar)";
const MOVE =
  "{verb:(mueve|mover|cambia|cambiar|pasa|pasar|retrasa|retrasar|adelanta|adelantar|aplaza|aplazar|pospón|posponer)}";
const UNIT = "(min|minutos?|h|horas?)";
const LENGTH = `(#~${UNIT}|(un|una|#) ${UNIT}|un cuarto de hora|media hora)`;
const TO = "(a|al|para)";
const HOW = `([por] ${LENGTH} [...]|${TO} ...)`;
const STRETCH = "(día|mañana|tarde|noche|semana)";

export const spanish: Manners = {
  tail: /(?:[\s,.!?]|\b(?:por favor|porfa|gracias|please)\b)+$/,
  alone: { look: "qué tengo", cancel: "cancela", move: "mueve la reunión" },
  cancelAll: sentences`
    ${OUT} ${ALL} [{which}]
  `,
  moveAll: sentences`
    ${MOVE} ${ALL} [{which}] [por] {how:${LENGTH}} [{way:más tarde|más temprano|antes|después}]
    ${MOVE} ${ALL} [{which}] {how:${TO} ...}
  `,
  clear: sentences`
    (despeja|despejar|despéjame|libera|liberar|libérame|vacía|vaciar|vacíame) [mi|mis] {when}
    (deja|déjame) (libre|vacía|vacío) [mi] {when}
    (deja|déjame) [mi] {when} (libre|vacía|vacío)
    ${OUT} (mi|toda mi|todo mi) {when:${STRETCH} [...]}
    ${OUT} [toda|todo] {when:(la|el) ${STRETCH} [...]}
  `,
  earlier: /\badelanta|\b(?:antes|más temprano)\b/i,
  cancelThese: sentences`
    ${OUT} ${THESE}
    (cancélalas|cancélalos|bórralas|bórralos) [${THESE}]
  `,
  moveThese: sentences`
    ${MOVE} ${THESE} {how:${HOW}}
    (muévelas|muévelos|pásalas|pásalos) [${THESE}] {how:${HOW}}
  `,
  except: sentences`
    {all} (excepto|salvo|menos|pero (no|deja)|aparte de) {but}
  `,
  forMe: /[\s,]+por mi$/,
  the: /^\W*(?:el|la|los|las)\b/,
  and: /\s*,\s*(?:y\s+|e\s+)?|\s+(?:y|e|&)\s+/i,
};
