import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { amongFriends, now } from "../support/week";

/** What is shown for a message on a Tuesday morning. */
const shownFor = (said: string) => amongFriends().say(said);

describe("a short weekday in front of the hour from which something goes on is that day, and no part of its name", () => {
  test.each([
    ["garden party sat from 7pm", "*Garden party*", "Sat 28 Nov, 19:00"],
    ["buurtfeest za vanaf 19u", "*Buurtfeest*", "za 28 nov, 19:00"],
    ["buurtfeest za vanaf zeven uur 's avonds", "*Buurtfeest*", "za 28 nov, 19:00"],
    ["Sommerfest sa ab 19 Uhr", "*Sommerfest*", "Sa, 28. Nov., 19:00"],
    ["fête des voisins sam à partir de 19h", "*Fête des voisins*", "sam. 28 nov., 19:00"],
    ["fiesta del barrio sáb desde las 19h", "*Fiesta del barrio*", "sáb 28 nov, 19:00"],
    ["fiesta del barrio sáb a partir de las siete de la tarde", "*Fiesta del barrio*", "sáb 28 nov, 19:00"],
    ["ma cursus 13u-16u30", "*Cursus*", "30 nov, 13:00–16:30"],
    ["mar formation 9h30 avec Tom", "*Formation*", "mar. 1er déc., 09:30"],
  ])("%s", (said, title, when) => {
    expect(shownFor(said)).toContain(title);
    expect(shownFor(said)).toContain(when);
  });

  test("and in front of a verb it is whatever else it may be", () => {
    expect(shownFor("ma ophalen om 13 uur")).toContain("Ma ophalen");
  });
});

test.each([
  ["jeudi 20h dîner chez ma mère", "Où : ma mère"],
  ["jeudi 20h ma mère", "*Mère*"],
])("“%s”: a word whose end ends another in a list has no apostrophe in it", (said, shown) => {
  expect(shownFor(said)).toContain(shown);
});

describe("both ends of a stretch in words", () => {
  test.each([
    ["Jueves curso de una a tres y media de la tarde", "13:00–15:30"],
    ["Apunta un curso el viernes de once a una de la tarde", "11:00–13:00"],
    ["Vrijdag cursus van één tot half vier 's middags", "13:00–15:30"],
    ["Plan vrijdag een cursus van elf tot één uur 's middags", "11:00–13:00"],
    ["Freitag Kurs von eins bis halb vier nachmittags", "13:00–15:30"],
    ["Course on Friday from eleven till one in the afternoon", "11:00–13:00"],
    ["Cours vendredi de onze heures à une heure de l'après-midi", "11:00–13:00"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
  });
});

test.each([
  ["El viernes ensayo a partir de las ocho de la tarde", "20:00"],
  ["Elke donderdag om half acht 's avonds is er koor, zet dat er wekelijks in.", "19:30"],
  ["Every Thursday at half past seven in the evening I have choir, put it in weekly", "19:30"],
])("the part of the day that is said with an hour holds: %s", (said, when) => {
  expect(shownFor(said)).toContain(when);
});

describe("what is said to be the note of a new meeting is its note, and nothing else of it", () => {
  test.each([
    ["Chimney sweep tomorrow at 10, and add a note that the ladder is in the shed", "the ladder is in the shed"],
    ["sweep tmrw 10am, note: ladder in shed", "ladder in shed"],
    [
      "Morgen om 10 uur komt de schoorsteenveger, zet erbij dat de ladder in de schuur ligt.",
      "de ladder in de schuur ligt",
    ],
    [
      "Plan morgen om 10 uur de monteur in met als opmerking dat de ladder in de schuur ligt",
      "de ladder in de schuur ligt",
    ],
    ["Morgen um 10 kommt der Elektriker, schreib dazu, dass die Leiter im Schuppen ist.", "die Leiter im Schuppen ist"],
    ["elektriker morgen 10 uhr, anmerkung: leiter im schuppen", "leiter im schuppen"],
    ["L'électricien passe demain à 10h, ajoute en remarque que l'échelle est au garage", "l'échelle est au garage"],
    ["Mets l'électricien demain à 10h avec une note disant que l'échelle est au garage", "l'échelle est au garage"],
    ["Mañana a las diez viene el electricista, añade una nota de que la escalera está fuera", "la escalera está fuera"],
    ["electricista mañana 10h, ojo: escalera fuera", "escalera fuera"],
  ])("%s", (said, note) => {
    expect(shownFor(said)).toMatch(new RegExp(`Not[a-z]+\\s?: “${note}”`));
    expect(shownFor(said)).toContain("10:00–10:30");
  });

  test.each([
    ["Ik heb maandag om 9 de kapper, noteer dat in mijn agenda"],
    ["note que j'ai coiffeur lundi à 9h"],
    ["apunta que el lunes a las 9 tengo peluquería"],
  ])("but to note it down is to book it: %s", (said) => {
    expect(shownFor(said)).not.toMatch(/Not[a-z]+\s?: /);
    expect(shownFor(said)).toContain("09:00–09:30");
  });
});

describe("a kind of place with its name is where it is, wherever that stands", () => {
  test.each([
    ["coffee tom thu 8:30am cafe nord", "Where: cafe nord"],
    ["Can you put coffee with Tom in for Thursday 8:30 am, Café Nord?", "Where: Café Nord"],
    ["Thursday 8:30 am: coffee with Tom, place: Café Nord", "Where: Café Nord"],
    [
      "Ik wil donderdagochtend om half negen met Tom een kop koffie drinken in Café Nord, leg je dat vast?",
      "Waar: Café Nord",
    ],
    ["koffie met tom donderdag 8u30 café nord", "Waar: café nord"],
    ["do 8:30 kaffee m. tom, café nord", "Wo: café nord"],
    ["Kaffee mit Tom, Donnerstag früh 8:30, Café Nord", "Wo: Café Nord"],
    ["Je prends un café avec Tom au Café Nord jeudi à 8h30 du matin, tu le mets dans l'agenda ?", "Où : Café Nord"],
    ["jeu 8h30 café avec tom, lieu : café nord", "Où : café nord"],
    ["El jueves a las 8:30 tomo un café con Tom en el Café Nord, apúntalo", "Dónde: Café Nord"],
    ["café con tom jue 8:30 café nord", "Dónde: café nord"],
  ])("%s", (said, where) => {
    expect(shownFor(said)).toContain(where);
    expect(shownFor(said)).toContain("08:30–09:00");
    expect(shownFor(said)).toContain("tom@example.com");
  });

  test("and in front of something it is what that is called", () => {
    expect(shownFor("Pub quiz with Tom on Friday 8pm")).toContain("*Pub quiz*");
    expect(shownFor("Book the hotel bar visit with Tom on Friday at 6pm")).not.toContain("Where:");
  });
});

describe("an hour with its minutes in figures, where nobody writes half past seven in the evening so", () => {
  test.each([
    ["Kurs am Freitag 7:45", "07:45"],
    ["cursus vrijdag 7:45", "07:45"],
    ["formation vendredi 7:45", "07:45"],
    ["curso el viernes 7:45", "07:45"],
    ["cursus vrijdagavond 7:45", "19:45"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
    expect(shownFor(said)).not.toMatch(/07:45.*19:45/);
  });

  test("and in English it is asked, and an hour alone everywhere", () => {
    expect(shownFor("course on Friday 7:45")).toMatch(/07:45 or 19:45\?/);
    expect(shownFor("Kurs am Freitag um 8 Uhr")).toMatch(/08:00 oder 20:00\?/);
  });
});

describe("what comes again on working days comes on those, however that is said", () => {
  test.each([
    ["Starting Monday we have a 15-minute huddle every working day at quarter past nine, please put it in"],
    ["huddle 9:15 mon-fri, 15 min, from monday"],
    ["daily huddle 9.15-9.30 weekdays starting monday"],
    ["Vanaf maandag hebben we elke werkdag om kwart over negen een dagstart van een kwartier, zet je dat erin?"],
    ["dagstart 9u15 ma-vr, 15 min, vanaf maandag"],
    ["dagelijkse dagstart op werkdagen van 9:15 tot 9:30 met ingang van maandag"],
    ["Ab Montag haben wir an jedem Arbeitstag um Viertel nach neun ein Standup von 15 Minuten, bitte einplanen."],
    ["Kannst du ab Montag täglich von Montag bis Freitag um 9:15 ein 15-minütiges Standup einplanen?"],
    ["À partir de lundi, on fait un point d'un quart d'heure tous les jours ouvrés à 9h15, tu peux le programmer ?"],
    ["point 9h15 du lundi au vendredi, 15 min, à partir de lundi"],
    ["Dès lundi, point quotidien de 15 min à 9h15 en semaine"],
    [
      "A partir del lunes tenemos una reunión diaria de quince minutos a las nueve y cuarto de la mañana, todos los días laborables.",
    ],
    ["daily 15 min 9:15 de lunes a viernes, empezando el lunes"],
  ])("%s", (said) => {
    const shown = shownFor(said);
    expect(shown).toMatch(/30\.? [nN]ov[^\n]*09:15–09:30/);
    expect(shown).toMatch(/every weekday|elke werkdag|jeden Werktag|chaque jour ouvré|cada día laborable/);
  });
});

describe("what comes every other week does, from the day that is said", () => {
  test.each([
    ["Ik wil om de twee weken op donderdag om half vijf 's middags een halfuur met Anna, te beginnen donderdag."],
    ["Trag ab Donnerstag alle 14 Tage donnerstags 16:30 bis 17 Uhr Anna ein"],
    ["Un jeudi sur deux à 16h30, une demi-heure avec Anna, à partir de jeudi"],
    ["anna 1 jeudi sur 2 à 16h30, 30 min, dès jeudi"],
    ["Je voudrais voir Anna une demi-heure toutes les deux semaines le jeudi à 16h30"],
    ["Un jueves sí y otro no a las 16:30, media hora con Anna, empezando el jueves"],
    ["anna every 2nd thu 4.30pm 30 min"],
  ])("%s", (said) => {
    const shown = shownFor(said);
    expect(shown).toMatch(/26[^\n]*16:30–17:00/);
    expect(shown).toMatch(/every 2 weeks|elke 2 weken|alle 2 Wochen|toutes les 2 semaines|cada 2 semanas/);
    expect(shown).toContain("anna@example.com");
  });
});

describe("what one has, or somebody of one's own, is told and goes in", () => {
  test.each([
    ["Vrijdag heb ik een cursus van één tot half vier 's middags, noteer je dat even?", "*Cursus*", "13:00–15:30"],
    ["Am Freitag habe ich von 13 bis 16 Uhr einen Kurs, trag das bitte ein", "*Kurs*", "13:00–16:00"],
    ["My son has judo lessons every Friday at half past six in the evening, please add them.", "Judo", "18:30"],
    ["Mijn dochter heeft elke vrijdag om 18.30 uur balletles, zet je dat erin?", "Balletles", "18:30"],
    ["Meine Tochter hat freitags um 18.30 Uhr Unterricht, trag das ein", "Unterricht", "18:30"],
    ["Il y a cours de judo tous les vendredis à 18h30, ajoute ça à mon calendrier.", "Cours de judo", "18:30"],
    ["Tengo clase de judo cada viernes a las seis y media de la tarde, apúntalo", "Clase de judo", "18:30"],
  ])("%s", (said, title, when) => {
    expect(shownFor(said)).toContain(title);
    expect(shownFor(said)).toContain(when);
  });

  test("and a question about it is none", () => {
    expect(shownFor("morgen heb ik toch een overleg?")).toContain("Budget review");
  });
});

describe("the day after tomorrow is one day, behind somebody too", () => {
  test.each([
    ["tom 3pm day after tomorrow", "Thu 26 Nov, 15:00"],
    ["Could you put Tom down the day after tomorrow at 3pm?", "Thu 26 Nov, 15:00"],
    ["Lunch with Tom at noon the day after tomorrow", "Thu 26 Nov, 12:00"],
    ["tom overmorgen 15u", "do 26 nov, 15:00"],
    ["übermorgen 15 uhr tom", "Do, 26. Nov., 15:00"],
    ["tom après-demain 15h", "jeu. 26 nov., 15:00"],
    ["tom pasado mañana 15h", "jue 26 nov, 15:00"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
  });
});

describe("whoever does something for one is in its title, and asked for no address", () => {
  test.each([
    ["haircut with Mario on Saturday at 11", "*Haircut with Mario*"],
    ["massage met Joyce zaterdag 11 uur", "*Massage met Joyce*"],
    ["Trag Samstag um 11 Friseur mit Mario ein", "*Friseur mit Mario*"],
    ["Mets coiffeur avec Mario samedi à onze heures", "*Coiffeur avec Mario*"],
    ["peluquería con mario sáb 11h", "*Peluquería con mario*"],
  ])("%s", (said, title) => {
    expect(shownFor(said)).toContain(title);
    expect(shownFor(said)).toContain("11:00–11:30");
  });

  test("and somebody who is known is asked to it", () => {
    expect(shownFor("massage with Tom on Saturday at 11")).toContain("tom@example.com");
  });
});

describe("a day that is not meant, behind the one that is", () => {
  test.each([
    ["Could you book Tom in for 10 am on Thursday of next week, so not this Thursday?"],
    ["tom thu next week 10am (not this thursday)"],
    ["Plan Tom donderdag volgende week om 10 uur, dus niet overmorgen"],
    ["tom do volgende week 10u, niet overmorgen"],
    ["Donnerstag nächster Woche um 10 mit Tom, also nicht übermorgen"],
    ["Mets Tom jeudi de la semaine prochaine à 10h, donc pas demain"],
    ["tom jue de la próxima semana 10h, no pasado mañana"],
  ])("%s", (said) => {
    expect(shownFor(said)).toMatch(/\n[^\n]*3\.? [dD][eéi][^\n]*10:00–10:30/);
    expect(shownFor(said)).not.toMatch(/not sure|weet niet|kann ich nichts|ne sais pas|No sé/);
  });
});

describe("“whenever I am free” asks for the free times of a week", () => {
  test.each([
    ["I need an hour with Tom some time next week, whenever I'm free"],
    ["volgende week uurtje tom, maakt niet uit wanneer ik vrij ben"],
    ["Ich brauche nächste Woche irgendwann eine Stunde mit Tom, wann immer ich frei bin."],
    ["nächste woche 1 std mit tom, egal wann, hauptsache ich hab frei"],
    ["Il me faut une heure avec Tom la semaine prochaine, quand je suis libre"],
    ["Necesito una hora con Tom la semana que viene, cuando esté libre"],
    ["Squeeze in an hour with Tom next week, I don't mind what time."],
  ])("%s", (said) => {
    expect(shownFor(said)).toMatch(/Tom Baker”/);
    expect(shownFor(said)).toMatch(/30\.? [nN]ov\.? 09:00/);
  });
});

test("where a word is for and before, what is planned for a day is on it", () => {
  expect(shownFor("Plan een afspraak met Tom voor vrijdag")).toContain("vr 27 nov");
  expect(shownFor("Plan een afspraak met Tom voor vrijdag")).not.toContain("wo 25 nov");
});

describe("an address is a place in the words that it has there, whatever language surrounds it", () => {
  test.each([
    ["Tom donderdag 9u, 10 Downing Street", "10 Downing Street"],
    ["Ich treffe Tom am Donnerstag um 9 Uhr in der 10 Downing Street", "10 Downing Street"],
    ["Rendez-vous avec Tom jeudi à 9h au 10 Downing Street", "10 Downing Street"],
    ["Tom el jueves a las 9 en 10 Downing Street", "10 Downing Street"],
    ["Coffee with Tom on Thursday at 9 at Hauptstraße 12", "Hauptstraße 12"],
  ])("%s", (said, place) => {
    expect(shownFor(said)).toMatch(new RegExp(`(?:Where|Waar|Wo|Où|Dónde) ?: ${place}`));
  });
});

describe("a meeting that is told of, and then to be put in", () => {
  test.each([
    ["I'm meeting Tom on Thursday at 9 am, add it please", "Thu 26 Nov, 09:00"],
    ["I have coffee with Tom on Thursday at 9 am, please add that", "Thu 26 Nov, 09:00"],
    ["J'ai rendez-vous avec Tom jeudi à 9h du matin, ajoute-le", "jeu. 26 nov., 09:00"],
    ["Donnerstag um 9 treffe ich Tom, trag es ein", "Do, 26. Nov., 09:00"],
    ["El jueves a las 9 de la mañana estoy con Tom, ponlo en la agenda", "jue 26 nov, 09:00"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
    expect(shownFor(said)).toContain("Tom Baker");
  });
});

describe("the end of the day is one time", () => {
  test.each([
    ["Tom thursday end of the day, 30 min", "17:00–17:30"],
    ["half an hour with Tom on Thursday at the end of my working day", "17:00–17:30"],
    ["Plan donderdag aan het eind van de werkdag een halfuur met Tom", "17:00–17:30"],
    ["Tom am Donnerstag am Ende des Arbeitstages, 30 min", "17:00–17:30"],
    ["Am Ende des Tages am Donnerstag 30 Min mit Tom einplanen", "17:00–17:30"],
    ["30 min avec Tom jeudi à la fin de la journée de travail", "18:00–18:30"],
    ["El jueves al final de la jornada media hora con Tom", "17:00–17:30"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
    expect(shownFor(said)).toContain("Tom Baker");
  });
});

describe("a limit behind a length is no hour that is counted from", () => {
  test.each([
    ["Tom mon morning 30 min not before 9.30", "Mon 30 Nov 09:30"],
    ["Tom ma vm half uur, niet voor 9u30", "ma 30 nov 09:30"],
    ["Tom Mo vorm. 30min, nicht vor 9:30", "Mo, 30. Nov. 09:30"],
    ["Tom lun matin 30 min pas avant 9h30", "lun. 30 nov. 09:30"],
    ["Tom lun por la mañana media hora, no antes de las 9:30", "lun 30 nov 09:30"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
    expect(shownFor(said)).toContain("Tom Baker");
  });
});

describe("how long something takes that a meeting is about is not how long the meeting is", () => {
  test.each([
    ["20 min avec Tom jeudi 11h pour parler de l'atelier de 2h", "11:00–11:20"],
    ["20 min con Tom el jueves a las 11 sobre el taller de 2 horas", "11:00–11:20"],
    ["Pon una reunión de media hora con Tom el jueves a las 11h sobre la carrera de 24 horas", "11:00–11:30"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
  });
});

describe("where somebody is for some days is put in where that is asked, and is no journey then", () => {
  test.each([
    ["I'm at a conference in Berlin Tuesday to Thursday next week, put it in", "Tue 1 Dec – Thu 3 Dec"],
    ["I'm off sick today, put it in as a sick day for the whole day", "Tue 24 Nov, all day"],
    ["vandaag ziektedag, hele dag", "di 24 nov, de hele dag"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
  });
});

describe("the dentist is called by the teeth too", () => {
  test.each([
    ["en", "Dentist", "cancel my tooth appointment"],
    ["nl", "Tandarts", "Die afspraak voor mijn tanden mag je afzeggen"],
    ["de", "Zahnarzt", "Zähne-Termin absagen"],
    ["fr", "Dentiste", "annule le rdv pour mes dents"],
    ["es", "Dentista", "anula lo de los dientes"],
  ] as const)("%s: %s by “%s”", (preferred, title, said) => {
    const talk = converse({
      now,
      preferred,
      events: [meeting(title, "2026-11-26T10:00:00+01:00", "2026-11-26T10:30:00+01:00")],
    });
    talk.send(said);
    talk.send("ok");
    expect(talk.events()).toEqual([]);
  });
});

describe("how long it takes, in a sentence behind whom it is with, is no hour of another meeting", () => {
  test.each([
    ["Could you book the board on Thursday at 10 am with Anna and Tom? It takes 2 hours", "10:00–12:00"],
    ["Kan je donderdag om 10u de raad vastleggen met Anna en Tom? Duurt zeker 2 uur.", "10:00–12:00"],
    ["Kannst du am Donnerstag um 10 den Beirat mit Anna und Tom eintragen? Dauert 2 Stunden", "10:00–12:00"],
    ["Peux-tu caler le conseil jeudi à 10h avec Anna et Tom ? Ça dure 2 heures.", "10:00–12:00"],
    ["Puedes poner el consejo el jueves a las 10 con Anna y Tom? Dura 2 horas", "10:00–12:00"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
    expect(shownFor(said)).toContain("Tom Baker");
  });
});

describe("a day of the month until another is days, and no hour", () => {
  test.each([
    ["Urlaub vom 13. bis 18.", "So, 13. Dez. – Fr, 18. Dez."],
    ["congés du 13e au dix-huit", "dim. 13 déc. – ven. 18 déc."],
    ["vacaciones del 13 al 18", "dom 13 dic – vie 18 dic"],
  ])("%s", (said, when) => {
    expect(shownFor(said)).toContain(when);
  });
});
