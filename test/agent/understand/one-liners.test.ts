import { describe, expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";
import { show } from "~/agent/understand/show";
import { summaryAsked } from "~/agent/understand/summary-asked";
import { rowsOf } from "./rows";

/** What people text most, without stops and with the verb where their language puts it, to somebody who has these meetings. */
const known = {
  people: ["Lena Vogt", "Ruben Smit", "Grace Hall"].map((name) => ({
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}@example.com`,
  })),
  meetings: [
    { title: "Retro", people: ["Lena Vogt", "Ruben Smit"] },
    { title: "Lunch with Grace", people: ["Grace Hall"] },
    { title: "Pilates", people: [] },
    { title: "Demo", people: ["Ruben Smit"] },
  ],
};
/** A Wednesday. */
const context = { now: Date.parse("2026-03-04T09:30:00+01:00"), zone: "Europe/Amsterdam" };

const german = `
  Retro auf Freitag 11 Uhr verschieben → reschedule · the one “Retro” · 2026-03-06 11:00
  Termin mit Lena morgen bitte absagen → cancel · the one with Lena 2026-03-05 · 2026-03-05
  Demo am Montag um 9 eintragen → create · “Demo” · 2026-03-09 09:00
  leg die Demo auf Donnerstag 14 Uhr → reschedule · the one “Demo” · 2026-03-05 14:00
  kannst du die Retro auf nächste Woche verlegen → reschedule · the one “Retro” · 2026-03-09–2026-03-16
  Ruben eine halbe Stunde früher → reschedule · shifted -30 · the one with Ruben
  Treffen mit Grace auf Dienstag → reschedule · the one with Grace · 2026-03-10
  Call mit Ruben um 20 Minuten kürzen → reschedule · extended -20 · the one “Call” with Ruben · lasts 20
  kannst du Grace zur Retro dazunehmen → edit_attendees · with Grace · the one “Retro”
  Lena aus der Retro entfernen → edit_attendees · without Lena · the one “Retro”
  kann Ruben auch zum Termin mit Grace dazukommen → edit_attendees · with Ruben · the one with Grace
  lade Lena zu einer Besprechung am Freitag um 10 ein → create · “Besprechung” · with Lena · 2026-03-06 10:00
  habe ich Grace eingeladen → query · the one with Grace
  hab ich die Demo verschoben → query · the one “Demo”
  weißt du ob ich am Montag Termine habe → query · 2026-03-09
  wann haben Lena und ich morgen Zeit → find_slot · with Lena · 2026-03-05
  Freitag alles absagen → cancel · the one 2026-03-06 · 2026-03-06
  alle Termine am Freitag auf Montag verschieben → reschedule · the one 2026-03-06 · 2026-03-09
  ich kann heute nicht, alles absagen → cancel · the one 2026-03-04 · 2026-03-04
  Termine nächste Woche → query · 2026-03-09–2026-03-16
  was ist als nächstes dran → query
  ich kann morgen nicht zur Retro bitte sag sie ab → cancel · the one “Retro” 2026-03-05 · 2026-03-05
  habe ich morgen noch eine Stunde frei → find_slot · 60 min · 2026-03-05
  kannst du mich eine Stunde vor der Demo erinnern → set_reminder · 60 min ahead · the one “Demo”
  ich schaffe es nicht pünktlich zur Retro → running_late · the one “Retro”
`;

const dutch = `
  demo verplaatsen naar vrijdag 11 uur → reschedule · the one “Demo” · 2026-03-06 11:00
  overleg met Ruben morgen afzeggen → cancel · the one with Ruben 2026-03-05 · 2026-03-05
  gesprek met Ruben een kwartier verschuiven → reschedule · shifted 15 · the one “Gesprek” with Ruben · lasts 15
  pilates zaterdag 9 uur inplannen → create · “Pilates” · 2026-03-07 09:00
  meeting met Lena naar maandag → reschedule · the one with Lena · 2026-03-09
  kan Grace een uur later → reschedule · shifted 60 · the one with Grace
  kan je Lena toevoegen aan de afspraak met Grace → edit_attendees · with Lena · the one with Grace
  Ruben verwijderen uit de retro → edit_attendees · without Ruben · the one “Retro”
  zet Grace ook bij het gesprek van 15 uur → edit_attendees · with Grace · the one “Gesprek” 15:00
  nodig Lena uit voor een overleg vrijdag om 10 uur → create · “Overleg” · with Lena · 2026-03-06 10:00
  heb ik Ruben uitgenodigd → query · the one with Ruben
  heb ik de retro verzet → query · the one “Retro”
  weet je of ik maandag iets heb → query · 2026-03-09
  wanneer hebben Grace en ik allebei tijd → find_slot · with Grace
  vrije momenten donderdag → find_slot · 2026-03-05
  vrijdag alles afzeggen → cancel · the one 2026-03-06 · 2026-03-06
  alles van morgen verplaatsen naar vrijdag → reschedule · the one 2026-03-05 · 2026-03-06
  afspraken vrijdag → query · 2026-03-06
  wat heb ik straks → query
  met wie heb ik morgen afgesproken → query · 2026-03-05
  Ruben hoeft niet bij de retro te zijn → edit_attendees · without Ruben · the one “Retro”
  ik werk van 8 tot 4 → preference
  plan altijd 10 minuten tussen mijn afspraken → preference
  kan je me een kwartier voor de demo herinneren → set_reminder · 15 min ahead · the one “Demo”
  ik ben niet op tijd bij de retro → running_late · the one “Retro”
  zet pilates op zaterdag 10 uur in de agenda → create · “Pilates” · 2026-03-07 10:00
`;

const english = `
  add pilates on sunday at 10 → create · “Pilates” · 2026-03-08 10:00
  meeting with Lena to thursday → reschedule · the one with Lena · 2026-03-05
  can we do Grace half an hour later → reschedule · shifted 30 · the one with Grace
  can you add Lena to friday's meeting → edit_attendees · with Lena · the one 2026-03-06
  can Ruben join the meeting with Grace → edit_attendees · with Ruben · the one with Grace
  invite Lena to a demo on friday at 4 → create · “Demo” · with Lena · 2026-03-06 16:00
  did i invite Grace to the retro → query · the one “Retro”
  have i moved the demo → query · the one “Demo”
  when do we have time on monday → find_slot · 2026-03-09
  the demo is not happening please cancel it → cancel · the one “Demo”
  Ruben doesn't have to be in the retro → edit_attendees · without Ruben · the one “Retro”
  put pilates in for sunday 9am → create · “Pilates” · 2026-03-08 09:00
`;

describe.each(Object.entries({ german, dutch, english }))("in %s", (_, table) => {
  test.each(rowsOf(table))("“%s” is what it says", (text, expected) => {
    const commands = requestsOf(text, { ...context, known }).map(({ command }) => show(command));
    expect(commands.join(" + ")).toBe(expected);
  });
});

test.each([
  ["Friseur absagen", "cancel · the one “Friseur”"],
  ["Termin mit Jonas auf Freitag verschieben", "reschedule · the one with Jonas · 2026-03-06"],
  ["kapper verzetten naar dinsdag 10 uur", "reschedule · the one “Kapper” · 2026-03-10 10:00"],
  ["overleg met Karin verlengen met een half uur", "reschedule · extended 30 · the one with Karin · lasts 30"],
])("where nobody is known a verb at the end says what is asked: “%s”", (text, expected) => {
  expect(requestsOf(text, context).map(({ command }) => show(command))).toEqual([expected]);
});

test.each(["den Friseur nicht absagen", "de kapper niet afzeggen", "bitte nicht verschieben"])(
  "a verb at the end that is denied asks for nothing: “%s”",
  (text) => expect(requestsOf(text, context).map(({ command }) => command.intent)).toEqual(["deny"]),
);

test.each([
  ["kannst du die Demo zusammenfassen", "Demo"],
  ["was waren die Ergebnisse der Retro", "Retro"],
  ["was haben wir mit Grace besprochen", "Grace"],
  ["vat de retro samen", "retro"],
  ["wat waren de uitkomsten van de demo", "demo"],
])("“%s” asks what a meeting came to", (text, meeting) => {
  expect(summaryAsked(text, context)?.slots.summary).toEqual({ wants: "tell", meeting });
});
