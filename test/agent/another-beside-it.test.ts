import { describe, expect, test } from "vitest";
import { converse, meeting } from "../support/dialogue";
import { knownAs, lastOf } from "../support/free-talk";

const contacts = knownAs("Tess Mulder", "Owen Pritchard", "Imani Okoye", "Devon Clarke");

/** A talk on a Wednesday morning. */
const begin = (...events: ReturnType<typeof meeting>[]) =>
  converse({ now: "2026-11-25T09:30:00+01:00", contacts, events });

describe("another one right beside what was just booked is like it", () => {
  test.each([
    ["flat viewing with tess saturday noon", "another one with owen right after", /“Flat viewing”\nSat 28 Nov, 12:30/],
    [
      "flat viewing with tess saturday noon",
      "and another with owen straight after",
      /“Flat viewing”\nSat 28 Nov, 12:30/,
    ],
    ["flat viewing with tess saturday noon", "same for owen right after", /“Flat viewing”\nSat 28 Nov, 12:30/],
    [
      "belafspraak met tess vrijdag 9 uur",
      "en zet er meteen daarna eentje met owen achteraan",
      /27 nov, 09:30[\s\S]*Owen/,
    ],
    ["belafspraak met tess vrijdag 9 uur", "zelfde voor owen meteen daarna", /27 nov, 09:30[\s\S]*Owen/],
    ["Besichtigung mit Tess Samstag 12 Uhr", "und direkt danach noch eine mit Owen", /28. Nov., 12:30[\s\S]*Owen/],
    ["visite avec Tess samedi à midi", "juste après une autre avec Owen", /28 nov., 12:30[\s\S]*Owen/],
    ["visite avec Tess samedi à midi", "une autre avec Owen juste avant", /“Visite”\nsam. 28 nov., 11:30[\s\S]*Owen/],
    ["visita al piso con Tess el lunes a las 10", "justo después otra con Owen", /30 nov, 10:30[\s\S]*Owen/],
    ["visita al piso con Tess el lunes a las 10", "y a continuación otra con Owen", /30 nov, 10:30[\s\S]*Owen/],
  ])("%s, then “%s”", (first, then, card) => {
    expect(lastOf(begin(), [first, then])).toMatch(card);
  });

  test("whom nobody knows is asked for", () => {
    expect(lastOf(begin(), ["flat viewing with tess saturday noon", "same for gregor right after"])).toContain(
      "Gregor",
    );
  });
});

describe("the same day at the same time, of what was just called off, is where that was", () => {
  test.each([
    ["flat viewing with tess monday at 5pm", "cancel it", "put in a viewing with owen instead, same day same time"],
    [
      "bezichtiging met tess maandag 17 uur",
      "annuleer maar",
      "zet er een bezichtiging met owen voor in de plaats, zelfde dag zelfde tijd",
    ],
    [
      "Besichtigung mit Tess Montag 17 Uhr",
      "sag ab",
      "trag dafür eine Besichtigung mit Owen ein, gleicher Tag, gleiche Zeit",
    ],
    ["visite avec Tess lundi à 17h", "annule-la", "mets une visite avec Owen à la place, même jour même heure"],
    ["visita con Tess el lunes a las 17", "cancélala", "pon una visita con Owen en su lugar, mismo día misma hora"],
  ])("%s, %s, %s", (...texts) => {
    expect(lastOf(begin(), texts)).toMatch(/30[^\n]*17:00[\s\S]*Owen/);
  });
});

describe("somebody joins the one with somebody else, by whatever verb", () => {
  test.each([
    "oh and imani should sit in on the one with devon too",
    "can imani join the one with devon as well",
    "imani moet ook bij die met devon aanschuiven",
    "Imani soll auch bei dem mit Devon dabei sein",
    "imani devrait aussi assister à celui avec devon",
  ])("%s", (text) => {
    const card = lastOf(begin(), ["imani friday 10 to 11", "right after that half an hour with devon", text]);
    expect(card).toContain("11:00–11:30");
    expect(card).toMatch(/Devon Clarke[\s\S]*Imani Okoye/);
  });
});

describe("what is put on to the end of a meeting is how much longer it gets", () => {
  const onboarding = () => meeting("Onboarding Harrow", "2026-11-27T10:00:00+01:00", "2026-11-27T11:00:00+01:00");
  test.each([
    "and tack 30 mins on to the end of the harrow onbording",
    "tack half an hour onto the harrow onboarding",
    "stick another 30 minutes on the end of the harrow onboarding",
    "add 30 mins to the end of the harrow onboarding",
    "plak een half uur aan het eind van de onboarding harrow",
    "häng 30 Minuten ans Ende vom Onboarding Harrow",
    "rajoute 30 minutes à la fin de l'onboarding harrow",
    "añade 30 minutos al final del onboarding harrow",
  ])("%s", (text) => {
    expect(lastOf(begin(onboarding()), [text])).toContain("10:00–11:30");
  });

  test("the end of a day or a week is when something is", () => {
    expect(lastOf(begin(onboarding()), ["30 min with owen at the end of the week"])).toContain("Owen");
  });
});

describe("half an hour instead of 20 minutes, of what was moved by 20 minutes, is how far", () => {
  const handover = (end: string) => meeting("Handover", "2026-11-26T11:00:00+01:00", `2026-11-26T${end}:00+01:00`);
  test.each([
    ["push the handover 20 min", "no make that half an hour instead of 20 minutes"],
    ["push the handover 20 min", "actually half an hour"],
    ["handover 20 minuten opschuiven", "nee doe toch maar een half uur ipv 20 minuten"],
    ["verschieb Handover um 20 Minuten", "nee, lieber eine halbe Stunde statt 20 Minuten"],
    ["décale Handover de 20 minutes", "non plutôt une demi-heure au lieu de 20 minutes"],
    ["retrasa Handover 20 minutos", "no, mejor media hora en vez de 20 minutos"],
  ])("%s, then “%s”", (first, then) => {
    expect(lastOf(begin(handover("11:30")), [first, then])).toContain("11:30–12:00");
  });

  test("of an hour as well, and on the card too", () => {
    const events = [handover("12:00")];
    expect(lastOf(begin(...events), ["push the handover 20 min", "no, half an hour instead of 20 minutes"])).toContain(
      "11:30–12:30",
    );
    const talk = converse({ now: "2026-11-25T09:30:00+01:00", contacts, events });
    talk.say("push the handover 20 min");
    expect(talk.say("no half an hour instead of 20 minutes")).toContain("11:30–12:30");
  });

  test("how long it is stays so where nothing was moved", () => {
    expect(lastOf(begin(handover("11:30")), ["make the handover 20 min", "actually half an hour"])).toContain(
      "11:00–11:30",
    );
    expect(lastOf(begin(handover("12:00")), ["push the handover 20 min", "make it half an hour"])).toContain(
      "11:20–11:50",
    );
  });
});
