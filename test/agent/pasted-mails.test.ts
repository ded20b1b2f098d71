import { describe, expect, test } from "vitest";
import { meeting } from "../support/dialogue";
import { omar, physio, talkWith } from "../support/free-talk";

const withOmar = meeting("Catch-up", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]);

test("the lines above a mail are no times of the meeting", () => {
  const mail = [
    "-------- Forwarded message --------",
    "From: Omar Haddad <omar@example.com>",
    "Date: Tue, 8:40",
    "Subject: Lease",
    "",
    "Hi, could we go through the lease on Friday at 15:30? 45 min is enough. Omar",
    "",
    "^ add this pls",
  ].join("\n");
  expect(talkWith(physio).say(mail)).toMatch(/\*Lease\*[\s\S]*Fri 27 Nov, 15:30–16:15/);
});

test.each([
  "From: Omar Haddad <omar@example.com>\nSubject: Keys\n\nCould you come by Friday at 11:00? I am gone after 12.\nOmar\n\nput this in",
  "omar wrote:\n> friday 11am still ok for the keys?\n> (last one was tuesday 2pm and you were late)\nyes add it pls",
  "omar schreef:\n> vrijdag 11:00 nog steeds goed voor de keys?\n> vorige keer was het maandag om 9 uur\nja zet maar in",
])("of several hours of a mail the one that is asked about is meant: %s", (mail) => {
  expect(talkWith(physio, withOmar).say(mail)).toMatch(/\*Keys\*[\s\S]*27 [Nn]ov\w*\.?, 11:00–11:30/);
});

describe("below a mail that calls a meeting off, “take it out” is about the meeting with its writer", () => {
  test.each([
    ["Forwarded:", "Hi, I have to call off our catch-up on Thursday. Omar", "can you cancel it please?"],
    ["Doorgestuurd:", "Hoi, ik moet onze afspraak van donderdag helaas afzeggen. Groet, Omar", "haal het er maar uit"],
    ["Weitergeleitet:", "Hallo, ich muss unser Treffen am Donnerstag absagen. Gruß, Omar", "nimmst du das bitte raus?"],
    ["Transféré :", "Bonjour, je dois annuler notre rendez-vous de jeudi. Omar", "annule-le stp"],
    ["Reenviado:", "Hola, tengo que cancelar nuestra cita del jueves. Omar", "cancélala porfa"],
  ])("%s", (head, mail, request) => {
    const reply = talkWith(physio, withOmar).say(`${head}\n"${mail}"\n\n${request}`);
    expect(reply).toMatch(/^[^\n]*\?\n“Catch-up”/);
  });
});

test.each([
  'Fwd from omar@example.com:\n"Thursday doesn\'t work for us. Could we say Friday 15:45 for the contract? About 45 min. Omar"\n\nfine, book it',
  'Doorgestuurd van omar@example.com:\n"Donderdag lukt niet meer. Kunnen we vrijdag 15:45 doen voor het contract? Ongeveer 45 min. Omar"\n\nprima, zet maar in',
  'Fwd von omar@example.com:\n"Donnerstag geht nicht mehr. Ginge Freitag 15:45 für den Contract? Etwa 45 Min. Omar"\n\npasst mir, bitte eintragen',
])("below an address and beside a day that does not suit, what is asked about is booked: %s", (mail) => {
  expect(talkWith(physio).say(mail)).toMatch(
    /\*Contract\*[\s\S]*27[ .]+[Nn]ov\w*\.?, 15:45–16:30[\s\S]*omar@example\.com/,
  );
});

test("a mail alone asks for nothing", () => {
  const reply = talkWith(physio, withOmar).say(
    'Forwarded:\n"Please cancel our catch-up on Thursday. Omar"\n\ninteresting',
  );
  expect(reply).not.toMatch(/^Shall I/);
});

describe("what is said below a mail about the times in it", () => {
  const call = meeting("Budget call", "2026-11-26T15:00:00+01:00", "2026-11-26T15:30:00+01:00", [omar]);
  const below = (subject: string, body: string, request: string) =>
    talkWith(call).say(`From: Omar Haddad <omar@example.com>\nSubject: ${subject}\n\nHi, ${body}\nOmar\n\n${request}`);

  test.each([
    ["could you do Thursday 2pm or otherwise Friday 11am?", "the second one suits me, book it"],
    ["does Thursday 2pm or Friday 11am work for you?", "friday works, put it in"],
  ])("%s %s", (body, request) => {
    expect(below("Fabric order", body, request)).toMatch(/\*Fabric order\*[\s\S]*Fri 27 Nov, 11:00/);
  });

  test("a meeting that it puts elsewhere is moved", () => {
    const told = below("Re: Budget call", "could we do 4pm instead of 3pm on Thursday?", "ok change it pls");
    expect(told).toMatch(/Shall I move this\?[\s\S]*“Budget call”[\s\S]*Thu 26 Nov, 16:00–16:30/);
  });

  test("one that it calls off is found by its writer's address", () => {
    expect(below("Sorry", "I have to cancel Thursday.", "ok take it out")).toMatch(/cancel this\?[\s\S]*“Budget call”/);
  });
});

test("a day that does not suit its writer is none of the meeting, and “Re:” no word of its name", () => {
  const mail = [
    "---------- Forwarded message ---------",
    "From: Omar Haddad <omar@example.com>",
    "Subject: Re: signage",
    "",
    "Thursday doesn't work for me any more I'm afraid. How about Tuesday 11:45? 30 minutes will do.",
    "",
    "fine by me, get it in",
  ].join("\n");
  expect(talkWith(physio).say(mail)).toMatch(/\*Signage\*[\s\S]*1 Dec, 11:45–12:15/);
});

test("who wrote is named in front of a verb of two words", () => {
  const mail = "Omar a écrit :\n> Bonjour, seriez-vous disponible mardi à 10h pour parler du devis ?\nréserve ça stp";
  expect(talkWith(physio).say(mail)).toMatch(/\*Devis\*[\s\S]*10:00–10:30[\s\S]*Omar Haddad/);
});

test.each([
  ["Von", "Betreff", "passt es am Freitag um 11:15 Uhr im Restaurant Sonne?", "trag das so ein", "Restaurant Sonne"],
  ["Van", "Onderwerp", "kunnen we vrijdag om 11:15 afspreken in Café Linde?", "zet dat er zo in", "Café Linde"],
  ["From", "Subject", "can we meet on Friday at 11:15am at Cafe Rosa?", "put that in please", "Cafe Rosa"],
  ["De", "Objet", "pouvons-nous nous voir vendredi à 11h15 au Café Lindon ?", "note-le comme ça", "Café Lindon"],
  ["De", "Asunto", "¿podemos vernos el viernes a las 11:15 en el Café Lince?", "apúntalo así", "Café Lince"],
])("%s, %s: a mail says where as well", (from, subject, body, request, place) => {
  const mail = `${from}: Kim Doyle <kim@example.com>\n${subject}: Plan\n\n${body}\nKim\n\n${request}`;
  expect(talkWith(physio).say(mail)).toMatch(new RegExp(`\\*Plan\\*[^]*11:15[^]*${place}`));
});

test("what is not as good is none of the times of a mail, and a floor is no day", () => {
  const from = (words: string, request: string) => `${words}\n\n${request}`;
  const later =
    "Von: Kim Doyle <kim@example.com>\nBetreff: Umbau\n\nDonnerstag 14:30 wäre mir lieber als 13:30, im Büro.\nKim";
  expect(talkWith(physio).say(from(later, "bitte eintragen"))).toMatch(/26\. Nov\., 14:30–15:00\nWo: Büro/);
  const floor =
    "De : Kim Doyle <kim@example.com>\nObjet : Devis\n\nmardi prochain à 17h, dans nos bureaux, 2e étage.\nKim";
  expect(talkWith(physio).say(from(floor, "ok mets-le"))).toMatch(/1er déc\., 17:00–17:30/);
});

describe("in the line of a message, what somebody wrote is what a yes agrees to", () => {
  const review = meeting("Budget review", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]);
  test.each([
    ['omar emailed: "could we do the budget review at 11 instead?" yes fine, change it', /26 Nov, 11:00–12:00/],
    ['omar texted "can we push the budget review to friday at 2pm?" ok go ahead', /27 Nov, 14:00–15:00/],
    ['omar appte "kunnen we de budget review naar vrijdag 14:00 verzetten?" ja is goed', /27 nov, 14:00–15:00/],
    ['Omar schreibt: "Können wir das Budget review auf Freitag 14 Uhr verlegen?" ja mach das', /27. Nov., 14:00–15:00/],
    ["Omar m'écrit : « on peut décaler le budget review à vendredi 14h ? » oui vas-y", /27 nov., 14:00–15:00/],
    ['Omar me escribe: "¿podemos pasar el budget review al viernes a las 14:00?" sí, hazlo', /27 nov, 14:00–15:00/],
  ])("%s", (said, card) => {
    const reply = talkWith(physio, review).say(said);
    expect(reply).toContain("“Budget review”");
    expect(reply).toMatch(card);
  });

  test.each([
    'omar wrote "so sorry, I have to pull out of our budget review on thursday, will come back to you" - take it out please',
    'omar texted "can\'t do thursday, sorry!" so please remove it',
    'omar dit "je ne peux plus jeudi", annule-le',
  ])("or what goes: %s", (said) => {
    expect(talkWith(physio, review).say(said)).toMatch(/^[^\n]*\?\n“Budget review”/);
  });

  test("and no question about what Parley costs", () => {
    const reply = talkWith(physio).say('omar said "let\'s talk friday 3pm about pricing" - yes pls book');
    expect(reply).toMatch(/\*Pricing\*[\s\S]*27 Nov, 15:00/);
  });
});
