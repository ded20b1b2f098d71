import { test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";
import { anna, now, tom } from "../support/week";

const contacts = [...contactRows(anna.email, anna.name), ...contactRows(tom.email, tom.name)];

const week = () => [
  meeting("Team sync", "2026-11-24T12:30:00+01:00", "2026-11-24T13:30:00+01:00", [tom]),
  meeting("1:1 Anna", "2026-11-24T15:00:00+01:00", "2026-11-24T15:30:00+01:00", [anna]),
  meeting("Budget review", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [anna]),
];

/** Understood as it is written, answered in English. */
const dialogues: Record<string, string> = {
  "a German afternoon: late, cleared, taken back, and no more mornings": `
    > ich komme 10 Minuten zu spät zu Anna
    Running 10 minutes late? … “1:1 Anna” … move it to Tue 24 Nov, 15:10–15:40
    > nein
    I left everything as it is
    > räum meinen Nachmittag frei
    Shall I do all of this? … 1. Cancel “Team sync” … 2. Cancel “1:1 Anna”
    > ja
    • Cancelled: “Team sync” … • Cancelled: “1:1 Anna”
    > mach das rückgängig
    Undone: “Team sync” is back … Undone: “1:1 Anna” is back
    > verschieb alles nach 14 Uhr um eine halbe Stunde
    Shall I move this? … “1:1 Anna” … 15:30–16:00
    > ja, bitte
    Changed: “1:1 Anna”
    > keine Termine vor 10
    10:00
    > was weißt du über mich?
    10:00`,
  "a French day: two wishes, a delay, a journey": `
    > annule ma réunion de 15h et déplace la Budget review à vendredi
    1. Cancel “1:1 Anna” … 2. Move “Budget review” to Fri 27 Nov, 14:00–15:00
    > vas-y
    • Cancelled: “1:1 Anna” … • Changed: “Budget review”
    > j'ai 10 minutes de retard pour la Team sync
    Running 10 minutes late? … “Team sync” … 12:40–13:40
    > oui
    Changed: “Team sync”
    > je suis à New York de lundi à mercredi
    New York
    > vide mon après-midi
    “Team sync”
    > non
    I left`,
  "a Spanish day: everything moves, one is cancelled, and it is undone": `
    > mueve todo después de las 2 media hora
    Shall I move this? … “1:1 Anna” … 15:30–16:00
    > sí
    Changed: “1:1 Anna”
    > despeja mi tarde
    1. Cancel “Team sync” … 2. Cancel “1:1 Anna”
    > no
    I left everything as it is
    > llego 10 minutos tarde a la Team sync
    Running 10 minutes late? … “Team sync”
    > no
    I left everything as it is
    > cancela todo mañana
    “Budget review”
    > sí, por favor
    Cancelled: “Budget review”
    > deshazlo
    Undone: “Budget review” is back`,
  "of several meetings one is picked by its place, in each language": `
    > storniere den Termin mit Anna
    Which one
    > die zweite
    Shall I cancel this? … “Budget review”
    > nein
    I left it
    > annule le rendez-vous avec Anna
    Which one
    > la deuxième
    Shall I cancel this? … “Budget review”
    > non
    I left it
    > cancela la cita con Anna
    Which one
    > la última, por favor
    Shall I cancel this? … “Budget review”
    > no
    I left it
    > cancela la cita con Anna
    Which one
    > las dos
    1. Cancel “1:1 Anna” … 2. Cancel “Budget review”`,
};

test.each(Object.entries(dialogues))("%s", (_, script) => {
  play(converse({ now, events: week(), contacts }), script);
});
