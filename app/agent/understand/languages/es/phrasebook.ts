import { either } from "../../phrases/either";
import type { Phrasebook } from "../../phrases/phrasebook";
import { pattern } from "../../phrases/verbose";
import { english } from "../en/phrasebook";
import { spanish as manners } from "./manners";
import { spanish as preferences } from "./preferences";

/** Spanish, over the English words of Spanish offices ("meeting", "call"). */
export const spanish: Phrasebook = {
  ...english,
  code: "es",
  manners,
  preferences,
  yes: `${english.yes} si claro vale bueno bien perfecto genial exacto correcto seguro dale venga adelante confirmo confirmado acuerdo estupendo cierto efectivamente listo hecho va`,
  no: `${english.no} no nunca jamas cancela cancelar para olvidalo dejalo incorrecto mal tampoco nada`,
  filler: `${english.filler} eso esta es lo la el me te va de por favor gracias muchas muy asi que hazlo haz hacer hago parece suena y ya pues porfa yo a mi todo todos tal con`,
  bareYes: pattern`
      ^(?:
        hazlo|hagalo|adelante|dale|de acuerdo|por supuesto|me parece bien|me va bien|eso es|asi es|go
        |por favor hazlo|claro que si|esta bien|me viene bien|procede
      )$
    `,
  anyway: pattern`
    ^(?=.*\b(?:igualmente|igual|aun asi|de tod[oa]s (?:modos|formas|maneras)|a pesar de todo)\b)(?:(?:
      si|vale|ok|bueno|pues|(?:reserva|agenda|apunta|anota|mueve|pon|mete|haz|pasa)(?:me)?(?:l[oa]s?)?|reservar(?:l[oa])?|poner(?:l[oa])?|meter(?:l[oa])?
      |la|lo|cita|reunion|por|favor|porfa|igualmente|igual|aun|asi|de|tod[oa]s?|modos|formas|maneras|a|pesar
    )(?:[\s,]+|$))+$
  `,
  yesToAll: pattern`
      ^(?:
        (?:(?:si|vale|ok|claro|perfecto)[\s,]+)+(?:a )?(?:(?:reserva|reservalos?|reservalas?|haz|hazlo) )?|(?:reserva|reservalos?|reservalas?|haz|hazlo)[ ]
      )(?:(?:igualmente|de todos modos) )?(?:todo|todos|todas|ambos|ambas|los dos|las dos)(?: (?:igualmente|de todos modos|de todas formas|por favor))*$
    `,
  thanks: pattern`
      ^(?:muchas |muchisimas |mil |te lo )?(?:gracias|agradezco)(?:,? (?:de nuevo|por (?:todo|tu ayuda|la ayuda)|mil|parley))*$
    `,
  remark: either(english.remark, /\b(?:bien hecho|(?:bueno|bien) saber(?:lo)?)\b/),
  politeNo: either(
    english.politeNo,
    /\b(?:no hay problema|sin problema|por que no|no te preocupes|no esta mal)\b/,
    "g",
  ),
  courtesy: either(
    english.courtesy,
    pattern`
      ^(?:
        (?:
          hola|buenos dias|buenas(?: tardes| noches)?|si|no|ok|vale|gracias|por favor|porfa|y|pero|entonces|tambien
          |oye|bueno
        )\b[\s,.!:-]*|[¿¡]+\s*
        |(?:puedes|podrias|puede|podria|me puedes|quieres)(?: (?:por favor|tambien|me))*\b[\s,]*
        |(?:quiero|quisiera|necesito|me gustaria|tengo que|tenemos que|hay que|habria que|debo|debemos) (?=[a-z]+(?:ar|er|ir)\b|un|una|mi|la|el)
      )
    `,
  ),
  undo: either(
    english.undo,
    /\b(?:deshaz(?:l[oae]s?)?|vuelve a poner(?:l[oae]s?)?|deshacer(?:lo)?|deshagas|deshaces|deshace|deshecho|revierte|vuelve atras|dejalo como estaba)\b/,
  ),
  notUndo: either(
    english.notUndo,
    pattern`
      \b(?:no|nunca|sin)(?: (?:lo|la|los|me|quiero|quieres|quise|hace falta|hay que|debes|tienes que|vayas a|a))*
      (?: (?:deshacer(?:lo)?|deshagas|revertir(?:lo)?|reviertas|vuelvas atras|volver atras))\b
    `,
  ),
  asksUndo: either(
    english.asksUndo,
    pattern`
      ^\W*(?:
        (?:como|que|cuando|por que|quien|cual|se|ya|has|lo has|la has|hiciste|ha sido|esta|estaba|fue|hay|existe|se puede|se ha|debo|deberia|para que)\b
        |(?:puedo|podemos|podria)\b
        |(?:puedes|podrias)\b.{0,15} (?:cosas|algo|cambios|citas|una (?:cita|reunion))\b
      )
    `,
  ),
  help: either(
    english.help,
    pattern`
      ^(?:ayuda|ayudame|hola|buenos dias|buenas|buenas tardes)$
      |\b(?:que (?:puedes|sabes) hacer|como funcionas?|(?:en que|como) (?:me )?puedes ayudar|para que sirves|tu que haces)\b
    `,
  ),
  late: either(
    english.late,
    pattern`
      \b(?:
        llego (?:\w+ ){0,3}tarde|llegare (?:\w+ ){0,3}tarde|voy (?:\w+ ){0,3}tarde|con retraso|retrasad[oa]|atasco
        |me retraso
      )\b
    `,
  ),
  summary: either(english.summary, /\b(?:resumen|resume|resumir|acta de|puntos de accion)\b/),
  preference: either(
    english.preference,
    pattern`
      \b(?:
        llamame (?!a\b)|mi nombre es|mi (?:horario|zona horaria)|prefiero|a partir de ahora|por defecto
        |sin reuniones (?:antes|despues|los)|habla espanol|en espanol
      )\b
    `,
  ),
  remind: either(english.remind, /\b(?:recuerda\w*|recordatorios?|recuerdame|avisame)\b/),
  remindMe: either(
    english.remindMe,
    pattern`
      \b(?:recuerdame|avisame|(?:pon|crea|anade|agrega|programa)(?:me)? un recordatorio|recordatorio (?:para|de))\b
    `,
  ),
  free: either(
    english.free,
    pattern`
      \b(?:
        (?:estoy|estare|esta) (?:\w+ ){0,3}(?:libre|disponible|ocupad[oa])|libre|libres|disponible|disponibilidad
        |tengo (?:\w+ ){0,2}(?:tiempo|hueco|huecos|espacio|libre)|cuando (?:puedo|podemos|podria|podriamos|estoy)|huecos?
      )\b
    `,
  ),
  ask: either(
    english.ask,
    pattern`
      ^(?:
        que|cuando|donde|quien|quienes|cual|cuales|como|cuanto|cuantos|cuantas|tengo|hay|esta|estoy|muestra
        |muestrame|ensename|dime|busca|ver|a que hora|es
      )\b
    `,
  ),
  mine: either(english.mine, /\b(?:tengo|mi|mis|hay|programado|previsto|agenda|planes|estoy)\b/),
  ownThing: either(english.ownThing, /^que (?:viene|toca|tengo|sigue|hay) (?:ahora|despues|luego)$/),
  askEvent: either(
    english.askEvent,
    /^(?:cuando|donde|a que hora|quien|que dia) (?:es|esta|son|tengo|empieza|viene)\b/,
  ),
  askLead: either(
    english.askLead,
    pattern`
      ^(?:
        (?:
          que|cuando|donde|quien|cual|como|tengo|hay|es|esta|son|muestra|muestrame|ensename|dime|busca|ver|a|hora|mi
          |mis|el|la|los|las|un|una|en|de|del|para|agenda|calendario|programado|previsto|empieza|dia|puedo|podemos
          |estoy|libre|reuniones|citas|con que|al
        )\b[\s,:]*
      )
    `,
  ),
  heads: [
    [
      "reschedule",
      /^(?:mejor|mas bien)[ ](?=(?:el |la |a las? |para el )?(?:\d|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|pasado|semana))/,
    ],
    ["edit_attendees", /^(?:invita|invitar|convida)\b/],
    [
      "reschedule",
      pattern`
        ^(?:
          mueve|mover|cambia|cambiar|reprograma|reprogramar|pospon|posponer|aplaza|aplazar|retrasa|retrasar|adelanta
          |adelantar|pasa (?=.{1,40}\b(?:a|al|para)\b)|modifica|modificar|extiende|alarga|acorta|renombra|traslada
        )\b
      `,
    ],
    ["cancel", /^(?:cancela|cancelar|elimina|eliminar|borra|borrar|anula|anular|quita|quitar|suprime|cancel)\b/],
    [
      "create",
      pattern`
        ^(?:
          agenda|agendar|programa|programar|programe|crea|crear|anade|anadir|agrega|agregar|reserva|reservar|pon
          |poner|ponme|organiza|organizar|planifica|planifica|bloquea|apunta|anota|marca|concierta|fija
        )\b
      `,
    ],
    ["create", /^(?=(?:cita|reunion|comida|cena|almuerzo|cafe|llamada|dentista|medico|meeting|desayuno)\b)/],
    ...english.heads,
  ],
  event: either(
    english.event,
    pattern`
      \b(?:
        citas?|reus?|reunion|reuniones|junta|comida|cena|almuerzo|desayuno|cafe|cumpleanos|fiesta|dentista|medico|doctor
        |doctora|peluqueria|peluquero|llamada|entrevista|visita|clase|curso|entrenamiento|presentacion|eventos?
        |agenda|calendario|videollamada|conferencia|concierto|pelicula|cine|taller|partido|sesion|quedada|viaje
      )\b
    `,
  ),
  calendar: either(english.calendar, /\b(?:agenda|calendario|citas?|reunion|reuniones|eventos?|junta)\b/),
  elsewhere: either(
    english.elsewhere,
    pattern`
      \b(?:
        alarma|despertador|temporizador|tiempo hace|clima|lluvia|llueve|vuelo|tren|receta|lista de la compra|compras
        |bateria|contrasena|wifi|saldo|tarjeta de credito|supermercado|calorias|calefaccion|termostato|aspiradora
        |nevera|playlist|canciones|cancion|radio|podcast|episodios?|nueva temporada|grados|nieve|paraguas|capital de
        |nomina|gasolina|(?:movil|telefono) nuevo
        |(?:el|la) (?:partido|pelicula|peli|serie|programa|tienda|farmacia) (?:empieza|acaba|termina|abre|cierra)
        |musica|noticias|chiste|lampara|luz|luces|trafico|taxi|pizza|pedido|bolsa|que hora es|traduc\w*|restaurante
      )\b
    `,
  ),
  plan: either(english.plan, /^(?:yo|tengo|tenemos|vamos|voy|hay|mi|nuestra?)\b/),
  planSure: either(english.planSure, /^(?:voy a|tengo|tenemos|vamos a|ire|quiero)\b/),
  planLead: either(english.planLead, /^(?:yo|tengo|tenemos|voy|vamos|a|ir|quiero|un|una|el|la|mi|que|hay)\b[\s,]*/),
  change: either(
    english.change,
    pattern`
      \b(?:en vez de|en lugar de|mas tarde|mas temprano|mas larg[oa]|mas cort[oa]|hazlo de|que sea|ponlo|ponla)\b
    `,
  ),
  people: either(english.people, /\b(?:invita|no viene|no puede venir|no vendra)\b/),
  addPeople: /^(?:add|invite|invita|anade|agrega|incluye|invitar|anadir|agregar)$/,
  removePeople: /^(?:sin|remove|quita|elimina|saca|borra)$/,
  peopleTo: /^(?:to|from|a|al|de|del|en|para)$/,
  earlier: either(english.earlier, /\b(?:antes|mas temprano|adelanta\w*)\b/),
  longer: either(english.longer, /\b(?:extiende|alarga|mas larg[oa]|acorta)\b/),
  oldTime: either(english.oldTime, /\b(?:en vez (?:de|del)|en lugar (?:de|del)|de las|del|de|no)\s*$/),
  retitle: either(
    english.retitle,
    /\b(?:(?:cambia|pon) el (?:titulo|nombre) (?:a|por|de)|llamalo|llamala|renombralo (?:a|como)?|ponle)\s/,
  ),
  strong: either(english.strong, /^(?:agenda|programa|cancela|mueve|reprograma|pospon|aplaza)/),
  calendarFor: /^(?:mi |la )?agenda(?: (?:de|para|hoy|manana)\b|$)(?!.*\b(?:con|un|una|reunion|cita)\b)/,
  plansAlone: /^(?:recoger|visitar|ver|llevar|dejar)\b/,
  onlyAsks: pattern`
      ^(?:
        (?:
          que|como|hay|tengo|algo|es|esta|mi|mis|el|la|los|las|muestra|muestrame|ensename|de|para|en|planeado
          |programado|por|favor|\?
        )(?: |$)
      )+$
    `,
  verdict: either(
    english.verdict,
    pattern`
      \b(?:es|esta|son|fue|suena|parece|estaria) (?:muy |bastante )*(?:bien|bueno|buena|perfecto|perfecta|genial|ok)$
      |\b(?:me|nos) (?:va|viene) bien$
    `,
  ),
  negated: /\b(?:no|nunca|jamas)\b/,
  callSomebody: /^llama(?:r)? a (?:mi |la |el )?\w+/,
  setAnew: /(?!)/,
  looking: /\b(?:ver|revisar|consultar|mirar) (?:mi|el|mis|la) (?:agenda|calendario|citas|reuniones)\b/,
  erasing: /\b(?:cancela|cancelar|borra|borrar|elimina|eliminar|quita|quitar)\b/,
  aside: pattern`
      ^(?:
        manda|envia|escribe|dile|toca|pon (?:la|el) (?:musica|radio|tele|luz|alarma)|enciende|apaga|compra|pide|paga
        |despiertame|feliz|hasta (?:manana|luego|pronto)|que tengas|fue|estuvo|hoy es|manana es
      )\b|\bdesde ayer\b
    `,
  doIt: pattern`
    ^(?:
      (?:
        (?:agenda|reserva|crea|anade|agrega|pon|mete|haz|apunta|anota|programa|guarda|fija|confirma)(?:me)?l[oa]s?|(?:reserva|agenda|apunta|anota)|(?:reservar|agendar|apuntar|anotar)l?[oa]?|agenda (?:eso|la cita|la reunion)
        |crea (?:el evento|la cita|la reunion)
      )(?: en (?:mi|la|el) (?:agenda|calendario))?
    )(?: por favor| porfa| pues| entonces| asi| ya)*$
  `,
  movesAfter: either(english.movesAfter, /\b(?:y|,)\s*(?:muevel[ao]|reprograma\w*|ponl[ao]|pasal[ao])\b/),
  refusal: either(english.refusal, /^(?:no|nunca|olvidalo|dejalo|para|mejor no)\b/),
  eveningWords: either(english.eveningWords, /\b(?:cena|fiesta|cine|concierto|copas)\b/),
  morningWords: either(english.morningWords, /\b(?:desayuno|cafe|alarma|despertador|despierta(?:me)?|despertarme)\b/),
  markers: {
    ...english.markers,
    with: /^(?:with|con)$/,
    without: /^(?:without|sin)$/,
    at: /^(?:at|en|@)$/,
    on: /^(?:on|el)$/,
    about: /^(?:about|sobre|acerca|tema|re|asunto)$/,
    called: /^(?:called|llamad[oa]|titulad[oa]|titulo|nombre)$/,
    for: /^(?:for|para)$/,
    to: /^(?:to|a|al|en|de|del)$/,
    and: /^(?:y|e|and|&|o|mas)$/,
    aside: /^(?:porque|si|ella|ellos|ellas|cuando|aunque|mientras)$/,
    self: /^(?:yo|mi|nosotros)$/,
    stop: either(
      english.markers.stop,
      pattern`
        ^(?:
          a|al|hasta|entre|porque|pero|luego|tambien|porfa|favor|es|son|esta|cada|todos|semanal|vez|lugar|desde
          |despues|dura|por|que|mas|me|no|programada|programado|hacia
        )$
      `,
    ),
    articles: pattern`
        ^(?:
          the|a|an|el|la|los|las|un|una|unos|unas|mi|mis|nuestro|nuestra|este|esta|ese|esa|su|sus|de|del|todo|toda
          |todos|todas|lo
        )$
      `,
    nobody: either(
      english.markers.nobody,
      pattern`
        ^(?:
          mi|conmigo|nosotros|todos|todo el mundo|mi equipo|equipo|alguien|ti|usted|ellos|companeros|amigos|familia
        )$
      `,
    ),
    hollow: either(
      english.markers.hollow,
      pattern`
        ^(?:
          cita|citas|reunion|reuniones|evento|algo|eso|esto|todo|agenda|calendario|tiempo|hueco|nueva cita
          |nueva reunion|libre|tengo|que|hay|no
        )$
      `,
    ),
    calendar: /^(?:agenda|calendario|calendar)$/,
    front: either(
      english.markers.front,
      /^(?:nueva|nuevo|proxima|proximo|corta|un|una|el|la|los|las|mi|de|del|que|me)\s/,
    ),
  },
  questions: {
    when: "¿Cuándo será?",
    which: "¿Qué cita quieres decir?",
    newTime: "¿Cuál es la nueva hora?",
    past: "Ese momento ya pasó. ¿Cuándo será?",
    clarify: "¿Qué hora quieres decir?",
    who: "¿A quién te refieres?",
  },
};
