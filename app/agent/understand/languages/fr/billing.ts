import type { BillingPhrases } from "../../phrases/billing";

export const BILLING_IN_FRENCH: BillingPhrases = {
  left: /^(?:combien de (?:reunions|rendez-vous|rdv) (?:me reste-t-il|il me reste|me restent|puis-je encore (?:reserver|creer)|ai-je (?:encore|utilisees?))(?: ce mois-ci)?|il me reste combien de (?:reunions|rendez-vous|rdv)(?: ce mois-ci)?|combien de (?:temps|jours) (?:dure|reste-t-il a) (?:mon|l') ?(?:essai|periode d'essai)(?: gratuit)?)$/,
  cost: /^(?:(?:et )?(?:combien (?:ca coute|coute parley|cela coute|coute-t-il|coute un abonnement)|ca coute combien)(?: par mois)?|quels sont (?:les|vos) (?:prix|tarifs|abonnements)|quel est le prix)$/,
  plan: /^(?:quel (?:abonnement|forfait|plan) (?:ai-je|j'ai)|quel est mon (?:abonnement|forfait|plan)|j'ai quel (?:abonnement|forfait)|suis-je (?:encore )?en periode d'essai)$/,
};
