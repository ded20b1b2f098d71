import type { BillingPhrases } from "../../phrases/billing";

export const BILLING_IN_SPANISH: BillingPhrases = {
  left: /^(?:cuantas (?:reuniones|citas) (?:me quedan|tengo|puedo (?:reservar|crear)|he usado)(?: todavia| aun)?(?: este mes)?|cuantos dias (?:me )?quedan de (?:mi|la) prueba(?: gratuita)?)$/,
  cost: /^(?:(?:y )?cuanto cuesta(?: (?:esto|eso|parley|un plan|una suscripcion))?(?: al mes| por mes)?|(?:cuales|que) son (?:los|vuestros|sus) (?:precios|planes)|que precio tiene(?: parley)?)$/,
  plan: /^(?:(?:que|cual) (?:plan|suscripcion) tengo|cual es mi (?:plan|suscripcion)|(?:sigo|estoy)(?: todavia)? en (?:la |el periodo de )?prueba(?: gratuita)?)$/,
};
