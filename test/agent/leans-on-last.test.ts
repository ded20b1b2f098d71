import { describe, expect, test } from "vitest";
import { chess, lastOf, physio, talkWith, tandarts } from "../support/free-talk";

describe("somebody else at the same time on another day is like what was just booked, and no older meeting", () => {
  test.each([
    [
      "drinks with nina thursday 17:30",
      "yes",
      "same time the day after with omar",
      /Drinks[\s\S]*27 Nov, 17:30[\s\S]*Omar/,
    ],
    ["nina thursday 11am", "yes", "omar same time friday", /Omar[\s\S]*27 Nov, 11:00/],
    ["nina thursday 11am", "yes", "and lunch with omar friday, same time", /Lunch[\s\S]*27 Nov, 11:00[\s\S]*Omar/],
    ["borrel met nina donderdag 17:30", "ja", "omar vrijdag zelfde tijd", /27 nov, 17:30[\s\S]*Omar/],
    ["borrel met nina donderdag 17:30", "ja", "de dag erna om dezelfde tijd met omar", /27 nov, 17:30[\s\S]*Omar/],
    [
      "treffen mit nina donnerstag 17:30",
      "ja",
      "am tag danach zur gleichen zeit mit omar",
      /27\. Nov\., 17:30[\s\S]*Omar/,
    ],
    ["réunion avec nina jeudi 17h30", "oui", "le lendemain même heure avec omar", /27 nov\., 17:30[\s\S]*Omar/],
    ["reunión con nina jueves 17:30", "sí", "al día siguiente a la misma hora con omar", /27 nov, 17:30[\s\S]*Omar/],
  ])("%s, then “%s”, %s", (first, yes, then, card) => {
    expect(lastOf(talkWith(chess), [first, then], yes)).toMatch(card);
  });
});

describe("what a reason in front names a day for is the one of that day", () => {
  test.each([
    [
      ["day off on thursday", "and friday too", "ah my boss says no to friday. take that one out again"],
      "yes",
      /27 Nov/,
    ],
    [
      ["day off on thursday", "and friday too", "ah my boss says no to thursday. take that one out again"],
      "yes",
      /26 Nov/,
    ],
    [["nina thursday 11am", "omar friday 11am", "the thursday one won't happen, bin it"], "yes", /26 Nov/],
    [["nina donderdag 11:00", "omar vrijdag 11:00", "die van donderdag kan toch niet, haal die weg"], "ja", /26 nov/],
    [
      ["nina donnerstag 11:00", "omar freitag 11:00", "mein chef sagt nein zu donnerstag. nimm den wieder raus"],
      "ja",
      /26\. Nov/,
    ],
    [["nina jeudi 11h", "omar vendredi 11h", "mon chef refuse jeudi. enlève-le"], "oui", /26 nov/],
    [["nina jueves a las 11", "omar viernes a las 11", "mi jefe dice que no al jueves. quita ese"], "sí", /26 nov/],
  ])("%s", (texts, yes, card) => {
    const reply = lastOf(talkWith(chess), texts, yes);
    expect(reply).toMatch(card);
    expect(reply).toMatch(/cancel|annul|absagen/i);
  });
});

describe("when one is done with somebody is a question, and invites nobody to what is open", () => {
  test.each([
    ["nina thursday 11am", "yes", "omar thursday 5pm", "hold on what time do i finish with nina?"],
    ["nina thursday 11am", "yes", "omar thursday 5pm", "wait when do i start with nina"],
    ["nina donderdag 11:00", "ja", "omar donderdag 17:00", "hoe laat ben ik klaar met nina?"],
    ["nina donnerstag 11:00", "ja", "omar donnerstag 17:00", "wann bin ich mit nina fertig?"],
    ["nina jeudi 11h", "oui", "omar jeudi 17h", "à quelle heure je finis avec nina ?"],
    ["nina jueves a las 11", "sí", "omar jueves a las 17", "¿a qué hora termino con nina?"],
  ])("%s, %s, %s, %s", (first, yes, second, question) => {
    const talk = talkWith(chess);
    talk.say(first);
    talk.say(yes);
    talk.say(second);
    expect(talk.say(question)).toMatch(/11:00[\s\S]*17:00/);
    talk.say(yes);
    expect(
      talk
        .events()
        .at(-1)!
        .attendees.map(({ email }) => email),
    ).not.toContain("nina@example.com");
  });
});

describe("something new right in front of what was spoken of, or right behind it", () => {
  test.each([
    ["when is the physio?", "then put half an hour of prep in just before it", /Prep[\s\S]*26 Nov, 08:30–09:00/],
    ["when is the physio?", "book 20 min of stretching right before that", /Stretching[\s\S]*26 Nov, 08:40–09:00/],
    ["when is the physio?", "add a 20 min school run straight after it", /School run[\s\S]*26 Nov, 09:45–10:05/],
    ["wann ist die physio?", "trag direkt davor eine halbe stunde vorbereitung ein", /26\. Nov\., 08:30–09:00/],
    ["c'est quand la physio ?", "mets une demi-heure de préparation juste avant", /26 nov\., 08:30–09:00/],
    ["¿cuándo es la physio?", "pon media hora de preparación justo antes", /26 nov, 08:30–09:00/],
  ])("%s %s", (question, text, card) => {
    const talk = talkWith(physio);
    talk.say(question);
    expect(talk.say(text)).toMatch(card);
  });

  test("also behind a no to what was shown of it", () => {
    const talk = talkWith(physio);
    talk.say("move the physio to 11");
    talk.say("hmm no leave it where it is");
    expect(talk.say("but put a school run straight after it, 20 min")).toMatch(/School run[\s\S]*09:45–10:05/);
  });
});

describe("what is open or was just booked goes beside another meeting", () => {
  test.each([
    [
      "move the physio to friday 10",
      "ah no thats when i see the dentist. right after tandarts then",
      /27 Nov, 10:30–11:15/,
    ],
    ["book a call with omar friday 10", "straight after tandarts then", /27 Nov, 10:30–11:00/],
    ["book a call with omar friday 12", "no, make it right before tandarts", /27 Nov, 09:30–10:00/],
    [
      "zet de physio op vrijdag 10:00",
      "dan zit ik bij de tandarts, doe maar meteen na de tandarts",
      /27 nov, 10:30–11:15/,
    ],
    ["verschieb die physio auf freitag 10 uhr", "dann direkt nach tandarts", /27\. Nov\., 10:30–11:15/],
    ["déplace la physio à vendredi 10h", "alors juste après tandarts", /27 nov\., 10:30–11:15/],
    ["mueve la physio al viernes a las 10", "entonces justo después de tandarts", /27 nov, 10:30–11:15/],
  ])("%s, %s", (first, then, card) => {
    const talk = talkWith(physio, tandarts);
    talk.say(first);
    expect(talk.say(then)).toMatch(card);
  });
});

describe("whoever is told of in front of it is whose meeting goes, whatever was spoken of last", () => {
  test.each([
    [
      ["drinks with nina thursday 17:30", "drinks with omar friday 17:30", "nina just bailed, bin hers"],
      "yes",
      /Thu 26 Nov/,
    ],
    [
      ["drinks with nina thursday 17:30", "drinks with omar friday 17:30", "nina is ill, cancel it"],
      "yes",
      /Thu 26 Nov/,
    ],
    [
      ["drinks with nina thursday 17:30", "drinks with omar friday 17:30", "omar can't make it, cancel his"],
      "yes",
      /Fri 27 Nov/,
    ],
    [
      ["borrel met nina donderdag 17:30", "borrel met omar vrijdag 17:30", "nina is ziek, annuleer die"],
      "ja",
      /do 26 nov/,
    ],
    [
      ["treffen mit nina donnerstag 17:30", "treffen mit omar freitag 17:30", "nina ist krank, sag ihren ab"],
      "ja",
      /26\. Nov/,
    ],
    [
      ["réunion avec nina jeudi 17h30", "réunion avec omar vendredi 17h30", "nina est malade, annule la sienne"],
      "oui",
      /26 nov/,
    ],
    [
      ["reunión con nina jueves 17:30", "reunión con omar viernes 17:30", "nina está enferma, cancela la suya"],
      "sí",
      /26 nov/,
    ],
  ])("%s", (texts, yes, card) => {
    const reply = lastOf(talkWith(chess), texts, yes);
    expect(reply).toMatch(card);
    expect(reply).toMatch(/Nina|Omar/);
  });

  test("what they do not come to goes where they are only told of", () => {
    expect(lastOf(talkWith(physio), ["when is the physio?", "omar called, cancel it"], "ok")).toMatch(
      /Physio[\s\S]*cancel/i,
    );
  });
});

describe("two that were just booked change places", () => {
  test.each([
    ["dentist friday at 9:30 and coffee with nina friday at 11", "yes", "hm can you swap those two round"],
    ["tandarts vrijdag 9:30 en koffie met nina vrijdag 11:00", "ja", "kun je die twee omwisselen"],
    ["zahnarzt freitag 9:30 und kaffee mit nina freitag 11 uhr", "ja", "kannst du die beiden tauschen?"],
    ["dentiste vendredi 9h30 et café avec nina vendredi 11h", "oui", "tu peux inverser les deux ?"],
    ["dentista el viernes a las 9:30 y café con nina el viernes a las 11", "sí", "¿puedes intercambiarlos?"],
  ])("%s, %s, %s", (first, yes, then) => {
    expect(lastOf(talkWith(chess), [first, then], yes)).toMatch(/1\. .*11:00–11:30[\s\S]*2\. .*09:30–10:00/);
  });
});

describe("what else there is on that day, and one of it goes", () => {
  test.each([
    ["nina friday 10am", "yes", "is there anything else that day?", "ok the chess one can go then"],
    ["nina friday 10am", "yes", "have i got anything else on that day?", "then lose the chess one"],
    ["nina vrijdag 10 uur", "ja", "heb ik die dag nog iets anders?", "de chess night mag weg"],
    ["nina freitag 10 uhr", "ja", "ist an dem tag sonst noch was?", "chess night kann weg"],
  ])("%s, %s, %s, %s", (first, yes, question, then) => {
    const talk = talkWith(chess);
    talk.say(first);
    talk.say(yes);
    expect(talk.say(question)).toMatch(/20:00–23:00.*Chess night/);
    expect(talk.say(then)).toMatch(/Chess night[\s\S]*\[/);
  });
});

describe("how long it was before is no part of how long it is", () => {
  test.each([
    ["workshop friday 10 to 11", "yes", "they say we need two hours not one"],
    ["workshop friday 10 to 11", "yes", "it takes two hours, not one"],
    ["workshop vrijdag 10 tot 11", "ja", "ze zeggen dat we twee uur nodig hebben, niet een"],
    ["workshop freitag 10 bis 11 uhr", "ja", "sie sagen wir brauchen zwei stunden, nicht eine"],
    ["atelier vendredi de 10h à 11h", "oui", "ils disent qu'il faut deux heures, pas une"],
    ["taller el viernes de 10 a 11", "sí", "dicen que necesitamos dos horas, no una"],
  ])("%s, %s, %s", (first, yes, then) => {
    expect(lastOf(talkWith(chess), [first, then], yes)).toMatch(/10:00–12:00[\s\S]*\[/);
  });
});

describe("the name, the place and the room of what was just booked are set right", () => {
  test.each([
    [
      'add "monday motivation" to thursday 9am',
      "yes",
      "duh, it should be called Thursday motivation",
      /Thursday motivation/,
    ],
    ["lunch with nina friday 12:30", "yes", "loc = cafe hallo", /Where: Cafe hallo/],
    ["lunch with nina friday 12:30", "yes", "location: The Blue Door", /Where: The Blue Door/],
    ["meeting with nina friday 10am in room 2.07", "yes", "wrong room sorry, its 2.17", /Where: Room 2\.17/],
    ["overleg met nina vrijdag 10 uur in zaal 4", "ja", "verkeerde zaal, het is 7", /10:00–10:30[\s\S]*Waar: Zaal 7/],
    ["treffen mit nina freitag 10 uhr in raum 4", "ja", "falscher raum, es ist 7", /10:00–10:30[\s\S]*Wo: Raum 7/],
  ])("%s, %s, %s", (first, yes, then, card) => {
    expect(lastOf(talkWith(chess), [first, then], yes)).toMatch(card);
  });
});

describe("of two times the later or the earlier one is picked", () => {
  test.each([
    ["book a call with nina friday at 10am at 3pm", "the later one", "15:00–15:30"],
    ["book a call with nina friday at 10am at 3pm", "the earlier one please", "10:00–10:30"],
    ["bel met nina vrijdag om 10 uur om 15 uur", "de latere", "15:00–15:30"],
  ])("%s, %s", (first, then, time) => {
    const talk = talkWith(chess);
    talk.say(first);
    expect(talk.say(then)).toContain(time);
  });
});
