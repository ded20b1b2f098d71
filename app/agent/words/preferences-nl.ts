import type { preferencesInEnglish } from "./preferences-en";

/** What Parley says of preferences and of what it knows, in Dutch. */
export const preferencesInDutch: typeof preferencesInEnglish = {
  labels: {
    defaultMeetingDuration: "Duur van een afspraak",
    bufferTime: "Ruimte rond afspraken",
    reminderMinutes: "Herinneringen",
    timezone: "Tijdzone",
    hours: "Werktijden",
    workdays: "Werkdagen",
    trips: "Op reis",
    language: "Taal",
  },
  none: "geen",
  before: (length) => `${length} van tevoren`,
  changed: (label, now, before) => `${label}: ${now} (was ${before}).`,
  already: (label, now) => `${label}: ${now}, dat was al zo.`,
  told: (label, now) => `${label}: ${now}.`,
  undone: (label, now) => `${label}: weer ${now}.`,
  zoneNote: "Je afspraken blijven op hetzelfde moment; ik toon ze in de nieuwe tijdzone.",
  tripNote: "In die dagen lees en toon ik tijden van daar. Zeg *ik ben weer thuis* als het eerder voorbij is.",
  languageNote: "Ik begrijp het; ik antwoord in het Nederlands of Engels.",
  range: (label, min, max) => `${label}: alles van ${min} tot ${max} kan.`,
  hours: "Die dag eindigt dan voordat hij begint. Zeg bijvoorbeeld *werktijden van 9 tot 5*.",
  noDays: "Dan blijft er geen werkdag over. Zeg bijvoorbeeld *ik werk maandag tot en met donderdag*.",
  about: "Dit weet ik van je:",
  calendar: "Agenda",
  notConnected: "niet gekoppeld",
  phone: "Telefoon",
  people: "Mensen die ik onthoud",
  nobody: "nog niemand",
  forgetAll: "Vergeet het",
  forgetPeople: (people) => `Zal ik ${people} vergeten? Dat kan niet ongedaan worden gemaakt.`,
  forgetContacts: "Zal ik iedereen vergeten van wie ik een adres onthoud? Dat kan niet ongedaan worden gemaakt.",
  forgetPreferences: "Zal ik je voorkeuren terugzetten naar standaard? Je tijdzone en taal blijven.",
  forgetEverything:
    "Zal ik de mensen vergeten die ik onthoud en je voorkeuren terugzetten naar standaard? Je account, agenda, tijdzone en taal blijven. De mensen krijg je niet terug.",
  yes: "Ja, vergeet maar",
  reset: "Ja, zet terug",
  forgotten: {
    people: "Vergeten. Misschien kom ik ze weer tegen in je agenda.",
    contacts: "Iedereen vergeten. Misschien kom ik er een paar weer tegen in je agenda.",
    preferences: "Gedaan: je voorkeuren staan weer op standaard.",
    everything:
      "Vergeten: de mensen, en je voorkeuren staan weer op standaard. Je account verwijderen doe je op de instellingenpagina.",
  },
  nobodyToForget: (name) => `Ik onthoud geen adres van ${name}.`,
};
