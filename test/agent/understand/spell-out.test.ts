import { expect, test } from "vitest";
import { allWords } from "~/agent/understand/languages/languages";
import { spellOut } from "~/agent/understand/languages/spell-out";

test.each([
  ["book,plan", "book,plan"],
  ["plan[e|en]", "plan,plane,planen"],
  ["déplac(e|er|ez)", "déplace,déplacer,déplacez"],
  ["(pull|move)[ it] up", "pull up,pull it up,move up,move it up"],
  ["a,schieb[ … (um|nach hinten)],b", "a,schieb,schieb … um,schieb … nach hinten,b"],
  ["wer (kommt[ alles]|ist (da|dabei))", "wer kommt,wer kommt alles,wer ist da,wer ist dabei"],
  ["", ""],
])("“%s” is “%s”", (short, long) => {
  expect(spellOut({ it: short, more: { it: short } })).toEqual({ it: long, more: { it: long } });
});

test("no bracket is left in the words of a language", () => {
  expect(JSON.stringify(allWords().map(({ code, ...lists }) => Object.values(lists))).match(/[()|]/g)).toBeNull();
});
