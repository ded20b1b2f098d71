import type { Page } from "../state/reply";

/** Somebody who says thanks wants no lecture on what we are for. */
const THANKS = /^\W*(?:thanks?|thank you|thx|ty|cheers|bedankt|dank\s?je(?:\s?wel)?|danke|merci|gracias)\b.{0,30}$/i;

/** What is said besides meetings, as far as it has an answer of its own. */
export type SmallTalk = "welcome" | "hello" | "who" | "sorry" | Page;

const TALK: readonly (readonly [SmallTalk, RegExp])[] = [
  ["welcome", THANKS],
  [
    "hello",
    /^\W*(?:hi+|hey+|hello|hiya|yo|howdy|good (?:morning|afternoon|evening|day)|morning|hoi+|hallo|hee|goede(?:morgen|middag|navond|ndag)|moin|hola|bonjour|salut|guten (?:tag|morgen))(?:[\s,]+(?:there|parley|again|all|daar|weer|how are you|hoe gaat het|alles goed))*\W*$/i,
  ],
  [
    "who",
    /\b(?:who|what) are you\b|\bare you (?:a |an |really a |even )*(?:robot|bot|human|person|machine|real|ai|chatgpt)\b|\bwie ben (?:je|jij)\b|\bwat ben (?:je|jij)\b|\bben (?:je|jij) (?:een )?(?:robot|bot|mens|echt)\b/i,
  ],
  [
    "account",
    /\b(?:delete|close|remove|cancel) (?:my|the|this) (?:account|profile|data)\b|\bmy (?:password|data export)\b|\b(?:verwijder|sluit|wis) (?:mijn|het) (?:account|profiel|gegevens)\b|\bmijn (?:wachtwoord|account (?:verwijderen|opzeggen))\b/i,
  ],
  [
    "billing",
    /\b(?:subscription|subscribe|unsubscribe|pric(?:e|es|ing)|invoices?|billing|refund|upgrade|free trial|how much (?:does|do|is|are) (?:it|this|you|parley|that)|what does (?:it|this|parley) cost)\b|\b(?:abonnement|prijs|prijzen|factuur|facturen|opzeggen|proefperiode|wat kost (?:het|dit|parley)|hoeveel kost)\b/i,
  ],
  [
    "privacy",
    /\b(?:privacy|gdpr|avg|(?:is|are) my (?:data|messages|calendar) (?:safe|secure|private)|who (?:can|else) (?:see|read)|who reads)\b|\b(?:is mijn (?:data|agenda) veilig|zijn mijn gegevens veilig|wie (?:kan|leest) (?:dit|mee))\b/i,
  ],
  [
    "support",
    /\b(?:(?:talk|speak|chat) (?:to|with) (?:a |an |some)?(?:human|person|real person|somebody|someone|agent|support)|customer (?:service|support)|contact support|report (?:a )?(?:bug|problem)|complain\w*)\b|\b(?:klantenservice|echt mens|(?:een )?mens spreken|met iemand (?:praten|spreken)|klacht)\b/i,
  ],
  [
    "sorry",
    /\b(?:useless|stupid|idiot|dumb|terrible|hate (?:you|this)|(?:you|this) sucks?|fuck\w*|wtf|bullshit|shut up|stom|waardeloos|sukkel|kut\w*|rot op|hou je mond)\b/i,
  ],
];

/** Longer messages are stories, of whatever kind. */
const LONGEST = 120;

/** Null when the words are none of this. */
export function smallTalk(text: string): SmallTalk | null {
  if (text.length > LONGEST) return null;
  return TALK.find(([, words]) => words.test(text))?.[0] ?? null;
}

/** "Ok", "great": what people say to news. */
export const NODS =
  /^\W*(?:ok(?:ay)?|k|cool|great|perfect|nice|good|fine|awesome|excellent|super|top|mooi|prima|fijn|goed(?: zo)?|oke|oké|got it|alright|helder|lekker|thanks?|thx|bedankt|\W)*\W*$/i;
