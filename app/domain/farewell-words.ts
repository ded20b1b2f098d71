import type { Spoken } from "./language";

/** What is said to the owner of an account that is no more. */
interface FarewellWords {
  subject: string;
  hello: (name: string) => string;
  gone: string;
  planEnded: string;
  calendar: string;
  notYou: (supportEmail: string) => string;
}

export const FAREWELL_WORDS: Record<Spoken, FarewellWords> = {
  en: {
    subject: "Your Parley account has been deleted",
    hello: (name) => (name ? `Hello ${name},` : "Hello,"),
    gone: "Your account was deleted just now, with everything in it. Nothing of it can be brought back.",
    planEnded: "Your plan ended with it, and nothing is charged any more.",
    calendar: "What stands in your Google Calendar stays there.",
    notYou: (address) => `If it was not you, write to ${address} at once: somebody has had access to your account.`,
  },
  nl: {
    subject: "Je Parley-account is verwijderd",
    hello: (name) => (name ? `Hallo ${name},` : "Hallo,"),
    gone: "Je account is zojuist verwijderd, met alles wat erin stond. Niets ervan kan worden teruggehaald.",
    planEnded: "Je abonnement is daarmee gestopt; er wordt niets meer afgeschreven.",
    calendar: "Wat in je Google Agenda staat, blijft daar staan.",
    notYou: (address) => `Was jij dit niet? Schrijf dan meteen naar ${address}: iemand had toegang tot je account.`,
  },
  de: {
    subject: "Ihr Parley-Konto wurde gelöscht",
    hello: (name) => (name ? `Hallo ${name},` : "Hallo,"),
    gone: "Ihr Konto wurde soeben gelöscht, mit allem, was darin war. Nichts davon lässt sich zurückholen.",
    planEnded: "Ihr Tarif ist damit beendet, und es wird nichts mehr abgebucht.",
    calendar: "Was in Ihrem Google Kalender steht, bleibt dort.",
    notYou: (address) =>
      `Wenn Sie das nicht waren, schreiben Sie sofort an ${address}: Jemand hatte Zugang zu Ihrem Konto.`,
  },
  fr: {
    subject: "Votre compte Parley a été supprimé",
    hello: (name) => (name ? `Bonjour ${name},` : "Bonjour,"),
    gone: "Votre compte vient d’être supprimé, avec tout ce qu’il contenait. Rien ne peut en être récupéré.",
    planEnded: "Votre abonnement a pris fin avec lui, et plus rien ne sera débité.",
    calendar: "Ce qui figure dans votre agenda Google y reste.",
    notYou: (address) =>
      `Si ce n’était pas vous, écrivez tout de suite à ${address} : quelqu’un a eu accès à votre compte.`,
  },
  es: {
    subject: "Tu cuenta de Parley se ha eliminado",
    hello: (name) => (name ? `Hola, ${name}:` : "Hola:"),
    gone: "Tu cuenta se acaba de eliminar, con todo lo que había en ella. Nada de ella se puede recuperar.",
    planEnded: "Tu plan ha terminado con ella y no se cobrará nada más.",
    calendar: "Lo que está en tu Google Calendar se queda allí.",
    notYou: (address) => `Si no fuiste tú, escribe enseguida a ${address}: alguien ha tenido acceso a tu cuenta.`,
  },
};
