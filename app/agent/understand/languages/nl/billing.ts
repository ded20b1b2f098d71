import type { BillingPhrases } from "../../phrases/billing";

export const BILLING_IN_DUTCH: BillingPhrases = {
  left: /^(?:hoeveel (?:afspraken|meetings) (?:heb ik|kan ik|mag ik|zijn er)(?: er)?(?: deze maand)?(?: nog)?(?: (?:over|inplannen|maken|boeken))?(?: deze maand)?|hoeveel (?:afspraken|meetings) heb ik (?:al )?gebruikt|(?:hoe lang|hoeveel dagen) (?:duurt|heb ik nog van|loopt) (?:mijn|de) (?:gratis )?proefperiode(?: nog)?)$/,
  cost: /^(?:(?:en )?(?:wat|hoeveel) kost (?:het|dit|dat|parley|een abonnement)(?: (?:per|in de) maand)?|wat zijn (?:de|jullie) (?:prijzen|kosten|abonnementen)|hoe duur is (?:het|dit|parley))$/,
  plan: /^(?:(?:welk|wat voor) abonnement heb ik|wat is mijn abonnement|(?:zit|ben) ik (?:nog )?in (?:de|mijn) (?:gratis )?proefperiode)$/,
};
