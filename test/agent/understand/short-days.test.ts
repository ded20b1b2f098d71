import { expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";
import { show } from "~/agent/understand/show";

/** Wednesday 4 March 2026, 09:30 in Amsterdam. */
const now = Date.parse("2026-03-04T09:30:00+01:00");
const people = ["Mila Jansen", "Karl Weber", "Élodie Petit", "Diego López"].map((name) => ({
  name,
  email: `${name.slice(0, 4)}@example.com`,
}));
const meetings = [
  { title: "Tandarts", people: [] },
  { title: "Zahnarzt", people: [] },
];
const context = { now, zone: "Europe/Amsterdam", known: { people, meetings } };
const read = (text: string) => requestsOf(text, context).map(({ command }) => show(command));

/** A day as it is written out, and as it is texted; what is said of it. */
const DAYS: [day: string, short: string[], sentences: string[]][] = [
  [
    "donderdag",
    ["do", "do.", "don", "dndrdg", "donedrdag"],
    [
      "plan DAY om 10 uur een overleg met mila",
      "verzet de tandarts naar DAY 10 uur",
      "zoek DAY tussen 13 en 17 uur een half uurtje met mila",
      "ik heb een uur nodig voor de begroting, ergens DAY tussen 10 en 15",
      "kun je deze inplannen?\nmila - DAY 10:00\nkarl - DAY 14:00",
    ],
  ],
  ["dinsdag", ["di", "di.", "dnsdg"], ["gooi de tandarts naar volgende week DAY half een", "zet de tandarts op DAY"]],
  [
    "morgen",
    ["mrgn", "mgn", "mrg", "mrogen"],
    ["plan DAY om 10 uur een overleg met mila", "DAY lunch met mila om 12:30"],
  ],
  [
    "Donnerstag",
    ["Do", "Do.", "dnnrstg", "Donnestag"],
    ["such mir DAY zwischen 14 und 18 Uhr eine Dreiviertelstunde mit Karl", "verschieb den Zahnarzt auf DAY 10 Uhr"],
  ],
  ["morgen", ["mrgn", "morgne"], ["trag DAY 16 Uhr Zahnarzt ein", "Termin mit Karl DAY um 9 Uhr"]],
  ["vendredi", ["ven", "ven.", "vndrd", "vendrdi"], ["trouve-moi 25 minutes DAY entre 9h et 11h pour la compta"]],
  [
    "viernes",
    ["vie", "vie.", "vrns", "veirnes"],
    ["reunión con Diego el DAY alas 10", "reunión con Diego el DAY a las 10"],
  ],
];

test.each(DAYS)("%s is the same however short it is texted", (day, shorts, sentences) => {
  for (const sentence of sentences) {
    const whole = read(sentence.replaceAll("DAY", day));
    for (const short of shorts)
      expect([short, sentence, read(sentence.replaceAll("DAY", short))]).toEqual([short, sentence, whole]);
  }
});

test("what only looks like a short day is none", () => {
  expect(read("dns meeting with Diego tomorrow at 3pm")).toEqual([
    "create · “Dns meeting” · with Diego · 2026-03-05 15:00",
  ]);
  expect(read("mtg mit Karl morgen um 9")).toEqual(["create · with Karl · 2026-03-05 09:00"]);
  expect(read("try to book Diego tomorrow at 3pm")).toEqual(["create · with Diego · 2026-03-05 15:00"]);
});

test.each([
  ["za open dag manege 14u", "create · “Open dag manege” · 2026-03-07 14:00"],
  ["Mi Chorprobe Kirche 19 Uhr", "create · “Chorprobe Kirche” · 2026-03-11 19:00"],
  ["ven équipe du matin 6h-14h", "create · “Équipe” · 2026-03-06 06:00–14:00"],
  ["jue natación niños a las 17:30", "create · “Natación niños” · 2026-03-05 17:30"],
  ["ma bellen om 15 uur", "create · “Ma bellen” · 2026-03-04 15:00"],
  ["Fr Karl 10 Uhr", "create · with Karl · 2026-03-06 10:00"],
  ["Fr Besprechung mit Karl", "create · “Besprechung” · with Karl · 2026-03-06"],
  ["sun diego 3pm", "create · with Diego · 2026-03-08 15:00"],
  ["meeting mila thurs", "create · with Mila · 2026-03-05"],
  ["koffie mila vrijdag", "create · “Koffie” · with Mila · 2026-03-06"],
  ["Termin Karl Do", "create · with Karl · 2026-03-05"],
  ["rdv élodie vend", "create · with Élodie · 2026-03-06"],
  ["comida diego vie", "create · “Comida” · with Diego · 2026-03-06"],
])("a short day opens what has an hour, where it is no other word: %s", (said, command) => {
  expect(read(said)).toEqual([command]);
});

test.each([
  ["rdv avec Élodie HOUR DAY", ["10h", "10h30", "14h"], "lundi"],
  ["réunion avec Élodie, mets-la plutôt à HOUR DAY", ["10h", "9h15"], "vendredi"],
  ["cita con Diego HOUR DAY", ["10h", "12h"], "lunes"],
  ["koffie met mila HOUR DAY", ["10u", "10u30", "11 uur"], "maandag"],
  ["Kaffee mit Karl HOUR DAY", ["10 Uhr", "14 Uhr"], "Montag"],
  ["coffee with mila HOUR DAY", ["10am", "15:30"], "monday"],
])("the hour in front of the day is the hour behind it: %s", (sentence, hours, day) => {
  for (const hour of hours) {
    const behind = read(sentence.replace("HOUR DAY", `${day} ${hour}`));
    expect([hour, read(sentence.replace("HOUR DAY", `${hour} ${day}`))]).toEqual([hour, behind]);
  }
});
