import { expect, test } from "vitest";
import { agendaMail, agendaMessage, agendaTemplate } from "~/agent/say/daily-agenda";
import type { Voice } from "~/agent/say/voice";
import { agendaWanted } from "~/agent/understand/agenda-wanted";
import { understand } from "~/agent/understand/understand";
import { agendaOf } from "~/domain/daily-agenda";
import { DEFAULT_PREFERENCES } from "~/domain/preferences";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";

/** A Monday morning in Amsterdam. */
const now = "2026-11-23T09:05:00+01:00";

test.each<[string, ReturnType<typeof agendaWanted>]>([
  ["send me my agenda at 8", { kind: "agenda", send: true, minute: 480 }],
  [
    "Can you send me my agenda at 8am every day please?",
    { kind: "agenda", send: true, minute: 480, days: "every-day" },
  ],
  ["agenda at 7:30 every day", { kind: "agenda", send: true, minute: 450, days: "every-day" }],
  [
    "every morning at half past seven send me my schedule",
    { kind: "agenda", send: true, minute: 450, days: "every-day" },
  ],
  ["send me my agenda at 8 on workdays", { kind: "agenda", send: true, minute: 480, days: "workdays" }],
  ["text me my daily agenda at 6 in the evening", { kind: "agenda", send: true, minute: 1080 }],
  ["send my agenda every evening at 9", { kind: "agenda", send: true, minute: 1260, days: "every-day" }],
  ["mail me my agenda", { kind: "agenda", send: true, by: "email" }],
  ["send me my agenda by email at 8", { kind: "agenda", send: true, minute: 480, by: "email" }],
  ["send me my agenda on whatsapp at 9", { kind: "agenda", send: true, minute: 540, by: "whatsapp" }],
  ["send me my agenda at 8 even when it's empty", { kind: "agenda", send: true, minute: 480, whenEmpty: true }],
  ["daily agenda, also on empty days", { kind: "agenda", send: true, whenEmpty: true }],
  ["I want my agenda every workday at 7.45", { kind: "agenda", send: true, minute: 465, days: "workdays" }],
  ["turn on the daily agenda", { kind: "agenda", send: true }],
  ["move my daily agenda to 9", { kind: "agenda", send: true, minute: 540 }],
  ["stop sending my agenda", { kind: "agenda", send: false }],
  ["please stop sending me the daily agenda", { kind: "agenda", send: false }],
  ["no more agenda please", { kind: "agenda", send: false }],
  ["don't send me my agenda any more", { kind: "agenda", send: false }],
  ["turn off my daily agenda", { kind: "agenda", send: false }],
  ["stuur me mijn agenda om 8 uur", { kind: "agenda", send: true, minute: 480 }],
  ["stuur me elke werkdag om half acht mijn agenda", { kind: "agenda", send: true, minute: 450, days: "workdays" }],
  [
    "kun je me elke ochtend om 8 uur mijn agenda sturen?",
    { kind: "agenda", send: true, minute: 480, days: "every-day" },
  ],
  ["stuur me 's avonds om 9 uur mijn agenda", { kind: "agenda", send: true, minute: 1260 }],
  ["mail me mijn agenda", { kind: "agenda", send: true, by: "email" }],
  [
    "ik wil elke dag om kwart over 7 mijn agenda, ook als hij leeg is",
    { kind: "agenda", send: true, minute: 435, days: "every-day", whenEmpty: true },
  ],
  ["agenda om 7:30 elke dag", { kind: "agenda", send: true, minute: 450, days: "every-day" }],
  ["dagelijkse agenda om 9 uur", { kind: "agenda", send: true, minute: 540 }],
  ["stop met het sturen van mijn agenda", { kind: "agenda", send: false }],
  ["stuur mijn agenda niet meer", { kind: "agenda", send: false }],
  ["geen dagelijkse agenda meer", { kind: "agenda", send: false }],
  ["zet de dagelijkse agenda uit", { kind: "agenda", send: false }],
  ["schick mir jeden morgen um 8 meine agenda", { kind: "agenda", send: true, minute: 480, days: "every-day" }],
  [
    "kannst du mir werktags um halb acht meine Termine schicken?",
    { kind: "agenda", send: true, minute: 450, days: "workdays" },
  ],
  ["ich möchte um 7:30 eine tägliche Übersicht", { kind: "agenda", send: true, minute: 450 }],
  ["schick mir die Tagesübersicht abends um 9 per E-Mail", { kind: "agenda", send: true, minute: 1260, by: "email" }],
  ["tägliche Agenda um 9 Uhr, auch wenn sie leer ist", { kind: "agenda", send: true, minute: 540, whenEmpty: true }],
  ["schick mir keine Agenda mehr", { kind: "agenda", send: false }],
  ["schalte die tägliche Agenda aus", { kind: "agenda", send: false }],
  ["envoie-moi mon agenda à 8h tous les matins", { kind: "agenda", send: true, minute: 480, days: "every-day" }],
  [
    "tu peux m'envoyer mon programme à 7h30 en semaine ?",
    { kind: "agenda", send: true, minute: 450, days: "workdays" },
  ],
  [
    "je voudrais recevoir mon agenda quotidien à 8 heures par mail",
    { kind: "agenda", send: true, minute: 480, by: "email" },
  ],
  ["mets mon agenda quotidien à 9h", { kind: "agenda", send: true, minute: 540 }],
  ["ne m'envoie plus mon agenda", { kind: "agenda", send: false }],
  ["plus d'agenda quotidien", { kind: "agenda", send: false }],
  ["mándame la agenda a las 8 todos los días", { kind: "agenda", send: true, minute: 480, days: "every-day" }],
  [
    "me puedes mandar mi agenda a las 7 y media entre semana?",
    { kind: "agenda", send: true, minute: 450, days: "workdays" },
  ],
  ["quiero recibir mi agenda diaria a las 9 de la noche", { kind: "agenda", send: true, minute: 1260 }],
  ["envíame el resumen del día por correo a las 8", { kind: "agenda", send: true, minute: 480, by: "email" }],
  ["ya no quiero más la agenda diaria", { kind: "agenda", send: false }],
  ["deja de mandarme la agenda", { kind: "agenda", send: false }],
])("%s", (text, request) => {
  expect(agendaWanted(text)).toEqual(request);
  const { intent, slots } = understand(text, { now: Date.parse(now), zone: "Europe/Amsterdam" });
  expect({ intent, preference: slots.preference }).toEqual({ intent: "preference", preference: request });
});

test.each([
  "send me my agenda",
  "send me my agenda for tomorrow",
  "what's on my agenda at 8",
  "show me my agenda at 8",
  "show my calendar",
  "agenda at 8",
  "send me my agenda tomorrow at 8",
  "send Anna my agenda at 8",
  "book the agenda meeting at 8 every day",
  "add agenda to the standup",
  "stop",
  "no agenda",
  "stuur mijn agenda",
  "stuur Anna mijn agenda om 8 uur",
  "wat staat er op mijn agenda om 8 uur",
  "zet lunch in mijn agenda om 12 uur",
  "send me my agenda at 25",
  "schick mir meine Termine",
  "schick Anna meine Agenda um 8",
  "was steht um 8 in meinem Kalender",
  "envoie-moi mon agenda",
  "montre-moi mon agenda à 8h",
  "envoie mon agenda à Anna",
  "mándame la agenda",
  "qué tengo en la agenda a las 8",
  "mándale mi agenda a Ana a las 8",
])("%s is no wish for one every day", (text) => {
  expect(agendaWanted(text)).toBeNull();
});

const dialogues: Record<string, string> = {
  "an agenda is switched on, changed, taken back and switched off": `
    > send me my agenda at 8
    Daily agenda: 08:00 on working days (was off). … The first one comes Tue 24 Nov, 08:00. None on a day without meetings. … [Undo]
    > agenda at 7:30 every day, even when it's empty
    Daily agenda: 07:30 every day, also when the day is empty (was 08:00 on working days).
    > undo
    Daily agenda: 08:00 on working days again.
    > mail me my agenda
    Daily agenda: 08:00 on working days, by mail (was 08:00 on working days).
    > stop sending my agenda
    Daily agenda: off (was 08:00 on working days, by mail).
    > undo
    Daily agenda: 08:00 on working days, by mail again.
    > what do you know about me
    Daily agenda: 08:00 on working days, by mail`,
  "in the evening it is that of the day after": `
    > send me my agenda every evening at 9
    Daily agenda: 21:00 every day (was off). … The first one comes Mon 23 Nov, 21:00, each for the day after.`,
  "in German": `
    > schick mir jeden Werktag um halb acht meine Agenda
    07:30
    > schick mir keine Agenda mehr
    aus`,
  "in French": `
    > envoie-moi mon agenda à 7h30 en semaine
    07:30
    > ne m'envoie plus mon agenda
    désactivé`,
  "in Spanish": `
    > mándame la agenda a las 7 y media entre semana
    7:30
    > deja de mandarme la agenda
    desactivada`,
  "in Dutch": `
    > stuur me elke werkdag om half acht mijn agenda
    Dagelijkse agenda: 07:30 op werkdagen (was uit). … De eerste komt di 24 nov, 07:30
    > stop met het sturen van mijn agenda
    Dagelijkse agenda: uit (was 07:30 op werkdagen).`,
  "a question about a day stays one": `
    > what's on my agenda tomorrow
    Nothing is planned on Tue 24 Nov`,
};

test.each(Object.entries(dialogues))("%s", (_, script) => play(converse({ now }), script));

const zone = "Europe/Amsterdam";
const day = { day: "2026-11-24", zone };
const voice: Voice = {
  ...{
    now: Date.parse("2026-11-24T08:00:00+01:00"),
    zone,
    clock: "24h",
    language: "en",
    appUrl: "https://parley.test",
  },
  preferences: { ...DEFAULT_PREFERENCES, timezone: zone, language: "en" },
};
const on = (title: string, from: string, to: string) =>
  meeting(title, `2026-11-24T${from}:00+01:00`, `2026-11-24T${to}:00+01:00`, [
    { email: "anna@example.com", name: "Anna de Vries" },
  ]);
const hours = { workdayStartMinute: 540, workdayEndMinute: 1080 };

test("a day as it is sent: on WhatsApp, by template and by mail", () => {
  const events = [on("Standup", "09:00", "09:30"), on("Review", "09:15", "10:00")];
  const agenda = agendaOf(events, day, hours, voice.now);
  expect(agendaMessage(agenda, voice)).toMatchObject({
    kind: "text",
    body: [
      "2 meetings on Tue 24 Nov:",
      "• 09:00–09:30 “Standup” (Anna de Vries)",
      "• 09:15–10:00 “Review” (Anna de Vries)",
      "",
      "⚠ “Standup” and “Review” overlap.",
      "",
      "First free time: 10:00–18:00.",
    ].join("\n"),
  });
  expect(agendaTemplate(agenda, voice)).toMatchObject({
    name: "parley_agenda",
    parameters: ["Tue 24 Nov", "09:00–09:30 “Standup” · 09:15–10:00 “Review”", "10:00–18:00"],
  });
  const mail = agendaMail(agenda, "Robin", voice);
  expect(mail.subject).toBe("Tue 24 Nov: 2 meetings");
  expect(mail.text).toContain("Hello Robin,\n\n2 meetings on Tue 24 Nov");
  expect(mail.text).toContain("https://parley.test/dashboard/settings/notifications");
});

test("an empty day says so, in Dutch too", () => {
  const agenda = agendaOf([], day, hours, voice.now);
  expect(agendaMessage(agenda, { ...voice, language: "nl" })).toMatchObject({
    body: "Er staat niets gepland op di 24 nov.",
  });
  expect(agendaTemplate(agenda, voice).parameters).toEqual(["Tue 24 Nov", "none", "09:00–18:00"]);
});
