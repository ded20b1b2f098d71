import type { Spoken } from "./language";

/** What is said around a summary, in mails and on WhatsApp; its lines are in the language of the meeting. */
export interface SummaryWords {
  subject(title: string): string;
  hello(name: string): string;
  intro(title: string, when: string): string;
  decisions: string;
  actionItems: string;
  questions: string;
  followUp(when: string): string;
  /** Who does it, where nobody was named. */
  nobody: string;
  due(day: string): string;
  /** Of an action item that is ticked off. */
  done: string;
  /** Where nothing was found to sum up. */
  nothing: string;
  more(count: number): string;
  leftOut(count: number): string;
  open: string;
  /** What is kept: of the words for so many days, 0 for not at all. */
  kept(days: number): string;
  settings(url: string): string;
  /** To guests: who sends it. */
  sentBy(who: string): string;
  /** To guests: what is kept of them. */
  guestKept(who: string): string;
  /** One line on WhatsApp. */
  ready(title: string, decisions: number, items: number): string;
  /** No transcript came of a meeting; in front of a link to its page. */
  missing(title: string): string;
  missingSubject(title: string): string;
  missingOpen: string;
  /** Titles of buttons: at most 20 characters. */
  buttons: { send: string; items: string; followUp: string };
}

export const SUMMARY_WORDS: Record<Spoken, SummaryWords> = {
  en: {
    subject: (title) => `Summary: ${title}`,
    hello: (name) => `Hello ${name || "there"},`,
    intro: (title, when) => `What came of “${title}”, ${when}:`,
    decisions: "Decided",
    actionItems: "Action items",
    questions: "Still open",
    followUp: (when) => `Next meeting: ${when}`,
    nobody: "Nobody named",
    due: (day) => `by ${day}`,
    done: "done",
    nothing: "No sentence of the transcript stood out, so there is nothing to sum up.",
    more: (count) => `and ${count} more on the page`,
    leftOut: (count) => (count === 1 ? "1 line left out: no evidence." : `${count} lines left out: no evidence.`),
    open: "The summary beside the words that it stands on",
    kept: (days) =>
      days === 0
        ? "The words of the meeting are not kept, only this summary."
        : `The words of the meeting are kept for ${days} days, this summary until you delete it.`,
    settings: (url) => `Change what is kept and mailed: ${url}`,
    sentBy: (who) => `Sent by Parley on behalf of ${who}. An answer goes to them.`,
    guestKept: (who) =>
      `${who} keeps this summary in Parley, and the words of the meeting for as long as they have set; answer this mail to have either deleted.`,
    ready: (title, decisions, items) =>
      `The summary of “${title}” is ready: ${decisions === 1 ? "1 decision" : `${decisions} decisions`}, ${items === 1 ? "1 action item" : `${items} action items`}.`,
    missing: (title) =>
      `Google Meet gave no transcript of “${title}” within a day of its end, so there is no summary. Transcription has to be on in the meeting itself; you can also send me the words or add them on its page. I say this once, not for every meeting.`,
    missingSubject: (title) => `No transcript: ${title}`,
    missingOpen: "Add the words of the meeting",
    buttons: { send: "Send to all", items: "Action items", followUp: "Schedule follow-up" },
  },
  nl: {
    subject: (title) => `Samenvatting: ${title}`,
    hello: (name) => (name ? `Hallo ${name},` : "Hallo,"),
    intro: (title, when) => `Wat er uit “${title}”, ${when}, is gekomen:`,
    decisions: "Besloten",
    actionItems: "Actiepunten",
    questions: "Nog open",
    followUp: (when) => `Volgende afspraak: ${when}`,
    nobody: "Niemand genoemd",
    due: (day) => `uiterlijk ${day}`,
    done: "gedaan",
    nothing: "Geen zin van het transcript sprong eruit, dus er valt niets samen te vatten.",
    more: (count) => `en nog ${count} op de pagina`,
    leftOut: (count) => (count === 1 ? "1 regel weggelaten: geen bewijs." : `${count} regels weggelaten: geen bewijs.`),
    open: "De samenvatting naast de woorden waarop ze rust",
    kept: (days) =>
      days === 0
        ? "De woorden van de afspraak worden niet bewaard, alleen deze samenvatting."
        : `De woorden van de afspraak worden ${days} dagen bewaard, deze samenvatting tot je haar verwijdert.`,
    settings: (url) => `Wijzig wat er bewaard en gemaild wordt: ${url}`,
    sentBy: (who) => `Verstuurd door Parley namens ${who}. Een antwoord gaat naar hen.`,
    guestKept: (who) =>
      `${who} bewaart deze samenvatting in Parley, en de woorden van de afspraak zolang als ingesteld; antwoord op deze mail om ze te laten verwijderen.`,
    ready: (title, decisions, items) =>
      `De samenvatting van “${title}” is klaar: ${decisions === 1 ? "1 besluit" : `${decisions} besluiten`}, ${items === 1 ? "1 actiepunt" : `${items} actiepunten`}.`,
    missing: (title) =>
      `Google Meet gaf binnen een dag na afloop geen transcript van “${title}”, dus er is geen samenvatting. Transcriptie moet in de vergadering zelf aanstaan; je kunt me de woorden ook sturen of ze op de pagina toevoegen. Ik zeg dit één keer, niet bij elke afspraak.`,
    missingSubject: (title) => `Geen transcript: ${title}`,
    missingOpen: "Voeg de woorden toe",
    buttons: { send: "Naar iedereen", items: "Actiepunten", followUp: "Vervolg plannen" },
  },
  de: {
    subject: (title) => `Zusammenfassung: ${title}`,
    hello: (name) => (name ? `Hallo ${name},` : "Hallo,"),
    intro: (title, when) => `Was bei „${title}“, ${when}, herausgekommen ist:`,
    decisions: "Beschlossen",
    actionItems: "Aufgaben",
    questions: "Noch offen",
    followUp: (when) => `Nächster Termin: ${when}`,
    nobody: "Niemand genannt",
    due: (day) => `bis ${day}`,
    done: "erledigt",
    nothing: "Kein Satz der Mitschrift stach heraus, es gibt also nichts zusammenzufassen.",
    more: (count) => `und ${count} weitere auf der Seite`,
    leftOut: (count) => (count === 1 ? "1 Zeile weggelassen: kein Beleg." : `${count} Zeilen weggelassen: kein Beleg.`),
    open: "Die Zusammenfassung neben den Worten, auf denen sie beruht",
    kept: (days) =>
      days === 0
        ? "Die Worte des Termins werden nicht aufbewahrt, nur diese Zusammenfassung."
        : `Die Worte des Termins werden ${days} Tage aufbewahrt, diese Zusammenfassung, bis du sie löschst.`,
    settings: (url) => `Ändern, was aufbewahrt und gemailt wird: ${url}`,
    sentBy: (who) => `Von Parley im Namen von ${who} gesendet. Eine Antwort geht dorthin.`,
    guestKept: (who) =>
      `${who} bewahrt diese Zusammenfassung in Parley auf und die Worte des Termins so lange wie eingestellt; eine Antwort auf diese Mail genügt, um sie löschen zu lassen.`,
    ready: (title, decisions, items) =>
      `Die Zusammenfassung von „${title}“ ist fertig: ${decisions === 1 ? "1 Beschluss" : `${decisions} Beschlüsse`}, ${items === 1 ? "1 Aufgabe" : `${items} Aufgaben`}.`,
    missing: (title) =>
      `Google Meet hat binnen eines Tages nach dem Ende kein Transkript von „${title}“ geliefert, also gibt es keine Zusammenfassung. Die Transkription muss im Termin selbst eingeschaltet sein; du kannst mir die Worte auch schicken oder auf der Seite einfügen. Das sage ich einmal, nicht bei jedem Termin.`,
    missingSubject: (title) => `Kein Transkript: ${title}`,
    missingOpen: "Die Worte hinzufügen",
    buttons: { send: "An alle senden", items: "Aufgaben", followUp: "Folgetermin planen" },
  },
  fr: {
    subject: (title) => `Résumé : ${title}`,
    hello: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    intro: (title, when) => `Ce qui est ressorti de « ${title} », ${when} :`,
    decisions: "Décidé",
    actionItems: "Actions",
    questions: "Encore ouvert",
    followUp: (when) => `Prochaine réunion : ${when}`,
    nobody: "Personne de nommé",
    due: (day) => `pour le ${day}`,
    done: "fait",
    nothing: "Aucune phrase de la transcription ne ressort, il n'y a donc rien à résumer.",
    more: (count) => `et ${count} de plus sur la page`,
    leftOut: (count) =>
      count === 1 ? "1 ligne écartée : pas de preuve." : `${count} lignes écartées : pas de preuve.`,
    open: "Le résumé à côté des mots sur lesquels il repose",
    kept: (days) =>
      days === 0
        ? "Les mots de la réunion ne sont pas gardés, seulement ce résumé."
        : `Les mots de la réunion sont gardés ${days} jours, ce résumé jusqu'à ce que vous le supprimiez.`,
    settings: (url) => `Changer ce qui est gardé et envoyé : ${url}`,
    sentBy: (who) => `Envoyé par Parley de la part de ${who}. Votre réponse lui parviendra.`,
    guestKept: (who) =>
      `${who} garde ce résumé dans Parley, et les mots de la réunion aussi longtemps que réglé ; répondez à ce mail pour les faire supprimer.`,
    ready: (title, decisions, items) =>
      `Le résumé de « ${title} » est prêt : ${decisions > 1 ? `${decisions} décisions` : `${decisions} décision`}, ${items > 1 ? `${items} actions` : `${items} action`}.`,
    missing: (title) =>
      `Google Meet n’a donné aucune transcription de « ${title} » dans le jour qui a suivi sa fin, il n’y a donc pas de résumé. La transcription doit être activée dans la réunion elle-même ; vous pouvez aussi m’envoyer les paroles ou les ajouter sur sa page. Je le dis une fois, pas pour chaque réunion.`,
    missingSubject: (title) => `Pas de transcription : ${title}`,
    missingOpen: "Ajouter les paroles",
    buttons: { send: "Envoyer à tous", items: "Actions", followUp: "Planifier la suite" },
  },
  es: {
    subject: (title) => `Resumen: ${title}`,
    hello: (name) => (name ? `Hola, ${name}:` : "Hola:"),
    intro: (title, when) => `Lo que salió de «${title}», ${when}:`,
    decisions: "Decidido",
    actionItems: "Tareas",
    questions: "Aún abierto",
    followUp: (when) => `Próxima reunión: ${when}`,
    nobody: "Nadie nombrado",
    due: (day) => `para el ${day}`,
    done: "hecho",
    nothing: "Ninguna frase de la transcripción destacó, así que no hay nada que resumir.",
    more: (count) => `y ${count} más en la página`,
    leftOut: (count) => (count === 1 ? "1 línea omitida: sin prueba." : `${count} líneas omitidas: sin prueba.`),
    open: "El resumen junto a las palabras en que se apoya",
    kept: (days) =>
      days === 0
        ? "Las palabras de la reunión no se guardan, solo este resumen."
        : `Las palabras de la reunión se guardan ${days} días, este resumen hasta que lo borres.`,
    settings: (url) => `Cambiar lo que se guarda y se envía: ${url}`,
    sentBy: (who) => `Enviado por Parley en nombre de ${who}. Tu respuesta le llegará.`,
    guestKept: (who) =>
      `${who} guarda este resumen en Parley, y las palabras de la reunión el tiempo que tenga puesto; responde a este correo para que se borren.`,
    ready: (title, decisions, items) =>
      `El resumen de «${title}» está listo: ${decisions === 1 ? "1 decisión" : `${decisions} decisiones`}, ${items === 1 ? "1 tarea" : `${items} tareas`}.`,
    missing: (title) =>
      `Google Meet no dio ninguna transcripción de “${title}” en el día siguiente a su fin, así que no hay resumen. La transcripción tiene que estar activada en la propia reunión; también puedes enviarme las palabras o añadirlas en su página. Lo digo una vez, no en cada reunión.`,
    missingSubject: (title) => `Sin transcripción: ${title}`,
    missingOpen: "Añadir las palabras",
    buttons: { send: "Enviar a todos", items: "Tareas", followUp: "Planear la próxima" },
  },
};
