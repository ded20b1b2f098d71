import { type Command, type Context, plain } from "../command";
import { said } from "../languages/lists/said";
import { readText } from "../text";

/** "Wait, which day was that", "who did you put down": small words of a question, of what was just spoken of and nothing else. */
const OF_IT = said`^\W*(?:(?:${"asksOf"}|${"partsOf"}|${"aroundQuestion"}|${"it"}|${"ofIt"})\W*){1,7}$`;
const ASKS_OF = said`${"asksOf"}`;
const LONGEST = 80;

/** A question about the meeting that was spoken of: who, when, where, how long. */
export function aboutMeeting(text: string, { focus }: Context): Command | undefined {
  const { said } = readText(text);
  const isOfIt = focus && said.length <= LONGEST && ASKS_OF.isIn(said) && OF_IT.isIn(said);
  return isOfIt ? { ...plain("query"), confidence: 0.8, manner: "about" } : undefined;
}
