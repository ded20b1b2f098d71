import type { BillingPhrases } from "../../phrases/billing";

export const BILLING_IN_GERMAN: BillingPhrases = {
  left: /^(?:wie ?viele (?:termine|meetings|besprechungen) (?:habe ich|kann ich|sind)(?: diesen monat)?(?: noch)?(?: (?:ubrig|frei|buchen))?(?: diesen monat)?|wie ?viele (?:termine|meetings) habe ich (?:schon )?(?:verbraucht|genutzt)|wie lange (?:lauft|geht) (?:meine|die) (?:kostenlose )?(?:testphase|probezeit)(?: noch)?)$/,
  cost: /^(?:(?:und )?(?:was|wie ?viel) kostet (?:es|das|parley|ein abo|ein tarif)(?: (?:im|pro) monat)?|was sind (?:die|eure) (?:preise|tarife)|wie teuer ist (?:es|das|parley))$/,
  plan: /^(?:(?:welches abo|welchen (?:plan|tarif)|welchen vertrag) habe ich|was ist mein (?:plan|abo|tarif)|bin ich (?:noch )?in der (?:testphase|probezeit))$/,
};
