import { expect, test } from "vitest";
import { summaryOf } from "./said";

test.each([
  [["Ada: It's raining again.", "Ben: I'll water the garden from now on.", "Carl: Ha."], []],
  [["Ada: They keep saying I'll get a refund.", "Ben: Of course they do."], []],
  [["Ada: The raffle.", "Ben: I'll bring the glasses.", "Ada: Right. Same time on Friday?"], []],
  [["Ada: Ich putze die Fenster.", "Ben: Das Wetter ist schön."], []],
  [["Ada: Et moi, je rangerai les chaises du jardin.", "Ben: Tu parles."], []],
  [["Ada: On peut repousser la fête d'un an.", "Ben: Moi, je repousserais.", "Carl: Pareil."], []],
  [["Ada: Voy a llenar la cafetera.", "Ben: Trae galletas."], []],
  [["Ada: Ik verf de muur.", "Ben: Het regent alweer."], []],
  // A second sign of any kind: a day, thanks, a question, that it follows, or a day that somebody else names.
  [["Ada: I'll water the garden on Friday.", "Ben: It's raining again."], ["Ada Stone"]],
  [["Ada: Ich putze die Fenster.", "Ben: Super, danke."], ["Ada Stone"]],
  [["Ben: Qui range les chaises ?", "Ada: Je rangerai les chaises."], ["Ada Stone"]],
  [["Ben: Moet de schilder nog komen?", "Ada: Ja, dan bel ik hem zelf."], ["Ada Stone"]],
  [["Ada: Las sillas las compro yo.", "Ben: Antes del viernes, que hay visita."], ["Ada Stone"]],
])("words that take something on need a second sign: %j", async (lines, owners) => {
  expect((await summaryOf(lines)).actionItems.map(({ owner }) => owner)).toEqual(owners);
});

test.each([
  [["Ada: The keys.", "Ben: I'll write to the locksmith… ah no, sorry, I did that already.", "Ada: Good."]],
  [["Ada: Le bruit.", "Ben: J'écris aux voisins... Ah non, pardon, je l'ai déjà fait dimanche.", "Ada: Bien."]],
])("what turns out to be done is no job: %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toEqual([]);
});

test.each([
  [["Ada: Who drives on Friday?", "Carl: Not me, I'm at the market.", "Ben: Fine, I'll drive."]],
  [["Ada: Wer fährt am Freitag?", "Carl: Ich nicht.", "Ben: Na gut, dann fahre ich."]],
  [
    [
      "Ada: Wie rijdt er zaterdag?",
      "Carl: Ik niet, ik sta op de markt.",
      "Ada: Kijk niet naar mij.",
      "Ben: Dan rij ik.",
    ],
  ],
  [["Ada: Un SMS la veille, alors.", "Ben: Je peux paramétrer le logiciel.", "Ada: Vendredi, parfait."]],
  [["Ada: The plan.", "Ben: Right. I'll draw it and you'll have it by Friday.", "Ada: Okay."]],
])("the refusal of one leaves the question to the others: %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toMatchObject([{ owner: "Ben Moss" }]);
});
