import { expect, test } from "vitest";
import { summaryOf } from "./said";

// The meeting is on a Tuesday, 2 March 2027.
test.each<[due: string, lines: string[]]>([
  [
    "2027-03-05",
    ["Ada: Can you get that done?", "Ben: Sure. By when?", "Ada: Friday, he leaves at six.", "Ben: Friday it is."],
  ],
  ["2027-03-05", ["Ada: Ben, can you write it?", "Ben: Of course. End of the week?", "Ada: End of the week's fine."]],
  [
    "2027-03-03",
    ["Ada: Ben, can you write it?", "Ben: Next Tuesday?", "Ada: Too late, I need it tomorrow.", "Ben: Tomorrow, then."],
  ],
  ["2027-03-04", ["Ada: Wie belt ze?", "Ben: Ik.", "Ada: Lukt dat donderdag?", "Ben: Donderdag lukt."]],
  [
    "2027-03-04",
    [
      "Ada: Wer ruft an?",
      "Ben: Ich, am Montag.",
      "Ada: Geht es früher?",
      "Ben: Donnerstag, der vierte.",
      "Ada: Donnerstag, gut.",
    ],
  ],
  [
    "2027-03-05",
    [
      "Ada: Ben, tu peux l'écrire ?",
      "Ben: Oui. Lundi ?",
      "Ada: Plus tôt ?",
      "Ben: Vendredi, alors.",
      "Ada: Vendredi, bien.",
    ],
  ],
  [
    "2027-03-04",
    [
      "Ada: ¿Lo cambias tú, Ben?",
      "Ben: Sí, mañana.",
      "Ada: Mañana cortan la luz.",
      "Ben: El jueves.",
      "Ada: Jueves, venga.",
    ],
  ],
])("due %s, the day that two name one after the other: %j", async (due, lines) => {
  expect((await summaryOf(lines)).actionItems).toMatchObject([{ owner: "Ben Moss", due }]);
});

test.each([
  [
    [
      "Ben: I'll proofread it.",
      "Ada: Lovely. Right, the barbecue. When's that again?",
      "Carl: Friday.",
      "Ben: Friday, yes.",
    ],
  ],
  [["Ben: Ich lese ihn nach.", "Ada: Schön. So, das Grillfest. Wann war das?", "Carl: Freitag.", "Ben: Freitag, ja."]],
  [["Ben: I'll ring them.", "Ada: The inspector comes on Friday.", "Ben: Friday, right."]],
  [
    [
      "Ben: I'll water the plants.",
      "Ada: Thanks.",
      "Carl: We're closed from Friday, aren't we?",
      "Ben: From Friday, yes.",
    ],
  ],
  [["Ben: I'll ring them. I'm going to Rome on Friday.", "Ada: Thanks."]],
  [["Ben: I'll fix the lamp.", "Ada: The plumber's here on Friday, if you need help.", "Ben: Friday, good to know."]],
  [["Ben: Je leur écris. Vendredi je pars à Rome.", "Ada: Merci."]],
])("no day of something else becomes a due day: %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toMatchObject([{ owner: "Ben Moss", due: null }]);
});

test.each([
  ["Ada: We're out of toner.", "Ben: I'll get some, I'm driving past the shop on Friday anyway.", "Ada: Thanks."],
  ["Ada: De toner is op.", "Ben: Ik haal er een, ik kom vrijdag toch langs de winkel.", "Ada: Dank je."],
  ["Ada: Wir brauchen Leinwand.", "Ben: Die hole ich. Ich fahre am Freitag zum Baumarkt.", "Ada: Perfekt."],
  ["Ada: Il faut une affiche.", "Ben: Je m'en occupe, vous l'avez vendredi.", "Ada: Très bien."],
  ["Ada: No queda papel.", "Ben: Compro yo, que el viernes paso por la tienda.", "Ada: Gracias."],
  ["Ada: Somebody should tell them.", "Ben: I'll tell them. Friday evening, before the band comes.", "Ada: Good."],
  ["Ada: Ben, you were going to fix the gate.", "Ben: I was. Friday, promise.", "Ada: Good."],
])("what is done on the way, or is there on a day, is due then: %s %s", async (...lines) => {
  expect((await summaryOf(lines)).actionItems).toMatchObject([{ owner: "Ben Moss", due: "2027-03-05" }]);
});

test("who is told that a day is taken, and names another, speaks of the job that was due on it", async () => {
  const { actionItems } = await summaryOf([
    "Ada: Wie regelt de excursie?",
    "Carl: Daar werkt mijn neef, ik bel hem donderdag.",
    "Ben: En de bus, die regel ik. Ik bel woensdag.",
    "Ada: De beamer doet het niet meer.",
    "Carl: Jammer.",
    "Ada: Ben, jij zit woensdag toch op die cursus?",
    "Ben: O ja. Dan bel ik die busmaatschappij vrijdag.",
  ]);
  expect(actionItems.map(({ owner, due }) => [owner, due])).toEqual([
    ["Carl Reed", "2027-03-04"],
    ["Ben Moss", "2027-03-05"],
  ]);
});

test("who backs out and names another has that job no more", async () => {
  const { actionItems } = await summaryOf([
    "Ada: The knives have to go out, somebody's got to take them.",
    "Ben: I'll run them over tomorrow on the bike.",
    "Ada: Thirty knives?",
    "Ben: Okay, no, that's a bad idea. Carl's got the van.",
    "Carl: Fine, I'll take them, but not tomorrow. Thursday.",
  ]);
  expect(actionItems).toMatchObject([{ owner: "Carl Reed", due: "2027-03-04" }]);
});
