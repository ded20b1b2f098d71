import { MAX_ATTENDEES, MAX_DAYS, MAX_MEETING_MINUTES, MIN_MEETING_MINUTES } from "~/domain/meeting-limits";
import { countIn, formIn, listIn } from "~/domain/word-forms";
import type { Words } from "./en";
import { preferencesInSpanish } from "./preferences-es";
import { summariesInSpanish } from "./summaries-es";
import { timeProblemIn } from "./time-problem";

const count = countIn("es");
const form = formIn("es");
const meetings = (many: number) => count(many, "reunión", "reuniones");
const peopleIn = (many: number) => count(many, "persona", "personas");
/** "a las 15:00", "a la 1:30". */
const atTime = (time: string) => `${/^0?1:/.test(time) ? "a la" : "a las"} ${time}`;

/** What Parley says, in Spanish: as people text each other, with "tú". */
export const spanish: Words = {
  fixed: {
    "nothing-to-undo": "No hay nada que deshacer de las últimas 24 horas.",
    "nothing-to-restore": "No he cancelado nada que pueda volver a poner. Con *deshacer* deshago lo último que hice.",
    "too-late-to-undo":
      "Eso ya no se puede deshacer: la hora que tenía antes ya ha pasado. Dime mejor cuándo debe ser.",
    "nothing-pending":
      "No hay nada esperando un sí. Escríbeme qué reservar, por ejemplo *llamada con anna@example.com mañana a las 15:00*.",
    "pick-one": "¿Sí a cuál? Elige una de las opciones de arriba, o di *no* para dejarlo.",
    "stale-choice": "Ese botón es de una pregunta anterior, así que no he hecho nada. Dime otra vez qué quieres.",
    "can-wait": "De acuerdo, aún no hay nada reservado. Envíamelo cuando lo tengas, o di *no* para dejarlo.",
    "still-there": "Aún no he cancelado nada. Di *sí* para cancelar, *no* para mantenerlo, o dime qué cambiar.",
    "still-open": "Aún no he apuntado nada. Di *sí* para seguir, *no* para dejarlo, o dime qué cambiar.",
    help: [
      "Llevo tu calendario. Escríbeme por ejemplo:",
      "• *reserva 30 min con anna@example.com mañana a las 15:00*",
      "• *¿qué tengo la semana que viene?*",
      "• *¿estoy libre el jueves por la tarde?*",
      "• *mueve mi reunión de las 15:00 al viernes a las 10:00*",
      "• *cancela la revisión del presupuesto*",
      "• *busca 45 min con Anna la semana que viene, por la mañana*",
      "• *guárdala como plantilla*, luego *planifica una presentación con Anna mañana a las 15:00*",
      "• *estoy en Nueva York de lunes a miércoles*",
      "• *mándame la agenda a las 8*",
      "• *nada de reuniones antes de las 10*, *¿qué sabes de mí?*",
      "• *deshacer*",
      "• *¿qué prometí la semana pasada?*, *envía el resumen a todos*",
      "No apunto nada antes de que digas que sí.",
    ].join("\n"),
    welcome: "¡De nada!",
    hello:
      "¡Hola! Escríbeme qué reservar, mover o cancelar, pregunta *¿qué tengo hoy?* o di *ayuda* para ver más ejemplos.",
    who: "Soy Parley, un programa que lleva tu calendario por mensajes. Di *ayuda* para ver qué sé hacer.",
    sorry: "Siento no haberte ayudado. Dime en una frase qué necesitas, o *ayuda* para ver ejemplos.",
    fine: "👍",
    "off-topic": "Eso no puedo hacerlo. Reservo, muevo y cancelo reuniones y digo qué hay: *ayuda* muestra cómo.",
    "reminder-unclear":
      "Puedo recordarte una reunión: di por ejemplo *recuérdame 30 minutos antes de la demo* o *recuérdame 10 minutos antes de cada reunión*.",
    "kept-both": "De acuerdo, las dos se quedan como están.",
    "preference-unclear":
      "Esto es lo que puedo guardar por ti: duración de las reuniones, margen entre ellas, antelación de los recordatorios, horario y días de trabajo, zona horaria, idioma, una agenda diaria. Di por ejemplo *las reuniones duran 45 minutos*, *nada de reuniones antes de las 10* o *¿qué sabes de mí?*",
    "guests-of-an-offer": "¿A quién le envío horas? Di un invitado, o hasta diez.",
    "too-many-offers": "Hoy ya has enviado horas a mucha gente. Estas no las he enviado; sigue mañana.",
    "kept-known": "De acuerdo, lo guardo.",
    "late-for-what": "No veo ninguna reunión a la que puedas llegar tarde ahora. ¿Cuál quieres decir?",
    "no-words":
      "Envíame las palabras: pégalas o reenvíalas, o manda un archivo txt, vtt, srt, md o docx. Después pregunto de qué reunión son.",
    "no-meeting-lately":
      "No veo ninguna reunión de las últimas dos semanas de la que puedan ser estas palabras, así que no guardé nada.",
    "no-reading": "De momento solo puedo leer texto. Dime con palabras qué reservar, mover o cancelar.",
    "place-shared":
      "No puedo leer un lugar en el mapa, así que no hice nada. Escribe su nombre o su dirección, y para qué es.",
    "contact-shared":
      "No hice nada con ese contacto. Dime con palabras qué reservar, por ejemplo *llamada con anna@example.com mañana a las 15:00*.",
    "contact-without-address":
      "En ese contacto no hay ninguna dirección de correo, así que no puedo usarlo. Escribe la dirección, por favor.",
    "contact-of-several": "Ahí hay más de una dirección de correo. Escribe la que debo usar, por favor.",
    forwarded:
      "Con los mensajes reenviados no hago nada. Dime con tus propias palabras qué reservar, mover o cancelar.",
    "no-voice": "Todavía no puedo escuchar notas de voz. Escríbelo y me pongo enseguida.",
    "not-heard": "No he entendido esa nota de voz, así que no he hecho nada. Repítela, o escríbelo.",
  },
  page: {
    summaries: (appUrl) =>
      `Resumo una reunión a partir de lo que se dijo. Pégalo o reenvíalo aquí, manda un archivo o añádelo en su página, y di de qué reunión es. Lo que se prometió está aquí: ${appUrl}/dashboard/action-items`,
    billing: (appUrl) => `Tu plan, las facturas y la cancelación están aquí: ${appUrl}/dashboard/billing`,
    account: (appUrl) => `Tu cuenta la gestionas y la eliminas aquí: ${appUrl}/dashboard/settings`,
    support: (appUrl) => `Aquí te responde una persona: ${appUrl}/dashboard/support`,
    privacy: (appUrl) => `Qué guardo y cómo está protegido: ${appUrl}/privacy-policy`,
  },
  aside: {
    bye: "¡Hasta luego!",
    how: "Por aquí todo bien, gracias. ¿Qué te planifico?",
    praise: "¡Un placer!",
    reminder: "El recordatorio aún no está puesto: di *recuérdame una hora antes* cuando esto esté reservado.",
    colour: "No puedo cambiar el color de una reunión. Puedes hacerlo en Google Calendar.",
    link: "No puedo añadir un enlace de vídeo a una reunión que ya existe. Puedes hacerlo en Google Calendar.",
    attachment: "No puedo adjuntar ni enviar archivos. Puedes adjuntarlos en Google Calendar.",
    note: "Todavía no puedo añadir una nota a una reunión. Puedes hacerlo en Google Calendar.",
    away: "No puedo activar un aviso de ausencia. Sí puedo bloquear el tiempo: di por ejemplo *bloquea el viernes*.",
    message: "No puedo enviar mensajes a otras personas. Google avisa a los invitados cuando su reunión cambia.",
    share: "No puedo compartir tu calendario ni dar acceso a nadie. Puedes hacerlo en Google Calendar.",
    call: "No puedo llamar por teléfono. Sí puedo apuntar la llamada en tu calendario: di con quién y cuándo.",
    other:
      "Eso no puedo hacerlo. Lo que hago: reservar, mover y cancelar reuniones, decir qué hay y encontrar huecos libres.",
  },
  othersWait: (what) => `Aún pendiente: ${what}.`,
  stillWaits: (what) => `Aún pendiente: ${what}. Di *sí* para volver a verla.`,
  note: {
    idle: (words) => `No sé qué hacer con ${words}, así que lo dejo fuera.`,
    old: (time) => `Escribiste esto el ${time}.`,
    "old-yes": (time) => `Escribiste eso el ${time}, hace demasiado para que cuente como respuesta. No he hecho nada.`,
    "old-write": (time) => `Escribiste eso el ${time}, así que no he hecho nada. Repítelo si todavía lo quieres.`,
    "other-message": () => "El mensaje al que respondes no espera respuesta, así que no he hecho nada.",
    dropped: (titles) => `Aún sin hacer: ${titles}.`,
    "too-early": () => "Escribiste esto antes de poder ver lo que pregunto, así que aún no he hecho nada.",
    unseen: () => "No sé seguro si esto te llegó, así que vuelvo a preguntar antes de hacerlo.",
  },
  heard: (said) => `He entendido: “${said}”`,
  unseen: {
    picture: "No puedo ver la imagen, solo leer lo que has escrito debajo.",
    video: "No puedo ver el vídeo, solo leer lo que has escrito debajo.",
    file: "No puedo abrir el archivo, solo leer lo que has escrito debajo.",
  },
  lost: {
    again: (words) => `Puede que mi última respuesta no te haya llegado:\n${words}`,
    alone: "Puede que mi última respuesta no te haya llegado.",
  },
  signUp: (appUrl) =>
    `Hola, soy Parley: reservo reuniones por mensajes. Regístrate en ${appUrl}/auth?tab=signup y conecta este número para empezar.`,
  messages: {
    stopped:
      "De acuerdo: no te envío más mensajes. Solo respondo a lo que me escribas. Di *START* para volver a recibirlos.",
    started: "Vuelves a recibir mis mensajes. Di *STOP* cuando no quieras ninguno.",
  },
  proveAgain: (appUrl) =>
    `Ha pasado mucho tiempo, así que quiero estar seguro de que este número sigue siendo tuyo. Conéctalo otra vez con un código nuevo: ${appUrl}/dashboard/onboarding?step=whatsapp`,
  tooMany:
    "Eso es más de lo que puedo leer de una vez, así que no respondo durante un minuto. Envíalo otra vez después.",
  unread: (said) =>
    `Ya puedo leer otra vez. No he tenido en cuenta lo último que enviaste${said && `: ${said}`}. No se ha hecho nada; dilo de nuevo si sigue en pie.`,
  apology:
    "Perdona, algo ha fallado por mi parte y no he podido responder. Mira tu calendario antes de enviarlo otra vez.",
  noCalendar: {
    "not-connected": (appUrl) =>
      `Tu Google Calendar todavía no está conectado. Conéctalo aquí y puedo empezar: ${appUrl}/dashboard/onboarding`,
    revoked: (appUrl) =>
      `Google ya no me deja entrar en tu calendario, así que no he hecho nada. Conéctalo otra vez aquí: ${appUrl}/dashboard/integrations`,
    "too-large": () =>
      "En tu calendario hay más de lo que puedo leer: decenas de miles de eventos, así que algo se repite demasiado a menudo. No veo qué está libre y no he hecho nada. Quítalo e inténtalo de nuevo en diez minutos.",
    "no-permission": (appUrl) =>
      `Google no me deja leer tu calendario: falta el permiso o se ha retirado, así que no he hecho nada. Si tu empresa gestiona la cuenta, quizá su administrador tenga que permitirlo. Si no, conéctalo otra vez aquí y deja todas las casillas marcadas: ${appUrl}/dashboard/integrations`,
    down: () =>
      "Google Calendar no responde ahora mismo. No veo qué está libre y no he hecho nada. Inténtalo de nuevo en unos minutos.",
  },
  noQuota: {
    "trial-over": (appUrl) =>
      `Tu prueba gratuita ha terminado. Elige un plan para reservar nuevas reuniones: ${appUrl}/dashboard/billing`,
    "meetings-used": (appUrl) =>
      `Has usado todas las reuniones de tu prueba gratuita. Elige un plan para reservar más: ${appUrl}/dashboard/billing`,
    "plan-used": (appUrl) =>
      `Has usado todas las reuniones de tu plan de este mes. Un plan mayor tiene más: ${appUrl}/dashboard/billing`,
    "plan-over": (appUrl) => `Tu plan ha terminado. Elige uno y sigo reservando: ${appUrl}/dashboard/billing`,
    "payment-open": (appUrl) =>
      `Tu último pago no se ha realizado, así que no puedo reservar nuevas reuniones. Puedes arreglarlo aquí: ${appUrl}/dashboard/billing`,
  },
  standing: {
    trial: (left, days) =>
      `Estás en la prueba gratuita: te ${form(left, "queda", "quedan")} ${meetings(left)} y ${count(days, "día", "días")}.`,
    oneTrial:
      "Hay una prueba gratuita por dirección de correo, cuenta de Google o número de teléfono, y la tuya empezó con otra cuenta.",
    none: "Ahora mismo no tienes ningún plan.",
    plan: (name) => `Tienes el plan ${name}.`,
    left: (name, left, limit, used) =>
      left === null
        ? `Con ${name} las reuniones son ilimitadas; este mes has reservado ${used}.`
        : `Este mes te ${form(left, "queda", "quedan")} ${left} de ${meetings(limit)}.`,
    prices: (plans) => `Un mes cuesta: ${plans.join(", ")}.`,
    more: "Planes y facturas:",
  },
  limit: ({ code }) => LIMITS[code],
  timeProblem: timeProblemIn("es", {
    past: "esa hora ya ha pasado",
    endsFirst: "el final va antes que el principio",
    noDate: (day, month, year) => `el ${day} de ${month}${year && ` de ${year}`} no existe`,
    noDay: "ese día no existe",
    noMonth: "ese mes no existe",
    otherDay: (day, is, not) => `el ${day.replace(" ", " de ")} es ${is}, no ${not}`,
    noTime: (time) => `${time} no existe ese día, porque se adelanta el reloj`,
    other: "no entiendo esa hora",
  }),

  allDay: "todo el día",
  onDay: (day) => `el ${day}`,
  fromTo: (first, last) => `del ${first} al ${last}`,
  andMore: (shown, more) => `${shown} y ${more} más`,
  fromCalendar: "de tu calendario",
  notAtAddress: (address: string) => `no ${address}`,
  with: (people) => `Con: ${people}`,
  notInvited: (people) => `Sin invitar: ${people}. No sé quién es: envíame el nombre o el correo para invitarle.`,
  without: (people) => `Ya sin invitación: ${people}`,
  namedAbove: (guests) => `${peopleIn(guests)} (arriba con nombre)`,
  guestList: {
    with: (title, guests) => `${title}, ${peopleIn(guests)}:`,
    without: (title, guests) => `Ya sin invitación a ${title}, ${peopleIn(guests)}:`,
  },
  forGuests: (names, time) => `Para ${names}: ${time}`,
  where: (place) => `Dónde: ${place}`,
  noteLine: (note) => `Nota: ${note}`,
  join: (link) => `Entrar: ${link}`,
  answers: { accepted: "viene", declined: "no viene", tentative: "quizá", needsAction: "aún sin respuesta" },
  from: (time) => `De: ${time}`,
  to: (time) => `A: ${time}`,
  times: (zone) => `Horas: ${zone}.`,
  repeats: (rule) => `Se repite ${rule}.`,
  onlyThisOne: "Solo esta de la serie.",
  howMany: (many, length) => `Tienes ${meetings(many)}${length && `, ${length} en total`}.`,
  meeting: "Reunión",
  busy: "Ocupado",
  meetingWith: (names, title = "Reunión") => `${title} con ${names}`,
  list: listIn("es"),

  buttons: {
    no: "No",
    undo: "Deshacer",
    undoAll: "Deshacer todo",
    leaveIt: "Dejarlo así",
    leaveOut: "Sin esa persona",
    neverMind: "Déjalo",
    noneOfThese: "Ninguna de estas",
    propose: "Proponerla",
    newOne: "Una nueva",
    oldOne: "La que ya hay",
    yes: {
      create: "OK, resérvala",
      change: "OK, cámbiala",
      cancel: "OK, cancélala",
      series: "OK, hazlo",
      all: "OK, hazlo todo",
    },
    anyway: {
      create: "Reservar igualmente",
      change: "Mover igualmente",
      cancel: "Cancelar igualmente",
      series: "Hacerlo igualmente",
    },
  },
  menus: { times: "Ver horas", people: "Ver personas", meetings: "Ver reuniones", ways: "Ver opciones" },

  alert: {
    overlap: "Dos de tus reuniones coinciden ahora:",
    overlapFirst: "Dos de tus reuniones coinciden ahora, aquí por primera vez:",
    overlaps: "Algunas de tus reuniones coinciden ahora:",
    whatNow: "¿Qué hago?",
    moveFirst: "Mover la primera",
    moveSecond: "Mover la segunda",
    keepBoth: "Mantener ambas",
    subject: (first, second) => `${first} y ${second} coinciden`,
    settings: (url) => `Estos avisos los desactivas aquí: ${url}`,
  },
  proposed: {
    create: (who) => `${who} pide reservar:`,
    cancel: (who) => `${who} pide cancelar:`,
    restore: (who) => `${who} pide recuperar:`,
    invited: (people) => `Se invitará a: ${people}`,
    told: (people) => `Se avisará a: ${people}`,
    wasInvited: (people) => `Se ha invitado a: ${people}`,
    wasTold: (people) => `Se ha avisado a: ${people}`,
    nobody: "nadie",
    question: "¿Lo hago? Sin tu sí no se escribe nada.",
    yes: "Sí",
    no: "No",
    done: "Hecho:",
    undo: (word) => `Escribe «${word}» para volver atrás.`,
    declined: "Bien, no se ha escrito nada.",
    over: "Eso ya no está abierto. Ahora no se ha escrito nada.",
    revoked: "La clave o conexión que lo pedía se revocó. No se ha escrito nada.",
    late: (url) => `Tu respuesta llegó tarde, así que no se ha hecho nada. Aún puedes responder aquí: ${url}`,
    taken: "Esa hora ya está ocupada. No se ha reservado nada.",
    unsure: (url) => `Aún no puedo decir si está hecho. Aquí ves cómo está: ${url}`,
    failed: (url) => `No ha funcionado. Aquí ves cómo está: ${url}`,
    subject: (who, title) => `${who} pregunta por ${title}`,
    open: "Responder",
  },
  reminder: {
    begins: (length, many) => (many === 1 ? `En ${length}:` : `En ${length}, ${meetings(many)}:`),
    late: "Llego tarde",
    move: "Cambiar la hora",
    cancel: "Cancelar",
    subject: (titles, time) => `${titles} ${atTime(time)}`,
    hello: (name) => `Hola${name ? ` ${name}` : ""}:`,
    open: "Ver la reunión",
    openAll: "Ver tus reuniones",
    settings: (url) => `Aquí eliges cuándo y dónde te lo recuerdo: ${url}`,
    set: (title, length) => `Te recordaré ${title} ${length} antes.`,
    none: (title) => `No te recordaré ${title}.`,
    again: (said) => `Deshecho. ${said}`,
    wholeDay: (title) =>
      `${title} dura todo el día, y yo recuerdo lo que tiene hora. Pregunta *¿qué tengo hoy?* para verlo.`,
    past: (title) =>
      `Ya es tarde para eso: ${title} empieza muy pronto. Elige menos tiempo, por ejemplo 5 minutos antes.`,
  },
  reminded: {
    none: (title) => `No hubo ningún recordatorio de ${title}, y no hay ninguno previsto.`,
    verdict: {
      read: (step) => `Sí: ${step}.`,
      delivered: (step) => `Sí: ${step}.`,
      sent: (step) => `Está ${step}; nadie me ha dicho si llegó.`,
      open: (step) => `Todavía no: está ${step}.`,
      planned: (step) => `Todavía no: está ${step}.`,
      failed: (step) => `No: ${step}.`,
    },
    step: {
      planned: (at) => `previsto para el ${at}`,
      due: (at) => `previsto el ${at}`,
      sent: (at) => `enviado el ${at}`,
      delivered: (at) => `entregado el ${at}`,
      read: (at) => `leído el ${at}`,
      failed: (channel) => `sin entregar ${channel}`,
      open: (channel) => `en camino ${channel}`,
    },
    channel: { whatsapp: "por WhatsApp", email: "por correo" },
    failures: {
      bounced: "el correo fue devuelto",
      suppressed: "otros correos a tu dirección fueron devueltos o marcados como spam",
      late: "habría llegado demasiado tarde",
      changed: "la reunión había cambiado antes",
      stopped: "has detenido los mensajes",
      off: "lo tienes desactivado",
      unlinked: "el número estaba desconectado",
      unconfirmed: "WhatsApp no lo ha confirmado",
      "not-in-time": "no se pudo enviar a tiempo",
      unwritable: "no se pudo escribir",
      unreachable: "el número no está en WhatsApp o no se puede contactar",
      window: "había pasado más de un día desde tu último mensaje",
      limited: "WhatsApp limita esos mensajes",
      busy: "WhatsApp estaba saturado",
      template: "WhatsApp no aceptó la plantilla",
      refused: "WhatsApp lo rechazó",
      "mail-refused": "el correo fue rechazado",
    },
  },
  preferences: preferencesInSpanish,
  summaries: summariesInSpanish,
  propose: {
    notDone: "Esta parte aún no está hecha:",
    create: "¿Reservo esta reunión?",
    move: "¿Muevo esta reunión?",
    change: "¿Cambio esta reunión?",
    cancel: "¿Cancelo esta reunión?",
    all: "¿Hago todo esto?",
    invited: (guests) => `(${form(guests, "recibirá", "recibirán")} una invitación)`,
    told: (guests) => `(${form(guests, "recibirá", "recibirán")} un aviso)`,
    willBeTold: (people) => `Google avisará a ${people}.`,
    overlaps: (title) => `Coincide con ${title}.`,
    stays: (events) =>
      events === 1 ? "Esto se queda entonces en tu calendario:" : "Estas se quedan entonces en tu calendario:",
    guestsTold: "Google avisará a los invitados.",
    leavesYours: "La creó otra persona: solo desaparece de tu calendario.",
  },
  plan: {
    create: (title, time) => `Reservar ${title}, ${time}`,
    cancel: (title, time) => `Cancelar ${title}, ${time}`,
    move: (title, time) => `Mover ${title} al ${time}`,
    change: (title, time) => `Cambiar ${title}: ${time}`,
    people: (people) => `, con ${people}`,
    leavesYours: ", creada por otra persona: solo desaparece de tu calendario",
    without: (people) => `, ya sin ${people}`,
    over: (title, more) => `, que entonces coincide con ${title}${more ? " y más" : ""}`,
  },
  template: {
    joins: ["con", "y", "e", "&", "para", "x", "with", "and"],
    ask: "¿Guardo esto como plantilla?",
    yes: "OK, guárdala",
    length: (length) => `Duración: ${length}`,
    title: (title) => `Título: ${title}`,
    description: (words) => `Descripción: “${words}”`,
    meet: "enlace de Google Meet",
    noReminder: "sin recordatorio",
    reminder: (length) => `recordatorio ${length} antes`,
    withDescription: "con su descripción",
    from: (name, more) => `De tu plantilla ${name}${more && `: ${more}`}.`,
    saved: (name) => `Guardada como ${name}. Di ese nombre al reservar y completo el resto. Puedes cambiarla aquí:`,
    undone: (name) => `Deshecho: ya no existe la plantilla ${name}.`,
    cannot: {
      "not-yours": (title) => `${title} la creó otra persona, y solo hago plantillas de tus propias reuniones.`,
      "whole-day": (title) => `${title} dura todo el día, y una plantilla necesita una duración.`,
      unnamed: (_title) => "¿Cómo la llamo? Dime un nombre para la plantilla.",
      taken: (name) => `Ya tienes una plantilla ${name}. Dale otro nombre a esta.`,
      "too-many": (_name) => "Ya tienes todas las plantillas que puede haber. Borra antes una en los ajustes.",
    },
  },
  offer: {
    askAll: (guests: string) => `¿Envío estas horas a ${guests}?`,
    linksFor: (names: string) => `No tengo la dirección de ${names}: le doy el enlace para que lo reenvíe.`,
    eachSays:
      "Cada persona dice por su propio enlace cuándo puede. No reservo nada antes de su sí; pregúnteme *¿quién puede cuándo?*",
    nobodyAsked:
      "No hay ninguna propuesta abierta a varios invitados. Di *envía tres horas a Anna y Tom* y cada uno dirá cuándo puede.",
    whoCan: (title: string) => `Quién puede cuándo para ${title}:`,
    can: (names: string) => `sí: ${names}`,
    cannot: (names: string) => `no: ${names}`,
    silent: (names: string) => `sin respuesta: ${names}`,
    allCan: "pueden todos",
    noneForAll: "Todavía ninguna hora le viene bien a todos.",
    ask: (guest) => `¿Envío estas horas por correo a ${guest}?`,
    askForLink: (name) => `No tengo la dirección de ${name}. ¿Hago un enlace con estas horas para que lo reenvíes?`,
    picks: "La hora elegida queda en tu calendario, y nada más de él se ve.",
    yes: "Enviar las horas",
    yesLink: "Hacer el enlace",
    mailed: (name) =>
      `Las horas van de camino a ${name}. Te escribo por correo en cuanto haya respuesta. Todos tus enlaces:`,
    forward: (name) => `Este es el enlace para ${name}:`,
    none: (stretch) => `No hay nada libre (${stretch}), así que no hay nada que ofrecer. Di otros días.`,
    hint: (name) => `O di *envía estas horas a ${name}*, y mando un enlace para elegir una.`,
  },
  templates: {
    yours: "Tus plantillas:",
    none: "No tienes plantillas. Crea una aquí, y la próxima reunión se reserva con su nombre.",
    more: (kinds) => `y ${kinds} más.`,
    settings: (url) => `Aquí las creas y las cambias: ${url}`,
    unknown: (name) => `No tienes ninguna plantilla ${name}.`,
    askRemoval: "¿Borro esta plantilla? Las reuniones reservadas con ella se quedan.",
    yesRemove: "OK, bórrala",
    removed: (name) => `La plantilla ${name} está borrada.`,
    back: (name) => `Deshecho: la plantilla ${name} ha vuelto.`,
  },
  noFeature: {
    templates: (plans, appUrl) => `Las plantillas de reuniones son parte de ${plans}: ${appUrl}/dashboard/billing`,
    "basic-summaries": (plans, appUrl) => `Los resúmenes son parte de ${plans}: ${appUrl}/dashboard/billing`,
    "action-items": (plans, appUrl) =>
      `Las tareas y los seguimientos son parte de ${plans}: ${appUrl}/dashboard/billing`,
  },
  reach: {
    cancel: "Esta se repite. ¿Cuáles cancelo?",
    move: "Esta se repite. ¿Cuáles muevo?",
    one: "Solo esta",
    following: "Esta y siguientes",
    all: "Todas",
    otherDay: "Una serie entera solo puedo moverla dentro de su día. ¿Muevo solo esta?",
  },
  series: {
    all: "toda la serie",
    from: (day) => `todas desde el ${day}`,
  },
  late: {
    howLate: (title) => `¿Cuánto vas a tardar en llegar a ${title}?`,
    running: (length) => `¿Llegas ${length} tarde?`,
    canMove: (time, people) => `Puedo moverla al ${time}${people ? `; Google avisará entonces a ${people}` : ""}.`,
    orMove: (time, people) => `O la muevo al ${time}; Google avisará entonces a ${people}.`,
    mail: "Sí, envía el correo",
    moveRather: "Mejor moverla",
    notYours: "Solo puede moverla quien la organiza.",
    canTell: (people, move) =>
      `${move ? "O solo aviso por correo a" : "Puedo avisar por correo a"} ${people}. Un correo no se puede recuperar.`,
    tooManyToMail: (guests) => `Son demasiadas personas para escribir a cada una (${guests}).`,
    move: "OK, muévela",
    tell: "Solo avisar",
    runsInto: "Entonces choca con:",
    othersOrganise: "solo puede moverla quien la organiza",
    moveAlso: (others) => (others === 1 ? "Mover ambas" : `Mover las ${others + 1}`),
    to: (title, time) => `${title} ${atTime(time)}`,
    anotherTime: "A otra hora",
    allStay: "Las otras se quedan",
    told: (people, length) =>
      `Sale un correo para ${people}: llegas unos ${length} tarde. La reunión se queda donde está.`,
  },
  aboutUndo: {
    what: "*Deshacer* revierte lo último que hice, hasta 24 horas después.",
    next: (titles) => `Ahora sería esto, y no está deshecho: ${titles}.`,
    nothing: "Ahora no queda nada que deshacer.",
  },
  kept: (why, titles) => `${KEPT[why]}: ${titles}.`,
  noException: (name) => `No he encontrado ${name} para dejarla fuera.`,
  nothingThen: (stretch) => `No hay nada que cambiar${stretch && ` ${stretch}`}.`,
  afterAll: {
    created: (what) => `Al final sí se había reservado: ${what}.`,
    changed: (what) => `Al final sí se había cambiado: ${what}.`,
    cancelled: (what) => `Al final sí se había cancelado: ${what}.`,
    undone: (what) => `Al final sí se había deshecho: ${what}.`,
    unknown: (titles) =>
      `Google Calendar sigue sin responder, así que aún no sé si está hecho: ${titles}. Pregúntame otra vez dentro de un momento y lo miro antes.`,
  },
  half: {
    move: (title) =>
      `Está hecho a medias: ${title} está ahora dos veces en tu calendario, como era y como va a ser. Di *sí* para terminar, o *deshacer* para dejarlo como estaba.`,
    undo: (title) =>
      `Está deshecho a medias: ${title} sigue dos veces en tu calendario, como era y como iba a ser. Di *deshacer* para terminar.`,
  },
  doneAlready: (titles, isBooking) => `Eso ya está ${isBooking ? "reservado" : "hecho"}: ${titles}.`,
  cancelledSince: (titles, isBooking) =>
    `Estaba ${isBooking ? "reservado" : "hecho"}, y se ha cancelado desde entonces: ${titles}.`,
  declined: {
    create: "De acuerdo, no la he reservado.",
    change: "De acuerdo, se queda como está.",
    cancel: "De acuerdo, se queda en tu calendario.",
    series: "De acuerdo, la serie se queda como está.",
    all: "De acuerdo, lo he dejado todo como está.",
  },
  conflict: {
    taken: "A esa hora ya tienes algo:",
    late: "Esa hora se ha ocupado mientras tanto:",
    more: (events) => `y ${events} más`,
    asked: (title, time, people) => `Querías ${title}, ${time}${people ? `, con ${people}` : ""}.`,
    instead: "Estas horas sí están libres:",
    noneNear: "No he encontrado ninguna hora libre cerca.",
    bothStay: "Las dos se quedan en tu calendario",
  },
  ask: {
    when: (title) => `¿Cuándo debe ser ${title}?`,
    whenNow: (title, now) => `¿Cuándo debe ser ${title}? De momento: ${now}.`,
    when2: "¿Cuándo debe ser?",
    nameDay: (title, options) =>
      `¿Cuándo debe ser ${title}? Di un día y una hora${options ? ", o elige un hueco libre" : ""}.`,
    timeOnDay: (day, title) => `¿A qué hora el ${day} para ${title}? Estas están libres:`,
    dayIsFull: (day, title) => `Ya no tienes ningún hueco libre entonces (${day}). ¿Cuándo debe ser ${title}?`,
    whichDays: (title) => `¿Qué día es ${title}, o de qué día a qué día?`,
    whichTime: (problem) => `${problem}. ¿Qué día y qué hora quieres decir?`,
    unreadable: "No he entendido esa hora",
    partly: (words) => `No sé qué hacer con ${words}. Sin eso, ¿te refieres a esto?`,
    partlyWith: (words) => `No sé qué hacer con ${words}. ¿Te refieres a esto?`,
    partlyWhich: (words) => `No sé qué hacer con ${words}. ¿A cuál de estas te refieres?`,
    guess: "No estoy seguro de entenderte. ¿Te refieres a esto?",
    guessWhich: "No estoy seguro de entenderte. ¿A cuál de estas te refieres?",
    guessTold: "No estoy seguro de entenderte. Quizá sea esto:",
    notSure: (words) =>
      `No estoy seguro de qué quieres decir con ${words}, así que no he hecho nada. ¿Puedes decirlo de otra forma?`,
    whoseAddress: (who) => `¿Cuál es el correo de ${who}? Lo recordaré.`,
    noAddress: (who) => `Eso no parece un correo. ¿Cuál es el de ${who}?`,
    whichPerson: (who) => `Conozco a más de una persona llamada ${who}. ¿Cuál es?`,
    seeAbove: (n) => `${n} en el mensaje de arriba`,
    reading: (said, [first = "", second = ""]) => `Con “${said}”, ¿quieres decir ${first} o ${second}?`,
    which: "¿Cuál quieres decir?",
    whichInstead: (day) => `Esa no la encuentro. ¿Es una de estas, el ${day}?`,
    noneCalled: (name) => `No hay ningún ${name} próximamente. ¿Es una de estas?`,
    whichElsewhere: (day) => `Esa no la encuentro${day ? ` el ${day}` : ""}. ¿Es una de estas?`,
    whichToCancel: "¿Cuál cancelo?",
    whichLine: (lines) => `¿Cuál de las ${lines} quieres decir? Dime cuál cambiar y cómo, o *sí* a todo.`,
    who: (title) => `¿A quién te refieres para ${title}? Di un nombre o un correo.`,
    takeBack: (titles) => `Eso ya está hecho: ${titles}. ¿Lo deshago?`,
    takeBackMoved: "Entretanto se ha movido. ¿Lo deshago de todos modos?",
    takeBackChanged: "Entretanto se ha cambiado. ¿Lo deshago de todos modos?",
    undoIt: "¿Lo deshago?",
    takeBackOlder: "Antes de eso hice esto. ¿Lo deshago también?",
    undoInstead: (name) => `No he hecho nada hace poco con ${name}. ¿Qué deshago?`,
    target: "¿Qué reunión quieres decir? Di su título, su hora o con quién es.",
    targetToCancel: "¿Qué reunión cancelo? Di su título, su hora o con quién es.",
  },
  notFound: {
    anywhere: "No encuentro ninguna reunión así. Pregunta *¿qué tengo la semana que viene?* para ver qué hay.",
    emptyDay: (day) => `No encuentro esa reunión: el ${day} no hay nada previsto.`,
    thatDay: (day, zone) => `No encuentro esa reunión. El ${day} hay${zone}:`,
  },
  asItIs: (title, time) => `${title} ya está a esa hora: ${time}.`,
  sameGuests: (title, who) =>
    who ? `Sí, ya tiene invitación a ${title}: ${who}.` : `No está entre los invitados de ${title}.`,
  notOrganizer: (title) =>
    `${title} la creó otra persona, y solo ella puede cambiarla. Puedo quitarla de tu calendario: di *cancela la reunión*.`,
  repeatsAlready: (title) =>
    `${title} ya se repite, y no puedo cambiar cada cuánto. Puedo cancelar toda la serie y reservarla de nuevo.`,
  done: {
    created: (title) => `Reservada: ${title}`,
    changed: (title) => `Cambiada: ${title}`,
    cancelled: (title) => `Cancelada: ${title}`,
    invitations: (people) => `Invitación enviada a ${people}.`,
    told: (people) => `Google ha avisado a ${people}.`,
    undoneCreated: (title) => `Deshecho: ${title} ya no está en tu calendario`,
    undone: (title) => `Deshecho: ${title} vuelve a estar como antes`,
  },
  again: { yes: "sí", undo: "deshacer" },
  failed: {
    "slot-taken": (title) =>
      `Acaba de entrar otra cosa a esa hora, así que no he apuntado ${title}. ¿Me dices otra hora?`,
    "trial-over": (title, { appUrl }) =>
      `Tu prueba gratuita ha terminado, así que no he reservado ${title}. Elige un plan y sigo reservando: ${appUrl}/dashboard/billing`,
    "meetings-used": (title, { appUrl }) =>
      `Has usado todas las reuniones de tu prueba gratuita, así que no he reservado ${title}. Elige un plan y sigo reservando: ${appUrl}/dashboard/billing`,
    "plan-used": (title, { appUrl }) =>
      `Has usado todas las reuniones de tu plan de este mes, así que no he reservado ${title}. Un plan mayor tiene más: ${appUrl}/dashboard/billing`,
    "plan-over": (title, { appUrl }) =>
      `Tu plan ha terminado, así que no he reservado ${title}. Elige uno y sigo reservando: ${appUrl}/dashboard/billing`,
    "payment-open": (title, { appUrl }) =>
      `Tu último pago no se ha realizado, así que no he reservado ${title}. Puedes arreglarlo aquí: ${appUrl}/dashboard/billing`,
    past: (title) => `La hora de ${title} ya ha pasado, así que no la he apuntado. ¿Me dices otra hora?`,
    revoked: (_title, { appUrl }) =>
      `Google ya no me deja entrar en tu calendario, así que no he hecho nada. Conéctalo otra vez aquí: ${appUrl}/dashboard/integrations`,
    "cancelled-before": (title) => `${title} ya estaba cancelada, así que no había nada que hacer.`,
    gone: (title) => `${title} ya no está en tu calendario, así que no había nada que cambiar.`,
    forbidden: (title) => `Google no me deja apuntar ${title} en tu calendario. No ha cambiado nada.`,
    changed: (title) =>
      `Otra persona ha cambiado ${title} entretanto, así que no he cambiado nada. Dime otra vez qué quieres.`,
    refused: (title) => `Google Calendar ha rechazado ${title}. No ha cambiado nada.`,
    "too-many-mails": (title) =>
      `En las últimas 24 horas han salido demasiados correos a invitados, así que no he escrito a nadie sobre ${title}. Avísales tú, por favor.`,
    "not-taken": (title, { again }) =>
      `Google Calendar acaba de rechazar ${title}, y no ha cambiado nada. Di *${again}* para intentarlo otra vez.`,
    down: (title, { again }) =>
      `Google Calendar no responde, así que no se ha hecho nada con ${title}. Di *${again}* para intentarlo otra vez.`,
    unknown: (title, { again }) =>
      `Google Calendar dejó de responder mientras escribía ${title}, así que no sé si está hecho. Di *${again}* para intentarlo otra vez: nunca ocurre dos veces.`,
  },
  wholeDays: {
    these: "Esto ocupa todo el día:",
    none: (stretch) => `Nada ocupa todo el día ${stretch}.`,
    noneAhead: "No hay nada por delante que ocupe todo el día.",
  },
  agenda: {
    nothing: (stretch, isBeside) => `No hay nada ${isBeside ? "más " : ""}previsto ${stretch}.`,
    count: (events, stretch, zone) => `${events === 1 ? "Una reunión" : meetings(events)} ${stretch}${zone}:`,
    more: (events) => `… y ${events} más.`,
  },
  dailyAgenda: {
    subject: (day, events) =>
      `${day}: ${events === 0 ? "nada previsto" : events === 1 ? "una reunión" : meetings(events)}`,
    due: "Pendiente de tus reuniones:",
    overlap: (first, second) => `⚠ ${first} y ${second} coinciden.`,
    moreOverlaps: (pairs) => `⚠ … y ${count(pairs, "coincidencia", "coincidencias")} más.`,
    free: (times) => `Primer hueco libre: ${times}.`,
    full: "Ya no queda ninguna hora libre en tu horario.",
    none: "nada",
    open: "Abrir tu calendario",
    settings: (url) => `Aquí eliges cuándo y dónde llega tu agenda: ${url}`,
  },
  dueItems: {
    subject: (items, first) => (items === 1 ? `Para hoy: ${first}` : `Para hoy: ${items} tareas`),
    head: "Para hoy, de tus reuniones:",
    done: "Hecho",
    whichDone: "¿Qué está hecho?",
    open: "Abrir tus tareas",
  },
  whyNot: {
    not: (time) => `${time} no puede ser:`,
    nothing: (time) => `Nada lo impide: estás libre, ${time}.`,
    past: "ya ha pasado",
    busy: (title, times) => `entonces tienes ${title} (${times})`,
    buffer: (title, times) => `queda demasiado cerca de ${title} (${times}) para el margen que quieres`,
    dayOff: (day) => `el ${day} no es uno de tus días de trabajo`,
    hours: (hours) => `queda fuera de las horas en las que busco (${hours})`,
    guest: (name) => `${name} está ocupado entonces`,
    canStill: "Puedo reservarla de todos modos.",
    shorter: (length, instead) => `Con ${length} en vez de ${instead} sí cabe.`,
    shifted: (time) => `${atTime(time)} sí está libre.`,
    move: (title) => `O dime adónde muevo ${title}.`,
  },
  free: {
    yes: (slot) => `Sí, estás libre: ${slot}.`,
    busyAt: (day, time, zone) => `No, estás ocupado el ${day} ${atTime(time)}${zone}:`,
    busyAll: (slot) => `No, estás ocupado todo ese tiempo, ${slot}:`,
    allDay: (day, hours) => `Estás libre todo el día, el ${day}${hours && ` (${hours})`}.`,
    gaps: (stretch, gaps, zone) => `Estás libre ${stretch}: ${gaps}${zone}.`,
    taken: "Ocupado:",
    none: (length, stretch, who, inHours) =>
      `no hay ningún hueco de ${length}${inHours ? " en tu horario" : ""}${who && ` que os venga bien: ${who}`}, ${stretch}.`,
    other: "Di otro día o una reunión más corta.",
    after: (title) => `Estos son los primeros huecos después. Elige uno y propongo ${title}.`,
    you: "tú",
    options: (length, title, who) =>
      `${who === "tú" ? "tienes" : `${who} tenéis`} ${length} libres a estas horas. Elige una y propongo ${title}.`,
    unseen: (who) => `No puedo ver el calendario de ${who}.`,
    theyAreFree: (who, many, time) => `${who} ${form(many, "tiene", "tienen")} libre: ${time}.`,
    theyAreBusy: (who, many, time) => `${who} no ${form(many, "puede", "pueden")}: ${time}.`,
    youAreFree: (time) => `Estás libre: ${time}.`,
    soAreYou: "Tú también.",
    youAreFreeThen: "Tú estás libre entonces.",
    youAreBusy: (title, time) => `Tienes ${title}, ${time}.`,
  },
};

const KEPT = {
  "all-day": "Dejo lo que dura todo el día",
  focus: "Dejo tu propio tiempo",
  "not-organizer": "Lo creó otra persona, así que lo dejo",
  repeats: "Ese día de todos modos, así que lo dejo",
  "no-time": "Eso deja la hora abierta, así que lo dejo",
  past: "Esa hora ya no llega, así que lo dejo",
  "too-many": "Es más de lo que hago de una vez; estas esperan otro mensaje",
};

const LIMITS = {
  past: "Esa hora ya ha pasado.",
  "end-before-start": "El final va antes que el principio.",
  "too-short": `Una reunión dura al menos ${MIN_MEETING_MINUTES} minutos.`,
  "too-long": `Una reunión dura como mucho ${MAX_MEETING_MINUTES / 60} horas.`,
  "too-many-days": `Una reunión dura como mucho ${MAX_DAYS} días.`,
  "too-many-attendees": `Google invita como mucho a ${MAX_ATTENDEES} personas a una reunión. Invita a menos, o una dirección de grupo para todas.`,
  "too-far": "Puedo reservar hasta dos años por adelantado.",
};
