import { expect, test } from "vitest";
import { summaryOf } from "./said";

test.each([
  [["Ada: We agreed to raise the prices.", "Ben: No, we didn't agree on that."]],
  [["Ada: We agreed to raise the prices. Actually we have not agreed on that yet."]],
  [["Ada: We agreed to raise the prices.", "Ben: Did we?"]],
  [["Ada: We almost decided to buy the barn."]],
  [["Ada: We hebben besloten de prijzen te verhogen.", "Ben: Nee, dat hebben we niet besloten."]],
  [["Ada: We hebben bijna besloten de schuur te kopen."]],
  [["Ada: Wir haben beschlossen, die Preise zu erhöhen.", "Ben: Nein, das haben wir nicht beschlossen."]],
  [["Ada: Wir haben fast beschlossen, den Schuppen zu kaufen."]],
  [["Ada: On a décidé d'augmenter les prix.", "Ben: Non, on n'a rien décidé."]],
  [["Ada: On a presque décidé d'acheter la grange."]],
  [["Ada: Hemos decidido subir los precios.", "Ben: No, no lo hemos decidido."]],
  [["Ada: Casi hemos decidido comprar el cobertizo."]],
  [["Ada: Then we decide: the red paint.", "Ben: No, we haven't agreed on that."]],
  [["Ada: So we go with him to the station.", "Ben: And the paint?"]],
  [["Ada: Blue is forty more.", "Ben: So we decide next week.", "Ada: Yes."]],
  [["Ada: Shall we take the blue paint?", "Ben: Then we'll decide that on Monday.", "Ada: Okay."]],
  [["Ada: Nemen we de blauwe verf?", "Ben: Dus we beslissen volgende week.", "Ada: Ja."]],
  [["Ada: Nehmen wir die blaue Farbe?", "Ben: Dann entscheiden wir das nächste Woche.", "Ada: Ja."]],
  [["Ada: On prend la peinture bleue ?", "Ben: Donc on décide la semaine prochaine.", "Ada: Oui."]],
  [["Ada: ¿Cogemos la pintura azul?", "Ben: Entonces decidimos la semana que viene.", "Ada: Sí."]],
])("nothing is decided by %j", async (lines) => {
  expect((await summaryOf(lines)).decisions).toEqual([]);
});

test.each([
  ["Blue is forty more.", "Then we decide: the red paint for the shed.", "And the roof?"],
  ["Blue is forty more.", "So we go with the red paint.", "And the roof?"],
  ["Blue is forty more.", "Then we'll go with the red paint for the shed.", "And the roof?"],
  ["Blauw is duurder.", "Dan besluiten we: rode verf voor de schuur.", "En het dak?"],
  ["Blauw is duurder.", "Dus we gaan voor de rode verf.", "En het dak?"],
  ["Blau ist teurer.", "Dann entscheiden wir: rote Farbe für den Schuppen.", "Und das Dach?"],
  ["Blau ist teurer.", "Also entscheiden wir uns für die rote Farbe.", "Und das Dach?"],
  ["Le bleu est plus cher.", "Alors on décide : la peinture rouge pour l'abri.", "Et le toit ?"],
  ["Le bleu est plus cher.", "Donc on part sur la peinture rouge.", "Et le toit ?"],
  ["El azul es más caro.", "Entonces decidimos: la pintura roja para el cobertizo.", "¿Y el techo?"],
  ["El azul es más caro.", "Así que vamos con la pintura roja.", "¿Y el techo?"],
])("whoever says what follows for all of them has decided: %s %s", async (before, decision, after) => {
  const { decisions } = await summaryOf([`Ada: ${before}`, `Ben: ${decision}`, `Ada: ${after}`]);
  expect(decisions.map(({ text }) => text)).toEqual([decision]);
});

test("what is decided against something, and taken up, is decided", async () => {
  const { decisions } = await summaryOf(["Ada: We agreed not to raise the prices.", "Ben: Yes, until May."]);
  expect(decisions).toMatchObject([{ text: "We agreed not to raise the prices." }]);
});

test.each<[decision: string, evidence: string[], lines: string[]]>([
  ["Go with the red paint", ["e1", "e2"], ["Ada: Let's go with the red paint.", "Ben: Agreed."]],
  [
    "Go with the red paint",
    ["e1", "e3"],
    ["Ada: Shall we go with the red paint, then?", "Ben: Fine.", "Ada: Okay, then that's decided."],
  ],
  [
    "Fine, Thursday it is.",
    ["e2", "e3"],
    ["Ada: Wednesday is full, so Thursday?", "Ben: Fine, Thursday it is.", "Ada: Good."],
  ],
  [
    "So we stay with the old shed.",
    ["e2", "e3"],
    ["Ada: A new shed costs four thousand.", "Ben: So we stay with the old shed.", "Carl: Yes."],
  ],
  [
    "No fireworks, then.",
    ["e3", "e4"],
    ["Ada: What about fireworks?", "Ben: The dogs hate it.", "Carl: No fireworks, then.", "Ben: Agreed."],
  ],
  ["De rode verf nemen", ["e1", "e2"], ["Ada: Zullen we de rode verf nemen?", "Ben: Mee eens."]],
  [
    "Dan houden we de oude schuur.",
    ["e2", "e3"],
    ["Ada: Een nieuwe schuur kost vierduizend euro.", "Ben: Dan houden we de oude schuur.", "Carl: Akkoord."],
  ],
  ["Die rote Farbe nehmen", ["e1", "e2"], ["Ada: Wollen wir die rote Farbe nehmen?", "Ben: Einverstanden."]],
  [
    "Also bleiben wir beim alten Schuppen.",
    ["e2", "e3"],
    [
      "Ada: Ein neuer Schuppen kostet viertausend Euro.",
      "Ben: Also bleiben wir beim alten Schuppen.",
      "Carl: Ja, passt.",
    ],
  ],
  [
    "Prendre la peinture rouge",
    ["e1", "e2"],
    ["Ada: On pourrait prendre la peinture rouge.", "Ben: D'accord, bonne idée."],
  ],
  [
    "Alors on garde le vieil abri.",
    ["e2", "e3"],
    ["Ada: Un nouvel abri coûte quatre mille euros.", "Ben: Alors on garde le vieil abri.", "Carl: Entendu."],
  ],
  ["Usar la pintura roja", ["e1", "e2"], ["Ada: Podríamos usar la pintura roja.", "Ben: De acuerdo, me gusta."]],
  [
    "Pues nos quedamos con el cobertizo viejo.",
    ["e2", "e3"],
    [
      "Ada: Un cobertizo nuevo cuesta cuatro mil euros.",
      "Ben: Pues nos quedamos con el cobertizo viejo.",
      "Carl: De acuerdo.",
    ],
  ],
])("%s rests on %j: the words of two people", async (decision, evidence, lines) => {
  const { decisions } = await summaryOf(lines);
  expect(decisions.map(({ text, evidence: spans }) => [text, spans.map(({ entry }) => entry)])).toEqual([
    [decision, evidence],
  ]);
});

test.each([
  [["Ada: Let's go with the red paint.", "Ben: Hmm, the neighbours have that."]],
  [["Ada: Let's go with the red paint.", "Ben: I'd rather not.", "Carl: Agreed, it's ugly."]],
  [["Ada: Let's go with the red paint.", "Ben: Agreed.", "Carl: No, red is far too loud."]],
  [["Ada: Should we paint the shed?", "Ben: Yes."]],
  [["Ada: Let's move on.", "Ben: Agreed."]],
  [["Ada: Zullen we verder gaan?", "Ben: Akkoord."]],
  [["Ada: Wollen wir die rote Farbe nehmen?", "Ben: Keine Ahnung."]],
  [["Ada: On pourrait prendre la peinture rouge.", "Ben: C'est trop cher."]],
  [["Ada: Podríamos usar la pintura roja.", "Ben: No lo sé."]],
  [["Ada: So we stay with the old shed.", "Ada: It's cold today."]],
  [["Ada: If the bank agrees we could buy the shed.", "Ben: Agreed."]],
])("nothing is decided in %j", async (lines) => {
  expect((await summaryOf(lines)).decisions).toEqual([]);
});

test("the last word on a matter is the decision", async () => {
  const { decisions } = await summaryOf([
    "Ada: I'd say we skip the mulled wine this year.",
    "Ben: Oh no, people come for the wine.",
    "Carl: He's right, they do.",
    "Ada: All right, we keep the wine.",
    "Ben: Good.",
  ]);
  expect(decisions.map(({ text }) => text)).toEqual(["All right, we keep the wine."]);
});

test.each<[decision: string, lines: string[]]>([
  ["Striped.", ["Ada: Plain green or striped?", "Ben: Striped.", "Carl: Yes, striped."]],
  ["No live show.", ["Ada: A live show! With an audience!", "Ben: No live show.", "Ada: Okay."]],
  ["Geen glijbaan.", ["Ada: Een glijbaan in de hal?", "Ben: Geen glijbaan.", "Carl: Akkoord."]],
  ["Keine Musik.", ["Ada: Musik im Wartezimmer?", "Ben: Keine Musik.", "Ada: Na gut."]],
  ["Pas de lapins.", ["Ada: Des lapins, alors ?", "Ben: Pas de lapins.", "Carl: D'accord."]],
  [
    "Nein, der muss noch ein Jahr halten.",
    ["Ada: Kaufen wir einen neuen Drucker?", "Ben: Nein, der muss noch ein Jahr halten.", "Carl: Seh ich auch so."],
  ],
])("%s is settled by what two say", async (decision, lines) => {
  expect((await summaryOf(lines)).decisions.map(({ text }) => text)).toEqual([decision]);
});

test.each([
  [["Ada: Two quotes came in.", "Ben: No problem.", "Ada: Okay."]],
  [["Ada: The hall was quiet or what?", "Ben: A bit quiet.", "Carl: Quiet is good in a workshop."]],
  [["Ada: Haben wir eine Versicherung oder nicht?", "Ben: Ohne mich, ich weiß nichts.", "Carl: Ich auch nicht."]],
])("small talk settles nothing: %j", async (lines) => {
  expect((await summaryOf(lines)).decisions).toEqual([]);
});

test.each<[decision: string, lines: string[]]>([
  ["Two is plenty.", ["Ada: Two stages or three?", "Ben: Two is plenty.", "Carl: Right, two."]],
  ["The fee stays at ten euros, agreed?", ["Ada: The fee stays at ten euros, agreed?", "Ben: Agreed."]],
  ["The hours stay the same, right?", ["Ada: The hours stay the same, right?", "Ben: The same, yes.", "Carl: Yes."]],
  [
    "Closed on Sundays.",
    ["Ada: What if we opened on Sundays?", "Ben: Not with us.", "Carl: Agreed. Closed on Sundays.", "Ada: Okay."],
  ],
  ["We keep the logo, as planned.", ["Ada: We keep the logo, as planned.", "Ben: The logo, yes.", "Carl: Good."]],
  [
    "The trade fair, do we go? Then we're going.",
    ["Ada: The trade fair, do we go?", "Ben: I say yes.", "Carl: Yes.", "Ada: Then we're going."],
  ],
  [
    "Zondag dicht.",
    [
      "Ada: En als we op zondag opengaan?",
      "Ben: Nee.",
      "Carl: Zondag dicht.",
      "Ada: Oké. Zondag dicht, dat blijft zo.",
    ],
  ],
  ["Zwei reichen.", ["Ada: Zwei Bühnen oder drei?", "Ben: Zwei reichen.", "Carl: Gut, zwei."]],
  ["Deux suffisent.", ["Ada: Deux scènes ou trois ?", "Ben: Deux suffisent.", "Carl: Bon, deux."]],
  ["La cuota se queda en diez, ¿de acuerdo?", ["Ada: La cuota se queda en diez, ¿de acuerdo?", "Ben: De acuerdo."]],
])("%s is settled, once it is said again or agreed to", async (decision, lines) => {
  expect((await summaryOf(lines)).decisions.map(({ text }) => text)).toEqual([decision]);
});

test.each([
  [["Ada: The shop stays open until six.", "Ben: I see."]],
  [["Ada: Do we know who's coming?", "Ben: Sixty people.", "Carl: Sixty!"]],
  [["Ada: How was the trip?", "Ben: Long.", "Carl: Very long."]],
  [["Ada: Drie man kwamen er.", "Ben: Drie.", "Carl: Drie, tjonge."]],
  [["Ada: Geht der Drucker?", "Ben: Immer noch nicht.", "Carl: Immer noch nicht."]],
  [["Ada: Schön. Also der Hof.", "Ben: Ja, schon da."]],
  [["Ada: On commence ?", "Ben: Oui.", "Carl: Oui."]],
  [["Ada: ¿Empezamos?", "Ben: Sí.", "Carl: Sí."]],
])("what is told, or asked to be told, settles nothing: %j", async (lines) => {
  expect((await summaryOf(lines)).decisions).toEqual([]);
});

test.each([
  [
    [
      "Ada: Are we doing the oysters or not?",
      "Ben: I'd do scallops.",
      "Ada: No oysters then. Scallops.",
      "Carl: Scallops, yes.",
    ],
  ],
  [["Ada: Do we use the old paper?", "Ben: No. The new one from now on.", "Ada: The new one. Good."]],
  [["Ada: Do we move the sale to June?", "Carl: June's full.", "Ben: May was fine.", "Ada: So May it stays."]],
  [["Ben: Ik zou toneel doen, maar ik doe het niet.", "Ada: Snap ik. Dan geen toneel dit jaar.", "Carl: Jammer."]],
  [["Ada: En als we een dj neerzetten?", "Ben: Geen dj. Ik woon erboven.", "Ada: Oké, geen dj dan."]],
  [["Ada: ¿Hacemos el mercadillo todos los meses?", "Ben: No. Dos al año.", "Carl: Dos y ya.", "Ada: Listo, dos."]],
])("what others said is decided once somebody sums it up or gives in: %j", async (lines) => {
  expect((await summaryOf(lines)).decisions).toHaveLength(1);
});

test.each([
  [["Ada: I gave up the play.", "Ben: Wise decision."]],
  [["Ada: Moi, je laisse tomber.", "Ben: Sage décision."]],
  [["Ada: ¿Subimos el precio?", "Ben: No lo sé.", "Ada: Pues se queda en el aire."]],
  [["Ada: ¿Algo más?", "Ben: No, nada.", "Ada: Pues a comer.", "Ben: Vale."]],
])("a remark on what somebody chose, and the way to lunch, decide nothing: %j", async (lines) => {
  expect((await summaryOf(lines)).decisions).toEqual([]);
});

// The form alone: something is open, others say what they think, and somebody says shortly what follows.
test.each<[decision: string, lines: string[]]>([
  [
    "Books, then.",
    ["Ada: Chicks or books in the window?", "Ben: Everybody has chicks.", "Carl: Books, then.", "Ada: Books it is."],
  ],
  [
    "Then she keeps the couch.",
    [
      "Ada: The couch. Does it go with her?",
      "Ben: It has been through three wars.",
      "Ada: Then she keeps the couch.",
      "Carl: Yeah.",
    ],
  ],
  [
    "Dan rijden we voortaan langs de kerk.",
    [
      "Ada: Zullen we ook langs de kerk rijden?",
      "Ben: Dat scheelt maar vier minuten.",
      "Ada: Dan rijden we voortaan langs de kerk.",
      "Carl: Prima.",
    ],
  ],
  [
    "Dann bleibt der Kompost Privatsache.",
    [
      "Ada: Was haltet ihr von einem Kompost für alle?",
      "Ben: Nichts, der stinkt.",
      "Ada: Dann bleibt der Kompost Privatsache.",
      "Ben: Gut.",
    ],
  ],
  [
    "On reste sur huit heures, alors.",
    [
      "Ada: Et si on ouvrait à sept heures ?",
      "Ben: À sept heures il n'y a que les pigeons.",
      "Ada: On reste sur huit heures, alors.",
      "Ben: Oui, pitié.",
    ],
  ],
  [
    "Venga, los planetas.",
    [
      "Ada: ¿Tema libre o los planetas?",
      "Ben: Los planetas molan más.",
      "Ada: Venga, los planetas.",
      "Carl: Planetas.",
    ],
  ],
])("%s is decided by its form", async (decision, lines) => {
  expect((await summaryOf(lines)).decisions.map(({ text }) => text)).toEqual([decision]);
});

test.each([
  [["Ada: What's that noise?", "Ben: That's the compressor.", "Ada: Right.", "Carl: The compressor, yes."]],
  [["Ada: Ich hab's gemacht.", "Ben: Gut gemacht.", "Carl: Danke."]],
  [["Ada: Tout est prêt ?", "Ben: Oui.", "Ada: Allez, en place !"]],
  [["Ada: A drone, shall we?", "Ben: I'd rather not.", "Carl: Agreed."]],
  [["Ada: Shall we", "Ben: S", "Ada: Yes."]],
])("a remark in passing decides nothing: %j", async (lines) => {
  expect((await summaryOf(lines)).decisions).toEqual([]);
});
