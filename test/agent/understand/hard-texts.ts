/** What is repeated to the length of the longest message: openings of rules, chains of rules, and noise. */
const PIECES = [
  // Numbers and what joins them.
  ..."3-4-5-|3-|3 |9 to |12:|1/2 |31/02 |12.13. |0930 |2h |1h30 |99999999 |twenty |hundred |half past |quarter to |1,000,".split(
    "|",
  ),
  // Dates that count from dates.
  ..."friday after |the day after |week of |a week from |two weeks before |the first monday of |end of |next |every |every other |mon, |monday and |from 3 to |between 2 and |until |the second half of |12 March and |w/c ".split(
    "|",
  ),
  // Words that open parts of a request.
  ..."and |and and and |with Anna and |with |at |at , |for |to |the the |of the |not |on |about |cancel |cancel my |book |move it to |remind me |summary of the |running late |i'm |call me |free |when can i |what |please |can you |add Bob and invite |replace Anna with ".split(
    "|",
  ),
  // Misspelt and unknown words.
  ..."schdule |calander |tomorow |mondayy |zzzzzz |x|aaaaaaaaaaaaaaa|ab |supercalifragilistic".split("|"),
  // Signs, quotes, addresses, other scripts.
  ..."?|! |. |\n|( |((((|\" |'|<b>|a@b.co, |a@|https://|, |,|  ,|;. |- |--|😀|👍🏽|👩‍👩‍👧 |\u0301|é|ß|会议 |в пятницу |\u202e|\u200b |\u00a0|ﬁ|١٢ ".split(
    "|",
  ),
  // Whole requests.
  ..."move my 3pm with Anna to next Friday at 10 |lunch with Tom tomorrow at noon, |mardi prochain à 15h |übermorgen um halb drei |overmorgen om kwart voor drie |pasado mañana a las tres y media ".split(
    "|",
  ),
];

/** The longest text that WhatsApp sends. */
export const LONGEST = 4096;

/** Messages that make the rules work hardest, each of `length` characters. */
export function hardTexts(length = LONGEST): string[] {
  return PIECES.map((piece) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length));
}
