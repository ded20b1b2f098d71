import { expect, test } from "vitest";
import { converse, guest, meeting } from "../support/dialogue";

/** What one would be free for, and with whom, is what is booked where one is. */
test.each([
  ["am I free for coffee with Nora on Friday at 3? if so book 45 minutes", "Coffee"],
  ["ben ik vrijdag om 15 uur vrij voor koffie met Nora? zo ja, plan 45 minuten", "Koffie"],
  ["bin ich am Freitag um 15 Uhr frei für Kaffee mit Nora? wenn ja, trag 45 Minuten ein", "Kaffee"],
  ["chuis dispo pr un café avec Nora ven 15h ? si oui cale 45 min", "Café"],
  ["¿estoy libre el viernes a las 15 para un café con Nora? si es así reserva 45 minutos", "Café"],
])("%s", (said, title) => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  talk.put(meeting("Photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Nora Quist")]));
  const shown = talk.say(said);
  expect(shown).toContain(`*${title}*`);
  expect(shown).toContain("15:00–15:45");
  expect(shown).toContain("Nora Quist");
});

test.each([
  ["Wanneer heb ik vrijdagmiddag een half uur vrij voor Nora?", "15:30"],
  ["vrijdagmiddag wanneer halfuur vrij voor nora?", "15u30"],
  ["Wann hätte ich Freitag Nachmittag eine halbe Stunde für Nora?", "um halb vier"],
  ["freitag nachmittag wann 30 min frei für nora?", "15:30"],
])("%s, and then %s: it is with her", (asked, then) => {
  const talk = converse({ now: "2027-03-03T09:30:00+01:00" });
  talk.put(meeting("Photo", "2027-02-22T10:00:00+01:00", "2027-02-22T10:30:00+01:00", [guest("Nora Quist")]));
  talk.say(asked);
  const shown = talk.say(then);
  expect(shown).toContain("15:30–16:00");
  expect(shown).toContain("Nora Quist");
});
