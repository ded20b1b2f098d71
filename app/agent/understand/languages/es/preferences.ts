import type { PreferencePhrases } from "../../phrases/preferences";
import { sentences } from "../../phrases/sentences";

const MEETINGS = "(reuniones|reunión|reus?|citas?|llamadas?|juntas?)";
const SET = "[pon|cambia|ajusta|configura] [mi|mis|el|la|los|las]";
const IS = "[es|son|a|en|de|=]";
const NEVER = `([no (quiero|tengo|hago)] (sin|ninguna|nada de|nunca) ${MEETINGS}|no [me] (quiero|tengo|hago|pongas|ponga|programes|programe|agendes|agende|metas) [nada|${MEETINGS}]|[no] nada|nunca (tengo|hago|quiero) ${MEETINGS}|nunca [me] [pongas|ponga|programes|programe|agendes|agende|metas] [nada|${MEETINGS}])`;
const EVERY = "(cada|todas mis|mis)";

const MESSAGES = "(mensajes?|sms|notificaciones|avisos|whatsapps)";

export const spanish: PreferencePhrases = {
  lead: /^(?:(?:(?:por|como) norma|en principio|en general|por regla general|acuerdate(?: de que)?|[¿¡]|(?:para )?que (?:lo )?sepas(?: que)?|para tu informacion|por cierto|por favor|porfa|siempre|recuerda que|hola|oye|parley|ok|puedes|a partir de ahora|de ahora en adelante)(?:\b|(?<=[¿¡]))[\s,:]*)+/,
  tail: /(?:[\s,.]*(?:recuerdalo|acuerdate|tenlo en cuenta|apuntatelo|anotalo|(?:por|como|x) norma|en (?:principio|general)|por regla general|por favor|porfa|gracias|a partir de ahora|de ahora en adelante|por defecto|siempre))*[\s.!?]*$/,
  aroundLength: "antes de cada todas mis reunion reuniones cita citas",
  notPerson: /^(?:eso|esto|lo|el|la|los|las|mi|mis|un|una)\b/,
  aroundPerson: /^(?:lo que sabes (?:de|sobre) |a )/gi,
  stop: sentences`
    (stop|baja|bajas|para|pare|paren|parad|parar|detener|detén|deténgase|alto|basta|desuscribirme|desuscribir|desuscribirse|desuscríbeme|cancelar suscripción)
    (para|pare|paren|detén) todo
    (dar|darme|darse|dame|deme) de baja
    [me] (quiero|quisiera|deseo) (dar|darme) de baja
    quiero desuscribirme
    (deja|deje|dejen|dejad|para|pare) de (escribirme|contactarme|molestarme)
    (deja|deje|dejen|dejad|para|pare) de (enviarme|mandarme|enviar|mandar) [más|los|tus|estos|tantos] ${MESSAGES}
    no (me|nos) (escribas|escriba|escriban|contactes|contacten) [más|nunca más]
    no (me|nos) (envíes|envíe|envíen|mandes|mande|manden) [más|los|tus] ${MESSAGES} [más]
    no (quiero|deseo) [recibir] [más|tus|los] ${MESSAGES} [más|tuyos|de parley]
    no más ${MESSAGES}
    basta de ${MESSAGES}
    (desactiva|desactive|apaga) [los|tus|las] ${MESSAGES}
    déjame en paz
  `,
  start: sentences`
    (start|iniciar|empezar|alta|reanudar|reactivar)
    (darme|dame|dar) de alta [otra vez|de nuevo]
    [me] quiero (dar|darme) de alta
    (envíame|mándame|envíeme) [los|tus] ${MESSAGES} (otra vez|de nuevo)
    vuelve a (escribirme|enviarme [los] ${MESSAGES}|mandarme [los] ${MESSAGES})
    escríbeme (otra vez|de nuevo)
    (activa|reactiva|active) [los|tus|las] ${MESSAGES}
    quiero [volver a] recibir [los|tus] ${MESSAGES} [otra vez|de nuevo]
  `,
  said: [
    [
      "show",
      sentences`
        qué (sabes|recuerdas|guardas) [(de|sobre) mí]
        (muestra|muéstrame|enséñame|dime) (mis|las) (preferencias|ajustes|opciones)
        [cuáles son] [mis] (preferencias|ajustes)
        (cuál es|cuáles son) (mi|mis) (zona horaria|margen|horario [de trabajo]|idioma|recordatorios?)
      `,
    ],
    [
      "forget-everything",
      sentences`
        (olvida|borra|elimina) todo [lo que sabes] [(de|sobre) mí]
        (olvídame|olvida lo que sabes [(de|sobre) mí])
      `,
    ],
    [
      "forget-contacts",
      sentences`
        (olvida|borra|elimina) [todos|todas] [mis|los|las] (contactos|direcciones)
      `,
    ],
    [
      "forget-preferences",
      sentences`
        (olvida|borra|restablece) [todas] [mis|las|los] (preferencias|ajustes)
      `,
    ],
    [
      "forget-person",
      sentences`
        (olvida|borra) (la dirección|el correo|el email) de {value}
        olvida {value}
      `,
    ],
    [
      "length-alone",
      sentences`
        ${SET} duración [por defecto] [de mis (reuniones|citas)|de las reuniones] ${IS} {value}
      `,
    ],
    [
      "length",
      sentences`
        [todas] [mis|las] ${MEETINGS} (duran|deben durar|son de|suelen durar|suelen ser de) [siempre|normalmente|por lo general|en general|generalmente] {value}
      `,
    ],
    [
      "no-buffer",
      sentences`
        [no quiero] (sin|ningún) (margen|pausa|descanso) [entre [mis|las] (reuniones|citas)]
      `,
    ],
    [
      "buffer",
      sentences`
        ${SET} (margen|descanso) [entre [mis|las] (reuniones|citas)] ${IS} {value}
        (deja|guarda|quiero) [siempre|al menos] {value} [de (margen|pausa|descanso)|libres?] entre [mis|las|cada] (reuniones|reunión|citas?)
        (deja|guarda|quiero) [siempre|al menos] {value} de (margen|descanso)
      `,
    ],
    [
      "reminder",
      sentences`
        (recuérdame|avísame) [siempre] {value} antes de ${EVERY} ${MEETINGS}
        ${SET} (recordatorio|recordatorios) [por defecto] ${IS} {value}
      `,
    ],
    [
      "zone",
      sentences`
        ${SET} (zona horaria|huso horario) ${IS} {value}
        [ahora] (vivo|estoy viviendo) [ahora] en {value}
        me (mudé|he mudado) a {value}
      `,
    ],
    [
      "hours",
      sentences`
        ${SET} (horario|horas|jornada) [laboral] [de (trabajo|oficina)] ${IS} [de] {value}
        trabajo [siempre|normalmente|todos los días|cada día] [de|entre] {value}
      `,
    ],
    [
      "start",
      sentences`
        mi día (empieza|comienza) (a|a las) {value}
        empiezo [a trabajar] (a|a las) {value}
        ${NEVER} antes de [las|la] {value}
      `,
    ],
    [
      "end",
      sentences`
        mi día (termina|acaba) (a|a las) {value}
        (termino|acabo) [de trabajar] (a|a las) {value}
        ${NEVER} después de [las|la] {value}
      `,
    ],
    [
      "days-off",
      sentences`
        ${NEVER} (los|el|en) {value}
        nunca (trabajo|curro) [los|el|en] {value}
        no (trabajo|curro) los {value}
        los {value} (no|nunca) (trabajo|curro)
      `,
    ],
    [
      "habits",
      sentences`
        no (trabajo|curro) [el|en] {value}
        [el] {value} no (trabajo|curro)
      `,
    ],
    [
      "workdays",
      sentences`
        ${SET} días (laborables|de trabajo) ${IS} {value}
        [solo] trabajo [solo] [los|de] {value}
      `,
    ],
    [
      "language",
      sentences`
        ${SET} idioma ${IS} {value}
        (habla|háblame|responde|respóndeme|escribe|escríbeme) [en] {value}
      `,
    ],
  ],
};
