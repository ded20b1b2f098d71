import { TRANSCRIPT_MB } from "~/domain/body-limits";
import { countIn } from "~/domain/word-forms";
import type { summariesInEnglish } from "./summaries-en";

const count = countIn("es");

/** What Parley says of summaries and action items, in Spanish. */
export const summariesInSpanish: typeof summariesInEnglish = {
  none: "Ninguna de tus reuniones tiene resumen todavía. Abre una reunión en el sitio y añade su transcripción.",
  noneOf: (name) => `No tengo el resumen de una reunión llamada ${name}.`,
  of: (title, time) => `${title}, ${time}:`,
  nothing: (title) => `Ninguna frase de ${title} destaca, así que no hay nada que enviar.`,
  askSend: (title, time) => `¿Envío por correo el resumen de ${title} (${time})?`,
  sendTo: (people) => `Para: ${people}`,
  sendList: (title, guests) => `El resumen de ${title} va a ${count(guests, "persona", "personas")}:`,
  had: (people) => `Ya se envió a ${people}.`,
  noWayBack: "Un correo no se puede recuperar.",
  sendYes: "Sí, envíalo",
  sent: (title, people) => `El resumen de ${title} va camino de ${people}.`,
  notSent: {
    gone: (title) => `El resumen de ${title} ya no está, así que no envié nada.`,
    changed: (title) =>
      `El resumen de ${title} ha cambiado desde que pregunté, así que no envié nada. Pídelo otra vez para enviarlo como está ahora.`,
    nobody: (title) => `No hay nadie más invitado a ${title}, así que no hay a quién enviarlo.`,
    "not-a-guest": (title) =>
      `Envío un resumen solo a los invitados de la reunión, y no todos están invitados a ${title}. No se envió ningún correo.`,
    "too-many-mails": () => "Son demasiados correos para un día. No se envió ninguno; inténtalo mañana.",
  },
  tooManyGuests: (most) => `Son más de ${most} invitados. Elige aquí quién lo recibe:`,
  items: {
    mine: "Tus tareas abiertas:",
    all: "Tareas abiertas:",
    with: (name) => `Abierto con ${name}:`,
    of: (title) => `Tareas de ${title}:`,
    mineThen: (stretch) => `Lo que prometiste ${stretch}:`,
    allThen: (stretch) => `Lo que se prometió ${stretch}:`,
    withThen: (name, stretch) => `Tareas con ${name} ${stretch}:`,
  },
  noItems: {
    mine: "No tienes tareas abiertas de tus reuniones.",
    all: "No hay tareas abiertas.",
    with: (name) => `No hay nada abierto con ${name} en tus resúmenes.`,
    of: (title) => `Nadie se comprometió a nada en ${title}.`,
    mineThen: (stretch) => `En las reuniones ${stretch} no encuentro nada que prometieras.`,
    allThen: (stretch) => `En las reuniones ${stretch} no encuentro tareas.`,
    withThen: (name, stretch) => `En las reuniones ${stretch} no encuentro nada con ${name}.`,
  },
  found: (name) => `Lo que se dijo sobre ${name}:`,
  nothingFound: (name) => `No encuentro nada sobre ${name} en tus resúmenes ni en las palabras que aún se guardan.`,
  nobody: "Nadie nombrado",
  by: (day) => `para el ${day}`,
  wasDue: (day) => `era para el ${day}`,
  more: (items) => `… y ${items} más:`,
  moreMeetings: (meetings) => (meetings === 1 ? "… y una reunión más:" : `… y ${meetings} reuniones más:`),
  allFound: "Todo lo que se dijo de eso:",
  howDone: "Di *he terminado …* para tachar una.",
  done: (item) => `Hecho: ${item}`,
  open: (item) => `Abierto de nuevo: ${item}`,
  doneBefore: (item) => `Eso ya está hecho: ${item}`,
  whichItem: "¿Cuál está hecha?",
  menu: "Ver tareas",
  noItem: (name) => `No encuentro ninguna tarea abierta como ${name}. Pregunta *mis tareas* para verlas.`,
  goneItem: "Esa tarea ya no existe.",
  words: {
    whose: "¿De qué reunión son estas palabras? Las resumo en cuanto digas que sí.",
    missed: (name) =>
      `No encuentro ninguna reunión de las últimas dos semanas llamada ${name}. ¿De cuál son estas palabras?`,
    these: "estas palabras",
    notes: "estas notas",
    file: (name) => `el archivo ${name}`,
    keep: (what, title, time) => `¿Tomo ${what} como lo que se dijo en ${title}, ${time}, y lo resumo?`,
    replaces: "Ya tiene un resumen: el nuevo ocupa su lugar.",
    yes: "Sí, resúmelo",
    taken: (title) => `Tengo las palabras de ${title}. El resumen llega en un momento:`,
    same: (title) => `Estas palabras de ${title} ya están resumidas:`,
    takenBack: (title) => `Deshecho: las palabras de ${title} y lo que hice con ellas se han retirado.`,
    earlierBack: (title) => `Deshecho: el resumen de ${title} vuelve a ser el de antes, con sus palabras:`,
    strangers: (names, title) =>
      `Ninguna de las personas que hablan en ellas (${names}) está invitada a ${title}. Si son de otra reunión, deshazlo.`,
    replacedSince: (title) =>
      `Otras palabras han ocupado el lugar de las que me enviaste para ${title}, así que he dejado el resumen como está:`,
    notTaken: {
      empty: "No hay palabras dentro, así que no guardé nada.",
      "too-large": `Es demasiado largo: como mucho ${TRANSCRIPT_MB} MB y un millón de letras. No guardé nada.`,
      "not-text": "Eso no es un texto: leo txt, md, vtt, srt y docx. No guardé nada.",
      unreadable: "No pude leer ese documento. Guárdalo otra vez como docx o pega su texto. No guardé nada.",
      "no-plan": "Tu plan no tiene resúmenes ahora, así que no guardé nada.",
      gone: "Esa reunión ya no está en tu calendario, así que no guardé nada.",
      "not-loaded": "WhatsApp no me dio ese archivo, así que no guardé nada. Envíalo otra vez.",
    },
  },
};
