import { fullStop } from "./full-stop";
import type { preferencesInEnglish } from "./preferences-en";

/** What Parley says of preferences and of what it knows, in German. */
export const preferencesInGerman: typeof preferencesInEnglish = {
  labels: {
    defaultMeetingDuration: "Länge von Terminen",
    bufferTime: "Puffer um Termine",
    reminderMinutes: "Erinnerungen",
    timezone: "Zeitzone",
    hours: "Arbeitszeiten",
    workdays: "Arbeitstage",
    trips: "Reisen",
    language: "Sprache",
    agenda: "Tagesübersicht",
  },
  agenda: {
    off: "aus",
    at: (time, everyDay) => `${time} ${everyDay ? "jeden Tag" : "an Arbeitstagen"}`,
    byMail: "per E-Mail",
    whenEmpty: "auch wenn der Tag leer ist",
    first: (at) => fullStop(`Die erste kommt ${at}`),
    firstOfNextDay: (at) => `Die erste kommt ${at}, jeweils für den Tag danach.`,
    notEmpty: "Keine an Tagen ohne Termine.",
  },
  languages: { en: "Englisch", nl: "Niederländisch", de: "Deutsch", fr: "Französisch", es: "Spanisch" },
  none: "keiner",
  fact: (label, value) => `${label}: ${value}`,
  noTrips: "keine",
  before: (length) => `${length} vorher`,
  changed: (label, now, before) => `${label}: ${now} (vorher ${before}).`,
  already: (label, now) => `${label}: ${now}, das war schon so.`,
  told: (label, now) => fullStop(`${label}: ${now}`),
  undone: (label, now) => fullStop(`${label}: wieder ${now}`),
  zoneNote: "Deine Termine bleiben zum selben Zeitpunkt; ich zeige sie in der neuen Zeitzone.",
  tripNote:
    "In diesen Tagen lese und zeige ich die Zeiten von dort. Sag *ich bin wieder zu Hause*, wenn du früher zurück bist.",
  range: (label, min, max) => `${label}: Alles von ${min} bis ${max} geht.`,
  hours: "Dieser Tag würde enden, bevor er anfängt. Sag zum Beispiel *Arbeitszeiten 9 bis 17 Uhr*.",
  noDays: "Dann bliebe kein Arbeitstag. Sag zum Beispiel *ich arbeite von Montag bis Donnerstag*.",
  about: "Das weiß ich über dich:",
  calendar: "Kalender",
  notConnected: "nicht verbunden",
  phone: "Telefon",
  people: "Leute, die ich mir merke",
  nobody: "noch niemand",
  forgetAll: "Alles vergessen",
  forgetPeople: (people) => `Soll ich ${people} vergessen? Das lässt sich nicht rückgängig machen.`,
  forgetContacts: "Soll ich alle vergessen, deren Adresse ich mir merke? Das lässt sich nicht rückgängig machen.",
  forgetPreferences: "Soll ich deine Einstellungen auf den Standard zurücksetzen? Zeitzone und Sprache bleiben.",
  forgetEverything:
    "Soll ich die Leute vergessen, die ich mir merke, und deine Einstellungen auf den Standard zurücksetzen? Konto, Kalender, Zeitzone und Sprache bleiben. Die Leute lassen sich nicht zurückholen.",
  yes: "Ja, vergessen",
  reset: "Ja, zurücksetzen",
  forgotten: {
    people: "Vergessen. Vielleicht begegne ich ihnen in deinem Kalender wieder.",
    contacts: "Alle vergessen. Vielleicht begegne ich manchen in deinem Kalender wieder.",
    preferences: "Erledigt: Deine Einstellungen sind wieder der Standard.",
    everything:
      "Vergessen: die Leute, und deine Einstellungen sind wieder der Standard. Dein Konto löschst du auf der Seite mit den Einstellungen.",
  },
  personZone: (name, zone) => `Gemerkt für ${name}: ${zone}. Bei einem Termin zeige ich diese Zeit mit an.`,
  nobodyToForget: (name) => `Ich merke mir keine Adresse von ${name}.`,
};
