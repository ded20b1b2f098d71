import { describe, expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

const begin = (...said: string[]) => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  talk.put(meeting("Photo", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", [guest("Freya Hart")]));
  talk.put(meeting("Haircut", "2026-11-26T13:00:00+01:00", "2026-11-26T13:45:00+01:00"));
  talk.put(meeting("Revue", "2026-11-26T16:00:00+01:00", "2026-11-26T17:00:00+01:00"));
  for (const one of said) talk.say(one);
  return talk;
};

describe("what is told, and no stop before what is asked for", () => {
  test.each([
    [
      "omg i forgot its the school play tomorrow can you push the haircut to monday same time",
      "Mon 30 Nov, 13:00–13:45",
    ],
    ["oh god it's the school play tomorrow could you move my haircut to monday, same time", "Mon 30 Nov, 13:00–13:45"],
    ["we have the plumber here tomorrow will you push the haircut to monday at 5pm", "Mon 30 Nov, 17:00–17:45"],
    ["ik heb morgen ouderavond kun je de haircut naar maandag verzetten zelfde tijd", "ma 30 nov, 13:00–13:45"],
    [
      "oh gott ich hab morgen elternabend kannst du den haircut auf montag schieben gleiche zeit",
      "Mo, 30. Nov., 13:00–13:45",
    ],
    ["j'ai une fête d'école demain tu peux décaler la revue à lundi même heure", "lun. 30 nov., 16:00–17:00"],
    ["ay dios mañana tengo función del cole puedes mover la revue al lunes a la misma hora", "lun 30 nov, 16:00–17:00"],
  ])("%s", (said, card) => {
    expect(begin().say(said)).toContain(card);
  });
});

describe("another time, and no stop before why", () => {
  test.each([
    ["book freya friday 3pm", "sorry make it 5pm i forgot about the swimming lesson", "Fri 27 Nov, 17:00–17:30"],
    ["book freya friday 3pm", "make it 5pm i have the swimming lesson", "Fri 27 Nov, 17:00–17:30"],
    ["book freya friday 3pm", "make that 2 hours its a long story", "Fri 27 Nov, 15:00–17:00"],
    ["plan freya vrijdag 15 uur", "maak er 17 uur van ik was zwemles vergeten", "vr 27 nov, 17:00–17:30"],
    ["plan freya vrijdag 15 uur", "maak er 2 uur van het is een lang verhaal", "vr 27 nov, 15:00–17:00"],
    ["trag freya freitag 15 uhr ein", "mach 17 uhr draus ich hab schwimmkurs vergessen", "Fr, 27. Nov., 17:00–17:30"],
    ["réserve freya vendredi à 15h", "mets plutôt 17h j'ai encore la piscine", "ven. 27 nov., 17:00–17:30"],
    ["reserva con freya el viernes a las 15", "mejor a las 17 yo olvidé la piscina", "vie 27 nov, 17:00–17:30"],
  ])("%s: %s", (open, said, card) => {
    expect(begin(open).say(said)).toContain(card);
    expect(begin(open, "yes").say(said)).toContain(card);
  });
});
