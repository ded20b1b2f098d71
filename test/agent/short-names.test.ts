import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting, playAll } from "../support/dialogue";
import { knownAs } from "../support/free-talk";
import { now } from "../support/week";

const people = [
  ["gijsbert@example.com", "Gijsbert Kok"],
  ["katharina@example.com", "Katharina Lang"],
  ["matthias@example.com", "Matthias Ott"],
  ["leonie@example.com", "Leonie Ruiz"],
  ["christina@example.com", "Christina Vol"],
  ["christopher@example.com", "Christopher Lee"],
  ["begona@example.com", "Begoña Sanz"],
  ["thomas@example.com", "Thomas Becker"],
].flatMap(([email = "", name = ""]) => contactRows(email, name));

playAll(
  {
    "somebody is called for short": `
      > vrijdag 10u bakkie met gijs
      *Bakkie* … Met: Gijsbert Kok (gijsbert@example.com)`,
    "by what people just say, and by an ending of endearment": `
      > Kaffee mit kathi und matze morgen 15 Uhr
      Mit: Katharina Lang (katharina@example.com), Matthias Ott (matthias@example.com)`,
    "what may be short for two is asked about": `
      > call with chris friday 3pm
      more than one chris … {Christina Vol} {Christopher Lee} {Leave them out}
      > 2
      With: Christopher Lee (christopher@example.com)`,
    "what is as much a name of somebody else is asked about": `
      > Termin mit Leon Freitag 10 Uhr
      E-Mail-Adresse von … [Leonie Ruiz] [Weglassen]
      > ja
      Mit: Leonie Ruiz (leonie@example.com)`,
    "who is called for short joins and leaves": `
      > coffee with thomas friday 10am
      Shall I
      > yes
      Booked
      > add kathi
      Thomas Becker … Katharina Lang (katharina@example.com)`,
    "a title and a last name are somebody": `
      > café con doña begoña el jueves a las 10
      Con: Begoña Sanz (begona@example.com)
      > no
      o
      > Termin mit Dr. Becker Freitag 10 Uhr
      Mit: Thomas Becker (thomas@example.com)`,
    "in front of another noun a word is short for nobody": `
      > standup with chris team mon 9
      chris team's e-mail address
      > no
      left everything
      > lunch with kathi + gijs friday 12:30
      With: Katharina Lang … Gijsbert Kok`,
    "a word in front of nobody is short for nobody": `
      > chris friday 3pm
      *Chris*`,
    "who has no address is named in the title, in any language": `
      > zet maandag 13:00 lunch met tante riet erin
      e-mailadres van tante riet?
      > die heeft geen mail, zet het gewoon in mijn agenda
      *Lunch met tante riet* … ma 30 nov, 13:00–13:30
      > nee
      Goed
      > lunch with zed friday 12:30
      zed's e-mail address
      > he doesn't have one
      *Lunch with zed*
      > no
      o
      > Essen mit Zoltan Freitag 12:30
      Adresse von Zoltan
      > hab ich nicht
      *Essen mit Zoltan*
      > nein
      icht
      > déj avec Zoltan vendredi 12h30
      de Zoltan
      > il n'en a pas
      *Déj avec Zoltan*
      > non
      pas
      > comida con Zoltan el viernes a las 13
      de Zoltan
      > no tiene correo
      *Comida con Zoltan*`,
    "a no is no answer to who it is": `
      > lunch with zed friday 12:30
      zed's e-mail address
      > no
      left everything as it is`,
    "few words of one language are answered in it": `
      > vrijdag 10u bakkie met gijs
      Zal ik
      > nee
      Goed
      > lunch fri 1230 w thomas n otis pls
      What is otis's e-mail address?`,
  },
  () => converse({ now, contacts: people }),
);

test.each([
  "quote at the bakery thursday at 4pm",
  "drop the samples at the bakery thursday at 4pm",
  "offerte bij de bakkery donderdag om 16:00",
])("a last name alone is nobody's with a slip in it: %s", (said) => {
  const talk = converse({ now, contacts: knownAs("Tom Baker", "Eva Bakker") });
  const answer = talk.say(said);
  expect(answer).not.toContain("tom@example.com");
  expect(answer).not.toContain("eva@example.com");
});

test("nor does it say which meeting is meant", () => {
  const tom = { email: "tom@example.com", name: "Tom Baker" };
  const lunch = meeting("Lunch with Tom", "2026-11-26T12:30:00+01:00", "2026-11-26T13:30:00+01:00", [tom]);
  const talk = converse({ now, contacts: knownAs("Tom Baker"), events: [lunch] });
  expect(talk.say("quote at the bakery friday at 4pm")).toContain("Shall I book this?\n*Quote");
});
