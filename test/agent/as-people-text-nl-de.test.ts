import { expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";
import { meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const nina = { email: "nina@example.com", name: "Nina Smit" };
const demo = meeting("Demo", "2026-11-27T14:00:00+01:00", "2026-11-27T15:00:00+01:00", [omar, nina]);
const advice = meeting("Beratung Müller", "2026-11-27T16:00:00+01:00", "2026-11-27T16:30:00+01:00");
const party = meeting("Verjaardagsfeestje Noor", "2026-11-28T14:00:00+01:00", "2026-11-28T17:00:00+01:00", [
  omar,
  nina,
]);

playAll(
  {
    "all that is in a part of a day moves with it": `
      > verzet de hele vrijdagmiddag naar maandag
      “Demo” verzetten naar ma 30 nov, 14:00 … “Beratung Müller” verzetten naar ma 30 nov, 16:00
      > nee
      .
      > verschieb den ganzen freitagnachmittag auf montag
      “Demo” auf Mo, 30. Nov., 14:00 … “Beratung Müller”
      > nein
      .
      > move the whole of friday afternoon to monday
      Move “Demo” … Move “Beratung Müller”
      > no
      .
      > décale toute l'après-midi de vendredi à lundi
      “Demo” … “Beratung Müller”
      > non
      .
      > pasa toda la tarde del viernes al lunes
      “Demo” … “Beratung Müller”
      > no
      .`,
    "a meeting that is moved whole is one": `
      > verschieb die ganze demo auf montag
      Auf: Mo, 30. Nov., 14:00–15:00`,
    "whether a meeting cannot be elsewhere asks for it": `
      > kan die demo niet naar maandag 10u
      “Demo” … Naar: ma 30 nov, 10:00
      > nee
      .
      > kann die Demo nicht auf Montag
      “Demo” auf Mo, 30. Nov., 14:00–15:00 verschieben
      > nein
      .
      > Mach die Demo ganztägig
      “Demo” … ganztägig`,
    "at the same time of a part of a day its hour stays": `
      > verzet het verjaardagsfeestje naar zondagmiddag, zelfde tijd
      Naar: zo 29 nov, 14:00–17:00
      > nee
      .
      > move the demo to thursday afternoon, same time
      To: Thu 26 Nov, 14:00–15:00`,
    "whoever calls off is told of in the present as well": `
      > Müller sagt ab
      absagen … “Beratung Müller”`,
    "guests come along, and one is taken off": `
      > wie komt er weer naar da verjaardagsfeestje
      Omar Haddad
      > doe omar er maar af
      Niet meer uitgenodigd: Omar Haddad
      > ja
      Aangepast
      > lotte rijdt mee
      Lotte de Boer`,
    "how long something is may be said to be agreed with": `
      > plan donderdag 9u30 overleg met omar
      09:30–10:00
      > ja
      Ingepland
      > een uurtje he
      09:30–10:30`,
    "what was done last is turned back in two words": `
      > zet donderdag 15u bellen
      15:00
      > ja
      Ingepland
      > draai terug
      Teruggedraaid`,
  },
  () => talkWith(demo, advice, party),
);

const oslo = meeting("Tour Oslo", "2026-11-27T08:00:00+01:00", "2026-11-27T12:00:00+01:00");
const gent = meeting("Tour Gent", "2026-11-28T08:00:00+01:00", "2026-11-28T12:00:00+01:00");
const omars = meeting("Bijpraten", "2026-11-26T14:00:00+01:00", "2026-11-26T14:30:00+01:00", [omar]);
const ninas = meeting("Bijpraten", "2026-11-27T14:00:00+01:00", "2026-11-27T14:30:00+01:00", [nina]);

playAll(
  {
    "of two that are called alike the one that is told of goes, once": `
      > klant oslo heeft afgezegd, haal die tour er maar uit
      “Tour Oslo” … [Ja, annuleer]
      > nee
      .
      > Kunde Gent hat abgesagt, nimm die Tour bitte raus
      “Tour Gent” … [Ja, absagen]
      > nein
      .
      > oslo heb afgezegd, haal die tour d'r maar uit
      “Tour Oslo” … [Ja, annuleer]`,
    "what is left as it is goes nowhere": `
      > die met Omar laat je staan, maar zeg die met Nina af
      “Bijpraten” … vr 27 nov, 14:00–14:30 … [Ja, annuleer]
      > nee
      .
      > Den mit Omar lass so, aber den mit Nina sag bitte ab
      Fr, 27. Nov., 14:00–14:30 … [Ja, absagen]
      > nein
      .
      > laisse celui avec Omar, mais annule celui avec Nina
      ven. 27 nov., 14:00–14:30
      > non
      .
      > deja la de Omar, pero cancela la de Nina
      27 nov, 14:00–14:30`,
    "behind whoever comes stands what is done": `
      > Mit Nina das Angebot Weber durchgehen, Freitag 18 Uhr
      *Angebot Weber durchgehen* … 18:00 … Mit: Nina Smit
      > nein
      .`,
    "behind whoever come stands what is done": `
      > met Nina en Omar de offerte Jansen doornemen, vrijdag 18u
      *Offerte Jansen doornemen* … 18:00 … Met: Nina Smit`,
    "all of a day goes, and whoever is named behind comes to what is new": `
      > cancel everything on friday and book a call with omar monday at 10
      Cancel “Tour Oslo” … Cancel “Bijpraten” … Book *Call*
      > no
      .
      > bin krank, sag Freitag alles ab
      “Tour Oslo” … “Bijpraten”`,
    "several are asked for by what each is called": `
      > hoeveel tours heb ik deze week
      Tour Oslo … Tour Gent`,
    "a reason in dialect takes back, and lets go": `
      > zet maandag 14u kapper
      14:00
      > ja
      Ingepland
      > oeps dan kan ik niet, doe 15:30
      Naar: ma 30 nov, 15:30
      > ja
      Aangepast
      > ai nee, da was de verkeerde, zet da terug
      Teruggedraaid`,
  },
  () => talkWith(oslo, gent, omars, ninas),
);

const at = { now: Date.parse("2026-11-25T09:30:00+01:00"), zone: "Europe/Amsterdam" };
const readOf = (text: string) => {
  const [only] = requestsOf(text, at);
  const { intent, slots, when } = only?.command ?? {};
  return [intent, slots?.title, when?.start?.slice(0, 16)];
};

test.each([
  ["morgen tandarts 10u", "Tandarts", "2026-11-26T10:00"],
  ["blok morgen tandarts 10u", "Tandarts", "2026-11-26T10:00"],
  ["demain dentiste 10h", "Dentiste", "2026-11-26T10:00"],
  ["mañana dentista 10h", "Dentista", "2026-11-26T10:00"],
  ["zet om 13u nog frietjes", "Frietjes", "2026-11-25T13:00"],
  ["am 11ten um 10 uhr Friseur", "Friseur", "2026-12-11T10:00"],
  ["kunt ge vrijdag om 9u de dokter inzetten voor fien", "Dokter voor fien", "2026-11-27T09:00"],
  ["plan vrijdag 10u tandarts in voor de kinderen", "Tandarts voor de kinderen", "2026-11-27T10:00"],
  ["kannst du Freitag 9 Uhr Zahnarzt eintragen für Leon", "Zahnarzt für Leon", "2026-11-27T09:00"],
  ["new patient friday 10am", "New patient", "2026-11-27T10:00"],
  ["nieuwe klant vrijdag 10u", "Nieuwe klant", "2026-11-27T10:00"],
  ["neuer Patient Freitag 10 Uhr", "Neuer Patient", "2026-11-27T10:00"],
  ["nouveau patient vendredi 10h", "Nouveau patient", "2026-11-27T10:00"],
  ["nuevo paciente viernes a las 10", "Nuevo paciente", "2026-11-27T10:00"],
  ["jaarafsluitingsoverleg vrijdag 10u", "Jaarafsluitingsoverleg", "2026-11-27T10:00"],
  ["nächste Woche Montag bis Freitag Betriebsurlaub", "Betriebsurlaub", "2026-11-30"],
  ["Mittagspause blocken", "Mittagspause", undefined],
  ["lunchpauze inplannen", "Lunchpauze", undefined],
  ["rijbewijs verlengen wo 10u", "Rijbewijs verlengen", "2026-12-02T10:00"],
  ["Wohnung streichen Samstag 10 Uhr", "Wohnung streichen", "2026-11-28T10:00"],
  ["Angehörigengespräch Fam. Keller, Mo 10.30", "Angehörigengespräch Fam. Keller", "2026-11-30T10:30"],
  ["neuer Termin: Elterngespräch, Mo 10.30", "Elterngespräch", "2026-11-30T10:30"],
  ["nieuwe bezichtiging: Vondelstraat 88", "Bezichtiging", undefined],
  ["vakantie in frankrijk van 21 t/m 30 december", "Vakantie in frankrijk", "2026-12-21"],
  ["Urlaub Italien vom 5. bis 12. Dezember", "Urlaub Italien", "2026-12-05"],
  ["holiday spain 5-12 december", "Holiday spain", "2026-12-05"],
  ["vacances espagne du 5 au 12 décembre", "Vacances espagne", "2026-12-05"],
  ["vacaciones en italia del 5 al 12 de diciembre", "Vacaciones en italia", "2026-12-05"],
  ["kapper vrijdag 10u, ach nee dan heb ik koor met klas 3, doe 14u", "Kapper", "2026-11-27T14:00"],
  ["Friseur Freitag 10 Uhr, ach nein da hab ich noch Chor mit der Klasse, mach 15 Uhr", "Friseur", "2026-11-27T15:00"],
  ["ma t/m wo skiën in Winterberg, ben dan helemaal weg", "Skiën in Winterberg", "2026-11-30"],
  ["Montag bis Mittwoch Messe Hannover, bin da komplett weg", "Messe Hannover", "2026-11-30"],
  ["lundi à mercredi salon à Lyon, je suis absent", "Salon à Lyon", "2026-11-30"],
  ["Ich nehme Montag und Dienstag Urlaub, blockier die Tage komplett", "Urlaub", "2026-11-30"],
  ["vrij 7.30 laden gent", "Laden gent", "2026-11-27T07:30"],
  ["zon 10.30 hardlopen", "Hardlopen", "2026-11-29T10:30"],
  ["Freitag viertel ab drei Fußpflege", "Fußpflege", "2026-11-27T15:15"],
  ["am Donschtig am halbi nüni Zahnarzt iiträge", "Zahnarzt", "2026-11-26T08:30"],
  ["mrg kwart ovr 3 tandarts", "Tandarts", "2026-11-26T15:15"],
  ["moandei om 2 oere kapper", "Kapper", "2026-11-30T14:00"],
  ["APK XZ-402-L vrijdag 10u", "APK XZ-402-L", "2026-11-27T10:00"],
  ["Reifenwechsel KA-HG-404 Freitag 10 Uhr", "Reifenwechsel KA-HG-404", "2026-11-27T10:00"],
  ["Bad sanieren Schillerplatz, Start Montag 10 Uhr", "Bad sanieren Schillerplatz", "2026-11-30T10:00"],
])("a new meeting keeps its name and its time: %s", (text, title, start) => {
  expect(readOf(text)).toEqual(["create", title, start]);
});

test.each([
  ["Fahrstunde morgen 14 Uhr, Treffpunkt Hauptbahnhof, 90 Minuten", "Hauptbahnhof"],
  ["Trag Mittwoch 10 Uhr Abteilungsrunde ein, Dauer 45 Minuten, Konferenzraum Elbe", "Konferenzraum Elbe"],
  ["budgetrondje maandag 13:30, een uur, overlegruimte Maas", "overlegruimte Maas"],
  ["budget round monday 13:30, meeting room Thames", "meeting room Thames"],
  ["réunion budget lundi 13h30, salle Rubis", "salle Rubis"],
  ["curso de cocina el lunes a las 13:30, sala Goya, 45 minutos", "sala Goya"],
  ["Kaffeekränzchen jeden Dienstag von 15 bis 17 Uhr im Bürgerhaus", "Bürgerhaus"],
  ["bidstonde elke vrijdag van 17.30 tot 18 uur in de kapel", "kapel"],
  ["rosary every Friday from 5:30 to 6pm in the chapel", "chapel"],
  ["chapelet tous les vendredis de 17h30 à 18h à la chapelle", "chapelle"],
  ["rosario todos los viernes de 17:30 a 18:00 en la capilla", "capilla"],
  ["rijles morgen 14u, adres Kerkstraat 12", "Kerkstraat 12"],
  ["driving lesson tomorrow 2pm, venue Market Hall, 90 min", "Market Hall"],
  ["cours de conduite demain 14h, lieu place Carnot", "place Carnot"],
  ["clase de conducir mañana a las 14, lugar Plaza Mayor", "Plaza Mayor"],
])("where it is may be said behind when: %s", (text, location) => {
  expect(requestsOf(text, at)[0]?.command).toMatchObject({ intent: "create", slots: { location } });
});

test("behind another hour, what nobody meets for is one", () => {
  const read = requestsOf("Fr 9h Visite Amsler, 11h Visite Rossi, Mo 8.30 Teamsitzung", at);
  expect(read.map(({ command: { slots, when } }) => [slots.title, when?.start?.slice(0, 16)])).toEqual([
    ["Visite Amsler", "2026-11-27T09:00"],
    ["Visite Rossi", "2026-11-27T11:00"],
    ["Teamsitzung", "2026-11-30T08:30"],
  ]);
});

test("a hypothetical question about free time is about days to come", () => {
  const [only] = requestsOf("Wo hätt ich Freitag Vormittag noch a Stund frei?", at);
  expect(only?.command).toMatchObject({ intent: "find_slot", slots: { durationMinutes: 60 } });
  expect(only?.command.when?.start).toMatch(/^2026-11-27/);
});

test.each([
  ["vrijdag workshop, duurt 8 uur", 480],
  ["plan morgen workshop 8 uur lang", 480],
])("how long something lasts is no hour: %s", (text, minutes) => {
  expect(requestsOf(text, at)[0]?.command.slots.durationMinutes).toBe(minutes);
});

test.each(["is donderdag druk?", "ist donnerstag voll?", "wa staat er donderdag op t programma"])(
  "how a day looks is asked: %s",
  (text) => {
    const [only] = requestsOf(text, at);
    expect([only?.command.intent, only?.command.when?.start?.slice(0, 10)]).toEqual(["query", "2026-11-26"]);
  },
);

test("whoever is only pointed at is no name of a new meeting", () => {
  const said = talkWith().say("zet hem op 9 december om half 11");
  expect(said).toContain("Ik weet niet");
  expect(said).not.toContain("Zal ik dit inplannen");
});

test.each([
  ["ik ben van 5 tot en met 9 december bij mijn zus", "2026-12-05"],
  ["je suis chez ma soeur du 5 au 9 décembre", "2026-12-05"],
])("where one is for days takes whole ones: %s", (text, day) => {
  const [only] = requestsOf(text, at);
  expect([only?.command.slots.allDay, only?.command.when?.start]).toEqual([true, day]);
});

test("whether one has to be anywhere asks what is on", () => {
  expect(requestsOf("moet ik vrijdag ergens naar toe", at)[0]?.command.intent).toBe("query");
});

test.each([
  ["Nachtwache Sa auf So 22-7", undefined],
  ["Messe Sa bis So 10-18 Uhr", "FREQ=DAILY;COUNT=2"],
])("hours over midnight between two days are one night: %s", (text, recurrence) => {
  expect(requestsOf(text, at)[0]?.command.slots.recurrence).toBe(recurrence);
});

test.each([
  ["Alles absagen am Donnerstag, Kind hat Fieber", "2026-11-26"],
  ["annuleer alles van vrijdag ik heb koorts", "2026-11-27"],
  ["alles afzeggen donderdag, kind is ziek", "2026-11-26"],
])("all of a day goes, whatever the reason: %s", (text, day) => {
  const [only] = requestsOf(text, at);
  expect([only?.command.intent, only?.command.manner, only?.command.when?.start]).toEqual(["cancel", "every", day]);
});

test("nieuwe afspraak names nothing", () => {
  expect(readOf("nieuwe afspraak vrijdag 10u")).toEqual(["create", undefined, "2026-11-27T10:00"]);
});
