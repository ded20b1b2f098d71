import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";
import { knownAs, sayYes } from "../support/free-talk";

type Language = "en" | "nl" | "de" | "fr" | "es";

const now = "2026-12-16T09:30:00+01:00";
const chad = guest("Chad Owens");
const becca = guest("Becca Lowe");
const at = (title: string, from: string, to: string, people = [] as ReturnType<typeof guest>[], location = "") => ({
  ...meeting(title, `2026-12-${from}:00+01:00`, `2026-12-${to}:00+01:00`, people),
  location,
});

/** A talk on a Wednesday with these meetings of the same week. */
const talkWith = (preferred: Language, ...events: ReturnType<typeof at>[]) =>
  converse({ now, preferred, events, contacts: knownAs("Chad Owens", "Becca Lowe", "Nina Rossi") });

test.each([
  [
    "en",
    at("Boiler Mrs Higgs", "17T10:00", "17T12:00"),
    "the boiler at mrs higgs is friday 2 now",
    /Fri 18 Dec, 14:00–16:00/,
  ],
  ["en", at("Football Leo", "19T10:00", "19T11:00"), "ok football is at 9 now not 10", /Sat 19 Dec, 09:00–10:00/],
  ["en", at("Choir", "17T19:00", "17T21:00"), "thursday's choir is at 8 now", /Thu 17 Dec, 20:00–22:00/],
  [
    "en",
    at("School conference", "17T16:00", "17T16:30"),
    "the school conference of my twins is transfer to friday 4:15pm",
    /Fri 18 Dec, 16:15–16:45/,
  ],
  ["en", at("Gas check at the flats", "17T11:00", "17T12:00"), "gas check is 4pm not 11", /Thu 17 Dec, 16:00–17:00/],
  ["nl", at("Tandarts", "17T15:00", "17T15:30"), "tandarts is vrijdag half 10 nu", /vr 18 dec, 09:30–10:00/],
  ["nl", at("Oudergesprek Sem", "17T15:00", "17T15:30"), "het oudergesprek is om 4 uur nu, niet 3", /16:00–16:30/],
  ["de", at("Chorprobe", "17T19:00", "17T21:00"), "Chorprobe ist um 20 Uhr jetzt, nicht 19", /20:00–22:00/],
  [
    "fr",
    at("Cours de piano", "17T17:00", "17T18:00"),
    "le cours de piano c'est vendredi maintenant",
    /18 déc\., 17:00–18:00/,
  ],
  [
    "fr",
    at("Cours de piano", "17T17:00", "17T18:00"),
    "le cours de piano est à 18h maintenant, pas 17h",
    /18:00–19:00/,
  ],
  ["es", at("Cena con los Gil", "17T21:00", "17T23:00"), "la cena con los gil es a las 20h ahora", /20:00–22:00/],
] as const)("%s: what is told of when a meeting is now moves it: %j", (language, event, said, when) => {
  const reply = talkWith(language, event).say(said);
  expect(reply).toContain(`“${event.title}”`);
  expect(reply).toMatch(when);
  expect(reply).toMatch(/Shall I move|verzetten\?|verschieben\?|déplace|Muevo/);
});

test.each([
  ["en", "Tea at the rectory", "thursday's tea at the rectory will not be taking place"],
  ["en", "Leo's party", "leos party has been called off, chicken pox"],
  ["en", "Audit prep", "the audit prep fell through"],
  ["en", "Football", "no football on thursday"],
  ["nl", "Zwemles", "zwemles valt uit"],
  ["nl", "Borrel", "borrel gaat donderdag niet door"],
  ["nl", "Loodgieter", "de loodgieter heeft afgezegd voor morgen"],
  ["nl", "Voetbal", "geen voetbal donderdag"],
  ["de", "Chorprobe", "die Chorprobe wurde abgeblasen"],
  ["de", "Training", "kein Training am Donnerstag"],
  ["fr", "Encadreur", "l'encadreur a annulé pour demain"],
  ["fr", "Cours de piano", "pas de piano jeudi"],
  ["es", "Lumbalgia Ramón", "el de la lumbalgia no viene mañana, quítalo"],
  ["es", "Fontanero", "el fontanero ha cancelado para mañana"],
] as const)("%s: “%s” is to be cancelled where it is told to be off: %s", (language, title, said) => {
  const reply = talkWith(language, at(title, "17T15:00", "17T16:00"), at("Review", "18T09:00", "18T10:00")).say(said);
  expect(reply).toContain(`“${title}”`);
  expect(reply).toMatch(/cancel this|annuleren\?|absagen\?|J'annule|Cancelo/);
});

test.each([
  "chad cant do fri anymore bin it off",
  "chad bailed fri, drop it",
  "chad cant do fri, bin it",
  "chad can't do lunch friday, forget it",
])("the meeting with somebody who cannot come goes where that is asked: %s", (said) => {
  const reply = talkWith(
    "en",
    at("Lunch Chad", "18T12:00", "18T13:00", [chad]),
    at("Review", "18T15:00", "18T16:00"),
  ).say(said);
  expect(reply).toMatch(/^Shall I cancel this\?\n“Lunch Chad”/);
});

test.each([
  ["en", "Pipeline review", "loop chad into pipeline rvw"],
  ["en", "Pipeline review", "chad should be on the pipeline review"],
  ["en", "Boiler room", "chad is coming with me to the boiler room fri, he needs to see one"],
  ["en", "Matinee", "Chad would dearly like to join us at the matinee. Kindly include him."],
  ["nl", "Museumles", "chad wil ook mee naar de museumles, zet m er ff bij"],
  ["nl", "Sectieoverleg", "chad moet bij het sectieoverleg zijn"],
  ["de", "Budgetrunde", "Chad muss mit in die Budgetrunde"],
  ["de", "Review", "hol Chad mit ins Review"],
  ["fr", "Point presse", "Chad doit être au point presse"],
  ["fr", "Point presse", "mets Chad sur le point presse"],
  ["es", "Taller", "Chad tiene que estar en el taller"],
] as const)("%s: who is told to be at “%s” is asked along: %s", (language, title, said) => {
  const reply = talkWith(language, at(title, "18T12:00", "18T13:00", [becca])).say(said);
  expect(reply).toContain(`“${title}”`);
  expect(reply).toContain("Becca Lowe");
  expect(reply).toContain("chad@example.com");
});

test.each([
  ["en", "bring nina in on pipeline review, chad can drop off"],
  ["de", "Nimm Nina noch ins Pipeline review auf, Chad kann raus"],
] as const)("%s: one comes and another leaves: %s", (language, said) => {
  const talk = talkWith(language, at("Pipeline review", "18T12:00", "18T13:00", [chad, becca]));
  expect(talk.say(said)).toMatch(/nina@example\.com[\s\S]*(No longer invited|Nicht mehr eingeladen): Chad Owens/);
});

test.each([
  ["en", "greg needs to be on that"],
  ["nl", "greg moet daarbij zijn"],
  ["fr", "ajoute Greg dessus"],
  ["es", "Greg tiene que estar ahí"],
] as const)("%s: who is to be at what was spoken of joins those who come: %s", (language, said) => {
  const talk = converse({
    ...{ now, preferred: language, contacts: knownAs("Greg Hill", "Becca Lowe") },
    events: [at("Audit", "17T12:00", "17T13:00", [becca])],
  });
  talk.say(
    { en: "when is the audit", nl: "wanneer is de audit", fr: "c'est quand l'audit ?", es: "¿cuándo es el audit?" }[
      language
    ],
  );
  const reply = talk.say(said);
  expect(reply).toMatch(/Becca Lowe[\s\S]*greg@example\.com/);
  expect(reply).not.toMatch(/No longer|Niet meer|Plus invité|Ya sin/);
});

test.each([
  ["en", "Room 2.07", "the client talk is not in room 2.07 but in 3.11", "Room 3.11"],
  ["en", "Becca's house", "the client talk, can u put that its at soft play not hers", "Soft play"],
  ["nl", "Aula", "de client talk is niet in de aula maar in de gymzaal", "Gymzaal"],
  ["de", "Raum 2.07", "der Client talk ist nicht in Raum 2.07 sondern in 3.11", "Raum 3.11"],
  ["fr", "Salle 2", "le client talk est en salle 4, pas en salle 2", "Salle 4"],
  ["es", "Sala 2", "el client talk no es en la sala 2 sino en la 4", "Sala 4"],
] as const)("%s: from “%s”: %s", (language, location, said, place) => {
  const reply = talkWith(language, at("Client talk", "18T12:00", "18T13:00", [becca], location)).say(said);
  expect(reply).toContain("“Client talk”");
  expect(reply).toMatch(new RegExp(`(Where|Waar|Wo|Où|Dónde) ?: ${place}`));
  expect(reply).toContain("12:00–13:00");
});

test.each([
  ["en", "coffee with becca at screwfix fri 10am", "not screwfix the cafe opposite", "Cafe opposite"],
  ["en", "coffee with becca at costa fri 10am", "costa's full, lets do starbucks", "Starbucks"],
  ["en", "lunch with becca fri 1pm at the Swan", "The Swan has closed. We shall go to the Royal Oak.", "Royal Oak"],
  ["nl", "koffie met becca in de aula vrijdag 11:15", "o nee aula is bezet, dan maar in de kantine", "Kantine"],
  ["nl", "koffie met becca in de aula vrijdag 11:15", "niet de aula, de kantine", "Kantine"],
  ["de", "Kaffee mit Becca Freitag 10 Uhr im Café Kranz", "nicht im Kranz, im Café Mohr", "Café Mohr"],
  ["fr", "café avec becca vendredi 10h au Flore", "pas le Flore, chez Paul", "Paul"],
  [
    "es",
    "café con becca el viernes a las 10 en el Central",
    "no en el Central, en el bar de enfrente",
    "Bar de enfrente",
  ],
] as const)("%s: “%s”, then “%s”", (language, booked, said, place) => {
  const talk = talkWith(language);
  talk.say(booked);
  expect(talk.say(said)).toMatch(new RegExp(`(Where|Waar|Wo|Où|Dónde) ?: ${place}`));
});

test.each([
  ["en", "what does sat look like", /Sat 19 Dec/],
  ["en", "find 45m with becca next week mon or tue am", /Mon 21 Dec/],
  ["nl", "wat staat er za", /za 19 dec/],
] as const)("%s: a short day is one between small words: %s", (language, said, day) => {
  expect(talkWith(language, at("Football", "19T10:00", "19T11:00")).say(said)).toMatch(day);
});

test("a bare figure behind an article is the hour of a meeting, where one begins then", () => {
  const talk = talkWith(
    "en",
    at("Vendor pitch", "18T10:00", "18T10:30"),
    at("Deal desk", "18T11:00", "18T11:30"),
    at("Offsite", "24T09:00", "24T10:00"),
  );
  expect(talk.say("kill the 10 on fri n slide the 11 to 1130")).toMatch(
    /Cancel “Vendor pitch”, Fri 18 Dec[\s\S]*Move “Deal desk” to Fri 18 Dec, 11:30/,
  );
  talk.say("no");
  expect(talk.say("move the 10 friday to the 22nd")).toMatch(/“Vendor pitch”[\s\S]*To: Tue 22 Dec, 10:00/);
  talk.say("no");
  expect(talk.say("cancel the 24th")).toContain("“Offsite”");
});

test.each([
  ["en", "call with becca fri 9am", "make that 9.30, school run"],
  ["en", "call with becca fri 9am", "make it 9.30, dentist"],
  ["nl", "bellen met becca vrijdag 9 uur", "maak er half 10 van, schoolrit"],
  ["de", "Anruf mit Becca Freitag 9 Uhr", "mach 9:30 draus, Schulweg"],
  ["fr", "appel avec becca vendredi 9h", "plutôt 9h30, école"],
] as const)(
  "%s: behind the hour that is set right stands why, and no other meeting: “%s”, then “%s”",
  (language, booked, said) => {
    const talk = talkWith(language);
    sayYes(talk, booked);
    sayYes(talk, said);
    expect(talk.events().map(({ start }) => new Date(start).toISOString())).toEqual(["2026-12-18T08:30:00.000Z"]);
    expect(talk.events()[0]?.title).not.toMatch(/school|dentist|école|schul/i);
  },
);

test.each([
  ["en", "121 with becca mon at 1, no she has lunch then, 1.30, and only 20 mins", "13:30–13:50"],
  ["en", "bridge with becca thursday at two. Oh, what am I saying, Thursday is the library. Friday at two.", "14:00"],
  ["nl", "belletje met becca vrijdag om 10, o wacht dan heb ik 3 havo, kwart voor 12", "11:45"],
  ["fr", "un verre avec becca vendredi à 19h enfin non 20h elle a un train", "20:00"],
] as const)("%s: why a time cannot be stands between it and the other one: %s", (language, said, hour) => {
  const reply = talkWith(language).say(said);
  expect(reply).toMatch(/Shall I book|inplannen\?|réserve/);
  expect(reply).toContain(hour);
  expect(reply).not.toMatch(/library|havo|train/i);
});

test.each([
  ["en", "everything fri afternoon +30m pls, flight delayed"],
  ["en", "everything friday afternoon half an hour later please"],
  ["nl", "alles vrijdagmiddag een half uur later"],
  ["de", "alles am Freitagnachmittag eine halbe Stunde später"],
] as const)("%s: all of a stretch goes by what is said: %s", (language, said) => {
  const talk = talkWith(
    language,
    at("Standup", "18T09:30", "18T09:45"),
    at("Deal desk", "18T13:00", "18T13:30"),
    at("Forecast", "18T15:00", "18T15:30"),
  );
  expect(talk.say(said)).toMatch(/Deal desk[\s\S]*13:30[\s\S]*Forecast[\s\S]*15:30/);
});

test.each([
  ["en", "push the catch up with becca this afternoon 15 min"],
  ["nl", "trein heeft weer vertraging grr, laat het overleg met becca vanmiddag een kwartier opschuiven"],
  ["nl", "schuif het overleg met becca vanmiddag een kwartier op"],
] as const)("%s: a part of the day is its own beside how far it goes: %s", (language, said) => {
  const talk = talkWith(
    language,
    at(language === "en" ? "Catch up Becca" : "Overleg Becca", "16T14:00", "16T14:30", [becca]),
  );
  expect(talk.say(said)).toContain("14:15–14:45");
});

test.each([
  ["en", "pottery is no longer on Friday but on Saturday, same time"],
  ["en", "pottery isn't friday, it's saturday"],
  ["nl", "pottery is niet meer vrijdag maar zaterdag, zelfde tijd"],
  ["de", "Pottery ist nicht mehr am Freitag sondern am Samstag"],
  ["fr", "pottery c'est plus vendredi mais samedi, même heure"],
  ["es", "pottery ya no es el viernes sino el sábado"],
  ["es", "pottery no es el viernes, es el sábado"],
] as const)("%s: what is not then any more goes where it is instead: %s", (language, said) => {
  const reply = talkWith(language, at("Pottery", "18T18:00", "18T19:30")).say(said);
  expect(reply).toMatch(/Shall I move|verzetten\?|verschieben\?|déplace|Muevo/);
  expect(reply).toMatch(/Sat|za |Sa,|sam|sáb/);
  expect(reply).toContain("18:00–19:30");
});
