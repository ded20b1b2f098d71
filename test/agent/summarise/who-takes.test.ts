import { expect, test } from "vitest";
import { summaryOf } from "./said";

async function takenOn(lines: readonly string[]) {
  const { actionItems } = await summaryOf(lines);
  return actionItems.map(({ owner, due }) => [owner, due]);
}

test.each<[owner: string, lines: string[]]>([
  ["Kim Webb", ["Ada: Kim, could you fix the labels?", "Kim Hale: Which Kim?", "Ada: You, Webb. Hale does the till."]],
  ["Kim Webb", ["Ada: Kim, kun jij de labels maken?", "Kim Hale: Welke Kim?", "Ada: Jij, Webb. Hale doet de kassa."]],
  [
    "Kim Webb",
    ["Ada: Kim, kannst du die Texte prüfen?", "Kim Hale: Welche Kim?", "Ada: Du, Webb. Hale macht die Kasse."],
  ],
  ["Kim Webb", ["Ada: Kim, tu peux relire le texte ?", "Kim Hale: Laquelle ?", "Ada: Webb, pardon."]],
  ["Kim Webb", ["Ada: Kim, ¿puedes revisar el texto?", "Kim Hale: ¿Cuál Kim?", "Ada: Tú, Webb."]],
])("%s answers, once it is told which of two is asked: %j", async (owner, lines) => {
  const yes = { en: "Yes, okay.", nl: "Ja, goed.", de: "Ja, gut.", fr: "D'accord.", es: "Vale." };
  const { language } = await summaryOf(lines);
  expect(await takenOn([...lines, `${owner}: ${yes[language as keyof typeof yes]}`])).toEqual([[owner, null]]);
});

test("who speaks of one of two is asked which, and may mean herself", async () => {
  const lines = ["Kim Hale: Kim calls the bank.", "Ada: Which Kim?", "Kim Hale: I do, of course."];
  expect(await takenOn(lines)).toEqual([["Kim Hale", null]]);
});

test.each([
  [["Ada: Somebody has to warn the neighbours.", "Ben: One of us will, by Friday.", "Ada: Good."]],
  [["Ada: Who puts up the tent?", "Ben: Let's do that together, on Friday.", "Carl: Fine."]],
  [["Ada: Iemand moet de buren waarschuwen.", "Ben: Een van ons gaat uiterlijk vrijdag langs.", "Ada: Goed."]],
  [["Ada: Wer baut das Zelt auf?", "Ben: Das machen wir zusammen, am Freitag.", "Carl: Gut."]],
  [["Ada: Il faut prévenir la voisine.", "Ben: L'un de nous passera la voir vendredi.", "Ada: Bien."]],
  [["Ada: Alguien tiene que avisar a la vecina.", "Ben: Uno de nosotros pasa el viernes.", "Ada: Bien."]],
])("nobody is named for what several take on: %j", async (lines) => {
  expect((await takenOn(lines)).map(([who]) => who)).toEqual([null]);
});

test.each([
  [["Ada: We'll all eat together on Friday.", "Ben: Great."]],
  [["Ada: One of us will win the lottery on Friday.", "Ben: Ha."]],
  [["Ada: Wir essen am Freitag alle zusammen.", "Ben: Schön."]],
  [["Ada: The flower boxes.", "Ben: I'll do those if it rains.", "Ada: Thanks."]],
  [["Ada: The flower boxes.", "Ben: I'll do those if you like.", "Ada: No need."]],
  [["Ada: There was a strange noise. Ben, was that you?", "Ben: Yes."]],
  [["Ada: Ben, could you print the menus?", "Ben: Sorry, I can't.", "Carl: The soup was good yesterday."]],
  [["Ada: A lovely cake.", "Ben: That's me.", "Ada: Ha."]],
])("nobody takes anything on in %j", async (lines) => {
  expect(await takenOn(lines)).toEqual([]);
});

test.each<[owner: string, lines: string[]]>([
  ["Ben Moss", ["Ada: The flower boxes.", "Ben: I'd take those over, if nobody minds.", "Ada: Of course! By when?"]],
  ["Ben Moss", ["Ada: Die Kästen.", "Ben: Ich kann die übernehmen, wenn's recht ist.", "Ada: Gern! Bis wann?"]],
  ["Ben Moss", ["Ada: Les bacs.", "Ben: Je peux m'en occuper, si vous voulez.", "Ada: Merci !"]],
  ["Ben Moss", ["Ada: The declaration is due.", "Ben: I can write it.", "Ada: Write it, I'll read it over."]],
  ["Carl Reed", ["Ada: Ben, could you print the menus?", "Ben: Sorry, I can't.", "Carl: Give them to me."]],
  ["Carl Reed", ["Ada: Ben, kun jij de menu's printen?", "Ben: Nee, sorry.", "Carl: Geef maar aan mij."]],
  ["Carl Reed", ["Ada: Ben, ¿puedes imprimir los menús?", "Ben: No puedo, lo siento.", "Carl: Yo me encargo."]],
  ["Carl Reed", ["Ada: The texts. Ben, weren't those yours?", "Ben: They were, but I'm off. Carl?", "Carl: Okay."]],
  ["Ben Moss", ["Ada: The texts. Ben, wasn't that yours?", "Ben: Right, I'll have them on Friday."]],
  ["Ben Moss", ["Ada: Die Texte. Ben, war das nicht deins?", "Ben: Stimmt, ich mach sie bis Freitag."]],
  ["Ben Moss", ["Ada: The order at the wholesaler, now.", "Ben: That's me. Friday.", "Ada: Perfect."]],
  ["Ben Moss", ["Ada: La commande.", "Ben: C'est pour moi. Vendredi.", "Ada: Bien."]],
  [
    "Ben Moss",
    [
      "Carl: The tables.",
      "Ada: I'll do that by Friday.",
      "Carl: Friday you're away.",
      "Ada: Ben, you'll have to do it instead.",
      "Ben: Okay.",
    ],
  ],
  ["Ben Moss", ["Carl: Die Anzeige.", "Ada: Ich mach das. Mist, Ben, dann musst du das übernehmen.", "Ben: Gut."]],
  ["Ben Moss", ["Ada: Ben, would you be up for ringing the plumber?", "Ben: Go on then, fine.", "Ben: Okay. Friday."]],
  ["Ben Moss", ["Ada: Ben, heb je zin om de loodgieter te bellen?", "Ben: Vooruit. Vrijdag."]],
  ["Ben Moss", ["Ada: Ben, hättest du Lust, den Klempner anzurufen?", "Ben: Na gut. Freitag."]],
  ["Ben Moss", ["Ada: Ben, ça te dirait d'appeler le plombier ?", "Ben: Allez, d'accord. Vendredi."]],
  ["Ben Moss", ["Ada: Ben, ¿te apetece llamar al fontanero?", "Ben: Venga, vale. El viernes."]],
  ["Ben Moss", ["Ada: Wer ist für den Kuchen zuständig?", "Ben: Ich. Am Freitag steht er da."]],
  ["Ben Moss", ["Ada: Wie is er van de taart?", "Ben: Ik. Vrijdag staat hij er."]],
])("%s has it after %j", async (owner, lines) => {
  expect((await takenOn(lines)).map(([who]) => who)).toEqual([owner]);
});

test("a word of its place alone takes nobody's job away", async () => {
  const lines = [
    "Ben: Leeds and York are missing. I'll chase both of them today.",
    "Ada: Thank you, Ben.",
    ...["Ada: The heating is on again.", "Carl: Good.", "Ada: It was cold.", "Carl: Very."],
    "Ada: The newsletter. I had it, and then I got the flood in Leeds instead.",
    "Carl: I could finish it for you.",
    "Ada: That would help.",
  ];
  expect((await takenOn(lines)).map(([who]) => who)).toEqual(["Ben Moss", "Carl Reed"]);
});

test.each([
  [["Ada: Carl, you've got the nice handwriting.", "Carl: Dus ik schrijf de menukaarten?", "Ada: Als je wilt."]],
  [["Ada: Du hast die schöne Schrift.", "Carl: Also schreib ich die Speisekarten?", "Ada: Wenn du magst."]],
  [["Ada: Nobody has told the choir.", "Carl: Leave them to me.", "Ada: Bless you."]],
  [["Ada: We need someone at the door.", "Carl: That'll be me, then.", "Ada: Thanks, Carl."]],
  [["Ada: Die Prüfung ist überfällig.", "Carl: Ich mach einen Termin.", "Ada: Bitte."]],
  [
    [
      "Ada: La vitrine de la librairie est vraiment triste en ce moment.",
      "Carl: Je la refais.",
      "Ada: Oui, vas-y, carte blanche.",
    ],
  ],
  [["Ada: Carl, are you bringing the projector?", "Carl: I am, of course.", "Ada: Great."]],
])("who is told to go ahead, or thanked for it, takes it on: %j", async (lines) => {
  expect((await takenOn(lines)).map(([owner]) => owner)).toEqual(["Carl Reed"]);
});

test.each<[owner: string | null, lines: string[]]>([
  ["Ben Moss", ["Ada: The risk assessment. Ben?", "Ben: Yep, consider it written."]],
  ["Ben Moss", ["Ada: Ben, that box has to go back to the shop.", "Ben: On my list, by Tuesday."]],
  [null, ["Ada: Kim, that box has to go back by Tuesday.", "?: Sure thing."]],
  ["Ben Moss", ["Ada: Iemand moet de kozijnen nog schuren.", "Ben: Die schuur ik wel even."]],
  ["Ben Moss", ["Ada: Wie pakt dat rooster op?", "Ben: Geef maar hier."]],
  ["Ben Moss", ["Ada: Und wer räumt den Keller?", "Ben: Bleibt wohl an mir hängen."]],
])("%s has it in words of few letters: %j", async (owner, lines) => {
  expect((await summaryOf(lines)).actionItems).toMatchObject([{ owner }]);
});

test.each<[lines: string[]]>([
  [
    [
      "Ada: Die steiger moet weg.",
      "Ben: Dat doe ik maandag.",
      "Ada: Top.",
      "Ben: O, maandag ben ik weg. Carl kan dat.",
      "Carl: Dan doe ik die steiger. Geen punt.",
    ],
  ],
  [
    [
      "Ada: Who's meeting the wagon tomorrow?",
      "Ben: Muggins here, then.",
      "Kim Hale: The doors are grey.",
      "Ada: Good.",
      "Ben: Hang on. Tomorrow I'm at the dentist.",
      "Ada: Carl, you take that wagon.",
      "Carl: No bother.",
    ],
  ],
])("what its owner cannot do on that day is the job of who takes it then: %j", async (lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems.map(({ owner }) => owner)).toEqual(["Carl Reed"]);
});

test("a day that is denied much later, to whom it was, no longer stands", async () => {
  const { actionItems } = await summaryOf([
    "Ada: Somebody has to ring the families.",
    "Ben: I'll ring round on Thursday.",
    "Ada: Thanks. Now the lunches.",
    "Carl: I gave them the numbers.",
    "Ada: Good.",
    "Carl: Fine.",
    "Ada: Oh, Ben, not Thursday, it's parents' evening.",
  ]);
  expect(actionItems).toMatchObject([{ owner: "Ben Moss", due: null }]);
});

test.each<[owner: string, due: string | null, lines: string[]]>([
  ["Ben Moss", null, ["Ada: Pour la fête de Noël, il faut un père Noël.", "Ben: Allez, je m'y colle."]],
  ["Ben Moss", null, ["Ada: Who writes the notes?", "Carl: Theo did them last time.", "Ben: Then it's me, I guess."]],
  ["Ben Moss", null, ["Ada: Oma wordt negentig. Taart?", "Ben: Die bak ik. Chocola."]],
  ["Ben Moss", "2027-03-08", ["Ada: I want the drawings on paper.", "Ben: Printer's my baby. Two sets, Monday."]],
  ["Ben Moss", "2027-03-10", ["Ada: Ben, le budget ?", "Ben: D'accord. Vous l'avez mercredi, le dix."]],
])("%s has it, due %s: %j", async (owner, due, lines) => {
  expect((await summaryOf(lines)).actionItems).toMatchObject([{ owner, due }]);
});
