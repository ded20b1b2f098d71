import type { MoneyWords } from "./en";

/** What Parley says in French so far: about plans and what is left of them. */
export const french: MoneyWords = {
  noQuota: {
    "trial-over": (appUrl) =>
      `Votre essai gratuit est terminé. Choisissez un abonnement pour réserver de nouvelles réunions : ${appUrl}/dashboard/billing`,
    "meetings-used": (appUrl) =>
      `Vous avez utilisé toutes les réunions de votre essai gratuit. Choisissez un abonnement pour en réserver d'autres : ${appUrl}/dashboard/billing`,
    "plan-used": (appUrl) =>
      `Vous avez utilisé toutes les réunions de votre abonnement pour ce mois. Un abonnement plus grand en a davantage : ${appUrl}/dashboard/billing`,
    "plan-over": (appUrl) =>
      `Votre abonnement est terminé. Choisissez-en un et je continue à réserver : ${appUrl}/dashboard/billing`,
    "payment-open": (appUrl) =>
      `Votre dernier paiement n'a pas abouti, je ne peux donc pas réserver de nouvelles réunions. Vous pouvez le régler ici : ${appUrl}/dashboard/billing`,
  },
  standing: {
    trial: (left, days) =>
      `Vous êtes en essai gratuit : il reste ${left} ${left > 1 ? "réunions" : "réunion"} et ${days} ${days > 1 ? "jours" : "jour"}.`,
    none: "Vous n'avez pas d'abonnement en ce moment.",
    plan: (name) => `Vous avez l'abonnement ${name}.`,
    left: (name, left, limit, used) =>
      left === null
        ? `Avec ${name}, les réunions sont illimitées ; vous en avez réservé ${used} ce mois-ci.`
        : `Il reste ${left} réunions sur ${limit} ce mois-ci.`,
    prices: (plans) => `Prix par mois : ${plans.join(", ")}.`,
    more: "Abonnements et factures :",
  },
};
