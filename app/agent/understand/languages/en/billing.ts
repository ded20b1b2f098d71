import type { BillingPhrases } from "../../phrases/billing";

export const BILLING_IN_ENGLISH: BillingPhrases = {
  left: /^(?:how many (?:meetings|bookings) (?:do i (?:still )?have|have i(?: got)?|can i (?:still )?book|are) ?(?:left|remaining|over)?(?: (?:this month|in my (?:trial|plan)|on my plan))?|(?:what is|what's|whats) left (?:of|on|in) my (?:trial|plan|meetings)|how many meetings (?:did i use|have i used)(?: this month)?|how (?:long|many days) (?:is|does|do i have(?: left)?)(?: left)? (?:of |in |on )?(?:my|the) (?:free )?trial(?: last| left)?)$/,
  cost: /^(?:(?:and )?(?:what|how much) (?:does|do|would) (?:it|this|that|parley|you|a plan|the plans?) cost(?: me)?(?: (?:a|per) month)?|how much (?:is|are) (?:it|this|parley|a plan|the plans)(?: (?:a|per) month)?|what are (?:your|the) (?:prices|plans)|(?:what is|what's|whats) the price)$/,
  plan: /^(?:(?:which|what) (?:plan|subscription) (?:am i on|do i have|is mine)|what(?:'s| is) my (?:plan|subscription)|am i (?:still )?(?:on|in) (?:the|a|my) (?:free )?trial)$/,
};
