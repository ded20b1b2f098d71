import { describe, expect, test } from "vitest";
import { amongFriends } from "../support/week";

/** What is shown for a message on a Tuesday morning. */
const shownFor = (said: string) => amongFriends().say(said);

describe("weeks beside an hour of a weekday are how long a series goes on", () => {
  test.each([
    ["pottery class mondays 7pm, 6 weeks", "*Pottery class*"],
    ["Pottery class every Monday at 7pm x 6 weeks", "*Pottery class*"],
    ["keramiekles elke ma 19u, 6 weken lang", "*Keramiekles*"],
    ["Ik volg zes weken lang elke maandagavond om zeven uur een cursus, zet je die erin?", "*Cursus*"],
    ["Ich habe sechs Wochen lang montags um 19 Uhr Töpferkurs, bitte eintragen", "*Töpferkurs*"],
    ["töpferkurs jeden mo 19 uhr, 6 wochen", "*Töpferkurs*"],
    ["J'ai cours de poterie tous les lundis à 19h pendant six semaines, ajoute-les", "*Cours de poterie*"],
    ["cours de poterie lundi 19h x 6 semaines", "*Cours de poterie*"],
    [
      "Tengo clase de cerámica cada lunes a las siete de la tarde durante seis semanas, agéndala",
      "*Clase de cerámica*",
    ],
    ["clase de cerámica lunes 19h, 6 semanas", "*Clase de cerámica*"],
  ])("%s", (said, title) => {
    expect(shownFor(said)).toContain(title);
    expect(shownFor(said)).toMatch(/30\.? nov[^\n]*19:00/i);
    expect(shownFor(said)).toMatch(/10\.? (jan|Jan|janv|ene)/);
  });
});

describe("whole days at something, told and put in, are of that", () => {
  test.each([
    ["I'm at a trade fair in Ghent all day Thursday and Friday, please enter that."],
    ["I have a trade fair in Ghent on Thursday and Friday, all day both days, put it in."],
    ["Donderdag en vrijdag zit ik de hele dag op een beurs in Gent, zet je dat in de agenda?"],
    ["Donnerstag und Freitag bin ich jeweils ganztägig auf einer Messe in Gent, bitte vermerken."],
    ["Jeudi et vendredi je suis à une conférence à Gand, toute la journée les deux jours."],
    ["El jueves y el viernes estoy en un congreso en Gante, los dos días enteros, regístralo."],
  ])("%s", (said) => {
    expect(shownFor(said)).toMatch(/26[^\n]*27/);
    expect(shownFor(said)).toMatch(/\[(Yes, book it|Ja, plan maar|Ja, buchen|OK, réserver|OK, resérvala)\]/);
    expect(shownFor(said)).toMatch(/Trade fair|Beurs|Messe|Conférence|Congreso/);
  });
});

describe("what somebody asks for is agreed to, and goes in", () => {
  test.each([
    ["Tom's asking if we can meet on Thursday at 4pm. That works for me, so go ahead and put it in."],
    ["Tom proposed Thursday at four in the afternoon. I can make it, put it in the calendar."],
    ["Tom vraagt of we donderdag om vier uur 's middags kunnen afspreken. Dat komt me goed uit, zet het er maar in."],
    ["Tom schlägt Donnerstag um 16 Uhr vor. Das passt mir gut, bitte eintragen."],
    ["Tom me demande si on peut se voir jeudi à 16h. Ça me convient, tu peux le mettre."],
    ["Tom propose jeudi à seize heures. Ça marche pour moi, tu peux l'inscrire."],
    ["Tom pregunta si podemos vernos el jueves a las cuatro de la tarde. Me viene bien, ponlo."],
    ["tom dice q si jueves 16h, me va bien, apúntalo"],
  ])("%s", (said) => {
    expect(shownFor(said)).toMatch(/26[^\n]*16:00–16:30/);
    expect(shownFor(said)).toContain("tom@example.com");
    expect(shownFor(said)).not.toMatch(/\*Tom/);
  });

  test.each([["Tom asks if we can meet Thursday at 4pm. That doesn't work for me, put in Friday at 5pm"]])(
    "and what does not suit does not: %s",
    (said) => {
      expect(shownFor(said)).not.toContain("16:00–16:30");
    },
  );
});

describe("a greeting, how one is, and a name below say nothing of a meeting", () => {
  test.each([
    ["Hey there, how's it going? Tom Friday 14:30 please.\nCheers\nSam"],
    ["hey, how are you? tom fri 2:30pm pls, thx\nSam"],
    ["hey alles goed? tom vr 14u30 aub, thx\nSam"],
    ["Hallo daar, hoe is het? Zet Tom vrijdag 14:30 erin. Groetjes Sam"],
    ["moin, wie gehts? tom fr 14:30 bitte, danke\nlg Sam"],
    ["Bonjour, comment vas-tu ? Pourrais-tu noter Tom vendredi à 14h30 ? Merci beaucoup,\nSam"],
    ["coucou ça va ? rdv tom vendredi 14h30 stp, merci\nSam"],
    ["hola! todo bien? tom vie 14:30, gracias\nSam"],
  ])("%s", (said) => {
    expect(shownFor(said)).toMatch(/27[^\n]*14:30–15:00/);
    expect(shownFor(said)).toContain("tom@example.com");
    expect(shownFor(said)).not.toContain("Sam");
  });
});

describe("what goes somewhere then, or what one has, is told and goes in by its whole name", () => {
  test.each([
    [
      "The car has to go to the garage on Friday at 8 in the morning, could you put that in please?",
      "*Car to the garage*",
    ],
    [
      "De auto moet vrijdag om acht uur 's ochtends naar de garage, zet je dat in mijn agenda?",
      "*Auto naar de garage*",
    ],
    ["Das Auto muss am Freitag um 8 Uhr morgens in die Werkstatt, trag das bitte ein.", "*Auto in die Werkstatt*"],
    ["La voiture doit aller au garage vendredi à 8h du matin, tu peux l'inscrire ?", "*Voiture au garage*"],
    ["Vrijdagochtend om acht uur vertrekt mijn trein naar Gent, zet je hem in de agenda?", "*Trein naar Gent*"],
    ["Vrijdag heb ik een vlucht van 8.00 tot 9.40 uur, kun je die toevoegen?", "*Vlucht*"],
    ["Am Freitag habe ich einen Flug von 8:00 bis 9:40 Uhr, nimm das bitte auf.", "*Flug*"],
    ["Freitag fliege ich von 8:00 bis 9:40 Uhr, trag das ein.", "*Flug*"],
  ])("%s", (said, title) => {
    expect(shownFor(said)).toContain(title);
    expect(shownFor(said)).toMatch(/27[^\n]*08:00/);
  });
});
