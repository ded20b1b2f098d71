import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting, standsAfter } from "../support/dialogue";

const [MILA, OLA, BEN] = [guest("Mila Brandt"), guest("Ola Nilsen"), guest("Ben Aydin")] as const;
/** What stands in the calendar behind a yes, on a Wednesday morning. */
const after = (text: string) =>
  standsAfter(
    converse({
      now: "2026-11-25T09:30:00+01:00",
      contacts: [MILA, OLA, BEN].flatMap(({ email, name }) => contactRows(email, name, {})),
      events: [
        meeting("Pilates", "2026-11-25T17:30:00+01:00", "2026-11-25T18:30:00+01:00"),
        meeting("Optiker", "2026-11-26T10:00:00+01:00", "2026-11-26T10:30:00+01:00"),
        meeting("Harbour plan", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [OLA]),
      ],
    }),
    text,
  );

test.each([
  "drop pilates\noptiker to 11\nben friday 10am",
  "Three things:\n1. cancel pilates\n2. put the optiker at 11\n3. Ben, Friday at 10 am",
  "pilates afzeggen\noptiker naar 11u\nben vr 10u",
  "Pilates weg\nOptiker morgen auf 11 Uhr\nBen Freitag 10 Uhr",
  "annuler pilates\noptiker à 11h\nben vendredi 10h",
  "quita pilates\noptiker a las 11\nben viernes a las 10",
])("each line of a list asks for something of its own: %j", (text) => {
  const all = after(text);
  expect(all).toHaveLength(3);
  expect(all).toEqual(expect.arrayContaining(["Optiker 26 11:00", "Harbour plan 26 14:00 Ola"]));
  expect(all.at(-1)).toMatch(/27 10:00 Ben$/);
});

test.each([
  "Move the harbour plan to 4 pm, and Mila is joining as well.",
  "harbour plan tomorrow 4pm + mila",
  "harbour plan naar 16u en mila schuift ook aan, pas je dat aan?",
  "Leg den Harbour plan auf 16 Uhr, Mila kommt auch noch dazu.",
  "Déplace le harbour plan à 16 h, et Mila y participe aussi.",
  "Pon el harbour plan de mañana a las cuatro de la tarde, y que se apunte también Mila.",
])("who comes as well is not lost beside where a meeting goes: %j", (text) => {
  expect(after(text)).toContain("Harbour plan 26 16:00 Ola Mila");
});

test.each([
  "ben friday 10am + optiker tomorrow at 11",
  "ben vr 10u en de optiker van morgen naar 11u",
  "Ben Freitag 10 Uhr, und der Optiker morgen soll auf 11 Uhr.",
  "ben vendredi 10h + optiker demain à 11h",
  "ben viernes 10h y optiker mañana a las 11",
])("beside a booking, what is called as a meeting of that day is that meeting: %j", (text) => {
  const all = after(text);
  expect(all).toHaveLength(4);
  expect(all).toContain("Optiker 26 11:00");
});

test.each([
  "harbour plan to 4pm tomorrow & tell ola",
  "harbour plan morgen naar 16u, laat ola weten",
  "Der Harbour plan morgen rutscht auf 16 Uhr, gib Ola bitte Bescheid.",
  "harbour plan demain à 16h et préviens ola",
  "harbour plan mañana a las 16h y avísale a ola",
])("who is to hear of it is not asked to another meeting: %j", (text) => {
  const all = after(text);
  expect(all).toHaveLength(3);
  expect(all).toContain("Harbour plan 26 16:00 Ola");
});

test.each(["lunch friday 1pm + mila", "lunch vrijdag 13u, Mila komt ook"])(
  "a new meeting is no old one because somebody comes as well: %j",
  (text) => {
    expect(after(text)).toContain("Lunch 27 13:00 Mila");
  },
);

test.each([
  "ben friday 10am. optiker to 11",
  "Could you put Ben in on Friday at 10? Please move the optiker to 11",
  "ben vr 10u. optiker naar 11u",
  "Plan vrijdag om 10 uur Ben in, en ook de optiker moet naar 11 uur",
  "Ben Fr 10 Uhr. Optiker auf 11 Uhr verschieben",
  "Ben ven 10h. décale optiker à 11h",
  "Ben vie 10h. mueve optiker a las 11",
])("“%s” is two requests", (said) => {
  expect(after(said)).toEqual([
    "Pilates 25 17:30",
    "Optiker 26 11:00",
    "Harbour plan 26 14:00 Ola",
    expect.stringMatching(/27 10:00 Ben$/),
  ]);
});

test.each([
  "choir practice every tuesday at 6:30 pm. optiker right after the harbour plan",
  "koor elke dinsdag 18u30. optiker meteen na harbour plan",
  "chor jeden di 18:30. optiker gleich nach harbour plan",
  "chorale chaque mardi à 18h30. optiker juste après harbour plan",
  "coro cada martes a las 18:30. optiker justo después de harbour plan",
])("“%s”: each has the time that it says", (said) => {
  expect(after(said)).toEqual([
    "Pilates 25 17:30",
    "Harbour plan 26 14:00 Ola",
    "Optiker 26 15:00",
    expect.stringContaining("1 18:30"),
  ]);
});

test.each(["cancel pilates. hm actually the optiker instead", "cancel pilates. no wait, the optiker"])(
  "“%s” is one request",
  (said) => {
    expect(after(said)).toContain("Pilates 25 17:30");
  },
);

test.each([
  "Mila friday 10am and could you move the optiker to 11?",
  "Hi! How are things? Put Mila in on Friday at 10 and move the optiker to 11, thanks",
  "Mila do, ah nee, vrijdag 10u en zet de optiker op 11 uur",
  "Mila do, nein, Fr 10 Uhr und den Optiker bitte auf 11 Uhr verschieben",
  "Décale optiker à 11h et mila jeudi, pardon, vendredi 10h",
  "Mueve optiker a las 11 y mila el viernes a las 10",
  "mila viernes 10h, y también pásame optiker a las 11",
])("“%s” joins two requests, of which the first is no part of the second", (said) => {
  expect(after(said)).toEqual([
    "Pilates 25 17:30",
    "Optiker 26 11:00",
    "Harbour plan 26 14:00 Ola",
    expect.stringMatching(/27 10:00 Mila$/),
  ]);
});

test.each([
  "plumber friday 10am, note: key next door and could you cancel the optiker please",
  "loodgieter vr 10u, notitie: sleutel bij de buren. optiker afzeggen",
  "klempner fr 10 uhr, notiz: schlüssel beim nachbarn, und außerdem optiker absagen",
  "plombier vendredi 10h, note : clé chez le voisin et annule optiker",
  "fontanero viernes 10h, nota: llave en casa del vecino y cancela optiker",
])("“%s”: a note ends where something else is asked for", (said) => {
  expect(after(said)).toEqual([
    "Pilates 25 17:30",
    "Harbour plan 26 14:00 Ola",
    expect.stringMatching(/^\p{L}+ 27 10:00$/u),
  ]);
});

test.each(["book ola thursday at 9am and ben thursday at 4pm, both for an hour", "cancel pilates and the optiker"])(
  "“%s”: what is said of all of them is",
  (said) => {
    expect(after(said)).not.toContain("Optiker 26 10:30");
    expect(after(said).filter((one) => /Ola$|Ben$/.test(one)).length).toBe(said.startsWith("book") ? 3 : 1);
  },
);
