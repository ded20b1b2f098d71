import type { Context } from "../command";

/** Ways of asking that the grammar reads in other words, in the order in which they are put so. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/^(\s*(?:\p{L}+\s+){0,2}(?:invite|add|include|cancel|move)\s.{2,80}?)\s+(?:as\s+well|too)[\s.!?]*$/isu, "$1"],
  // "Cancel tomorrow's meetings".
  [
    /^(\s*(?:please\s+|pls\s+)?(?:cancel|move|push|clear|reschedule))\s+(today|tomorrow|tmrw|(?:mon|tues|wednes|thurs|fri|satur|sun)day)['’]?s\s+(?:meetings|calls|appointments)\b/iu,
    "$1 all meetings $2",
  ],
  // "Push lunch 15", "push my 3pm by 15".
  [/^(\s*(?:please\s+)?(?:push|bump|delay)\s+\D{3,40}?)\s+(\d?[05])\s*[.!]*$/iu, "$1 by $2 minutes"],
  [/^(\s*(?:please\s+)?(?:push|bump|delay|move|shift)\s+.{2,40}?\s+by\s+\d?[05])\s*[.!]*$/iu, "$1 minutes"],
  // "The meeting I just booked" is the one that was spoken of last.
  [
    /\b(?:the|that|my)\s+(?:(?:last|new|latest)\s+)?(?:meeting|call|event|appointment|one|thing)\s+(?:that\s+|which\s+)?(?:i|we|you)(?:['’]?ve)?\s+(?:(?:have\s+)?just\s+)?(?:booked|made|scheduled|created|added|moved|planned|set\s+up)(?:\s+just\s+now)?(?=[\s.!?]|$)/iu,
    "it",
  ],
  // "Anna wants to meet at 4 instead of 3".
  [
    /^\s*(\p{L}+)\s+(?:wants|asks|asked|would\s+like|needs|prefers)\s+to\s+(?:meet|talk|speak|move|do\s+it)\s+(?:to\s+|at\s+|on\s+)?(.{1,40}?)\s+instead\s+of\s+(.{1,40}?)[\s.!?]*$/iu,
    "move the meeting with $1 from $3 to $2",
  ],
  // "I won't make it to planning".
  [
    /^\s*(?:sorry[\s,]+)?i\s*(?:won['’]?t|can['’]?t|cannot|can\s+not|will\s+not)\s+(?:be\s+able\s+to\s+)?(?:make\s+it\s+to|make|attend|come\s+to)\s+(?!it\b)(?:the\s+|my\s+)?(.{2,60}?)[\s.!]*$/iu,
    "cancel the $1",
  ],
];

const MOVE_IT = /^\s*(?:please\s+)?(?:move|shift)\s+(?:it|that|this)\W*$/iu;
const PUT_BACK = /^\s*(?:please\s+)?(?:move|put|set|change)\s+(?:it|that|them|everything)\s+back\W*$/iu;
/** "Oops, wrong day": it has to be another. */
const WRONG =
  /^\W*(?:(?:oops|no|sorry|oh|wait|shit|damn|ah|that['’]?s|it['’]?s|the|nee|oeps|dat\s+is|de)\b[\s,]*)*(?:wrong|verkeerde)\s+(?:day|date|time|hour|week|dag|tijd|datum|week)\W*$/iu;

/** Short ways of saying it as the grammar reads them. */
export function normalise(text: string, { awaiting }: Context): string {
  if (MOVE_IT.test(text) || (!awaiting && WRONG.test(text))) return "reschedule it";
  if (PUT_BACK.test(text)) return "undo";
  return REWRITES.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
}
