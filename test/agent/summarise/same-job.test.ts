import { expect, test } from "vitest";
import { summaryOf } from "./said";

/** Talk of other matters, long enough that the job before it is no longer spoken of. */
const BETWEEN = {
  en: ["Carl: The roof is dry again.", "Ada: Lucky us.", "Carl: And the cat has gone home.", "Ada: A good cat."],
  nl: ["Carl: Het dak is weer droog.", "Ada: Wat een geluk.", "Carl: En de kat is weer thuis.", "Ada: Lieve kat."],
  de: ["Carl: Das Dach ist dicht.", "Ada: Ein Glück.", "Carl: Die Katze ist wieder da.", "Ada: Die ist nett."],
  fr: ["Carl: Le toit est sec.", "Ada: Quelle chance.", "Carl: Le chat est revenu.", "Ada: Il est gentil."],
  es: ["Carl: El tejado está seco.", "Ada: Qué suerte.", "Carl: El gato ha vuelto.", "Ada: Es muy bueno."],
};

test.each([
  [
    "Ada: I'll print the flyers on Friday.",
    ...BETWEEN.en,
    "Ada: About the flyers, my printer has died.",
    "Ben: Give them to me, I'll print them on Thursday.",
    "Ada: Thanks, Ben.",
  ],
  [
    "Ada: Ik haal vrijdag de stoelen op.",
    ...BETWEEN.nl,
    "Ada: Die stoelen, vrijdag is mijn auto weg.",
    "Ben: Ik haal ze donderdag wel op.",
    "Ada: Fijn, dank je.",
  ],
  [
    "Ada: Ich hole am Freitag die Stühle ab.",
    ...BETWEEN.de,
    "Ada: Noch zu den Stühlen: mein Auto ist in der Werkstatt.",
    "Ben: Gib her, ich hole sie am Donnerstag.",
    "Ada: Danke, dann bin ich raus.",
  ],
  [
    "Ada: Je porte les chaises à la salle vendredi.",
    ...BETWEEN.fr,
    "Ada: Les chaises, ma voiture est au garage.",
    "Ben: Je les porte jeudi, moi.",
    "Ada: Oh merci.",
  ],
  [
    "Ada: El viernes recojo las sillas.",
    ...BETWEEN.es,
    "Ada: Las sillas, que mi coche está en el taller.",
    "Ben: Las recojo yo el jueves.",
    "Ada: Gracias, Ben.",
  ],
])("a job that is given away much later is one job, of who has it then: %s", async (...lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems).toMatchObject([{ owner: "Ben Moss", due: "2027-03-04" }]);
});

test.each([
  [
    "Ada: I'll ring my cousin about the roof.",
    ...BETWEEN.en,
    "Ada: That cousin of mine is in Spain.",
    "Ben: My neighbour has got one. I'll ask him.",
    "Ada: Bless you.",
  ],
  [
    "Ada: Hay que llamar al técnico. Le llamo yo mañana.",
    ...BETWEEN.es,
    "Ada: Oye, lo del técnico, mañana estoy en el juzgado.",
    "Ben: Dame el número y le llamo yo.",
    "Ada: Menos mal, gracias.",
  ],
])("who names a job of his own again, and thanks the next, has given it to him: %s", async (...lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems).toMatchObject([{ owner: "Ben Moss" }]);
});

test.each([
  ["Ada: Numbers are up two percent.", "Ben: I'll take it.", "Ada: I'd take three."],
  ["Ada: Les nappes sont chez ma sœur.", "Ben: Jeudi, elle sera prête."],
  ["Ada: Who let the goat in, does anybody know?", "Carl: Not a clue.", "Ben: Ah.", "Ada: I'll ask him some day."],
])("of nothing that had to be done nobody has a job: %s", async (...lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems).toEqual([]);
});

test("what is promised of another matter right after a job was named again is a job of its own", async () => {
  const { actionItems } = await summaryOf([
    "Ada: I'll print the flyers on Friday.",
    ...BETWEEN.en,
    "Ada: The flyers will look lovely.",
    "Ben: The mayor is in Brest. I'll call him on Thursday.",
    "Ada: All right.",
  ]);
  expect(actionItems).toMatchObject([{ owner: "Ada Stone" }, { owner: "Ben Moss", due: "2027-03-04" }]);
});

test("a job of which another speaks, and for which its owner thanks him, is left without an owner", async () => {
  const { actionItems } = await summaryOf([
    "Ada: I'll print the flyers on Friday.",
    ...BETWEEN.en,
    "Ada: The flyers, that printer of mine eats them.",
    "Ben: I'll drop by the copy shop on Thursday.",
    "Ada: Thank you, Ben.",
  ]);
  expect(actionItems.map(({ owner }) => owner)).not.toContain("Ada Stone");
});

test.each([
  [
    "Ada: I'll send the offer to the bank on Friday.",
    "Ben: And I'll book the hall.",
    "Carl: To sum up: Ada sends the offer on Friday and Ben books the hall.",
  ],
  [
    "Ada: Ik stuur vrijdag de offerte naar de bank.",
    "Ben: Ik ga de zaal boeken.",
    "Carl: Nog even op een rij: Ada stuurt vrijdag de offerte en Ben boekt de zaal.",
  ],
  [
    "Ada: Ich schicke am Freitag das Angebot an die Bank.",
    "Ben: Ich werde den Saal buchen.",
    "Carl: Ich fasse zusammen: Ada schickt am Freitag das Angebot und Ben bucht den Saal.",
  ],
  [
    "Ada: J'envoie l'offre à la banque vendredi.",
    "Ben: Moi, je vais réserver la salle.",
    "Carl: Je récapitule : Ada envoie l'offre vendredi et Ben réserve la salle.",
  ],
  [
    "Ada: Voy a enviar la oferta al banco el viernes.",
    "Ben: Yo voy a reservar la sala.",
    "Carl: Resumiendo: Ada envía la oferta el viernes y Ben reserva la sala.",
  ],
])("what is said once more at the end is no job of its own: %s", async (...lines) => {
  const { actionItems } = await summaryOf([...lines, "Ada: Right."]);
  expect(actionItems).toMatchObject([
    { owner: "Ada Stone", due: "2027-03-05" },
    { owner: "Ben Moss", due: null },
  ]);
});

test("who is named for a job at the end, and is not who took it on, leaves it without an owner", async () => {
  const { actionItems } = await summaryOf([
    "Ada: I'll send the offer to the bank.",
    "Ben: And I'll book the hall.",
    "Carl: So Ben sends the offer, Ada books the hall.",
  ]);
  expect(actionItems.map(({ owner }) => owner)).toEqual([null, null]);
});

test.each([
  ["Ben: Who are those people in green?", "Ada: Nobody knows.", "Ben: I'll eat my hat on Friday."],
  ["Ben: What about the boy who wants to bring bees?", "Ada: I'd pay to see it."],
  ["Ben: Kan iemand mijn laars plakken?", "Ada: Vraag mij niet, ik plak alles aan elkaar."],
  ["Ben: ¿Quién presenta la gala?", "Ada: A mí no me miréis, yo me mareo."],
  ["Ben: Wer hält die Rede?", "Ada: Schaut mich nicht an, ich stottere morgen bestimmt."],
  ["Ben: ¿Te animas con los turnos, Ada?", "Carl: Uf.", "Ada: Si viene la tele me corto el pelo."],
  ["Ben: ¡Qué calor, por favor!", "Ada: Y el riego, lo cambié yo de hora anoche."],
  ["Ada: I'll just open a window.", "Ben: Thank you."],
  [
    "Ben: Sort it out between you.",
    "Carl: We'll flip a coin.",
    "Ben: Good.",
    "Ben: No music, then.",
    "Ada: Fine with me.",
  ],
])("nobody takes anything on: %s", async (...lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems).toEqual([]);
});

test("who asks back whether it is for him has not taken it; whom he names may", async () => {
  const { actionItems } = await summaryOf([
    "Ada: Ben, can you call the printer about the stand?",
    "Ben: Should I do that? Carl knows him better.",
    "Carl: Leave it, I'll call him.",
    "Ada: Great.",
  ]);
  expect(actionItems).toMatchObject([{ owner: "Carl Reed" }]);
});

test("the day of the next meeting is no due date of the job before", async () => {
  const { actionItems } = await summaryOf([
    "Ada: I'll set up the phone tomorrow.",
    "Ben: Thanks.",
    "Carl: Next one on Friday, same time.",
    "Ada: Friday.",
  ]);
  expect(actionItems).toMatchObject([{ owner: "Ada Stone", due: "2027-03-03" }]);
});
