import { expect, test } from "vitest";
import { summaryOf } from "./said";

test.each([
  [["Ada: The plumber says Thursday.", "Ben: I'll take his word for it.", "Ada: Good."]],
  [["Ada: Anything else?", "Ben: I've got to dash, my train goes at four.", "Ada: Thanks."]],
  [["Ada: They never answer.", "Ben: I've been writing to them since March.", "Ada: Great."]],
  [["Ada: You should have told me about the flood.", "Ben: I'm telling you now.", "Ada: Okay."]],
  [["Ada: We have four minutes left.", "Ben: I'll talk fast.", "Ada: Fine."]],
  [["Ada: Nog iets?", "Ben: Ik moet mijn dochter om drie uur van school halen.", "Ada: Prima."]],
  [["Ada: Ze antwoorden nooit.", "Ben: Dat vraag ik me al een halfjaar af.", "Ada: Goed."]],
  [["Ada: Dat had je gisteren moeten zeggen.", "Ben: Ik zeg het je nu.", "Ada: Oké."]],
  [["Ada: Je hebt de sleutel.", "Ben: Ja, die heb ik.", "Ada: Mooi."]],
  [["Ada: Der Kaffee ist alle.", "Ben: Ich hole neuen. Bin gleich wieder da.", "Ada: Super."]],
  [["Ada: Du hast den Kontakt.", "Ben: Ja, den hab ich.", "Ada: Gut."]],
  [["Ada: Das hättest du gestern sagen müssen.", "Ben: Ich sag's jetzt.", "Ada: Okay."]],
  [["Ada: Ils ne répondent jamais.", "Ben: Je leur écris depuis mars.", "Ada: Bien."]],
  [["Ada: Tu aurais dû le dire hier.", "Ben: Je le dis maintenant.", "Ada: Bon."]],
  [["Ada: ¿Algo más largo?", "Ben: Uno corto.", "Carl: Vale, uno corto."]],
  [["Ada: No queda café.", "Ben: Pongo más. Ahora vuelvo.", "Ada: Genial."]],
])("nobody takes anything on in %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toEqual([]);
});

test.each([
  [["Ada: The shelves.", "Ben: I could empty those.", "Ada: Friday would be good."]],
  [["Ada: The shelves.", "Ben: I'll do them. Give me some days.", "Ada: Friday, then."]],
  [["Ada: Die Regale.", "Ben: Kann ich leer machen. Bis Freitag?", "Ada: Freitag ist gut."]],
  [["Ada: Les étagères.", "Ben: Je montre les essais à Luc.", "Ada: Avant vendredi, alors."]],
])("what another says the day of is taken on: %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toMatchObject([{ owner: "Ben Moss" }]);
});

test.each([
  [["Ada: I'll write up what I've seen and send it round to them.", "Ben: Thanks."]],
  [["Ada: I'll look into why it doesn't work and tell the bank.", "Ben: Great."]],
  [["Ada: Ich prüfe bis Freitag, was da nicht stimmt."]],
  [["Ben: De zoekfunctie is traag.", "Ada: Ik kijk dat na.", "Ben: Dat moet mee.", "Ada: Dan is het vrijdag klaar."]],
  [["Ben: Ist er nicht dein Schwager?", "Ada: Gut, dann rufe ich ihn an wegen dem Fenster."]],
  [["Ben: La déclaration manque.", "Ada: Je peux l'écrire, mais j'aurais besoin d'aide.", "Ben: Écris."]],
])("a promise stays one, whatever stands in the clauses beside it: %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toMatchObject([{ owner: "Ada Stone" }]);
});

test.each([
  [["Ada: The lift is stuck.", "Ben: You have to press both buttons.", "Carl: Yes."]],
  [["Ada: Der Aufzug hängt.", "Ben: Dann nehme ich die Treppe.", "Ada: Gut."]],
  [["Ada: En de buren?", "Ben: Daar zeg ik niks over.", "Ada: Goed."]],
  [["Ada: Vendredi je prends l'avion pour Rome.", "Ben: Veinarde."]],
  [["Ada: Je l'envoie en général le vendredi.", "Ben: Oui."]],
  [["Ada: I might look at it at some point.", "Ben: Good."]],
  [["Ada: Let's hope it's dry.", "Ben: I'll do a sun dance.", "Carl: Ha."]],
  [["Ada: Kannst du meinen Bildschirm sehen?", "Ben: Ja.", "Ada: Gut."]],
  [["Ada: Kun je mijn scherm zien?", "Ben: Ja.", "Ada: Goed."]],
])("a quip, and how a thing is done, are no jobs: %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toEqual([]);
});

test.each([
  [["Ada: Zijn de brieven de deur uit?", "Ben: Die bracht ik vanmorgen naar de post.", "Ada: Mooi."]],
  [["Ada: Dat dak moet een fortuin gekost hebben.", "Ben: Ik betaalde de helft.", "Ada: Lief van je."]],
  [["Ada: Sind die Briefe raus?", "Ben: Die brachte ich heute früh zur Post.", "Ada: Schön."]],
  [["Ada: Ben, nimmst du den Zug nach Hause?", "Ben: Ja, den um sechs.", "Ada: Schön."]],
  [["Ada: Ben, tu prends le train pour rentrer ?", "Ben: Oui, celui de six heures.", "Ada: Bien."]],
  [["Ada: Somebody should marry that man.", "Ben: I'll do it.", "Ada: Ha ha."]],
  [["Ada: Alguien debería casarse con ese hombre.", "Ben: Lo hago yo.", "Ada: Jaja."]],
  [["Ada: Who broke the window?", "Ben: Not me, ask Carl.", "Carl: Fine, it was me."]],
  [["Ada: Gracias por quedaros.", "Ben: Mi sofá me llama.", "Carl: Sí, a mí también el mío.", "Ada: Bien."]],
  [["Ben: Ich fahr am Samstag zu meiner Schwester.", "Ada: Grüß sie."]],
  [["Ben: I'm going to Rome on Friday.", "Ada: Say hello."]],
  [["Ada: Could you send the offer to the bank, Ben?", "Ben: Yes, I sent it yesterday."]],
  [["Ada: Kun je de offerte naar de bank sturen, Ben?", "Ben: Ja, heb ik al gedaan."]],
  [["Ada: Ben, mag die radio uit?", "Ben: Ja ja. Is uit."]],
  [["Ada: Et le toit ?", "Ben: Je ferais bien un jardin sur le toit, moi, un jour.", "Ada: Volontiers."]],
])("what was done, a joke that is laughed at and a way one goes are no jobs: %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toEqual([]);
});
