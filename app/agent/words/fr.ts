import { MAX_ATTENDEES, MAX_DAYS, MAX_MEETING_MINUTES, MIN_MEETING_MINUTES } from "~/domain/meeting-limits";
import { countIn, formIn, listIn } from "~/domain/word-forms";
import type { Words } from "./en";
import { fullStop } from "./full-stop";
import { preferencesInFrench } from "./preferences-fr";
import { summariesInFrench } from "./summaries-fr";
import { timeProblemIn } from "./time-problem";

const count = countIn("fr");
const form = formIn("fr");
const meetings = (many: number) => `${many} rendez-vous`;
const peopleIn = (many: number) => count(many, "personne", "personnes");
/** "de Tom", "d'Anna", "d'Hélène", "d'Yves", "de Yann". */
const ofName = (name: string) => (/^(?:[aeiouhàâæéèêëîïôœùû]|y[^aeiou])/i.test(name) ? `d'${name}` : `de ${name}`);

/** What Parley says, in French: with "vous", as services write to their customers. */
export const french: Words = {
  fixed: {
    "nothing-to-undo": "Il n'y a rien à défaire dans les dernières 24 heures.",
    "nothing-to-restore":
      "Je n'ai rien annulé que je puisse remettre. Avec *retour en arrière*, je défais ce que j'ai fait en dernier.",
    "too-late-to-undo":
      "Je ne peux plus revenir là-dessus : l'heure d'avant est passée. Dites-moi plutôt quand ce doit être.",
    "nothing-pending":
      "Rien n'attend un oui. Écrivez-moi quoi réserver, par exemple *appel avec anna@example.com demain à 15h*.",
    "pick-one": "Oui à quoi ? Choisissez ci-dessus, ou dites *non* pour laisser tomber.",
    "stale-choice":
      "Ce bouton appartient à une question précédente, je n'ai donc rien fait. Redites-moi ce que vous souhaitez.",
    "can-wait":
      "D'accord, rien n'est encore réservé. Envoyez-la quand vous l'aurez, ou dites *non* pour laisser tomber.",
    "still-there": "Rien n'est encore annulé. Dites *oui* pour annuler, *non* pour garder, ou ce qu'il faut changer.",
    "still-open":
      "Rien n'est encore inscrit. Dites *oui* pour continuer, *non* pour laisser tomber, ou ce qu'il faut changer.",
    help: [
      "Je m'occupe de votre agenda. Écrivez-moi par exemple :",
      "• *réserve 30 min avec anna@example.com demain à 15h*",
      "• *qu'est-ce que j'ai la semaine prochaine ?*",
      "• *suis-je libre jeudi après-midi ?*",
      "• *déplace mon rendez-vous de 15h à vendredi 10h*",
      "• *qu’est-ce que j’ai promis la semaine dernière ?*, *envoie le résumé à tout le monde*",
      "• *annule la revue du budget*",
      "• *trouve 45 min avec Anna la semaine prochaine, le matin*",
      "• *fais-en un modèle*, puis *planifie un appel avec Anna demain à 15h*",
      "• *je suis à New York de lundi à mercredi*",
      "• *envoie-moi mon agenda à 8h*",
      "• *pas de rendez-vous avant 10h*, *que sais-tu de moi ?*",
      "• *défais ça*",
      "Je n'inscris rien avant que vous ayez dit oui.",
    ].join("\n"),
    welcome: "Avec plaisir !",
    hello:
      "Bonjour ! Écrivez-moi quoi réserver, déplacer ou annuler, demandez *qu'est-ce que j'ai aujourd'hui ?* ou dites *aide* pour plus d'exemples.",
    who: "Je suis Parley, un programme qui tient votre agenda par message. Dites *aide* pour voir ce que je sais faire.",
    sorry:
      "Désolé de ne pas avoir pu vous aider. Dites-moi en une phrase ce qu'il vous faut, ou *aide* pour des exemples.",
    fine: "👍",
    "off-topic":
      "Ça, je ne sais pas le faire. Je réserve, déplace et annule des rendez-vous et je dis ce qui est prévu : *aide* montre comment.",
    "reminder-unclear":
      "Je peux vous rappeler un rendez-vous : dites par exemple *rappelle-moi 30 minutes avant la démo* ou *rappelle-moi 10 minutes avant chaque rendez-vous*.",
    "kept-both": "D'accord, les deux restent comme ils sont.",
    "preference-unclear":
      "Voici ce que je peux retenir pour vous : durée des rendez-vous, marge entre eux, délai des rappels, heures et jours de travail, fuseau horaire, langue, un agenda quotidien. Dites par exemple *les rendez-vous durent 45 minutes*, *pas de rendez-vous avant 10h* ou *que sais-tu de moi ?*",
    "guests-of-an-offer": "À qui dois-je envoyer des horaires ? Nommez un invité, ou dix au plus.",
    "too-many-offers":
      "Vous avez déjà envoyé des horaires à beaucoup de monde aujourd’hui. Ceux-ci ne sont pas partis ; continuez demain.",
    "kept-known": "D'accord, je le garde.",
    "late-for-what": "Je ne vois aucun rendez-vous pour lequel vous pourriez être en retard. Lequel voulez-vous dire ?",
    "no-words":
      "Envoyez-moi les paroles : collez-les, transférez-les, ou envoyez un fichier txt, vtt, srt, md ou docx. Je demande ensuite de quel rendez-vous elles sont.",
    "no-meeting-lately":
      "Je ne vois aucun rendez-vous des deux dernières semaines d’où viendraient ces paroles, je n’ai rien gardé.",
    "no-reading": "Pour l'instant, je ne lis que du texte. Dites-moi avec des mots quoi réserver, déplacer ou annuler.",
    "place-shared":
      "Je ne lis pas un lieu sur la carte, donc je n'ai rien fait. Écrivez son nom ou son adresse, et à quoi il sert.",
    "contact-shared":
      "Je n'ai rien fait de ce contact. Dites-moi avec des mots quoi réserver, par exemple *appel avec anna@example.com demain à 15h*.",
    "contact-without-address":
      "Il n'y a pas d'adresse e-mail dans ce contact, je ne peux donc pas m'en servir. Écrivez l'adresse, s'il vous plaît.",
    "contact-of-several": "Il y a plus d'une adresse e-mail. Écrivez celle que je dois prendre, s'il vous plaît.",
    forwarded:
      "Je ne fais rien des messages transférés. Dites-moi avec vos propres mots quoi réserver, déplacer ou annuler.",
    "no-voice": "Je ne peux pas encore écouter les messages vocaux. Écrivez-le et je m'y mets tout de suite.",
    "not-heard": "Je n'ai pas compris ce message vocal, je n'ai donc rien fait. Redites-le, ou écrivez-le.",
  },
  page: {
    summaries: (appUrl) =>
      `Je résume un rendez-vous à partir de ce qui s’y est dit. Collez-le ou transférez-le ici, envoyez un fichier, ou ajoutez-le sur sa page, et dites de quel rendez-vous il s’agit. Ce qui a été promis est ici : ${appUrl}/dashboard/action-items`,
    billing: (appUrl) => `Votre abonnement, vos factures et la résiliation, c'est ici : ${appUrl}/dashboard/billing`,
    account: (appUrl) => `Vous gérez et supprimez votre compte ici : ${appUrl}/dashboard/settings`,
    support: (appUrl) => `Ici, quelqu'un vous répond : ${appUrl}/dashboard/support`,
    privacy: (appUrl) => `Ce que je garde et comment c'est protégé : ${appUrl}/privacy-policy`,
  },
  aside: {
    bye: "À bientôt !",
    how: "Tout va bien ici, merci. Que puis-je planifier pour vous ?",
    praise: "Avec plaisir !",
    reminder: "Le rappel n'est pas encore réglé : dites *rappelle-moi une heure avant* une fois que c'est réservé.",
    colour: "Je ne peux pas changer la couleur d'un rendez-vous. Vous le pouvez dans Google Agenda.",
    link: "Je ne peux pas ajouter de lien vidéo à un rendez-vous existant. Vous le pouvez dans Google Agenda.",
    attachment: "Je ne peux pas joindre ni envoyer de fichiers. Vous pouvez les joindre dans Google Agenda.",
    note: "Je ne peux pas encore ajouter de note à un rendez-vous. Vous le pouvez dans Google Agenda.",
    away: "Je ne peux pas activer de message d'absence. Je peux bloquer le temps : dites par exemple *bloque vendredi*.",
    message:
      "Je ne peux pas envoyer de messages à d'autres personnes. Google prévient les invités quand leur rendez-vous change.",
    share: "Je ne peux pas partager votre agenda ni y donner accès. Vous le pouvez dans Google Agenda.",
    call: "Je ne peux pas téléphoner. Je peux noter l'appel dans votre agenda : dites avec qui et quand.",
    other:
      "Cela, je ne sais pas le faire. Ce que je fais : réserver, déplacer et annuler des rendez-vous, dire ce qui est prévu et trouver des créneaux libres.",
  },
  othersWait: (what) => `En attente : ${what}.`,
  stillWaits: (what) => `En attente : ${what}. Dites *oui* pour y revenir.`,
  note: {
    idle: (words) => `Je ne sais pas quoi faire de ${words}, je le laisse de côté.`,
    old: (time) => `Vous avez écrit cela le ${time}.`,
    "old-yes": (time) =>
      `Vous avez écrit cela le ${time}, il y a trop longtemps pour compter comme réponse. Je n'ai rien fait.`,
    "old-write": (time) =>
      `Vous avez écrit cela le ${time}, je n'ai donc rien fait. Redites-le si vous le souhaitez encore.`,
    "other-message": () => "Le message auquel vous répondez n'attend pas de réponse, je n'ai donc rien fait.",
    dropped: (titles) => `Pas encore fait : ${titles}.`,
    "too-early": () => "Vous avez écrit cela avant de pouvoir voir ma question, je n'ai donc encore rien fait.",
    unseen: () => "Je ne suis pas sûr que ceci vous soit parvenu, je redemande donc avant de le faire.",
  },
  heard: (said) => `J'ai entendu : “${said}”`,
  unseen: {
    picture: "Je ne peux pas regarder l'image, seulement lire ce que vous avez écrit dessous.",
    video: "Je ne peux pas regarder la vidéo, seulement lire ce que vous avez écrit dessous.",
    file: "Je ne peux pas ouvrir le fichier, seulement lire ce que vous avez écrit dessous.",
  },
  lost: {
    again: (words) => `Ma dernière réponse ne vous est peut-être pas parvenue :\n${words}`,
    alone: "Ma dernière réponse ne vous est peut-être pas parvenue.",
  },
  signUp: (appUrl) =>
    `Bonjour, je suis Parley : je réserve des rendez-vous par message. Inscrivez-vous sur ${appUrl}/auth?tab=signup et connectez ce numéro pour commencer.`,
  messages: {
    stopped:
      "C'est noté : plus aucun message de ma part. Je réponds seulement quand vous m'écrivez. Dites *START* pour en recevoir à nouveau.",
    started: "Vous recevez à nouveau mes messages. Dites *STOP* quand vous n'en voulez plus.",
  },
  proveAgain: (appUrl) =>
    `Cela fait longtemps, je veux donc être sûr que ce numéro est toujours le vôtre. Reconnectez-le avec un nouveau code : ${appUrl}/dashboard/onboarding?step=whatsapp`,
  tooMany: "C'est plus que je ne peux lire d'un coup, je ne réponds donc pas pendant une minute. Renvoyez-le ensuite.",
  unread: (said) =>
    `Je peux de nouveau lire. Je n'ai pas pris en compte vos derniers messages${said && ` : ${said}`}. Rien n'a été fait ; redites-le si c'est toujours valable.`,
  apology:
    "Désolé, quelque chose s'est mal passé de mon côté et je n'ai pas pu répondre. Regardez votre agenda avant de renvoyer le message.",
  noCalendar: {
    "not-connected": (appUrl) =>
      `Votre Google Agenda n'est pas encore connecté. Connectez-le ici et je peux commencer : ${appUrl}/dashboard/onboarding`,
    revoked: (appUrl) =>
      `Google ne me laisse plus accéder à votre agenda, je n'ai donc rien fait. Reconnectez-le ici : ${appUrl}/dashboard/integrations`,
    "too-large": () =>
      "Il y a plus dans votre agenda que je ne peux lire : des dizaines de milliers d'événements, quelque chose s'y répète donc bien trop souvent. Je ne vois pas ce qui est libre et je n'ai rien fait. Retirez-le et réessayez dans dix minutes.",
    "no-permission": (appUrl) =>
      `Google ne me laisse pas lire votre agenda : l'autorisation manque ou a été retirée, je n'ai donc rien fait. Si votre entreprise gère le compte, son administrateur doit peut-être l'accorder. Sinon, reconnectez l'agenda ici en laissant toutes les cases cochées : ${appUrl}/dashboard/integrations`,
    down: () =>
      "Google Agenda ne répond pas en ce moment. Je ne vois pas ce qui est libre et je n'ai rien fait. Réessayez dans quelques minutes.",
  },
  noQuota: {
    "trial-over": (appUrl) =>
      `Votre essai gratuit est terminé. Choisissez un abonnement pour réserver de nouveaux rendez-vous : ${appUrl}/dashboard/billing`,
    "meetings-used": (appUrl) =>
      `Vous avez utilisé tous les rendez-vous de votre essai gratuit. Choisissez un abonnement pour en réserver d'autres : ${appUrl}/dashboard/billing`,
    "plan-used": (appUrl) =>
      `Vous avez utilisé tous les rendez-vous de votre abonnement pour ce mois. Un abonnement plus grand en a davantage : ${appUrl}/dashboard/billing`,
    "plan-over": (appUrl) =>
      `Votre abonnement est terminé. Choisissez-en un et je continue à réserver : ${appUrl}/dashboard/billing`,
    "payment-open": (appUrl) =>
      `Votre dernier paiement n'a pas abouti, je ne peux donc pas réserver de nouveaux rendez-vous. Vous pouvez le régler ici : ${appUrl}/dashboard/billing`,
  },
  standing: {
    trial: (left, days) =>
      `Vous êtes en essai gratuit : il reste ${meetings(left)} et ${count(days, "jour", "jours")}.`,
    oneTrial:
      "Il y a un essai gratuit par adresse e-mail, compte Google ou numéro de téléphone, et le vôtre a commencé avec un autre compte.",
    none: "Vous n'avez pas d'abonnement en ce moment.",
    plan: (name) => `Vous avez l'abonnement ${name}.`,
    left: (name, left, limit, used) =>
      left === null
        ? `Avec ${name}, les rendez-vous sont illimités ; vous en avez réservé ${used} ce mois-ci.`
        : `Il reste ${left} rendez-vous sur ${limit} ce mois-ci.`,
    prices: (plans) => `Prix par mois : ${plans.join(", ")}.`,
    more: "Abonnements et factures :",
  },
  limit: ({ code }) => LIMITS[code],
  timeProblem: timeProblemIn("fr", {
    past: "ce moment est déjà passé",
    endsFirst: "la fin vient avant le début",
    noDate: (day, month, year) => `le ${day === 1 ? "1er" : day} ${month}${year && ` ${year}`} n'existe pas`,
    noDay: "ce jour n'existe pas",
    noMonth: "ce mois n'existe pas",
    otherDay: (day, is, not) => `le ${day.replace(/^1 /, "1er ")} est un ${is}, pas un ${not}`,
    noTime: (time) => `${time} n'existe pas ce jour-là, car l'heure avance`,
    other: "je ne comprends pas ce moment",
  }),

  allDay: "toute la journée",
  onDay: (day) => `le ${day}`,
  fromTo: (first, last) => `du ${first} au ${last}`,
  andMore: (shown, more) => `${shown} et ${count(more, "autre", "autres")}`,
  fromCalendar: "de votre agenda",
  notAtAddress: (address: string) => `pas ${address}`,
  with: (people) => `Avec : ${people}`,
  notInvited: (people) =>
    `Pas invité : ${people}. Je ne sais pas qui c'est : envoyez-moi le nom ou l'adresse e-mail pour l'ajouter.`,
  without: (people) => `Plus invité : ${people}`,
  namedAbove: (guests) => `${peopleIn(guests)} (${form(guests, "nommée", "toutes nommées")} ci-dessus)`,
  guestList: {
    with: (title, guests) => `${title}, ${peopleIn(guests)} :`,
    without: (title, guests) => `Plus invité à ${title}, ${peopleIn(guests)} :`,
  },
  forGuests: (names, time) => `Pour ${names} : ${time}`,
  where: (place) => `Où : ${place}`,
  noteLine: (note) => `Note : ${note}`,
  join: (link) => `Participer : ${link}`,
  answers: {
    accepted: "vient",
    declined: "ne vient pas",
    tentative: "peut-être",
    needsAction: "pas encore de réponse",
  },
  from: (time) => `De : ${time}`,
  to: (time) => `À : ${time}`,
  times: (zone) => `Heures : ${zone}.`,
  repeats: (rule) => fullStop(`Se répète ${rule}`),
  onlyThisOne: "Seulement celui-ci, pas toute la série.",
  howMany: (many, length) => `Vous avez ${meetings(many)}${length && `, ${length} en tout`}.`,
  meeting: "Rendez-vous",
  busy: "Occupé",
  meetingWith: (names, title = "Rendez-vous") => `${title} avec ${names}`,
  list: listIn("fr"),

  buttons: {
    no: "Non",
    undo: "Revenir en arrière",
    undoAll: "Tout défaire",
    leaveIt: "Laisser ainsi",
    leaveOut: "Sans cette personne",
    neverMind: "Laisser tomber",
    noneOfThese: "Aucun de ceux-là",
    propose: "Proposer",
    newOne: "Un nouveau",
    oldOne: "Celui qui existe",
    yes: {
      create: "OK, réserver",
      change: "OK, modifier",
      cancel: "OK, annuler",
      series: "OK, allez-y",
      all: "OK, tout faire",
    },
    anyway: {
      create: "Réserver quand même",
      change: "Déplacer quand même",
      cancel: "Annuler quand même",
      series: "Le faire quand même",
    },
  },
  menus: {
    times: "Voir les horaires",
    people: "Voir les personnes",
    meetings: "Voir les rendez-vous",
    ways: "Voir les options",
  },

  alert: {
    overlap: "Deux de vos rendez-vous se chevauchent maintenant :",
    overlapFirst: "Deux de vos rendez-vous se chevauchent maintenant, ici pour la première fois :",
    overlaps: "Certains de vos rendez-vous se chevauchent maintenant :",
    whatNow: "Que dois-je faire ?",
    moveFirst: "Déplacer le 1er",
    moveSecond: "Déplacer le 2e",
    keepBoth: "Garder les deux",
    subject: (first, second) => `${first} et ${second} se chevauchent`,
    settings: (url) => `Vous désactivez ces alertes ici : ${url}`,
  },
  proposed: {
    create: (who) => `${who} demande à réserver :`,
    cancel: (who) => `${who} demande à annuler :`,
    restore: (who) => `${who} demande à rétablir :`,
    invited: (people) => `Sera invité : ${people}`,
    told: (people) => `Sera prévenu : ${people}`,
    wasInvited: (people) => `Invité : ${people}`,
    wasTold: (people) => `Prévenu : ${people}`,
    nobody: "personne",
    question: "Je le fais ? Rien n’est écrit sans votre oui.",
    yes: "Oui",
    no: "Non",
    done: "C’est fait :",
    undo: (word) => `Écrivez « ${word} » pour revenir en arrière.`,
    declined: "Très bien, rien n’a été écrit.",
    over: "Ce n’est plus ouvert. Rien n’a été écrit maintenant.",
    revoked: "La clé ou la connexion qui le demandait a été révoquée. Rien n'a été écrit.",
    late: (url) => `Votre réponse est arrivée tard, rien n’a donc été fait. Vous pouvez encore répondre ici : ${url}`,
    taken: "Cette heure est prise entre-temps. Rien n’a été réservé.",
    unsure: (url) => `Je ne peux pas encore dire si c’est fait. Vous voyez ici où cela en est : ${url}`,
    failed: (url) => `Cela n’a pas marché. Vous voyez ici où cela en est : ${url}`,
    subject: (who, title) => `${who} demande quelque chose pour ${title}`,
    open: "Répondre",
  },
  reminder: {
    begins: (length, many) => (many === 1 ? `Dans ${length} :` : `Dans ${length}, ${meetings(many)} :`),
    late: "Je suis en retard",
    move: "Déplacer",
    cancel: "Annuler",
    subject: (titles, time) => `${titles} à ${time}`,
    hello: (name) => `Bonjour${name ? ` ${name}` : ""},`,
    open: "Voir le rendez-vous",
    openAll: "Voir vos rendez-vous",
    settings: (url) => `Vous choisissez quand et où recevoir vos rappels : ${url}`,
    set: (title, length) => `Je vous rappellerai ${title} ${length} avant.`,
    none: (title) => `Je ne vous rappellerai pas ${title}.`,
    again: (said) => `C'est défait. ${said}`,
    wholeDay: (title) =>
      `${title} dure toute la journée, et je rappelle ce qui a une heure. Demandez *qu'est-ce que j'ai aujourd'hui ?* pour le voir.`,
    past: (title) =>
      `C'est déjà trop tard pour cela : ${title} commence bientôt. Choisissez un délai plus court, par exemple 5 minutes avant.`,
  },
  reminded: {
    none: (title) => `Il n'y a pas eu de rappel pour ${title}, et aucun n'est prévu.`,
    verdict: {
      read: (step) => `Oui : ${step}.`,
      delivered: (step) => `Oui : ${step}.`,
      sent: (step) => `Il est ${step} ; personne ne m'a dit s'il est arrivé.`,
      open: (step) => `Pas encore : il est ${step}.`,
      planned: (step) => `Pas encore : il est ${step}.`,
      failed: (step) => `Non : ${step}.`,
    },
    step: {
      planned: (at) => `prévu pour ${at}`,
      due: (at) => `attendu ${at}`,
      sent: (at) => `envoyé ${at}`,
      delivered: (at) => `remis ${at}`,
      read: (at) => `lu ${at}`,
      failed: (channel) => `non remis ${channel}`,
      open: (channel) => `en route ${channel}`,
    },
    channel: { whatsapp: "sur WhatsApp", email: "par e-mail" },
    failures: {
      bounced: "l'e-mail est revenu",
      suppressed: "un e-mail à votre adresse était déjà revenu, ou a été signalé comme spam",
      late: "il serait arrivé trop tard",
      changed: "le rendez-vous avait changé entre-temps",
      stopped: "vous avez arrêté les messages",
      off: "vous l'avez désactivé",
      unlinked: "le numéro était déconnecté",
      unconfirmed: "WhatsApp ne l'a pas confirmé",
      "not-in-time": "il n'a pas pu être envoyé à temps",
      unwritable: "il n'a pas pu être rédigé",
      unreachable: "le numéro n'est pas sur WhatsApp, ou n'est pas joignable",
      window: "plus d'un jour s'était écoulé depuis votre dernier message",
      limited: "WhatsApp limite ces messages",
      busy: "WhatsApp était surchargé",
      template: "WhatsApp n'a pas accepté le modèle",
      refused: "WhatsApp l'a refusé",
      "mail-refused": "l'e-mail a été refusé",
    },
  },
  preferences: preferencesInFrench,
  summaries: summariesInFrench,
  propose: {
    notDone: "Cette partie n'est pas encore faite :",
    create: "Je réserve ce rendez-vous ?",
    move: "Je déplace ce rendez-vous ?",
    change: "Je modifie ce rendez-vous ?",
    cancel: "J'annule ce rendez-vous ?",
    all: "Je fais tout cela ?",
    invited: (guests) => `(${form(guests, "recevra", "recevront")} une invitation)`,
    told: (guests) => `(Google ${form(guests, "l'avertira", "les avertira")})`,
    willBeTold: (people) => `Google préviendra ${people}.`,
    overlaps: (title) => `Cela chevauche ${title}.`,
    stays: (events) =>
      events === 1 ? "Ceci reste alors dans votre agenda :" : "Ceux-ci restent alors dans votre agenda :",
    guestsTold: "Google préviendra les invités.",
    leavesYours: "Quelqu'un d'autre l'a créé : il disparaît seulement de votre agenda.",
  },
  plan: {
    create: (title, time) => `Réserver ${title}, ${time}`,
    cancel: (title, time) => `Annuler ${title}, ${time}`,
    move: (title, time) => `Déplacer ${title} : ${time}`,
    change: (title, time) => `Modifier ${title} : ${time}`,
    people: (people) => `, avec ${people}`,
    leavesYours: ", créé par quelqu'un d'autre : il disparaît seulement de votre agenda",
    without: (people) => `, sans ${people}`,
    over: (title, more) => `, ce qui chevauche ${title}${more ? " et d'autres" : ""}`,
  },
  template: {
    joins: ["avec", "et", "&", "pour", "x", "with", "and"],
    ask: "J'en fais un modèle ?",
    yes: "OK, enregistrer",
    length: (length) => `Durée : ${length}`,
    title: (title) => `Titre : ${title}`,
    description: (words) => `Description : “${words}”`,
    meet: "lien Google Meet",
    noReminder: "sans rappel",
    reminder: (length) => `rappel ${length} avant`,
    withDescription: "avec sa description",
    from: (name, more) => `D'après votre modèle ${name}${more && ` : ${more}`}.`,
    saved: (name) =>
      `Enregistré sous ${name}. Dites ce nom quand vous réservez, et je complète le reste. Vous pouvez le modifier ici :`,
    undone: (name) => `C'est défait : le modèle ${name} n'existe plus.`,
    cannot: {
      "not-yours": (title) =>
        `${title} a été créé par quelqu'un d'autre, et je ne fais de modèles qu'à partir de vos propres rendez-vous.`,
      "whole-day": (title) => `${title} dure toute la journée, et un modèle a besoin d'une durée.`,
      unnamed: (_title) => "Comment l'appeler ? Donnez-moi un nom pour ce modèle.",
      taken: (name) => `Vous avez déjà un modèle ${name}. Donnez un autre nom à celui-ci.`,
      "too-many": (_name) =>
        "Vous avez déjà autant de modèles que possible. Supprimez-en un dans les réglages d'abord.",
    },
  },
  offer: {
    askAll: (guests: string) => `Dois-je envoyer ces horaires à ${guests} ?`,
    linksFor: (names: string) => `Je n’ai pas d’adresse pour ${names} : je vous donne le lien à transmettre.`,
    eachSays:
      "Chacun dit par son propre lien quels horaires lui conviennent. Je ne réserve rien avant votre oui ; demandez-moi *qui peut quand ?*",
    nobodyAsked:
      "Aucune proposition à plusieurs invités n’est en cours. Dites *envoie trois horaires à Anna et Tom*, et chacun dit quand il peut.",
    whoCan: (title: string) => `Qui peut quand pour ${title} :`,
    can: (names: string) => `oui : ${names}`,
    cannot: (names: string) => `non : ${names}`,
    silent: (names: string) => `sans réponse : ${names}`,
    allCan: "tout le monde peut",
    noneForAll: "Aucun horaire ne convient encore à tous.",
    ask: (guest) => `J'envoie ces horaires par e-mail à ${guest} ?`,
    askForLink: (name) =>
      `Je n'ai pas d'adresse pour ${name}. Je crée un lien avec ces horaires, à transmettre vous-même ?`,
    picks: "L'horaire choisi entre dans votre agenda, et rien d'autre n'en est visible.",
    yes: "Envoyer",
    yesLink: "Créer le lien",
    mailed: (name) =>
      `Les horaires partent vers ${name}. Je vous écris par e-mail dès qu'il y a une réponse. Tous vos liens :`,
    forward: (name) => `Voici le lien pour ${name} :`,
    none: (stretch) => `Rien n'est libre (${stretch}), il n'y a donc rien à proposer. Indiquez d'autres jours.`,
    hint: (name) => `Ou dites *envoie ces horaires à ${name}*, et j'envoie un lien pour en choisir un.`,
  },
  templates: {
    yours: "Vos modèles :",
    none: "Vous n'avez pas de modèle. Créez-en un ici, et le prochain rendez-vous se réserve par son nom.",
    more: (kinds) => `et ${count(kinds, "autre", "autres")}.`,
    settings: (url) => `Vous les créez et les modifiez ici : ${url}`,
    unknown: (name) => `Vous n'avez pas de modèle ${name}.`,
    askRemoval: "Je supprime ce modèle ? Les rendez-vous réservés avec lui restent.",
    yesRemove: "OK, supprimer",
    removed: (name) => `Le modèle ${name} est supprimé.`,
    back: (name) => `C'est défait : le modèle ${name} est de retour.`,
  },
  noFeature: {
    templates: (plans, appUrl) => `Les modèles de rendez-vous font partie de ${plans} : ${appUrl}/dashboard/billing`,
    "basic-summaries": (plans, appUrl) => `Les résumés font partie de ${plans} : ${appUrl}/dashboard/billing`,
    "action-items": (plans, appUrl) =>
      `Les actions et les suites font partie de ${plans} : ${appUrl}/dashboard/billing`,
  },
  reach: {
    cancel: "Ce rendez-vous se répète. Lesquels dois-je annuler ?",
    move: "Ce rendez-vous se répète. Lesquels dois-je déplacer ?",
    one: "Celui-ci",
    following: "Celui-ci et suivants",
    all: "Tous",
    otherDay: "Je ne peux déplacer une série entière que dans sa journée. Je déplace seulement celui-ci ?",
  },
  series: {
    all: "toute la série",
    from: (day) => `tous à partir du ${day}`,
  },
  late: {
    howLate: (title) => `Combien de retard aurez-vous pour ${title} ?`,
    running: (length) => `Vous aurez ${length} de retard ?`,
    canMove: (time, people) => `Je peux le déplacer : ${time}${people ? ` ; Google préviendra alors ${people}` : ""}.`,
    orMove: (time, people) => `Ou je le déplace : ${time} ; Google préviendra alors ${people}.`,
    mail: "OK, envoyer l'e-mail",
    moveRather: "Plutôt déplacer",
    notYours: "Seul l'organisateur peut le déplacer.",
    canTell: (people, move) =>
      `${move ? "Ou je préviens seulement par e-mail" : "Je peux prévenir par e-mail"} : ${people}. Un e-mail ne peut pas être repris.`,
    tooManyToMail: (guests) => `C'est trop de monde pour écrire à chacun (${guests}).`,
    move: "OK, déplacer",
    tell: "Juste prévenir",
    runsInto: "Il tombe alors sur :",
    othersOrganise: "seul l'organisateur peut le déplacer",
    moveAlso: (others) => (others === 1 ? "Déplacer les deux" : `Déplacer les ${others + 1}`),
    to: (title, time) => `${title} à ${time}`,
    anotherTime: "À un autre moment",
    allStay: "Les autres restent",
    told: (people, length) =>
      `Un e-mail part à ${people} : vous aurez environ ${length} de retard. Le rendez-vous ne bouge pas.`,
  },
  aboutUndo: {
    what: "*Reviens en arrière* défait la dernière chose que j'ai faite, jusqu'à 24 heures après.",
    next: (titles) => `Ce serait maintenant ceci, et ce n'est pas défait : ${titles}.`,
    nothing: "Il ne reste rien à défaire.",
  },
  kept: (why, titles) => `${KEPT[why]} : ${titles}.`,
  noException: (name) => `Je n'ai pas trouvé ${name} à laisser de côté.`,
  nothingThen: (stretch) => fullStop(`Il n'y a rien à changer${stretch && ` ${stretch}`}`),
  afterAll: {
    created: (what) => `C'était finalement réservé : ${what}.`,
    changed: (what) => `C'était finalement modifié : ${what}.`,
    cancelled: (what) => `C'était finalement annulé : ${what}.`,
    undone: (what) => `C'était finalement annulé : ${what}.`,
    unknown: (titles) =>
      `Google Agenda ne répond toujours pas, je ne sais donc toujours pas si c'est fait : ${titles}. Redemandez-moi dans un instant, je vérifierai d'abord.`,
  },
  half: {
    move: (title) =>
      `C'est fait à moitié : ${title} est maintenant deux fois dans votre agenda, tel qu'avant et tel que demandé. Dites *oui* pour terminer, ou *défais ça* pour tout remettre comme avant.`,
    undo: (title) =>
      `C'est annulé à moitié : ${title} est encore deux fois dans votre agenda, tel qu'avant et tel que demandé. Dites *défais ça* pour terminer.`,
  },
  doneAlready: (titles, isBooking) => `C'est déjà ${isBooking ? "réservé" : "fait"} : ${titles}.`,
  cancelledSince: (titles, isBooking) =>
    `C'était ${isBooking ? "réservé" : "fait"}, et cela a été annulé depuis : ${titles}.`,
  declined: {
    create: "D'accord, je ne l'ai pas réservé.",
    change: "D'accord, il reste comme il est.",
    cancel: "D'accord, il reste dans votre agenda.",
    series: "D'accord, la série reste comme elle est.",
    all: "D'accord, je n'ai rien changé.",
  },
  conflict: {
    taken: "Vous avez déjà quelque chose à ce moment-là :",
    late: "Ce moment a été pris entre-temps :",
    more: (events) => `et ${count(events, "autre", "autres")}`,
    asked: (title, time, people) => `Vous vouliez ${title}, ${time}${people ? `, avec ${people}` : ""}.`,
    instead: "Ces moments-ci sont libres :",
    noneNear: "Je n'ai pas trouvé de moment libre à proximité.",
    bothStay: "Les deux restent dans l'agenda",
  },
  ask: {
    when: (title) => `Quand doit avoir lieu ${title} ?`,
    whenNow: (title, now) => `Quand doit avoir lieu ${title} ? Pour l'instant : ${now}.`,
    when2: "Quand doit-il avoir lieu ?",
    nameDay: (title, options) =>
      `Quand doit avoir lieu ${title} ? Donnez un jour et une heure${options ? ", ou choisissez un moment libre" : ""}.`,
    timeOnDay: (day, title) => `À quelle heure le ${day} pour ${title} ? Ces moments sont libres :`,
    dayIsFull: (day, title) => `Vous n'avez plus de moment libre (${day}). Quand doit avoir lieu ${title} ?`,
    whichDays: (title) => `Quel jour a lieu ${title}, ou de quel jour à quel jour ?`,
    whichTime: (problem) => `${problem}. Quel jour et quelle heure voulez-vous dire ?`,
    unreadable: "Je n'ai pas compris ce moment",
    partly: (words) => `Je ne sais pas quoi faire de ${words}. Sans cela, est-ce bien ceci ?`,
    partlyWith: (words) => `Je ne sais pas quoi faire de ${words}. Est-ce bien ceci ?`,
    partlyWhich: (words) => `Je ne sais pas quoi faire de ${words}. Lequel des deux voulez-vous dire ?`,
    guess: "Je ne suis pas sûr de vous comprendre. Est-ce bien ceci ?",
    guessWhich: "Je ne suis pas sûr de vous comprendre. Lequel des deux voulez-vous dire ?",
    guessTold: "Je ne suis pas sûr de vous comprendre. C'est peut-être ceci :",
    notSure: (words) =>
      `Je ne suis pas sûr de ce que vous voulez dire par ${words}, je n'ai donc rien fait. Pouvez-vous le dire autrement ?`,
    whoseAddress: (who) => `Quelle est l'adresse e-mail ${ofName(who)} ? Je la retiendrai.`,
    noAddress: (who) => `Cela ne ressemble pas à une adresse e-mail. Quelle est celle ${ofName(who)} ?`,
    whichPerson: (who) => `Je connais plusieurs personnes du nom ${ofName(who)}. De qui s'agit-il ?`,
    seeAbove: (n) => `${n} dans le message ci-dessus`,
    reading: (said, [first = "", second = ""]) => `Par “${said}”, voulez-vous dire ${first} ou ${second} ?`,
    which: "Lequel voulez-vous dire ?",
    whichInstead: (day) => `Je ne le trouve pas. Est-ce l'un de ceux-ci, le ${day} ?`,
    noneCalled: (name) => `Il n'y a pas de ${name} à venir. Est-ce l'un de ceux-ci ?`,
    whichElsewhere: (day) => `Je ne le trouve pas${day ? ` le ${day}` : ""}. Est-ce l'un de ceux-ci ?`,
    whichToCancel: "Lequel dois-je annuler ?",
    whichLine: (lines) =>
      `Lequel des ${lines} voulez-vous dire ? Dites-moi lequel changer et comment, ou *oui* pour tout.`,
    who: (title) => `À qui pensez-vous pour ${title} ? Donnez un nom ou une adresse.`,
    takeBack: (titles) => `C'est déjà fait : ${titles}. Je reviens en arrière ?`,
    takeBackMoved: "Il a été déplacé entre-temps. Je reviens en arrière quand même ?",
    takeBackChanged: "Il a été modifié entre-temps. Je reviens en arrière quand même ?",
    undoIt: "Je reviens en arrière ?",
    takeBackOlder: "Avant cela, voici ce que j'ai fait. Dois-je l'annuler aussi ?",
    undoInstead: (name) => `Je n'ai rien fait récemment avec ${name}. Que dois-je annuler ?`,
    target: "Quel rendez-vous voulez-vous dire ? Donnez son titre, son heure ou avec qui il est.",
    targetToCancel: "Quel rendez-vous dois-je annuler ? Donnez son titre, son heure ou avec qui il est.",
  },
  notFound: {
    anywhere:
      "Je ne trouve pas de tel rendez-vous. Demandez *qu'est-ce que j'ai la semaine prochaine ?* pour voir ce qu'il y a.",
    emptyDay: (day) => fullStop(`Je ne trouve pas ce rendez-vous : rien n'est prévu le ${day}`),
    thatDay: (day, zone) => `Je ne trouve pas ce rendez-vous. Le ${day}, il y a${zone} :`,
  },
  asItIs: (title, time) => `${title} est déjà à ce moment-là : ${time}.`,
  sameGuests: (title, who) =>
    who
      ? `Oui, invitation déjà envoyée pour ${title} : ${who}.`
      : `Cette personne n'est pas parmi les invités de ${title}.`,
  notOrganizer: (title) =>
    `${title} a été créé par quelqu'un d'autre, qui seul peut le modifier. Je peux le retirer de votre agenda : dites *annule le rendez-vous*.`,
  repeatsAlready: (title) =>
    `${title} se répète déjà, et je ne peux pas changer à quel rythme. Je peux annuler toute la série et la réserver à nouveau.`,
  done: {
    created: (title) => `Réservé : ${title}`,
    changed: (title) => `Modifié : ${title}`,
    cancelled: (title) => `Annulé : ${title}`,
    invitations: (people) => `Invitation envoyée à ${people}.`,
    told: (people) => `Google a prévenu ${people}.`,
    undoneCreated: (title) => `C'est défait : ${title} n'est plus dans votre agenda`,
    undone: (title) => `C'est défait : ${title} est comme avant`,
  },
  again: { yes: "oui", undo: "défais ça" },
  failed: {
    "slot-taken": (title) =>
      `Autre chose vient de prendre ce moment, je n'ai donc pas inscrit ${title}. Un autre moment ?`,
    "trial-over": (title, { appUrl }) =>
      `Votre essai gratuit est terminé, je n'ai donc pas réservé ${title}. Choisissez un abonnement et je continue : ${appUrl}/dashboard/billing`,
    "meetings-used": (title, { appUrl }) =>
      `Tous les rendez-vous de votre essai gratuit sont utilisés, je n'ai donc pas réservé ${title}. Choisissez un abonnement et je continue : ${appUrl}/dashboard/billing`,
    "plan-used": (title, { appUrl }) =>
      `Tous les rendez-vous de votre abonnement pour ce mois sont utilisés, je n'ai donc pas réservé ${title}. Un abonnement plus grand en a davantage : ${appUrl}/dashboard/billing`,
    "plan-over": (title, { appUrl }) =>
      `Votre abonnement est terminé, je n'ai donc pas réservé ${title}. Choisissez-en un et je continue : ${appUrl}/dashboard/billing`,
    "payment-open": (title, { appUrl }) =>
      `Votre dernier paiement n'a pas abouti, je n'ai donc pas réservé ${title}. Vous pouvez le régler ici : ${appUrl}/dashboard/billing`,
    past: (title) => `Le moment prévu pour ${title} est passé, je ne l'ai donc pas inscrit. Un autre moment ?`,
    revoked: (_title, { appUrl }) =>
      `Google ne me laisse plus accéder à votre agenda, je n'ai donc rien fait. Reconnectez-le ici : ${appUrl}/dashboard/integrations`,
    "cancelled-before": (title) => `${title} était déjà annulé, il n'y avait donc rien à faire.`,
    gone: (title) => `${title} n'est plus dans votre agenda, il n'y avait donc rien à changer.`,
    forbidden: (title) => `Google ne me laisse pas inscrire ${title} dans votre agenda. Rien n'a changé.`,
    changed: (title) =>
      `${title} a été modifié par quelqu'un d'autre entre-temps, je n'ai donc rien changé. Redites-moi ce que vous souhaitez.`,
    refused: (title) => `Google Agenda a refusé ${title}. Rien n'a changé.`,
    "too-many-mails": (title) =>
      `Trop d'e-mails sont partis aux invités ces dernières 24 heures, je n'ai donc écrit à personne pour ${title}. Prévenez-les vous-même, s'il vous plaît.`,
    "not-taken": (title, { again }) =>
      `Google Agenda vient de refuser ${title}, et rien n'a changé. Dites *${again}* pour réessayer.`,
    down: (title, { again }) =>
      `Google Agenda ne répond pas, rien n'a donc été fait pour ${title}. Dites *${again}* pour réessayer.`,
    unknown: (title, { again }) =>
      `Google Agenda a cessé de répondre pendant que j'inscrivais ${title}, je ne sais donc pas si c'est fait. Dites *${again}* pour réessayer : cela n'arrivera jamais deux fois.`,
  },
  wholeDays: {
    these: "Voici ce qui prend toute la journée :",
    none: (stretch) => `Rien ne prend toute la journée ${stretch}.`,
    noneAhead: "Rien de ce qui vient ne prend toute une journée.",
  },
  agenda: {
    nothing: (stretch, isBeside) => fullStop(`Rien ${isBeside ? "d'autre " : ""}de prévu ${stretch}`),
    count: (events, stretch, zone) => `${events === 1 ? "Un rendez-vous" : meetings(events)} ${stretch}${zone} :`,
    more: (events) => `… et ${count(events, "autre", "autres")}.`,
  },
  dailyAgenda: {
    subject: (day, events) =>
      `${day} : ${events === 0 ? "rien de prévu" : events === 1 ? "un rendez-vous" : meetings(events)}`,
    due: "À faire, issu de vos rendez-vous :",
    overlap: (first, second) => `⚠ ${first} et ${second} se chevauchent.`,
    moreOverlaps: (pairs) => `⚠ … et ${count(pairs, "autre chevauchement", "autres chevauchements")}.`,
    free: (times) => `Premier moment libre : ${times}.`,
    full: "Plus une heure libre dans vos heures de travail.",
    none: "aucun",
    open: "Ouvrir votre agenda",
    settings: (url) => `Vous choisissez quand et où recevoir votre agenda : ${url}`,
  },
  dueItems: {
    subject: (items, first) =>
      items === 1 ? `À faire aujourd'hui : ${first}` : `À faire aujourd'hui : ${items} actions`,
    head: "À faire aujourd'hui, issu de vos rendez-vous :",
    done: "Fait",
    whichDone: "Ce qui est fait",
    open: "Ouvrir vos actions",
  },
  whyNot: {
    not: (time) => `${time} n'est pas possible :`,
    nothing: (time) => `Rien ne s'y oppose : vous êtes libre, ${time}.`,
    past: "c'est déjà passé",
    busy: (title, times) => `vous avez alors ${title} (${times})`,
    buffer: (title, times) => `c'est trop près de ${title} (${times}) pour la marge que vous voulez`,
    dayOff: (day) => `${day} n'est pas un de vos jours de travail`,
    hours: (hours) => `c'est hors des heures où je cherche (${hours})`,
    guest: (name) => `${name} n'est pas libre`,
    canStill: "Je peux le réserver quand même.",
    shorter: (length, instead) => `Avec ${length} au lieu de ${instead}, c'est possible.`,
    shifted: (time) => `À ${time}, c'est libre.`,
    move: (title) => `Ou dites-moi où déplacer ${title}.`,
  },
  free: {
    yes: (slot) => `Oui, vous êtes libre : ${slot}.`,
    busyAt: (day, time, zone) => `Non, vous êtes occupé le ${day} à ${time}${zone} :`,
    busyAll: (slot) => `Non, vous êtes occupé tout ce temps, ${slot} :`,
    allDay: (day, hours) => fullStop(`Vous êtes libre toute la journée, le ${day}${hours && ` (${hours})`}`),
    gaps: (stretch, gaps, zone) => `Vous êtes libre ${stretch} : ${gaps}${zone}.`,
    taken: "Occupé :",
    none: (length, stretch, who, inHours) =>
      fullStop(
        `aucun créneau de ${length}${inHours ? " dans vos heures de travail" : ""}${who && ` qui convienne à ${who}`} ${stretch}`,
      ),
    other: "Proposez un autre jour ou un rendez-vous plus court.",
    after: (title) => `Voici les premiers moments libres ensuite. Choisissez-en un et je propose ${title}.`,
    you: "vous",
    options: (length, title, who) =>
      `${who === "vous" ? "vous êtes libre" : `${who} êtes libres`} pendant ${length} à ces moments. Choisissez-en un et je propose ${title}.`,
    unseen: (who) => `Je ne vois pas l'agenda ${ofName(who)}.`,
    theyAreFree: (who, many, time) => `${who} ${form(many, "est libre", "sont libres")} : ${time}.`,
    theyAreBusy: (who, many, time) => `${who} ${form(many, "n'est pas libre", "ne sont pas libres")} : ${time}.`,
    youAreFree: (time) => `Vous êtes libre : ${time}.`,
    soAreYou: "Vous aussi.",
    youAreFreeThen: "Vous êtes libre à ce moment-là.",
    youAreBusy: (title, time) => `Vous avez ${title}, ${time}.`,
  },
};

const KEPT = {
  "all-day": "Je laisse ce qui dure toute la journée",
  focus: "Je laisse votre temps à vous",
  "not-organizer": "Créé par quelqu'un d'autre, je le laisse donc",
  repeats: "Ce jour-là de toute façon, je le laisse donc",
  "no-time": "L'heure reste ouverte ainsi, je le laisse donc",
  past: "Ce moment ne reviendra pas, je le laisse donc",
  "too-many": "C'est plus que je ne fais d'un coup ; ceux-ci attendent un autre message",
};

const LIMITS = {
  past: "Ce moment est déjà passé.",
  "end-before-start": "La fin vient avant le début.",
  "too-short": `Un rendez-vous dure au moins ${MIN_MEETING_MINUTES} minutes.`,
  "too-long": `Un rendez-vous dure au plus ${MAX_MEETING_MINUTES / 60} heures.`,
  "too-many-days": `Un rendez-vous dure au plus ${MAX_DAYS} jours.`,
  "too-many-attendees": `Google invite au plus ${MAX_ATTENDEES} personnes à un rendez-vous. Invitez-en moins, ou une adresse de groupe pour tous.`,
  "too-far": "Je peux réserver jusqu'à deux ans à l'avance.",
};
