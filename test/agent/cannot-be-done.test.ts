import { expect, test } from "vitest";
import { meeting } from "../support/dialogue";
import { omar, physio, talkWith } from "../support/free-talk";

const review = meeting("Review", "2026-11-27T10:00:00+01:00", "2026-11-27T11:00:00+01:00", [omar]);

test.each([
  ["give my accountant access to my whole calendar", "can't share your calendar"],
  ["can you share my diary with omar", "can't share your calendar"],
  ["let omar see my calendar", "can't share your calendar"],
  ["geef omar toegang tot mijn agenda", "delen of iemand toegang geven kan ik niet"],
  ["gib Omar Zugriff auf meinen Kalender", "Zugriff geben kann ich nicht"],
  ["donne accès à mon agenda à Omar", "ne peux pas partager votre agenda"],
  ["dale acceso a mi agenda a Omar", "No puedo compartir tu calendario"],
  ["ring the garage for me", "can't phone anybody"],
  ["bel de garage even voor me", "Bellen kan ik niet"],
  ["ruf beim Zahnarzt an und sag ab", "Anrufen kann ich nicht"],
  ["appelle le restaurant pour moi", "ne peux pas téléphoner"],
  ["llama al garaje por mí", "No puedo llamar"],
  ["put my phone on silent friday at 3", "can't do that"],
  ["zet mijn telefoon vrijdag op stil", "Dat kan ik niet"],
  ["schalte mein Handy am Freitag auf lautlos", "Das kann ich nicht"],
  ["mets mon téléphone en silencieux vendredi", "je ne sais pas le faire"],
  ["pon el móvil en silencio el viernes", "no puedo hacerlo"],
  ["turn the lights off at 10pm", "can't do that"],
  ["págale a Omar los 40 euros que le debo", "no puedo hacerlo"],
  ["vire 40 euros à Omar", "je ne sais pas le faire"],
  ["maak 50 euro over naar omar", "Dat kan ik niet"],
  ["wat voor weer wordt het vrijdag", "Dat kan ik niet"],
])("what cannot be done here is said to be that, and asks for no meeting: %s", (said, answer) => {
  const talk = talkWith(physio, review);
  expect(talk.say(said)).toContain(answer);
  expect(talk.pending()).toBeNull();
});

test.each(["move the print review to friday 3pm", "cancel the print review"])(
  "a word for it in the name of a meeting asks for nothing of the kind: %s",
  (said) => {
    const print = meeting("Print review", "2026-11-26T10:00:00+01:00", "2026-11-26T11:00:00+01:00");
    expect(talkWith(physio, print).say(said)).toContain("“Print review”");
  },
);

test.each([
  ["mach mit Omar einen Termin aus für Freitag um 9", "Soll ich das buchen"],
  ["zet lunch vrijdag 12:00 erin zonder iemand uit te nodigen", "Zal ik dit inplannen"],
])("a verb of it in two parts asks for a meeting: %s", (said, answer) => {
  expect(talkWith(physio, review).say(said)).toContain(answer);
});

test.each([
  ["lunch friday", "share my calendar with omar", "can't share your calendar", "12:30", "12:30–13:00"],
  ["lunch friday at 12", "order me a taxi", "can't do that", "yes", "12:00–12:30"],
  ["lunch vrijdag", "bestel even een taxi", "kan ik niet", "12:30", "12:30–13:00"],
])("what cannot be done is said beside what is open, which goes on: %s, %s", (open, said, cannot, answer, slot) => {
  const talk = talkWith(physio, review);
  talk.say(open);
  expect(talk.say(said)).toContain(cannot);
  expect(talk.say(answer)).toContain(slot);
});
