import { expect, test } from "vitest";
import { createSummarise } from "~/agent/summarise/summarise";
import { summaryOf } from "./said";

test.each<[task: string, said: string]>([
  ["Send the offer to the bank", "Okay, then I'll send the offer to the bank by Friday."],
  ["Send the offer to the bank", "I'll send you the offer to the bank by Friday."],
  ["I'll send my notes of the visit by Friday", "I'll send you my notes of the visit by Friday."],
  ["Stuur de offerte naar de bank", "Oké, dan stuur ik vrijdag de offerte naar de bank."],
  ["Stuur de offerte naar de bank", "De offerte stuur ik vrijdag naar de bank."],
  ["De offerte naar de bank sturen", "Ik zal vrijdag de offerte naar de bank sturen."],
  ["Schicke das Angebot an die Bank", "Gut, dann schicke ich am Freitag das Angebot an die Bank."],
  ["Schicke das Angebot an die Bank", "Ich schicke bis Freitag das Angebot an die Bank."],
  ["Das Angebot an die Bank schicken", "Ich werde am Freitag das Angebot an die Bank schicken."],
  ["Ich übernehme am Freitag die Gäste der Bank", "Ich übernehme am Freitag die Gäste der Bank."],
  ["Envoie l'offre à la banque", "Bon, j'envoie l'offre à la banque vendredi."],
  ["Envoyer l'offre à la banque", "Je vais envoyer l'offre à la banque vendredi."],
  ["Envoie-leur le contrat de la banque", "Je leur envoie le contrat de la banque vendredi."],
  ["Enviar la oferta al banco", "Vale, voy a enviar la oferta al banco el viernes."],
])("%s, of “%s”", async (task, said) => {
  const { actionItems } = await summaryOf([`Ada: ${said}`, "Ben: …"]);
  expect(actionItems).toMatchObject([{ text: task, owner: "Ada Stone", due: "2027-03-05" }]);
});

test.each<[task: string, asked: string, answer: string]>([
  ["Call the printer about the cover", "Could you call the printer about the cover, Ben?", "Sure."],
  ["Bel de drukker over de omslag", "Ben, bel jij de drukker over de omslag?", "Ja, doe ik."],
  ["Die Druckerei wegen des Umschlags anrufen", "Ben, kannst du die Druckerei wegen des Umschlags anrufen?", "Ja."],
  ["Appeler l'imprimeur pour la couverture", "Ben, tu peux appeler l'imprimeur pour la couverture ?", "D'accord."],
  ["Llamar a la imprenta por la portada", "Ben, ¿puedes llamar a la imprenta por la portada?", "Vale."],
])("%s, asked by name and accepted", async (task, asked, answer) => {
  const { actionItems } = await summaryOf([`Ada: ${asked}`, `Ben: ${answer}`]);
  expect(actionItems).toMatchObject([{ text: task, owner: "Ben Moss" }]);
});

test.each<[due: string | null, lines: string[]]>([
  ["2027-03-05", ["Ada: I'll call the bank tomorrow. Oh no, tomorrow I'm at the fair, Friday."]],
  ["2027-03-04", ["Ada: Ik bel de bank morgen. Nee, wacht, morgen heb ik les. Overmorgen."]],
  [null, ["Ada: Ich rufe morgen die Bank an. Ach nein, am Freitag, oder Montag."]],
  [null, ["Ada: I'll book the hall for the twelfth of April."]],
  [null, ["Ada: Je réserve la salle pour le douze avril."]],
])("due %s, as it was corrected or left open", async (due, lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems.map((item) => item.due)).toEqual([due]);
});

// The meeting is on a Tuesday, 2 March 2027.
test.each<[due: string | null, said: string]>([
  ["2027-03-05", "I'll call the bank on Friday."],
  [null, "I'll call the bank around Friday."],
  [null, "I'll call the bank in the next few days."],
  [null, "I'll call the bank later this week."],
  [null, "I'll call the bank next Friday."],
  ["2027-03-08", "I'll call the bank next Monday."],
  [null, "I'll call the guests who left on Friday."],
  [null, "I'll call the bank, they move on Friday."],
  ["2027-03-05", "By Friday, I'll call the bank."],
  [null, "Ik bel de bank in de komende dagen."],
  [null, "Ik bel de gasten die vrijdag komen."],
  ["2027-03-05", "Ik bel de bank vrijdag."],
  [null, "Ich rufe die Bank in den nächsten Tagen an."],
  [null, "Ich rufe die Bank im Laufe der nächsten Woche an."],
  ["2027-03-05", "Ich rufe die Bank bis Freitag an."],
  [null, "J'appelle la banque vers vendredi."],
  [null, "J'appelle les invités qui viennent vendredi."],
  ["2027-03-05", "J'appelle la banque avant vendredi."],
  [null, "Llamo al banco a lo largo de la semana que viene."],
  [null, "Voy a llamar al banco, pero no antes del viernes."],
  ["2027-03-05", "Llamo al banco antes del viernes."],
  [null, "I'll tell the bank that we move a day early, on Friday."],
  [null, "I'll ask the bank what it costs for Friday."],
  ["2027-03-05", "What it costs, I'll ask the bank by Friday."],
  [null, "Ik vraag de bank wat het kost voor vrijdag."],
])("due %s: “%s”, where the day is that of the promise and no other can be meant", async (due, said) => {
  const { actionItems } = await summaryOf([`Ada: ${said}`, "Ben: Thanks."]);
  expect(actionItems.map((item) => item.due)).toEqual([due]);
});

test.each<[due: string | null, said: string]>([
  ["2027-03-05", "I'll call the bank by Thursday, uh, Friday."],
  ["2027-03-09", "I'll call the bank on Monday, sorry, Tuesday."],
  ["2027-03-04", "I'll call the bank by Wednesday, no, by Thursday."],
  ["2027-03-09", "I'll call the bank by Monday, I mean Tuesday."],
  ["2027-03-16", "I'll call the bank the day after tomorrow, uh, in two weeks."],
  [null, "I'll call the bank by Thursday, uh, next week."],
  [null, "I'll call the bank by Monday, no, I can't Tuesday."],
  [null, "I'll call the bank by Friday, no, Friday is a holiday."],
  ["2027-03-04", "I'll call the bank by Thursday, not by Friday."],
  ["2027-03-05", "Ik bel de bank morgen, nee, vrijdag."],
  ["2027-03-09", "Ik bel de bank maandag, of nee, dinsdag."],
  ["2027-03-05", "Ich rufe die Bank morgen, nein, Freitag an."],
  ["2027-03-09", "Ich rufe die Bank bis Montag, äh, Dienstag an."],
  [null, "Ich rufe die Bank bis Montag, Dienstag an."],
  ["2027-03-05", "J'appelle la banque demain, non, vendredi."],
  ["2027-03-05", "Llamo al banco mañana, no, el viernes."],
])("due %s: “%s”, where a day is mended within the sentence", async (due, said) => {
  const [item, ...others] = (await summaryOf([`Ada: ${said}`, "Ben: Thanks."])).actionItems;
  expect([item?.due, item?.text.match(/day|mañana/gi), others]).toEqual([due, null, []]);
});

test.each<[due: string | null, said: string]>([
  [null, "I'll tell them we open on Friday."],
  [null, "I'll prepare the slides for the demo on Friday."],
  [null, "I'll chase the three from Leeds."],
  [null, "I'll call the bank, but not before Friday."],
  [null, "I'll book the big hall on Friday."],
  ["2027-03-05", "I'll have it for Friday."],
  [null, "Ik zal ze mailen of ze eind maart bij ons komen praten."],
  [null, "Ik regel de taart voor vrijdag."],
  ["2027-03-05", "Ik regel de taart uiterlijk vrijdag."],
  [null, "Ich kümmere mich um die Führung am Freitag."],
  ["2027-03-05", "Ich kümmere mich am Freitag um die Führung."],
  [null, "Je demanderai à la mairie les barrières pour le 12."],
  ["2027-03-12", "Je demanderai les barrières à la mairie avant le 12."],
  [null, "Voy a preparar la sala para el viernes."],
  [null, "La recojo la víspera."],
])("due %s: “%s”, where the day may be that of the object", async (due, said) => {
  const { actionItems } = await summaryOf([`Ada: ${said}`, "Ben: Thanks."]);
  expect(actionItems.map((item) => item.due)).toEqual([due]);
});

test.each<[due: string | null, lines: string[]]>([
  ["2027-03-05", ["Ada: I'll design the banner. When do you need it?", "Ben: Friday.", "Ada: Fine."]],
  [
    "2027-03-05",
    ["Ada: Je le fais mardi.", "Ben: Mardi, c'est trop tard. Vendredi au plus tard.", "Ada: Bon, vendredi."],
  ],
  [null, ["Ada: I'll send the offer tomorrow.", "Ben: Or on Friday?", "Carl: What about lunch?"]],
  ["2027-03-05", ["Ada: I'll send the offer tomorrow.", "Ben: Or on Friday?", "Ada: Yes, fine."]],
  [null, ["Ada: I'll send the offer tomorrow.", "Ben: Tomorrow is no good."]],
  [null, ["Ada: I'll send the offer to the bank, no rush.", "Ada: They come on Friday."]],
  [
    "2027-03-03",
    ["Ada: Ik bel morgen de bank.", "Ben: Zal ik een lijst maken?", "Carl: Hoe snel kan dat?", "Ben: Vrijdag."],
  ],
])("due %s, as those who speak of it leave it: %j", async (due, lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems[0]?.due).toBe(due);
});

test.each([
  [["Ada: I'm doing the floor plan. You'll have it by Friday."]],
  [["Ada: Je m'occupe du camion. Je le réserve demain."]],
  [["Ada: Yo compro la bebida. La recojo el viernes."]],
  [["Ada: Ich mache das Plakat. Das eilt nicht."]],
  [["Ada: I can do the budget.", "Ben: When would we see it?"]],
])("one item of %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toHaveLength(1);
});

test.each<[due: (string | null)[], lines: string[]]>([
  [
    ["2027-03-05", "2027-03-03"],
    ["Ada: I'll send the offer to the client by Friday.", "Ben: Fine.", "Ada: I'll call the client tomorrow."],
  ],
  [
    ["2027-03-03", "2027-03-08"],
    [
      "Ben: Who speaks to the legal team about the contract?",
      "Ada: I'll book the room tomorrow.",
      "Ben: Good.",
      "Ada: I'll call the printer about the cover by Monday.",
    ],
  ],
  [
    ["2027-03-05", null],
    ["Ada: Ik stuur de offerte uiterlijk vrijdag naar de klant.", "Ben: Fijn.", "Ada: En dan zal ik de klant bellen."],
  ],
])("due %j: two jobs of one person stay two", async (due, lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems.map((item) => item.due)).toEqual(due);
});

test("who is asked first and offers another day has the job by that day", async () => {
  const { actionItems } = await summaryOf([
    "Ada: Ben, and the backup? Could you check it by Friday?",
    "Ben: Friday I'm off. Monday?",
    "Ada: Monday is fine.",
  ]);
  expect(actionItems).toMatchObject([{ owner: "Ben Moss", due: "2027-03-08" }]);
});

test.each([
  [
    [
      "Ada: Ben, please look into the invoice.",
      "Ben: Will do.",
      "Ada: Then you tell them something, Carl?",
      "Carl: Sure.",
    ],
  ],
  [["Ada: Ben, can you send the offer by Friday?", "Carl: Okay, I'll print the badges.", "Ben: Sure."]],
  [["Ben: Right, I'll send the invitations to the members.", "Carl: Then I'll print the invitations for the members."]],
  [
    [
      "Ben: Fine, I'll order the chairs.",
      "Ada: Somebody's got to look at the alarm.",
      "Carl: Leave that with me. Not today.",
    ],
  ],
])("a job stays with who took it when another takes the next: %j", async (lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems.map(({ owner }) => owner).toSorted()).toEqual(["Ben Moss", "Carl Reed"]);
});

test("a day may be the one behind another that was turned down, and who mends a day asks nobody", async () => {
  const turned = await summaryOf([
    "Ada: Ben, can you close the tickets before Monday?",
    "Ben: I can't before Monday. Wednesday?",
    "Ada: Fine, Wednesday.",
  ]);
  expect(turned.actionItems.filter(({ due }) => due === "2027-03-03")).toEqual([]);
  const mended = await summaryOf([
    "Ada: Ben, the plots. When can we have them?",
    "Ben: Sunday. No, make that Monday, I'm away on Sunday.",
    "Ada: Fine.",
  ]);
  expect(mended.actionItems.filter(({ owner }) => owner === "Ada Stone")).toEqual([]);
});

test("a question back does not make its speaker the one who asks", async () => {
  const { actionItems } = await summaryOf([
    "Ada: Kim, the leaflets. Would you order another box?",
    "Kim Webb: Which Kim?",
    "Ada: You, Webb.",
    "Kim Webb: I'll order them today.",
  ]);
  expect(actionItems).toMatchObject([{ owner: "Kim Webb", due: "2027-03-02" }]);
});

test("a day that was given up is not in the words of the task", async () => {
  const { actionItems } = await summaryOf([
    "Ada: Ik bel morgen de bank.",
    "Ben: Morgen niet, vrijdag.",
    "Ada: Oké, vrijdag.",
  ]);
  expect(actionItems).toMatchObject([{ text: "Bel de bank", due: "2027-03-05" }]);
});

test("what another says of a matter of their own is no due date of this one", async () => {
  const { actionItems } = await summaryOf([
    "Ada: I'll push the fix tomorrow.",
    "Ben: The wording I could look at on Thursday. No, Friday.",
  ]);
  expect(actionItems[0]).toMatchObject({ owner: "Ada Stone", due: "2027-03-03" });
});

test.each<[due: string | null, said: string, start: string]>([
  ["2027-03-03", "I'll call the bank tomorrow.", "2027-03-02T23:40:00+01:00"],
  [null, "I'll call the bank tomorrow.", "2027-03-03T00:20:00+01:00"],
  [null, "Ik zal woensdag de bank bellen.", "2027-03-03T00:20:00+01:00"],
  ["2027-03-08", "I'll call the bank on Monday.", "2027-03-03T00:20:00+01:00"],
])("due %s: “%s”, said at %s, when a day may have begun that nobody slept before", async (due, said, start) => {
  const { actionItems } = await summaryOf([`Ada: ${said}`], start);
  expect(actionItems.map((item) => item.due)).toEqual([due]);
});

test.each([
  [["Ada: Si la banque refuse, je téléphonerai au notaire."]],
  [["Ada: Si me toca la lotería lo pinto yo."]],
  [["Ada: Je propose la cour, c'est plus simple."]],
  [["Ada: Ich schlage die alte Halle vor."]],
  [["Ada: I won't write to the bank before it's signed, I tell you."]],
  [["Ada: The bank said they'd send it last week."]],
])("no item in %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toEqual([]);
});

test("who forgets another matter takes back nobody's job", async () => {
  const { actionItems } = await summaryOf([
    "Ada: So I'll order the chairs from the usual shop.",
    "Ben: I promised my kids I'd sing a solo, ha, forget that.",
  ]);
  expect(actionItems).toMatchObject([{ text: "Order the chairs from the usual shop", owner: "Ada Stone" }]);
});

test("an offer that is taken with a question back names what had to be done", async () => {
  const { actionItems } = await summaryOf([
    "Ada: Somebody has to write to the organist.",
    "Ben: I could do that.",
    "Ada: Would you? Thanks.",
  ]);
  expect(actionItems).toMatchObject([{ text: "Write to the organist", owner: "Ben Moss" }]);
});

test("a job that is passed on by name is the job of who takes it, and of nobody where two bear the name", async () => {
  const asked = "Ben: Dat lukt me niet, ik ben weg.";
  const passed = await summaryOf([
    "Ada: Ben, vraag jij de gemeente om hekken?",
    `${asked} Kan Carl dat niet?`,
    "Carl: Ja hoor, doe ik.",
  ]);
  expect(passed.actionItems).toMatchObject([{ text: "Vraag de gemeente om hekken", owner: "Carl Reed" }]);
  const { actionItems } = await summaryOf(["Ada: Kim, can you call the printer about the cover?", "Ben: She can."]);
  expect(actionItems.filter(({ owner }) => owner !== null)).toEqual([]);
});

test.each<[followUp: string | null, said: string]>([
  ["2027-03-05", "Gracias, hasta el viernes."],
  [null, "El camión no viene hasta el viernes."],
  ["2027-03-05", "Goed, tot vrijdag."],
  [null, "De buren zijn tot vrijdag weg."],
])("the next meeting is %s: “%s”", async (followUp, said) => {
  const summary = await summaryOf(["Ada: …", `Ben: ${said}`]);
  expect(summary.followUp?.when.slice(0, 10) ?? null).toBe(followUp);
});

test.each<[owner: string, lines: string[]]>([
  ["Ben Moss", ["Ada: And who's telling the neighbours?", "Ben: Suppose that's me, I live next door."]],
  ["Ben Moss", ["Ada: Iemand moet naar de bouwmarkt.", "Ben: Geef mij dat maar."]],
  ["Ben Moss", ["Ada: Wer redet mit den Nachbarn?", "Ben: Das übernehme lieber ich."]],
  ["Ben Moss", ["Ada: Il faut quelqu'un pour les frites. Ben, tu les fais très bien.", "Ben: D'accord, je m'y mets."]],
  ["Ben Moss", ["Ada: Ben, ¿corriges tú el catálogo?", "Ben: Sí, claro, dámelo a mí."]],
  ["Ada Stone", ["Ada: Ich sollte zum Dachdecker. Ich fahr am Freitag bei ihm vorbei.", "Ben: Gute Idee."]],
  ["Ada Stone", ["Ada: Je descendrai l'enregistrer avec mon téléphone.", "Ben: Bonne idée !"]],
  ["Ada Stone", ["Ada: Dan heb ik de migratie vrijdag klaar.", "Ben: Mooi."]],
  ["Ben Moss", ["Ada: The sign's fallen down. Ben?", "Ben: Shall I ring the council about it?", "Ada: If you would."]],
  ["Ben Moss", ["Ada: Wer sagt den Gästen ab?", "Ben: Na gut, das mach halt ich."]],
  ["Ben Moss", ["Ada: Ben, ¿puedes mirar el andamio?", "Ben: Puedo, sí."]],
  ["Ada Stone", ["Ada: Samstag hätte ich Zeit, dann tausche ich die Bretter aus.", "Ben: Wunderbar."]],
  ["Ada Stone", ["Ada: Un copain revend une machine à café. J'y passe jeudi.", "Ben: Formidable."]],
  ["Ada Stone", ["Ben: Faltan las partituras.", "Ada: Las fotocopio yo el viernes en el trabajo.", "Ben: Gracias."]],
  ["Ada Stone", ["Ada: La fiesta. Yo me ocuparía de la música.", "Ben: Buena idea."]],
  ["Ada Stone", ["Ada: You'll all have the accounts a fortnight today, then.", "Ben: Good."]],
])("%s has what was taken on in words of every day", async (owner, lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems.map((item) => item.owner)).toEqual([owner]);
});

test.each([
  ["Ada: I'll put the kettle on in a sec.", "Ben: Lovely."],
  ["Ada: Je vais chercher un café.", "Ben: Prends-moi un thé !", "Ada: D'accord."],
  ["Ada: Ben, doe die deur even dicht, het tocht.", "Ben: Doe ik. Zo."],
  ["Ada: I'll switch it off. There.", "Ben: Thanks."],
  ["Ada: Wie heeft er nog spierpijn?", "Ben: Ik."],
  ["Ada: Kan iemand het raam openzetten?", "Ben: Ik doe het wel.", "Ada: Dank je."],
  ["Ada: Un jour, je la finirai.", "Ben: Super."],
  ["Ada: Anyone want a pie? I'll get the box.", "Ben: Lovely."],
  ["Ada: O, dan neem ik het terug.", "Ben: Mooi."],
  ["Ada: Ik ga morgen lekker niks doen.", "Ben: Goed zo."],
  ["Ada: El técnico vino ayer, cambió una pieza.", "Ben: Gracias."],
  ["Ada: Viernes está cerrado el taller.", "Ben: Vale."],
])("nobody takes anything on in “%s”", async (...lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems).toEqual([]);
});

test.each<[owner: string, due: string | null, lines: string[]]>([
  [
    "Carl Reed",
    "2027-03-05",
    [
      "Ada: I'll make the sign. Friday.",
      "Ben: Lovely. The bank wrote again.",
      "Carl: They always do.",
      "Ben: And the rota hangs on the wall.",
      "Carl: Good.",
      "Ada: Oh, the sign. Carl, haven't you got the laminator at home?",
      "Carl: I have. Fine, I'll do the sign. Still Friday?",
      "Ada: Yes please.",
    ],
  ],
  [
    "Ben Moss",
    null,
    [
      "Ada: Da fehlt ein Fenster. Carl, rufst du da an?",
      "Carl: Mach ich.",
      "Ada: Das Gerüst steht noch.",
      "Ben: Das war teuer.",
      "Ada: Sehr teuer.",
      "Carl: Du, Ben, wegen dem Fenster. Der Händler ist doch dein Schwager?",
      "Ben: Leider ja. Gut, dann rufe ich ihn selber an.",
    ],
  ],
])("%s has what was another's, once the talk has come back to it", async (owner, due, lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems).toMatchObject([{ owner, due }]);
});

test("more that is asked of a job is no second one", async () => {
  const { actionItems } = await summaryOf([
    "Ada: Dan vraag ik mijn schoonzus of ze meehelpt.",
    "Ben: Laat je het ons dan weten?",
    "Ada: Ja hoor, maandag weten jullie het.",
  ]);
  expect(actionItems).toMatchObject([{ owner: "Ada Stone", due: "2027-03-08" }]);
});

test.each([
  ["Ada: I'll get you a plan on Wednesday.", "Ben: Wednesday's tight, the pricing isn't closed."],
  [
    "Ada: Ik stuur de uitnodiging woensdag rond.",
    "Ben: De tent moet er eerst zijn.",
    "Ada: Je hebt gelijk. Vrijdag dan.",
  ],
  [
    "Ada: Je vous donne le tarif vendredi.",
    "Ben: Bon.",
    "Carl: Et la couverture ?",
    "Ada: Ah, vendredi je suis à Lyon.",
  ],
  ["Ada: I'll print the leaflets on Friday.", "Ben: Lovely.", "Carl: The leaflets go out on Thursday, don't they?"],
  [
    "Ada: Je le vois vendredi, je lui demande.",
    "Ben: Vendredi tu es à Lyon, non ?",
    "Ada: Ah mince, oui. Jeudi alors.",
  ],
])("a day that is put in doubt is none: “%s”", async (...lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems).toMatchObject([{ owner: "Ada Stone" }]);
  expect(actionItems[0]?.due).not.toBe(summaryDay(lines[0] ?? ""));
});

/** Wednesday or Friday after the meeting, as the first line says. */
const summaryDay = (line: string) => (/wednesday|woensdag/i.test(line) ? "2027-03-03" : "2027-03-05");

test("an article that begins a sentence calls nobody whose name holds one", async () => {
  const summary = await createSummarise(null)({
    ...{ title: "", start: Date.parse("2027-03-02T10:00:00+01:00"), zone: "Europe/Amsterdam" },
    guests: [
      { name: "Erik de Graaf", email: null },
      { name: "Noor Haddad", email: null },
    ],
    entries: [
      { id: "a", speaker: "Noor Haddad", at: 0, text: "De koffie was om elf uur op. Dat moet echt anders." },
      { id: "b", speaker: "Erik de Graaf", at: 5, text: "Ja, dat onthouden we." },
    ],
  });
  expect(summary.actionItems).toEqual([]);
});

test.each([
  ["2027-03-30", "Ada: Same time in a month? Tuesday the thirtieth?"],
  ["2027-03-16", "Ada: Same time in a fortnight?"],
  [null, "Ada: Same time a fortnight tonight?"],
])("the next time is %s, in the words that say it best: “%s”", async (day, line) => {
  const talk = ["Ada: The boiler is broken.", "Ben: It is."];
  const { followUp } = await summaryOf([...talk, line, "Ben: Fine."]);
  expect(followUp?.when.slice(0, 10) ?? null).toBe(day);
});

test.each([
  "My boss said I'll fix the server tomorrow, which is nonsense.",
  "The client wrote: I'm sorry. I'll pay the invoice by Friday.",
  "And then she said I'll call you tomorrow.",
  "She thinks I'll send the offer by Friday.",
  "De klant schreef: ik betaal de factuur vrijdag.",
  "Toen zei hij ik bel je morgen over de offerte.",
  "Mein Chef hat gesagt, ich schicke das Angebot bis Freitag.",
  "Mon chef a dit je répare le serveur demain.",
  "Mi jefe dijo: voy a arreglar el servidor mañana.",
])("“%s” is of somebody else", async (said) => {
  expect((await summaryOf([`Ada: ${said}`, "Ben: Thanks."])).actionItems).toEqual([]);
});

test.each([
  "As I said, I'll send the offer by Friday.",
  "I told Ben I'll send the offer by Friday.",
  "She said it's urgent, so I'll send the offer by Friday.",
  "Zoals ik zei, ik stuur de offerte vrijdag.",
])("“%s” is the speaker's own", async (said) => {
  const { actionItems } = await summaryOf([`Ada: ${said}`]);
  expect(actionItems).toMatchObject([{ owner: "Ada Stone", due: "2027-03-05" }]);
});

test.each([
  [["Ada: I'll book the hall by Friday.", "Ben: I'll do that instead, Ada."]],
  [["Ada: I'll book the hall by Friday.", "Ben: Let me take that, Ada."]],
  [["Ada: I'll book the hall by Friday.", "Ben: Yes, I'll take over the hall."]],
  [["Ada: Ik boek vrijdag de zaal.", "Ben: Dat doe ik wel, Ada."]],
  [["Ada: Ik boek vrijdag de zaal.", "Ben: Ik neem dat van je over."]],
  [["Ada: Ich buche den Saal bis Freitag.", "Ben: Das mache ich lieber, Ada."]],
  [["Ada: Reservo la sala el viernes.", "Ben: Mejor lo hago yo, Ada."]],
])("Ben has taken it over: %j", async (lines) => {
  const { actionItems } = await summaryOf(lines);
  expect(actionItems).toMatchObject([{ owner: "Ben Moss", due: null }]);
});

test("who promises something else has taken nothing over", async () => {
  const lines = ["Ada: I'll book the hall by Friday.", "Ben: Great, Ada, I'll send you the address."];
  const { actionItems } = await summaryOf(lines);
  expect(actionItems.map(({ owner }) => owner)).toEqual(["Ada Stone", "Ben Moss"]);
});

test.each([
  [["Ada: I'll send the deck by Friday.", "Ben: Good.", "Ada: Done, I just sent the deck."]],
  [["Ada: I'll send the deck by Friday.", "Ben: Good.", "Ada: I've just sent the deck."]],
  [["Ada: Ik stuur vrijdag de offerte.", "Ben: Fijn.", "Ada: Klaar, ik heb de offerte net gestuurd."]],
  [["Ada: Ich schicke bis Freitag das Angebot.", "Ben: Gut.", "Ada: Erledigt, ich habe das Angebot geschickt."]],
  [["Ada: J'envoie l'offre vendredi.", "Ben: Bien.", "Ada: C'est fait, je viens d'envoyer l'offre."]],
  [["Ada: Envío la oferta el viernes.", "Ben: Bien.", "Ada: Hecho, ya he enviado la oferta."]],
])("what is done before the end is no item: %j", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toEqual([]);
});

test("what somebody else has done of another matter leaves an item open", async () => {
  const lines = ["Ada: I'll send the deck by Friday.", "Ben: I've sent the invoice already."];
  expect((await summaryOf(lines)).actionItems).toHaveLength(1);
});

test.each([
  [["Ada: Do it.", "Ben: Okay, I'll do it tomorrow."]],
  [["Ada: Ik doe het vrijdag."]],
  [["Ada: Das mache ich morgen."]],
])("no item of %j, where nothing says what", async (lines) => {
  expect((await summaryOf(lines)).actionItems).toEqual([]);
});

test.each<[owner: string, due: string | null, lines: string[]]>([
  ["Ben Moss", "2027-03-03", ["Ada: Somebody has to, um, call the bank.", "Ben: I, uh, I'll call them, um, tomorrow."]],
  ["Ben Moss", "2027-03-05", ["Ada: The poster.", "Ben: I'll have the, uh, the poster done by the... by Friday."]],
  ["Ben Moss", "2027-03-05", ["Ada: Das Plakat fehlt noch.", "Ben: Ich, äh, ich mach das bis, äh, bis Freitag."]],
  ["Ben Moss", null, ["Ada: Die Leiter?", "Ben: So. Ich kann sie holen, wenn du willst.", "Ada: Das wäre großartig."]],
  ["Ada Stone", "2027-03-05", ["Ada: By Friday I'll check if the hall is free.", "Ben: Thanks."]],
  ["Ada Stone", "2027-03-05", ["Ada: D'ici vendredi je vais demander si la salle est libre.", "Ben: Merci."]],
  ["Ada Stone", "2027-03-03", ["Ada: Mañana llamo al banco, a ver si abre el lunes.", "Ben: Gracias."]],
  [
    "Ben Moss",
    null,
    ["Ada: When do we need the notes? Middle of May?", "Ben: I'll send them on the fifteenth.", "Ada: Fine."],
  ],
  ["Ben Moss", "2027-03-02", ["Ada: Den Plan müsste mir einer von euch schicken.", "Ben: Kriegst du heute noch."]],
])("%s does it by %s, said haltingly: %j", async (owner, due, lines) => {
  expect((await summaryOf(lines)).actionItems).toMatchObject([{ owner, due }]);
});
