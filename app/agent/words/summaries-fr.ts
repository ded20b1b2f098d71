import { TRANSCRIPT_MB } from "~/domain/body-limits";
import { countIn } from "~/domain/word-forms";
import type { summariesInEnglish } from "./summaries-en";

const count = countIn("fr");

/** What Parley says of summaries and action items, in French. */
export const summariesInFrench: typeof summariesInEnglish = {
  none: "Aucun de vos rendez-vous n’a encore de résumé. Ouvrez un rendez-vous sur le site et ajoutez sa transcription.",
  noneOf: (name) => `Je n’ai pas de résumé d’un rendez-vous appelé ${name}.`,
  of: (title, time) => `${title}, ${time} :`,
  nothing: (title) => `Aucune phrase de ${title} ne ressort, il n’y a donc rien à envoyer.`,
  askSend: (title, time) => `J’envoie par e-mail le résumé de ${title} (${time}) ?`,
  sendTo: (people) => `À : ${people}`,
  sendList: (title, guests) => `Le résumé de ${title} part à ${count(guests, "personne", "personnes")} :`,
  had: (people) => `Déjà envoyé à ${people}.`,
  noWayBack: "Un e-mail ne se reprend pas.",
  sendYes: "Oui, envoyer",
  sent: (title, people) => `Le résumé de ${title} est en route vers ${people}.`,
  notSent: {
    gone: (title) => `Le résumé de ${title} n’existe plus, je n’ai rien envoyé.`,
    changed: (title) =>
      `Le résumé de ${title} a changé depuis ma question, je n’ai rien envoyé. Redemandez pour l’envoyer tel qu’il est maintenant.`,
    nobody: (title) => `Personne d’autre n’est invité à ${title}, il n’y a donc personne à qui l’envoyer.`,
    "not-a-guest": (title) =>
      `J’envoie un résumé seulement aux invités de la réunion, et tous ne sont pas invités à ${title}. Personne n’a reçu d’e-mail.`,
    "too-many-mails": () => "Cela fait trop d’e-mails pour un jour. Personne n’en a reçu ; réessayez demain.",
  },
  tooManyGuests: (most) => `Cela fait plus de ${most} invités. Choisissez ici qui le reçoit :`,
  items: {
    mine: "Vos actions ouvertes :",
    all: "Actions ouvertes :",
    with: (name) => `Ouvert avec ${name} :`,
    of: (title) => `Actions de ${title} :`,
    mineThen: (stretch) => `Ce que vous avez promis ${stretch} :`,
    allThen: (stretch) => `Ce qui a été promis ${stretch} :`,
    withThen: (name, stretch) => `Actions avec ${name} ${stretch} :`,
  },
  noItems: {
    mine: "Vous n’avez aucune action ouverte issue de vos rendez-vous.",
    all: "Aucune action n’est ouverte.",
    with: (name) => `Rien n’est ouvert avec ${name} dans vos résumés.`,
    of: (title) => `Personne n’a rien promis dans ${title}.`,
    mineThen: (stretch) => `Dans les rendez-vous ${stretch}, je ne trouve rien que vous ayez promis.`,
    allThen: (stretch) => `Dans les rendez-vous ${stretch}, je ne trouve aucune action.`,
    withThen: (name, stretch) => `Dans les rendez-vous ${stretch}, je ne trouve rien avec ${name}.`,
  },
  found: (name) => `Ce qui a été dit sur ${name} :`,
  nothingFound: (name) => `Je ne trouve rien sur ${name} dans vos résumés ni dans les paroles encore gardées.`,
  nobody: "Personne de nommé",
  by: (day) => `pour ${day}`,
  wasDue: (day) => `était pour ${day}`,
  more: (items) => `… et ${items} de plus :`,
  moreMeetings: (meetings) =>
    meetings === 1 ? "… et un autre rendez-vous :" : `… et ${meetings} autres rendez-vous :`,
  allFound: "Tout ce qui s’est dit là-dessus :",
  howDone: "Dites *j’ai fini …* pour en cocher une.",
  done: (item) => `Fait : ${item}`,
  open: (item) => `De nouveau ouvert : ${item}`,
  doneBefore: (item) => `C’est déjà fait : ${item}`,
  whichItem: "Laquelle est faite ?",
  menu: "Voir les actions",
  noItem: (name) => `Je ne trouve aucune action ouverte comme ${name}. Demandez *mes actions* pour les voir.`,
  goneItem: "Cette action n’existe plus.",
  words: {
    whose: "De quel rendez-vous sont ces paroles ? Je les résume dès que vous dites oui.",
    missed: (name) =>
      `Je ne trouve aucun rendez-vous des deux dernières semaines appelé ${name}. Duquel sont ces paroles ?`,
    these: "ces paroles",
    notes: "ces notes",
    file: (name) => `le fichier ${name}`,
    keep: (what, title, time) =>
      `Je prends ${what} comme ce qui a été dit dans ${title}, ${time}, et j’en fais le résumé ?`,
    replaces: "Il a déjà un résumé : le nouveau prend sa place.",
    yes: "Oui, résumer",
    taken: (title) => `J’ai les paroles de ${title}. Le résumé arrive dans un instant :`,
    same: (title) => `Ces paroles de ${title} sont déjà résumées :`,
    takenBack: (title) => `C’est repris : les paroles de ${title} et ce que j’en ai fait sont retirés.`,
    earlierBack: (title) => `C’est repris : le résumé de ${title} est de nouveau celui d’avant, avec ses paroles :`,
    strangers: (names, title) =>
      `Aucune des personnes qui y parlent (${names}) n’est invitée à ${title}. Si elles sont d’un autre rendez-vous, annule.`,
    replacedSince: (title) =>
      `D’autres paroles ont pris la place de celles que tu m’as envoyées pour ${title} : j’ai laissé le résumé tel quel :`,
    notTaken: {
      empty: "Il n’y a aucun mot dedans, je n’ai rien gardé.",
      "too-large": `C’est trop long : au plus ${TRANSCRIPT_MB} Mo et un million de lettres. Je n’ai rien gardé.`,
      "not-text": "Ce n’est pas un texte : je lis txt, md, vtt, srt et docx. Je n’ai rien gardé.",
      unreadable:
        "Je n’ai pas pu lire ce document. Enregistrez-le de nouveau en docx, ou collez son texte. Je n’ai rien gardé.",
      "no-plan": "Votre forfait n’a pas de résumés en ce moment, je n’ai rien gardé.",
      gone: "Ce rendez-vous n’est plus dans votre agenda, je n’ai rien gardé.",
      "not-loaded": "WhatsApp ne m’a pas donné ce fichier, je n’ai rien gardé. Envoyez-le encore une fois.",
    },
  },
};
