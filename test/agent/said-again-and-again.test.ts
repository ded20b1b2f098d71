import { expect, test } from "vitest";
import { amongFriends } from "../support/week";

/**
 * Each of them once doubled the work with every time it was said: sixteen times "no" took minutes, and stopped the answers
 * to everybody. A test that is never through fails.
 */
const AGAIN = [
  "no, ",
  "no ",
  "nee, ",
  "ach nein ",
  "ok ",
  "ah no. ",
  "o nee\n",
  "lets ",
  "dat selbe mit ",
  "y a personne d'autre que moi ",
  "thanks, ",
  "tom ",
  "tom\n",
  "anna 3pm\n",
  "tom\nauch\nne ",
  "Thursday at 10\n",
  "book tom. ",
];

const OPEN: Record<string, readonly string[]> = {
  "nothing open": [],
  "a card open": ["book yoga friday 9am"],
  "a booking just made": ["book yoga friday 9am", "yes"],
  "a question open": ["lunch with anna friday at half 3"],
};

test.each(Object.entries(OPEN))("with %s, what is said again and again is answered", (_, before) => {
  for (const words of AGAIN)
    for (const text of [words.repeat(40).slice(0, 200), words.repeat(4096).slice(0, 4096)]) {
      const talk = amongFriends();
      for (const one of before) talk.send(one);
      expect(talk.send(text), words).toHaveProperty("body", expect.stringMatching(/\S/));
    }
});
