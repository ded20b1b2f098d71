import { MAX_ATTENDEES, MAX_DAYS, MAX_MEETING_MINUTES, MIN_MEETING_MINUTES } from "~/domain/meeting-limits";
import { capitalised } from "~/domain/text";
import { countIn, listIn } from "~/domain/word-forms";
import type { Words } from "./en";
import { fullStop } from "./full-stop";
import { preferencesInGerman } from "./preferences-de";
import { summariesInGerman } from "./summaries-de";
import { timeProblemIn } from "./time-problem";

const count = countIn("de");
const meetings = (many: number) => count(many, "Termin", "Termine");
const peopleIn = (many: number) => count(many, "Person", "Personen");
/** "in 2 Tagen", "mit 1 Termin", "von 20 Terminen": a length or a number behind a preposition that wants the dative. */
const dative = (length: string) => length.replace(/\b(Tage|Termine)\b/, "$1n");

/** What Parley says, in German: as people text each other, with "du". */
export const german: Words = {
  fixed: {
    "nothing-to-undo": "Aus den letzten 24 Stunden gibt es nichts rückgängig zu machen.",
    "nothing-to-restore":
      "Ich habe nichts abgesagt, was ich wiederherstellen könnte. Mit *rückgängig* nehme ich zurück, was ich zuletzt getan habe.",
    "too-late-to-undo":
      "Das kann ich nicht mehr rückgängig machen: Die Zeit von vorher ist vorbei. Sag mir, wann es stattdessen sein soll.",
    "nothing-pending":
      "Es wartet nichts auf ein Ja. Schreib mir, was ich buchen soll, zum Beispiel *Telefonat mit anna@example.com morgen um 15 Uhr*.",
    "pick-one": "Ja zu welchem? Wähl oben einen aus, oder sag *nein*, dann lasse ich es.",
    "stale-choice":
      "Dieser Knopf gehört zu einer früheren Frage, deshalb habe ich nichts gemacht. Sag mir noch einmal, was du möchtest.",
    "can-wait":
      "Alles klar, noch ist nichts gebucht. Schick es, sobald du es hast, oder sag *nein*, dann lasse ich es.",
    "still-there":
      "Noch ist nichts abgesagt. Sag *ja*, dann sage ich es ab, *nein*, dann bleibt es, oder was anders sein soll.",
    "still-open":
      "Noch ist nichts eingetragen. Sag *ja*, dann mache ich weiter, *nein*, dann lasse ich es, oder was anders sein soll.",
    help: [
      "Ich kümmere mich um deinen Kalender. Schreib mir zum Beispiel:",
      "• *buche 30 Minuten mit anna@example.com morgen um 15 Uhr*",
      "• *was steht nächste Woche an?*",
      "• *bin ich Donnerstagnachmittag frei?*",
      "• *verschieb meinen Termin um 15 Uhr auf Freitag um 10*",
      "• *sag den Termin mit Anna ab*",
      "• *finde 45 Minuten mit Anna nächste Woche, vormittags*",
      "• *mach daraus eine Vorlage*, dann *plane ein Treffen mit Anna morgen um 15 Uhr*",
      "• *ich bin von Montag bis Mittwoch in New York*",
      "• *schick mir um 8 Uhr meine Agenda*",
      "• *keine Termine vor 10 Uhr*, *was weißt du über mich?*",
      "• *was habe ich letzte Woche versprochen?*, *schick die Zusammenfassung an alle*",
      "• *rückgängig*",
      "Bevor du ja sagst, trage ich nichts ein.",
    ].join("\n"),
    welcome: "Gern!",
    hello:
      "Hi! Schreib mir, was ich buchen, verschieben oder absagen soll, frag *was steht heute an?* oder sag *Hilfe* für mehr Beispiele.",
    who: "Ich bin Parley, ein Programm, das deinen Kalender per WhatsApp führt. Sag *Hilfe*, dann zeige ich dir, was ich kann.",
    sorry:
      "Tut mir leid, das hat dir nicht geholfen. Sag mir in einem Satz, was du brauchst, oder *Hilfe* für Beispiele.",
    fine: "👍",
    "off-topic":
      "Das kann ich nicht. Ich buche, verschiebe und sage Termine ab und sage dir, was ansteht: *Hilfe* zeigt Beispiele.",
    "reminder-unclear":
      "Ich kann dich an einen Termin erinnern: Sag zum Beispiel *erinnere mich 30 Minuten vor der Demo* oder *erinnere mich 10 Minuten vor jedem Termin*.",
    "kept-both": "Alles klar, beide bleiben, wie sie sind.",
    "preference-unclear":
      "Das kann ich mir für dich merken: Länge von Terminen, Puffer, Erinnerungszeit, Arbeitszeiten und Arbeitstage, Zeitzone, Sprache, eine Tagesübersicht. Sag zum Beispiel *Termine dauern 45 Minuten*, *keine Termine vor 10 Uhr* oder *was weißt du über mich?*",
    "guests-of-an-offer": "Wem soll ich Zeiten schicken? Nenn einen Gast oder bis zu zehn.",
    "too-many-offers":
      "Du hast heute schon vielen Leuten Zeiten geschickt. Diese habe ich nicht geschickt; mach bitte morgen weiter.",
    "kept-known": "Alles klar, ich behalte es.",
    "late-for-what": "Ich sehe keinen Termin, zu dem du jetzt zu spät kommen könntest. Welchen meinst du?",
    "no-words":
      "Schick mir die Worte: füge sie ein, leite sie weiter oder schick eine Datei (txt, vtt, srt, md oder docx). Dann frage ich, aus welchem Termin sie sind.",
    "no-meeting-lately":
      "Ich sehe keinen Termin der letzten zwei Wochen, aus dem diese Worte sein könnten, ich habe nichts behalten.",
    "no-reading":
      "Ich kann im Moment nur Text lesen. Sag mir in Worten, was ich buchen, verschieben oder absagen soll.",
    "place-shared":
      "Einen Ort auf der Karte kann ich nicht lesen, also habe ich nichts gemacht. Schreib seinen Namen oder die Adresse, und wofür er ist.",
    "contact-shared":
      "Mit diesem Kontakt habe ich nichts gemacht. Sag mir in Worten, was ich buchen soll, zum Beispiel *Telefonat mit anna@example.com morgen um 15 Uhr*.",
    "contact-without-address":
      "In diesem Kontakt steht keine E-Mail-Adresse, also kann ich ihn nicht verwenden. Bitte schreib die Adresse.",
    "contact-of-several": "Darin steht mehr als eine E-Mail-Adresse. Bitte schreib die, die ich nehmen soll.",
    forwarded:
      "Bei weitergeleiteten Nachrichten mache ich nichts. Sag mir in deinen eigenen Worten, was ich buchen, verschieben oder absagen soll.",
    "no-voice": "Sprachnachrichten kann ich noch nicht anhören. Tipp es kurz, dann lege ich gleich los.",
    "not-heard":
      "Die Sprachnachricht konnte ich nicht verstehen, deshalb habe ich nichts gemacht. Sag es noch einmal, oder tipp es kurz.",
  },
  page: {
    summaries: (appUrl) =>
      `Ich fasse einen Termin aus seinen Worten zusammen. Füge sie hier ein, leite sie weiter, schick eine Datei oder gib sie auf seiner Seite ein, und sag, aus welchem Termin sie sind. Was übernommen wurde, steht hier: ${appUrl}/dashboard/action-items`,
    billing: (appUrl) => `Deinen Tarif, Rechnungen und die Kündigung findest du hier: ${appUrl}/dashboard/billing`,
    account: (appUrl) => `Dein Konto verwaltest und löschst du hier: ${appUrl}/dashboard/settings`,
    support: (appUrl) => `Hier antwortet dir ein Mensch: ${appUrl}/dashboard/support`,
    privacy: (appUrl) => `Was ich speichere und wie es geschützt ist: ${appUrl}/privacy-policy`,
  },
  aside: {
    bye: "Bis später!",
    how: "Hier ist alles gut, danke der Nachfrage. Was kann ich für dich planen?",
    praise: "Gern geschehen!",
    reminder: "Die Erinnerung steht noch nicht: Sag *erinnere mich eine Stunde vorher*, sobald dies gebucht ist.",
    colour: "Die Farbe eines Termins kann ich nicht ändern. In Google Kalender selbst geht das.",
    link: "Einem bestehenden Termin kann ich keinen Videolink hinzufügen. In Google Kalender selbst geht das.",
    attachment: "Dateien kann ich nicht anhängen oder verschicken. In Google Kalender selbst kannst du sie anhängen.",
    note: "Eine Notiz kann ich einem Termin noch nicht hinzufügen. In Google Kalender selbst geht das.",
    away: "Eine Abwesenheitsnotiz kann ich nicht einrichten. Die Zeit kann ich aber freihalten: Sag zum Beispiel *blocke Freitag*.",
    message: "Nachrichten an andere kann ich nicht schicken. Gäste hören von Google, wenn sich ihr Termin ändert.",
    share: "Deinen Kalender teilen oder jemandem Zugriff geben kann ich nicht. In Google Kalender selbst geht das.",
    call: "Anrufen kann ich nicht. Den Anruf in deinen Kalender setzen geht: Sag mir, mit wem und wann.",
    other:
      "Das kann ich nicht. Was ich kann: Termine buchen, verschieben und absagen, sagen, was ansteht, und freie Zeiten finden.",
  },
  othersWait: (what) => `Noch offen: ${what}.`,
  stillWaits: (what) => `Noch offen: ${what}. Sag *ja*, dann zeige ich es wieder.`,
  note: {
    idle: (words) => `Mit ${words} kann ich nichts anfangen und lasse es weg.`,
    old: (time) => `Das hast du am ${time} geschrieben.`,
    "old-yes": (time) =>
      `Das hast du am ${time} geschrieben, zu lange her, um als Antwort zu zählen. Ich habe nichts gemacht.`,
    "old-write": (time) =>
      `Das hast du am ${time} geschrieben, deshalb habe ich nichts gemacht. Sag es noch einmal, wenn du es noch möchtest.`,
    "other-message": () =>
      "Die Nachricht, auf die du antwortest, wartet auf keine Antwort, deshalb habe ich nichts gemacht.",
    dropped: (titles) => `Noch nicht erledigt: ${titles}.`,
    "too-early": () =>
      "Das hast du geschrieben, bevor du sehen konntest, was ich frage, deshalb habe ich noch nichts gemacht.",
    unseen: () => "Ich weiß nicht sicher, ob dich das erreicht hat, deshalb frage ich noch einmal, bevor ich es mache.",
  },
  heard: (said) => `Ich habe verstanden: “${said}”`,
  unseen: {
    picture: "Das Bild kann ich nicht ansehen, nur lesen, was du darunter geschrieben hast.",
    video: "Das Video kann ich nicht ansehen, nur lesen, was du darunter geschrieben hast.",
    file: "Die Datei kann ich nicht öffnen, nur lesen, was du darunter geschrieben hast.",
  },
  lost: {
    again: (words) => `Meine letzte Antwort hat dich vielleicht nicht erreicht:\n${words}`,
    alone: "Meine letzte Antwort hat dich vielleicht nicht erreicht.",
  },
  signUp: (appUrl) =>
    `Hi, ich bin Parley: Ich buche Termine per Nachricht. Melde dich unter ${appUrl}/auth?tab=signup an und verbinde diese Nummer, dann geht es los.`,
  messages: {
    stopped:
      "Alles klar: keine Nachrichten mehr von mir. Ich antworte nur noch, wenn du mir schreibst. Sag *START*, wenn du wieder Nachrichten möchtest.",
    started: "Du bekommst wieder Nachrichten von mir. Sag *STOP*, wenn du keine mehr möchtest.",
  },
  proveAgain: (appUrl) =>
    `Es ist lange her, deshalb möchte ich sicher sein, dass diese Nummer noch dir gehört. Verbinde sie mit einem neuen Code: ${appUrl}/dashboard/onboarding?step=whatsapp`,
  tooMany:
    "Das ist mehr, als ich auf einmal lesen kann, deshalb antworte ich eine Minute lang nicht. Schick es danach noch einmal.",
  unread: (said) =>
    `Ich kann wieder lesen. Was du zuletzt geschickt hast, habe ich nicht angenommen${said && `: ${said}`}. Es ist nichts damit geschehen; sag es noch einmal, wenn es noch gilt.`,
  apology:
    "Entschuldige, bei mir ist etwas schiefgegangen, und ich konnte darauf nicht antworten. Schau kurz in deinen Kalender, bevor du es noch einmal schickst.",
  noCalendar: {
    "not-connected": (appUrl) =>
      `Dein Google Kalender ist noch nicht verbunden. Verbinde ihn hier, dann kann ich loslegen: ${appUrl}/dashboard/onboarding`,
    revoked: (appUrl) =>
      `Google lässt mich nicht mehr in deinen Kalender, deshalb habe ich nichts gemacht. Verbinde ihn hier neu: ${appUrl}/dashboard/integrations`,
    "too-large": () =>
      "In deinem Kalender steht mehr, als ich lesen kann: Zehntausende Termine, also wiederholt sich etwas viel zu oft. Ich sehe nicht, was frei ist, und habe nichts gemacht. Nimm das heraus und versuch es in zehn Minuten noch einmal.",
    "no-permission": (appUrl) =>
      `Google lässt mich deinen Kalender nicht lesen: Die Erlaubnis fehlt oder wurde zurückgenommen, deshalb habe ich nichts gemacht. Verwaltet deine Firma das Konto, muss es vielleicht ihr Administrator freigeben. Sonst verbinde den Kalender hier neu und lass alle Häkchen gesetzt: ${appUrl}/dashboard/integrations`,
    down: () =>
      "Google Kalender antwortet gerade nicht. Ich sehe nicht, was frei ist, und habe nichts gemacht. Versuch es in ein paar Minuten noch einmal.",
  },
  noQuota: {
    "trial-over": (appUrl) =>
      `Deine kostenlose Testphase ist vorbei. Wähle einen Tarif, um neue Termine zu buchen: ${appUrl}/dashboard/billing`,
    "meetings-used": (appUrl) =>
      `Du hast alle Termine deiner kostenlosen Testphase verbraucht. Wähle einen Tarif, um neue Termine zu buchen: ${appUrl}/dashboard/billing`,
    "plan-used": (appUrl) =>
      `Du hast alle Termine deines Tarifs für diesen Monat verbraucht. Ein größerer Tarif hat mehr: ${appUrl}/dashboard/billing`,
    "plan-over": (appUrl) =>
      `Dein Tarif ist beendet. Wähle einen Tarif, und ich buche weiter: ${appUrl}/dashboard/billing`,
    "payment-open": (appUrl) =>
      `Deine letzte Zahlung ist nicht durchgegangen, deshalb kann ich keine neuen Termine buchen. Das lässt sich hier beheben: ${appUrl}/dashboard/billing`,
  },
  standing: {
    trial: (left, days) =>
      `Du bist in der kostenlosen Testphase: noch ${meetings(left)} und ${count(days, "Tag", "Tage")}.`,
    oneTrial:
      "Es gibt eine Testphase je E-Mail-Adresse, Google-Konto oder Telefonnummer, und deine hat mit einem anderen Konto begonnen.",
    none: "Du hast im Moment keinen Tarif.",
    plan: (name) => `Du hast den Tarif ${name}.`,
    left: (name, left, limit, used) =>
      left === null
        ? `Mit ${name} sind Termine unbegrenzt; diesen Monat hast du ${used} gebucht.`
        : `Diesen Monat ${left === 1 ? "ist" : "sind"} noch ${left} von ${dative(meetings(limit))} übrig.`,
    prices: (plans) => `Ein Monat kostet: ${plans.join(", ")}.`,
    more: "Tarife und Rechnungen:",
  },
  limit: ({ code }) => LIMITS[code],
  timeProblem: timeProblemIn("de", {
    past: "diese Zeit ist schon vorbei",
    endsFirst: "das Ende liegt vor dem Anfang",
    noDate: (day, month, year) => `den ${day}. ${month}${year && ` ${year}`} gibt es nicht`,
    noDay: "diesen Tag gibt es nicht",
    noMonth: "diesen Monat gibt es nicht",
    otherDay: (day, is, not) => `der ${day.replace(" ", ". ")} ist ein ${is}, kein ${not}`,
    noTime: (time) => `${time} gibt es an dem Tag nicht, weil die Uhr vorgestellt wird`,
    other: "diese Zeit kann ich nicht einordnen",
  }),

  allDay: "ganztägig",
  onDay: (day) => `am ${day}`,
  fromTo: (first, last) => `von ${first} bis ${last}`,
  andMore: (shown, more) => `${shown} und ${more} weitere`,
  fromCalendar: "aus deinem Kalender",
  notAtAddress: (address: string) => `nicht ${address}`,
  with: (people) => `Mit: ${people}`,
  notInvited: (people) =>
    `Nicht eingeladen: ${people}. Ich weiß nicht, wer das ist: Schick mir Namen oder E-Mail-Adresse, dann lade ich sie ein.`,
  without: (people) => `Nicht mehr eingeladen: ${people}`,
  namedAbove: (guests) => `${peopleIn(guests)} (oben alle genannt)`,
  guestList: {
    with: (title, guests) => `${title}, ${peopleIn(guests)}:`,
    without: (title, guests) => `Nicht mehr eingeladen zu ${title}, ${peopleIn(guests)}:`,
  },
  forGuests: (names, time) => `Für ${names}: ${time}`,
  where: (place) => `Wo: ${place}`,
  noteLine: (note) => `Notiz: ${note}`,
  join: (link) => `Teilnehmen: ${link}`,
  answers: { accepted: "kommt", declined: "kommt nicht", tentative: "vielleicht", needsAction: "noch keine Antwort" },
  from: (time) => `Von: ${time}`,
  to: (time) => `Auf: ${time}`,
  times: (zone) => `Zeiten: ${zone}.`,
  repeats: (rule) => fullStop(`Wiederholt sich ${rule}`),
  onlyThisOne: "Nur dieser eine der Serie.",
  howMany: (many, length) => `Du hast ${meetings(many)}${length && `, zusammen ${length}`}.`,
  meeting: "Termin",
  busy: "Belegt",
  meetingWith: (names, title = "Termin") => `${title} mit ${names}`,
  list: listIn("de"),

  buttons: {
    no: "Nein",
    undo: "Rückgängig",
    undoAll: "Alles rückgängig",
    leaveIt: "Lass es so",
    leaveOut: "Weglassen",
    neverMind: "Schon gut",
    noneOfThese: "Keiner davon",
    propose: "Vorschlagen",
    newOne: "Ein neuer",
    oldOne: "Der bestehende",
    yes: {
      create: "Ja, buchen",
      change: "Ja, ändern",
      cancel: "Ja, absagen",
      series: "Ja, mach das",
      all: "Ja, mach alles",
    },
    anyway: {
      create: "Trotzdem buchen",
      change: "Trotzdem verschieben",
      cancel: "Trotzdem absagen",
      series: "Trotzdem machen",
    },
  },
  menus: {
    times: "Zeiten ansehen",
    people: "Personen ansehen",
    meetings: "Termine ansehen",
    ways: "Optionen ansehen",
  },

  alert: {
    overlap: "Zwei deiner Termine überschneiden sich jetzt:",
    overlapFirst: "Zwei deiner Termine überschneiden sich jetzt, hier zum ersten Mal:",
    overlaps: "Einige deiner Termine überschneiden sich jetzt:",
    whatNow: "Was soll ich tun?",
    moveFirst: "Ersten verschieben",
    moveSecond: "Zweiten verschieben",
    keepBoth: "Beide behalten",
    subject: (first, second) => `${first} und ${second} überschneiden sich`,
    settings: (url) => `Diese Hinweise schaltest du hier aus: ${url}`,
  },
  proposed: {
    create: (who) => `${who} möchte das buchen:`,
    cancel: (who) => `${who} möchte das absagen:`,
    restore: (who) => `${who} möchte das zurückholen:`,
    invited: (people) => `Wird eingeladen: ${people}`,
    told: (people) => `Wird benachrichtigt: ${people}`,
    wasInvited: (people) => `Eingeladen: ${people}`,
    wasTold: (people) => `Benachrichtigt: ${people}`,
    nobody: "niemand",
    question: "Soll ich? Ohne dein Ja wird nichts eingetragen.",
    yes: "Ja",
    no: "Nein",
    done: "Erledigt:",
    undo: (word) => `Schreib „${word}“, um es zurückzunehmen.`,
    declined: "Gut, es wurde nichts eingetragen.",
    over: "Das ist nicht mehr offen. Es wurde jetzt nichts eingetragen.",
    revoked: "Der Schlüssel oder die Verbindung, die darum gebeten hat, wurde widerrufen. Es wurde nichts eingetragen.",
    late: (url) => `Dein Tippen kam spät an, deshalb ist nichts geschehen. Antworten kannst du noch hier: ${url}`,
    taken: "Diese Zeit ist inzwischen belegt. Es wurde nichts gebucht.",
    unsure: (url) => `Ich kann noch nicht sagen, ob das erledigt ist. Wie es steht, siehst du hier: ${url}`,
    failed: (url) => `Das hat nicht geklappt. Wie es steht, siehst du hier: ${url}`,
    subject: (who, title) => `${who} fragt wegen ${title}`,
    open: "Antworten",
  },
  reminder: {
    begins: (length, many) => (many === 1 ? `In ${dative(length)}:` : `In ${dative(length)}, ${meetings(many)}:`),
    late: "Ich komme später",
    move: "Verschieben",
    cancel: "Absagen",
    subject: (titles, time) => `${titles} um ${time}`,
    hello: (name) => `Hallo${name ? ` ${name}` : ""},`,
    open: "Termin ansehen",
    openAll: "Termine ansehen",
    settings: (url) => `Wann und wo du erinnert wirst, legst du hier fest: ${url}`,
    set: (title, length) => `Ich erinnere dich ${length} vorher an ${title}.`,
    none: (title) => `Ich erinnere dich nicht an ${title}.`,
    again: (said) => `Rückgängig gemacht. ${said}`,
    wholeDay: (title) =>
      `${title} dauert den ganzen Tag, und ich erinnere an das, was eine Uhrzeit hat. Frag *was steht heute an?*, um es zu sehen.`,
    past: (title) =>
      `Der Moment dafür ist schon vorbei: ${title} fängt zu bald an. Nimm eine kürzere Zeit, zum Beispiel 5 Minuten vorher.`,
  },
  reminded: {
    none: (title) => `Es gab keine Erinnerung an ${title}, und es ist keine geplant.`,
    verdict: {
      read: (step) => `Ja: ${step}.`,
      delivered: (step) => `Ja: ${step}.`,
      sent: (step) => `Sie ist ${step}; dass sie angekommen ist, hat mir niemand gemeldet.`,
      open: (step) => `Noch nicht: Sie ist ${step}.`,
      planned: (step) => `Noch nicht: Sie ist ${step}.`,
      failed: (step) => `Nein: ${step}.`,
    },
    step: {
      planned: (at) => `geplant für ${at}`,
      due: (at) => `fällig ${at}`,
      sent: (at) => `verschickt ${at}`,
      delivered: (at) => `zugestellt ${at}`,
      read: (at) => `gelesen ${at}`,
      failed: (channel) => `nicht zugestellt ${channel}`,
      open: (channel) => `unterwegs ${channel}`,
    },
    channel: { whatsapp: "auf WhatsApp", email: "per E-Mail" },
    failures: {
      bounced: "die Mail kam zurück",
      suppressed: "Mails an deine Adresse kamen früher zurück oder wurden als Spam gemeldet",
      late: "sie wäre zu spät gekommen",
      changed: "der Termin wurde vorher geändert",
      stopped: "du hast Nachrichten gestoppt",
      off: "du hast sie ausgeschaltet",
      unlinked: "die Nummer war getrennt",
      unconfirmed: "WhatsApp hat sie nicht bestätigt",
      "not-in-time": "sie konnte nicht rechtzeitig verschickt werden",
      unwritable: "sie konnte nicht geschrieben werden",
      unreachable: "die Nummer ist nicht auf WhatsApp oder nicht erreichbar",
      window: "seit deiner letzten Nachricht war mehr als ein Tag vergangen",
      limited: "WhatsApp begrenzt solche Nachrichten",
      busy: "WhatsApp war überlastet",
      template: "WhatsApp hat die Vorlage nicht angenommen",
      refused: "WhatsApp hat sie abgelehnt",
      "mail-refused": "die Mail wurde abgelehnt",
    },
  },
  preferences: preferencesInGerman,
  summaries: summariesInGerman,
  propose: {
    notDone: "Dieser Teil ist noch nicht erledigt:",
    create: "Soll ich das buchen?",
    move: "Soll ich das verschieben?",
    change: "Soll ich das ändern?",
    cancel: "Soll ich das absagen?",
    all: "Soll ich das alles machen?",
    invited: (guests) => `(${guests === 1 ? "bekommt" : "bekommen"} eine Einladung)`,
    told: (guests) => `(${guests === 1 ? "wird" : "werden"} benachrichtigt)`,
    willBeTold: (people) => `Google benachrichtigt ${people}.`,
    overlaps: (title) => `Das überschneidet sich mit ${title}.`,
    stays: (events) =>
      events === 1 ? "Das bleibt dann in deinem Kalender:" : "Diese bleiben dann in deinem Kalender:",
    guestsTold: "Die Gäste werden benachrichtigt.",
    leavesYours: "Jemand anderes hat das angelegt: Es verschwindet nur aus deinem Kalender.",
  },
  plan: {
    create: (title, time) => `${title} buchen, ${time}`,
    cancel: (title, time) => `${title} absagen, ${time}`,
    move: (title, time) => `${title} auf ${time} verschieben`,
    change: (title, time) => `${title} ändern, ${time}`,
    people: (people) => `, mit ${people}`,
    leavesYours: ", von jemand anderem angelegt: Es verschwindet nur aus deinem Kalender",
    without: (people) => `, nicht mehr mit ${people}`,
    over: (title, more) => `, überschneidet sich dann mit ${title}${more ? " und mehr" : ""}`,
  },
  template: {
    joins: ["mit", "und", "&", "für", "x", "with", "and"],
    ask: "Soll ich das als Vorlage speichern?",
    yes: "Ja, speichern",
    length: (length) => `Länge: ${length}`,
    title: (title) => `Titel: ${title}`,
    description: (words) => `Beschreibung: “${words}”`,
    meet: "Google-Meet-Link",
    noReminder: "keine Erinnerung",
    reminder: (length) => `Erinnerung ${length} vorher`,
    withDescription: "mit der Beschreibung",
    from: (name, more) => `Aus deiner Vorlage ${name}${more && `: ${more}`}.`,
    saved: (name) =>
      `Gespeichert als ${name}. Nenn diesen Namen beim Buchen, und ich ergänze den Rest. Ändern kannst du sie hier:`,
    undone: (name) => `Rückgängig gemacht: Die Vorlage ${name} gibt es nicht mehr.`,
    cannot: {
      "not-yours": (title) =>
        `${title} hat jemand anderes angelegt, und ich mache Vorlagen nur aus deinen eigenen Terminen.`,
      "whole-day": (title) => `${title} dauert den ganzen Tag, und eine Vorlage braucht eine Länge.`,
      unnamed: (_title) => "Wie soll sie heißen? Nenn mir einen Namen für die Vorlage.",
      taken: (name) => `Du hast schon eine Vorlage ${name}. Gib dieser hier einen anderen Namen.`,
      "too-many": (_name) => "Du hast so viele Vorlagen, wie es geben kann. Lösche zuerst eine in den Einstellungen.",
    },
  },
  offer: {
    askAll: (guests: string) => `Soll ich diese Zeiten an ${guests} schicken?`,
    linksFor: (names: string) => `Von ${names} habe ich keine Adresse: Sie bekommen den Link zum Weiterschicken.`,
    eachSays:
      "Alle sagen über einen eigenen Link, wann sie können. Ich buche nichts, bevor du ja sagst; frag mich *wer kann wann?*",
    nobodyAsked:
      "Es ist kein Vorschlag an mehrere Gäste offen. Sag *schick Anna und Tom drei Zeiten*, dann sagt jeder, wann es geht.",
    whoCan: (title: string) => `Wer wann kann für ${title}:`,
    can: (names: string) => `ja: ${names}`,
    cannot: (names: string) => `nein: ${names}`,
    silent: (names: string) => `noch keine Antwort: ${names}`,
    allCan: "alle können",
    noneForAll: "Bisher passt keine Zeit allen.",
    ask: (guest) => `Soll ich diese Zeiten mailen an ${guest}?`,
    askForLink: (name) =>
      `Ich habe keine Adresse von ${name}. Soll ich einen Link mit diesen Zeiten machen, den du weiterschickst?`,
    picks: "Die gewählte Zeit kommt in deinen Kalender, und mehr davon ist nicht zu sehen.",
    yes: "Zeiten schicken",
    yesLink: "Link machen",
    mailed: (name) =>
      `Die Zeiten sind unterwegs zu ${name}. Ich maile dir, sobald es eine Antwort gibt. Alle deine Links:`,
    forward: (name) => `Hier ist der Link für ${name}:`,
    none: (stretch) => `Da ist nichts frei (${stretch}), also gibt es nichts anzubieten. Nenne andere Tage.`,
    hint: (name) => `Oder sag *schick ${name} diese Zeiten*, dann maile ich einen Link zum Auswählen.`,
  },
  templates: {
    yours: "Deine Vorlagen:",
    none: "Du hast keine Vorlagen. Leg hier eine an, und du buchst den nächsten Termin mit ihrem Namen.",
    more: (kinds) => `und ${kinds} weitere.`,
    settings: (url) => `Hier legst du sie an und änderst sie: ${url}`,
    unknown: (name) => `Du hast keine Vorlage ${name}.`,
    askRemoval: "Soll ich diese Vorlage löschen? Termine, die du damit gebucht hast, bleiben.",
    yesRemove: "Ja, löschen",
    removed: (name) => `Die Vorlage ${name} ist gelöscht.`,
    back: (name) => `Rückgängig gemacht: Die Vorlage ${name} ist wieder da.`,
  },
  noFeature: {
    templates: (plans, appUrl) => `Vorlagen für Termine gehören zu ${plans}: ${appUrl}/dashboard/billing`,
    "basic-summaries": (plans, appUrl) => `Zusammenfassungen gehören zu ${plans}: ${appUrl}/dashboard/billing`,
    "action-items": (plans, appUrl) => `Aufgaben und Folgetermine gehören zu ${plans}: ${appUrl}/dashboard/billing`,
  },
  reach: {
    cancel: "Dieser Termin wiederholt sich. Welche soll ich absagen?",
    move: "Dieser Termin wiederholt sich. Welche soll ich verschieben?",
    one: "Nur diesen",
    following: "Diesen und folgende",
    all: "Alle",
    otherDay: "Eine ganze Serie kann ich nur innerhalb ihres Tages verschieben. Soll ich nur diesen verschieben?",
  },
  series: {
    all: "die ganze Serie",
    from: (day) => `alle ab ${day}`,
  },
  late: {
    howLate: (title) => `Wie viel später kommst du zu ${title}?`,
    running: (length) => `Kommst du ${length} später?`,
    canMove: (time, people) =>
      `Ich kann ihn auf ${time} verschieben${people ? `; Google sagt dann ${people} Bescheid` : ""}.`,
    orMove: (time, people) => `Oder ich verschiebe ihn auf ${time}; Google sagt dann ${people} Bescheid.`,
    mail: "Ja, Mail schreiben",
    moveRather: "Termin verschieben",
    notYours: "Nur wer ihn organisiert, kann ihn verschieben.",
    canTell: (people, move) =>
      `${move ? "Oder ich schreibe nur eine Mail an" : "Ich kann eine Mail schreiben an"} ${people}. Eine Mail lässt sich nicht zurückholen.`,
    tooManyToMail: (guests) => `Das sind zu viele Personen, um jeder eine Mail zu schreiben (${guests}).`,
    move: "Ja, verschieben",
    tell: "Nur Bescheid geben",
    runsInto: "Dann stößt er zusammen mit:",
    othersOrganise: "nur wer ihn organisiert, kann ihn verschieben",
    moveAlso: (others) => (others === 1 ? "Beide verschieben" : `Alle ${others + 1} verschieben`),
    to: (title, time) => `${title} auf ${time}`,
    anotherTime: "Zu einer anderen Zeit",
    allStay: "Die anderen bleiben",
    told: (people, length) =>
      `Eine Mail geht an ${people}: Du kommst etwa ${length} später. Der Termin bleibt, wo er ist.`,
  },
  aboutUndo: {
    what: "*Rückgängig* nimmt das Letzte zurück, was ich getan habe, bis zu 24 Stunden später.",
    next: (titles) => `Das wäre jetzt dies, und es ist nicht rückgängig gemacht: ${titles}.`,
    nothing: "Jetzt gibt es nichts mehr zurückzunehmen.",
  },
  kept: (why, titles) => `${KEPT[why]}: ${titles}.`,
  noException: (name) => `Ich habe kein ${name} gefunden, das ich auslassen könnte.`,
  nothingThen: (stretch) =>
    fullStop(stretch ? `${capitalised(stretch)} gibt es nichts zu ändern` : "Es gibt nichts zu ändern"),
  afterAll: {
    created: (what) => `Es war doch gebucht worden: ${what}.`,
    changed: (what) => `Es war doch geändert worden: ${what}.`,
    cancelled: (what) => `Es war doch abgesagt worden: ${what}.`,
    undone: (what) => `Es war doch rückgängig gemacht worden: ${what}.`,
    unknown: (titles) =>
      `Google Kalender antwortet noch nicht, deshalb weiß ich immer noch nicht, ob das geklappt hat: ${titles}. Frag mich gleich noch einmal, dann sehe ich zuerst nach.`,
  },
  half: {
    move: (title) =>
      `Die Hälfte ist erledigt: ${title} steht jetzt zweimal in deinem Kalender, wie es war und wie es werden soll. Sag *ja*, um es fertig zu machen, oder *rückgängig*, damit es wieder ist, wie es war.`,
    undo: (title) =>
      `Die Hälfte ist rückgängig gemacht: ${title} steht noch zweimal in deinem Kalender, wie es war und wie es werden sollte. Sag *rückgängig*, um das fertig zu machen.`,
  },
  doneAlready: (titles, isBooking) => `Das ist schon ${isBooking ? "gebucht" : "erledigt"}: ${titles}.`,
  cancelledSince: (titles, isBooking) =>
    `Es war ${isBooking ? "gebucht" : "erledigt"} und ist seitdem abgesagt worden: ${titles}.`,
  declined: {
    create: "Alles klar, ich habe es nicht gebucht.",
    change: "Alles klar, es bleibt, wie es ist.",
    cancel: "Alles klar, der Termin bleibt im Kalender.",
    series: "Alles klar, die Serie bleibt, wie sie ist.",
    all: "Alles klar, ich habe alles so gelassen.",
  },
  conflict: {
    taken: "Da hast du schon etwas:",
    late: "Die Zeit ist inzwischen vergeben:",
    more: (events) => `und ${events} weitere`,
    asked: (title, time, people) => `Du wolltest ${title}, ${time}${people ? `, mit ${people}` : ""}.`,
    instead: "Diese Zeiten sind stattdessen frei:",
    noneNear: "In der Nähe habe ich keine freie Zeit gefunden.",
    bothStay: "Beide bleiben im Kalender",
  },
  ask: {
    when: (title) => `Wann soll ${title} sein?`,
    whenNow: (title, now) => `Wann soll ${title} sein? Bisher: ${now}.`,
    when2: "Wann soll es sein?",
    nameDay: (title, options) =>
      `Wann soll ${title} sein? Nenn Tag und Uhrzeit${options ? ", oder wähl eine freie Zeit" : ""}.`,
    timeOnDay: (day, title) => `Um wie viel Uhr am ${day} für ${title}? Diese Zeiten sind frei:`,
    dayIsFull: (day, title) => `Da hast du keine freie Zeit mehr (${day}). Wann soll ${title} sein?`,
    whichDays: (title) => `An welchem Tag ist ${title}, oder von welchem bis zu welchem Tag?`,
    whichTime: (problem) => `${problem}. Welchen Tag und welche Uhrzeit meinst du?`,
    unreadable: "Diese Zeit konnte ich nicht lesen",
    partly: (words) => `Mit ${words} kann ich nichts anfangen. Meinst du ohne das dies?`,
    partlyWith: (words) => `Mit ${words} kann ich nichts anfangen. Meinst du dies?`,
    partlyWhich: (words) => `Mit ${words} kann ich nichts anfangen. Was davon meinst du?`,
    guess: "Ich bin nicht sicher, ob ich dich verstehe. Meinst du dies?",
    guessWhich: "Ich bin nicht sicher, ob ich dich verstehe. Was davon meinst du?",
    guessTold: "Ich bin nicht sicher, ob ich dich verstehe. Vielleicht ist es das:",
    notSure: (words) =>
      `Ich bin nicht sicher, was du mit ${words} meinst, deshalb habe ich nichts gemacht. Kannst du es anders sagen?`,
    whoseAddress: (who) => `Wie ist die E-Mail-Adresse von ${who}? Ich merke sie mir.`,
    noAddress: (who) => `Das sieht nicht nach einer E-Mail-Adresse aus. Wie ist die von ${who}?`,
    whichPerson: (who) => `Ich kenne mehr als eine Person namens ${who}. Welche meinst du?`,
    seeAbove: (n) => `${n} in der Nachricht oben`,
    reading: (said, [first = "", second = ""]) => `Meinst du mit “${said}” ${first} oder ${second}?`,
    which: "Welchen meinst du?",
    whichInstead: (day) => `Den kann ich nicht finden. Ist es einer von diesen am ${day}?`,
    noneCalled: (name) => `${name} steht nicht an. Ist es einer von diesen?`,
    whichElsewhere: (day) => `${day ? `Den am ${day}` : "Den"} kann ich nicht finden. Ist es einer von diesen?`,
    whichToCancel: "Welchen soll ich absagen?",
    whichLine: (lines) =>
      `Welchen der ${lines} meinst du? Sag mir, welcher anders sein soll und wie, oder *ja* zu allem.`,
    who: (title) => `Wen meinst du für ${title}? Nenn einen Namen oder eine Adresse.`,
    takeBack: (titles) => `Das ist schon erledigt: ${titles}. Soll ich es rückgängig machen?`,
    takeBackMoved: "Es wurde inzwischen verschoben. Soll ich es trotzdem rückgängig machen?",
    takeBackChanged: "Es wurde inzwischen geändert. Soll ich es trotzdem rückgängig machen?",
    undoIt: "Soll ich es rückgängig machen?",
    takeBackOlder: "Davor habe ich das hier gemacht. Soll ich es auch rückgängig machen?",
    undoInstead: (name) => `Mit ${name} habe ich zuletzt nichts gemacht. Was soll ich rückgängig machen?`,
    target: "Welchen Termin meinst du? Nenn den Titel, die Zeit oder mit wem er ist.",
    targetToCancel: "Welchen Termin soll ich absagen? Nenn den Titel, die Zeit oder mit wem er ist.",
  },
  notFound: {
    anywhere: "So einen Termin finde ich nicht. Frag *was steht nächste Woche an?*, um zu sehen, was es gibt.",
    emptyDay: (day) => `Diesen Termin finde ich nicht: Am ${day} ist nichts geplant.`,
    thatDay: (day, zone) => `Diesen Termin finde ich nicht. Am ${day} gibt es${zone}:`,
  },
  asItIs: (title, time) => `${title} ist schon zu dieser Zeit: ${time}.`,
  sameGuests: (title, who) =>
    who ? `Ja, schon eingeladen zu ${title}: ${who}.` : `Steht nicht auf der Gästeliste von ${title}.`,
  notOrganizer: (title) =>
    `${title} hat jemand anderes angelegt und kann nur dort geändert werden. Ich kann es aus deinem Kalender nehmen: Sag *sag den Termin ab*.`,
  repeatsAlready: (title) =>
    `${title} wiederholt sich schon, und wie oft, kann ich nicht ändern. Ich kann die ganze Serie absagen und neu buchen.`,
  done: {
    created: (title) => `Gebucht: ${title}`,
    changed: (title) => `Geändert: ${title}`,
    cancelled: (title) => `Abgesagt: ${title}`,
    invitations: (people) => `Die Einladung ging an ${people}.`,
    told: (people) => `Google hat ${people} benachrichtigt.`,
    undoneCreated: (title) => `Rückgängig gemacht: ${title} ist wieder aus deinem Kalender`,
    undone: (title) => `Rückgängig gemacht: ${title} ist wieder wie vorher`,
  },
  again: { yes: "ja", undo: "rückgängig" },
  failed: {
    "slot-taken": (title) =>
      `Gerade kam etwas anderes auf diese Zeit, deshalb habe ich ${title} nicht eingetragen. Nennst du mir eine andere Zeit?`,
    "trial-over": (title, { appUrl }) =>
      `Deine Testphase ist vorbei, deshalb habe ich ${title} nicht gebucht. Wähle einen Tarif, und ich buche weiter: ${appUrl}/dashboard/billing`,
    "meetings-used": (title, { appUrl }) =>
      `Alle Termine deiner Testphase sind verbraucht, deshalb habe ich ${title} nicht gebucht. Wähle einen Tarif, und ich buche weiter: ${appUrl}/dashboard/billing`,
    "plan-used": (title, { appUrl }) =>
      `Alle Termine deines Tarifs für diesen Monat sind verbraucht, deshalb habe ich ${title} nicht gebucht. Ein größerer Tarif hat mehr: ${appUrl}/dashboard/billing`,
    "plan-over": (title, { appUrl }) =>
      `Dein Tarif ist beendet, deshalb habe ich ${title} nicht gebucht. Wähle einen Tarif, und ich buche weiter: ${appUrl}/dashboard/billing`,
    "payment-open": (title, { appUrl }) =>
      `Deine letzte Zahlung ist nicht durchgegangen, deshalb habe ich ${title} nicht gebucht. Das lässt sich hier beheben: ${appUrl}/dashboard/billing`,
    past: (title) =>
      `Die Zeit für ${title} ist vorbei, deshalb habe ich es nicht eingetragen. Nennst du mir eine andere Zeit?`,
    revoked: (_title, { appUrl }) =>
      `Google lässt mich nicht mehr in deinen Kalender, deshalb habe ich nichts gemacht. Verbinde ihn hier neu: ${appUrl}/dashboard/integrations`,
    "cancelled-before": (title) => `${title} war schon abgesagt, es gab also nichts zu tun.`,
    gone: (title) => `${title} ist nicht mehr in deinem Kalender, es gab also nichts zu ändern.`,
    forbidden: (title) => `Google lässt mich ${title} nicht in deinen Kalender eintragen. Es wurde nichts geändert.`,
    changed: (title) =>
      `${title} wurde inzwischen von jemand anderem geändert, deshalb habe ich nichts gemacht. Sag mir noch einmal, was du möchtest.`,
    refused: (title) => `Google Kalender hat ${title} abgelehnt. Es wurde nichts geändert.`,
    "too-many-mails": (title) =>
      `In den letzten 24 Stunden gingen zu viele Mails an Gäste, deshalb habe ich zu ${title} niemandem geschrieben. Sag es ihnen bitte selbst.`,
    "not-taken": (title, { again }) =>
      `Google Kalender hat ${title} gerade abgelehnt, und es wurde nichts geändert. Sag *${again}*, dann versuche ich es noch einmal.`,
    down: (title, { again }) =>
      `Google Kalender antwortet nicht, deshalb ist mit ${title} nichts passiert. Sag *${again}*, dann versuche ich es noch einmal.`,
    unknown: (title, { again }) =>
      `Google Kalender hat nicht mehr geantwortet, während ich ${title} geschrieben habe. Ich weiß also nicht, ob es geklappt hat. Sag *${again}*, dann versuche ich es noch einmal: Doppelt passiert es nie.`,
  },
  wholeDays: {
    these: "Das dauert den ganzen Tag:",
    none: (stretch) => `Nichts dauert ${stretch} den ganzen Tag.`,
    noneAhead: "Es steht nichts an, was einen ganzen Tag dauert.",
  },
  agenda: {
    nothing: (stretch, isBeside) => fullStop(`${isBeside ? "Sonst nichts" : "Nichts"} geplant ${stretch}`),
    count: (events, stretch, zone) => `${events === 1 ? "Ein Termin" : meetings(events)} ${stretch}${zone}:`,
    more: (events) => `… und ${events} weitere.`,
  },
  dailyAgenda: {
    subject: (day, events) =>
      `${day}: ${events === 0 ? "nichts geplant" : events === 1 ? "ein Termin" : meetings(events)}`,
    due: "Fällig aus deinen Terminen:",
    overlap: (first, second) => `⚠ ${first} und ${second} überschneiden sich.`,
    moreOverlaps: (pairs) => `⚠ … und ${count(pairs, "weitere Überschneidung", "weitere Überschneidungen")}.`,
    free: (times) => `Erste freie Zeit: ${times}.`,
    full: "Keine freie Stunde mehr in deiner Arbeitszeit.",
    none: "keine",
    open: "Kalender öffnen",
    settings: (url) => `Wann und wo deine Tagesübersicht kommt, legst du hier fest: ${url}`,
  },
  dueItems: {
    subject: (items, first) => (items === 1 ? `Heute fällig: ${first}` : `Heute fällig: ${items} Aufgaben`),
    head: "Heute fällig aus deinen Terminen:",
    done: "Erledigt",
    whichDone: "Was ist erledigt?",
    open: "Aufgaben öffnen",
  },
  whyNot: {
    not: (time) => `${time} geht dafür nicht:`,
    nothing: (time) => `Es steht nichts im Weg: Da bist du frei, ${time}.`,
    past: "es ist schon vorbei",
    busy: (title, times) => `da hast du ${title} (${times})`,
    buffer: (title, times) => `es liegt für deinen Puffer zu nah an ${title} (${times})`,
    dayOff: (day) => `${day} ist keiner deiner Arbeitstage`,
    hours: (hours) => `es liegt außerhalb der Zeit, in der ich suche (${hours})`,
    guest: (name) => `${name} ist da beschäftigt`,
    canStill: "Ich kann es trotzdem buchen.",
    shorter: (length, instead) => `Mit ${dative(length)} statt ${dative(instead)} passt es.`,
    shifted: (time) => `Um ${time} ist es frei.`,
    move: (title) => `Oder sag mir, wohin ${title} soll.`,
  },
  free: {
    yes: (slot) => `Ja, da bist du frei: ${slot}.`,
    busyAt: (day, time, zone) => `Nein, am ${day} um ${time}${zone} bist du beschäftigt:`,
    busyAll: (slot) => `Nein, du bist die ganze Zeit beschäftigt, ${slot}:`,
    allDay: (day, hours) => fullStop(`Du bist den ganzen Tag frei: ${day}${hours && ` (${hours})`}`),
    gaps: (stretch, gaps, zone) => `Du bist ${stretch} frei: ${gaps}${zone}.`,
    taken: "Belegt:",
    none: (length, stretch, who, inHours) =>
      fullStop(
        `Keine Lücke von ${dative(length)}${inHours ? " in deiner Arbeitszeit" : ""}${who && `, die für ${who.replace(/^du\b/, "dich")} passt`}, ${stretch}`,
      ),
    other: "Nenn einen anderen Tag oder einen kürzeren Termin.",
    after: (title) => `Das sind die ersten freien Zeiten danach. Wähl eine, dann schlage ich ${title} vor.`,
    you: "du",
    options: (length, title, who) =>
      `${who === "du" ? "du hast" : `${who} habt`} zu diesen Zeiten ${length} frei. Wähl eine, dann schlage ich ${title} vor.`,
    unseen: (who) => `Den Kalender von ${who} kann ich nicht sehen.`,
    theyAreFree: (who, many, time) => `${who} ${many > 1 ? "sind" : "ist"} frei: ${time}.`,
    theyAreBusy: (who, many, time) => `${who} ${many > 1 ? "sind" : "ist"} beschäftigt: ${time}.`,
    youAreFree: (time) => `Du bist frei: ${time}.`,
    soAreYou: "Du auch.",
    youAreFreeThen: "Du bist da frei.",
    youAreBusy: (title, time) => `Du hast ${title}, ${time}.`,
  },
};

const KEPT = {
  "all-day": "Was den ganzen Tag dauert, lasse ich",
  focus: "Deine eigene Zeit lasse ich",
  "not-organizer": "Von jemand anderem angelegt, deshalb lasse ich es",
  repeats: "Ohnehin an dem Tag, deshalb lasse ich es",
  "no-time": "Damit bleibt die Zeit offen, deshalb lasse ich es",
  past: "Diese Zeit kommt nicht mehr, deshalb lasse ich es",
  "too-many": "So viel mache ich nicht auf einmal; diese warten auf eine weitere Nachricht",
};

const LIMITS = {
  past: "Diese Zeit ist schon vorbei.",
  "end-before-start": "Das Ende liegt vor dem Anfang.",
  "too-short": `Ein Termin dauert mindestens ${MIN_MEETING_MINUTES} Minuten.`,
  "too-long": `Ein Termin dauert höchstens ${MAX_MEETING_MINUTES / 60} Stunden.`,
  "too-many-days": `Ein Termin dauert höchstens ${MAX_DAYS} Tage.`,
  "too-many-attendees": `Google lädt höchstens ${MAX_ATTENDEES} Personen zu einem Termin ein. Lade weniger ein, oder eine Gruppenadresse für alle.`,
  "too-far": "Ich kann bis zu zwei Jahre im Voraus buchen.",
};
