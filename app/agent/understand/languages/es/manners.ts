import type { Manners } from "../../phrases/manners";
import { sentences } from "../../phrases/sentences";

const NOUN = "(reuniones|citas|llamadas|eventos|juntas|meetings)";
const ALL = `(todo lo de|todo lo que tengo|todo lo que hay|todo lo que haya|todo|(mis|las|los) [#|dos|tres|cuatro] ${NOUN}|(todas|todos|ambas|ambos) [mis|las|los] [${NOUN}])`;
const THESE =
  "([a] (las|los|estas|estos|esas|esos) (dos|tres) [cosas|citas|reuniones]|todas|todos|(ambas|ambos) [cosas|citas|reuniones]|esas|esos)";
const OUT =
  "(cancela|cancelar|cancele|cancelara|cancelá|elimina|eliminar|elimine|eliminara|borra|borrar|borre|borrara|borrá|anula|anular|anule|anulara|anulá|quita|quitar|quite|quitara|sacá|saca|sacar)";
const MOVE =
  "{verb:(mueve|mover|mueva|cambia|cambiar|cambie|pasa|pasar|pase|retrasa|retrasar|retrase|adelanta|adelantar|adelante|aplaza|aplazar|aplace|pospón|posponer|posponga)}";
const UNIT = "(min|minutos?|h|horas?)";
const LENGTH = `(#~${UNIT}|(un|una|#) ${UNIT}|un cuarto de hora|media hora)`;
const TO = "(a|al|para)";
const HOW = `([por] ${LENGTH} [...]|${TO} ...)`;
const STRETCH = "(día|mañana|tarde|noche|semana)";
const AT = "(a|al|para|con|en)";
const DELAY =
  "(#~min|# [min|minutos?]|(cinco|diez|quince|veinte|treinta) [min|minutos?]|(un cuarto de|media|una) hora)";

export const spanish: Manners = {
  tail: /(?:[\s,.!?]|\b(?:por favor|porfa|gracias|please)\b)+$/,
  alone: { look: "qué tengo", cancel: "cancela", move: "mueve la reunión", free: "estoy libre", until: "hasta" },
  cancelAll: sentences`
    ${OUT} ${ALL} [{which}]
    (quita|saca) ${ALL} [{which}] (de la|del|de mi) (agenda|calendario)
    (cancélalo|anúlalo|bórralo|quítalo) todo [{which}]
  `,
  moveAll: sentences`
    ${MOVE} ${ALL} [{which}] [por] {how:${LENGTH}} [{way:más tarde|más temprano|antes|después}]
    ${MOVE} ${ALL} [{which}] {how:${TO} ...}
  `,
  moveWhole: sentences`
    ${MOVE} (todo|toda) [mi|el|la] {which} {how:${TO} ...}
    ${MOVE} [mi|el|la] {which} (entero|entera) {how:${TO} ...}
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
    (cancélalas|cancélalos|bórralas|bórralos|anúlalas|anúlalos|quítalas|quítalos|elimínalas|elimínalos|cancelalas|cancelalos|sacalas|sacalos|cancélamelas|cancélamelos|bórramelas|quítamelas) [${THESE}]
    (podés|podrías|puedes|puede) ${OUT} ${THESE}
    [le|te] (agradecería|agradezco) que ${OUT} ${THESE}
    ${THESE} (fuera|se cancelan|se anulan|quedan (canceladas|anuladas)|hay que cancelarlas|cancelar|cancelarlas)
  `,
  moveThese: sentences`
    ${MOVE} ${THESE} {how:${HOW}}
    (muévelas|muévelos|pásalas|pásalos) [${THESE}] {how:${HOW}}
  `,
  except: sentences`
    {all} (excepto|salvo|menos|pero (no|deja)|aparte de) {but}
  `,
  spares: sentences`
    [no|sí|vale|ok] [pero|y] {which} (se queda|se quedan|puede quedarse) [ahí|así|como está]
    [no|sí|vale|ok] [pero|y] (no|sin|menos|salvo|excepto|todo menos|deja|mantén|quita) {which} [como está|tranquilo|tranquila]
    [no] [pero|y] {which} no
  `,
  onlyThese: sentences`
    [no] (solo|sólo|solamente|únicamente) {which}
  `,
  lateWord: /tarde|retras/,
  late: sentences`
    [...] (llego|llegaré|voy a llegar|voy|estaré|llegamos) [unos|como] {delay:${DELAY}} tarde [${AT} {which}]
    [...] (llego|llegaré|voy a llegar|voy) tarde [unos|como] {delay:${DELAY}} [${AT} {which}]
    [...] (llego|llegaré|voy a llegar|voy) tarde ${AT} {which} [unos|como] {delay:# (min|minutos)}
    [perdón|perdona] no llego a tiempo ${AT} {which} (llego|llegaré|estaré) [unos|como] {delay:${DELAY}} (tarde|más tarde|después)
    [...] (con|tengo|llevo) [unos] {delay:${DELAY}} de retraso [${AT} {which}]
    [...] me (retraso|retrasaré|voy a retrasar) [unos|como] {delay:${DELAY}} [${AT} {which}]
    [...] {delay:${DELAY}} (tarde|de retraso) [${AT} {which}]
  `,
  isLate: sentences`
    [...] (llego|llegaré|voy a llegar|voy) [_] [_] tarde [...]
    [...] me (retraso|retrasaré) [...]
  `,
  lateFor: sentences`
    [...] (tarde|retraso|retrasaré) ${AT} {which}
  `,
  tellThem: /[\s,]*(?:\by\s+)?\b(?:dile|avisa|avísale|perdón|perdona)\b.*$/i,
  awayIn: sentences`
    (estoy|estaré|estamos|estaremos) [{before}] en {where}
    {before} (estoy|estaré|estamos|estaremos) en {where}
    [me] (viajo|vuelo|voy|vamos|viajamos) [{before}] (a|para) {where}
  `,
  home: sentences`
    [ya] [estoy] [de vuelta|de regreso] en casa [ya]
    [ya] [estoy] (de vuelta|de regreso) de ...
  `,
  back: sentences`
    [ya] [estoy] (de vuelta|de regreso|he vuelto)
  `,
  tripOff: sentences`
    olvida (el|mi) viaje [a {where}]
    (ya no|no) (voy|viajo|vuelo) a {where}
  `,
  until: /^hasta /i,
  andBack: /\s+y\s+(?:de vuelta|vuelvo)\s+/i,
  nowWords: /^(?:ahora|actualmente|ya)\b\s*/i,
  noTrip: /\b(?:con|reunion|cita|llamada|tarde|sobre|a las? \d|para (?:un|una|el|la))\b/,
  ends: /^(?:termina|acaba) (?=.*\bserie\b)/,
  starts:
    /[\s,]*\b(?:a partir (?:de |del )(?!ahora\b)(?<day>.{3,30}?)(?= (?:a|al|para) |$)|despues de (?<after>esta semana|hoy)\b)/,
  dayAfter: { hoy: "mañana", "esta semana": "la próxima semana" },
  seriesWord: /\s+(?:la\s+)?serie(?:\s+(?:de|del))?\b/i,
  reach: [
    ["following", /\s*\b(?:y (?:todas |todos )?(?:las|los) siguientes|a partir de ahora|de ahora en adelante)\b/],
    ["all", /\s*\b(?:(?:toda )?la serie(?: (?:de|del))?|para siempre)\b/],
    ["one", /\s*\b(?:(?:solo|solamente) (?:esta vez|esta|este))\b/],
  ],
  forMe: /[\s,]+(?:por mi|(?:(?:que|porque) )?estoy (?:enferm[oa]|mal[oa]?|de baja))$/,
  the: /^\W*(?:el|la|los|las)\b/,
  and: /\s*,\s*(?:y\s+|e\s+)?|\s+(?:y|e|&)\s+/i,
};
