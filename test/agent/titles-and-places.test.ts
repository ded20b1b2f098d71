import { expect, test } from "vitest";
import { converse, guest, meeting, playAll } from "../support/dialogue";

const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  talk.put(
    meeting("Photo", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", ["Tom Barker", "Mia Chen"].map(guest)),
  );
  return talk;
};

const OPEN = { nl: "koffie met tom vrijdag 15u", de: "kaffee mit tom freitag 15 uhr" };
const YES = { nl: "ja", de: "ja" };

/** What is open, or was just booked, gets a place or a name by the word for it. */
const PLACES: Readonly<Record<keyof typeof OPEN, readonly string[]>> = {
  nl: [
    "locatie: Blue Door",
    "locatie is Blue Door",
    "plek wordt Blue Door",
    "zet als plaats Blue Door erbij",
    "zet locatie op Blue Door",
    "voeg Blue Door toe als locatie",
    "we zien elkaar in Blue Door",
    "we spreken af bij Blue Door",
  ],
  de: [
    "ort: Blue Door",
    "ort ist Blue Door",
    "treffpunkt ist Blue Door",
    "trag noch Blue Door als ort ein",
    "kannst du als location Blue Door angeben",
    "setz den ort auf Blue Door",
    "im Blue Door",
  ],
};
const NAMES: Readonly<Record<keyof typeof OPEN, readonly string[]>> = {
  nl: [
    "titel: Catch up",
    "titel moet Catch up zijn",
    "kan de titel veranderd worden in Catch up?",
    "zet Catch up als titel",
    "het heet Catch up",
    "de koffie moet Catch up heten",
  ],
  de: [
    "titel: Catch up",
    "titel soll Catch up sein",
    "kannst du den namen auf Catch up ändern?",
    "trag Catch up als titel ein",
    "es heißt Catch up",
    "soll Catch up heißen statt kaffee",
  ],
};

const codes = Object.keys(OPEN) as (keyof typeof OPEN)[];
const both = (language: keyof typeof OPEN, said: string, card: string) =>
  [
    [`before it is booked: ${language}: ${said}`, `> ${OPEN[language]}\n15:00–15:30\n> ${said}\n${card}`],
    [
      `once it is booked: ${language}: ${said}`,
      `> ${OPEN[language]}\n15:00–15:30\n> ${YES[language]}\n15:00\n> ${said}\n${card}`,
    ],
  ] as const;

playAll(
  {
    ...Object.fromEntries(
      codes.flatMap((language) => [
        ...PLACES[language].flatMap((said) => both(language, said, "15:00–15:30 … Blue Door … Tom Barker")),
        ...NAMES[language].flatMap((said) => both(language, said, "*Catch up* … 15:00–15:30 … Tom Barker")),
      ]),
    ),
    "that a place is fine changes nothing": `
      > koffie met tom vrijdag 15u
      15:00–15:30
      > locatie is prima
      nog niets`,
  },
  begin,
);

test("a question about the place sets none", () => {
  const talk = begin();
  talk.say(OPEN.de);
  expect(talk.say("ist der ort Blue Door?")).not.toContain("Wo:");
});

test.each([
  ["podcast recording thursday 2:30pm", "*Podcast recording*"],
  ["dog walking friday 3pm", "*Dog walking*"],
  ["need to see the bank monday at 11 for half an hour", "*Bank*"],
  ["ramen lappen vrijdag 15:00", "*Ramen lappen*"],
  ["enregistrement du podcast vendredi 16h", "*Enregistrement du podcast*"],
  ["grabación del podcast viernes 16:00", "*Grabación del podcast*"],
])("a few words and an hour are a meeting that is called so: %s", (said, title) => {
  expect(begin().say(said)).toMatch(/^(?:Shall I book|Zal ik|Je réserve|¿Reservo)/);
  expect(begin().say(said)).toContain(title);
});

const besidePhysio = () => {
  const talking = begin();
  talking.put(meeting("Physio", "2026-11-26T09:00:00+01:00", "2026-11-26T09:45:00+01:00"));
  return talking;
};

test.each(["turn the heating on at 6", "squash the physio friday 3pm", "tom monday 4pm, Pieter"])(
  "words that do something, or stand apart, are asked about: %s",
  (said) => {
    expect(besidePhysio().say(said)).not.toMatch(/^Shall I book/);
  },
);

test("a last name in front of a noun is a word of what the meeting is about", () => {
  const reply = begin().say("mia friday at 10 about the barker application");
  expect(reply).toContain("Mia Chen");
  expect(reply).not.toContain("Tom");
});

test.each([
  ["meeting with tom friday 3pm", "it's about invoice 2024-118", "*Invoice 2024-118*"],
  ["meeting with tom friday 3pm", "topic is the roof", "*The roof*"],
  ["coffee with tom friday 3pm", "it's about the roof", "*Coffee: the roof*"],
  ["afspraak met tom vrijdag 15:00", "het gaat over dossier 24B", "*Dossier 24B*"],
  ["termin mit tom freitag 15 uhr", "es geht um Akte 24B", "*Akte 24B*"],
  ["rendez-vous avec tom vendredi 15h", "c'est au sujet du dossier 24B", "*Dossier 24B*"],
  ["reunión con tom el viernes a las 15", "es sobre el expediente 24B", "*El expediente 24B*"],
])("%s, then “%s”: what it is about is its name", (open, topic, title) => {
  const talk = begin();
  talk.say(open);
  const card = talk.say(topic);
  expect(card).toContain(title);
  expect(card).toContain("tom@example.com");
});

test.each([
  ["call with mia friday 1pm about the flat on 12 Main Street", "Call about the flat", "12 Main Street"],
  [
    "overleg met mia vrijdag 13:00 over het pand aan de Keizersgracht 241",
    "Overleg over het pand",
    "Keizersgracht 241",
  ],
  ["appel avec mia vendredi à 13h au sujet de l'appartement rue Victor Hugo 12", "appartement", "rue Victor Hugo 12"],
  [
    "llamada con mia el viernes a las 13:00 sobre el piso de la calle Mayor 12",
    "Llamada sobre el piso",
    "calle Mayor 12",
  ],
])("%s keeps what it is about and where", (text, title, where) => {
  const card = begin().say(text);
  expect(card).toContain(title);
  expect(card).toContain(where);
  expect(card).toContain("mia@example.com");
});

test.each([
  ["friday 10am lunch at 12 Main Street with Zara Blake", "Zara Blake"],
  ["vrijdag om 10 uur kennismaking op Keizersgracht 241 met Thijs van Loon", "Thijs van Loon"],
  ["koffie met Thijs van Loon vrijdag om 10 uur", "Thijs van Loon"],
  ["Freitag 10 Uhr Kennenlernen in der Hauptstraße 12 mit Sven von Thun", "Sven von Thun"],
])("%s: somebody whom nobody knows is asked for an address", (text, name) => {
  const talk = begin();
  expect(talk.say(text)).toContain(name);
  expect(talk.pending()?.kind).toBe("address");
});

test.each([
  ["the budget review goes in at 11 on friday pls", "*Budget review*"],
  ["the 9 o'clock show planning goes in at 11 on friday", "*9 o'clock show planning*"],
  ["new yoga class goes in the diary friday at 11am", "*Yoga class*"],
  ["de teamlunch gaat vrijdag om 11 uur in de agenda", "*Teamlunch*"],
  ["de nieuwe cursus komt er vrijdag om 11 uur in", "*Cursus*"],
  ["vrijdag om 11 uur komt de glazenwasser", "*Glazenwasser*"],
  ["am Freitag um 11 Uhr kommt der Glaser", "*Glaser*"],
  ["vendredi à 11h vient le vitrier", "*Vitrier*"],
  ["el viernes a las 11 viene el cristalero", "*Cristalero*"],
])("%s: where it goes is no part of its name", (text, title) => {
  const card = begin().say(text);
  expect(card).toContain(title);
  expect(card).toContain("11:00–11:30");
});

test.each([
  ["put down first aid course for the whole of monday", "*First aid course*"],
  ["i'm at the trade fair all of monday, mark it", "*Trade fair*"],
])("%s takes all of the day", (text, title) => {
  const card = begin().say(text);
  expect(card).toContain(title);
  expect(card).toContain("Mon 30 Nov, all day");
});

test.each([
  ["en", "coffee with tom friday 10am, in the old library", "old library"],
  ["en", "lunch with tom tmrw 1pm, round the corner", "round the corner"],
  ["en", "meet tom fri 11am outside the station", "outside the station"],
  ["en", "lunch with tom fri 1pm downstairs", "downstairs"],
  ["en", "qbr with tom thu 3-4:30pm rm 4.12", "rm 4.12"],
  ["en", "portraits for tom fri 1pm, his studio on dyer sq. 40 mins he said", "his studio on dyer sq"],
  ["nl", "koffie met tom vrijdag 11 uur, zijn atelier aan de gracht", "zijn atelier aan de gracht"],
  ["de", "tee mit tom Freitag 15 Uhr, seine Praxis in der Ahornstraße", "seine Praxis in der Ahornstraße"],
  ["fr", "café avec tom vendredi 15h, chez lui", "chez lui"],
  ["es", "café con tom el viernes a las 16h, su taller en la calle Real", "su taller en la calle Real"],
  ["nl", "koffie met tom vrijdag 11 uur, in het magazijn", "magazijn"],
  ["nl", "koffie met tom vrijdag 11 uur beneden", "beneden"],
  ["nl", "koffie met tom vrijdag 11 uur tegenover het station", "tegenover het station"],
  ["de", "Kaffee mit Tom Freitag 15 Uhr, in der alten Kantine", "alten Kantine"],
  ["de", "Besprechung mit Tom Freitag 10 Uhr im Lager", "Lager"],
  ["de", "Kaffee mit Tom Freitag 15 Uhr draußen", "draußen"],
  ["fr", "café avec tom vendredi 15h, une heure, au dépôt", "dépôt"],
  ["fr", "café avec tom vendredi 15h en face de la gare", "en face de la gare"],
  ["es", "junta con tom el sábado 10am, hora y media, en la bodega", "bodega"],
  ["es", "café con tom el viernes a las 16h al lado del banco", "al lado del banco"],
] as const)("where it is may stand behind everything, %s: %s", (code, text, place) => {
  const talk = begin();
  const [where] = /(?<=(?:Where|Waar|Wo|Où|Dónde)\s?: ).*/u.exec(talk.say(text)) ?? [];
  expect([code, where]).toEqual([code, place]);
});

test.each([
  ["dentist fri 3pm for a checkup", "*Dentist for a checkup*"],
  ["meeting with tom friday at 3pm to sort out the rent", "*Sort out the rent*"],
  ["lunch with tom fri 1pm for his birthday at the swan", "*Lunch for his birthday*"],
  ["block fri 2-4pm to finish the deck", "*Finish the deck*"],
  ["tandarts vrijdag 15 uur voor controle", "*Tandarts voor controle*"],
  ["plan vrijdag 14 uur 2 uur in om de offerte af te maken", "*Offerte af te maken*"],
  ["Besprechung mit Tom Freitag 10 Uhr, um die Miete zu klären", "*Besprechung um die Miete zu klären*"],
  ["dentiste vendredi 15h pour un contrôle", "*Dentiste pour un contrôle*"],
  ["réunion avec tom vendredi 10h pour voir le loyer", "*Réunion pour voir le loyer*"],
  ["ponme con tom el viernes a las 17:15 pa ver lo de la renta", "*Ver lo de la renta*"],
  ["veterinario viernes 18h, para vacunar al perro", "*Veterinario para vacunar al perro*"],
])("what it is for is part of its name: %s", (text, title) => {
  expect(begin().say(text)).toContain(title);
});

test("the name of a place keeps all of its words", () => {
  const talk = begin();
  talk.say("borrel met tom vrijdag 17u");
  talk.say("ja");
  expect(talk.say("bij De Zwart trouwens")).toContain("Waar: De Zwart");
  const other = begin();
  other.say("reunión con tom el viernes a las 10");
  other.say("sí");
  expect(other.say("que sea en la clínica nueva")).toContain("Dónde: Clínica nueva");
});

test.each([
  ["Do halb 8 morgens Heizung warten, dauert 3 Std", "*Heizung warten* … 07:30–10:30"],
  ["morgen ab 14 Uhr bis 18 Uhr blocken, hab Zahnschmerzen", "*Zahnschmerzen* … 14:00–18:00"],
  ["vrijdag neem ik vrijaf vanaf 13u tot 17u, noteer maar", "*Vrijaf* … 13:00–17:00"],
  ["wine delivery friday 9am, takes 2 hours", "*Wine delivery* … 09:00–11:00"],
  ["bod bespreken met tom vrijdag 10u", "*Bod bespreken* … Tom Barker"],
  ["Vertrag durchgehen mit Tom Freitag 10 Uhr", "*Vertrag durchgehen* … Tom Barker"],
  ["Freitag 11 Uhr mit Tom Vertrag besprechen", "*Vertrag besprechen* … Tom Barker"],
  ["Freitag 11 Uhr mit Tom kochen", "*Kochen* … Tom Barker"],
])("all words that nobody knows are its name, whole: %s", (text, shown) => {
  const said = begin().say(text);
  for (const part of shown.split(" … ")) expect(said).toContain(part);
  expect(said).not.toMatch(/make of|weet niet|anfangen/);
});

test.each([
  ["Freitag 6:30 Uhr früh Mia abholen", "*Mia abholen*"],
  ["Freitag 10 Uhr Mia vom Bahnhof abholen", "*Mia vom Bahnhof abholen*"],
  ["vrijdag 16u mia ophalen", "*Mia ophalen*"],
  ["mia van school halen vrijdag 15u", "*Mia van school halen*"],
])("whoever is fetched is not asked to come: %s", (text, title) => {
  const said = begin().say(text);
  expect(said).toContain(title);
  expect(said).not.toContain("mia@");
});

test("behind somebody who comes a word alone may be their other name", () => {
  expect(begin().say("met mia jansen vrijdag 10u")).toContain("mia jansen");
});

test.each([
  ["walkthrough fri 12:30 @ her office 1h", "12:30–13:30", "her office"],
  ["overleg vrijdag 10u op kantoor 2u", "10:00–12:00", "kantoor"],
  ["Abstimmung Freitag 10 Uhr im Büro 2h", "10:00–12:00", "Büro"],
  ["reunión viernes 10h en la oficina 45m", "10:00–10:45", "oficina"],
  ["réunion vendredi 10h au bureau 2h", "10:00–12:00", "bureau"],
  ["walkthrough fri 10am room 3d", "10:00–10:30", "room 3d"],
])("how long it is stands behind where it is, and is no number of a room: %s", (text, time, place) => {
  const said = begin().say(text);
  expect(said).toContain(time);
  expect(said).toMatch(new RegExp(`${place}\\b(?! \\d)`, "u"));
});
