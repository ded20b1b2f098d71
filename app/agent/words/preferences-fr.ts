import { fullStop } from "./full-stop";
import type { preferencesInEnglish } from "./preferences-en";

/** What Parley says of preferences and of what it knows, in French. */
export const preferencesInFrench: typeof preferencesInEnglish = {
  labels: {
    defaultMeetingDuration: "Durée des rendez-vous",
    bufferTime: "Marge autour des rendez-vous",
    reminderMinutes: "Rappels",
    timezone: "Fuseau horaire",
    hours: "Heures de travail",
    workdays: "Jours de travail",
    trips: "Voyages",
    language: "Langue",
    agenda: "Agenda quotidien",
  },
  agenda: {
    off: "désactivé",
    at: (time, everyDay) => `${time} ${everyDay ? "chaque jour" : "les jours de travail"}`,
    byMail: "par e-mail",
    whenEmpty: "même quand la journée est vide",
    first: (at) => fullStop(`Le premier arrive ${at}`),
    firstOfNextDay: (at) => `Le premier arrive ${at}, chaque fois pour le lendemain.`,
    notEmpty: "Aucun les jours sans rendez-vous.",
  },
  languages: { en: "anglais", nl: "néerlandais", de: "allemand", fr: "français", es: "espagnol" },
  none: "aucune",
  fact: (label, value) => `${label} : ${value}`,
  noTrips: "aucun",
  before: (length) => `${length} avant`,
  changed: (label, now, before) => `${label} : ${now} (avant : ${before}).`,
  already: (label, now) => `${label} : ${now}, c'était déjà le cas.`,
  told: (label, now) => fullStop(`${label} : ${now}`),
  undone: (label, now) => `${label} : ${now}, comme avant.`,
  zoneNote: "Vos rendez-vous restent au même moment ; je les montre dans le nouveau fuseau.",
  tripNote: "Ces jours-là, je lis et montre les heures de là-bas. Dites *je suis de retour* si vous rentrez plus tôt.",
  range: (label, min, max) => `${label} : de ${min} à ${max}.`,
  hours: "Cette journée finirait avant de commencer. Dites par exemple *je travaille de 9h à 17h*.",
  noDays: "Il ne resterait aucun jour de travail. Dites par exemple *je travaille du lundi au jeudi*.",
  about: "Voici ce que je sais de vous :",
  calendar: "Agenda",
  notConnected: "pas connecté",
  phone: "Téléphone",
  people: "Personnes que je retiens",
  nobody: "encore personne",
  forgetAll: "Tout oublier",
  forgetPeople: (people) => `Dois-je oublier ${people} ? On ne pourra pas revenir en arrière.`,
  forgetContacts:
    "Dois-je oublier toutes les personnes dont je retiens l'adresse ? On ne pourra pas revenir en arrière.",
  forgetPreferences: "Dois-je remettre vos préférences par défaut ? Le fuseau horaire et la langue restent.",
  forgetEverything:
    "Dois-je oublier les personnes que je retiens et remettre vos préférences par défaut ? Votre compte, votre agenda, le fuseau horaire et la langue restent. Les personnes ne pourront pas être retrouvées.",
  yes: "Oui, oublier",
  reset: "Oui, réinitialiser",
  forgotten: {
    people: "C'est oublié. Je les croiserai peut-être à nouveau dans votre agenda.",
    contacts: "Tout le monde est oublié. J'en croiserai peut-être à nouveau dans votre agenda.",
    preferences: "C'est fait : vos préférences sont à nouveau celles par défaut.",
    everything:
      "C'est oublié : les personnes, et vos préférences sont à nouveau celles par défaut. Pour supprimer votre compte, voyez la page des réglages.",
  },
  personZone: (name, zone) => `Noté pour ${name} : ${zone}. Je montrerai aussi cette heure pour vos rendez-vous.`,
  nobodyToForget: (name) => `Je ne retiens aucune adresse pour ${name}.`,
};
