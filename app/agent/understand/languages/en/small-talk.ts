import type { SmallTalkPhrases } from "../../phrases/small-talk";

export const SMALL_TALK_IN_ENGLISH: SmallTalkPhrases = {
  welcome: /^\W*(?:thanks?|thank you|thx|ty|cheers)\b.{0,30}$/,
  hello:
    /^\W*(?:hi+|hey+|hello|hiya|yo|howdy|good (?:morning|afternoon|evening|day)|morning)(?:[\s,]+(?:there|parley|again|all|how are you))*\W*$/,
  who: /\b(?:who|what) are you\b|\bare you (?:a |an |really a |even )*(?:robot|bot|human|person|machine|real|ai|chatgpt)\b/,
  account:
    /\b(?:delete|close|remove|cancel) (?:my|the|this) (?:account|profile|data)\b|\bmy (?:password|data export)\b/,
  billing:
    /\b(?:subscription|subscribe|unsubscribe|pric(?:e|es|ing)|invoices?|billing|refund|upgrade|free trial|how much (?:does|do|is|are) (?:it|this|you|parley|that)|what does (?:it|this|parley) cost)\b/,
  privacy:
    /\b(?:privacy|gdpr|(?:is|are) my (?:data|messages|calendar) (?:safe|secure|private)|who (?:can|else) (?:see|read)|who reads)\b/,
  support:
    /\b(?:(?:talk|speak|chat) (?:to|with) (?:a |an |some)?(?:human|person|real person|somebody|someone|agent|support)|customer (?:service|support)|contact support|report (?:a )?(?:bug|problem)|complain\w*)\b/,
  sorry:
    /\b(?:useless|stupid|idiot|dumb|terrible|hate (?:you|this)|(?:you|this) sucks?|fuck\w*|wtf|bullshit|shut up)\b/,
  nod: /^\W*(?:(?:ok(?:ay)?|k|cool|great|perfect|nice|good|fine|awesome|excellent|super|got it|alright|thanks?|thx)\b\W*)+$/,
};
