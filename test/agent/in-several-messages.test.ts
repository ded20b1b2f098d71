import { describe, expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";
import { sayYes } from "../support/free-talk";

/** On Wednesday the 3rd of March: who is known, and what there is on Thursday and Friday. */
function talk(language: string) {
  const one = converse({ now: "2027-03-03T09:30:00+01:00", preferred: language });
  const [mia, owen] = ["Mia Berg", "Owen Price"].map(guest);
  one.put(meeting("Group photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [mia!, owen!]));
  one.put(meeting("Audit", "2027-03-04T10:00:00+01:00", "2027-03-04T11:00:00+01:00"));
  one.put(meeting("Pilates", "2027-03-04T19:00:00+01:00", "2027-03-04T20:00:00+01:00", [mia!]));
  one.put(meeting("Tasting", "2027-03-05T17:00:00+01:00", "2027-03-05T18:00:00+01:00", [mia!]));
  return one;
}

type Talk = ReturnType<typeof talk>;
const listed = (one: Talk) =>
  one.events().map(({ title, start, attendees }) => {
    const people = attendees.filter(({ self }) => !self).map(({ name = "" }) => name.split(" ")[0]);
    return [title, new Date(start + 3_600_000).toISOString().slice(8, 16), ...people].join(" ");
  });

/** What is in the calendar behind these messages that was not there before: the last is agreed to, and the others where it says so. */
function newAfter(language: string, said: readonly string[], agrees = true): string[] {
  const one = talk(language);
  const before = listed(one);
  for (const text of said.slice(0, -1)) agrees ? sayYes(one, text) : one.say(text);
  sayYes(one, said.at(-1)!);
  return listed(one).filter((event) => !before.includes(event));
}

describe("whom one wants to see is the beginning of a meeting, which the next messages put together", () => {
  test.each([
    ["en", ["i need to see owen", "friday for example", "let us say 2"], "05T14:00"],
    ["en", ["owen 30m fri", "2pm works"], "05T14:00"],
    [
      "en",
      ["I'd like to have Owen to supper", "perhaps on friday if i'm free?", "seven in the evening, then"],
      "05T19:00",
    ],
    ["en", ["gotta catch up with owen this week", "fri 2pm"], "05T14:00"],
    ["nl", ["ik moet owen nog spreken", "vrijdag bijvoorbeeld", "doe maar 2 uur"], "05T14:00"],
    ["nl", ["wil graag een keer met owen zitten over de musical", "vrijdag 14 uur kan"], "05T14:00"],
    ["de", ["Ich würde gern Owen treffen", "zum Beispiel Freitag", "sagen wir 14 Uhr"], "05T14:00"],
    ["de", ["muss diese Woche noch mit Owen reden", "Freitag 14 Uhr passt"], "05T14:00"],
    ["fr", ["je dois voir owen cette semaine pour le catalogue", "vendredi ça irait", "disons 14h"], "05T14:00"],
    ["fr", ["il faut que je parle à owen", "vendredi par exemple", "14h c'est bon"], "05T14:00"],
    ["es", ["necesito ver a owen", "el viernes por ejemplo", "a las 14h"], "05T14:00"],
    ["es", ["me gustaría comer con owen", "el viernes a las 14h va bien"], "05T14:00"],
  ])("%s: %j", (language, said, at) => {
    const made = newAfter(language, said, false);
    expect(made).toEqual([expect.stringContaining(`${at} Owen`)]);
    expect(made[0]).not.toMatch(/ejemplo|beispiel|example|would like|würde/i);
  });
  test.each([
    ["en", "i dont need to see owen"],
    ["en", "i saw owen on monday"],
    ["en", "i need to tell owen i'm late"],
    ["nl", "ik hoef owen niet te zien"],
  ])("%s: nothing is begun by: %s", (language, said) => {
    expect(talk(language).say(said)).not.toMatch(/When should|Wanneer moet/);
  });
});

describe("what somebody calls their meetings are those of the day", () => {
  test.each([
    ["en", "whats my first job tmrw", /Audit/, /Pilates/],
    ["en", "who's my last client tomorrow", /Pilates/, /Audit/],
    ["en", "what engagements have I on Thursday?", /Audit[\s\S]*Pilates/, /can't/],
    ["en", "how many patients have i got tmrw", /2 meetings[\s\S]*Audit/, /can't/],
    ["nl", "wat is mijn eerste klus morgen", /Audit/, /Pilates/],
    ["nl", "hoeveel klanten heb ik morgen", /2 afspraken/, /niet vinden/],
    ["de", "was ist mein erster Auftrag morgen", /Audit/, /Pilates/],
    ["de", "welche Verpflichtungen habe ich am Donnerstag", /Audit[\s\S]*Pilates/, /finde ich nicht/],
    ["fr", "c'est quand mon dernier patient jeudi", /Pilates/, /Audit/],
    ["fr", "quels chantiers j'ai demain", /Audit[\s\S]*Pilates/, /trouve pas/],
    ["es", "cuál es mi primer trabajo mañana", /Audit/, /Pilates/],
    ["es", "cuántos pacientes tengo mañana", /2 reuniones/, /encuentro/],
    ["en", "what does thu look like", /Audit[\s\S]*Pilates/, /can't/],
    ["en", "what does sat look like", /Sat 6 Mar/, /can't/],
    ["en", "anything sat?", /Sat 6 Mar/, /can't/],
  ])("%s: %s", (language, said, tells, no) => {
    const answer = talk(language).say(said);
    expect(answer).toMatch(tells);
    expect(answer).not.toMatch(no);
  });
});

describe("why something is changed is no meeting", () => {
  const CALL = { en: "owen fri 9am", nl: "afspraak met owen vrijdag 9 uur", de: "Termin mit Owen Freitag 9 Uhr" };
  const APPEL = { fr: "rendez-vous avec owen vendredi 9h", es: "reunión con owen el viernes a las 9" };
  test.each([
    ["en", "make that 9.30, school run", "05T09:30"],
    ["en", "make it 10 - dentist first", "05T10:00"],
    ["en", "push it to 11, yoga class", "05T11:00"],
    ["en", "sorry thats my work day!! sat same time x", "06T09:00"],
    ["en", "oh fri's my day off. mon same time", "08T09:00"],
    ["nl", "maak er half 10 van, tandarts", "05T09:30"],
    ["nl", "sorry dat is mn vrije dag! zaterdag zelfde tijd", "06T09:00"],
    ["de", "mach 9:30 draus, Zahnarzt", "05T09:30"],
    ["de", "ach Freitag hab ich ja frei. Montag gleiche Zeit", "08T09:00"],
    ["fr", "mets 9h30, dentiste", "05T09:30"],
    ["fr", "zut vendredi c'est mon jour de congé. lundi même heure", "08T09:00"],
    ["es", "mejor a las 10 que tengo que llevar al niño al cole", "05T10:00"],
    ["es", "ponla a las 9 y media, que tengo dentista", "05T09:30"],
    ["es", "uy el viernes es mi día libre. el lunes a la misma hora", "08T09:00"],
  ] as const)("%s: %s", (language, said, at) => {
    const open = { ...CALL, ...APPEL }[language];
    expect(newAfter(language, [open, said])).toEqual([expect.stringContaining(`${at} Owen`)]);
  });
  test("a meeting beside it is not what it shall be called", () => {
    expect(newAfter("en", ["owen fri 9am", "make it 11 and dentist at 3"]).join()).not.toMatch(/Dentist 05/);
  });
});

describe("another one is meant than what is shown", () => {
  test.each([
    ["en", "cancel pilates", "no i mean the friday one"],
    ["nl", "zeg pilates af", "nee die van vrijdag"],
    ["de", "sag Pilates ab", "nein, das am Freitag"],
    ["fr", "annule pilates", "non non, celui de vendredi"],
    ["es", "anula lo de Mia del jueves", "no no, lo del viernes"],
    ["en", "cancel pilates", "hold on, the other one"],
  ])("%s: %s, %s", (language, open, said) => {
    const one = talk(language);
    one.say(open);
    const answer = one.say(said);
    expect(answer).toContain("Tasting");
    expect(answer).not.toContain("Pilates");
  });
  test("it is moved to that hour as well", () => {
    const one = talk("en");
    one.say("move the 7pm tomorrow to 6");
    const answer = one.say("no i mean the friday one");
    expect(answer).toMatch(/Tasting[\s\S]*Fri 5 Mar, 18:00/);
  });
});

describe("an hour that was just freed is that of its day", () => {
  test.each([
    ["en", "move the audit to 1pm", "and at 10 half an hour with owen"],
    ["en", "cancel the audit", "put owen in at 10"],
    ["nl", "verzet audit naar 13 uur", "en om 10 uur dan een half uurtje met owen"],
    ["de", "verschieb Audit auf 13 Uhr", "und um 10 dann 30 Minuten mit Owen"],
    ["fr", "décale audit à 13h", "et à 10h une demi-heure avec owen alors"],
    ["es", "mueve audit a las 13h", "y a las 10 entonces media hora con owen"],
  ])("%s: %s, %s", (language, first, said) => {
    expect(newAfter(language, [first, said]).filter((event) => event.includes("Owen"))).toEqual([
      expect.stringContaining("04T10:00 Owen"),
    ]);
  });
});

describe("the day that was asked about is free at the hour of what is spoken of, and it goes there", () => {
  test.each([
    ["en", "when is pilates", "cant do that, kids home. is fri same time free", "lovely move it then"],
    ["de", "wann ist Pilates", "ist Freitag gleiche Zeit frei", "super, dann verschieb es dahin"],
    ["fr", "c'est quand pilates", "vendredi à la même heure c'est libre ?", "parfait, déplace-le alors"],
    ["es", "cuándo es pilates", "el viernes a la misma hora está libre?", "genial, pásalo entonces"],
  ])("%s: %s, %s, %s", (language, first, asked, said) => {
    const one = talk(language);
    one.say(first);
    expect(one.say(asked)).toContain("19:00");
    expect(one.say(said)).toMatch(/Pilates[\s\S]*5[\s\S]*19:00–20:00/);
  });
});

describe("one that was told can be spoken of", () => {
  test.each([
    ["en", "am i free friday", "move that to 4pm", "16:00–17:00"],
    ["nl", "ben ik vrijdag vrij", "schuif die naar 16u", "16:00–17:00"],
    ["de", "bin ich Freitag frei", "zieh den auf 16 Uhr vor", "16:00–17:00"],
    ["fr", "il reste quoi vendredi ?", "avance-le à 16h", "16:00–17:00"],
    ["en", "whats on thursday", "and the last one of the day an hour earlier", "18:00–19:00"],
    ["nl", "wat staat er donderdag", "en de laatste van de dag een uur eerder", "18:00–19:00"],
    ["de", "was steht Donnerstag an", "und den letzten des Tages eine Stunde früher", "18:00–19:00"],
    ["fr", "j'ai quoi jeudi", "et le dernier de la journée une heure plus tôt", "18:00–19:00"],
    ["es", "qué tengo el jueves", "y la última del día una hora antes", "18:00–19:00"],
  ])("%s: %s, %s", (language, asked, said, hours) => {
    const one = talk(language);
    one.say(asked);
    expect(one.say(said)).toMatch(new RegExp(`(Tasting|Pilates)[\\s\\S]*${hours}`));
  });
  test.each([
    ["en", "when is pilates", "and have I anything earlier that same day?", "Audit"],
    ["nl", "wanneer is pilates", "heb ik eerder die dag nog iets?", "Audit"],
    ["fr", "c'est quand pilates", "j'ai quelque chose plus tôt ce jour-là ?", "Audit"],
  ])("%s: %s, %s", (language, asked, said, tells) => {
    const one = talk(language);
    one.say(asked);
    const answer = one.say(said);
    expect(answer).not.toMatch(/can't do|kan ik niet|ne sais pas/);
    expect(answer).toContain(tells);
  });
  test("whoever comes to it is booked in front of it", () => {
    const one = talk("en");
    one.say("when is pilates");
    expect(one.say("n book her 15m right before it")).toMatch(/Thu 4 Mar, 18:45–19:00[\s\S]*Mia/);
  });
});
