import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, leftAfter, meeting } from "../support/dialogue";

/** A Monday morning in Amsterdam: one meeting today, three on Tuesday, of which two after noon. */
const begin = () =>
  converse({
    now: "2027-03-01T08:20:00+01:00",
    contacts: contactRows("olga@example.com", "Olga Petrova"),
    events: [
      meeting("Standup", "2027-03-01T09:00:00+01:00", "2027-03-01T09:15:00+01:00"),
      meeting("Physio", "2027-03-02T09:00:00+01:00", "2027-03-02T09:30:00+01:00"),
      meeting("Pitch Olga", "2027-03-02T13:30:00+01:00", "2027-03-02T14:00:00+01:00", [guest("Olga Petrova")]),
      meeting("Review", "2027-03-02T15:00:00+01:00", "2027-03-02T16:00:00+01:00"),
    ],
  });

test.each([
  "can you cancel everything on Tuesday apart from the physio?",
  "all off tomorrow please, just keep the physio",
  "other than physio cancel all my meetings tomorrow",
  "everything tomorrow can go, only the physio stays",
  "kun je morgen alles schrappen, op de fysio na",
  "morgen alles eruit, alleen physio blijft staan",
  "uitgezonderd de physio alles van dinsdag annuleren",
  "zeg alle afspraken van morgen af maar laat de physio staan",
  "bis auf die Physio bitte morgen alles streichen",
  "morgen alles weg, nur Physio nicht",
  "kannst du am Dienstag alles außer Physio absagen?",
  "alle Termine morgen stornieren, die Physio bleibt aber",
  "tu peux tout supprimer demain à l'exception du physio ?",
  "demain tout annuler hormis physio",
  "à part physio, vire tout mardi stp",
  "annule tous mes rdv de demain mais garde physio",
  "¿me quitas todo lo de mañana salvo physio?",
  "mañana cancelar todo aparte de physio",
  "excepto physio borra todo lo del martes",
  "anula todas mis citas de mañana, solo physio se queda",
])("all of a day goes but for what is named: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Standup", "Physio"]);
});

test.each([
  "cancel everything tomorrow but not the pitch with Olga and the physio",
  "morgen alles weg behalve de physio en de pitch met Olga",
  "morgen alles absagen außer Physio und Pitch mit Olga",
  "annule tout demain sauf physio et pitch Olga",
  "cancela todo lo de mañana menos physio y pitch Olga",
])("and for each of several that are named, and who comes to them: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Standup", "Physio", "Pitch Olga"]);
});

test.each([
  "I'm off sick tomorrow so please cancel all my meetings",
  "ill tmrw, can you call everything off?",
  "please call everything off tomorrow, I have a fever",
  "ik ben ziek en kom morgen niet, zeg alles maar af",
  "morgen ziek thuis, alles schrappen aub",
  "alles van morgen moet geannuleerd worden, ik ben ziek",
  "ich bin krank, morgen muss alles ausfallen",
  "liege krank im Bett, alles morgen absagen bitte",
  "da ich morgen krank bin, sag bitte alle Termine ab",
  "je suis malade, il faut tout annuler demain",
  "demain je serai malade, supprime tout stp",
  "malade. tt annuler demain",
  "estoy enferma, cancélame todo lo de mañana",
  "mañana no voy, estoy malo, anúlalo todo",
  "como estoy enfermo hay que cancelar todo mañana",
])("somebody is ill that day, and all of it goes: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Standup"]);
});

test.each([
  "could you clear my whole afternoon tomorrow?",
  "empty tomorrow afternoon please",
  "tomorrow afternoon everything off",
  "kun je mijn middag van morgen leegmaken?",
  "morgenmiddag helemaal vrijmaken aub",
  "maak mijn hele middag morgen leeg",
  "räum mir den morgigen Nachmittag frei",
  "morgen Nachmittag bitte alles streichen",
  "kannst du meinen Nachmittag morgen leerräumen?",
  "vide-moi tout l'après-midi de demain",
  "tu peux libérer mon après-midi de demain ?",
  "annule tout demain après-midi",
  "despéjame la tarde de mañana",
  "¿puedes vaciar mañana por la tarde?",
  "mañana por la tarde fuera todo",
])("a part of a day is emptied: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Standup", "Physio"]);
});

test.each([
  "keep everything tomorrow but cancel the physio",
  "only cancel the physio tomorrow, everything else stays",
  "laat morgen alles staan, zeg alleen de physio af",
  "sag morgen nur die Physio ab, der Rest bleibt",
  "annule seulement physio demain, tout le reste reste",
  "cancela solo physio mañana, todo lo demás se queda",
])("what is said the other way round takes nothing else: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(expect.arrayContaining(["Standup", "Pitch Olga", "Review"]));
});

test.each([
  "scrap the rest of today please",
  "could you cancel what's left of the day?",
  "the rest of the day can go",
  "de rest van vandaag afblazen aub",
  "kun je de rest van de dag schrappen?",
  "gooi de rest van vandaag maar weg",
  "bitte den Rest vom Tag absagen",
  "streich mir den Rest des Tages",
  "supprime ce qui reste de la journée stp",
  "annuler tout le reste d'aujourd'hui",
  "anula lo que queda del día",
  "quita el resto de hoy porfa",
])("what is left of today goes: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Physio", "Pitch Olga", "Review"]);
});

test.each([
  "I'd like nothing Tuesday morning, cancel whatever is there",
  "no meetings tomorrow morning please, drop what's on",
  "morgenochtend niets graag, annuleer wat er staat",
  "dinsdagochtend geen afspraken, schrap wat erin staat",
  "morgen Vormittag nichts bitte, streich was da steht",
  "keine Termine Dienstagvormittag, sag ab was ansteht",
  "demain matin rien stp, supprime ce qui est prévu",
  "mañana por la mañana no quiero nada, borra lo que haya",
])("what there is goes, where nothing is wanted then: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Standup", "Pitch Olga", "Review"]);
});

test.each([
  "both meetings tomorrow afternoon can be called off",
  "zeg de twee afspraken van morgenmiddag allebei af",
  "beide Termine morgen Nachmittag streichen",
  "annule les deux rdv de demain après-midi",
  "anula las dos reuniones de mañana por la tarde",
])("both of a stretch go: %s", (said) => {
  expect(leftAfter(begin(), said)).toEqual(["Standup", "Physio"]);
});

test.each([
  "is tomorrow afternoon clear?",
  "is everything off tomorrow?",
  "is morgenmiddag leeg?",
  "ich mache morgen frei",
  "demain après-midi est vide ?",
  "¿está vacía mañana por la tarde?",
])("a question, or a day off, takes nothing: %s", (said) => {
  expect(begin().say(said)).not.toMatch(
    /all of this|cancel this|annuleren\?|absagen\?|alles machen|tout cela|annule ce|Cancelo|Hago/,
  );
});

test.each([
  "should I cancel everything tomorrow?",
  "moet ik morgen alles afzeggen?",
  "soll ich morgen alles absagen?",
  "dois-je tout annuler demain ?",
  "¿debería cancelar todo mañana?",
])("what to do is asked, and what is on is told: %s", (said) => {
  const talk = begin();
  const answer = talk.say(said);
  expect(answer).toContain("Physio");
  expect(answer).toContain("Review");
  expect(talk.pending()).toBeNull();
});
