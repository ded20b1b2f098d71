import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

/** A Wednesday morning in Amsterdam. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:05:00+01:00" });
  const people = ["Tom Barker", "Mia Chen", "Femke Smit", "Rodrigo Salas"].map(guest);
  talk.put(meeting("Photo", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", people));
  talk.put(meeting("Shift", "2026-11-26T17:00:00+01:00", "2026-11-26T21:00:00+01:00"));
  talk.put(meeting("Corte de caja", "2026-11-27T13:00:00+01:00", "2026-11-27T14:00:00+01:00"));
  talk.put(meeting("Design review", "2026-11-27T10:00:00+01:00", "2026-11-27T11:00:00+01:00"));
  talk.put(meeting("Leak Lang", "2026-11-26T11:00:00+01:00", "2026-11-26T12:30:00+01:00"));
  return talk;
};

/** The last answer, where each card on the way gets a yes. */
function lastOf(turns: string): string {
  const talk = begin();
  const all = turns.split(" / ");
  return all.map((said) => (said === "yes" ? tapYes(talk) : talk.say(said))).at(-1) ?? "";
}

function tapYes(talk: ReturnType<typeof begin>): string {
  const id = talk.pending()?.id;
  return talk.say("Yes", id && `yes:${id}`);
}

test.each([
  [
    "move the shift on thursday to 18:00 / yes / put mia in the design review too",
    "“Design review” Fri 27 Nov, 10:00–11:00",
  ],
  ["pasa el leak al viernes a las 16h / yes / y mete a rodrigo en el corte de caja", "“Corte de caja” vie 27 nov"],
  ["dentist fri 4pm / yes / oh no theres football friday, monday instead", "“Dentist” Mon 30 Nov, 16:00"],
  ["tandarts vrijdag 16 uur / yes / oei nee, vrijdag is er voetbal, liever maandag", "“Tandarts” ma 30 nov, 16:00"],
  ["Zahnarzt Freitag 16 Uhr / yes / oh nein, Freitag ist Fußball, lieber Montag", "“Zahnarzt” Mo, 30. Nov., 16:00"],
  ["dentiste vendredi 16h / yes / ah non, vendredi y a match, plutôt lundi", "“Dentiste” lun. 30 nov., 16:00"],
  [
    "dentista el viernes a las 16h / yes / uy no, el viernes hay partido, mejor el lunes",
    "“Dentista” lun 30 nov, 16:00",
  ],
  ["call with tom fri 3pm / yes / make that 3.30, school run", "“Call” Fri 27 Nov, 15:30–16:00"],
  ["lunch met femke vrijdag 15 uur / yes / die lunch mag een uur", "“Lunch” vr 27 nov, 15:00–16:00"],
  ["lunch met femke vrijdag 15 uur / yes / de lunch mag om een uur", "“Lunch” vr 27 nov, 13:00–13:30"],
  ["make my shift tmrw an hour shorter, boss says i can go at 8pm", "“Shift” Thu 26 Nov, 17:00–20:00"],
  ["mach die Shift morgen eine Stunde kürzer, kann um 20 Uhr gehen", "“Shift” Do, 26. Nov., 17:00–20:00"],
  ["raccourcis mon shift demain d'une heure, je peux partir à 20h", "“Shift” jeu. 26 nov., 17:00–20:00"],
  ["acorta mi shift de mañana una hora, puedo salir a las 20h", "“Shift” jue 26 nov, 17:00–20:00"],
  ["study sesh w mia fri 2pm nvm 3pm till 5", "*Study session* Fri 27 Nov, 15:00–17:00"],
  ["apúntame cita con el dentista / mañana a las 3 de la tarde", "*Dentista* jue 26 nov, 15:00"],
  ["resto dimanche à 20h avec tom", "*Resto* dim. 29 nov., 20:00–20:30"],
  ["borrel vrijdag 20u met mia", "*Borrel* vr 27 nov, 20:00–20:30"],
])("what is said is done to what it is said of: %s", (turns, shown) => {
  const answer = lastOf(turns);
  for (const part of shown.split(/(?<=[”*]) /)) expect(answer).toContain(part);
});

test.each([
  "who is coming to the leak / and block tomorrow 1 to 4pm, got a toothache",
  "wer kommt zum Leak / und ab 13 Uhr bis 16 Uhr morgen blocken, hab Zahnschmerzen",
  "wie komt er naar leak / en morgen van 13 tot 16 uur blokkeren, tandpijn",
  "qui vient au leak / et bloque demain de 13h à 16h, j'ai mal aux dents",
  "quién viene al leak / y bloquea mañana de 13 a 16, me duelen las muelas",
])("time that is kept moves nothing that was spoken of: %s", (turns) => {
  const answer = lastOf(turns);
  expect(answer).toContain("13:00–16:00");
  expect(answer).not.toContain("“Leak");
});
