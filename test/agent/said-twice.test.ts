import { describe, expect, test } from "vitest";
import { chess, talkWith } from "../support/free-talk";

describe("of two names with a word between that takes the first back, the later counts", () => {
  test.each([
    ["schedule the haircut, i mean the massage, thursday 5pm", "Massage"],
    ["design review thursday 5pm, sorry, budget review", "Budget review"],
    ["zet de kapper, ik bedoel de massage, op donderdag 17:00", "Massage"],
    ["plan donderdag 17:00 een demo, of nee, een training", "Training"],
    ["trag die Massage ein, ich meine die Physio, Donnerstag 17 Uhr", "Physio"],
    ["note le coiffeur, pardon, le massage, jeudi à 17h", "Massage"],
    ["apunta la cena, digo, el almuerzo, para el jueves a las 17:00", "Almuerzo"],
  ])("%s", (text, title) => {
    expect(talkWith(chess).say(text)).toMatch(new RegExp(`\\*${title}\\*[\\s\\S]*17:00`));
  });
});

describe("two days with one hour are asked about, and neither is dropped", () => {
  test.each([
    "meet nina wednesday thursday 3pm",
    "bel met nina woensdag donderdag 15:00",
    "Anruf mit Nina Mittwoch Donnerstag 15 Uhr",
    "appel avec Nina mercredi jeudi 15h",
    "llamada con Nina miércoles jueves a las 15:00",
    "meet nina wednesday or thursday 3pm",
  ])("%s", (text) => {
    const reply = talkWith(chess).say(text);
    expect(reply).toMatch(/25[\s\S]*26/);
    expect(reply).not.toMatch(/Yes, book|Ja, plan|Ja, buchen|OK, r[eé]s/);
  });
});

describe("an hour behind the day is another hour, where the word for it could be “until” as well", () => {
  test.each(["massage à 18h samedi à 19h", "masaje a las 18 el sábado a las 19"])("%s", (text) => {
    const reply = talkWith(chess).say(text);
    expect(reply).toMatch(/18:00[\s\S]*19:00/);
    expect(reply).not.toMatch(/OK, r[eé]s/);
  });
  test.each(["massage samedi de 18h à 19h", "massage samedi 18h à 19h", "masaje el sábado de 18 a 19"])(
    "%s",
    (text) => {
      expect(talkWith(chess).say(text)).toMatch(/18:00–19:00[\s\S]*OK, r[eé]s/);
    },
  );
});
