import type { Spoken } from "./language";

/** What a guest reads on the page of a booking link and in the mails around it. `when` is a time in words. */
export interface BookingWords {
  title: (host: string) => string;
  choose: string;
  book: string;
  name: string;
  email: string;
  emailHint: string;
  noneLeft: string;
  zone: string;
  changeZone: string;
  suggest: string;
  suggestHint: string;
  send: string;
  decline: string;
  reopen: string;
  suggested: (host: string) => string;
  standing: {
    booked: string;
    unsure: string;
    cancelled: string;
    declined: string;
    revoked: string;
    expired: string;
  };
  /** Where several are asked, and each says which times they can. */
  group: {
    choose: string;
    send: string;
    thanks: (host: string) => string;
    others: (names: string) => string;
    offer: (host: string, title: string, length: string) => string;
    open: string;
  };
  /** To whoever did not answer themselves. */
  answered: string;
  /** The same, while somebody's answer is on its way. */
  answering: string;
  invited: string;
  fileMailed: string;
  file: string;
  taken: string;
  /** Of a time that the link does not offer, or that has begun. */
  notOffered: string;
  notNow: (host: string) => string;
  /** Where trying again would not help. */
  closed: (host: string) => string;
  tooMany: string;
  wrong: {
    time: string;
    name: string;
    nameLetters: string;
    /** Of one that is a sentence, or the name of a service. */
    nameAlone: string;
    nameLength: (max: number) => string;
    email: string;
    suggestion: string;
    suggestionLength: (max: number) => string;
    suggestionText: string;
  };
  until: (when: string) => string;
  privacy: (host: string) => string;
  mail: {
    /** Without a name: nobody has proven whose the address is. */
    greeting: string;
    offerSubject: (host: string, title: string) => string;
    offer: (host: string, title: string, length: string) => string;
    open: string;
    onBehalf: (host: string) => string;
    bookedSubject: (title: string) => string;
    booked: (title: string, host: string, when: string) => string;
    movedSubject: (title: string) => string;
    moved: (title: string, host: string, when: string) => string;
    cancelledSubject: (title: string) => string;
    /** `when` it would have been. */
    cancelled: (title: string, host: string, when: string) => string;
  };
}

export const BOOKING_WORDS: Record<Spoken, BookingWords> = {
  en: {
    title: (host) => `${host} would like to meet you`,
    choose: "Pick a time",
    book: "Book this time",
    name: "Your name",
    email: "Your email address",
    emailHint: "The appointment is sent there as a calendar file.",
    noneLeft: "None of the times is free any more.",
    zone: "Timezone",
    changeZone: "Show times there",
    suggest: "Other times that suit you",
    suggestHint: "A day and a time, or a few.",
    send: "Send",
    decline: "I cannot meet",
    reopen: "I can meet after all",
    suggested: (host) => `Thank you. ${host} gets your answer by email. You can still pick one of the times.`,
    standing: {
      booked: "It is booked",
      unsure: "Your pick is on its way to the calendar. Open this page again in a minute.",
      cancelled: "This meeting was booked and has been cancelled since.",
      declined: "You have said that you cannot meet. Thank you for answering.",
      revoked: "This link has been taken back.",
      expired: "This link has run out.",
    },
    group: {
      choose: "Tick every time you can",
      send: "Send",
      thanks: (host) =>
        `Thank you. ${host} sees which times you can, and picks one for everybody. You can change it until then.`,
      others: (names) => `Also asked: ${names}`,
      offer: (host, title, length) =>
        `${host} would like to meet you and others for “${title}” (${length}). Say which of these times you can:`,
      open: "Say which times you can",
    },
    answered: "This link has been answered. If that was you, the details are in your email.",
    answering: "Somebody is answering just now. Open this page again in a minute.",
    invited: "The invitation is in your email.",
    fileMailed: "A calendar file is on its way to you by email.",
    file: "Calendar file",
    taken: "That time has just been taken. Please pick another.",
    notOffered: "That time is not on offer. Please pick one of these.",
    notNow: (host) =>
      `The calendar cannot take it at the moment, and nothing is booked. Please try again, or write to ${host}.`,
    closed: (host) => `This link cannot book a meeting at present, and nothing is booked. Please write to ${host}.`,
    tooMany: "Too many tries from here. Please wait a quarter of an hour.",
    wrong: {
      time: "Please pick a time.",
      name: "Please enter your name.",
      nameLetters: "Please write your name in letters, without links or signs.",
      nameAlone: "Please write your own name alone, without a message or the name of a service.",
      nameLength: (max) => `Please use at most ${max} characters for your name.`,
      email: "Please enter your email address.",
      suggestion: "Please say which times suit you.",
      suggestionLength: (max) => `Please use at most ${max} characters for other times.`,
      suggestionText: "Please use plain text for other times.",
    },
    until: (when) => `This link works until ${when}.`,
    privacy: (host) =>
      `You need no account. ${host} sees what you answer, and you see nothing of the calendar but these times.`,
    mail: {
      greeting: "Hello,",
      offerSubject: (host, title) => `${host} suggests times for “${title}”`,
      offer: (host, title, length) =>
        `${host} would like to meet you for “${title}” (${length}) and suggests these times:`,
      open: "Pick a time, suggest another or decline",
      onBehalf: (host) => `Sent by Parley on behalf of ${host}. An answer goes to them.`,
      bookedSubject: (title) => `Booked: ${title}`,
      booked: (title, host, when) => `“${title}” with ${host} is booked: ${when}. The calendar file is attached.`,
      movedSubject: (title) => `Moved: ${title}`,
      moved: (title, host, when) =>
        `“${title}” with ${host} is at another time now: ${when}. The calendar file is attached.`,
      cancelledSubject: (title) => `Cancelled: ${title}`,
      cancelled: (title, host, when) => `${host} has cancelled “${title}”, ${when}.`,
    },
  },
  nl: {
    title: (host) => `${host} wil je graag spreken`,
    choose: "Kies een tijd",
    book: "Deze tijd vastleggen",
    name: "Je naam",
    email: "Je e-mailadres",
    emailHint: "Daar krijg je de afspraak als agendabestand.",
    noneLeft: "Geen van de tijden is nog vrij.",
    zone: "Tijdzone",
    changeZone: "Tijden daar tonen",
    suggest: "Andere tijden die jou uitkomen",
    suggestHint: "Een dag en een tijd, of een paar.",
    send: "Versturen",
    decline: "Ik kan niet",
    reopen: "Ik kan toch wel",
    suggested: (host) => `Dank je. ${host} krijgt je antwoord per e-mail. Je kunt nog steeds een van de tijden kiezen.`,
    standing: {
      booked: "De afspraak staat",
      unsure: "Je keuze is onderweg naar de agenda. Open deze pagina over een minuut opnieuw.",
      cancelled: "Deze afspraak was gemaakt en is daarna afgezegd.",
      declined: "Je hebt laten weten dat je niet kunt. Dank voor je antwoord.",
      revoked: "Deze link is ingetrokken.",
      expired: "Deze link is verlopen.",
    },
    group: {
      choose: "Vink elke tijd aan waarop je kunt",
      send: "Versturen",
      thanks: (host) =>
        `Dank je. ${host} ziet wanneer je kunt en kiest een tijd voor iedereen. Tot dan kun je het nog wijzigen.`,
      others: (names) => `Ook gevraagd: ${names}`,
      offer: (host, title, length) =>
        `${host} wil jou en anderen graag spreken over “${title}” (${length}). Geef aan op welke van deze tijden je kunt:`,
      open: "Aangeven wanneer je kunt",
    },
    answered: "Op deze link is al geantwoord. Was jij dat? Dan staat het in je mail.",
    answering: "Er wordt net geantwoord. Open deze pagina over een minuut opnieuw.",
    invited: "De uitnodiging zit in je mail.",
    fileMailed: "Een agendabestand komt per e-mail naar je toe.",
    file: "Agendabestand",
    taken: "Die tijd is net bezet geraakt. Kies een andere.",
    notOffered: "Die tijd wordt niet aangeboden. Kies een van deze.",
    notNow: (host) =>
      `De agenda kan het nu niet aannemen en er is niets vastgelegd. Probeer het nog eens, of schrijf ${host}.`,
    closed: (host) =>
      `Via deze link kan nu geen afspraak worden vastgelegd, en er is niets vastgelegd. Schrijf ${host}.`,
    tooMany: "Te veel pogingen vanaf hier. Wacht een kwartier.",
    wrong: {
      time: "Kies een tijd.",
      name: "Vul je naam in.",
      nameLetters: "Schrijf je naam in letters, zonder links of tekens.",
      nameAlone: "Schrijf alleen je eigen naam, zonder bericht en zonder de naam van een dienst.",
      nameLength: (max) => `Gebruik hoogstens ${max} tekens voor je naam.`,
      email: "Vul je e-mailadres in.",
      suggestion: "Zeg welke tijden jou uitkomen.",
      suggestionLength: (max) => `Gebruik hoogstens ${max} tekens voor andere tijden.`,
      suggestionText: "Gebruik gewone tekst voor andere tijden.",
    },
    until: (when) => `Deze link werkt tot ${when}.`,
    privacy: (host) =>
      `Je hebt geen account nodig. ${host} ziet wat je antwoordt, en jij ziet van de agenda alleen deze tijden.`,
    mail: {
      greeting: "Hallo,",
      offerSubject: (host, title) => `${host} stelt tijden voor: “${title}”`,
      offer: (host, title, length) =>
        `${host} wil je graag spreken over “${title}” (${length}) en stelt deze tijden voor:`,
      open: "Kies een tijd, stel een andere voor of zeg af",
      onBehalf: (host) => `Verstuurd door Parley namens ${host}. Een antwoord komt daar aan.`,
      bookedSubject: (title) => `Vastgelegd: ${title}`,
      booked: (title, host, when) => `“${title}” met ${host} staat vast: ${when}. Het agendabestand zit erbij.`,
      movedSubject: (title) => `Verzet: ${title}`,
      moved: (title, host, when) => `“${title}” met ${host} is verzet naar ${when}. Het agendabestand zit erbij.`,
      cancelledSubject: (title) => `Afgezegd: ${title}`,
      cancelled: (title, host, when) => `${host} heeft “${title}” afgezegd, ${when}.`,
    },
  },
  de: {
    title: (host) => `${host} möchte Sie treffen`,
    choose: "Wählen Sie eine Zeit",
    book: "Diese Zeit buchen",
    name: "Ihr Name",
    email: "Ihre E-Mail-Adresse",
    emailHint: "Dorthin kommt der Termin als Kalenderdatei.",
    noneLeft: "Keine der Zeiten ist mehr frei.",
    zone: "Zeitzone",
    changeZone: "Zeiten dort zeigen",
    suggest: "Andere Zeiten, die Ihnen passen",
    suggestHint: "Ein Tag mit Uhrzeit, oder mehrere.",
    send: "Senden",
    decline: "Ich kann nicht",
    reopen: "Ich kann doch",
    suggested: (host) => `Danke. ${host} bekommt Ihre Antwort per E-Mail. Sie können weiterhin eine der Zeiten wählen.`,
    standing: {
      booked: "Der Termin steht",
      unsure: "Ihre Wahl ist auf dem Weg in den Kalender. Öffnen Sie diese Seite in einer Minute noch einmal.",
      cancelled: "Dieser Termin war gebucht und ist inzwischen abgesagt.",
      declined: "Sie haben mitgeteilt, dass Sie nicht können. Danke für Ihre Antwort.",
      revoked: "Dieser Link wurde zurückgezogen.",
      expired: "Dieser Link ist abgelaufen.",
    },
    group: {
      choose: "Kreuzen Sie jede Zeit an, zu der Sie können",
      send: "Senden",
      thanks: (host) =>
        `Danke. ${host} sieht, wann Sie können, und wählt eine Zeit für alle. Bis dahin können Sie es noch ändern.`,
      others: (names) => `Auch gefragt: ${names}`,
      offer: (host, title, length) =>
        `${host} möchte Sie und andere treffen, es geht um „${title}“ (${length}). Sagen Sie, zu welchen dieser Zeiten Sie können:`,
      open: "Sagen, wann Sie können",
    },
    answered: "Auf diesen Link wurde schon geantwortet. Falls Sie das waren: Alles steht in Ihrer E-Mail.",
    answering: "Gerade antwortet jemand. Öffnen Sie diese Seite in einer Minute noch einmal.",
    invited: "Die Einladung ist in Ihrer E-Mail.",
    fileMailed: "Eine Kalenderdatei ist per E-Mail zu Ihnen unterwegs.",
    file: "Kalenderdatei",
    taken: "Diese Zeit ist gerade vergeben worden. Bitte wählen Sie eine andere.",
    notOffered: "Diese Zeit wird nicht angeboten. Bitte wählen Sie eine von diesen.",
    notNow: (host) =>
      `Der Kalender kann es gerade nicht annehmen, und nichts ist gebucht. Bitte versuchen Sie es noch einmal, oder schreiben Sie an ${host}.`,
    closed: (host) =>
      `Über diesen Link lässt sich derzeit nichts buchen, und nichts ist gebucht. Bitte schreiben Sie an ${host}.`,
    tooMany: "Zu viele Versuche von hier. Bitte warten Sie eine Viertelstunde.",
    wrong: {
      time: "Bitte wählen Sie eine Zeit.",
      name: "Bitte geben Sie Ihren Namen ein.",
      nameLetters: "Bitte schreiben Sie Ihren Namen in Buchstaben, ohne Links oder Zeichen.",
      nameAlone: "Bitte schreiben Sie nur Ihren eigenen Namen, ohne Nachricht und ohne den Namen eines Dienstes.",
      nameLength: (max) => `Bitte verwenden Sie höchstens ${max} Zeichen für Ihren Namen.`,
      email: "Bitte geben Sie Ihre E-Mail-Adresse ein.",
      suggestion: "Bitte sagen Sie, welche Zeiten Ihnen passen.",
      suggestionLength: (max) => `Bitte verwenden Sie höchstens ${max} Zeichen für andere Zeiten.`,
      suggestionText: "Bitte verwenden Sie einfachen Text für andere Zeiten.",
    },
    until: (when) => `Dieser Link gilt bis ${when}.`,
    privacy: (host) =>
      `Sie brauchen kein Konto. ${host} sieht Ihre Antwort, und Sie sehen vom Kalender nur diese Zeiten.`,
    mail: {
      greeting: "Guten Tag,",
      offerSubject: (host, title) => `${host} schlägt Zeiten vor: „${title}“`,
      offer: (host, title, length) =>
        `${host} möchte Sie treffen, es geht um „${title}“ (${length}), und schlägt diese Zeiten vor:`,
      open: "Zeit wählen, eine andere vorschlagen oder absagen",
      onBehalf: (host) => `Von Parley im Auftrag von ${host} gesendet. Eine Antwort kommt dort an.`,
      bookedSubject: (title) => `Gebucht: ${title}`,
      booked: (title, host, when) => `„${title}“ mit ${host} ist gebucht: ${when}. Die Kalenderdatei liegt bei.`,
      movedSubject: (title) => `Verschoben: ${title}`,
      moved: (title, host, when) =>
        `„${title}“ mit ${host} ist jetzt zu einer anderen Zeit: ${when}. Die Kalenderdatei liegt bei.`,
      cancelledSubject: (title) => `Abgesagt: ${title}`,
      cancelled: (title, host, when) => `${host} hat „${title}“ abgesagt, ${when}.`,
    },
  },
  fr: {
    title: (host) => `${host} souhaite vous rencontrer`,
    choose: "Choisissez un horaire",
    book: "Réserver cet horaire",
    name: "Votre nom",
    email: "Votre adresse e-mail",
    emailHint: "Le rendez-vous y est envoyé sous forme de fichier d’agenda.",
    noneLeft: "Aucun de ces horaires n’est encore libre.",
    zone: "Fuseau horaire",
    changeZone: "Afficher les heures de là-bas",
    suggest: "D’autres horaires qui vous conviennent",
    suggestHint: "Un jour et une heure, ou plusieurs.",
    send: "Envoyer",
    decline: "Je ne peux pas",
    reopen: "Finalement, je peux",
    suggested: (host) =>
      `Merci. ${host} reçoit votre réponse par e-mail. Vous pouvez toujours choisir l’un des horaires.`,
    standing: {
      booked: "C’est réservé",
      unsure: "Votre choix est en route vers l’agenda. Rouvrez cette page dans une minute.",
      cancelled: "Ce rendez-vous était réservé et a été annulé depuis.",
      declined: "Vous avez indiqué que vous ne pouvez pas. Merci d’avoir répondu.",
      revoked: "Ce lien a été retiré.",
      expired: "Ce lien a expiré.",
    },
    group: {
      choose: "Cochez chaque horaire qui vous convient",
      send: "Envoyer",
      thanks: (host) =>
        `Merci. ${host} voit quand vous pouvez et choisit un horaire pour tous. D’ici là, vous pouvez encore changer.`,
      others: (names) => `Également sollicités : ${names}`,
      offer: (host, title, length) =>
        `${host} souhaite vous rencontrer avec d’autres pour « ${title} » (${length}). Indiquez lesquels de ces horaires vous conviennent :`,
      open: "Indiquer quand vous pouvez",
    },
    answered: "Ce lien a déjà reçu une réponse. Si c’était vous, les détails sont dans votre messagerie.",
    answering: "Quelqu’un répond en ce moment. Rouvrez cette page dans une minute.",
    invited: "L’invitation est dans votre messagerie.",
    fileMailed: "Un fichier d’agenda vous arrive par e-mail.",
    file: "Fichier d’agenda",
    taken: "Cet horaire vient d’être pris. Choisissez-en un autre.",
    notOffered: "Cet horaire n’est pas proposé. Choisissez l’un de ceux-ci.",
    notNow: (host) =>
      `L’agenda ne peut pas l’accepter pour le moment et rien n’est réservé. Réessayez, ou écrivez à ${host}.`,
    closed: (host) => `Ce lien ne permet pas de réserver actuellement et rien n’est réservé. Écrivez à ${host}.`,
    tooMany: "Trop d’essais depuis cet endroit. Patientez un quart d’heure.",
    wrong: {
      time: "Choisissez un horaire.",
      name: "Indiquez votre nom.",
      nameLetters: "Écrivez votre nom en lettres, sans lien ni signe.",
      nameAlone: "Écrivez seulement votre nom, sans message et sans le nom d’un service.",
      nameLength: (max) => `Utilisez au plus ${max} caractères pour votre nom.`,
      email: "Indiquez votre adresse e-mail.",
      suggestion: "Indiquez quels horaires vous conviennent.",
      suggestionLength: (max) => `Utilisez au plus ${max} caractères pour d’autres horaires.`,
      suggestionText: "Utilisez du texte simple pour d’autres horaires.",
    },
    until: (when) => `Ce lien est valable jusqu’au ${when}.`,
    privacy: (host) =>
      `Vous n’avez pas besoin de compte. ${host} voit votre réponse, et vous ne voyez de l’agenda que ces horaires.`,
    mail: {
      greeting: "Bonjour,",
      offerSubject: (host, title) => `${host} propose des horaires : « ${title} »`,
      offer: (host, title, length) =>
        `${host} souhaite vous rencontrer pour « ${title} » (${length}) et propose ces horaires :`,
      open: "Choisir un horaire, en proposer un autre ou décliner",
      onBehalf: (host) => `Envoyé par Parley de la part de ${host}. Une réponse lui parvient.`,
      bookedSubject: (title) => `Réservé : ${title}`,
      booked: (title, host, when) => `« ${title} » avec ${host} est réservé : ${when}. Le fichier d’agenda est joint.`,
      movedSubject: (title) => `Déplacé : ${title}`,
      moved: (title, host, when) => `« ${title} » avec ${host} est déplacé : ${when}. Le fichier d’agenda est joint.`,
      cancelledSubject: (title) => `Annulé : ${title}`,
      cancelled: (title, host, when) => `${host} a annulé « ${title} », ${when}.`,
    },
  },
  es: {
    title: (host) => `${host} quiere reunirse con usted`,
    choose: "Elija una hora",
    book: "Reservar esta hora",
    name: "Su nombre",
    email: "Su correo electrónico",
    emailHint: "Ahí le llega la cita como archivo de calendario.",
    noneLeft: "Ya no queda libre ninguna de las horas.",
    zone: "Zona horaria",
    changeZone: "Mostrar las horas de allí",
    suggest: "Otras horas que le vienen bien",
    suggestHint: "Un día y una hora, o varios.",
    send: "Enviar",
    decline: "No puedo",
    reopen: "Al final sí puedo",
    suggested: (host) => `Gracias. ${host} recibe su respuesta por correo. Todavía puede elegir una de las horas.`,
    standing: {
      booked: "Está reservado",
      unsure: "Su elección va camino del calendario. Abra esta página de nuevo dentro de un minuto.",
      cancelled: "Esta reunión estaba reservada y se ha cancelado después.",
      declined: "Ha dicho que no puede. Gracias por responder.",
      revoked: "Este enlace se ha retirado.",
      expired: "Este enlace ha caducado.",
    },
    group: {
      choose: "Marque todas las horas en que puede",
      send: "Enviar",
      thanks: (host) =>
        `Gracias. ${host} ve cuándo puede usted y elige una hora para todos. Hasta entonces puede cambiarlo.`,
      others: (names) => `También se ha preguntado a: ${names}`,
      offer: (host, title, length) =>
        `${host} quiere reunirse con usted y otras personas por «${title}» (${length}). Diga en cuáles de estas horas puede:`,
      open: "Decir cuándo puede",
    },
    answered: "Este enlace ya tiene respuesta. Si fue usted, los detalles están en su correo.",
    answering: "Alguien está respondiendo ahora mismo. Abra esta página de nuevo dentro de un minuto.",
    invited: "La invitación está en su correo.",
    fileMailed: "Le llega por correo un archivo de calendario.",
    file: "Archivo de calendario",
    taken: "Esa hora acaba de ocuparse. Elija otra.",
    notOffered: "Esa hora no se ofrece. Elija una de estas.",
    notNow: (host) =>
      `El calendario no puede aceptarla ahora y no se ha reservado nada. Inténtelo de nuevo o escriba a ${host}.`,
    closed: (host) => `Por ahora este enlace no puede reservar y no se ha reservado nada. Escriba a ${host}.`,
    tooMany: "Demasiados intentos desde aquí. Espere un cuarto de hora.",
    wrong: {
      time: "Elija una hora.",
      name: "Escriba su nombre.",
      nameLetters: "Escriba su nombre con letras, sin enlaces ni signos.",
      nameAlone: "Escriba solo su propio nombre, sin un mensaje ni el nombre de un servicio.",
      nameLength: (max) => `Use como máximo ${max} caracteres para su nombre.`,
      email: "Escriba su correo electrónico.",
      suggestion: "Diga qué horas le vienen bien.",
      suggestionLength: (max) => `Use como máximo ${max} caracteres para otras horas.`,
      suggestionText: "Use texto sencillo para otras horas.",
    },
    until: (when) => `Este enlace sirve hasta el ${when}.`,
    privacy: (host) => `No necesita cuenta. ${host} ve lo que responde, y usted solo ve del calendario estas horas.`,
    mail: {
      greeting: "Hola:",
      offerSubject: (host, title) => `${host} propone horas para «${title}»`,
      offer: (host, title, length) =>
        `${host} quiere reunirse con usted por «${title}» (${length}) y propone estas horas:`,
      open: "Elegir una hora, proponer otra o rechazar",
      onBehalf: (host) => `Enviado por Parley en nombre de ${host}. Una respuesta le llega directamente.`,
      bookedSubject: (title) => `Reservado: ${title}`,
      booked: (title, host, when) =>
        `«${title}» con ${host} está reservado: ${when}. El archivo de calendario va adjunto.`,
      movedSubject: (title) => `Cambiado: ${title}`,
      moved: (title, host, when) =>
        `“${title}” con ${host} tiene otra hora: ${when}. Se adjunta el archivo de calendario.`,
      cancelledSubject: (title) => `Cancelado: ${title}`,
      cancelled: (title, host, when) => `${host} ha cancelado “${title}”, ${when}.`,
    },
  },
};
