import { describe, expect, test } from "vitest";
import { physio, talkWith } from "../support/free-talk";

describe("what was just booked gets another name", () => {
  test.each([
    ["lunch with nina thursday 12:30", 'call it "Budget talk" instead', "Budget talk"],
    ["lunch with nina thursday 12:30", "call it Budget talk", "Budget talk"],
    ["lunch met nina donderdag 12:30", 'noem het toch maar "Begroting"', "Begroting"],
    ["Mittagessen mit Nina Donnerstag 12:30", 'nenn es lieber "Haushalt"', "Haushalt"],
    ["déjeuner avec Nina jeudi 12h30", 'appelle ça plutôt "Point budget"', "Point budget"],
    ["comida con Nina el jueves a las 12:30", 'llámalo mejor "Presupuesto"', "Presupuesto"],
  ])("%s, %s", (booking, request, name) => {
    const talk = talkWith(physio);
    talk.say(booking);
    talk.say("ok");
    expect(talk.say(request)).toMatch(new RegExp(`12:30–13:00[\\s\\S]*${name}|${name}[\\s\\S]*12:30–13:00`));
  });
});

describe("a meeting that is named gets another name", () => {
  test.each([
    ["rename the physio to Back pain", "Back pain"],
    ["hernoem de physio naar Rugpijn", "Rugpijn"],
    ["benenne die Physio in Rücken um", "Rücken"],
    ["benenn die Physio bitte in Rückenkurs um, danke", "Rückenkurs"],
    ["renomme la physio en Séance kiné", "Séance kiné"],
    ["renombra la physio a Espalda", "Espalda"],
  ])("%s", (text, name) => {
    const reply = talkWith(physio).say(text);
    expect(reply).toMatch(/09:00–09:45/);
    expect(reply).toContain(`*${name}*`);
  });
});
